/**
 * Rails: how much room the numbers beside a board take, in cells. Numbers stand in chips, one of
 * them next to the cells; a chip is a little narrower than a cell and a little lower, wider for
 * three digits, and longer where a symbol stands beside the digits.
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

/** How much longer a chip with a symbol is, along its line, in cells. */
const SYMBOL_ROOM = 0.4;

/** Where numbers stand: left of the cells and above them, right and below, or on all sides. */
export type NumberSides = 'left' | 'right' | 'both';

/** What the room beside the cells is for; a part of the style that players choose. */
export interface RailLayout {
  readonly numbers: NumberSides;
  /** Whether every fifth line has its own number outside the frame. */
  readonly hasLineNumbers: boolean;
  /** Whether inks have symbols, on cells and beside numbers. */
  readonly hasSymbols: boolean;
}

/** Numbers left and above, and nothing else. */
export const USUAL_LAYOUT: RailLayout = {
  numbers: 'left',
  hasLineNumbers: false,
  hasSymbols: false,
};

/** The room that each line's numbers take, in cells, from the board outwards. */
export interface Rails {
  readonly layout: RailLayout;
  /** Whether chips have a symbol: the player wants them, and there are several inks. */
  readonly hasSymbols: boolean;
  /** Per row: the width of its clue. */
  readonly rows: Float64Array;
  /** Per column: the height of its clue. */
  readonly columns: Float64Array;
}

/** The room for all clues of a puzzle. A blank line shows a 0, which takes a chip as well. */
export function railsOf({ rows, columns, palette }: Clues, layout = USUAL_LAYOUT): Rails {
  const hasSymbols = layout.hasSymbols && palette.length > 2;
  const down = chipHeight(hasSymbols);
  return {
    layout,
    hasSymbols,
    rows: Float64Array.from(rows, (clue) => acrossOf(clue, hasSymbols) + MARGIN),
    columns: Float64Array.from(columns, (clue) => Math.max(1, clue.length) * down + MARGIN),
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
export function chipWidth(size: number, hasSymbols: boolean): number {
  return (size < 100 ? PITCH_ACROSS : PITCH_ACROSS * WIDE) + (hasSymbols ? SYMBOL_ROOM : 0);
}

/** The height of a chip in a column's clue, in cells. */
export function chipHeight(hasSymbols: boolean): number {
  return PITCH_DOWN + (hasSymbols ? SYMBOL_ROOM : 0);
}

/** How wide the blocks `from..to` of a row's clue are together, `to` not included, in cells. */
export function widthAcross(clue: Clue, from: number, to: number, hasSymbols: boolean): number {
  let width = 0;
  for (let k = from; k < to; k++) width += chipWidth(clue[k]?.size ?? 0, hasSymbols);
  return width;
}

function acrossOf(clue: Clue, hasSymbols: boolean): number {
  return widthAcross(clue, 0, clue.length, hasSymbols) || PITCH_ACROSS;
}

/** The sides on which a layout has numbers: the near one is left or above. */
export function sidesOf({ numbers }: RailLayout): readonly Side[] {
  return numbers === 'both' ? ['near', 'far'] : numbers === 'left' ? ['near'] : ['far'];
}

/** Left of the cells or above them; right of them or below. */
export type Side = 'near' | 'far';

/** Pixels beside a board for the numbers of its rows, and of its columns. */
export function lineNumberRoom({ hasLineNumbers }: RailLayout, { height }: Clues) {
  if (!hasLineNumbers) return { across: 0, down: 0 };
  return { across: 8 + 7 * String(height).length, down: 17 };
}
