/**
 * Steps: deductions that a person can follow, as data. Texts and pictures are made from them.
 *
 * A step names the technique and the line, the cells it rests on (`premises`), the cells it proves
 * (`conclusions`), and the numbers in its sentence (`facts`).
 */
import type { Line } from '@nonokit/core';
import type { Chain, ChainFacts } from './chain.js';
import type { Cell, Conclusion, Level, LineFacts, TechniqueId } from './facts.js';

/** The numbers of any deduction. */
export type Facts = LineFacts | ChainFacts;

/** One of several findings of a single look at a line. */
export interface StepPart {
  readonly technique: TechniqueId;
  readonly facts: LineFacts;
  /** What it proves after the parts before it. */
  readonly conclusions: readonly Conclusion[];
}

/** One deduction. */
export interface Step {
  readonly technique: TechniqueId;
  readonly level: Level;
  /** The lines of the step; the first is the one in its sentence. */
  readonly lines: readonly Line[];
  /** Known cells that the step rests on, besides the clues of its lines. */
  readonly premises: readonly Cell[];
  /** The proved cells; never empty. */
  readonly conclusions: readonly Conclusion[];
  readonly facts: Facts;
  /**
   * The findings of a single look at the line, if there are several: each with its own facts, in
   * the order of the text, the first with those of the step. The conclusions of the step are those
   * of all parts.
   */
  readonly parts?: readonly StepPart[];
  /** The numbered list of a contradiction; absent from steps on one line. */
  readonly chain?: Chain;
}

/** A step that is proved by a chain. */
export interface ChainStep extends Step {
  readonly chain: Chain;
}
