/** Texts for newcomers to nonograms, and the links at the end of the first page, in English. */
export const words = {
  what: 'A nonogram is a picture hidden in numbers: each says how many cells side by side are filled.',
  first: 'New to nonograms?',
  learn: 'Learn it in a minute',
  easiest: 'Start with the easiest',
  rules: 'Each number says how many cells side by side are filled.',
  closeTip: 'Close this tip',
  back: 'Back to the puzzle',
  tooMany: {
    row: (index: number) => `Row ${index} has more filled cells than its number says.`,
    column: (index: number) => `Column ${index} has more filled cells than its number says.`,
  },
  empty: {
    mouse: 'Press a filled cell once more to empty it.',
    touch: 'Tap a filled cell once more to empty it.',
    keyboard: 'Space on a filled cell empties it.',
  },
  links: 'More pages',
  help: 'Help',
  about: 'About this site',
  ranking: 'Ranking',
  settings: 'Settings',
};

export type NewcomerWords = typeof words;
