/**
 * Rates how unlikely it is that a person drew a picture, which decides between slips that are
 * equally likely. Drawn pictures have short outlines, and their cells fit the cells around them.
 */
import { BLANK, type Grid } from '@nonokit/core';
import { fitOfCells } from './picture-model.js';

/** Cost of two different neighbours, if nothing else is rated. */
const EDGE_ALONE = 0.5;

/** Cost of two different neighbours. */
const EDGE = 0.31;

/** Cost of a picture's misfit: less than 1, because each cell counts for its neighbours too. */
const MISFIT = 0.39;

/** The cost of a picture's outline alone, which is computed quickly. */
export function outlineCost(grid: Grid): number {
  return EDGE_ALONE * edges(grid);
}

/** The cost of a picture. Costs are comparable only for pictures of almost the same size. */
export function pictureCost(grid: Grid): number {
  return EDGE * edges(grid) - MISFIT * fitOfCells(grid);
}

function edges({ width, height, cells }: Grid): number {
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = cells[y * width + x];
      if (color !== (x + 1 < width ? cells[y * width + x + 1] : BLANK)) count++;
      if (color !== (y + 1 < height ? cells[(y + 1) * width + x] : BLANK)) count++;
      if (x === 0 && color !== BLANK) count++;
      if (y === 0 && color !== BLANK) count++;
    }
  }
  return count;
}
