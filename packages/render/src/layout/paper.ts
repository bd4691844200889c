/**
 * Paper: its sizes and margins in points (72 to the inch), and the places of sheets on a page.
 */
import type { Box } from './box.js';
import type { SheetLayout } from './layout.js';

/** Points per millimetre. */
export const MM = 72 / 25.4;

/** Paper sizes, upright, in points. */
export const PAPERS = {
  a4: { width: 210 * MM, height: 297 * MM },
  a5: { width: 148 * MM, height: 210 * MM },
  letter: { width: 612, height: 792 },
} as const;

/** The name of a paper. */
export type Paper = keyof typeof PAPERS;

/** Options for putting sheets on pages. */
export interface PageOptions {
  readonly paper: Paper;
  /** Maximum sheets per page: 1. */
  readonly perPage: number;
  /** The largest side of a cell in points: 10 mm. */
  readonly largestCell: number;
  /** The smallest side of a cell in points, below which sheets are cut; 0 never cuts. */
  readonly smallestCell: number;
  /** The height kept free above each sheet for its heading, in points: 40. */
  readonly headingHeight: number;
}

/** A sheet, or a part of one, on a page. */
export interface Placed {
  /** Which sheet, from 0. */
  readonly sheet: number;
  /** The room of the sheet's heading, in points. */
  readonly heading: Box;
  /** The part of the layout that is shown, in its pixels. */
  readonly view: Box;
  /** The position of the view's top left corner, in points. */
  readonly left: number;
  readonly top: number;
  /** Points per pixel of the layout. */
  readonly scale: number;
  /** The part of the sheet; undefined if the sheet is not cut. */
  readonly part?: Part;
  /**
   * The pieces that a part with its own clues is put together from, painted in this order; without
   * them the view is the only one.
   */
  readonly pieces?: readonly Piece[];
}

/** A rectangle of a layout, in its pixels, and its place on the page, in points. */
export interface Piece {
  readonly view: Box;
  readonly left: number;
  readonly top: number;
}

/** A part of a cut sheet. */
export interface Part {
  /** From 0, counted by rows of parts. */
  readonly index: number;
  readonly count: number;
  /** The first and last column and row of cells that are shown whole, from 0. */
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  /**
   * The beginning of the next part, in pixels of the layout; everything beyond it is repeated
   * there.
   */
  readonly nextLeft?: number;
  readonly nextTop?: number;
}

/** One page, upright or turned. */
export interface Page {
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly placed: readonly Placed[];
}

/** The margins of a page in points; the page number stands in the lower one. */
export const MARGIN = { side: 12 * MM, top: 12 * MM, bottom: 16 * MM } as const;

/**
 * The part of a layout that is printed: without its margin, but with half a thick rule around it.
 */
export function toContent({ width, height, cell, thick }: SheetLayout): Box {
  const margin = cell - thick / 2;
  return { left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin };
}

/** The room between the margins. */
export function makeRoom({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Box {
  const { side, top, bottom } = MARGIN;
  return { left: side, top, width: width - 2 * side, height: height - top - bottom };
}
