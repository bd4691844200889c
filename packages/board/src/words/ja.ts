/** The messages about saved games, in Japanese. */
import type { Translation } from '@nonokit/core';

export const BOARD_JA: Translation<typeof import('./en.js')> = {
  notSavedGame: () => 'Nonokitの保存データではないか、データが壊れています',
  newerSavedGame: ({ found, known }) =>
    `より新しいNonokitで保存されたデータです（バージョン${found}、ここで読めるのは${known}まで）。ページを再読み込みしてください`,
  savedForOther: ({ expected }) => `別のパズルの保存データです（このパズルは${expected}マス）`,
  badSavedMove: ({ number }) => `保存データの${number}手目がこのパズルに合いません`,
};
