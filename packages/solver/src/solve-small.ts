/**
 * Solves small puzzles quickly: `small-search.ts` in WebAssembly, if it is available. Clue words
 * are written directly to the module's memory.
 */
import { BLANK, type Clue, type Grid, invariant, type Puzzle, UNKNOWN } from '@nonokit/core';
import { type Bulk, BY_LINES, bulkModule, MISJUDGED, viewNumbers } from './bulk.js';
import { clueWordsOf, MOST_CELLS, packWord } from './clue-words.js';
import { judged, NO_SOLUTION } from './judged.js';
import type { SolveOptions } from './result.js';
import { INK } from './small-probe.js';
import { type ProbedRoot, type SmallFindings, searchSmall } from './small-search.js';

/** The statuses of `SmallFindings` by index, and the number of solutions of each. */
const STATUSES = ['none', 'unique', 'multiple', 'open'] as const;
const SOLUTIONS = { none: 0, unique: 1, multiple: 2, open: 0 } as const;

/** More conflicts than the search of `small-search.ts` can meet: its limits add up to 1,108. */
const FEW_CONFLICTS = 2000;

/**
 * Solves a small puzzle, if the options only ask whether its solution is unique. Undefined for
 * other puzzles and options. Solutions are judged.
 */
export function solveSmall(puzzle: Puzzle, options: SolveOptions): SmallFindings | undefined {
  if (!isPlain(options) || !isSmall(puzzle)) return undefined;
  const bulk = options.engine === 'reference' ? undefined : bulkModule();
  if (bulk === undefined) {
    return clueWordsOf(puzzle) === undefined ? undefined : searchJudged(puzzle);
  }
  return searchInModule(bulk, puzzle);
}

function searchJudged(puzzle: Puzzle): SmallFindings {
  const findings = searchSmall(puzzle);
  for (const solution of findings.found) judged(solution, puzzle);
  return findings;
}

/** Returns true if no option asks for more solutions, for given cells, or for narrow limits. */
function isPlain(options: SolveOptions): boolean {
  return (
    (options.maxSolutions ?? 2) === 2 &&
    options.onSolution === undefined &&
    options.given === undefined &&
    options.lineOnly !== true &&
    (options.maxConflicts ?? Number.POSITIVE_INFINITY) >= FEW_CONFLICTS &&
    options.maxMemoryBytes === undefined
  );
}

function isSmall({ width, height, palette }: Puzzle): boolean {
  return width <= MOST_CELLS && height <= MOST_CELLS && palette.length === 2;
}

/** Solves a puzzle in the module. Undefined if a clue is too long for its line. */
function searchInModule(
  bulk: Bulk,
  { width, height, rows, columns }: Puzzle,
): SmallFindings | undefined {
  bulk.begin(height, width, 2);
  const at = bulk.cluesAt() >>> 2;
  const words = viewNumbers(bulk);
  if (!writeWords(words, at, rows, width)) return undefined;
  if (!writeWords(words, at + height, columns, height)) return undefined;
  const findings = findingsIn(bulk);
  if (findings.status === 'open') {
    return { ...findings, found: [], root: rootIn(bulk, width, height) };
  }
  const pictureAt = bulk.picturesAt() >>> 2;
  const found: Grid[] = [];
  for (let k = 0; k < SOLUTIONS[findings.status]; k++) {
    found.push(gridAt(words, pictureAt + k * height, width, height));
  }
  return { ...findings, found };
}

/** Solves the puzzle whose clue words have been written. */
function findingsIn(bulk: Bulk): Omit<SmallFindings, 'found'> {
  const code = bulk.solveAlone();
  invariant(code !== MISJUDGED, NO_SOLUTION);
  return {
    status: STATUSES[code & ~BY_LINES] ?? 'open',
    lineSolvable: (code & BY_LINES) !== 0,
    stats: {
      linesSettled: bulk.linesSettled(),
      probes: bulk.probesMade(),
      decisions: bulk.decisionsMade(),
      conflicts: bulk.conflictsMet(),
      restarts: 0,
    },
  };
}

/** The findings of probing about the puzzle that was left open. */
function rootIn(bulk: Bulk, width: number, height: number): ProbedRoot | undefined {
  const at = bulk.rootAt() >>> 2;
  if (at === 0) return undefined;
  const words = viewNumbers(bulk);
  const found = new Float64Array(bulk.memory.buffer, bulk.gainsAt(), height * MOST_CELLS);
  const cells = new Int32Array(width * height).fill(UNKNOWN);
  const gains = new Float64Array(width * height);
  for (let r = 0, i = 0; r < height; r++) {
    const inked = words[at + r] ?? 0;
    const blank = words[at + height + r] ?? 0;
    for (let c = 0; c < width; c++, i++) {
      if ((inked >>> c) & 1) cells[i] = INK;
      else if ((blank >>> c) & 1) cells[i] = BLANK;
      gains[i] = found[r * MOST_CELLS + c] ?? 0;
    }
  }
  return { known: { width, height, cells }, gains };
}

/**
 * Solves the puzzle of clue words (see `clueWordsOf`) as `solve` does, without pictures. Undefined
 * if only the whole solver can decide it, or without WebAssembly. The words must be valid.
 */
export function solveWords(
  width: number,
  height: number,
  words: Uint32Array,
): Omit<SmallFindings, 'found'> | undefined {
  const bulk = bulkModule();
  if (bulk === undefined) return undefined;
  bulk.begin(height, width, 2);
  const at = bulk.cluesAt() >>> 2;
  const numbers = viewNumbers(bulk);
  for (let l = 0; l < height + width; l++) numbers[at + l] = words[l] ?? 0;
  const findings = findingsIn(bulk);
  return findings.status === 'open' ? undefined : findings;
}

/** Writes the clue words of lines; returns false if a clue needs more than `length` cells. */
function writeWords(words: Uint32Array, at: number, clues: readonly Clue[], length: number) {
  for (let l = 0; l < clues.length; l++) {
    const word = packWord(clues[l] ?? [], length);
    if (word === undefined) return false;
    words[at + l] = word;
  }
  return true;
}

/** The picture whose rows begin at `at`. */
function gridAt(rows: Uint32Array, at: number, width: number, height: number): Grid {
  const cells = new Uint16Array(width * height);
  for (let r = 0, i = 0; r < height; r++, i += width) {
    const ink = rows[at + r] ?? 0;
    for (let c = 0; c < width; c++) cells[i + c] = (ink >>> c) & 1;
  }
  return { width, height, cells };
}
