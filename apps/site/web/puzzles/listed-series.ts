/** The file of all series of the shelf, which the album alone reads. */
import type { InBuiltIn } from '@nonokit/core';

/** A series of the shelf in the file of all series. */
export interface ListedSeries {
  /** "sea" */
  readonly id: string;
  readonly titles: InBuiltIn<string>;
  /** The numbers of its puzzles on the shelf, in order. */
  readonly numbers: readonly number[];
}

/** The file of all series. */
export const SERIES_FILE = 'shelf/series.json';
