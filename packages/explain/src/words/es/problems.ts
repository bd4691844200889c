/** Spanish messages about puzzles and marks that cannot be explained. */
import type { Translation } from '@nonokit/core';
import { counted } from './words.js';

/** The messages of `@nonokit/explain` in Spanish. */
export const EXPLAIN_ES: Translation<typeof import('../en/problems.js')> = {
  tooManyInks: ({ colors, most }) =>
    `el nonograma tiene ${counted(colors, ['color', 'colores'])}, y se pueden explicar ${most} como máximo`,
  marksDoNotFit: ({ width, height, puzzleWidth, puzzleHeight }) =>
    `las marcas ocupan ${width}x${height} casillas y el nonograma, ${puzzleWidth}x${puzzleHeight}`,
  unknownMark: ({ color }) => `las marcas tienen el color ${color}, que no está en el nonograma`,
  ratingStopped: () => 'el cálculo de la dificultad se detuvo antes de acabar',
};
