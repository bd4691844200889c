/** Messages of the readers of the formats of davidje13, in English. */
import { message } from '../message.js';

export const davidjeNoHeader = message(
  'no-header',
  'davidjeNoHeader',
  () => 'the file does not name its fields, expected a header with "name" and "rules" or "image"',
);
export const davidjeNoString = message(
  'no-clues',
  'davidjeNoString',
  () => 'the line has no share string, expected one in "rules" or "image"',
);
export const davidjeOpenQuote = message(
  'ends-early',
  'davidjeOpenQuote',
  () => 'the file ends within quotes, expected the closing one',
);
export const davidjeAfterQuote = message(
  'bad-csv',
  'davidjeAfterQuote',
  () => 'text goes on behind its quotes, expected a comma',
);
export const davidjeNoObject = message(
  'bad-json',
  'davidjeNoObject',
  () => 'the value is no object, expected a puzzle',
);
export const davidjeNoArray = message(
  'no-clues',
  'davidjeNoArray',
  ({ key }: { key: string }) => `"${key}" is no array, expected one clue a line`,
);
export const davidjeWithheld = message(
  'hidden-number',
  'davidjeWithheld',
  ({ key, index }: { key: string; index: number }) =>
    `the clue ${key}[${index}] is withheld: a nonogram of another kind, which is not taken here`,
);
export const davidjeNoClue = message(
  'bad-clue',
  'davidjeNoClue',
  ({ key, index }: { key: string; index: number }) =>
    `${key}[${index}] is no clue, expected an array of numbers`,
);
export const davidjeNoPicture = message(
  'bad-goal',
  'davidjeNoPicture',
  () => '"image" is no picture, expected rows of text',
);
export const davidjeNoShare = message(
  'bad-string',
  'davidjeNoShare',
  ({ found }: { found: string }) =>
    [
      `"${found}" is no share string, expected "R",`,
      '"B" or "L" and characters of A-Z, a-z, 0-9, "-", "_"',
    ].join(' '),
);
export const davidjeEndsEarly = message(
  'ends-early',
  'davidjeEndsEarly',
  () => 'the share string stops short, expected more of the puzzle',
);
export const davidjeTooLarge = message(
  'too-large',
  'davidjeTooLarge',
  ({ width, height, most }: { width: number; height: number; most: number }) =>
    `the size is ${width}x${height}, expected at most ${most} cells a side`,
);
export const davidjeNoCells = message(
  'bad-string',
  'davidjeNoCells',
  () => 'the picture has no kind of cell, expected some',
);
export const davidjeUnknownCell = message(
  'unknown-cell',
  'davidjeUnknownCell',
  ({ cell, row }: { cell: number; row: number }) =>
    `cell ${cell} of row ${row} is unknown, expected a finished picture`,
);
export const davidjeTooWide = message(
  'too-large',
  'davidjeTooWide',
  ({ width, height, most }: { width: number; height: number; most: number }) =>
    [
      `the puzzle is ${width}x${height}, share strings of`,
      `davidje13 hold at most ${most} cells a side`,
    ].join(' '),
);
