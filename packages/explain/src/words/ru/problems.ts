/** Russian messages about puzzles and marks that cannot be explained. */
import type { Translation } from '@nonokit/core';
import { counted } from './words.js';

/** The messages of `@nonokit/explain` in Russian. */
export const EXPLAIN_RU: Translation<typeof import('../en/problems.js')> = {
  tooManyInks: ({ colors, most }) =>
    `в кроссворде ${counted(colors, ['цвет', 'цвета', 'цветов'])}, а объяснить можно не больше ${most}`,
  marksDoNotFit: ({ width, height, puzzleWidth, puzzleHeight }) =>
    `размер отметок — ${width}x${height}, а кроссворда — ${puzzleWidth}x${puzzleHeight}`,
  unknownMark: ({ color }) => `в отметках есть цвет ${color}, которого нет в кроссворде`,
  ratingStopped: () => 'оценка сложности была остановлена до конца',
};
