/**
 * Hints: help for somebody in the middle of a puzzle. First mistakes, since every step after one
 * leads astray; then the next step, of which a program shows as much as is asked for: where
 * (`lines`), why (its text), the cells. `hint-text.ts` has the words, `hint-apply.ts` the marks
 * afterwards.
 *
 * Clues and marks are all that is looked at. A mark is a mistake if logic from the clues alone says
 * otherwise; only where logic does not reach is the puzzle solved, and a mark is only called wrong
 * if no solution has it.
 */
import {
  type Color,
  good,
  type Line,
  type PartialGrid,
  type Puzzle,
  type Result,
  UNKNOWN,
} from '@nonokit/core';
import { solve } from '@nonokit/solver';
import { candidatesOf } from '../candidates.js';
import { type Ending, type ExplainOptions, explainSteps } from '../explain.js';
import type { Cell, Step } from '../step.js';
import { cellsWrong, wrongBeyondLogic } from './hint-mistakes.js';
import { restsOn } from './hint-rests.js';

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
  /** Nothing is wrong as far as can be told, and no step was found, perhaps because `signal` was aborted. */
  | { readonly kind: 'stuck' }
  /** The puzzle has no solution. */
  | { readonly kind: 'impossible' };

/** How much to think. */
export interface HintOptions
  extends Pick<ExplainOptions, 'chains' | 'chainBudget' | 'totalBudget' | 'signal'> {
  /** Conflicts after which solving gives up, where only solutions can tell. Default 2000. */
  readonly maxConflicts?: number;
}

/**
 * The next thing to tell somebody who has marked so much. A problem if the marks do not fit the
 * puzzle.
 */
export function hint(puzzle: Puzzle, marks: PartialGrid, options: HintOptions = {}): Result<Hint> {
  const marked = candidatesOf(puzzle, marks);
  if (!marked.ok) return marked;
  const known = knownByLines(puzzle);
  if (known === undefined) return good({ kind: 'impossible' });
  const wrong = cellsWrong(puzzle, marks, known);
  if (wrong.length > 0) return good({ kind: 'mistakes', cells: wrong, source: 'logic' });
  if (known.includes(UNKNOWN)) {
    const { maxConflicts = 2000, signal } = options;
    const found = wrongBeyondLogic(puzzle, marks, { maxConflicts, signal });
    if (found !== undefined) return good(found);
  }
  return next(puzzle, marks, options);
}

/** What line logic tells of the cells; undefined if it finds a contradiction. */
function knownByLines(puzzle: Puzzle): Int32Array | undefined {
  const result = solve(puzzle, { lineOnly: true });
  if (result.status === 'unique') return Int32Array.from(result.solution.cells);
  return result.status === 'unknown' ? Int32Array.from(result.known.cells) : undefined;
}

/** The next step from marks that are not known to be wrong. */
function next(puzzle: Puzzle, marks: PartialGrid, options: HintOptions): Result<Hint> {
  const walk = explainSteps(puzzle, { ...options, from: marks });
  if (!walk.ok) return walk;
  const before: Step[] = [];
  for (;;) {
    const made = walk.value.next();
    if (made.done) return good({ kind: endOf(made.value) });
    const step = made.value;
    if (step.conclusions.some(({ color }) => color !== UNKNOWN)) {
      return good({ kind: 'step', step, before: restsOn(step, before) });
    }
    before.push(step);
  }
}

function endOf({ status }: Ending): 'solved' | 'stuck' {
  return status === 'solved' ? 'solved' : 'stuck';
}
