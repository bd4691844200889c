/**
 * Explainers: explanations that can stop at any time and continue later. Looking for a chain may
 * take seconds; a stop in the middle loses nothing that was found out.
 */
import {
  createStopper,
  drive,
  driveAsync,
  good,
  type PartialGrid,
  type Pause,
  type Puzzle,
  type Result,
  type StopOptions,
  UNKNOWN,
  type Work,
} from '@nonokit/core';
import { type Candidates, createCandidates, toPartialGrid } from './candidates.js';
import { exactStep } from './chains/exact.js';
import { PuzzleLines } from './chains/follow-lines.js';
import { withReasons } from './chains/link-reasons.js';
import { toStep } from './deduced-step.js';
import { HeldSteps } from './held-steps.js';
import { LineLogic } from './lines/line-logic.js';
import { type Ending, type Move, type MoveOptions, moves } from './moves.js';
import type { ChainStep, Step } from './step.js';

/** Where to begin and how far to go. */
export interface ExplainerOptions extends MoveOptions {
  /** Known cells; the others are `UNKNOWN`. Default: nothing is known. */
  readonly from?: PartialGrid;
}

/**
 * Creates an explainer. Returns a problem if the puzzle has more than 30 colours or the marks do
 * not fit it.
 */
export function explainer(puzzle: Puzzle, options: ExplainerOptions = {}): Result<Explainer> {
  const candidates = createCandidates(puzzle, options.from);
  return candidates.ok ? good(new Explainer(candidates.value, options)) : candidates;
}

/** Kept cells of line states: the lines of a chain that is shown are settled only a few times. */
const FEW = 1000;

/** An explanation in progress, created by `explainer`. */
export class Explainer {
  readonly #candidates: Candidates;
  readonly #walk: Work<Move | undefined, Ending>;
  /** The lines of the puzzle, once a chain is shown. */
  #lines: PuzzleLines | undefined;
  readonly #held: HeldSteps;
  /** Steps to report before the walk continues. */
  #ready: readonly Step[] = [];
  /** How many more steps may be reported. */
  #left: number;
  #last: Step | undefined;
  #ending: Ending | undefined;

  /** Works on `candidates` in place; `logic` must belong to them. */
  constructor(candidates: Candidates, options: MoveOptions, logic = new LineLogic(candidates)) {
    this.#candidates = candidates;
    // steps that are never reported do not count
    this.#walk = moves(candidates, { ...options, maxSteps: Number.POSITIVE_INFINITY }, logic);
    this.#held = new HeldSteps(candidates.puzzle);
    this.#left = options.maxSteps ?? Number.POSITIVE_INFINITY;
  }

  /**
   * How the explanation ended; `stopped` while it can continue. The known cells include the last
   * step.
   */
  get ending(): Ending {
    if (this.#ending !== undefined) return this.#ending;
    const known = toPartialGrid(this.#candidates);
    for (const { row, column, color } of this.#last?.conclusions ?? []) {
      if (color !== UNKNOWN) known.cells[row * known.width + column] = color;
    }
    return { status: 'stopped', known };
  }

  /**
   * The next step; undefined if there is none, or if `limits` stopped the search for a chain, which
   * the next call continues. Steps that a line implies are returned in any case.
   */
  next(limits: StopOptions = {}): Step | undefined {
    return drive(this.advance(), limits);
  }

  /** Works like `next`, awaiting `pause` about every millisecond while looking for a chain. */
  nextAsync(pause: Pause<undefined>, limits: StopOptions = {}): Promise<Step | undefined> {
    return driveAsync(this.advance(), pause, limits);
  }

  /**
   * The remaining steps, until the end or until `limits` stop them; the limits apply to all steps
   * together.
   */
  *steps(limits: StopOptions = {}): Generator<Step, Ending> {
    const stop = createStopper(limits);
    const signal = {
      get aborted() {
        return stop() !== undefined;
      },
    };
    for (;;) {
      const step = this.next({ signal });
      if (step === undefined) return this.ending;
      yield step;
    }
  }

  #stepOf({ deduction, chain }: Move): Step {
    if (deduction !== undefined) return toStep(deduction);
    if (chain !== undefined) return this.#shown(chain);
    throw new RangeError('stepOf: a move has a deduction or a chain');
  }

  /** A chain as it is shown: with exact premises and a reason for each link. */
  #shown(chain: ChainStep): Step {
    this.#lines ??= new PuzzleLines(this.#candidates, FEW);
    const exact = exactStep(this.#lines, this.#candidates, chain);
    return withReasons(exact, this.#lines.open);
  }

  /**
   * The next step as work to be driven. If told to stop, it returns undefined and can be started
   * again.
   */
  *advance(): Work<undefined, Step | undefined> {
    while (this.#ending === undefined || this.#ready.length > 0) {
      const [step, ...others] = this.#ready;
      if (step !== undefined && this.#left > 0) {
        this.#ready = others;
        this.#left--;
        this.#last = step;
        return step;
      }
      if (step !== undefined) return this.#stopped();
      const next = this.#walk.next();
      if (next.done === true) this.#end(next.value);
      else if (next.value !== undefined) this.#ready = this.#held.take(this.#stepOf(next.value));
      else if (this.#left === 0) return this.#stopped();
      else if ((yield) !== undefined) break;
    }
    return undefined;
  }

  #end(ending: Ending): void {
    this.#ending = ending;
    if (ending.conflict !== undefined) this.#ready = this.#held.before(ending.conflict);
  }

  /** All requested steps have been reported. */
  #stopped(): undefined {
    this.#ready = [];
    this.#ending = { status: 'stopped', known: toPartialGrid(this.#candidates) };
    return undefined;
  }
}
