/**
 * Difficulty: how hard a puzzle is for a person, from the steps of its explanation.
 *
 * A step costs the effort of its technique times the effort of finding it: few useful lines among
 * many others, and a line that has not changed for long. The first steps weigh most, since people
 * find it hard to start. Everything is computed from the puzzle's canonical form, so puzzles that
 * only differ by mirroring, turning or recolouring get the same rating.
 *
 * Steps follow one line to its end and hide how the puzzle begins, so the rounds of looking at
 * every line are measured beside them. `score.ts` combines both into one number.
 */
import {
  bad,
  canonicalClues,
  type DriveOptions,
  drive,
  driveAsync,
  good,
  type Pause,
  type Puzzle,
  type Result,
  type Work,
} from '@nonokit/core';
import { createCandidates } from '../candidates.js';
import type { Level, TechniqueId } from '../facts.js';
import { LineLogic } from '../lines/line-logic.js';
import { type ExplanationStatus, type Move, moves } from '../moves.js';
import { ratingStopped } from '../words/en/problems.js';
import { costOfChain, costOfLineStep, rounded, TECHNIQUE_COSTS } from './costs.js';
import { countRounds, type Rounds } from './rounds.js';
import { computeScore, type DifficultyLabel, toLabel } from './score.js';
import { rateSmall } from './small/rate-small.js';
import type { RatedSteps } from './small/small-walk.js';

/** How hard a puzzle is. */
export interface Difficulty extends Rounds {
  /**
   * The highest level of a step: 1 counting, 2 combining, 3 a whole line, 4 to 6 assumptions; 0
   * without steps.
   */
  readonly class: 0 | Level;
  /** From 1 to 99, or 100 if the steps do not reach the end: 23 is an easy 15x18. */
  readonly score: number;
  /** The score as a word; `guess` if the class is 6 or the steps do not reach the end. */
  readonly label: DifficultyLabel;
  /**
   * Why the label is `guess`; absent from other labels. `nested`: the steps reach the end, but they
   * need assumptions within assumptions. `unfinished`: they do not reach it, mostly because the
   * budget was spent, so how hard the puzzle is was not decided.
   */
  readonly guess?: 'nested' | 'unfinished';
  /** Cost of all steps together. */
  readonly effort: number;
  /** Cost of the most expensive step. */
  readonly peak: number;
  /** Number of counting steps next to the last change: work without thought. */
  readonly tedium: number;
  readonly steps: number;
  /** Cost of each step, in order. */
  readonly curve: readonly number[];
  /** True if the steps reach the end; otherwise the difficulty is not decided. */
  readonly complete: boolean;
}

/** Progress of a rating. */
export interface RateProgress {
  /** Number of steps rated so far: 120. */
  readonly steps: number;
}

/** How far to go, and when to stop. */
export interface RateOptions extends DriveOptions<RateProgress> {
  /**
   * Maximum number of lines to settle while looking for one chain. Default 60,000, because ratings
   * are made for many puzzles.
   */
  readonly chainBudget?: number;
  /**
   * Maximum number of lines to settle while looking for all chains; the rest then counts as
   * guessing. Default 300,000.
   */
  readonly totalBudget?: number;
  /** Whether to reason with assumptions. Default true. */
  readonly chains?: boolean;
}

/** One step of a rating. */
export interface RatedStep {
  readonly technique: TechniqueId;
  /** The effort of the step: 2.4. */
  readonly cost: number;
  /** Number of cells of which it proves something. */
  readonly cells: number;
  /** Number of lines that imply something now; 0 before an assumption. */
  readonly lively: number;
  /** Number of lines with unknown cells. */
  readonly open: number;
}

/** The technique of some that costs most; undefined for none. */
export function hardestTechnique(ids: readonly TechniqueId[]): TechniqueId | undefined {
  return ids.toSorted((a, b) => TECHNIQUE_COSTS[b] - TECHNIQUE_COSTS[a])[0];
}

/** Rates a puzzle. Returns a problem if it has more than 30 colours, or if rating was stopped. */
export function rate(puzzle: Puzzle, options: RateOptions = {}): Result<Difficulty> {
  return drive(rating(puzzle, options), options);
}

/** Rates as `rate` does, awaiting `pause` about every millisecond. */
export async function rateAsync(
  puzzle: Puzzle,
  options: RateOptions,
  pause: Pause<RateProgress>,
): Promise<Result<Difficulty>> {
  return driveAsync(rating(puzzle, options), pause, options);
}

/**
 * A rating as work to be driven. A stopped rating gives no result, since half a rating would be
 * wrong. `onStep` is told about each step, of which the difficulty keeps only the cost.
 */
export function* rating(
  puzzle: Puzzle,
  { chains, chainBudget = 60_000, totalBudget = 300_000 }: RateOptions,
  onStep?: (step: RatedStep) => void,
): Work<RateProgress, Result<Difficulty>> {
  const small = onStep === undefined ? rateSmall(puzzle) : undefined;
  if (small !== undefined) {
    if ((yield { steps: 0 }) !== undefined) return bad(ratingStopped);
    return good(computeDifficulty(puzzle, small.rounds, small.steps, 'solved'));
  }
  const candidates = createCandidates(canonicalClues(puzzle));
  if (!candidates.ok) return candidates;
  const limits = { chainBudget, totalBudget, ...(chains === undefined ? {} : { chains }) };
  const logic = new LineLogic(candidates.value);
  const rounds = yield* countRounds(candidates.value, logic.packings);
  if (rounds === undefined) return bad(ratingStopped);
  const walk = moves(candidates.value, limits, logic);
  const curve: number[] = [];
  let highest: 0 | Level = 0;
  let tedium = 0;
  for (;;) {
    const next = walk.next();
    if (next.done) {
      const steps = { curve, highest, tedium };
      return good(computeDifficulty(puzzle, rounds, steps, next.value.status));
    }
    const stop = yield { steps: curve.length };
    if (stop !== undefined) return bad(ratingStopped);
    if (next.value === undefined) continue;
    const { deduction, chain } = next.value;
    const level = deduction?.technique.level ?? chain?.level ?? 1;
    if (level > highest) highest = level;
    if (level === 1 && deduction?.age === 0) tedium++;
    const cost = computeCost(next.value, curve.length);
    curve.push(cost);
    onStep?.(ratedStep(next.value, cost, logic));
  }
}

/** What a caller learns about a move. */
function ratedStep({ deduction, chain }: Move, cost: number, logic: LineLogic): RatedStep {
  if (deduction === undefined) {
    const technique = chain?.technique ?? 'nested';
    const cells = chain?.conclusions.length ?? 0;
    return { technique, cost, cells, lively: 0, open: logic.open };
  }
  const { technique, finding, lively, open } = deduction;
  return { technique: technique.id, cost, cells: finding.changes.length, lively, open };
}

/** The cost of a move as step number `index`. */
function computeCost({ deduction, chain }: Move, index: number): number {
  if (deduction === undefined) {
    const length = chain !== undefined && 'length' in chain.facts ? chain.facts.length : 1;
    return costOfChain(chain?.technique ?? 'nested', length, index);
  }
  const { technique, state } = deduction;
  return costOfLineStep(technique.id, deduction, state.sizes.length, index);
}

function computeDifficulty(
  { width, height }: Puzzle,
  rounds: Rounds,
  { curve, highest, tedium }: RatedSteps,
  status: ExplanationStatus,
): Difficulty {
  let sum = 0;
  let peak = 0;
  for (const cost of curve) {
    sum += cost;
    if (cost > peak) peak = cost;
  }
  const effort = rounded(sum);
  const complete = status === 'solved' || status === 'contradiction';
  const { start, looks, narrowest } = rounds;
  const cells = width * height;
  const score = complete
    ? computeScore({ start, looks, cells, effort, peak, class: highest })
    : 100;
  const guess = complete ? (highest < 6 ? undefined : 'nested') : 'unfinished';
  return {
    class: highest,
    score,
    ...(guess === undefined ? { label: toLabel(score) } : { label: 'guess', guess }),
    effort,
    peak,
    tedium,
    start,
    rounds: rounds.rounds,
    looks,
    narrowest,
    steps: curve.length,
    curve,
    complete,
  };
}
