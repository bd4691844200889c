/** Texts of the page on which one plays without a script, in Japanese. */
import type { PlainWords } from '../en/plain.js';

export const words: PlainWords = {
  tool: '押したときの印',
  fill: '塗り',
  cross: '空白',
  hint: 'ヒント',
  noHint: 'ヒントが見つかりませんでした。',
  done: '完成',
  how: 'マスを押すと印が付き、もう一度押すと消えます。ブラウザの「戻る」で元に戻せます。ブックマークすればゲームを保存できます。',
  restart: '最初から',
  page: 'このパズルの通常のページ',
  tooLarge: 'このパズルは大きすぎて、スクリプトなしでは遊べません。印刷してお楽しみください。',
  solved: (title) => (title === '' ? '完成！' : `完成：${title}`),
};
