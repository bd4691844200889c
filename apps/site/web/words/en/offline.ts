/** Texts of the page that is shown where there is no network for another one, in English. */
export const words = {
  title: 'There is no network',
  why: 'This page comes from the server, and the server cannot be reached at the moment.',
  here: 'What works without a network: the puzzles that you have opened before, files of yours, the maker and the lessons. Your games are kept on this device.',
  again: 'Try again',
  home: 'To the first page',
};

export type OfflineWords = typeof words;
