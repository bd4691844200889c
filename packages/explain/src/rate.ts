/**
 * Difficulty: how hard a puzzle is for a person, from the steps of its explanation.
 *
 * A step costs what its technique asks for, times what it takes to find: few lines that go on among
 * many that do not, and a line that nothing has drawn attention to for long. The first steps weigh
 * most, since finding a start is what people find hard. All of it is computed on the puzzle's
 * canonical form, so puzzles that only differ by mirroring, turning or recolouring get the same.
 */
import { good, type Puzzle, type Result } from '@nonokit/core';
import { candidatesOf } from './candidates.js';
import { canonicalOf } from './canonical.js';
import { type ExplanationStatus, type Move, moves } from './explain.js';
import type { Level, TechniqueId } from './step.js';

/** One word for the whole. */
export type DifficultyLabel = 'trivial' | 'easy' | 'medium' | 'hard' | 'expert' | 'guess';

/** How hard a puzzle is. */
export interface Difficulty {
  /**
   * The highest level of a step: 1 counting, 2 combining, 3 a whole line, 4 to 6 assumptions. 0
   * without a step.
   */
  readonly class: 0 | Level;
  /** From 1 to 100. */
  readonly score: number;
  readonly label: DifficultyLabel;
  /** What all steps cost together. */
  readonly effort: number;
  /** What the dearest step costs. */
  readonly peak: number;
  /** How many steps are counting and next to the last change: work without thought. */
  readonly tedium: number;
  readonly steps: number;
  /** What each step costs, in order. */
  readonly curve: readonly number[];
  /** True if the steps reach the end; otherwise the rest is left to guessing. */
  readonly complete: boolean;
}

/** How far to go. */
export interface RateOptions {
  /** Lines that looking for one chain may settle. Default 60,000: rating is for many puzzles. */
  readonly chainBudget?: number;
  /**
   * Lines that looking for all chains may settle, after which the rest counts as guessing. Default
   * 300,000.
   */
  readonly totalBudget?: number;
  /** Whether to reason with assumptions at all. Default true. */
  readonly chains?: boolean;
}

/** What each technique asks of a person, before finding it; chains cost this per link. */
export const TECHNIQUE_COSTS: Readonly<Record<TechniqueId, number>> = {
  'complete-line': 1,
  'finished-line': 0.5,
  overlap: 2,
  glue: 2,
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

/** Steps after which a start counts as found. */
const START = 5;

/** Rates a puzzle. A problem if it has more than 30 colours. */
export function rate(puzzle: Puzzle, options: RateOptions = {}): Result<Difficulty> {
  const candidates = candidatesOf(canonicalOf(puzzle));
  if (!candidates.ok) return candidates;
  const walk = moves(candidates.value, { chainBudget: 60_000, totalBudget: 300_000, ...options });
  const curve: number[] = [];
  let highest: 0 | Level = 0;
  let tedium = 0;
  for (;;) {
    const next = walk.next();
    if (next.done) return good(difficultyOf(puzzle, curve, highest, tedium, next.value.status));
    const { deduction, chain } = next.value;
    const level = deduction?.technique.level ?? chain?.level ?? 1;
    if (level > highest) highest = level;
    if (level === 1 && deduction?.age === 0) tedium++;
    curve.push(costOf(next.value, curve.length));
  }
}

/** What a move costs as step number `index`. */
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
  const score = complete ? scoreOf(effort, peak, width * height) : 100;
  const label = complete ? labelOf(score, highest) : 'guess';
  return {
    ...{ class: highest, score, label, effort, peak, tedium },
    ...{ steps: curve.length, curve, complete },
  };
}

/**
 * The score of finished puzzles, 1 to 99: each doubling of the effort counts for five points, each
 * doubling of what a cell costs on average for eight (small puzzles have 20 cells more), each
 * doubling of the peak for three.
 */
function scoreOf(effort: number, peak: number, cells: number): number {
  const points =
    5 * Math.log2(1 + effort / 20) +
    8 * Math.log2(1 + (2 * effort) / (cells + 20)) +
    3 * Math.log2(1 + peak / 10);
  return Math.max(1, Math.min(99, Math.round(points)));
}

/**
 * The word for a score and the highest level: who must assume something has at least a hard puzzle.
 */
function labelOf(score: number, highest: 0 | Level): DifficultyLabel {
  if (highest === 6) return 'guess';
  if (score >= 70) return 'expert';
  if (score >= 50 || highest >= 4) return 'hard';
  if (score >= 36) return 'medium';
  return score >= 20 ? 'easy' : 'trivial';
}

/** To a hundredth: sums must not depend on the machine, nor files on noise. */
function rounded(cost: number): number {
  return Math.round(cost * 100) / 100;
}
