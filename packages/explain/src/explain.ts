/**
 * Explaining: the solution of a puzzle as steps that a person can follow, from the clues or from any
 * marks, to the end or as far as reasoning goes.
 */
import { good, type Line, type PartialGrid, type Puzzle, type Result } from '@nonokit/core';
import { candidatesOf, colorsIn, knownOf, onlyColor, setOf } from './candidates.js';
import { findChain } from './chains.js';
import { type Deduction, LineLogic } from './line-logic.js';
import type { Cell, Conclusion, Step } from './step.js';

/** Where to begin and how far to go. */
export interface ExplainOptions {
  /** What is known already; unknown cells are `UNKNOWN`. Default: nothing. */
  readonly from?: PartialGrid;
  /** Stop after so many steps: 1 for the next one. Default Infinity. */
  readonly maxSteps?: number;
  /** Whether to reason with assumptions where no line implies anything. Default true. */
  readonly chains?: boolean;
  /** Lines that looking for one chain may settle, 200,000 by default: some tenths of a second. */
  readonly chainBudget?: number;
}

/** How an explanation ended. */
export type ExplanationStatus =
  /** Every cell is known. */
  | 'solved'
  /** No technique that was allowed goes further. */
  | 'stuck'
  /** `maxSteps` were made. */
  | 'stopped'
  /** Clues and marks contradict each other: a line has no arrangement left. */
  | 'contradiction';

/** The steps and what they come to. */
export interface Explanation {
  readonly status: ExplanationStatus;
  readonly steps: readonly Step[];
  /** What is known after the last step. */
  readonly known: PartialGrid;
  /** The line without an arrangement, if the status is `contradiction`. */
  readonly conflict?: Line;
}

/** Explains a puzzle. A problem if it has more than 30 colours or the marks do not fit it. */
export function explain(puzzle: Puzzle, options: ExplainOptions = {}): Result<Explanation> {
  const candidates = candidatesOf(puzzle, options.from);
  if (!candidates.ok) return candidates;
  const { maxSteps = Number.POSITIVE_INFINITY, chains = true, chainBudget = 200_000 } = options;
  const logic = new LineLogic(candidates.value);
  const steps: Step[] = [];
  const ended = (status: ExplanationStatus, conflict?: Line): Result<Explanation> => {
    const known = knownOf(logic.candidates);
    return good({ status, steps, known, ...(conflict === undefined ? {} : { conflict }) });
  };
  for (;;) {
    const next = logic.next();
    if (next !== undefined && 'conflict' in next) return ended('contradiction', next.conflict.line);
    if (next === undefined && logic.done) return ended('solved');
    if (steps.length >= maxSteps) return ended('stopped');
    if (next !== undefined) {
      steps.push(stepOf(next));
      logic.apply(next);
      continue;
    }
    const step = chains ? findChain(logic.candidates, chainBudget).step : undefined;
    if (step === undefined) return ended('stuck');
    steps.push(step);
    for (const { row, column, removed } of step.conclusions)
      logic.remove(row, column, setOf(removed));
  }
}

/** A deduction as a step: places in its line become cells of the puzzle. */
export function stepOf({ state, technique, finding }: Deduction): Step {
  const { line, cells } = state;
  const cellAt = (at: number): Cell =>
    line.kind === 'row' ? { row: line.index, column: at } : { row: at, column: line.index };
  const conclusions = finding.changes.map(({ at, removed }): Conclusion => {
    const before = cells[at] as number;
    const color = onlyColor(before & ~removed);
    return { ...cellAt(at), color, removed: colorsIn(removed) };
  });
  return {
    technique: technique.id,
    level: technique.level,
    lines: [line],
    premises: finding.premises.map(cellAt),
    conclusions,
    facts: finding.facts,
  };
}
