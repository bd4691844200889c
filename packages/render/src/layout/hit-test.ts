/**
 * The hit test finds the part of a sheet at a point, for pages on which a user clicks or moves a
 * finger.
 */
import type { Line } from '@nonokit/core';
import { type Box, contains, getBottom, getRight, type Point } from './box.js';
import type { Panel, SheetLayout } from './layout.js';
import { listSlots, type Rails } from './rails.js';

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
  const left = cells.left + column * cell;
  const top = cells.top + row * cell;
  return { left, top, width: cell, height: cell };
}

function numberAt(
  rails: Rails,
  cell: number,
  point: Point,
): Pick<NumberTarget, 'line' | 'block'> | undefined {
  const { left, right, top, bottom } = rails;
  const row: Line = { kind: 'row', index: Math.floor((point.y - left.top) / cell) };
  const column: Line = { kind: 'column', index: Math.floor((point.x - top.left) / cell) };
  if (contains(left, point)) return blockAt(rails, row, getRight(left) - point.x, false);
  if (contains(top, point)) return blockAt(rails, column, getBottom(top) - point.y, false);
  if (right !== undefined && contains(right, point)) {
    return blockAt(rails, row, point.x - right.left, true);
  }
  if (bottom === undefined || !contains(bottom, point)) return undefined;
  return blockAt(rails, column, point.y - bottom.top, true);
}

/** The block at a distance from the cells, in the rail before or after them. */
function blockAt(
  rails: Rails,
  line: Line,
  distance: number,
  isAfter: boolean,
): ReturnType<typeof numberAt> {
  const slots = listSlots(rails, line.kind, line.index, isAfter);
  // a slot's left or top end belongs to it: that is its far end in the rails before the cells
  const found = slots.find(({ near, length }) => {
    const into = distance - near;
    return isAfter ? 0 <= into && into < length : 0 < into && into <= length;
  });
  return found === undefined ? undefined : { line, block: found.block };
}
