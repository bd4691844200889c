/** Texts of the page of a puzzle, in English. */
export const words = {
  description: (facts: string) => `A nonogram to solve: ${facts}. Title and picture stay hidden.`,
  clues: 'Clues',
  rows: 'Rows',
  columns: 'Columns',
  row: (index: number) => `Row ${index}`,
  column: (index: number) => `Column ${index}`,
  nothing: 'nothing',
  cluesText: 'The full player needs JavaScript. Here are the clues to solve on paper.',
  plain: 'Play without a script',
  print: 'Printable sheet',
  solves: (count: number) => (count === 1 ? 'solved once' : `solved ${count} times`),
  by: (author: string) => `by ${author}`,
  downloads: 'Download',
  downloadsText: 'Clues only, until you have solved the puzzle.',
  sheet: (format: string) => `Printable sheet (${format})`,
  /** The files of a certificate, by extension. */
  certificate: {
    cnf: 'Certificate: the claim that there is another picture, as a formula',
    drat: 'Certificate: the proof that there is none',
    lrat: 'Certificate: the proof with hints, for verified checkers',
  },
  unreadable: 'This puzzle could not be read. Reload the page.',
  changed: 'The author has changed this puzzle since you began. Your earlier game is kept.',
  mine: 'You made this puzzle.',
};

export type PuzzleWords = typeof words;
