/** The messages about saved games, in Spanish. */
import type { Translation } from '@nonokit/core';

export const BOARD_ES: Translation<typeof import('./en.js')> = {
  notSavedGame: () => 'esto no es una partida guardada de Nonokit o está dañada',
  newerSavedGame: ({ found, known }) =>
    `la partida se guardó con una versión más nueva de Nonokit (${found}; esta lee hasta la ${known}); vuelve a cargar la página para actualizarla`,
  savedForOther: ({ expected }) =>
    `la partida guardada es de otro nonograma, no de este (${expected} casillas)`,
  badSavedMove: ({ number }) =>
    `la jugada ${number} de la partida guardada no encaja en este nonograma`,
};
