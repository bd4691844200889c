/** The messages about saved games, in Polish. */
import type { Translation } from '@nonokit/core';

export const BOARD_PL: Translation<typeof import('./en.js')> = {
  notSavedGame: () => 'to nie jest zapisana gra Nonokitu albo jest uszkodzona',
  newerSavedGame: ({ found, known }) =>
    `grę zapisał nowszy Nonokit (wersja ${found}, ten czyta do ${known}); odśwież stronę, aby go wczytać`,
  savedForOther: ({ expected }) =>
    `zapisana gra należy do innego nonogramu, a nie do tego (liczba kratek: ${expected})`,
  badSavedMove: ({ number }) => `ruch ${number} zapisanej gry nie pasuje do tego nonogramu`,
};
