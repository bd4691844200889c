/**
 * Decides how a board opens: in full if its cells are then readable and large enough to hit. If
 * long clues alone make them small, those are shortened, and all cells stay in sight. Else the
 * board is enlarged, at the corner where a start is easiest to find.
 */
import { type Clue, leastLength, needsGap } from '@nonokit/core';
import { RAIL_MARGIN } from '@nonokit/render/layout';
import type { Clues } from '../mark.js';
import type { Target } from './hit.js';
import { lineNumberRoom, listSides, type Rails, shortenedDepth } from './rails.js';
import {
  fittingCell,
  type Look,
  type Room,
  SHORT_CLUE,
  toLook,
  type Viewport,
  viewportOf,
} from './viewport.js';

/** Cells are readable if they have at least this share of the wanted size. */
const READABLE_SHARE = 2 / 3;

/** Clues are shortened for the sake of cells that become this much larger, and not for less. */
const WORTH_SHORTENING = 1.2;

/** Whether a board opens with all of its cells and numbers. */
export function opensInFull(clues: Clues, room: Room, rails: Rails, wanted: number): boolean {
  return openingCell(clues, room, rails, wanted) === undefined;
}

/** The size of cells with which a board opens, unless that is the one at which all of it fits. */
function openingCell(clues: Clues, room: Room, rails: Rails, wanted: number): number | undefined {
  const whole = fittingCell(clues, room, rails);
  if (whole < READABLE_SHARE * wanted) return wanted;
  const shortened = Math.min(wanted, fittingCell(clues, room, withShortClues(rails)));
  return shortened >= WORTH_SHORTENING * whole ? shortened : undefined;
}

/** Rails with room for the few numbers that shortened clues show at first. */
function withShortClues(rails: Rails): Rails {
  const shorten = (kind: Kind) => (depth: number) => shortenedDepth(rails, kind, SHORT_CLUE, depth);
  return {
    ...rails,
    rows: rails.rows.map(shorten('row')),
    columns: rails.columns.map(shorten('column')),
  };
}

/** A cell counts as visible if less than this share of it is hidden. */
const CLOSE = 0.01;

/**
 * The look with which a new board opens: `{}` shows all of it. If its cells would be smaller than
 * two thirds of `wanted` pixels, they get that size, and the board shows the corner in which single
 * clues settle the most cells. Cells get up to that size as well if shortened clues make room;
 * where there is room beside the cells, clues stay whole.
 */
export function openingLook(clues: Clues, room: Room, rails: Rails, wanted: number): Look {
  const cell = openingCell(clues, room, rails, wanted);
  if (cell === undefined) return {};
  const rows = clues.rows.map((clue) => settledCells(clue, clues.width));
  const columns = clues.columns.map((clue) => settledCells(clue, clues.height));
  const { width, height } = clues;
  const free = lineNumberRoom(rails.layout, clues);
  // in cells; a pixel stays free on each side
  const across = (room.width - free.across - 2) / cell - width;
  const down = (room.height - free.down - 2) / cell - height;
  const look = {
    cell,
    rowNumbers: numbersBeside(clues, rails, 'row', across),
    columnNumbers: numbersBeside(clues, rails, 'column', down),
  };
  const corners = [0, width * cell].flatMap((scrollX) =>
    [0, height * cell].map((scrollY) => {
      const view = viewportOf(clues, room, { ...look, scrollX, scrollY }, rails);
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

/** How many numbers of each line there is room for beside the cells; never fewer than usual. */
function numbersBeside(clues: Clues, rails: Rails, kind: Kind, cells: number): number {
  const depth = cells / listSides(rails.layout).length - RAIL_MARGIN;
  const lines = kind === 'row' ? clues.rows : clues.columns;
  const longest = Math.max(...lines.map((clue) => clue.length));
  return Math.max(SHORT_CLUE, Math.min(longest, Math.floor(depth / rails.longest[kind])));
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

type Kind = 'row' | 'column';

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
