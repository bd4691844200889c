/** Mirrors of pictures: which cells are opposite each other, and which must change together. */
import type { Grid } from '@nonokit/core';

/** Maps each cell to its mirror image. */
export type Mirror = (cell: number) => number;

/** The mirrors under which a picture is exactly the same. */
export function exactMirrors(grid: Grid): Mirror[] {
  return listMirrors(grid, true, true).filter((mirror) =>
    grid.cells.every((color, i) => color === grid.cells[mirror(i)]),
  );
}

/** A cell and its images in all mirrors. */
export function listOrbit(cell: number, mirrors: readonly Mirror[]): number[] {
  const orbit = [cell];
  for (const mirror of mirrors) {
    for (const image of orbit.map(mirror)) if (!orbit.includes(image)) orbit.push(image);
  }
  return orbit;
}

/** The mirrors of a grid: left and right, top and bottom. */
export function listMirrors({ width, height }: Grid, across: boolean, down: boolean): Mirror[] {
  const sideways: Mirror = (i) => i - (i % width) + (width - 1 - (i % width));
  const upright: Mirror = (i) => (height - 1 - Math.floor(i / width)) * width + (i % width);
  return [...(across ? [sideways] : []), ...(down ? [upright] : [])];
}
