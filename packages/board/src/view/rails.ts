/**
 * Rails: the room for the numbers beside a board, in cells, and the sides on which they stand. The
 * positions are the same as in every drawing of a puzzle: `layout/chips.ts` of render.
 */

import type { Clue } from '@nonokit/core';
import { chipLength, chipsDepth, RAIL_MARGIN } from '@nonokit/render/layout';
import type { Clues } from '../mark.js';

/** The position of numbers: left of the cells and above them, right and below, or on all sides. */
export type NumberSides = 'left' | 'right' | 'both';

/** The layout of the rails, a part of the style that players choose. */
export interface RailLayout {
  readonly numbers: NumberSides;
  /** Whether every fifth line has its own number outside the frame. */
  readonly hasLineNumbers: boolean;
  /** Whether inks have symbols, on cells and beside numbers. */
  readonly hasSymbols: boolean;
  /** Whether long clues are shortened on a zoomed board: for phones. */
  readonly shortensClues: boolean;
}

/** Numbers left and above, and nothing else. */
export const USUAL_LAYOUT: RailLayout = {
  numbers: 'left',
  hasLineNumbers: false,
  hasSymbols: false,
  shortensClues: false,
};

/** A first and a last index, both included. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** The room for each line's numbers, in cells, from the board outwards. */
export interface Rails {
  readonly layout: RailLayout;
  /** Whether chips have a symbol: the player has chosen so, and there are several inks. */
  readonly hasSymbols: boolean;
  /** Per row: the width of its clue. */
  readonly rows: Float64Array;
  /** Per column: the height of its clue. */
  readonly columns: Float64Array;
  /** The room for the longest single number in any row, and in any column. */
  readonly longest: { readonly row: number; readonly column: number };
}

/** The maximum number of numbers that a board shows for a row, and for a column. */
export interface MostNumbers {
  readonly row: number;
  readonly column: number;
}

/** Every number is shown. */
export const ALL_NUMBERS: MostNumbers = { row: Infinity, column: Infinity };

/** The room for all clues of a puzzle. A blank line shows a 0, which takes a chip as well. */
export function railsOf({ rows, columns, palette }: Clues, layout = USUAL_LAYOUT): Rails {
  const hasSymbols = layout.hasSymbols && palette.length > 2;
  const longest = (clues: readonly Clue[], kind: 'row' | 'column'): number =>
    chipLength(kind, largestNumber(clues), hasSymbols);
  return {
    layout,
    hasSymbols,
    longest: { row: longest(rows, 'row'), column: longest(columns, 'column') },
    rows: Float64Array.from(rows, (clue) => chipsDepth(clue, { kind: 'row', hasSymbols })),
    columns: Float64Array.from(columns, (clue) => chipsDepth(clue, { kind: 'column', hasSymbols })),
  };
}

function largestNumber(clues: readonly Clue[]): number {
  let most = 0;
  for (const clue of clues) for (const { size } of clue) most = Math.max(most, size);
  return most;
}

/** The depth of a rail that shows at most `most` numbers of each line, instead of `depth`. */
export function shortenedDepth(
  { longest }: Rails,
  kind: 'row' | 'column',
  most: number,
  depth: number,
): number {
  return Math.min(depth, most * longest[kind] + RAIL_MARGIN);
}

/**
 * The blocks of a clue that are shown: those nearest to the cells. If there are more, one place
 * shows the number of the others.
 */
export function shownBlocks(length: number, most: number, side: Side): Range {
  if (length <= most) return { first: 0, last: length - 1 };
  const shown = Math.max(0, most - 1);
  return side === 'near'
    ? { first: length - shown, last: length - 1 }
    : { first: 0, last: shown - 1 };
}

/** The largest room of the lines `from..to`. */
export function deepest(rooms: Float64Array, from: number, to: number): number {
  let most = 0;
  for (let k = Math.max(0, from); k <= to && k < rooms.length; k++) {
    most = Math.max(most, rooms[k] ?? 0);
  }
  return most;
}

/** The sides on which a layout has numbers; the near one is left or above. */
export function listSides({ numbers }: RailLayout): readonly Side[] {
  return numbers === 'both' ? ['near', 'far'] : numbers === 'left' ? ['near'] : ['far'];
}

/** Near is left of the cells or above them; far is right of them or below. */
export type Side = 'near' | 'far';

/** The pixels beside a board for the numbers of its rows, and of its columns. */
export function lineNumberRoom({ hasLineNumbers }: RailLayout, { height }: Clues) {
  if (!hasLineNumbers) return { across: 0, down: 0 };
  return { across: 8 + 7 * String(height).length, down: 17 };
}
