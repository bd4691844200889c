/** Pictures: what a maker paints, cells and inks. A puzzle's clues follow from it. */
import { BLACK_ON_WHITE, blankGrid, type Grid, type Palette, type Puzzle } from '@nonokit/core';

/** A picture with its colours; palette entry 0 is the paper. */
export interface Picture {
  readonly grid: Grid;
  readonly palette: Palette;
}

/** The most columns or rows of a picture under edit. */
export const MOST_SIDE = 200;

/** The most inks of a picture under edit. */
export const MOST_INKS = 64;

/** An empty sheet, with black ink by default. */
export function blankPicture(
  width: number,
  height: number,
  palette: Palette = BLACK_ON_WHITE,
): Picture {
  return { grid: blankGrid(width, height), palette };
}

/** The picture of a puzzle that has one and is not too large; undefined for any other. */
export function pictureOfPuzzle({ goal, palette, width, height }: Puzzle): Picture | undefined {
  if (goal === undefined || width > MOST_SIDE || height > MOST_SIDE) return undefined;
  if (palette.length - 1 > MOST_INKS) return undefined;
  return { grid: goal, palette };
}
