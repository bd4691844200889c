/** Sheets of puzzles of other kinds as shapes in pixels: clues and board, with a picture or not. */
import {
  BLANK,
  digitOn,
  isBlackOnly,
  type KindPuzzle,
  type Palette,
  type PaletteColor,
  seenOn,
  UNKNOWN,
} from '@nonokit/core';
import { type Half, inkFill, squareCorners } from './halves.js';
import { ITEM_STEP, type PlacedItem, type Point, type SheetPlan } from './placed.js';
import { sheetPlan } from './sheet-plan.js';

/** How a sheet is drawn. */
export interface KindSheetOptions {
  /** The colours of the cells, `UNKNOWN` for those that are grey; without them all are empty. */
  readonly cells?: readonly number[] | undefined;
  /** Pixels of a cell: 24. */
  readonly cell?: number;
  /** Cells that a step has found, in green: dark if they are filled, else light. */
  readonly found?: ReadonlySet<number>;
}

/** A cell. */
export interface SheetCell {
  readonly corners: readonly Point[];
  readonly fill: string;
  /** What lies right of the diagonal of a cut cell. */
  readonly half?: Half;
}

/** A number of a clue. */
export interface SheetNumber {
  /** "12", "?" or "*"; nothing for a triangle that the number of its block counts. */
  readonly text: string;
  /** The middle of its baseline. */
  readonly at: Point;
  readonly fontSize: number;
  readonly fill: string;
  /** The disc below it, where it stands on two colours. */
  readonly disc?: { readonly middle: Point; readonly radius: number; readonly fill: string };
  /** The square behind it, in the ink of its block. */
  readonly chip?: {
    readonly left: number;
    readonly top: number;
    readonly side: number;
    readonly fill: string;
    readonly half?: Half;
  };
  /** The circle around a number of two lines. */
  readonly circle?: { readonly middle: Point; readonly radius: number };
}

/** A sheet, everything in pixels from its top left corner. */
export interface KindSheet {
  readonly width: number;
  readonly height: number;
  /** The side of a cell: 24. */
  readonly cell: number;
  readonly cells: readonly SheetCell[];
  /** The paint of the lines between cells. */
  readonly line: string;
  /** Thick lines: the frame, and every fifth line of squares. */
  readonly rules: readonly (readonly Point[])[];
  readonly numbers: readonly SheetNumber[];
  /** Frames around the numbers of blocks that are glued to each other. */
  readonly frames: readonly SheetFrame[];
}

/** A box. */
export interface SheetFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The paint of rules and of numbers without an ink. */
export const SHEET_INK = '#222222';

/** The disc below numbers on two colours, as a share of their square. */
const DISC = 0.66;
const DISC_PAINT = '#ffffff';

/** The paint of cells that are not known yet. */
const UNKNOWN_CELL = '#e4e7ea';

/** The paints of cells that a step has found: blank and filled. */
const FOUND = ['#b9e4c9', '#1e7a43'] as const;

const MARGIN = 0.6;

/** The sheet of a puzzle. */
export function kindSheet(
  puzzle: KindPuzzle,
  { cells, cell = 24, found }: KindSheetOptions = {},
): KindSheet {
  const { palette } = puzzle;
  const plan = sheetPlan(puzzle);
  const { left, top, right, bottom } = extentOf(plan);
  const at = ({ x, y }: Point): Point => ({
    x: round((x - left + MARGIN) * cell),
    y: round((y - top + MARGIN) * cell),
  });
  const paper = palette[BLANK].rgb;
  const inkOf = (place: number): PaletteColor => {
    const color = cells?.[place] ?? BLANK;
    if (found?.has(place) === true) return { rgb: FOUND[color === BLANK ? 0 : 1] };
    return palette[color] ?? { rgb: UNKNOWN_CELL };
  };
  return {
    width: round((right - left + 2 * MARGIN) * cell),
    height: round((bottom - top + 2 * MARGIN) * cell),
    cell,
    cells: plan.cells.map((placed, k) => {
      const corners = placed.map(at);
      return { corners, ...inkFill(inkOf(k), corners) };
    }),
    line: seenOn(paper === '#ffffff' ? '#9aa0a6' : paper, paper, 1.8),
    rules: plan.rules.map((points) => points.map(at)),
    numbers: plan.items.map((item) => numberOf(item, palette, at(item.at), cell)),
    frames: plan.groups.map(({ from, to }) => frameOf(at(from), at(to), cell)),
  };
}

/** The colours of a board on which nothing is known. */
export function unknownCells(count: number): readonly number[] {
  return new Array<number>(count).fill(UNKNOWN);
}

/** A number; in several inks it stands on a chip of its ink. */
function numberOf(
  { text, color, isLarge }: PlacedItem,
  palette: Palette,
  { x, y }: Point,
  cell: number,
): SheetNumber {
  const ink = color === undefined || isBlackOnly(palette) ? undefined : palette[color];
  const half = chipSide(cell) / 2;
  const left = round(x - half);
  const top = round(y - half);
  const side = round(2 * half);
  return {
    text,
    at: { x, y: round(y + cell * 0.2) },
    fontSize: round(cell * (text.length > 2 ? 0.42 : 0.58)),
    fill: ink === undefined || ink.cut !== undefined ? SHEET_INK : digitOn(ink.rgb),
    ...(ink?.cut !== undefined && {
      disc: { middle: { x, y }, radius: round(half * DISC), fill: DISC_PAINT },
    }),
    ...(ink !== undefined && {
      chip: { left, top, side, ...inkFill(ink, squareCorners(left, top, side).map(rounded)) },
    }),
    // the circle reaches into both of its lines
    ...(isLarge && { circle: { middle: { x, y }, radius: round(half) } }),
  };
}

/** The side of the square behind a number. */
function chipSide(cell: number): number {
  return ITEM_STEP * cell * 0.94;
}

/** The frame around the numbers from one place to another. */
function frameOf(from: Point, to: Point, cell: number): SheetFrame {
  const side = chipSide(cell);
  return {
    left: round(from.x - side / 2),
    top: round(from.y - side / 2),
    width: round(to.x - from.x + side),
    height: round(to.y - from.y + side),
  };
}

/** The box around cells and numbers, in units of a cell. */
function extentOf({ cells, items }: SheetPlan): {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
} {
  const half = ITEM_STEP / 2;
  const corners = items.flatMap(({ at: { x, y } }) => [
    { x: x - half, y: y - half },
    { x: x + half, y: y + half },
  ]);
  const points = [...cells.flat(), ...corners];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: least(xs), top: least(ys), right: -least(xs, -1), bottom: -least(ys, -1) };
}

/** The least of many numbers, or of their negatives. */
function least(numbers: readonly number[], sign: 1 | -1 = 1): number {
  return numbers.reduce((a, b) => Math.min(a, sign * b), Number.POSITIVE_INFINITY);
}

/** Two decimals are enough for any output. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function rounded({ x, y }: Point): Point {
  return { x: round(x), y: round(y) };
}
