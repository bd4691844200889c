/**
 * Puzzles by the thousand: black and white, all of one size of up to 32 x 32, in one call. A module
 * of its own, since it needs nothing of the engine: no memory a puzzle, no objects. `solve` uses it
 * too, for one small puzzle at a time.
 *
 * Lines are settled until nothing changes. What is open then is decided by depth-first search, up
 * to the second solution. Where that takes more than its share of decisions, cells are probed, and
 * the search begins again. What is open then is left to the engine. See `src/small-search.ts`.
 *
 * Call `begin`, write the numbers to where it says, call `solveClues`, `solvePictures` or
 * `solveAlone`, read.
 */
import { hasClues } from './bulk-judge';
import { MOST_CELLS, prepareTable, writeClueWords } from './bulk-line';
import {
  forgetProbes,
  forgetSafe,
  gains,
  noteSafe,
  probeRoot,
  probesMade as probed,
} from './bulk-probe';
import {
  blankOf,
  cellToTry,
  copyState,
  decideCell,
  forgetFailures,
  inkOf,
  isOpen,
  isOpenCell,
  linesSettled as settledSoFar,
  openCells,
  openCount,
  propagateState,
  setSize,
  startState,
} from './bulk-state';

/** Statuses; `BY_LINES` is added where line logic alone decided. */
const NONE: u8 = 0;
const UNIQUE: u8 = 1;
const MULTIPLE: u8 = 2;
const OPEN: u8 = 3;
const BY_LINES: u8 = 4;
/** A solution found is none, which only a defect of this module can cause. */
const MISJUDGED: i32 = 8;

/** The most decisions of a search, and the most open cells: beyond, learning is faster. */
const SHARE: i32 = 160;
const MOST_OPEN: i32 = 600;

const NO_CELL: i32 = -1;

let height: i32 = 0;
let width: i32 = 0;
/** By puzzle and line: clue words of rows, then of columns. */
let clues: usize = 0;
/** By puzzle and row: the ink of a picture. */
let pictures: usize = 0;
/** By puzzle. */
let statuses: usize = 0;
/** Bytes of the room for puzzles, which is taken again as long as it suffices. */
let room: usize = 0;
let roomAt: usize = 0;

/** Counts of the last puzzle. */
let linesBefore: i32 = 0;
let decisions: i32 = 0;
let conflicts: i32 = 0;
/** Solutions found, or known from the start: of the first the picture is kept. */
let found: i32 = 0;

/** The cell that search has decided at each level. */
const decided = new StaticArray<i32>(SHARE + 1);

/** Makes room for `count` puzzles of a size. Addresses are valid until the next call. */
export function begin(h: i32, w: i32, count: i32): void {
  height = h;
  width = w;
  prepareTable(h);
  prepareTable(w);
  setSize(h, w, SHARE);
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

/** Solves puzzles by their clue words, which must be right; first solutions become the pictures. */
export function solveClues(count: i32): void {
  for (let k = 0; k < count; k++) {
    const at = clues + <usize>k * <usize>(4 * (height + width));
    const picture = pictures + <usize>k * <usize>(4 * height);
    store<u8>(statuses + k, solveOne(at, picture, 0, false));
  }
}

/** Tells of pictures how many others have their clues. */
export function solvePictures(count: i32): void {
  for (let k = 0; k < count; k++) {
    const picture = pictures + <usize>k * <usize>(4 * height);
    writeClueWords(picture, clues, height, width);
    store<u8>(statuses + k, solveOne(clues, picture, 0, true));
  }
}

/**
 * Solves the first of two puzzles that there is room for, and returns its status. Its first two
 * solutions become the pictures, once they are judged.
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

/** What the judge says of the first picture. */
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

/** Writes for each row of the first picture the cells that are open, and returns their address. */
export function openAt(): usize {
  for (let r = 0; r < height; r++) store<u32>(clues + 4 * r, openCells(0, r));
  return clues;
}

/**
 * What is certain of the puzzle that `solveAlone` has left open: for each row the cells of ink,
 * then for each row those that are blank; returns their address. 0 if nothing was probed, and if a
 * solution was found that differs, since then it is certain of the others only.
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

/** How much each cell implied when it was probed, by cell, `row * 32 + column`: 64-bit numbers. */
export function gainsAt(): usize {
  return changetype<usize>(gains);
}

/**
 * The status of one puzzle. If its picture is known, another one is all that is looked for. A
 * second solution goes to `second`, unless that is 0.
 */
function solveOne(at: usize, picture: usize, second: usize, isKnown: bool): u8 {
  linesBefore = settledSoFar;
  decisions = 0;
  conflicts = 0;
  found = isKnown ? 1 : 0;
  forgetProbes();
  startState(at);
  if (!propagateState(0)) return NONE + BY_LINES;
  if (!isOpen(0)) {
    keepPicture(0, picture);
    return UNIQUE + BY_LINES;
  }
  if (openCount(0) > MOST_OPEN) return OPEN;
  forgetFailures();
  const status = search(picture, second);
  if (status != OPEN) return status;
  if (!probeRoot()) return allFound();
  if (isOpen(0)) return search(picture, second);
  return isSecond(0, picture, second) ? MULTIPLE : allFound();
}

/** The status if there are no more solutions. */
function allFound(): u8 {
  return found == 0 ? NONE : UNIQUE;
}

/**
 * Searches level 0 for solutions, up to the second. At each level a cell takes one value in a copy
 * of the state, and the other value in the state itself once that has failed. A cell that has
 * failed with both is tried next, as long as it is open.
 */
function search(picture: usize, second: usize): u8 {
  const isKnown = found == 1;
  const last = decisions + SHARE;
  let level = 0;
  let wanted = NO_CELL;
  while (decisions < last) {
    // down: the state of this level is settled and open
    const cell = wanted != NO_CELL && isOpenCell(level, wanted) ? wanted : cellToTry(level);
    decided[level] = cell;
    decisions++;
    copyState(level, level + 1);
    decideCell(level + 1, cell, firstValue(picture, cell, isKnown));
    level++;
    let failed = NO_CELL;
    for (let undone = NO_CELL; ; ) {
      if (!propagateState(level)) {
        conflicts++;
        if (failed == NO_CELL) failed = undone;
      } else {
        noteSafe(level);
        if (isOpen(level)) break;
        if (isSecond(level, picture, second)) return MULTIPLE;
      }
      // up: the other value of the last decision, in the state that was copied
      if (--level < 0) return allFound();
      if (level == 0) forgetSafe();
      undone = decided[level];
      decideCell(level, undone, !firstValue(picture, undone, isKnown));
    }
    if (failed != NO_CELL) wanted = failed;
  }
  return OPEN;
}

/** Takes note of the solution at a level. Returns true if it is the second one. */
function isSecond(level: i32, picture: usize, second: usize): bool {
  if (found == 0) keepPicture(level, picture);
  else if (isPicture(level, picture)) return false;
  else if (second != 0) keepPicture(level, second);
  return ++found == 2;
}

/** The value that is tried first: the other one than in a known picture, else ink. */
function firstValue(picture: usize, cell: i32, isKnown: bool): bool {
  if (!isKnown) return true;
  return ((load<u32>(picture + 4 * (cell / MOST_CELLS)) >> (cell % MOST_CELLS)) & 1) == 0;
}

function isPicture(level: i32, picture: usize): bool {
  for (let r = 0; r < height; r++) {
    if (inkOf(level, r) != load<u32>(picture + 4 * r)) return false;
  }
  return true;
}

function keepPicture(level: i32, picture: usize): void {
  for (let r = 0; r < height; r++) store<u32>(picture + 4 * r, inkOf(level, r));
}
