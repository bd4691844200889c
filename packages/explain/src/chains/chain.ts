/**
 * Chains: the consequences of an assumption, line by line, up to a contradiction or to a conclusion
 * that two cases share. Techniques of levels 4 to 6 use them.
 */
import type { Color, Line } from '@nonokit/core';
import type { Cell, Conclusion, Step } from '../step.js';

/** The assumption that a cell has a colour, or, with `not`, that it does not. */
export interface Assumption extends Cell {
  readonly color: Color;
  /** True if the cell is assumed not to have `color`. */
  readonly not: boolean;
}

/** One consequence: this line, with everything known or concluded so far, implies these cells. */
export interface Link {
  readonly line: Line;
  /** The cells of the line that the link rests on. */
  readonly premises: readonly Cell[];
  /**
   * The conclusions that later links use; empty in the last link of a contradiction, where the clue
   * fits nowhere.
   */
  readonly conclusions: readonly Conclusion[];
  /**
   * An assumption refuted within the assumption (technique `nested`), instead of a line's
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

/** The numbers in a chain's sentence. */
export interface ChainFacts {
  readonly kind: 'refuted' | 'both-cases';
  readonly assumption: Assumption;
  /** Number of links, nested ones included. */
  readonly length: number;
}

/** A step that is proved by a chain. */
export interface ChainStep extends Step {
  readonly chain: Chain;
}
