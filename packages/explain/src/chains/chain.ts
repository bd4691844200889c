/**
 * Chains: what follows from an assumption, line by line, down to the contradiction or to what two
 * cases have in common. They are the data of the techniques of level 4 to 6.
 */
import type { Color, Line } from '@nonokit/core';
import type { Cell, Conclusion } from '../step.js';

/** "Suppose that this cell had this colour", or, with `not`, "had not". */
export interface Assumption extends Cell {
  readonly color: Color;
  /** True if the assumption is that the cell has another colour than `color`. */
  readonly not: boolean;
}

/**
 * One consequence: of what is known and what was concluded before, this line implies these cells.
 */
export interface Link {
  readonly line: Line;
  /** The cells of the line that it rests on. */
  readonly premises: readonly Cell[];
  /**
   * What follows and is used later; empty in the last link of a contradiction: the clue fits
   * nowhere.
   */
  readonly conclusions: readonly Conclusion[];
  /**
   * A refuted assumption within the assumption (technique `nested`), in place of a line's
   * consequence.
   */
  readonly refuted?: Chain;
}

/** An assumption and its consequences, in order. */
export interface Chain {
  readonly assumption: Assumption;
  readonly links: readonly Link[];
  /** The other case of two-way logic, which leads to the same cells. */
  readonly otherwise?: Chain;
}

/** The numbers of a chain's sentence. */
export interface ChainFacts {
  readonly kind: 'refuted' | 'both-cases';
  readonly assumption: Assumption;
  /** Links in all, nested ones counted. */
  readonly length: number;
}
