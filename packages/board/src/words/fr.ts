/** The messages about saved games, in French. */
import type { Translation } from '@nonokit/core';

export const BOARD_FR: Translation<typeof import('./en.js')> = {
  notSavedGame: () => 'ce n’est pas une partie enregistrée de Nonokit, ou elle est endommagée',
  newerSavedGame: ({ found, known }) =>
    `la partie a été enregistrée par un Nonokit plus récent (version ${found}, celui-ci lit jusqu’à ${known}) ; rechargez la page pour l’obtenir`,
  savedForOther: ({ expected }) =>
    `la partie enregistrée est celle d’une autre grille, pas de celle-ci (cases : ${expected})`,
  badSavedMove: ({ number }) =>
    `le coup ${number} de la partie enregistrée ne convient pas à cette grille`,
};
