/**
 * The encoding: a puzzle as clauses, which its pictures satisfy and nothing else does.
 *
 * A variable says which colour a cell has; `line-encoding.ts` adds, for each line, variables for
 * the places of its blocks. docs/certificates.md has the rules, with an example.
 */
import { BLANK, type Clue, type Grid, leastLength, type Puzzle } from '@nonokit/core';
import { ClauseList, type Formula } from './clauses.js';
import { encodeLine, type LineStarts, weigh } from './line-encoding.js';

/** A puzzle as clauses. Variables are numbered from 1. */
export interface Encoding {
  readonly variables: number;
  readonly clauses: ClauseList;
  /** The colours that a cell can have, blank first: [0, 3]. */
  colors(cell: number): readonly number[];
  /** The literal "cell `cell` has this colour", or 0 if it cannot: 17. */
  cell(cell: number, color: number): number;
  /**
   * The variable "block `block` begins at `position` of its line or later". Blocks are counted over
   * all rows, then all columns. 0 if that is certain or impossible.
   */
  start(block: number, position: number): number;
}

/** Most literals of an encoding: 240 MB of them. */
const MOST_LITERALS = 60_000_000;

/** The variables of the cells. Those of cell i begin at `first[i]`. */
interface CellVariables {
  readonly first: Int32Array;
  /** The colours of cell i are entries `from[i]..from[i + 1] - 1`, blank first. */
  readonly from: Int32Array;
  readonly colors: readonly number[];
  readonly count: number;
}

/** Encodes a puzzle. Undefined if that takes more than 60 million literals. */
export function encode(puzzle: Puzzle): Encoding | undefined {
  const { width, height, rows, columns } = puzzle;
  const clauses = new ClauseList();
  const cells = numberCells(puzzle);
  if (cells === undefined || weightOf(puzzle) > MOST_LITERALS) return undefined;
  const cell = (index: number, color: number) => cellLiteral(cells, index, color);
  encodeCells(clauses, cells, width * height);
  let variables = cells.count;
  const starts: LineStarts[] = [];
  const add = (clue: Clue, length: number, first: number, stride: number) => {
    if (leastLength(clue) > length) return refute(clauses);
    const line = {
      clue,
      length,
      colors: (x: number) => colorsAt(cells, first + x * stride),
      cell: (x: number, color: number) => cell(first + x * stride, color),
    };
    variables = encodeLine(clauses, line, variables, starts);
  };
  rows.forEach((clue, y) => {
    add(clue, width, y * width, 1);
  });
  columns.forEach((clue, x) => {
    add(clue, height, x, width);
  });
  const start = (block: number, position: number) => {
    const { least, slack, first } = starts[block];
    const shift = position - least;
    return shift < 1 || shift > slack ? 0 : first + shift - 1;
  };
  return { variables, clauses, colors: (index) => colorsAt(cells, index), cell, start };
}

/** Adds the clause that excludes one picture: some cell is different. */
function exclude({ clauses, cell }: Encoding, { cells }: Grid): void {
  cells.forEach((color, index) => {
    clauses.put(-cell(index, color));
  });
  clauses.close();
}

/**
 * The formula that says "there is a picture with the clues of the puzzle, and it is none of these".
 * Undefined if it would have more than 60 million literals.
 */
export function formulaOf(puzzle: Puzzle, pictures: readonly Grid[]): Formula | undefined {
  const encoding = encode(puzzle);
  return encoding && excluding(encoding, pictures);
}

/** The formula of an encoding that has excluded no picture yet. */
export function excluding(encoding: Encoding, pictures: readonly Grid[]): Formula {
  for (const picture of pictures) exclude(encoding, picture);
  const { variables, clauses } = encoding;
  return { variables, literals: clauses.literals };
}

/** The picture that a clause excludes; undefined for any other clause. */
export function excludedBy(
  { colors, cell }: Encoding,
  clause: Int32Array,
  { width, height }: Puzzle,
): Grid | undefined {
  const cells = new Uint16Array(width * height);
  if (clause.length !== cells.length) return undefined;
  for (let index = 0; index < cells.length; index++) {
    const found = colors(index).find((color) => -cell(index, color) === clause[index]);
    if (found === undefined) return undefined;
    cells[index] = found;
  }
  return { width, height, cells };
}

/** A clue that is too long for its line has no arrangement: two clauses that contradict. */
function refute(clauses: ClauseList): void {
  clauses.add(1);
  clauses.add(-1);
}

/** About the number of literals in the clauses of all lines. */
function weightOf({ width, height, rows, columns }: Puzzle): number {
  let weight = 0;
  for (const clue of rows) weight += weigh(clue, width);
  for (const clue of columns) weight += weigh(clue, height);
  return weight;
}

/**
 * Numbers the variables of the cells. A cell can have the colours that both its lines have, and
 * blank; in a puzzle of one ink it can always have that ink, so that cell i has variable i + 1.
 */
function numberCells({ width, height, palette, rows, columns }: Puzzle): CellVariables | undefined {
  const area = width * height;
  const first = new Int32Array(area);
  const from = new Int32Array(area + 1);
  const colors: number[] = [];
  const inksOf = (clue: Clue) => new Set(clue.map(({ color }) => color));
  const columnInks = columns.map(inksOf);
  let next = 1;
  for (let i = 0, y = 0; y < height; y++) {
    const rowInks = [...inksOf(rows[y])].sort((a, b) => a - b);
    for (let x = 0; x < width; x++, i++) {
      const inks = palette.length === 2 ? [1] : rowInks.filter((ink) => columnInks[x].has(ink));
      colors.push(BLANK, ...inks);
      from[i + 1] = colors.length;
      first[i] = next;
      next += inks.length === 1 ? 1 : 1 + inks.length;
      if (colors.length > MOST_LITERALS) return undefined;
    }
  }
  return { first, from, colors, count: next - 1 };
}

/** The colours that a cell can have, blank first. */
function colorsAt({ from, colors }: CellVariables, cell: number): readonly number[] {
  return colors.slice(from[cell], from[cell + 1]);
}

/**
 * The literal "cell `cell` has colour `color`". Two colours share a variable, which says that the
 * cell is not blank.
 */
function cellLiteral({ first, from, colors }: CellVariables, cell: number, color: number): number {
  const start = from[cell];
  const count = from[cell + 1] - start;
  for (let k = 0; k < count; k++) {
    if (colors[start + k] !== color) continue;
    if (count !== 2) return first[cell] + k;
    return k === 0 ? -first[cell] : first[cell];
  }
  return 0;
}

/** Where a cell has a variable for each colour, exactly one of them holds. */
function encodeCells(clauses: ClauseList, { first, from }: CellVariables, area: number): void {
  for (let i = 0; i < area; i++) {
    const count = from[i + 1] - from[i];
    if (count === 2) continue;
    for (let k = 0; k < count; k++) clauses.put(first[i] + k);
    clauses.close();
    for (let k = 0; k < count; k++) {
      for (let other = 0; other < k; other++) clauses.add(-(first[i] + other), -(first[i] + k));
    }
  }
}
