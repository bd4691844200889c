/** The messages about saved games, in Russian. */
import type { Translation } from '@nonokit/core';

export const BOARD_RU: Translation<typeof import('./en.js')> = {
  notSavedGame: () => 'это не сохранённая игра Nonokit, или она повреждена',
  newerSavedGame: ({ found, known }) =>
    `игра сохранена более новой версией Nonokit (${found}, эта понимает до ${known}); обновите страницу`,
  savedForOther: ({ expected }) =>
    `сохранённая игра относится к другому кроссворду, а не к этому (клеток: ${expected})`,
  badSavedMove: ({ number }) => `ход ${number} сохранённой игры не подходит к этому кроссворду`,
};
