/**
 * Difficulty: how hard a puzzle is for a person, from the steps of its explanation.
 *
 * A step costs the effort of its technique times the effort of finding it: few useful lines among
 * many others, and a line that has not changed for long. The first steps weigh most, since people
 * find it hard to start. Everything is computed from the puzzle's canonical form, so puzzles that
 * only differ by mirroring, turning or recolouring get the same rating.
 *
 * The weights of the score were fitted to publishers' classes of equal size, the seconds that
 * solvers take, propagation passes and the puzzles that line logic does not solve;
 * bench/results/explain.md has the rank correlations. Effort alone measures size rather than
 * difficulty: without points for the class, small puzzles that need an assumption scored below
 * large ones that only need patience.
 */
import {
  bad,
  type DriveOptions,
  drive,
  driveAsync,
  good,
  type Pause,
  type Puzzle,
  type Result,
  type Work,
} from '@nonokit/core';
import { candidatesOf } from '../candidates.js';
import { LineLogic } from '../lines/line-logic.js';
import { type ExplanationStatus, type Move, moves } from '../moves.js';
import type { Level, TechniqueId } from '../step.js';
import { ratingStopped } from '../words/en/problems.js';
import { canonicalOf } from './canonical.js';

/** The difficulty in one word. */
export type DifficultyLabel = 'trivial' | 'easy' | 'medium' | 'hard' | 'expert' | 'guess';

/** How hard a puzzle is. */
export interface Difficulty {
  /**
   * The highest level of a step: 1 counting, 2 combining, 3 a whole line, 4 to 6 assumptions; 0
   * without steps.
   */
  readonly class: 0 | Level;
  /** From 1 to 99, or 100 if the steps do not reach the end: 29 is an easy 18x13. */
  readonly score: number;
  /** The score as a word; `guess` if the class is 6 or the steps do not reach the end. */
  readonly label: DifficultyLabel;
  /** Cost of all steps together. */
  readonly effort: number;
  /** Cost of the most expensive step. */
  readonly peak: number;
  /** Number of counting steps next to the last change: work without thought. */
  readonly tedium: number;
  readonly steps: number;
  /** Cost of each step, in order. */
  readonly curve: readonly number[];
  /** True if the steps reach the end; otherwise the rest takes guessing. */
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
   * Most lines to settle while looking for one chain. Default 60,000, because ratings are made for
   * many puzzles.
   */
  readonly chainBudget?: number;
  /**
   * Most lines to settle while looking for all chains; then the rest counts as guessing. Default
   * 300,000.
   */
  readonly totalBudget?: number;
  /** Whether to reason with assumptions. Default true. */
  readonly chains?: boolean;
}

/** Effort of applying each technique, without finding it; for chains, the effort per link. */
export const TECHNIQUE_COSTS: Readonly<Record<TechniqueId, number>> = {
  'complete-line': 1,
  'finished-line': 0.5,
  overlap: 2,
  glue: 2,
  closing: 2,
  'near-edge': 2,
  unreachable: 2,
  'gap-too-small': 2,
  'joining-splitting': 3,
  punctuating: 3,
  mercury: 4,
  forcing: 6,
  'color-logic': 6,
  'whole-line': 12,
  'edge-logic': 8,
  'two-way': 10,
  contradiction: 14,
  nested: 30,
};

/** Points that each class adds to the score: assuming is a different kind of work from counting. */
const CLASS_POINTS: readonly number[] = [0, 0, 3, 6, 10, 14, 18];

/** The labels with their lowest scores. */
const LABELS: readonly (readonly [number, DifficultyLabel])[] = [
  [70, 'expert'],
  [50, 'hard'],
  [36, 'medium'],
  [20, 'easy'],
];

/** Lowest score of a puzzle that needs an assumption. */
const ASSUMING = 50;

/** Number of steps after which the start counts as found. */
const START = 5;

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
 * wrong.
 */
function* rating(
  puzzle: Puzzle,
  { chains, chainBudget = 60_000, totalBudget = 300_000 }: RateOptions,
): Work<RateProgress, Result<Difficulty>> {
  const candidates = candidatesOf(canonicalOf(puzzle));
  if (!candidates.ok) return candidates;
  const limits = { chainBudget, totalBudget, ...(chains === undefined ? {} : { chains }) };
  const walk = moves(candidates.value, limits, new LineLogic(candidates.value));
  const curve: number[] = [];
  let highest: 0 | Level = 0;
  let tedium = 0;
  for (;;) {
    const next = walk.next();
    if (next.done) return good(difficultyOf(puzzle, curve, highest, tedium, next.value.status));
    const stop = yield { steps: curve.length };
    if (stop !== undefined) return bad(ratingStopped);
    if (next.value === undefined) continue;
    const { deduction, chain } = next.value;
    const level = deduction?.technique.level ?? chain?.level ?? 1;
    if (level > highest) highest = level;
    if (level === 1 && deduction?.age === 0) tedium++;
    curve.push(costOf(next.value, curve.length));
  }
}

/** The cost of a move as step number `index`. */
function costOf({ deduction, chain }: Move, index: number): number {
  const start = 1 + 2 * Math.exp(-index / START);
  if (deduction === undefined) {
    const length = chain !== undefined && 'length' in chain.facts ? chain.facts.length : 1;
    const base = TECHNIQUE_COSTS[chain?.technique ?? 'nested'];
    return rounded(start * base * Math.max(2, length));
  }
  const { technique, lively, open, age, state } = deduction;
  const crowd = 1 + Math.log2(Math.max(1, open / lively)) / 4;
  const distance = 1 + Math.min(age, 20) / 40;
  const blocks = 1 + state.sizes.length / 20;
  return rounded(start * TECHNIQUE_COSTS[technique.id] * crowd * distance * blocks);
}

function difficultyOf(
  { width, height }: Puzzle,
  curve: readonly number[],
  highest: 0 | Level,
  tedium: number,
  status: ExplanationStatus,
): Difficulty {
  const effort = rounded(curve.reduce((sum, cost) => sum + cost, 0));
  const peak = curve.reduce((most, cost) => Math.max(most, cost), 0);
  const complete = status === 'solved' || status === 'contradiction';
  const score = complete ? scoreOf(effort, peak, width * height, highest) : 100;
  const label = complete && highest < 6 ? labelOf(score) : 'guess';
  return {
    ...{ class: highest, score, label, effort, peak, tedium },
    ...{ steps: curve.length, curve, complete },
  };
}

/**
 * The score of completed puzzles, 1 to 99: five points per doubling of the effort, six per doubling
 * of the average cost of a cell (small puzzles count 20 extra cells), four per doubling of the
 * peak, and the points of the class.
 */
function scoreOf(effort: number, peak: number, cells: number, highest: 0 | Level): number {
  const points =
    5 * Math.log2(1 + effort / 20) +
    6 * Math.log2(1 + (2 * effort) / (cells + 20)) +
    4 * Math.log2(1 + peak / 10) +
    (CLASS_POINTS[highest] ?? 0);
  return Math.max(highest >= 4 ? ASSUMING : 1, Math.min(99, Math.round(points)));
}

/** The label for a score. */
function labelOf(score: number): DifficultyLabel {
  return LABELS.find(([least]) => score >= least)?.[1] ?? 'trivial';
}

/** The lowest and highest score of a label: [20, 35] for easy. Guessing has no range. */
export function scoresOf(
  label: Exclude<DifficultyLabel, 'guess'>,
): readonly [least: number, most: number] {
  const place = LABELS.findIndex(([, name]) => name === label);
  if (place < 0) return [1, Math.min(...LABELS.map(([least]) => least)) - 1];
  const [least] = LABELS[place] ?? [1];
  return [least, (LABELS[place - 1]?.[0] ?? 100) - 1];
}

/** Rounds to hundredths: sums must not depend on the machine, nor files on noise. */
function rounded(cost: number): number {
  return Math.round(cost * 100) / 100;
}
