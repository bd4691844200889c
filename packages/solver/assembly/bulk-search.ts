/**
 * Depth-first search of small puzzles, up to the second solution. See `src/small-search.ts`.
 */
import { isLikelyInk, rankedCell } from './bulk-beliefs';
import { MOST_CELLS } from './bulk-line';
import { forgetSafe, noteSafe } from './bulk-probe';
import {
  cellToTry,
  copyState,
  decideCell,
  height,
  inkOf,
  isOpen,
  isOpenCell,
  propagateState,
} from './bulk-state';

/** Statuses of a puzzle. */
export const NONE: u8 = 0;
export const UNIQUE: u8 = 1;
export const MULTIPLE: u8 = 2;
export const OPEN: u8 = 3;

/** The number of decisions of a search by lines. */
const SHARE: i32 = 160;

const NO_CELL: i32 = -1;

/** Counters for the last puzzle. */
export let decisions: i32 = 0;
export let conflicts: i32 = 0;
/** The number of solutions found or known from the start. The picture of the first one is kept. */
export let found: i32 = 0;

/** Where the pictures of the first and the second solution are; 0 if the second is not kept. */
let picture: usize = 0;
let second: usize = 0;

/** Whether beliefs guide the search, and whether a solution was known when it began. */
let isGuided: bool = false;
let isKnown: bool = false;

/** For each level, the cell that was decided, and its place in the order of certainty. */
const decided = new StaticArray<i32>(MOST_CELLS * MOST_CELLS);
const placeOf = new StaticArray<i32>(MOST_CELLS * MOST_CELLS);

/** Begins with a puzzle. If its picture is known, only a different solution is looked for. */
export function beginSolutions(first: usize, other: usize, known: bool): void {
  picture = first;
  second = other;
  decisions = 0;
  conflicts = 0;
  found = known ? 1 : 0;
}

/** The status if no more solutions exist. */
export function allFound(): u8 {
  return found == 0 ? NONE : UNIQUE;
}

/** Searches with decisions in the best lines, see `cellToTry`. */
export function searchByLines(): u8 {
  isGuided = false;
  return search(decisions + SHARE, i32.MAX_VALUE);
}

/** Searches with decisions about the most certain cells, up to a number of conflicts. */
export function searchByBeliefs(share: i32): u8 {
  isGuided = true;
  return search(i32.MAX_VALUE, conflicts + share);
}

/**
 * Searches level 0 for solutions, up to the second. At each level, a cell gets one value in a copy
 * of the state. If that fails, the cell gets the other value in the state itself. A cell that has
 * failed with both values is tried next, as long as it is open.
 */
function search(mostDecisions: i32, mostConflicts: i32): u8 {
  isKnown = found == 1;
  let level = 0;
  let wanted = NO_CELL;
  while (decisions < mostDecisions && conflicts < mostConflicts) {
    // down: the state of this level is settled and open
    const cell = chooseCell(level, wanted);
    decided[level] = cell;
    decisions++;
    copyState(level, level + 1);
    decideCell(level + 1, cell, firstValue(cell));
    level++;
    let failed = NO_CELL;
    for (let undone = NO_CELL; ; ) {
      if (!propagateState(level)) {
        conflicts++;
        if (failed == NO_CELL) failed = undone;
      } else {
        noteSafe(level);
        if (isOpen(level)) break;
        if (isSecond(level)) return MULTIPLE;
      }
      // up: try the other value of the last decision, in the state that was copied
      if (--level < 0) return allFound();
      if (level == 0) forgetSafe();
      undone = decided[level];
      decideCell(level, undone, !firstValue(undone));
    }
    if (failed != NO_CELL) wanted = failed;
  }
  return OPEN;
}

/** The cell to decide: the wanted one if it is open. */
function chooseCell(level: i32, wanted: i32): i32 {
  if (isGuided) placeOf[level] = level == 0 ? 0 : placeOf[level - 1];
  if (wanted != NO_CELL && isOpenCell(level, wanted)) return wanted;
  if (!isGuided) return cellToTry(level);
  // the cells before this place are known at all levels above
  while (!isOpenCell(level, rankedCell(placeOf[level]))) placeOf[level]++;
  return rankedCell(placeOf[level]);
}

/** The value to try first: likely, or by lines the opposite of a known picture, or filled. */
function firstValue(cell: i32): bool {
  if (isGuided) return isLikelyInk(cell);
  if (!isKnown) return true;
  return ((load<u32>(picture + 4 * (cell / MOST_CELLS)) >> (cell % MOST_CELLS)) & 1) == 0;
}

/** Records the solution at a level. Returns true if it is the second one. */
export function isSecond(level: i32): bool {
  if (found == 0) keepPicture(level, picture);
  else if (isPicture(level)) return false;
  else if (second != 0) keepPicture(level, second);
  return ++found == 2;
}

function isPicture(level: i32): bool {
  for (let r = 0; r < height; r++) {
    if (inkOf(level, r) != load<u32>(picture + 4 * r)) return false;
  }
  return true;
}

function keepPicture(level: i32, at: usize): void {
  for (let r = 0; r < height; r++) store<u32>(at + 4 * r, inkOf(level, r));
}
