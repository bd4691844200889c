/**
 * The quick way for small puzzles: `small-search.ts` in WebAssembly, where it is available. Clue
 * words are written straight to the module's memory.
 */
import type { Clue, Grid, Puzzle } from '@nonokit/core';
import { type Bulk, BY_LINES, bulkModule, numbersOf } from './bulk.js';
import { clueWordsOf, MOST_CELLS, wordOf } from './clue-words.js';
import type { SolveOptions, SolveStats } from './result.js';
import { type SmallFindings, searchSmall } from './small-search.js';

/** The statuses of `SmallFindings` by their number, and how many solutions come with each. */
const STATUSES = ['none', 'unique', 'multiple', 'open'] as const;
const SOLUTIONS = [0, 1, 2, 0] as const;

/**
 * Solves a small puzzle, if options ask for nothing but whether its solution is the only one.
 * Undefined for other puzzles and options.
 */
export function solveSmall(puzzle: Puzzle, options: SolveOptions): SmallFindings | undefined {
  if (!isPlain(options) || !isSmall(puzzle)) return undefined;
  const bulk = options.engine === 'reference' ? undefined : bulkModule();
  if (bulk === undefined) {
    return clueWordsOf(puzzle) === undefined ? undefined : searchSmall(puzzle);
  }
  return searchInModule(bulk, puzzle);
}

/** True if no option asks for other solutions, for a part of them, or for limits. */
function isPlain(options: SolveOptions): boolean {
  return (
    (options.maxSolutions ?? 2) === 2 &&
    options.onSolution === undefined &&
    options.given === undefined &&
    options.lineOnly !== true &&
    (options.maxConflicts ?? Number.POSITIVE_INFINITY) === Number.POSITIVE_INFINITY &&
    options.maxMemoryBytes === undefined
  );
}

function isSmall({ width, height, palette }: Puzzle): boolean {
  return width <= MOST_CELLS && height <= MOST_CELLS && palette.length === 2;
}

/** Undefined if a clue is too long for its line. */
function searchInModule(bulk: Bulk, { width, height, rows, columns }: Puzzle) {
  bulk.begin(height, width, 2);
  const at = bulk.cluesAt() >>> 2;
  const words = numbersOf(bulk);
  if (!writeWords(words, at, rows, width)) return undefined;
  if (!writeWords(words, at + height, columns, height)) return undefined;
  const code = bulk.solveAlone();
  const status = code & ~BY_LINES;
  const pictureAt = bulk.picturesAt() >>> 2;
  const found: Grid[] = [];
  for (let k = 0; k < (SOLUTIONS[status] ?? 0); k++) {
    found.push(gridAt(words, pictureAt + k * height, width, height));
  }
  const stats: SolveStats = {
    linesSettled: bulk.linesSettled(),
    probes: 0,
    decisions: bulk.decisionsMade(),
    conflicts: bulk.conflictsMet(),
    restarts: 0,
  };
  const lineSolvable = (code & BY_LINES) !== 0;
  return { status: STATUSES[status] ?? 'open', found, lineSolvable, stats };
}

/** Writes the clue words of lines; returns false if a clue needs more than `length` cells. */
function writeWords(words: Uint32Array, at: number, clues: readonly Clue[], length: number) {
  for (let l = 0; l < clues.length; l++) {
    const word = wordOf(clues[l] ?? [], length);
    if (word === undefined) return false;
    words[at + l] = word;
  }
  return true;
}

/** The picture whose rows stand at `at`. */
function gridAt(rows: Uint32Array, at: number, width: number, height: number): Grid {
  const cells = new Uint16Array(width * height);
  for (let r = 0, i = 0; r < height; r++, i += width) {
    const ink = rows[at + r] ?? 0;
    for (let c = 0; c < width; c++) cells[i + c] = (ink >>> c) & 1;
  }
  return { width, height, cells };
}
