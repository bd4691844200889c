/** Texts of the page of a puzzle, in English. */
export const words = {
  description: (facts: string) => `A nonogram to solve: ${facts}. Title and picture stay hidden.`,
  clues: 'Clues',
  rows: 'Rows',
  columns: 'Columns',
  row: (index: number) => `Row ${index}`,
  column: (index: number) => `Column ${index}`,
  nothing: 'nothing',
  cluesText: 'Playing needs a script. Without one, here are the clues, to solve on paper.',
  print: 'As a sheet to print',
  solves: (count: number) => (count === 1 ? 'solved once' : `solved ${count} times`),
  by: (author: string) => `by ${author}`,
  downloads: 'Download',
  downloadsText: 'The clues alone, until you have solved the puzzle.',
  sheet: (format: string) => `A sheet to print (${format})`,
  unreadable: 'This puzzle could not be read. Reload the page.',
  changed: 'The author has changed this puzzle since you began. Your game of before is kept.',
  /** How a version of before is called in the list of games. */
  mine: 'You made this puzzle.',
};

export type PuzzleWords = typeof words;
