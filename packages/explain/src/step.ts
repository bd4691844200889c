/**
 * Steps: one deduction that a person can follow, as data. Texts and pictures are made of these.
 *
 * A step says which technique was used on which line, what it rests on (`premises`), what it proves
 * (`conclusions`), and the numbers that its sentence needs (`facts`). Places within a line count
 * from 0; sentences count from 1.
 */
import type { Color, Line } from '@nonokit/core';
import type { Chain, ChainFacts } from './chains/chain.js';

/** The sixteen techniques, by the names of their pages in `docs/techniques`. */
export type TechniqueId =
  | 'complete-line'
  | 'finished-line'
  | 'overlap'
  | 'glue'
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

/**
 * How much a technique asks of a person: 1 counting, 2 combining, 3 a whole line, 4 to 6
 * assumptions.
 */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** A cell, both counted from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** What a step proves of one cell. */
export interface Conclusion extends Cell {
  /** The colour that the cell is known to have after the step, or `UNKNOWN` (-1). */
  readonly color: Color;
  /** The colours that the step rules out: `[0]` says "not blank". Never empty. */
  readonly removed: readonly Color[];
}

/**
 * Neighbouring cells of a line: `{ from: 3, to: 5 }` are three cells, the first of them the fourth.
 */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A block as a sentence names it. */
export interface BlockFact {
  /** Its place in the clue, from 0. */
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
    }
  | {
      readonly kind: 'glue';
      /** The filled cells near the edge. */
      readonly run: Span;
      /** On which side of the run the edge is. */
      readonly side: 'before' | 'after';
      /** Where the free cells begin, seen from the edge. */
      readonly edge: number;
      /** What is beyond: the end of the line, a blank, or a cell that cannot have the colour. */
      readonly beyond: 'end' | 'blank' | 'cell';
      /** The shortest block that the run can belong to. */
      readonly block: BlockFact;
      /** True if the run can belong to no block of another size. */
      readonly only: boolean;
      /** The cells that are filled from the run onwards, if any. */
      readonly filled: Span | undefined;
      /** The cell right after the block's end, if it is known where that is; it may lie outside the line. */
      readonly closed: number | undefined;
    }
  | {
      readonly kind: 'unreachable';
      /** The block that is left, if there is only one. */
      readonly only?: Anchor;
      /** Otherwise the blocks before and after the blanks, if there are such. */
      readonly before?: Anchor | undefined;
      readonly after?: Anchor | undefined;
    }
  | {
      readonly kind: 'gap-too-small';
      readonly span: Span;
      /** The least block that could lie there. */
      readonly block: BlockFact;
    }
  | {
      readonly kind: 'joining';
      readonly left: Span;
      readonly right: Span;
      readonly block: BlockFact;
    }
  | {
      readonly kind: 'splitting';
      readonly at: number;
      /** How long the joined run would be. */
      readonly length: number;
      /** The longest block that either run can be part of, if it is shorter than that. */
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
      /** The blocks before and after the blanks, if there are such. */
      readonly before: Anchor | undefined;
      readonly after: Anchor | undefined;
    }
  | {
      readonly kind: 'punctuating';
      readonly run: Span;
      readonly block: BlockFact;
      /**
       * True if the block is known; false if several blocks of this size, or none longer, come into
       * question.
       */
      readonly only: boolean;
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
      /** In how many ways the clue fits; Infinity (null in JSON) beyond 999,999. */
      readonly ways: number;
    }
  | { readonly kind: 'no-common-color' }
  | {
      readonly kind: 'color-reach';
      readonly color: Color;
      /** Where the blocks of this colour can lie; empty if the clue has none. */
      readonly spans: readonly Span[];
    };

/** A block and the cells in which it must lie. */
export interface Anchor {
  readonly block: BlockFact;
  readonly within: Span;
  /** Filled cells that it is known to cover, where they say so. */
  readonly via?: Span;
}

/** The numbers of any deduction. */
export type Facts = LineFacts | ChainFacts;

/** One deduction. */
export interface Step {
  readonly technique: TechniqueId;
  readonly level: Level;
  /** The line that the step is about; first the one that a sentence names. */
  readonly lines: readonly Line[];
  /** Known cells that the step rests on; besides them it rests on the clues of its lines. */
  readonly premises: readonly Cell[];
  /** What is proved, never empty. */
  readonly conclusions: readonly Conclusion[];
  readonly facts: Facts;
  /** The numbered list of a contradiction; absent from steps on one line. */
  readonly chain?: Chain;
}
