/** What the build writes into the first page of the shelf; the rest comes when it is wanted. */
import type { InBuiltIn } from '@nonokit/core';
import type { ShelfCard } from '../../puzzles/shelf.js';
import type { ColorsId, SizeId } from './filter.js';
import type { HeroPuzzle } from './hero.js';

/** A series: puzzles in an order that makes sense. */
export interface ShelfSeries {
  /** "sea" */
  readonly id: string;
  readonly titles: InBuiltIn<string>;
  /** A sentence that names no picture. */
  readonly texts: InBuiltIn<string>;
  /** The numbers of its puzzles on the shelf, in order. */
  readonly numbers: readonly number[];
}

/** The data of the first page. */
export interface HomeData {
  /** The first cards, which can be read without script. */
  readonly cards: readonly ShelfCard[];
  /** How many puzzles the shelf has, by class of size. */
  readonly counts: Readonly<Record<SizeId, number>>;
  /** The difficulties and numbers of colours that occur. */
  readonly difficulties: readonly string[];
  readonly colors: readonly ColorsId[];
  readonly series: readonly ShelfSeries[];
  /** The identifiers of the course's puzzles, in order. */
  readonly course: readonly string[];
  /** The puzzle beside the heading, for players who have not begun any. */
  readonly first: HeroPuzzle;
}
