/** The wish for a random picture, as every style of drawing takes it. */
import type { Random } from '@nonokit/core';

/** What a drawing should be like. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Approximate share of filled cells: 0.6 */
  readonly density: number;
  /** Colours besides the background: 1 */
  readonly colors: number;
  /** How much larger the forms are than usual, from 0; larger forms make easier puzzles. */
  readonly calm: number;
  readonly random: Random;
  /** For each cell the first one that must look like it. */
  readonly first: Int32Array;
}
