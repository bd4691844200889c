/**
 * Where a board opens: as a whole where its cells can be read and hit then, else larger, at the
 * corner where a beginning is easiest to find.
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

/** Cells can be read where they have this share of the size that is wanted. */
const READABLE_SHARE = 2 / 3;

/** Whether all of a board can be shown in a room with cells that can be read. */
export function fitsReadably(clues: Clues, room: Room, wanted: number, rails?: Rails): boolean {
  return fittingCell(clues, room, rails) >= READABLE_SHARE * wanted;
}

/** A cell of which less than this share is hidden counts as whole. */
const CLOSE = 0.01;

/**
 * How a new board opens: `{}` shows all of it. Where its cells would be less than two thirds of
 * `wanted` pixels, they get that size, and the corner of the board is in sight in which the numbers
 * alone settle most cells.
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

/** The first cell that is in sight as a whole. */
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

/** Which cells of a blank line its numbers settle by themselves: 1 for each that a block fills. */
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
