/**
 * Solves thousands of black-and-white puzzles in one call, all of one size up to 32 x 32. It is a
 * separate module because it needs nothing of the engine: it allocates no memory for each puzzle
 * and creates no objects. `solve` also uses it for single small puzzles.
 *
 * Lines are settled until nothing changes. Depth-first search decides the cells that are still
 * open, up to the second solution: by lines if few cells are open, then by beliefs, then by lines
 * after cells were probed. Puzzles that are still open then are left to the engine. See
 * `src/small-search.ts`.
 *
 * To use it, call `begin`, write the input to the addresses it sets, call `solveClues`,
 * `solvePictures` or `solveAlone`, and read the results.
 */
import { believe } from './bulk-beliefs';
import { hasClues } from './bulk-judge';
import { prepareTable, writeClueWords } from './bulk-line';
import { forgetProbes, gains, probeRoot, probesMade as probed } from './bulk-probe';
import {
  allFound,
  beginSolutions,
  conflicts,
  decisions,
  found,
  isSecond,
  MULTIPLE,
  NONE,
  OPEN,
  searchByBeliefs,
  searchByLines,
  UNIQUE,
} from './bulk-search';
import {
  blankOf,
  forgetFailures,
  inkOf,
  isOpen,
  linesSettled as settledSoFar,
  openCells,
  openCount,
  propagateState,
  setSize,
  startState,
} from './bulk-state';

/** Added to a status if line logic alone decided. */
const BY_LINES: u8 = 4;
/** The judge rejected a solution, which only a defect of this module can cause. */
const MISJUDGED: i32 = 8;

/** The maximum number of open cells for a search by lines before beliefs. */
const FEW_OPEN: i32 = 200;

/** The searches by beliefs: for each, the sweeps of beliefs before it and its conflicts. */
const LEGS: i32 = 3;
const SWEEPS: StaticArray<i32> = [4, 10, 16];
const CONFLICTS: StaticArray<i32> = [8, 60, 400];

let height: i32 = 0;
let width: i32 = 0;
/** For each puzzle, the clue words of its rows, then those of its columns. */
let clues: usize = 0;
/** For each puzzle, the filled cells of each row of its picture. */
let pictures: usize = 0;
/** One status for each puzzle. */
let statuses: usize = 0;
/** The size in bytes of the memory for puzzles, which is reused as long as it is large enough. */
let room: usize = 0;
let roomAt: usize = 0;

/** The lines settled before the last puzzle. */
let linesBefore: i32 = 0;

/** Makes room for `count` puzzles of one size. The addresses are valid until the next call. */
export function begin(h: i32, w: i32, count: i32): void {
  height = h;
  width = w;
  prepareTable(h);
  prepareTable(w);
  setSize(h, w);
  const bytes: usize = <usize>count * <usize>(4 * (h + w + h) + 1);
  if (bytes > room) {
    room = bytes;
    roomAt = heap.alloc(bytes);
  }
  clues = roomAt;
  pictures = clues + <usize>count * <usize>(4 * (h + w));
  statuses = pictures + <usize>count * <usize>(4 * h);
}

export function cluesAt(): usize {
  return clues;
}
export function picturesAt(): usize {
  return pictures;
}
export function statusesAt(): usize {
  return statuses;
}

export function linesSettled(): i32 {
  return settledSoFar - linesBefore;
}
export function probesMade(): i32 {
  return probed;
}
export function decisionsMade(): i32 {
  return decisions;
}
export function conflictsMet(): i32 {
  return conflicts;
}

/**
 * Solves puzzles from their clue words, which must be valid, and stores their first solutions as
 * the pictures.
 */
export function solveClues(count: i32): void {
  for (let k = 0; k < count; k++) {
    const at = clues + <usize>k * <usize>(4 * (height + width));
    const picture = pictures + <usize>k * <usize>(4 * height);
    store<u8>(statuses + k, solveOne(at, picture, 0, false));
  }
}

/** For each picture, tells whether another picture has the same clues. */
export function solvePictures(count: i32): void {
  for (let k = 0; k < count; k++) {
    const picture = pictures + <usize>k * <usize>(4 * height);
    writeClueWords(picture, clues, height, width);
    store<u8>(statuses + k, solveOne(clues, picture, 0, true));
  }
}

/**
 * Solves one puzzle and returns its status. There must be room for two puzzles: the first two
 * solutions are written to the pictures, and the judge checks them.
 */
export function solveAlone(): i32 {
  const second = pictures + 4 * <usize>height;
  const status = solveOne(clues, pictures, second, false);
  const outcome = status & ~BY_LINES;
  if (outcome != UNIQUE && outcome != MULTIPLE) return status;
  if (!acceptsPicture()) return MISJUDGED;
  if (outcome == MULTIPLE && !hasClues(second, clues, height, width)) return MISJUDGED;
  return status;
}

/** Tells whether the judge accepts the first picture. */
export function acceptsPicture(): bool {
  return hasClues(pictures, clues, height, width);
}

/**
 * Applies line logic to the clues of the first picture, and returns the number of open cells; see
 * `openAt`.
 */
export function settlePicture(): i32 {
  linesBefore = settledSoFar;
  writeClueWords(pictures, clues, height, width);
  startState(clues);
  propagateState(0);
  return openCount(0);
}

/** Writes the open cells of each row of the first picture, and returns their address. */
export function openAt(): usize {
  for (let r = 0; r < height; r++) store<u32>(clues + 4 * r, openCells(0, r));
  return clues;
}

/**
 * Writes the cells that are certain in the puzzle that `solveAlone` left open, and returns their
 * address: the filled cells of each row, then the blank cells of each row. Returns 0 if nothing was
 * probed. Also returns 0 if the search found a solution that differs from these cells: then they
 * are certain only in the other solutions.
 */
export function rootAt(): usize {
  if (probed == 0) return 0;
  for (let r = 0; found == 1 && r < height; r++) {
    const ink = load<u32>(pictures + 4 * r);
    if (((certainInk(r) & ~ink) | (certainBlank(r) & ink)) != 0) return 0;
  }
  for (let r = 0; r < height; r++) {
    store<u32>(pictures + 4 * r, certainInk(r));
    store<u32>(pictures + 4 * (height + r), certainBlank(r));
  }
  return pictures;
}

function certainInk(r: i32): u32 {
  return inkOf(0, r) & ~blankOf(0, r);
}
function certainBlank(r: i32): u32 {
  return blankOf(0, r) & ~inkOf(0, r);
}

/** The address of the gains of probing: a 64-bit float for each cell, `row * 32 + column`. */
export function gainsAt(): usize {
  return changetype<usize>(gains);
}

/**
 * Returns the status of one puzzle. If its picture is known, only a different solution is looked
 * for. A second solution is written to `second`, unless that is 0.
 */
function solveOne(at: usize, picture: usize, second: usize, isKnown: bool): u8 {
  linesBefore = settledSoFar;
  beginSolutions(picture, second, isKnown);
  forgetProbes();
  startState(at);
  if (!propagateState(0)) return NONE + BY_LINES;
  if (!isOpen(0)) {
    if (!isKnown) isSecond(0);
    return UNIQUE + BY_LINES;
  }
  forgetFailures();
  if (openCount(0) <= FEW_OPEN) {
    const status = searchByLines();
    if (status != OPEN) return status;
  }
  for (let leg = 0; leg < LEGS; leg++) {
    believe(leg == 0, SWEEPS[leg]);
    const status = searchByBeliefs(CONFLICTS[leg]);
    if (status != OPEN) return status;
  }
  if (!probeRoot()) return allFound();
  if (isOpen(0)) return searchByLines();
  return isSecond(0) ? MULTIPLE : allFound();
}
