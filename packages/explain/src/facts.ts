/**
 * What a deduction on one line rests on and proves: cells, blocks, spans, and the numbers in its
 * sentence. Places within a line count from 0; sentences count from 1.
 */
import type { Color } from '@nonokit/core';

/** The eighteen techniques, by the names of their pages in `docs/techniques`. */
export type TechniqueId =
  | 'complete-line'
  | 'finished-line'
  | 'overlap'
  | 'glue'
  | 'closing'
  | 'near-edge'
  | 'unreachable'
  | 'gap-too-small'
  | 'joining-splitting'
  | 'forcing'
  | 'punctuating'
  | 'mercury'
  | 'whole-line'
  | 'color-logic'
  | 'edge-logic'
  | 'two-way'
  | 'contradiction'
  | 'nested';

/** Effort of a technique: 1 counting, 2 combining, 3 a whole line, 4 to 6 assumptions. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** A cell; row and column count from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** What a step proves about one cell. */
export interface Conclusion extends Cell {
  /** The colour of the cell after the step, or `UNKNOWN` (-1). */
  readonly color: Color;
  /** The colours that the step rules out: `[0]` means "not blank". Never empty. */
  readonly removed: readonly Color[];
}

/** Neighbouring cells of a line: `{ from: 3, to: 5 }` is the fourth to the sixth cell. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A block in a sentence. */
export interface BlockFact {
  /** Place in the clue, from 0. */
  readonly index: number;
  readonly size: number;
  readonly color: Color;
}

/** The numbers of a deduction on one line. */
export type LineFacts =
  | { readonly kind: 'no-blocks' }
  | { readonly kind: 'exact-fit'; readonly blocks: readonly BlockFact[]; readonly span: Span }
  | { readonly kind: 'all-left-filled'; readonly total: number; readonly left: number }
  | { readonly kind: 'all-filled'; readonly total: number }
  | {
      readonly kind: 'overlap';
      readonly block: BlockFact;
      readonly within: Span;
      readonly span: Span;
      /** True if known cells confine the block further than counting does. */
      readonly given: boolean;
    }
  | (EdgeFacts & {
      readonly kind: 'glue';
      /** The cells filled from the run onwards. */
      readonly filled: Span;
      /** The cell right after the block's end, if that is known; it may lie outside the line. */
      readonly closed: number | undefined;
    })
  | (EdgeFacts & {
      readonly kind: 'closing';
      /** The cell right after the block's end. */
      readonly closed: number;
    })
  | (EdgeFacts & {
      readonly kind: 'near-edge';
      /** The cells filled from the run onwards. */
      readonly filled: Span;
    })
  | {
      readonly kind: 'unreachable';
      /** The block that is left, if there is only one. */
      readonly only?: Anchor;
      /** Otherwise the blocks before and after the blanks, if any. */
      readonly before?: Anchor | undefined;
      readonly after?: Anchor | undefined;
    }
  | {
      readonly kind: 'gap-too-small';
      readonly span: Span;
      /** The smallest block that could lie there. */
      readonly block: BlockFact;
    }
  | {
      readonly kind: 'joining';
      readonly left: Span;
      readonly right: Span;
      readonly block: BlockFact;
      /** Why the runs belong to no other block; empty if there is no other. */
      readonly because?: readonly Exclusion[];
    }
  | {
      readonly kind: 'splitting';
      readonly at: number;
      /** Length of the joined run. */
      readonly length: number;
      /** The longest block that either run can be part of, if shorter than `length`. */
      readonly longest: BlockFact | undefined;
      readonly color: Color;
    }
  | {
      readonly kind: 'forcing-fill';
      readonly block: BlockFact;
      readonly within: Span;
      readonly span: Span;
    }
  | {
      readonly kind: 'forcing-blank';
      /** The blocks before and after the blanks, if any. */
      readonly before: Anchor | undefined;
      readonly after: Anchor | undefined;
    }
  | {
      readonly kind: 'punctuating';
      readonly run: Span;
      readonly block: BlockFact;
      /**
       * True if the block is known; false if several blocks of this size, or none longer, are
       * possible.
       */
      readonly only: boolean;
      /** Why the run is part of no longer block; empty if there is none. */
      readonly because?: readonly Exclusion[];
    }
  | {
      readonly kind: 'mercury';
      readonly run: Span;
      readonly block: BlockFact;
      readonly edge: number;
      readonly span: Span;
    }
  | {
      readonly kind: 'whole-line';
      readonly blocks: readonly BlockFact[];
      /** Number of arrangements of the clue; Infinity (null in JSON) beyond 999,999. */
      readonly ways: number;
    }
  | { readonly kind: 'no-common-color' }
  | {
      readonly kind: 'color-reach';
      readonly color: Color;
      /** The cells where blocks of this colour can lie; empty if the clue has none. */
      readonly spans: readonly Span[];
    };

/** A run of filled cells and the edge that its block cannot cross. */
export interface EdgeFacts {
  /** The filled cells near the edge. */
  readonly run: Span;
  /** The side of the run on which the edge is. */
  readonly side: 'before' | 'after';
  /** The first free cell, seen from the edge. */
  readonly edge: number;
  /**
   * What the edge is: the end of the line, a blank, a cell that is known not to have the colour, or
   * one whose crossing clue does not have it.
   */
  readonly beyond: 'end' | 'blank' | 'cell' | 'clue';
  /** The shortest block that the run can belong to. */
  readonly block: BlockFact;
  /** True if every block that the run can belong to has that size. */
  readonly only: boolean;
  /** Why the run belongs to no other block that is long enough; empty if there is no other. */
  readonly because?: readonly Exclusion[];
}

/** Why some blocks of the clue cannot cover a run. */
export type Exclusion =
  /** They are complete elsewhere, or there is no room for them. */
  | { readonly kind: 'complete' | 'no-room'; readonly blocks: readonly BlockFact[] }
  /** In the order of the clue, the block at least ends before the run, or begins after it. */
  | { readonly kind: 'before' | 'after'; readonly anchor: Anchor };

/** A block and the cells in which it must lie. */
export interface Anchor {
  readonly block: BlockFact;
  readonly within: Span;
  /** Filled cells that it is known to cover, if they determine the stretch. */
  readonly via?: Span;
}
