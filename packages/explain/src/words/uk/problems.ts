/** Ukrainian messages about puzzles and marks that cannot be explained. */
import type { Translation } from '@nonokit/core';
import { counted } from './words.js';

/** The messages of `@nonokit/explain` in Ukrainian. */
export const EXPLAIN_UK: Translation<typeof import('../en/problems.js')> = {
  tooManyInks: ({ colors, most }) =>
    `у кросворді ${counted(colors, ['колір', 'кольори', 'кольорів'])}, а пояснити можна не більше ніж ${most}`,
  marksDoNotFit: ({ width, height, puzzleWidth, puzzleHeight }) =>
    `розмір позначок — ${width}x${height}, а кросворда — ${puzzleWidth}x${puzzleHeight}`,
  unknownMark: ({ color }) => `у позначках є колір ${color}, якого немає в кросворді`,
  ratingStopped: () => 'оцінювання складності зупинено передчасно',
};
