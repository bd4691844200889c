/** Texts of the page that is shown where there is no network for another one, in English. */
export const words = {
  title: 'You are offline',
  why: 'This page comes from the server, which cannot be reached at the moment.',
  here: 'Available offline: puzzles you have opened before, your own files, the maker and the lessons. Your games are saved on this device.',
  again: 'Try again',
  home: 'Go to the home page',
};

export type OfflineWords = typeof words;
