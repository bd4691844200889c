/**
 * Rates how unlikely it is that a person drew a picture. Drawn pictures have short outlines and few
 * lone cells, and a nearly symmetrical one is symmetrical. The rating decides between slips that
 * are equally likely. The weights were set by hand, according to what `bench/proofread.mjs` then
 * ranked first.
 */
import { BLANK, type Grid } from '@nonokit/core';

/** Cost of two different neighbours. */
const EDGE = 0.35;

/** Cost of a filled cell without a neighbour of its colour, diagonal neighbours included. */
const LONE = 1;

/** Cost of a cell that differs from its mirror image, if few cells do. */
const ASYMMETRY = 0.8;

/** Maximum share of the filled cells that differ in a nearly symmetrical picture. */
const NEARLY = 0.15;

/** The cost of a picture. Costs are comparable only for pictures of almost the same size. */
export function pictureCost(grid: Grid): number {
  return EDGE * edges(grid) + LONE * loneCells(grid) + ASYMMETRY * asymmetry(grid);
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

function loneCells({ width, height, cells }: Grid): number {
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = cells[y * width + x];
      if (color !== BLANK && !hasNeighbour(x, y)) count++;
    }
  }
  return count;

  function hasNeighbour(x: number, y: number): boolean {
    const color = cells[y * width + x];
    for (let b = Math.max(0, y - 1); b <= Math.min(height - 1, y + 1); b++) {
      for (let a = Math.max(0, x - 1); a <= Math.min(width - 1, x + 1); a++) {
        if ((a !== x || b !== y) && cells[b * width + a] === color) return true;
      }
    }
    return false;
  }
}

/**
 * The number of cells that differ from their mirror image about the best vertical axis, if few do.
 */
function asymmetry({ width, height, cells }: Grid): number {
  let filled = 0;
  for (const color of cells) if (color !== BLANK) filled++;
  const most = NEARLY * filled;
  let least = most;
  for (let sum = width - 3; sum <= width + 1; sum++) {
    let differing = 0;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const other = sum - x;
        const mirrored = other >= 0 && other < width ? cells[y * width + other] : BLANK;
        if (cells[y * width + x] !== mirrored) differing++;
      }
    }
    least = Math.min(least, differing / 2);
  }
  return least;
}
