/** The messages about saved games, in Ukrainian. */
import type { Translation } from '@nonokit/core';

export const BOARD_UK: Translation<typeof import('./en.js')> = {
  notSavedGame: () => 'це не збережена гра Nonokit, або її пошкоджено',
  newerSavedGame: ({ found, known }) =>
    `гру збережено новішою версією Nonokit (${found}, ця розуміє до ${known}); оновіть сторінку`,
  savedForOther: ({ expected }) =>
    `збережена гра належить до іншого кросворда, а не до цього (клітинок: ${expected})`,
  badSavedMove: ({ number }) => `хід ${number} збереженої гри не підходить до цього кросворда`,
};
