/**
 * Solves thousands of black-and-white puzzles of one size in one call, without an object for each
 * puzzle. Clue words or pictures go in, statuses come out. A small WebAssembly module
 * (`assembly/bulk.ts`) does the work. `solve` handles what the module leaves open, and everything
 * if WebAssembly is not available.
 */
import { BLACK_ON_WHITE, BLANK, type Grid, type Puzzle, puzzleOf } from '@nonokit/core';
import { type Bulk, BY_LINES, bulkModule, MULTIPLE, OPEN, UNIQUE } from './bulk.js';
import { clueOfWord, isClueWord, MOST_CELLS } from './clue-words.js';
import { solutionsOf } from './result.js';
import { solve } from './solve.js';

/** The statuses in `ManyAnswers`, by index. */
export const MANY_STATUSES = ['none', 'unique', 'multiple', 'unknown'] as const;

/** Puzzles of one size, given by their clue words: for each puzzle its rows, then its columns. */
export interface ManyClues {
  /** Cells per row, from 1 to 32. */
  readonly width: number;
  readonly height: number;
  /** `height + width` numbers for each puzzle; see `clueWordsOf`. */
  readonly clues: Uint32Array;
}

/** Pictures of one size: the rows of each picture, in which bit 0 is the leftmost cell. */
export interface ManyPictures {
  /** Cells per row, from 1 to 32. */
  readonly width: number;
  readonly height: number;
  /** `height` numbers for each picture. */
  readonly pictures: Uint32Array;
}

/** Limits for puzzles that the module leaves open. */
export interface ManyOptions {
  /** The time limit of `solve` for each puzzle that the module leaves open. Default: none. */
  readonly timeoutMs?: number;
  readonly maxConflicts?: number;
}

/** Options of `solveMany`. */
export interface ManyClueOptions extends ManyOptions {
  /** Whether to return solutions. Default: true. */
  readonly pictures?: boolean;
}

/** The answers, in the order of the puzzles. */
export interface ManyAnswers {
  /** Indices into `MANY_STATUSES`. */
  readonly statuses: Uint8Array;
  /** 1 if line logic alone decides every cell or finds the contradiction, else 0. */
  readonly lineSolvable: Uint8Array;
}

/**
 * Answers with pictures: rows as in `ManyPictures`, zeros if there is no solution. Empty if no
 * pictures are requested.
 */
export interface ManySolutions extends ManyAnswers {
  readonly pictures: Uint32Array;
}

/** Maximum number of puzzles passed to the module at once. */
const MOST_AT_ONCE = 4096;

/**
 * Solves puzzles given by their clue words, as `solve` does with its defaults: status, whether line
 * logic is enough, and a solution. @throws {RangeError} for sides above 32, a wrong number of
 * words, and numbers that are no clue words.
 */
export function solveMany(many: ManyClues, options: ManyClueOptions = {}): ManySolutions {
  const { width, height, clues } = many;
  const { pictures: wanted = true, ...limits } = options;
  const count = computeBatchSize(many, clues.length, height + width);
  const pictures = new Uint32Array(wanted ? count * height : 0);
  checkWords(many);
  const answers = emptyAnswers(count);
  eachChunk(many, count, (bulk, from, to) => {
    const words = clues.subarray(from * (height + width), to * (height + width));
    numbersAt(bulk, bulk.cluesAt(), words.length).set(words);
    bulk.solveClues(to - from);
    take(bulk, answers.statuses, from, to);
    if (!wanted) return;
    pictures.set(numbersAt(bulk, bulk.picturesAt(), (to - from) * height), from * height);
  });
  const keep = (k: number, { cells }: Grid): void => {
    for (let r = 0; r < height; r++) pictures[k * height + r] = rowOf(cells, r, width);
  };
  finish(answers, limits, (k) => puzzleOfWords(many, k), wanted ? keep : undefined);
  if (wanted) clearUnsolved(answers.statuses, pictures, height);
  return { ...answers, pictures };
}

/**
 * Tells for each picture whether it is the only one with its clues, and whether line logic alone
 * finds it. @throws {RangeError} for sides above 32 and a wrong number of rows.
 */
export function checkMany(many: ManyPictures, options: ManyOptions = {}): ManyAnswers {
  const { height, pictures } = many;
  const count = computeBatchSize(many, pictures.length, height);
  checkRows(many);
  const answers = emptyAnswers(count);
  eachChunk(many, count, (bulk, from, to) => {
    const rows = pictures.subarray(from * height, to * height);
    numbersAt(bulk, bulk.picturesAt(), rows.length).set(rows);
    bulk.solvePictures(to - from);
    take(bulk, answers.statuses, from, to);
  });
  finish(answers, options, (k) => puzzleOfPicture(many, k));
  return answers;
}

/** Returns the number of puzzles. @throws {RangeError} if the length does not fit. */
function computeBatchSize({ width, height }: Size, length: number, each: number): number {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < 1 || side > MOST_CELLS) {
      throw new RangeError(`a side has 1 to ${MOST_CELLS} cells, got ${width}x${height}`);
    }
  }
  if (length % each !== 0) {
    throw new RangeError(`puzzles of ${width}x${height} take ${each} numbers each, got ${length}`);
  }
  return length / each;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** @throws {RangeError} for a row with cells beyond the width. */
function checkRows({ width, pictures }: ManyPictures): void {
  const beyond = width === MOST_CELLS ? 0 : -1 << width;
  const wrong = pictures.findIndex((row) => (row & beyond) !== 0);
  if (wrong >= 0) throw new RangeError(`pictures[${wrong}] has cells beyond the width of ${width}`);
}

/** @throws {RangeError} for a number that is no clue word. */
function checkWords({ width, height, clues }: ManyClues): void {
  for (let at = 0; at < clues.length; at++) {
    const line = at % (height + width);
    const word = clues[at] ?? 0;
    if (isClueWord(word, line < height ? width : height)) continue;
    const name = line < height ? `row ${line + 1}` : `column ${line - height + 1}`;
    const puzzle = Math.floor(at / (height + width)) + 1;
    throw new RangeError(`${name} of puzzle ${puzzle} is ${word}, which is no clue word`);
  }
}

/** Answers for puzzles that are all open. */
function emptyAnswers(count: number): ManyAnswers {
  return { statuses: new Uint8Array(count).fill(OPEN), lineSolvable: new Uint8Array(count) };
}

/** Passes puzzles to the module in chunks. Does nothing if WebAssembly is not available. */
function eachChunk(
  { width, height }: Size,
  count: number,
  work: (bulk: Bulk, from: number, to: number) => void,
): void {
  const bulk = bulkModule();
  if (bulk === undefined) return;
  for (let from = 0; from < count; from += MOST_AT_ONCE) {
    const to = Math.min(count, from + MOST_AT_ONCE);
    bulk.begin(height, width, to - from);
    work(bulk, from, to);
  }
}

function numbersAt(bulk: Bulk, at: number, length: number): Uint32Array {
  return new Uint32Array(bulk.memory.buffer, at, length);
}

function take(bulk: Bulk, statuses: Uint8Array, from: number, to: number): void {
  statuses.set(new Uint8Array(bulk.memory.buffer, bulk.statusesAt(), to - from), from);
}

/** Decodes the module's statuses, and solves the puzzles that are open. */
function finish(
  { statuses, lineSolvable }: ManyAnswers,
  options: ManyOptions,
  puzzleAt: (k: number) => Puzzle,
  keep?: (k: number, solution: Grid) => void,
): void {
  for (let k = 0; k < statuses.length; k++) {
    const status = statuses[k] ?? OPEN;
    lineSolvable[k] = status & BY_LINES ? 1 : 0;
    statuses[k] = status & ~BY_LINES;
    if (statuses[k] !== OPEN) continue;
    const result = solve(puzzleAt(k), options);
    statuses[k] = MANY_STATUSES.indexOf(result.status);
    lineSolvable[k] = result.lineSolvable ? 1 : 0;
    const [solution] = solutionsOf(result);
    if (solution !== undefined) keep?.(k, solution);
  }
}

/**
 * Clears the pictures of puzzles without a solution, since an undecided search may have left one.
 */
function clearUnsolved(statuses: Uint8Array, pictures: Uint32Array, height: number): void {
  for (let k = 0; k < statuses.length; k++) {
    const isSolved = statuses[k] === UNIQUE || statuses[k] === MULTIPLE;
    if (!isSolved) pictures.fill(0, k * height, (k + 1) * height);
  }
}

function puzzleOfWords({ width, height, clues }: ManyClues, k: number): Puzzle {
  const lines = Array.from(clues.subarray(k * (height + width), (k + 1) * (height + width)));
  const all = lines.map(clueOfWord);
  const rows = all.slice(0, height);
  const columns = all.slice(height);
  return { width, height, palette: BLACK_ON_WHITE, rows, columns, meta: {} };
}

function puzzleOfPicture({ width, height, pictures }: ManyPictures, k: number): Puzzle {
  const cells = new Uint16Array(height * width);
  for (let i = 0; i < cells.length; i++) {
    const row = pictures[k * height + Math.floor(i / width)] ?? 0;
    cells[i] = (row >>> (i % width)) & 1;
  }
  return puzzleOf({ width, height, cells }, BLACK_ON_WHITE);
}

/** Row `r` of a picture as a number. */
function rowOf(cells: Uint16Array, r: number, width: number): number {
  let row = 0;
  for (let c = 0; c < width; c++) if (cells[r * width + c] !== BLANK) row |= 1 << c;
  return row >>> 0;
}
