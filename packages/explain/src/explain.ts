/**
 * Explaining: the solution of a puzzle as steps that a person can follow, from the clues or from
 * any marks, to the end or as far as reasoning goes.
 */
import { good, type Line, type PartialGrid, type Puzzle, type Result } from '@nonokit/core';
import type { StopSignal } from '@nonokit/solver';
import {
  type Candidates,
  candidatesOf,
  colorsIn,
  knownOf,
  onlyColor,
  setOf,
} from './candidates.js';
import { ChainFinder, type ChainSearch } from './chains/chains.js';
import { PuzzleLines } from './chains/follow-lines.js';
import { NestedFinder } from './chains/nested.js';
import { type Deduction, LineLogic } from './lines/line-logic.js';
import { premisesOf } from './lines/premises.js';
import type { Cell, Conclusion, Step } from './step.js';

/** Where to begin and how far to go. */
export interface ExplainOptions {
  /** What is known already; unknown cells are `UNKNOWN`. Default: nothing. */
  readonly from?: PartialGrid;
  /** Stop after so many steps: 1 for the next one. Default Infinity. */
  readonly maxSteps?: number;
  /** Whether to reason with assumptions where no line implies anything. Default true. */
  readonly chains?: boolean;
  /**
   * Lines that looking for one chain may settle, 1,000,000 by default: about two seconds. Looking
   * for one nested chain may settle ten times as many.
   */
  readonly chainBudget?: number;
  /** Lines that looking for all chains may settle together. Default Infinity. */
  readonly totalBudget?: number;
  /** Looked at some thousand times a second while chains are looked for; aborted, it ends the explanation. */
  readonly signal?: StopSignal | undefined;
}

/** How an explanation ended. */
export type ExplanationStatus =
  /** Every cell is known. */
  | 'solved'
  /** No technique that was allowed goes further, or none was found within the budget. */
  | 'stuck'
  /** `maxSteps` were made, or `signal` was aborted before a chain was found. */
  | 'stopped'
  /** Clues and marks contradict each other: a line has no arrangement left. */
  | 'contradiction';

/** How an explanation ended, and with what. */
export interface Ending {
  readonly status: ExplanationStatus;
  /** What is known after the last step. */
  readonly known: PartialGrid;
  /** The line without an arrangement, if the status is `contradiction`. */
  readonly conflict?: Line;
}

/** The steps and what they come to. */
export interface Explanation extends Ending {
  readonly steps: readonly Step[];
}

/** A step that is about to be made, with what makes it hard to spot. */
export interface Move {
  /** The deduction on one line, or else the chain. */
  readonly deduction: Deduction | undefined;
  readonly chain: Step | undefined;
}

/** Explains a puzzle. A problem if it has more than 30 colours or the marks do not fit it. */
export function explain(puzzle: Puzzle, options: ExplainOptions = {}): Result<Explanation> {
  const walk = explainSteps(puzzle, options);
  if (!walk.ok) return walk;
  const steps: Step[] = [];
  for (;;) {
    const next = walk.value.next();
    if (next.done) return good({ ...next.value, steps });
    steps.push(next.value);
  }
}

/** The same step by step, for whoever wants to stop, show or measure in between. */
export function explainSteps(
  puzzle: Puzzle,
  options: ExplainOptions = {},
): Result<Generator<Step, Ending>> {
  const candidates = candidatesOf(puzzle, options.from);
  return candidates.ok ? good(stepsOf(candidates.value, options)) : candidates;
}

function* stepsOf(candidates: Candidates, options: ExplainOptions): Generator<Step, Ending> {
  const walk = moves(candidates, options);
  for (;;) {
    const next = walk.next();
    if (next.done) return next.value;
    const { deduction, chain } = next.value;
    const step = deduction === undefined ? chain : stepOf(deduction);
    if (step !== undefined) yield step;
  }
}

/** Work beyond which there is no difference to Infinity: months. */
const MOST_WORK = 1e11;

/** The moves of an explanation; each is made when the next one is asked for. */
export function* moves(candidates: Candidates, options: ExplainOptions): Generator<Move, Ending> {
  const { maxSteps = Number.POSITIVE_INFINITY, chains = true, signal } = options;
  const chainBudget = Math.min(options.chainBudget ?? 1_000_000, MOST_WORK);
  let left = Math.min(options.totalBudget ?? MOST_WORK, MOST_WORK);
  const logic = new LineLogic(candidates);
  let finders: Finders | undefined;
  for (let made = 0; ; made++) {
    const deduction = logic.next();
    if (deduction !== undefined && 'conflict' in deduction) {
      return {
        status: 'contradiction',
        known: knownOf(candidates),
        conflict: deduction.conflict.line,
      };
    }
    if (deduction === undefined && logic.done) {
      return { status: 'solved', known: knownOf(candidates) };
    }
    if (made >= maxSteps) return { status: 'stopped', known: knownOf(candidates) };
    if (deduction !== undefined) {
      yield { deduction, chain: undefined };
      logic.apply(deduction);
      continue;
    }
    if (chains && signal?.aborted) return { status: 'stopped', known: knownOf(candidates) };
    if (chains) finders ??= findersOf(candidates, signal);
    const { step: chain, work } =
      finders === undefined
        ? { step: undefined, work: 0 }
        : chainOf(finders, logic, chainBudget, left);
    left -= work;
    if (chain === undefined) {
      return { status: signal?.aborted ? 'stopped' : 'stuck', known: knownOf(candidates) };
    }
    yield { deduction, chain };
    for (const { row, column, removed } of chain.conclusions) {
      logic.remove(row, column, setOf(removed));
    }
  }
}

/** Who looks for chains, with what they have found out about the puzzle so far. */
interface Finders {
  readonly plain: ChainFinder;
  readonly nested: NestedFinder;
}

function findersOf(candidates: Candidates, signal: StopSignal | undefined): Finders {
  const plain = new ChainFinder(candidates, new PuzzleLines(candidates, signal));
  return { plain, nested: new NestedFinder(plain) };
}

/** How much more work nested reasoning may do than looking for one chain. */
const GENEROSITY = 10;

/** The simplest chain, or a nested one if there is no other; `left` is all the work there may be. */
function chainOf(
  { plain, nested }: Finders,
  logic: LineLogic,
  budget: number,
  left: number,
): ChainSearch {
  const found = plain.find(Math.min(budget, left), (l) => logic.ageOf(l));
  if (found.step !== undefined || found.work > Math.min(budget, left)) return found;
  const { step, work } = nested.find(Math.min(GENEROSITY * budget, left - found.work));
  return { step, work: found.work + work };
}

/** A deduction as a step: places in its line become cells of the puzzle. */
export function stepOf({ state, technique, finding }: Deduction): Step {
  const { line, cells } = state;
  const { index } = line;
  const isRow = line.kind === 'row';
  const conclusions = finding.changes.map(({ at, removed }): Conclusion => {
    const color = onlyColor((cells[at] as number) & ~removed);
    const [row, column] = isRow ? [index, at] : [at, index];
    return { row, column, color, removed: colorsIn(removed) };
  });
  const premises = premisesOf(state, finding).map(
    (at): Cell => (isRow ? { row: index, column: at } : { row: at, column: index }),
  );
  const { facts, changes } = finding;
  // a colour that two crossing clues have not in common is a reason of both
  const crossing = facts.kind === 'no-common-color' ? changes : [];
  const lines = [
    line,
    ...crossing.map(({ at }): Line => ({ kind: isRow ? 'column' : 'row', index: at })),
  ];
  const { id, level } = technique;
  return { technique: id, level, lines, premises, conclusions, facts };
}
