/**
 * Data of the nonogram in the MiniZinc benchmarks. A clue is written in unary: a 1 for each cell of
 * a block, a 0 between blocks, and -1 up to the common length. The numbers are not sizes.
 */
import {
  type Block,
  bad,
  type Clue,
  good,
  leastLength,
  type Puzzle,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { readAssignments } from '../lexing/assignments.js';
import { type ListNames, puzzleOfAssignments } from '../lexing/list-clues.js';
import type { NestedList } from '../lexing/nested-lists.js';
import { unaryAfterEnd, unaryList, unaryNumber } from '../words/en/solvers.js';

const NAMES: ListNames = { rows: ['rows'], columns: ['cols'], height: ['Y'], width: ['X'] };

const WANTED: ReadonlySet<string> = new Set(Object.values(NAMES).flat());

/** MiniZinc benchmark data. */
export const minizincUnary: Format = {
  id: 'minizinc-unary',
  name: 'MiniZinc benchmark data',
  extensions: ['.dzn'],
  media: 'text',
  holds: { colors: 'none', background: false, clues: true, goal: false, meta: [], several: false },
  detect: ({ text }) =>
    /^[ \t]*maxlen[ \t]*=/m.test(text) &&
    /^[ \t]*(?:rows|cols)[ \t]*=\s*(?:\[|array2d)/m.test(text),
  read: (source) => [readUnary(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeUnary(puzzle)),
};

function readUnary({ text, limits }: Source): Result<Puzzle> {
  const assignments = readAssignments(text, '%', limits, (name) => WANTED.has(name));
  if (!assignments.ok) return assignments;
  return puzzleOfAssignments(assignments.value, NAMES, limits, clueOfUnary);
}

function clueOfUnary({ items, place }: NestedList): Result<Clue> {
  const clue: Block[] = [];
  let size = 0;
  let ended = false;
  for (const item of [...items, -1]) {
    if (item !== 1 && item !== 0 && item !== -1) {
      if (typeof item !== 'number') return bad(unaryList, {}, place);
      return bad(unaryNumber, { found: item }, place);
    }
    if (item !== -1 && ended) {
      return bad(unaryAfterEnd, { found: item }, place);
    }
    if (item === 1) size++;
    else if (size > 0) {
      clue.push({ size, color: 1 });
      size = 0;
    }
    ended = item === -1;
  }
  return good(clue);
}

function writeUnary({ width, height, rows, columns }: Puzzle): string {
  const length = [...rows, ...columns].reduce((most, clue) => Math.max(most, leastLength(clue)), 1);
  const matrix = (clues: readonly Clue[]): string =>
    clues.map((clue) => `${toUnary(clue, length).join(', ')}\n |`).join('');
  const sizes = `X = ${width};\nY = ${height};\nmaxlen = ${length};\n`;
  return `${sizes}rows = [|${matrix(rows)}];\ncols = [|${matrix(columns)}];\n`;
}

/** The clue in unary, with -1 up to `length`; an empty clue is a lone 0. */
function toUnary(clue: Clue, length: number): number[] {
  const digits = clue.flatMap(({ size }, k) => [
    ...(k > 0 ? [0] : []),
    ...new Array<number>(size).fill(1),
  ]);
  if (digits.length === 0) digits.push(0);
  return [...digits, ...new Array<number>(length - digits.length).fill(-1)];
}
