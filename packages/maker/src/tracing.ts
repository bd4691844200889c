/**
 * Tracings: one way to turn an image into cells, with what every other colour of each cell would cost. The
 * pipeline makes many, scores them, and repair changes the best by spending as little of that cost as it can.
 */
import type { Grid, Palette } from '@nonokit/core';
import type { Ink, Likeness } from './similarity.js';

/** A picture traced from an image. */
export interface Tracing {
  readonly grid: Grid;
  readonly palette: Palette;
  /**
   * `cost[i * colors + c]`: how much worse colour c suits cell i than the best one. About 0 where the image
   * says neither, 1 where it is clear; never negative.
   */
  readonly cost: Float32Array;
  /** The image, to compare pictures of this size with. */
  readonly likeness: Likeness;
  /** What is drawn as ink; 'dark' wherever there are several colours. */
  readonly ink: Ink;
  /** Points that its kind is worth beyond what scores can see, -4..6. */
  readonly bonus: number;
  /** How it was made, for reports: "threshold 0.62, local contrast 1". */
  readonly method: string;
}

/** The tracing without the inks that no cell has. */
export function withUsedColors(tracing: Tracing): Tracing {
  const { grid, palette, cost } = tracing;
  const used = [...palette.keys()].filter((color) => color === 0 || grid.cells.includes(color));
  if (used.length === palette.length) return tracing;
  const cells = grid.cells.map((color) => used.indexOf(color));
  const kept = new Float32Array(cells.length * used.length);
  cells.forEach((_, i) => {
    used.forEach((color, c) => {
      kept[i * used.length + c] = cost[i * palette.length + color];
    });
  });
  const inks = used.map((color) => palette[color] ?? { rgb: '#000000' });
  return { ...tracing, grid: { ...grid, cells }, palette: inks, cost: kept };
}
