/** Texts of the page for unknown addresses, in Japanese. */
import type { MissingWords } from '../en/missing.js';

export const words: MissingWords = {
  title: 'このページには数字がありません',
  why: 'アドレスが古いか、打ち間違えたのかもしれません。',
  toPuzzles: 'パズルを探す',
};
