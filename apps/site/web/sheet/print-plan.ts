/**
 * Where the board of a printed sheet stands, in millimetres: below a heading, above legend and
 * foot. Wide puzzles turn the paper.
 */
import type { Clues } from '@nonokit/board';
import { boardLayout, MM, PAPERS, type Paper, type SheetLayout } from '@nonokit/render/layout';

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

/** The least gain in size for which paper is turned. */
const WORTH_TURNING = 1.15;

/** What decides the geometry besides the clues. */
export interface SheetWish {
  readonly paper: Paper;
  /** The side of a cell in millimetres; undefined for the largest useful one. */
  readonly cell?: number | undefined;
  readonly hasSymbols: boolean;
}

/** Where everything stands on a sheet, in millimetres. */
export interface PrintPlan {
  readonly width: number;
  readonly height: number;
  /** The side of a cell, and the range it can be chosen from; of no range, both are equal. */
  readonly cell: number;
  readonly smallest: number;
  readonly largest: number;
  /** Whether the cells are so small that nothing is drawn. */
  readonly isTooSmall: boolean;
  readonly margin: number;
  /** The board with its clues. */
  readonly board: SheetLayout;
}

/** Plans the sheet of a puzzle. */
export function planPrint(clues: Clues, { paper, cell: asked, hasSymbols }: SheetWish): PrintPlan {
  const symbols = hasSymbols;
  const unit = boardLayout(clues, { cell: 1, symbols });
  const upright = measurePaper(paper);
  const turned = { width: upright.height, height: upright.width };
  const up = largestCell(unit, upright);
  const across = largestCell(unit, turned);
  const isTurned = across > up * WORTH_TURNING;
  const largest = Math.min(LARGEST_CELL, isTurned ? across : up);
  const smallest = Math.min(SMALLEST_CELL, largest);
  const cell = Math.min(largest, Math.max(smallest, asked ?? Math.min(largest, USUAL_CELL)));
  const { width, height } = isTurned ? turned : upright;
  const left = (width - unit.width * cell) / 2;
  return {
    width,
    height,
    cell,
    smallest,
    largest,
    board: boardLayout(clues, { cell, symbols, left, top: MARGIN + HEADING }),
    margin: MARGIN,
    isTooSmall: cell < LEAST_CELL,
  };
}

/** A paper upright, in tenths of millimetres as paper is. */
function measurePaper(paper: Paper) {
  const millimetres = (points: number): number => Math.round((10 * points) / MM) / 10;
  const { width, height } = PAPERS[paper];
  return { width: millimetres(width), height: millimetres(height) };
}

/** The largest cell at which everything fits on a page; `unit` is the board in cells. */
function largestCell(unit: SheetLayout, page: { readonly width: number; readonly height: number }) {
  return Math.min(
    (page.width - 2 * MARGIN) / unit.width,
    (page.height - 2 * MARGIN - HEADING - FOOT) / unit.height,
  );
}
