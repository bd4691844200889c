/** The requested properties of a random picture, which every style of drawing receives. */
import type { Random } from '@nonokit/core';

/** The requested properties of a drawing. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Approximate share of filled cells: 0.6 */
  readonly density: number;
  /** Colours besides the background: 1 */
  readonly colors: number;
  /** How much larger than usual the forms are, from 0; larger forms make easier puzzles. */
  readonly calm: number;
  readonly random: Random;
  /** For each cell, the first cell that must look like it. */
  readonly first: Int32Array;
}
