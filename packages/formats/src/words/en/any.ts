/** Messages of the reader of last resort, in English. */
import { counted, lineName, thereAre } from '@nonokit/core';
import { message } from '../message.js';
import type { NamedLine, Thing } from '../thing.js';

/** What a person can type instead. */
const LINES = 'the clues as a line "rows: 2, 1 1" and a line "columns: 2, 1, 1"';

export const anyRowsFirst = message(
  'rows-taken-first',
  'anyRowsFirst',
  () => 'nothing says which of the two lists are the rows; they are taken to come first',
);

export const anyNothing = message(
  'no-clues',
  'anyNothing',
  () => `there are no two lists of clues that fit each other; write ${LINES}`,
);

export const anyMisfit = message(
  'clues-misfit',
  'anyMisfit',
  (params: {
    readonly rows: Thing;
    readonly rowCells: number;
    readonly rowCount: number;
    readonly columns: Thing;
    readonly columnCells: number;
    readonly columnCount: number;
  }) => {
    const { rows, rowCells, rowCount, columns, columnCells, columnCount } = params;
    const one = `${rows.english} (${counted(rowCount, 'clue')} with ${counted(rowCells, 'cell')})`;
    const other = `${columns.english} (${counted(columnCount, 'clue')} with ${counted(columnCells, 'cell')})`;
    return (
      `${one} and ${other} look like the clues, but both must fill equally many cells` +
      `${rowCells === columnCells ? ' of each colour' : ': a number is wrong or missing'}`
    );
  },
);

export const anyTooLong = message(
  'clues-misfit',
  'anyTooLong',
  (params: {
    readonly rows: Thing;
    readonly columns: Thing;
    readonly line: NamedLine;
    readonly needs: number;
    readonly has: number;
  }) => {
    const { rows, columns, line, needs, has } = params;
    return (
      `${rows.english} and ${columns.english} look like the clues, but the clue of ` +
      `${lineName(line)} needs ${counted(needs, 'cell')}, and there are ${has}`
    );
  },
);

export const anyWrongSizes = message(
  'wrong-line-count',
  'anyWrongSizes',
  ({ rows, columns }: { readonly rows: number; readonly columns: number }) =>
    `${thereAre(rows, 'row clue')} and ${counted(columns, 'column clue')}, but the file states another size`,
);

export const anySeveral = message(
  'ambiguous-clues',
  'anySeveral',
  ({ ways }: { readonly ways: readonly (readonly [Thing, Thing])[] }) => {
    const each = ways.map(([a, b]) => `${a.english} with ${b.english}`);
    return `several pairs of lists fit as rows and columns: ${each.join('; ')}; write ${LINES}`;
  },
);

export const anyBlankLines = message(
  'ambiguous-clues',
  'anyBlankLines',
  () =>
    'a blank line among the clues may be a clue without blocks or only space; ' +
    'write 0 for a clue without blocks, or leave the blank line out',
);

export const anyNoBorder = message(
  'ambiguous-clues',
  'anyNoBorder',
  ({ rows, columns }: { readonly rows: Thing; readonly columns: Thing }) =>
    `${rows.english} may be the rows and ${columns.english} the columns, but nothing says so; ` +
    'write "rows:" above the first and "columns:" above the second, or use --from any',
);

export const anyReadOnly = message(
  'read-only',
  'anyReadOnly',
  () => 'any two lists that fit are read; to write clues in a plain form, use --to non',
);

export const anyMega = message(
  'other-puzzle',
  'anyMega',
  ({ rows, columns }: { readonly rows: Thing; readonly columns: Thing }) =>
    `${rows.english} and ${columns.english} hold clues that span two lines (a mega or super ` +
    'puzzle), which is another kind of puzzle; expected one clue for each line',
);

export const anyNoClues = message(
  'no-clues',
  'anyNoClues',
  ({ rows, columns }: { readonly rows: Thing; readonly columns: Thing }) =>
    `${rows.english} and ${columns.english} are named like clues, but hold something else; ` +
    'expected a list of numbers for each line',
);

export const anyLeftover = message(
  'leftover',
  'anyLeftover',
  ({ lists, line }: { readonly lists: number; readonly line: number }) =>
    lists === 1
      ? `a list in line ${line} of the file looks like clues or a picture, but is in no puzzle that was read`
      : `${counted(lists, 'list')} of the file look like clues or pictures, but are in no puzzle that was read; the first is in line ${line}`,
);

export const anyNumbersLeft = message(
  'leftover',
  'anyNumbersLeft',
  ({ found, used }: { readonly found: number; readonly used: number }) =>
    `the file holds ${counted(found, 'number')} above 1, of which about ${found - used} are in no puzzle that was read`,
);

export const anySudoku = message(
  'other-puzzle',
  'anySudoku',
  () => 'this looks like a sudoku, which is another kind of puzzle; expected clues or a picture',
);

/** A list of clues and where it begins. */
type Listed = { readonly clues: number; readonly cells: number; readonly line: number };

export const anyListsMisfit = message(
  'clues-misfit',
  'anyListsMisfit',
  (lists: Listed & { otherClues: number; otherCells: number; otherLine: number }) => {
    const { clues, cells, line, otherClues, otherCells, otherLine } = lists;
    const one = `line ${line} (${counted(clues, 'clue')} with ${counted(cells, 'cell')})`;
    const other = `line ${otherLine} (${counted(otherClues, 'clue')} with ${counted(otherCells, 'cell')})`;
    const why =
      cells === otherCells
        ? 'some clue needs more cells than there are lines of the other list'
        : 'rows and columns must fill equally many cells';
    return `lists of numbers begin in ${one} and ${other}, but ${why}`;
  },
);

export const anyOneList = message(
  'no-clues',
  'anyOneList',
  ({ clues, cells, line }: Listed) =>
    `only one list looks like clues, in line ${line} (${counted(clues, 'clue')} with ${counted(cells, 'cell')}); expected ` +
    `one for the rows and one for the columns; write ${LINES}`,
);
