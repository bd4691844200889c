/**
 * The geometry of a printed sheet in millimetres: heading, board with its clues, legend, foot. Wide
 * puzzles turn the paper. Nothing here knows how it is drawn.
 */
import type { Clues } from '@nonokit/board';

/** Papers, upright, in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  letter: { width: 215.9, height: 279.4 },
} as const;

/** The name of a paper. */
export type PaperId = keyof typeof PAPERS;

/** Cells that people can write into, and cells that waste paper, in millimetres. */
const SMALLEST_CELL = 3;
const LARGEST_CELL = 12;

/** Cells below this are too small for printers and eyes, and for the page: it would stand still. */
const LEAST_CELL = 0.75;

/** Cells of small puzzles until the player chooses, in millimetres. */
const USUAL_CELL = 7.5;

/** Margins, and the height of heading and foot, in millimetres. */
const MARGIN = 12;
const HEADING = 20;
const FOOT = 22;

/** Free space between numbers and frame, in millimetres. */
const RAIL_GAP = 1.6;

/** What decides the geometry besides the clues. */
export interface SheetWish {
  readonly paper: PaperId;
  /** The side of a cell in millimetres; undefined for the largest useful one. */
  readonly cell?: number | undefined;
  readonly hasSymbols: boolean;
}

/** Where everything stands on a sheet, in millimetres. */
export interface SheetPlan {
  readonly width: number;
  readonly height: number;
  readonly isTurned: boolean;
  /** The side of a cell, and the range it can be chosen from; of no range, both are equal. */
  readonly cell: number;
  readonly smallest: number;
  readonly largest: number;
  /** Whether the cells are so small that nothing is drawn. */
  readonly isTooSmall: boolean;
  /** The top left corner of the cells. */
  readonly left: number;
  readonly top: number;
  /** The room of the numbers. */
  readonly railLeft: number;
  readonly railTop: number;
  /** The distance of numbers in a row's rail and in a column's, as parts of a cell. */
  readonly pitchX: number;
  readonly pitchY: number;
  readonly margin: number;
}

/** Plans the sheet of a puzzle. */
export function planOf(clues: Clues, wish: SheetWish): SheetPlan {
  const upright = largestCell(clues, wish, false);
  const turned = largestCell(clues, wish, true);
  const isTurned = turned > upright * 1.15;
  const largest = Math.min(LARGEST_CELL, Math.max(upright, isTurned ? turned : 0));
  const smallest = Math.min(SMALLEST_CELL, largest);
  const cell = Math.min(largest, Math.max(smallest, wish.cell ?? Math.min(largest, USUAL_CELL)));
  const { width, height } = pageOf(wish.paper, isTurned);
  const { pitchX, pitchY, deepestRow, deepestColumn } = railsOf(clues, wish);
  const railLeft = deepestRow * pitchX * cell + RAIL_GAP;
  const railTop = deepestColumn * pitchY * cell + RAIL_GAP;
  const full = railLeft + clues.width * cell;
  return {
    ...{ width, height, isTurned, cell, smallest, largest, railLeft, railTop, pitchX, pitchY },
    left: (width - full) / 2 + railLeft,
    top: MARGIN + HEADING + railTop,
    margin: MARGIN,
    isTooSmall: cell < LEAST_CELL,
  };
}

function pageOf(paper: PaperId, isTurned: boolean) {
  const { width, height } = PAPERS[paper];
  return isTurned ? { width: height, height: width } : { width, height };
}

/** The largest cell at which everything fits. */
function largestCell(clues: Clues, wish: SheetWish, isTurned: boolean): number {
  const page = pageOf(wish.paper, isTurned);
  const { pitchX, pitchY, deepestRow, deepestColumn } = railsOf(clues, wish);
  const across = page.width - 2 * MARGIN - RAIL_GAP;
  const down = page.height - 2 * MARGIN - HEADING - FOOT - RAIL_GAP;
  return Math.min(
    across / (clues.width + deepestRow * pitchX),
    down / (clues.height + deepestColumn * pitchY),
  );
}

function railsOf({ rows, columns, palette }: Clues, { hasSymbols }: SheetWish) {
  const isWider = hasSymbols && palette.length > 2;
  const deepest = (clues: Clues['rows']): number =>
    Math.max(1, ...clues.map(({ length }) => length));
  return {
    pitchX: isWider ? 1.34 : 0.94,
    pitchY: isWider ? 1.26 : 0.86,
    deepestRow: deepest(rows),
    deepestColumn: deepest(columns),
  };
}
