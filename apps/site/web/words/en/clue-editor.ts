/** Texts of the editor of numbers, in English: scanned ones are mended in it, others typed. */
export const words = {
  row: (line: string) => `Row ${line}`,
  column: (line: string) => `Column ${line}`,
  place: (line: string, place: string) => `${line}, number ${place}`,
  emptyLine: (line: string) => `${line}, no number`,
  unsureOf: (place: string, count: string) => `${place} of ${count} unsure`,
  take: (value: string) => `It is ${value}`,
  orType: 'or type it',
  typeIt: 'Numbers',
  typeHelp: 'Two numbers with a space between them, or 0 for none.',
  lineHelp: 'All its numbers with spaces or commas between them, or 0 for none.',
  typeWrong: (most: string) => `Type whole numbers from 1 to ${most} with spaces, or 0 for none.`,
  keysHelp: '1 and 2 choose, arrows walk, U takes back.',
  previous: 'Previous number',
  next: 'Next number',
  takeBack: 'Take back',
  askAny: 'Press any number to change it.',
  noneUnsure: 'No number is unsure',
  checking: 'Still checking…',
  unique: (sum: string) => `Rows and columns agree (${sum} = ${sum}), and there is one solution.`,
  manySolutions: 'Rows and columns agree, but there are several solutions.',
  none: 'Rows and columns agree, but there is no solution.',
  unknown: 'Rows and columns agree. Whether there is one solution was not found in time.',
  sums: (rows: string, columns: string) => `Rows add up to ${rows}, columns to ${columns}.`,
  sumsOf: (color: string, rows: string, columns: string) =>
    `In ${color}, rows add up to ${rows}, columns to ${columns}.`,
  tooLong: (line: string) => `${line}: the numbers are too long for it.`,
  findWrong: 'Find the wrong number',
};

export type ClueEditorWords = typeof words;
