/** Polish messages about puzzles and marks that cannot be explained. */
import type { Translation } from '@nonokit/core';
import { counted } from './words.js';

/** The messages of `@nonokit/explain` in Polish. */
export const EXPLAIN_PL: Translation<typeof import('../en/problems.js')> = {
  tooManyInks: ({ colors, most }) =>
    `nonogram ma ${counted(colors, ['kolor', 'kolory', 'kolorów'])}, a objaśnić można najwyżej ${most}`,
  marksDoNotFit: ({ width, height, puzzleWidth, puzzleHeight }) =>
    `oznaczenia mają rozmiar ${width}x${height}, a nonogram ${puzzleWidth}x${puzzleHeight}`,
  unknownMark: ({ color }) => `w oznaczeniach jest kolor ${color}, którego nonogram nie ma`,
  ratingStopped: () => 'ocena trudności została zatrzymana przed końcem',
};
