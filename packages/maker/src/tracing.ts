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
