/**
 * Hints, as data: help for somebody in the middle of a puzzle. `hinter.ts` finds them,
 * `words/describe-hint.ts` has the words, `hint-apply.ts` the marks afterwards.
 */
import type { Color, Line } from '@nonokit/core';
import type { Cell, Step } from '../step.js';

/** How a mistake was found. */
export type MistakeSource =
  /** Line logic from the clues alone says otherwise. */
  | 'logic'
  /** Every solution of the puzzle says otherwise. */
  | 'solution';

/** A marked cell that is wrong. */
export interface Mistake extends Cell {
  /** What it is marked as. */
  readonly marked: Color;
}

/** What to tell somebody next. */
export type Hint =
  /** These marks are wrong; nothing else should be done before. */
  | {
      readonly kind: 'mistakes';
      readonly cells: readonly Mistake[];
      readonly source: MistakeSource;
    }
  /**
   * These marks cannot all be right, whatever the others are, but each of them alone can be: the
   * puzzle has several solutions, or solving it takes too long.
   */
  | {
      readonly kind: 'clash';
      readonly cells: readonly Mistake[];
      /** The line to whose clue they do not fit, if they are all on one. */
      readonly line?: Line;
      /** True if no fewer marks clash, of all marks or of those on that line. */
      readonly smallest: boolean;
    }
  /** The next step after which a cell is known. */
  | {
      readonly kind: 'step';
      readonly step: Step;
      /** Steps that it rests on and that only rule out colours, which marks cannot show. */
      readonly before: readonly Step[];
    }
  /** Every cell is marked, and rightly; but for cells whose row and column have no blocks at all. */
  | { readonly kind: 'solved' }
  /** Nothing is wrong as far as can be told, and no step was found, perhaps because there was a reason to stop. */
  | { readonly kind: 'stuck' }
  /** The puzzle has no solution. */
  | { readonly kind: 'impossible' };
