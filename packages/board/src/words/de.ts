/** The messages about saved games, in German. */
import type { Translation } from '@nonokit/core';

export const BOARD_DE: Translation<typeof import('./en.js')> = {
  notSavedGame: () => 'das ist kein gespeichertes Spiel von Nonokit, oder es ist beschädigt',
  newerSavedGame: ({ found, known }) =>
    `das Spiel wurde mit einem neueren Nonokit gespeichert (Version ${found}, dieses liest bis ${known}); lade die Seite neu`,
  savedForOther: ({ expected }) =>
    `das gespeicherte Spiel gehört zu einem anderen Rätsel, nicht zu diesem (Felder: ${expected})`,
  badSavedMove: ({ number }) =>
    `Zug ${number} des gespeicherten Spiels passt nicht zu diesem Rätsel`,
};
