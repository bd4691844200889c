/** The parts of a sheet before it is an SVG document, in units of a cell. */

/** A point; x to the right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A number of a clue where it stands. */
export interface PlacedItem {
  /** "12", "?" or "*". */
  readonly text: string;
  /** An index into the palette; undefined for "*", which has no ink. */
  readonly color?: number;
  readonly at: Point;
  /** A large number stands between its two lines, in a frame. */
  readonly isLarge: boolean;
}

/** A sheet without its looks. */
export interface SheetPlan {
  /** The corners of each cell. */
  readonly cells: readonly (readonly Point[])[];
  readonly items: readonly PlacedItem[];
  /** Thick lines: the frame, and every fifth line of squares. */
  readonly rules: readonly (readonly Point[])[];
}

/** The distance of two numbers of a clue. */
export const ITEM_STEP = 0.75;

/** The distance of a clue from the board. */
export const CLUE_GAP = 0.5;
