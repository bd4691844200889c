/** Texts of the page for unknown addresses, in English. */
export const words = {
  title: 'This page has no clues',
  why: 'The address may be old or mistyped.',
  toPuzzles: 'Browse puzzles',
};

export type MissingWords = typeof words;
