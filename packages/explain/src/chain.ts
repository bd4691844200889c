/**
 * Chains: the consequences of an assumption, line by line, up to a contradiction or to a conclusion
 * that two cases share. Techniques of levels 4 to 6 use them.
 */
import type { Color, Line } from '@nonokit/core';
import type { BlockFact, Cell, Conclusion, LineFacts, Span, TechniqueId } from './facts.js';

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
  /** Why the conclusions follow, in order; only in links that are shown. */
  readonly reasons?: readonly LinkReason[];
  /** Why the clue fits nowhere, in the last link of a contradiction that is shown. */
  readonly conflict?: ConflictFacts;
  /** Lines that cross the link's line and whose clues it needs: they lack a colour. */
  readonly crossings?: readonly Line[];
}

/** Why some conclusions of a link follow: the simplest technique that yields them. */
export interface LinkReason {
  readonly technique: TechniqueId;
  readonly facts: LineFacts;
  readonly conclusions: readonly Conclusion[];
}

/** Why a clue fits nowhere, given the premises of the link. */
export type ConflictFacts =
  /** More cells have a colour, or any, than the blocks fill. */
  | {
      readonly kind: 'too-many';
      readonly color?: Color;
      readonly cells: number;
      readonly total: number;
    }
  /** Fewer cells can have a colour, or any, than the blocks fill. */
  | {
      readonly kind: 'too-few';
      readonly color?: Color;
      readonly cells: number;
      readonly total: number;
    }
  /** A run is longer than the longest block of its colour. */
  | { readonly kind: 'long-run'; readonly run: Span; readonly longest: BlockFact }
  /** No gap is as long as a block. */
  | { readonly kind: 'no-gap'; readonly block: BlockFact; readonly longest: number }
  /** A technique proves of a cell, from the other known cells, the opposite of what is known. */
  | {
      readonly kind: 'against';
      readonly technique: TechniqueId;
      readonly facts: LineFacts;
      readonly opposite: Conclusion;
      readonly known: Conclusion;
    }
  /** The known cells as a whole. */
  | { readonly kind: 'no-arrangement'; readonly known: readonly Conclusion[] };

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
