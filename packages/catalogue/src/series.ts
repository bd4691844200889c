/** Series of the catalogue: puzzles in an order that makes sense, with a title and a text. */
import type { InBoth } from './entry.js';

/** A series. */
export interface CatalogueSeries {
  /** "sea" */
  readonly id: string;
  readonly titles: InBoth<string>;
  /** A sentence or two; they name no picture. */
  readonly texts: InBoth<string>;
  /** Puzzles of the catalogue, in order. */
  readonly puzzles: readonly string[];
}

/** The series of `series.json`. */
export function parseSeries(text: string): readonly CatalogueSeries[] {
  return JSON.parse(text) as readonly CatalogueSeries[];
}
