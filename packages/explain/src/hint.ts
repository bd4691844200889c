/**
 * Hints as data: help for a player in the middle of a puzzle. `hinter.ts` finds them,
 * `words/describe-hint.ts` puts them into words, `hint-apply.ts` applies them to marks.
 */
import type { Color, Line } from '@nonokit/core';
import type { Cell } from './facts.js';
import type { Step } from './step.js';

/** How a mistake was found. */
export type MistakeSource =
  /** Line logic from the clues alone contradicts the mark. */
  | 'logic'
  /** Every solution of the puzzle contradicts the mark. */
  | 'solution';

/** A wrong mark. */
export interface Mistake extends Cell {
  /** The colour it is marked as. */
  readonly marked: Color;
}

/** The next advice for a player. */
export type Hint =
  /** These marks are wrong and should be corrected first. */
  | {
      readonly kind: 'mistakes';
      readonly cells: readonly Mistake[];
      readonly source: MistakeSource;
      /** Why one of them cannot stand: a chain from it to a contradiction, if one is found. */
      readonly contradiction?: Step;
    }
  /**
   * These marks cannot all be right, whatever the others are, although each alone can be: the
   * puzzle has several solutions, or solving it takes too long.
   */
  | {
      readonly kind: 'clash';
      readonly cells: readonly Mistake[];
      /** The line whose clue they do not fit, if all are on one line. */
      readonly line?: Line;
      /** True if no smaller set of marks clashes, among all marks or among those on that line. */
      readonly smallest: boolean;
    }
  /** The next step that makes a cell known. */
  | {
      readonly kind: 'step';
      readonly step: Step;
      /** Earlier steps that it rests on and that only rule out colours, which marks cannot show. */
      readonly before: readonly Step[];
      /** True if it would take too long to tell whether the marks are right. */
      readonly unchecked?: boolean;
    }
  /** Every cell is marked correctly, except perhaps cells whose row and column have no blocks. */
  | { readonly kind: 'solved' }
  /** No mistake and no step was found, perhaps because the search was stopped. */
  | { readonly kind: 'stuck'; readonly unchecked?: boolean }
  /** The puzzle has no solution. */
  | { readonly kind: 'impossible' };

/** A hint that comes before every step. */
export type WrongMarks = Extract<Hint, { readonly kind: 'mistakes' | 'clash' | 'impossible' }>;

/** What can be said about marks without looking for the next step. */
export type MarkCheck =
  | WrongMarks
  /** No mark is known to be wrong. */
  | { readonly kind: 'none' }
  /** It would take too long to tell, or the search was stopped before anything was found. */
  | { readonly kind: 'unknown' };
