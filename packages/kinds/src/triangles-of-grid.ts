/**
 * Puzzles on triangles of pictures of squares: a hexagon as large as wished, or smaller where lines
 * alone do not lead to the picture.
 */
import {
  BLANK,
  type Grid,
  type Palette,
  type PuzzleMeta,
  type TriangleBoard,
  type Work,
} from '@nonokit/core';
import { type MadeTriangles, makeTriangles, paintTriangles } from './triangle-picture.js';

/** Lines that meet a side of the hexagon: at least, and at most. */
export const LEAST_SIDE = 3;
export const MOST_SIDE = 20;

/** What the puzzle is to be like. */
export interface TrianglesOfGrid {
  readonly palette: Palette;
  readonly meta: PuzzleMeta;
  /** Lines that meet a side of the hexagon: 6. */
  readonly side: number;
}

/**
 * The puzzle of a finely drawn picture on the largest board that lines alone solve; undefined if
 * there is none, or if it is told to stop.
 */
export function* trianglesOfGrid(
  picture: Grid,
  { palette, meta, side: wished }: TrianglesOfGrid,
): Work<number, MadeTriangles | undefined> {
  const reach = reachOf(picture);
  for (let side = Math.min(wished, MOST_SIDE); side >= LEAST_SIDE; side--) {
    const board = hexagon(side);
    const painted = paintTriangles(board, (x, y) =>
      colorAt(picture, (x - 0.5) * reach, (y - 0.5) * reach),
    );
    const made = yield* makeTriangles(board, painted, palette, meta);
    if (made !== undefined || (yield 1) !== undefined) return made;
  }
  return undefined;
}

/** A hexagon whose sides are met by that many lines. */
function hexagon(side: number): TriangleBoard {
  const half = { topLeft: side, top: side, topRight: side };
  return { shape: 'triangle', ...half, bottomLeft: side, bottom: side, bottomRight: side };
}

/**
 * How far the picture reaches beyond a hexagon that is as broad as the longer of its sides: 1.2 if
 * it has to shrink by that. Blank corners do not count.
 */
function reachOf({ width, height, cells }: Grid): number {
  const longer = Math.max(width, height);
  let reach = 0;
  for (const [cell, color] of cells.entries()) {
    if (color === BLANK) continue;
    const x = Math.abs((cell % width) + 0.5 - width / 2) / longer;
    const y = Math.abs(Math.floor(cell / width) + 0.5 - height / 2) / longer;
    reach = Math.max(reach, 2 * (x + y / Math.sqrt(3)), (4 * y) / Math.sqrt(3));
  }
  return reach === 0 ? 1 : reach;
}

/** The colour of a picture around the origin whose longer side is 1; blank beside it. */
function colorAt({ width, height, cells }: Grid, x: number, y: number): number {
  const longer = Math.max(width, height);
  const column = Math.floor(x * longer + width / 2);
  const row = Math.floor(y * longer + height / 2);
  const isInside = column >= 0 && column < width && row >= 0 && row < height;
  return isInside ? cells[row * width + column] : BLANK;
}
