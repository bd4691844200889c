/** The messages about saved games, in English. */
import { message } from './message.js';

export const notSavedGame = message(
  'no-saved-game',
  'notSavedGame',
  () => 'this is no saved game of Nonokit, or it is damaged',
);

export const newerSavedGame = message<{ readonly found: number; readonly known: number }>(
  'newer-saved-game',
  'newerSavedGame',
  ({ found, known }) =>
    `the game was saved by a newer Nonokit (version ${found}, this one reads up to ${known}); reload the page to get it`,
);

export const savedForOther = message<{ readonly expected: string }>(
  'saved-for-other',
  'savedForOther',
  ({ expected }) =>
    `the saved game belongs to another puzzle, not to this one of ${expected} cells`,
);

export const badSavedMove = message<{ readonly number: number }>(
  'bad-saved-move',
  'badSavedMove',
  ({ number }) => `move ${number} of the saved game does not fit this puzzle`,
);
