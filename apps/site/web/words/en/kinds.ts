/** Texts of the page of other kinds of nonogram, and of boards of triangles, in English. */

import { counted } from './grammar.js';

/** A cell as screen readers are told it. */
interface SaidCell {
  readonly row: number;
  readonly place: number;
  readonly length: number;
  /** Of a triangle. */
  readonly isUp: boolean | undefined;
  readonly mark: string;
  readonly lines: string;
}

/** A line with its clue. */
type SayLine = (number: number, clue: string, isDone: boolean) => string;

/** The same for each direction of lines. */
export type LineSentences = Readonly<Record<'row' | 'column' | 'slash' | 'backslash', SayLine>>;

const sayLine =
  (name: string): SayLine =>
  (number, clue, isDone) =>
    `${name} ${number}: ${clue}${isDone ? ', done' : ''}.`;

const lines: LineSentences = {
  row: sayLine('Row'),
  column: sayLine('Column'),
  slash: sayLine('"/" line'),
  backslash: sayLine('"\\" line'),
};

/** Where a triangle points; nothing of a square. */
function pointing(isUp: boolean | undefined): string {
  if (isUp === undefined) return '';
  return isUp ? ', points up' : ', points down';
}

export const words = {
  title: 'Other kinds',
  description:
    'Nonograms with hidden numbers, with clues over two lines, and on triangles: the rules, and puzzles to play.',
  heading: 'Other kinds of nonogram',
  lead: 'The same idea with one rule changed. None of them needs guessing.',
  lesson: 'How to solve them',
  hidden: {
    heading: 'Hidden numbers',
    rules: [
      'A “?” is one block whose length you are not told: at least one cell, and a gap to the next block as always.',
      'A “*” stands for any number of blocks, or none.',
      'Use the lengths you do know, and what the crossing lines say: a “?” is only as long as its neighbours leave room for.',
    ],
    example:
      'Row 1 reads “? ?”: two blocks. Rows 2 and 3 are full, so the 2 of columns 1 and 5 ends there, and the 4 of column 3 leaves the middle of row 1 free.',
  },
  pairs: {
    heading: 'Clues over two lines',
    rules: [
      'Two neighbouring lines share a clue. A number in a circle counts cells that touch by their sides and lie in both lines, in any shape.',
      'All other numbers keep to their own line, and stand before or after the circles as they do in the picture.',
      'Cells that touch only by a corner do not belong together.',
    ],
    example:
      'The 4 in a circle is one set that lies in both rows. The two 1s belong to row 1 alone, before and after it.',
  },
  triangles: {
    heading: 'Triangles',
    rules: [
      'The cells are triangles, and lines run in three directions: rows, and both slants.',
      'Each clue stands where its line begins. Read it from the outside in for rows and “/” lines, and from the board outwards for “\\” lines.',
      'Every cell lies on three lines, so one cell can be decided by three clues.',
    ],
    example:
      'Three blades of four cells. Their clues stand to the left, above and below, each at the end of its line.',
  },
  cut: {
    heading: 'Cut cells',
    rules: [
      'A diagonal cuts some cells into two colours. Each way to cut a cell is an ink of its own.',
      'A cut cell with a number is a block like any other. Blocks of two inks may touch.',
      'A frame glues cut cells to the end of a block: no gap is between them, and its number counts them too.',
    ],
    example:
      'Row 1 reads 4 between two triangles: a cut cell, two whole ones and a cut one. Row 2 is full.',
  },
  cards: {
    triangles: (count: string) => `${count} triangles`,
    steps: (count: number) => counted(count, 'step', 'steps'),
    started: 'begun',
    solved: 'solved',
  },
  own: {
    heading: 'Your own files',
    text: 'Puzzles of these kinds open like any other: drop a file, paste it, or choose it here. Our JSON, webpbn XML and .g files hold them.',
    choose: 'Choose a file',
    make: 'Make your own',
  },
  noPuzzle: {
    loading: 'Loading…',
    noPuzzle: 'No such puzzle',
    toPuzzles: 'To the puzzles',
  },
  game: {
    name: (cells: string) => `${cells} triangles`,
    rule: 'Lines run in three directions. Drag along any of them to fill several cells.',
    tool: 'What a stroke paints',
    fill: 'Fill',
    cross: 'X',
    erase: 'Erase',
    undo: 'Undo',
    redo: 'Redo',
    restart: 'Start again',
    hint: 'Hint',
    whatIf: 'What if',
    whatIfOn: (name: string) => `What if ${name}`,
    whatIfText: 'From here on you mark in pencil. Keep all these marks, or discard them all.',
    keep: 'Keep',
    discard: 'Discard',
    zoomIn: 'Larger cells',
    zoomOut: 'Smaller cells',
    print: 'Print',
    picture: 'The finished picture',
    solved: 'Solved',
    solvedIn: (time: string) => `Solved in ${time}`,
    more: 'More puzzles',
    again: 'Play again',
  },
  board: {
    label: 'Board of triangles',
    squares: 'Board of squares of which some are cut',
    keys: 'Arrow keys move, Space marks, X crosses out, Backspace erases, Shift with an arrow paints on, H gives a hint, + and − change the size.',
    filled: 'filled',
    crossed: 'crossed out',
    unknown: 'empty',
    line: lines,
    cell: ({ row, place, length, isUp, mark, lines }: SaidCell) =>
      `Row ${row}, cell ${place} of ${length}${pointing(isUp)}: ${mark}. ${lines}`,
  },
};

export type KindsWords = typeof words;
