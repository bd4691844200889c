/**
 * Tracings: ways to turn an image into cells, with the cost of every other colour of each cell.
 * Many tracings are made and scored; repair changes the best at the lowest cost.
 */
import type { Grid, Palette } from '@nonokit/core';
import type { Frame } from './subject/frame.js';
import type { Ink } from './subject/similarity.js';

/** Measures how similar pictures of one size are to an image, as `Likeness` does. */
export interface Resemblance {
  /** From 0 (not at all) to 1. */
  of(grid: Grid, palette: Palette, ink: Ink): number;
}

/** A picture traced from an image. */
export interface Tracing {
  readonly grid: Grid;
  readonly palette: Palette;
  /**
   * `cost[i * colors + c]`: how much worse colour c suits cell i than the best one. It is about 0
   * where the image is undecided, 1 where it is clear, and never negative.
   */
  readonly cost: Float32Array;
  /** The image, prepared for comparison with pictures of this size. */
  readonly likeness: Resemblance;
  /** The meaning of ink; always 'dark' with several colours. */
  readonly ink: Ink;
  /** Score of its kind for what similarity does not measure, -4..6. */
  readonly bonus: number;
  /** How well it is drawn, 0..100, if the image is a drawing with even colours. */
  readonly worth?: number | undefined;
  /** The method, for reports: "threshold 0.62, local contrast 1". */
  readonly method: string;
  /** The frame that was traced, if it is known, so that larger ones can be tried. */
  readonly frame?: Frame | undefined;
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
