/** French messages about puzzles and marks that cannot be explained. */
import type { Translation } from '@nonokit/core';
import { counted } from './words.js';

/** The messages of `@nonokit/explain` in French. */
export const EXPLAIN_FR: Translation<typeof import('../en/problems.js')> = {
  tooManyInks: ({ colors, most }) =>
    `la grille a ${counted(colors, ['couleur', 'couleurs'])}, l’explication en accepte ${most} au plus`,
  marksDoNotFit: ({ width, height, puzzleWidth, puzzleHeight }) =>
    `les marques font ${width}x${height} cases, la grille ${puzzleWidth}x${puzzleHeight}`,
  unknownMark: ({ color }) =>
    `les marques contiennent la couleur ${color}, qui n’est pas dans la grille`,
  ratingStopped: () => 'l’évaluation a été interrompue avant la fin',
};
