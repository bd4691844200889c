/**
 * The viewport: which part of a board is in sight, and where it stands. Pure geometry, in CSS
 * pixels.
 *
 * Both rails stay in sight at every zoom and scroll; they are as deep as the longest clue among the
 * lines that are in sight, so that a phone keeps its room for cells. Cells scroll below them. Where
 * the layout shortens clues, a board that is zoomed in shows a few numbers of each line only.
 *
 *     +--------+------------------+
 *     | corner | column numbers   |   top
 *     +--------+------------------+
 *     | row    | cells            |
 *     | numbers|                  |
 *     +--------+------------------+
 *       left               right
 *
 * Rails may also stand on the right and below, or on all sides; the picture is mirrored then. The
 * numbers of the lines themselves, where they are wanted, stand on a side without a rail, or beyond
 * the far one.
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

/** The room that the whole board, rails included, has. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** What is in sight, and where. */
export interface Viewport {
  readonly clues: Clues;
  readonly rails: Rails;
  readonly room: Room;
  /** Pixels a cell. */
  readonly cell: number;
  /** Where the outer corner of the rails stands: a board smaller than its room is centred. */
  readonly x: number;
  readonly y: number;
  /** Where the cells begin: the inner edges of the rails. */
  readonly left: number;
  readonly top: number;
  /** Where the cells in sight end: the inner edges of the far rails, where there are any. */
  readonly right: number;
  readonly bottom: number;
  /** The outer edges of the far rails; where there are none, the same as `right` and `bottom`. */
  readonly endX: number;
  readonly endY: number;
  /**
   * How much narrower or lower than usual numbers stand, where a rail would take too much room: 0
   * to 1.
   */
  readonly squeezeX: number;
  readonly squeezeY: number;
  /** Pixels of the cells that have scrolled away to the left and to the top. */
  readonly scrollX: number;
  readonly scrollY: number;
  /** The most numbers of a line that are shown; all of them where clues are not shortened. */
  readonly most: MostNumbers;
  /** How many the player wants to see of shortened clues. */
  readonly wanted: MostNumbers;
  /** Columns and rows of which anything is in sight. */
  readonly columns: Range;
  readonly rows: Range;
}

/** Where to look: every member may be left out. */
export interface Look {
  /** Pixels a cell. Default: as large as fits. */
  readonly cell?: number;
  readonly scrollX?: number;
  readonly scrollY?: number;
  /** The most numbers of a row, and of a column, where clues are shortened. Default: 4. */
  readonly rowNumbers?: number;
  readonly columnNumbers?: number;
}

/** How many numbers of a line shortened clues show at first, and at least. */
export const SHORT_CLUE = 4;
export const SHORTEST_CLUE = 2;

/** Pixels a cell has at least and at most, where a board fits into its room. */
const LARGEST_FIT = 64;
const SMALLEST_FIT = 2;

/** The share of the room that a rail may take, where the cells need the rest. */
const MOST_RAIL = 0.45;

/** Sizes of cells that differ by less are the same. */
const CLOSE = 1e-6;

/** How often rails and what is in sight are looked at in turns, until they agree. */
const ROUNDS = 3;

/**
 * The largest size of cells at which the whole board fits: whole pixels where that is 14 or more.
 */
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

/** The viewport of a board in its room. Scrolling beyond the edges is cut. */
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

/** What a viewport is asked to be, before its scroll is cut. */
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

/** What one direction of a viewport is made of, in pixels but for the count of lines. */
interface AxisWish {
  readonly room: number;
  /** Room for the numbers of lines. */
  readonly beside: number;
  /** The room that a rail would like. */
  readonly depth: number;
  readonly count: number;
  readonly cell: number;
  /** The scroll before it is cut. */
  readonly wanted: number;
}

/**
 * One direction: where the rails and the cells begin and end, how far they have scrolled, and what
 * is in sight.
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

/** True if the whole board is in sight at the size that fits: no zoom badge is shown then. */
export function isFitted({ clues, room, rails, cell }: Viewport): boolean {
  return Math.abs(cell - fittingCell(clues, room, rails)) < CLOSE;
}

/** Where a viewport looks: for another one of the same board. */
export function toLook({ cell, scrollX, scrollY, wanted }: Viewport): Required<Look> {
  return { cell, scrollX, scrollY, rowNumbers: wanted.row, columnNumbers: wanted.column };
}

/** A point of the screen in cells of the board; below the rails, too. */
export function boardPoint({ left, top, scrollX, scrollY, cell }: Viewport, point: Point): Point {
  return { x: (point.x - left + scrollX) / cell, y: (point.y - top + scrollY) / cell };
}
