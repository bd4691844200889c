/**
 * Strokes: what a pointer paints between pressing and releasing.
 *
 * A stroke is a value that grows with every place the pointer visits. The game changes once, at the
 * end, so that one stroke is one undo. The first cell decides what the stroke changes: if it
 * already has the mark of the tool, the stroke erases. Only cells with the same mark as the first
 * one change, so that nothing is overwritten by accident.
 */
import { BLANK, UNKNOWN } from '@nonokit/core';
import { isFilled, type Mark } from './mark.js';
import type { PaintMove } from './move.js';
import { type CellAt, cellsBetween, type Point } from './segment.js';
import type { Game } from './state.js';

/** The behaviour of strokes, which players choose. */
export interface StrokeOptions {
  /** Keep to the row or column of the first step. Default true. */
  readonly isAxisLocked?: boolean;
  /** Change only cells that have the mark of the first cell. Default true. */
  readonly isLikeFirst?: boolean;
  /** Erase if the first cell already has the tool's mark. Default true. */
  readonly isToggling?: boolean;
  /** An ink does not overwrite an X. Default false. */
  readonly isCrossSafe?: boolean;
}

/** A stroke in progress. */
export interface Stroke {
  /** The mark that the cells get. */
  readonly mark: Mark;
  /** If only cells like the first one change: the mark of the cells that it changes. */
  readonly first: Mark;
  /** Where it began. */
  readonly start: CellAt;
  /** The cell under the pointer, moved onto the axis if there is one. */
  readonly end: CellAt;
  /** The position of the pointer. */
  readonly point: Point;
  /** Whether the stroke keeps to a row or a column, once that is decided. */
  readonly axis: 'row' | 'column' | undefined;
  /** The cells that it changes, by index, in the order in which they were reached. */
  readonly cells: ReadonlySet<number>;
  readonly options: Required<StrokeOptions>;
}

/** Begins a stroke at a point on the board. Returns undefined outside. */
export function beginStroke(
  game: Game,
  tool: Mark,
  point: Point,
  {
    isAxisLocked = true,
    isLikeFirst = true,
    isToggling = true,
    isCrossSafe = false,
  }: StrokeOptions = {},
): Stroke | undefined {
  const start = { x: Math.floor(point.x), y: Math.floor(point.y) };
  const cell = findIndex(game, start);
  if (cell === undefined) return undefined;
  const here = game.marks[cell] ?? UNKNOWN;
  const mark = isToggling && here === tool ? UNKNOWN : tool;
  // a stroke that begins on what it paints goes on from there
  const isSafe = isCrossSafe && here === BLANK && isFilled(mark);
  const first = here === mark || isSafe ? UNKNOWN : here;
  const options = { isAxisLocked, isLikeFirst, isToggling, isCrossSafe };
  return {
    mark,
    first,
    start,
    end: start,
    point,
    axis: undefined,
    cells: new Set(isSafe ? [] : [cell]),
    options,
  };
}

/** The stroke after the pointer has moved, with all cells in between. */
export function extendStroke(game: Game, stroke: Stroke, point: Point): Stroke {
  const { options, start } = stroke;
  const axis = stroke.axis ?? (options.isAxisLocked ? findAxis(start, point) : undefined);
  const to = onAxis(point, start, axis);
  const from = onAxis(stroke.point, start, axis);
  const cells = new Set(stroke.cells);
  for (const place of cellsBetween(from, to)) {
    const cell = findIndex(game, place);
    if (cell === undefined) continue;
    if (options.isLikeFirst && game.marks[cell] !== stroke.first) continue;
    if (options.isCrossSafe && game.marks[cell] === BLANK && isFilled(stroke.mark)) continue;
    cells.add(cell);
  }
  const end = { x: Math.floor(to.x), y: Math.floor(to.y) };
  return { ...stroke, axis, point, end, cells };
}

/** The move that the stroke makes when the pointer is released. */
export function moveOf({ cells, mark }: Stroke): PaintMove {
  return { type: 'paint', cells: [...cells], mark };
}

/**
 * The number of cells from the first to the one under the pointer, which is shown beside the
 * pointer.
 */
export function lengthOf({ start, end }: Stroke): number {
  return 1 + Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y));
}

/**
 * The axis of the first step away from the start; undefined while the pointer is in the first cell.
 */
function findAxis(start: CellAt, point: Point): Stroke['axis'] {
  const x = Math.floor(point.x) - start.x;
  const y = Math.floor(point.y) - start.y;
  if (x === 0 && y === 0) return undefined;
  return Math.abs(x) >= Math.abs(y) ? 'row' : 'column';
}

/** The point, moved onto the row or column of the start. */
function onAxis(point: Point, start: CellAt, axis: Stroke['axis']): Point {
  if (axis === undefined) return point;
  return axis === 'row' ? { x: point.x, y: start.y + 0.5 } : { x: start.x + 0.5, y: point.y };
}

function findIndex({ clues }: Game, { x, y }: CellAt): number | undefined {
  const isInside = x >= 0 && x < clues.width && y >= 0 && y < clues.height;
  return isInside ? y * clues.width + x : undefined;
}
