/**
 * Scenes: all that a board shows at one moment, as plain data. Two of them tell what has to be
 * painted again: `changes.ts`.
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
  /** Cells that it rests on, by their index. */
  readonly premises: readonly number[];
  /** Cells about which it says something. */
  readonly conclusions: readonly number[];
  /** The line that it is about, whose numbers get a ring. */
  readonly line?: Line | undefined;
  /** Which of the line's numbers get one, from 0. Default: all. */
  readonly blocks?: readonly number[] | undefined;
}

/**
 * How a board is drawn; players choose. Where numbers stand is also known to the rails of the
 * viewport: make both with the same style.
 */
export interface BoardStyle extends RailLayout {
  /** Interval of thicker grid lines, in cells; 0 for none. Default 5. */
  readonly rulesEvery: number;
  /** How an X is shown. Default 'cross'. */
  readonly blankAs: 'cross' | 'dot' | 'shade';
  /** Whether the row and column of the cursor are tinted. */
  readonly hasCrosshair: boolean;
}

/** What players have before they change anything. */
export const USUAL_STYLE: BoardStyle = {
  ...USUAL_LAYOUT,
  rulesEvery: 5,
  blankAs: 'cross',
  hasCrosshair: true,
};

/** What a cell shows: its mark, or what the stroke under way makes of it. */
export function markAt({ game, stroke }: Scene, cell: number): number {
  return stroke?.cells.has(cell) === true ? stroke.mark : (game.marks[cell] ?? UNKNOWN);
}

/** What lies on top of the cells, such as the ring of a selection. */
export interface Overlay {
  /** The cells on which anything of it is seen. */
  readonly ranges: readonly CellRange[];
  /** Paints all of it; what lies outside the rectangle under way is cut. */
  paint(context: Canvas2D, scene: Scene): void;
}

/** What a board shows. */
export interface Scene {
  readonly game: Game;
  readonly view: Viewport;
  readonly look: BoardLook;
  /** The look of the rails, where cells have another: on coloured paper. */
  readonly railLook?: BoardLook | undefined;
  readonly style: BoardStyle;
  readonly numbers: NumberStates;
  /** The cell of the cursor. */
  readonly cursor?: { readonly row: number; readonly column: number } | undefined;
  /** The cells of a stroke under way, and what they become. */
  readonly stroke?: { readonly cells: ReadonlySet<number>; readonly mark: number } | undefined;
  /** Cells that were found wrong, once the player has asked. */
  readonly mistakes?: readonly number[] | undefined;
  readonly hint?: ShownHint | undefined;
  /** Cells that several solutions fill differently. */
  readonly undecided?: readonly number[] | undefined;
  /** Cells that a repair has changed. */
  readonly repaired?: readonly number[] | undefined;
  readonly overlay?: Overlay | undefined;
  /** Whether nothing is shown but an empty grid of the same size, as while the clock stands. */
  readonly isCovered?: boolean | undefined;
}
