/** Texts of the page that is shown where there is no network for another one, in Japanese. */
import type { OfflineWords } from '../en/offline.js';

export const words: OfflineWords = {
  title: 'オフラインです',
  why: 'このページはサーバーから届きますが、いまはサーバーに接続できません。',
  here: 'オフラインで使えるもの：以前に開いたパズル、手持ちのファイル、パズル作成、レッスン。ゲームはこの端末に保存されています。',
  again: '再試行',
  home: 'ホームへ',
};
