/** The parts of a sheet before it is an SVG document, in units of a cell. */

/** A point; x to the right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A number of a clue where it stands. */
export interface PlacedItem {
  /** "12", "?" or "*"; nothing for a triangle that the number of its block counts. */
  readonly text: string;
  /** An index into the palette; undefined for "*", which has no ink. */
  readonly color?: number;
  readonly at: Point;
  /** The number of its line, those of the first direction first; of two lines that of the first. */
  readonly line: number;
  /** A large number stands between its two lines, in a frame. */
  readonly isLarge: boolean;
}

/** The first and the last number of blocks that are glued to each other. */
export interface PlacedGroup {
  readonly from: Point;
  readonly to: Point;
}

/** A sheet without its looks. */
export interface SheetPlan {
  /** The corners of each cell. */
  readonly cells: readonly (readonly Point[])[];
  readonly items: readonly PlacedItem[];
  readonly groups: readonly PlacedGroup[];
  /** Thick lines: the frame, and every fifth line of squares. */
  readonly rules: readonly (readonly Point[])[];
}

/** The distance of two numbers of a clue. */
export const ITEM_STEP = 0.75;

/** The distance of a clue from the board. */
export const CLUE_GAP = 0.5;
