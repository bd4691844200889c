/**
 * The viewport: which part of a board is visible, and where. Pure geometry, in CSS pixels.
 *
 * Both rails stay visible at every zoom and scroll position. They are as deep as the longest clue
 * of the visible lines, so that a phone keeps its room for cells. Cells scroll under them. If the
 * layout shortens clues, a zoomed board shows only a few numbers of each line.
 *
 *     +--------+------------------+
 *     | corner | column numbers   |   top
 *     +--------+------------------+
 *     | row    | cells            |
 *     | numbers|                  |
 *     +--------+------------------+
 *       left               right
 *
 * Rails may also be on the right and below, or on all sides; the drawing is mirrored then. The
 * numbers of the lines themselves, if requested, are on a side without a rail, or beyond the far
 * one.
 */
import type { Clues } from '../mark.js';
import type { Point } from '../segment.js';
import {
  ALL_NUMBERS,
  deepest,
  lineNumberRoom,
  listSides,
  type MostNumbers,
  type Rails,
  type Range,
  railsOf,
  shortenedDepth,
} from './rails.js';

export type { Range } from './rails.js';

/** The room for the whole board, rails included. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The visible part, and its position. */
export interface Viewport {
  readonly clues: Clues;
  readonly rails: Rails;
  readonly room: Room;
  /** The size of a cell in pixels. */
  readonly cell: number;
  /** The outer corner of the rails: a board smaller than its room is centred. */
  readonly x: number;
  readonly y: number;
  /** The left and top of the cells: the inner edges of the rails. */
  readonly left: number;
  readonly top: number;
  /**
   * The right and bottom of the visible cells: the inner edges of the far rails, if there are any.
   */
  readonly right: number;
  readonly bottom: number;
  /** The outer edges of the far rails; without far rails the same as `right` and `bottom`. */
  readonly endX: number;
  readonly endY: number;
  /** The factor, 0 to 1, by which numbers are squeezed if a rail would take too much room. */
  readonly squeezeX: number;
  readonly squeezeY: number;
  /** The pixels of the cells that have scrolled out of sight on the left and at the top. */
  readonly scrollX: number;
  readonly scrollY: number;
  /** The maximum number of visible numbers in a line; all of them if clues are not shortened. */
  readonly most: MostNumbers;
  /** The number of numbers that the player wants to see of shortened clues. */
  readonly wanted: MostNumbers;
  /** The columns and rows that are at least partly visible. */
  readonly columns: Range;
  readonly rows: Range;
}

/** What to show; every member may be left out. */
export interface Look {
  /** The size of a cell in pixels. Default: as large as fits. */
  readonly cell?: number;
  readonly scrollX?: number;
  readonly scrollY?: number;
  /** Maximum number of numbers in a row, and in a column, if clues are shortened. Default: 4. */
  readonly rowNumbers?: number;
  readonly columnNumbers?: number;
}

/** The number of numbers that shortened clues show at first, and at least. */
export const SHORT_CLUE = 4;
export const SHORTEST_CLUE = 2;

/** Maximum and minimum size of a cell in pixels if the board fits into its room. */
const LARGEST_FIT = 64;
const SMALLEST_FIT = 2;

/** The share of the room that a rail may take if the cells need the rest. */
const MOST_RAIL = 0.45;

/** Sizes of cells that differ by less are considered equal. */
const CLOSE = 1e-6;

/**
 * Maximum number of rounds in which rails and visible lines are computed in turn until they agree.
 */
const ROUNDS = 3;

/** The largest cell size at which the whole board fits: whole pixels if it is 14 or more. */
export function fittingCell(clues: Clues, { width, height }: Room, rails = railsOf(clues)): number {
  const sides = listSides(rails.layout).length;
  const room = lineNumberRoom(rails.layout, clues);
  const across = clues.width + sides * deepest(rails.rows, 0, clues.height - 1);
  const down = clues.height + sides * deepest(rails.columns, 0, clues.width - 1);
  const wide = (width - room.across - 2) / across;
  const high = (height - room.down - 2) / down;
  const cell = Math.min(LARGEST_FIT, wide, high);
  return Math.max(SMALLEST_FIT, cell >= 14 ? Math.floor(cell) : cell);
}

/** The viewport of a board in its room. The scroll position is limited to the edges. */
export function viewportOf(
  clues: Clues,
  room: Room,
  look: Look = {},
  rails = railsOf(clues),
): Viewport {
  const { scrollX = 0, scrollY = 0, rowNumbers = SHORT_CLUE, columnNumbers = SHORT_CLUE } = look;
  const cell = look.cell ?? fittingCell(clues, room, rails);
  // which size fits is looked for at every scroll only where clues are shortened
  const isShort =
    rails.layout.shortensClues &&
    look.cell !== undefined &&
    cell > fittingCell(clues, room, rails) + CLOSE;
  const wanted = { row: rowNumbers, column: columnNumbers };
  const most = isShort ? wanted : ALL_NUMBERS;
  const asked = { clues, room, rails, scrollX, scrollY, wanted, most, cell };
  const whole = {
    columns: { first: 0, last: clues.width - 1 },
    rows: { first: 0, last: clues.height - 1 },
  };
  let found = placed(asked, whole);
  // fewer lines in sight may mean shallower rails, which show more lines: two rounds settle that,
  // and where they take turns the deeper rails are taken, so that no number is cut
  for (let round = 0; round < ROUNDS; round++) {
    const next = placed(asked, found);
    if (same(next.columns, found.columns) && same(next.rows, found.rows)) return next;
    const both = {
      columns: union(next.columns, found.columns),
      rows: union(next.rows, found.rows),
    };
    found = round + 1 < ROUNDS ? next : placed(asked, both);
  }
  return found;
}

/** A requested viewport, before its scroll is limited. */
type Wish = Pick<
  Viewport,
  'clues' | 'room' | 'rails' | 'cell' | 'scrollX' | 'scrollY' | 'wanted' | 'most'
>;

/** The viewport with rails that have room for these lines. */
function placed(wish: Wish, lines: Pick<Viewport, 'columns' | 'rows'>): Viewport {
  const { clues, room, rails, cell, most, wanted } = wish;
  const deepestX = deepest(rails.rows, lines.rows.first, lines.rows.last);
  const deepestY = deepest(rails.columns, lines.columns.first, lines.columns.last);
  const depthX = shortenedDepth(rails, 'row', most.row, deepestX);
  const depthY = shortenedDepth(rails, 'column', most.column, deepestY);
  const free = lineNumberRoom(rails.layout, clues);
  const across = axis(rails, {
    room: room.width,
    beside: free.across,
    depth: depthX * cell,
    count: clues.width,
    cell,
    wanted: wish.scrollX,
  });
  const down = axis(rails, {
    room: room.height,
    beside: free.down,
    depth: depthY * cell,
    count: clues.height,
    cell,
    wanted: wish.scrollY,
  });
  return {
    clues,
    rails,
    room,
    cell,
    most,
    wanted,
    x: across.from,
    left: across.cells,
    right: across.end,
    endX: across.outer,
    y: down.from,
    top: down.cells,
    bottom: down.end,
    endY: down.outer,
    squeezeX: across.squeeze,
    squeezeY: down.squeeze,
    scrollX: across.scroll,
    scrollY: down.scroll,
    columns: across.lines,
    rows: down.lines,
  };
}

/** The input for one direction of a viewport, in pixels except for the number of lines. */
interface AxisWish {
  readonly room: number;
  /** Room for the numbers of lines. */
  readonly beside: number;
  /** The depth that a rail needs. */
  readonly depth: number;
  readonly count: number;
  readonly cell: number;
  /** The scroll before it is limited. */
  readonly wanted: number;
}

/**
 * One direction: the beginning and end of the rails and the cells, the scroll, and the visible
 * lines.
 */
function axis({ layout }: Rails, { room, beside, depth, count, cell, wanted }: AxisWish) {
  const sides = listSides(layout);
  const inner = room - beside;
  const most = Math.max(MOST_RAIL * inner, inner - count * cell) / sides.length;
  const squeeze = Math.min(1, most / depth);
  const rail = Math.floor(depth * squeeze);
  const sight = inner - sides.length * rail;
  const free = sight - count * cell;
  const hasNear = sides.includes('near');
  const from = (free > 0 ? Math.floor(free / 2) : 0) + (hasNear ? 0 : beside);
  const cells = from + (hasNear ? rail : 0);
  // whole pixels, so that the frame is sharp
  const end = cells + Math.min(sight, Math.ceil(count * cell - 1e-6));
  const outer = end + (sides.includes('far') ? rail : 0);
  const scroll = Math.min(Math.max(wanted, 0), Math.max(0, -free));
  const first = Math.min(count - 1, Math.floor(scroll / cell));
  const last = Math.min(count - 1, Math.max(first, Math.ceil((scroll + end - cells) / cell) - 1));
  return { from, cells, end, outer, squeeze, scroll, lines: { first, last } };
}

function same(a: Range, b: Range): boolean {
  return a.first === b.first && a.last === b.last;
}

function union(a: Range, b: Range): Range {
  return { first: Math.min(a.first, b.first), last: Math.max(a.last, b.last) };
}

/** True if the whole board is visible at the size that fits: no zoom badge is shown then. */
export function isFitted({ clues, room, rails, cell }: Viewport): boolean {
  return Math.abs(cell - fittingCell(clues, room, rails)) < CLOSE;
}

/** The look of a viewport, for another viewport of the same board. */
export function toLook({ cell, scrollX, scrollY, wanted }: Viewport): Required<Look> {
  return { cell, scrollX, scrollY, rowNumbers: wanted.row, columnNumbers: wanted.column };
}

/** Converts a point of the screen to cells of the board, also under the rails. */
export function boardPoint({ left, top, scrollX, scrollY, cell }: Viewport, point: Point): Point {
  return { x: (point.x - left + scrollX) / cell, y: (point.y - top + scrollY) / cell };
}
