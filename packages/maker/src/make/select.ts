/**
 * Selection: repairs the most promising candidates and returns the best results.
 *
 * With an aim, such as a difficulty, the distance of the best few is measured. Those that promise
 * the best result, near the aim and recognisable, are steered towards it. If none of them reaches
 * it, others are tried.
 */
import type { PuzzleMeta, Random } from '@nonokit/core';
import type { Checker } from '../checker.js';
import type { MakeOptions, PuzzleCandidate } from '../make-options.js';
import { type FinishOptions, finished, steered } from '../repair/finish.js';
import type { Candidate } from '../tracing/tracer.js';
import { trimmedPuzzle } from '../tracing/trim.js';

/** Candidates repaired beyond those wanted, since repair changes the ranking. */
const SPARE = 1;

/**
 * The shares of all questions that one candidate may spend on repair, and on steering. Steering
 * gets more where cells may stay unknown to lines, since such puzzles take long to rate.
 */
const REPAIR_SHARE = 0.25;
const STEER_SHARE = { line: 0.12, unique: 0.24 };

/** Number of candidates that are repaired and measured before any is steered. */
const POOL = 8;

/** Number of further candidates after each that was steered in vain. */
const FURTHER = 16;

/** Number of steered candidates after which one that meets the aim is good enough. */
const ENOUGH = 2;

/** A candidate and the puzzle made from it. */
interface Attempt {
  readonly candidate: Candidate;
  readonly made: PuzzleCandidate;
  readonly isSteered: boolean;
}

/** Makes puzzles from candidates, the best first. */
export class Selection {
  readonly #attempts: Attempt[] = [];
  readonly #wanted: number;

  constructor(
    readonly options: MakeOptions,
    readonly checker: Checker,
    readonly random: Random,
    readonly meta: PuzzleMeta = {},
  ) {
    this.#wanted = options.candidates ?? 1;
  }

  /**
   * The requested number of puzzles: those with the property first, then those nearest to the aim.
   */
  *selected(candidates: readonly Candidate[]): Generator<void, PuzzleCandidate[]> {
    const { aim, preview = false } = this.options;
    yield* preview || aim === undefined ? this.#repairBest(candidates) : this.#aim(candidates);
    const ranked = [...this.#attempts].sort(better);
    return ranked.slice(0, this.#wanted).map(({ made }) => trimmedPuzzle(made, this.options.aim));
  }

  *#repairBest(candidates: readonly Candidate[]): Generator<void, void> {
    const { repair, preview = false } = this.options;
    const most = preview || repair === 'off' ? this.#wanted : this.#wanted + SPARE;
    for (const candidate of candidates) {
      if (this.#isOver || this.#count(({ reached }) => reached) >= most) return;
      yield* this.#repair(candidate);
    }
  }

  *#aim(candidates: readonly Candidate[]): Generator<void, void> {
    const left = [...candidates];
    for (let tries = 0; !this.#isOver; ) {
      for (const candidate of left.splice(0, tries === 0 ? POOL : FURTHER)) {
        if (!this.#isOver) yield* this.#repair(candidate);
      }
      const found = this.#attempts.filter(isRight).sort(better)[this.#wanted - 1];
      const next = this.#mostPromising();
      if (found !== undefined && (tries >= ENOUGH || next === undefined)) return;
      if (found !== undefined && next !== undefined && promise(next) <= worth(found)) return;
      if (next !== undefined) yield* this.#steer(next);
      else if (left.length === 0) return;
      tries++;
    }
  }

  /** True when the budget is spent and at least one puzzle was made. */
  get #isOver(): boolean {
    return this.#attempts.length > 0 && this.checker.exhausted;
  }

  #count(is: (made: PuzzleCandidate) => boolean): number {
    return this.#attempts.filter(({ made }) => is(made)).length;
  }

  /** The attempt that may become the best by steering. */
  #mostPromising(): Attempt | undefined {
    return this.#attempts
      .filter(({ made, isSteered }) => made.miss !== 0 && Number.isFinite(made.miss) && !isSteered)
      .sort((a, b) => promise(b) - promise(a))[0];
  }

  *#repair(candidate: Candidate): Generator<void, void> {
    const made = yield* finished(candidate.tracing, this.#finishing(REPAIR_SHARE));
    this.#attempts.push({ candidate, made, isSteered: this.options.repair === 'off' });
  }

  *#steer(attempt: Attempt): Generator<void, void> {
    const { tracing } = attempt.candidate;
    const share = STEER_SHARE[this.options.repair === 'unique' ? 'unique' : 'line'];
    const made = yield* steered(tracing, attempt.made, this.#finishing(share));
    this.#attempts[this.#attempts.indexOf(attempt)] = { ...attempt, made, isSteered: true };
  }

  #finishing(share: number): FinishOptions {
    const { checker, random, meta, options } = this;
    const { repair = 'line', aim, maxFlips, preview: isPreview } = options;
    const property = isPreview ? 'off' : repair;
    const maxChecks = Math.ceil(checker.budget * share);
    return {
      property,
      aim,
      maxFlips,
      maxChecks,
      checker,
      random,
      meta,
      isPreview,
      keepsSymmetry: true,
      dusts: true,
    };
  }
}

function isRight({ made: { reached, miss } }: Attempt): boolean {
  return reached && miss === 0;
}

/** The value by which puzzles are compared. */
function worth({ made, candidate }: Attempt): number {
  return made.score - candidate.handicap;
}

/**
 * The expected worth of a puzzle after steering: each point of its miss costs the picture about one
 * point.
 */
function promise(attempt: Attempt): number {
  return worth(attempt) - Math.abs(attempt.made.miss);
}

/** Orders attempts: with the property first, then nearest to the aim, then the best pictures. */
function better(a: Attempt, b: Attempt): number {
  const miss = ({ made }: Attempt): number => Math.ceil(Math.abs(made.miss));
  const reached = Number(b.made.reached) - Number(a.made.reached);
  if (reached !== 0) return reached;
  return miss(a) === miss(b) ? worth(b) - worth(a) : miss(a) - miss(b);
}
