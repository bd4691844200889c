/**
 * Explainers: an explanation that can be stopped at any time and goes on where it was. Looking for a
 * chain may take seconds; stopped in the middle of it, nothing that has been found out is lost.
 */
import {
  drive,
  driveAsync,
  good,
  type PartialGrid,
  type Pause,
  type Puzzle,
  type Result,
  type StopOptions,
  stopperOf,
  UNKNOWN,
  type Work,
} from '@nonokit/core';
import { type Candidates, candidatesOf, knownOf } from './candidates.js';
import { stepOf } from './deduced-step.js';
import { LineLogic } from './lines/line-logic.js';
import { type Ending, type Move, type MoveOptions, moves } from './moves.js';
import type { Step } from './step.js';

/** Where to begin and how far to go. */
export interface ExplainerOptions extends MoveOptions {
  /** What is known already; unknown cells are `UNKNOWN`. Default: nothing. */
  readonly from?: PartialGrid;
}

/** Explains a puzzle step by step. A problem if it has more than 30 colours or the marks do not fit it. */
export function explainer(puzzle: Puzzle, options: ExplainerOptions = {}): Result<Explainer> {
  const candidates = candidatesOf(puzzle, options.from);
  return candidates.ok ? good(new Explainer(candidates.value, options)) : candidates;
}

/** An explanation under way; `explainer` begins one. */
export class Explainer {
  readonly #candidates: Candidates;
  readonly #walk: Work<Move | undefined, Ending>;
  #last: Step | undefined;
  #ending: Ending | undefined;

  /** Works on `candidates` in place, by `logic`, which has to be theirs. */
  constructor(candidates: Candidates, options: MoveOptions, logic = new LineLogic(candidates)) {
    this.#candidates = candidates;
    this.#walk = moves(candidates, options, logic);
  }

  /**
   * How the explanation ended; `stopped` as long as it can go on. What is known counts the last step
   * that was given.
   */
  get ending(): Ending {
    if (this.#ending !== undefined) return this.#ending;
    const known = knownOf(this.#candidates);
    for (const { row, column, color } of this.#last?.conclusions ?? []) {
      if (color !== UNKNOWN) known.cells[row * known.width + column] = color;
    }
    return { status: 'stopped', known };
  }

  /**
   * The next step; undefined if there is none, or if `limits` said stop while a chain was looked for:
   * then the next call goes on. Steps that a line implies are given in any case.
   */
  next(limits: StopOptions = {}): Step | undefined {
    return drive(this.advance(), limits);
  }

  /** The same, awaiting `pause` about every millisecond while a chain is looked for. */
  nextAsync(pause: Pause<undefined>, limits: StopOptions = {}): Promise<Step | undefined> {
    return driveAsync(this.advance(), pause, limits);
  }

  /** The steps from here on, until there are no more or `limits` say stop; they count for all together. */
  *steps(limits: StopOptions = {}): Generator<Step, Ending> {
    const stop = stopperOf(limits);
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

  /** The next step as work to be driven. Told to stop, it answers undefined and can be begun again. */
  *advance(): Work<undefined, Step | undefined> {
    while (this.#ending === undefined) {
      const next = this.#walk.next();
      if (next.done === true) {
        this.#ending = next.value;
        break;
      }
      if (next.value !== undefined) {
        const { deduction, chain } = next.value;
        this.#last = deduction === undefined ? chain : stepOf(deduction);
        return this.#last;
      }
      if ((yield) !== undefined) break;
    }
    return undefined;
  }
}
