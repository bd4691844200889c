/**
 * Rails: how much room the numbers beside a board take, in cells, and on which sides they stand.
 * Their places are those of every drawing of a puzzle: `layout/chips.ts` of render.
 */
import { chipsDepth } from '@nonokit/render/layout';
import type { Clues } from '../mark.js';

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
  return {
    layout,
    hasSymbols,
    rows: Float64Array.from(rows, (clue) => chipsDepth(clue, { kind: 'row', hasSymbols })),
    columns: Float64Array.from(columns, (clue) => chipsDepth(clue, { kind: 'column', hasSymbols })),
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

/** The sides on which a layout has numbers: the near one is left or above. */
export function listSides({ numbers }: RailLayout): readonly Side[] {
  return numbers === 'both' ? ['near', 'far'] : numbers === 'left' ? ['near'] : ['far'];
}

/** Left of the cells or above them; right of them or below. */
export type Side = 'near' | 'far';

/** Pixels beside a board for the numbers of its rows, and of its columns. */
export function lineNumberRoom({ hasLineNumbers }: RailLayout, { height }: Clues) {
  if (!hasLineNumbers) return { across: 0, down: 0 };
  return { across: 8 + 7 * String(height).length, down: 17 };
}
