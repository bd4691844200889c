/**
 * Places to change: a set of cells, at least one of which must be among any given number of changes
 * that helps. The smaller the set, the less has to be tried.
 *
 * Open cells stay open unless something in their rows and columns changes. So every small group of
 * cells that can be open alone gives a set of cells, and all these sets have to be hit. To find a
 * set without a certain cell, its row and column are given, and the cells that stay open are looked
 * at.
 */
import type { Grid, Work } from '@nonokit/core';
import { fewest } from '../fewest.js';
import { smallestHittingSet } from '../hitting-set.js';
import { leastOpen, type OpenCells } from './diagnose-open.js';

/** Sets of cells; at least one cell of each set has to change. */
type Sets = readonly (readonly number[])[];

/** What is known about changes that help. */
export interface Places {
  /**
   * At least one of these cells has to change; empty if the requested number of changes is not
   * enough.
   */
  readonly places: readonly number[];
  readonly sets: Sets;
}

/** Below this count, trying every place is faster than ruling places out. */
const FEW = 12;

/** Most sets to look for, and most failures. */
const MOST_LOOKS = 12;
const MOST_MISSES = 3;

/**
 * Finds places to change in a picture that lacks the property; `sets` are already known. Undefined
 * if the budget is spent.
 */
export function* placesToChange(
  picture: Grid,
  openCells: OpenCells,
  count: number,
  sets: Sets = [],
): Work<undefined, Places | undefined> {
  const all = [...sets];
  const size = picture.cells.length;
  for (let look = 0, misses = 0; look < MOST_LOOKS && misses < MOST_MISSES; look++) {
    const places = candidates(all, count);
    if (places !== undefined && places.length <= FEW) break;
    const avoided = places?.[(look * TURN) % places.length];
    const given = avoided === undefined ? [] : cellsAcross(picture, [avoided]);
    const open = yield* leastOpen(openCells, given, size, look * TURN);
    if (open === undefined) return undefined;
    if (open.length > 0) all.push(cellsAcross(picture, open));
    else misses++;
  }
  const places = candidates(all, count) ?? [...picture.cells.keys()];
  const tooFew = count > 1 && smallestHittingSet(all).atLeast > count;
  return { places: tooFew ? [] : places, sets: all };
}

/**
 * Number of sets after which the bound is good enough: more did not raise it on puzzles of 15x15 to
 * 25x25.
 */
const SETS_FOR_BOUND = 24;

/**
 * A lower bound on the changes that a picture needs to get the property, with the sets of cells
 * that prove it: if the rows and columns across fewer cells are given, something stays open. No
 * changes are tried.
 */
export function* changesNeeded(
  picture: Grid,
  openCells: OpenCells,
): Work<undefined, { readonly atLeast: number; readonly sets: Sets }> {
  const sets: (readonly number[])[] = [];
  const { atLeast } = yield* fewest(function* (chosen) {
    if (sets.length >= SETS_FOR_BOUND) return undefined;
    const given = cellsAcross(picture, chosen);
    const open = yield* leastOpen(openCells, given, picture.cells.length, sets.length * TURN);
    if (open === undefined || open.length === 0) return open;
    const set = cellsAcross(picture, open);
    sets.push(set);
    return set;
  });
  return { atLeast, sets };
}

/** A prime, so that looks begin at different places. */
const TURN = 7919;

/** Cells, one of which has to change; for a single change, the cells that are in every set. */
function candidates(sets: Sets, count: number): readonly number[] | undefined {
  const [first, ...others] = [...sets].sort((a, b) => a.length - b.length);
  if (first === undefined || count > 1) return first;
  return first.filter((cell) => others.every((set) => set.includes(cell)));
}

/** All cells in the rows and columns of these cells. */
function cellsAcross({ width, cells: { length } }: Grid, cells: readonly number[]): number[] {
  const rows = new Set(cells.map((cell) => Math.floor(cell / width)));
  const columns = new Set(cells.map((cell) => cell % width));
  const found: number[] = [];
  for (let cell = 0; cell < length; cell++) {
    if (rows.has(Math.floor(cell / width)) || columns.has(cell % width)) found.push(cell);
  }
  return found;
}
