/**
 * Hinters give many hints for one puzzle. Mistakes come first, since every step after a mistake
 * leads astray. Then comes the next step, which a program reveals gradually: where (`lines`), why
 * (its text), the cells.
 *
 * Hints use only the clues and the marks. A mark is a mistake if logic from the clues alone
 * contradicts it. If logic does not decide, the puzzle is solved, and a mark is called wrong only
 * if no solution has it. The results of logic and of solving are kept from hint to hint.
 */
import {
  type DriveOptions,
  drive,
  driveAsync,
  type Grid,
  good,
  type PartialGrid,
  type Pause,
  type Puzzle,
  type Result,
  type Stop,
  type StopOptions,
  UNKNOWN,
  type Work,
} from '@nonokit/core';
import { type SolveResult, solutionsOf, solveSteps } from '@nonokit/solver';
import { type Candidates, createCandidates } from '../candidates.js';
import { Explainer } from '../explainer.js';
import type { Hint, MarkCheck, WrongMarks } from '../hint.js';
import { LineLogic } from '../lines/line-logic.js';
import type { MoveOptions } from '../moves.js';
import type { Step } from '../step.js';
import { findContradiction } from './hint-contradiction.js';
import { cellsWrong, type Solved, wrongBeyondLogic } from './hint-mistakes.js';
import { restsOn } from './hint-rests.js';

/** How much work to spend. */
export interface HinterOptions extends Pick<MoveOptions, 'chains' | 'chainBudget' | 'totalBudget'> {
  /** Conflicts after which solving gives up, where only solutions can decide. Default 2000. */
  readonly maxConflicts?: number;
}

/** How much work to spend, and when to stop. */
export interface HintOptions extends HinterOptions, DriveOptions<undefined> {}

/**
 * The next hint for a player with these marks. Returns a problem if the marks do not fit the
 * puzzle. For several hints on one puzzle use a `hinter`.
 */
export function hint(puzzle: Puzzle, marks: PartialGrid, options: HintOptions = {}): Result<Hint> {
  return drive(hinter(puzzle, options).work(marks), options);
}

/** Finds a hint as `hint` does, awaiting `pause` about every millisecond. */
export async function hintAsync(
  puzzle: Puzzle,
  marks: PartialGrid,
  options: HintOptions,
  pause: Pause<undefined>,
): Promise<Result<Hint>> {
  return driveAsync(hinter(puzzle, options).work(marks), pause, options);
}

/** Creates a hinter for one puzzle. It does nothing before the first hint. */
export function hinter(puzzle: Puzzle, options: HinterOptions = {}): Hinter {
  return new Hinter(puzzle, options);
}

/** Hints for one puzzle, each the same as from `hint`; created by `hinter`. */
export class Hinter {
  readonly #puzzle: Puzzle;
  readonly #options: HinterOptions;
  /** The result of line logic: every cell, or those that it reaches. */
  #lines: SolveResult | undefined;
  #solved: Solved | undefined;
  /** The lines in the state that the latest hint left. */
  #logic: LineLogic | undefined;
  /** The latest hint and its marks; not set by a stopped hint. */
  #latest: { readonly cells: Int32Array; readonly hint: Hint } | undefined;

  constructor(puzzle: Puzzle, options: HinterOptions) {
    this.#puzzle = puzzle;
    this.#options = options;
  }

  /** The next hint for a player with these marks. Returns a problem if the marks do not fit. */
  next(marks: PartialGrid, limits: StopOptions = {}): Result<Hint> {
    return drive(this.work(marks), limits);
  }

  /** Works like `next`, awaiting `pause` about every millisecond. */
  nextAsync(
    marks: PartialGrid,
    pause: Pause<undefined>,
    limits: StopOptions = {},
  ): Promise<Result<Hint>> {
    return driveAsync(this.work(marks), pause, limits);
  }

  /** A hint as work to be driven. */
  *work(marks: PartialGrid): Work<undefined, Result<Hint>> {
    const candidates = createCandidates(this.#puzzle, marks);
    if (!candidates.ok) return candidates;
    const latest = this.#latest;
    if (latest?.cells.every((color, i) => color === marks.cells[i])) return good(latest.hint);
    const cells = Int32Array.from(marks.cells);
    const work = this.#found(marks, candidates.value);
    let stop: Stop | undefined;
    let step = work.next();
    while (step.done !== true) {
      stop = yield;
      step = work.next(stop);
    }
    if (stop === undefined) this.#latest = { cells, hint: step.value };
    return good(step.value);
  }

  /** The wrong marks, or the fewest that clash. Returns a problem if the marks do not fit. */
  check(marks: PartialGrid, limits: StopOptions = {}): Result<MarkCheck> {
    return drive(this.checkWork(marks), limits);
  }

  /** The wrong marks, or the fewest that clash, as work to be driven; looks for no step. */
  *checkWork(marks: PartialGrid): Work<undefined, Result<MarkCheck>> {
    const candidates = createCandidates(this.#puzzle, marks);
    if (!candidates.ok) return candidates;
    const work = this.#wrong(marks);
    let stop: Stop | undefined;
    let step = work.next();
    while (step.done !== true) {
      stop = yield;
      step = work.next(stop);
    }
    const { value } = step;
    if (value !== undefined && value !== 'unknown') return good(value);
    return good({ kind: stop === undefined && value === undefined ? 'none' : 'unknown' });
  }

  *#found(marks: PartialGrid, candidates: Candidates): Work<undefined, Hint> {
    const wrong = yield* this.#wrong(marks);
    if (wrong !== undefined && wrong !== 'unknown' && wrong.kind === 'mistakes')
      return yield* this.#withReason(marks, wrong);
    if (wrong !== undefined && wrong !== 'unknown') return wrong;
    this.#logic = new LineLogic(candidates, this.#logic);
    const next = yield* nextStep(new Explainer(candidates, this.#options, this.#logic));
    return wrong === 'unknown' && next.kind !== 'solved' ? { ...next, unchecked: true } : next;
  }

  /** Mistakes with a contradiction that follows from one of them and marks that are right. */
  *#withReason(
    marks: PartialGrid,
    mistakes: WrongMarks & { readonly kind: 'mistakes' },
  ): Work<undefined, Hint> {
    const solved = this.#solved?.result;
    const { cells, source } = mistakes;
    const known = source === 'logic' ? yield* this.#knownByLines() : undefined;
    const unique = solved?.status === 'unique' ? solved.solution : undefined;
    const right = (known ?? unique)?.cells ?? [];
    const contradiction = yield* findContradiction(this.#puzzle, marks, cells, right);
    return contradiction === undefined ? mistakes : { ...mistakes, contradiction };
  }

  /** The hint about wrong marks or an impossible puzzle, if there is one that can be shown. */
  *#wrong(marks: PartialGrid): Work<undefined, WrongMarks | 'unknown' | undefined> {
    const puzzle = this.#puzzle;
    const known = yield* this.#knownByLines();
    if (known === undefined) return { kind: 'impossible' };
    const wrong = cellsWrong(puzzle, marks, known.cells);
    if (wrong.length > 0) return { kind: 'mistakes', cells: wrong, source: 'logic' };
    if (!known.cells.includes(UNKNOWN)) return undefined;
    return yield* wrongBeyondLogic(puzzle, marks, yield* this.#bySolving());
  }

  /** The cells that line logic finds; undefined if it finds a contradiction. */
  *#knownByLines(): Work<undefined, PartialGrid | Grid | undefined> {
    const result = this.#lines ?? (yield* solveSteps(this.#puzzle, { lineOnly: true }));
    if (!isStopped(result)) this.#lines = result;
    if (result.status === 'unique') return result.solution;
    return result.status === 'unknown' ? result.known : undefined;
  }

  *#bySolving(): Work<undefined, Solved> {
    if (this.#solved !== undefined) return this.#solved;
    const { maxConflicts = 2000 } = this.#options;
    const result = yield* solveSteps(this.#puzzle, { maxConflicts });
    const solved = { result, maxConflicts, found: [...solutionsOf(result)] };
    if (!isStopped(result)) this.#solved = solved;
    return solved;
  }
}

/** True if the solver was stopped: another call may find out more. */
function isStopped(result: SolveResult): boolean {
  if (result.status !== 'unknown') return false;
  return result.reason === 'aborted' || result.reason === 'timeout';
}

/** The next step, or why there is none. */
type NextStep = Extract<Hint, { readonly kind: 'step' | 'solved' | 'stuck' }>;

/** The next step from marks that are not known to be wrong. */
function* nextStep(explainer: Explainer): Work<undefined, NextStep> {
  const before: Step[] = [];
  for (;;) {
    const step = yield* explainer.advance();
    if (step === undefined) {
      return { kind: explainer.ending.status === 'solved' ? 'solved' : 'stuck' };
    }
    if (step.conclusions.some(({ color }) => color !== UNKNOWN)) {
      return { kind: 'step', step, before: restsOn(step, before) };
    }
    before.push(step);
  }
}
