/**
 * The viewport after a zoom, a scroll, or a change of its room, rails or clues. If the depth of the
 * rails changes, the cells move, so the anchor is computed again.
 */
import type { Clues } from '../mark.js';
import type { Point } from '../segment.js';
import { deepest, type Rails, railsOf } from './rails.js';
import {
  boardPoint,
  fittingCell,
  isFitted,
  type Look,
  type Range,
  type Room,
  toLook,
  type Viewport,
  viewportOf,
} from './viewport.js';

/** Maximum size of a cell in pixels when zoomed in. */
export const LARGEST_CELL = 56;

/** Maximum number of rounds to compute a position again until the rails no longer change. */
const ROUNDS = 3;

/** The viewport after zooming by a factor, with the same place of the board under `anchor`. */
export function zoomed(view: Viewport, factor: number, anchor: Point): Viewport {
  const { clues, room, rails } = view;
  const smallest = Math.min(view.cell, fittingCell(clues, room, rails));
  const largest = Math.max(LARGEST_CELL, smallest);
  const cell = Math.min(largest, Math.max(smallest, view.cell * factor));
  const at = boardPoint(view, anchor);
  let next = viewportOf(clues, room, scrollTo(at, anchor, cell, view), rails);
  for (let round = 0; round < ROUNDS; round++) {
    next = viewportOf(clues, room, scrollTo(at, anchor, cell, next), rails);
  }
  return next;
}

/** The scroll that puts the place `at` of the board under the point `anchor`. */
function scrollTo(at: Point, anchor: Point, cell: number, view: Viewport): Look {
  return {
    ...toLook(view),
    cell,
    scrollX: at.x * cell - (anchor.x - view.left),
    scrollY: at.y * cell - (anchor.y - view.top),
  };
}

/** The viewport after the board was dragged by a number of pixels. */
export function panned(view: Viewport, dx: number, dy: number): Viewport {
  const { clues, room, rails, scrollX, scrollY } = view;
  const look = { ...toLook(view), scrollX: scrollX - dx, scrollY: scrollY - dy };
  return viewportOf(clues, room, look, rails);
}

/** The same look in another room, after the view was resized or the phone rotated. */
export function inRoom(view: Viewport, room: Room): Viewport {
  return viewportOf(view.clues, room, keptLook(view), view.rails);
}

/** The look of a viewport; a board that fits its room is fitted again. */
function keptLook(view: Viewport): Look {
  const { cell, ...look } = toLook(view);
  return isFitted(view) ? look : { ...look, cell };
}

/**
 * The viewport, scrolled as little as necessary to show a whole cell, with a margin of one cell if
 * possible.
 */
export function showing(view: Viewport, row: number, column: number): Viewport {
  let shown = view;
  for (let round = 0; round < ROUNDS; round++) {
    const { clues, room, rails, cell, left, top, right, bottom } = shown;
    const scrollX = scrollFor(shown.scrollX, column, cell, right - left);
    const scrollY = scrollFor(shown.scrollY, row, cell, bottom - top);
    shown = viewportOf(clues, room, { ...toLook(shown), scrollX, scrollY }, rails);
  }
  return shown;
}

/** The scroll nearest to `scroll` at which the line with that index is within the `free` pixels. */
function scrollFor(scroll: number, index: number, cell: number, free: number): number {
  const margin = free >= 4 * cell ? cell : 0;
  const least = (index + 1) * cell + margin - free;
  return Math.max(least, Math.min(scroll, index * cell - margin));
}

/** The same look with rails of another layout. */
export function withRails(view: Viewport, rails: Rails): Viewport {
  return viewportOf(view.clues, view.room, keptLook(view), rails);
}

/**
 * The same cells at the same place with other clues, as during a stroke in a picture. Numbers that
 * do not fit into the rails are squeezed.
 */
export function withClues(view: Viewport, clues: Clues): Viewport {
  const { rails, room, rows, columns } = view;
  const usual = viewportOf(clues, room, toLook(view), rails);
  const tight = railsOf(clues, rails.layout);
  const lack = (has: Float64Array, needs: Float64Array, { first, last }: Range): number =>
    Math.max(1, deepest(needs, first, last) / deepest(has, first, last));
  return {
    ...view,
    clues,
    squeezeX: usual.squeezeX / lack(rails.rows, tight.rows, rows),
    squeezeY: usual.squeezeY / lack(rails.columns, tight.columns, columns),
  };
}
