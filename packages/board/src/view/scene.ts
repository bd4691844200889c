/**
 * Scenes: everything that a board shows at one moment, as plain data. `changes.ts` compares two
 * scenes to find what must be repainted.
 */
import { type Line, UNKNOWN } from '@nonokit/core';
import type { NumberStates } from '../crossing.js';
import type { Game } from '../state.js';
import type { Canvas2D } from './canvas.js';
import type { CellRange } from './cell-range.js';
import type { BoardLook } from './look.js';
import { type RailLayout, USUAL_LAYOUT } from './rails.js';
import type { Viewport } from './viewport.js';

/** A hint on the board. */
export interface ShownHint {
  /** The cells of its premises, by index. */
  readonly premises: readonly number[];
  /** The cells of its conclusions. */
  readonly conclusions: readonly number[];
  /** The line of the hint, whose numbers get a ring. */
  readonly line?: Line | undefined;
  /** The indices of the line's numbers that get a ring. Default: all. */
  readonly blocks?: readonly number[] | undefined;
}

/**
 * How a board is drawn; players choose it. The rails of the viewport also depend on the position of
 * numbers: create both with the same style.
 */
export interface BoardStyle extends RailLayout {
  /** Interval of thicker grid lines, in cells; 0 for none. Default 5. */
  readonly rulesEvery: number;
  /** How an X is shown. Default 'cross'. */
  readonly blankAs: 'cross' | 'dot' | 'shade';
  /** Whether the row and column of the cursor are tinted. */
  readonly hasCrosshair: boolean;
}

/** The style before a player changes anything. */
export const USUAL_STYLE: BoardStyle = {
  ...USUAL_LAYOUT,
  rulesEvery: 5,
  blankAs: 'cross',
  hasCrosshair: true,
};

/** The mark that a cell shows: its own, or that of the current stroke. */
export function markAt({ game, stroke }: Scene, cell: number): number {
  return stroke?.cells.has(cell) === true ? stroke.mark : (game.marks[cell] ?? UNKNOWN);
}

/** A layer on top of the cells, such as the ring of a selection. */
export interface Overlay {
  /** The cells that it covers. */
  readonly ranges: readonly CellRange[];
  /** Paints all of it, clipped to the rectangle that is being painted. */
  paint(context: Canvas2D, scene: Scene): void;
}

/** The content of a board. */
export interface Scene {
  readonly game: Game;
  readonly view: Viewport;
  readonly look: BoardLook;
  /** The look of the rails, if it differs from that of the cells: on coloured paper. */
  readonly railLook?: BoardLook | undefined;
  readonly style: BoardStyle;
  readonly numbers: NumberStates;
  /** The cell of the cursor. */
  readonly cursor?: { readonly row: number; readonly column: number } | undefined;
  /** The cells of the current stroke, and their new mark. */
  readonly stroke?: { readonly cells: ReadonlySet<number>; readonly mark: number } | undefined;
  /** The cells that were found wrong, after the player has asked. */
  readonly mistakes?: readonly number[] | undefined;
  readonly hint?: ShownHint | undefined;
  /** Cells that several solutions fill differently. */
  readonly undecided?: readonly number[] | undefined;
  /** Cells that a repair has changed. */
  readonly repaired?: readonly number[] | undefined;
  readonly overlay?: Overlay | undefined;
  /** Whether only an empty grid of the same size is shown, as while the clock is paused. */
  readonly isCovered?: boolean | undefined;
}
