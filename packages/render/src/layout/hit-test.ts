/**
 * The hit test finds the part of a sheet at a point, for pages on which somebody clicks or moves a
 * finger.
 */
import type { Line } from '@nonokit/core';
import { type Box, bottomOf, contains, type Point, rightOf } from './box.js';
import type { Panel, SheetLayout } from './layout.js';
import type { Rails } from './rails.js';

/** A cell of a sheet. */
export interface CellTarget {
  readonly kind: 'cell';
  /** Which of the layout's panels, from 0. */
  readonly panel: number;
  /** From 0, at the top. */
  readonly row: number;
  /** From 0, at the left. */
  readonly column: number;
}

/** A number of a clue. */
export interface NumberTarget {
  readonly kind: 'number';
  /** Which of the layout's panels, from 0. */
  readonly panel: number;
  /** The line that the clue belongs to. */
  readonly line: Line;
  /** Which block of the clue, from 0; also 0 for the 0 of an empty clue, which has no blocks. */
  readonly block: number;
}

/** The result of a hit test. */
export type SheetTarget = CellTarget | NumberTarget;

/**
 * The cell or the clue number at a point, in pixels of the layout; undefined if there is neither.
 * Cells have no gaps: a point on a rule hits the cell at its right or below. On a page that is
 * zoomed by `scale`, divide its coordinates by `scale` first.
 */
export function cellAt(layout: SheetLayout, point: Point): SheetTarget | undefined {
  const { cell } = layout;
  for (const [panel, { cells, rails }] of layout.panels.entries()) {
    if (contains(cells, point)) {
      const row = Math.floor((point.y - cells.top) / cell);
      const column = Math.floor((point.x - cells.left) / cell);
      return { kind: 'cell', panel, row, column };
    }
    const number = rails === undefined ? undefined : numberAt(rails, cell, point);
    if (number !== undefined) return { kind: 'number', panel, ...number };
  }
  return undefined;
}

/** The square of a cell, in pixels of the layout; half of each rule around the cell lies in it. */
export function cellBox(
  { cells }: Panel,
  { cell }: SheetLayout,
  { row, column }: { readonly row: number; readonly column: number },
): Box {
  const [left, top] = [cells.left + column * cell, cells.top + row * cell];
  return { left, top, width: cell, height: cell };
}

function numberAt(
  rails: Rails,
  cell: number,
  point: Point,
): Pick<NumberTarget, 'line' | 'block'> | undefined {
  const { left, top, gap, slotWidth, slotHeight, rowNumbers, columnNumbers } = rails;
  if (contains(left, point)) {
    const index = Math.floor((point.y - left.top) / cell);
    const back = Math.ceil((rightOf(left) - gap - point.x) / slotWidth);
    return blockAt({ kind: 'row', index }, back, rowNumbers[index]);
  }
  if (!contains(top, point)) return undefined;
  const index = Math.floor((point.x - top.left) / cell);
  const back = Math.ceil((bottomOf(top) - gap - point.y) / slotHeight);
  return blockAt({ kind: 'column', index }, back, columnNumbers[index]);
}

/**
 * The block in slot `back` of a line with `count` numbers; slot 1 is the one nearest to the cells.
 */
function blockAt(line: Line, back: number, count = 0): ReturnType<typeof numberAt> {
  return back >= 1 && back <= count ? { line, block: count - back } : undefined;
}
