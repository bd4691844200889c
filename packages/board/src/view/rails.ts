/**
 * Rails: how much room the numbers beside a board take, in cells. Numbers stand in chips, the last
 * one next to the cells; a chip is a little narrower than a cell and a little lower, and wider for
 * three digits.
 */
import type { Clue } from '@nonokit/core';
import type { Clues } from '../mark.js';

/** The pitch of chips along a row's clue and along a column's, in cells. */
export const PITCH_ACROSS = 0.9;
export const PITCH_DOWN = 0.83;

/** Free space between the numbers and the cells, in cells. */
export const GAP = 0.14;

/** Free space on both sides of the numbers, in cells. */
const MARGIN = GAP + 0.25;

/** How much wider a chip of three digits or more is: in a row it takes more of the rail. */
const WIDE = 1.35;

/** The room that each line's numbers take, in cells, from the board outwards. */
export interface Rails {
  /** Per row: the width of its clue. */
  readonly rows: Float64Array;
  /** Per column: the height of its clue. */
  readonly columns: Float64Array;
}

/** The room for all clues of a puzzle. A blank line shows a 0, which takes a chip as well. */
export function railsOf({ rows, columns }: Clues): Rails {
  return {
    rows: Float64Array.from(rows, (clue) => acrossOf(clue) + MARGIN),
    columns: Float64Array.from(columns, (clue) => Math.max(1, clue.length) * PITCH_DOWN + MARGIN),
  };
}

/** The most room that any of the lines `from..to` takes. */
export function deepest(rooms: Float64Array, from: number, to: number): number {
  let most = 0;
  for (let k = Math.max(0, from); k <= to && k < rooms.length; k++) {
    most = Math.max(most, rooms[k] ?? 0);
  }
  return most;
}

/** The width of a chip in a row's clue, in cells. */
export function chipWidth(size: number): number {
  return size < 100 ? PITCH_ACROSS : PITCH_ACROSS * WIDE;
}

/** How far from the board a row's block ends, in cells: the chips behind it stand in between. */
export function distanceAcross(clue: Clue, block: number): number {
  let distance = 0;
  for (let k = block + 1; k < clue.length; k++) distance += chipWidth(clue[k]?.size ?? 0);
  return distance;
}

function acrossOf(clue: Clue): number {
  return clue.reduce((sum, { size }) => sum + chipWidth(size), 0) || PITCH_ACROSS;
}
