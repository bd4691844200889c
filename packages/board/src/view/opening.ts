/**
 * Decides how a board opens: in full if its cells are then readable and large enough to hit, else
 * enlarged, at the corner where a start is easiest to find.
 */
import { type Clue, leastLength, needsGap } from '@nonokit/core';
import type { Clues } from '../mark.js';
import type { Target } from './hit.js';
import type { Rails } from './rails.js';
import {
  fittingCell,
  type Look,
  type Room,
  toLook,
  type Viewport,
  viewportOf,
} from './viewport.js';

/** Cells are readable if they have at least this share of the wanted size. */
const READABLE_SHARE = 2 / 3;

/** Whether a whole board fits into a room with readable cells. */
export function fitsReadably(clues: Clues, room: Room, wanted: number, rails?: Rails): boolean {
  return fittingCell(clues, room, rails) >= READABLE_SHARE * wanted;
}

/** A cell counts as visible if less than this share of it is hidden. */
const CLOSE = 0.01;

/**
 * The look with which a new board opens: `{}` shows all of it. If its cells would be smaller than
 * two thirds of `wanted` pixels, they get that size, and the board shows the corner in which single
 * clues settle the most cells.
 */
export function openingLook(clues: Clues, room: Room, rails: Rails, wanted: number): Look {
  if (fitsReadably(clues, room, wanted, rails)) return {};
  const rows = clues.rows.map((clue) => settledCells(clue, clues.width));
  const columns = clues.columns.map((clue) => settledCells(clue, clues.height));
  const { width, height } = clues;
  const corners = [0, width * wanted].flatMap((scrollX) =>
    [0, height * wanted].map((scrollY) => {
      const view = viewportOf(clues, room, { cell: wanted, scrollX, scrollY }, rails);
      const settled =
        countBetween(rows, view.rows, view.columns) +
        countBetween(columns, view.columns, view.rows);
      return { view, settled };
    }),
  );
  const [first, ...others] = corners;
  if (first === undefined) return {};
  const best = others.reduce((most, one) => (one.settled > most.settled ? one : most), first);
  return toLook(best.view);
}

/** The first cell that is completely visible. */
export function firstInSight({
  cell,
  scrollX,
  scrollY,
}: Viewport): Extract<Target, { kind: 'cell' }> {
  const row = Math.ceil(scrollY / cell - CLOSE);
  return { kind: 'cell', row, column: Math.ceil(scrollX / cell - CLOSE) };
}

interface Span {
  readonly first: number;
  readonly last: number;
}

function countBetween(lines: readonly Uint8Array[], among: Span, within: Span): number {
  let count = 0;
  for (const cells of lines.slice(among.first, among.last + 1)) {
    for (let k = within.first; k <= within.last; k++) count += cells[k] ?? 0;
  }
  return count;
}

/**
 * The cells that a clue settles in an otherwise unknown line: 1 for each that a block certainly
 * fills.
 */
export function settledCells(clue: Clue, length: number): Uint8Array {
  const cells = new Uint8Array(length);
  const slack = length - leastLength(clue);
  // a clue that does not fit settles nothing
  if (slack < 0) return cells;
  let start = 0;
  for (const [k, { size }] of clue.entries()) {
    if (needsGap(clue, k)) start++;
    if (size > slack) cells.fill(1, start + slack, start + size);
    start += size;
  }
  return cells;
}
