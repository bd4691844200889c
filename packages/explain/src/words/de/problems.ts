/** German messages about puzzles and marks that cannot be explained. */
import type { Translation } from '@nonokit/core';
import { counted } from './words.js';

/** The messages of `@nonokit/explain` in German. */
export const EXPLAIN_DE: Translation<typeof import('../en/problems.js')> = {
  tooManyInks: ({ colors, most }) =>
    `das Rätsel hat ${counted(colors, ['Farbe', 'Farben'])}, erklären lassen sich höchstens ${most}`,
  marksDoNotFit: ({ width, height, puzzleWidth, puzzleHeight }) =>
    `die Markierungen haben ${width}x${height} Felder, das Rätsel hat ${puzzleWidth}x${puzzleHeight}`,
  unknownMark: ({ color }) =>
    `in den Markierungen kommt Farbe ${color} vor, die das Rätsel nicht hat`,
  ratingStopped: () => 'die Bewertung wurde vorzeitig abgebrochen',
};
