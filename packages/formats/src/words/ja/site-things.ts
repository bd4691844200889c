/** Things that the readers of sites’ files name, in Japanese. */
import type * as en from '../en/site-things.js';
import type { ThingTranslation } from '../thing.js';

export const SITE_THINGS: ThingTranslation<typeof en> = {
  taskQuote: 'taskを閉じる引用符',
  nextLineNumbers: '次の行の数',
  thePuzzleKind: 'パズルの種類',
  numberOrDot: '数または「.」',
  firstList: '先頭のリスト',
  colorOffsets: '色のオフセット',
  theColor: ({ number }) => `色${number}`,
  theRunCount: '並びの数',
  runOffsets: '並びのオフセット',
  aRunOf: ({ number, count }) => `${count}個中${number}番目の並び`,
};
