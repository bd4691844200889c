/** Texts of the site as an app that is installed, in Japanese. */
import type { AppWords } from '../en/app.js';

export const words: AppWords = {
  title: (site) => `${site}：イラストロジック`,
  description: '理由のわかるヒント付きイラストロジック。自動保存、登録不要、広告なし。',
  openFile: 'ファイルを開く',
};
