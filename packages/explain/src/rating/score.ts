/**
 * The score: one number for difficulty from a few measures, each of which can only raise it.
 *
 * People say that a puzzle is hard when they cannot find a start, when they look at many lines
 * before one says something, when a single step is heavy, when they have to assume something, and
 * when it is large. All measures but the class are logarithms, since twice as much of anything is
 * one notch harder, whatever it was before. The weights were fitted to pairs of puzzles of which
 * one is known to be harder: thirty of ours in an order made by hand, the courses of publishers,
 * and puzzles that need an assumption against puzzles that do not. The fit gave size more points
 * and the search for a start fewer. But it knew few large puzzles, and size alone should not make
 * a puzzle hard; so points were shifted from size to the search. That agrees better with the number
 * of rounds and the share known at the start, and less with the order made by hand:
 * bench/results/difficulty.md has the figures.
 *
 * Colours have no weight of their own. They enter through the measures, where they make most
 * puzzles easier: many cells are known after one look.
 */
import type { Level } from '../facts.js';
import type { Rounds } from './rounds.js';

/** The difficulty in one word. */
export type DifficultyLabel = 'trivial' | 'easy' | 'medium' | 'hard' | 'expert' | 'guess';

/** What the score is computed from. */
export interface ScoreMeasures extends Pick<Rounds, 'start' | 'looks'> {
  /** Number of cells: 400. */
  readonly cells: number;
  /** Cost of all steps together. */
  readonly effort: number;
  /** Cost of the most expensive step. */
  readonly peak: number;
  /** The highest level of a step. */
  readonly class: 0 | Level;
}

/** Points for each doubling of a measure (of the start: for each halving). */
const POINTS = { cells: 3, start: 3, looks: 5, work: 4, peak: 2 } as const;

/** Points that each class adds: assuming is a different kind of work from counting. */
const CLASS_POINTS: readonly number[] = [0, 0, 2, 5, 22, 27, 32];

/** Subtracted from all scores, so that the easiest pictures of 5x5 have about 10 points. */
const OFFSET = 17;

/** Slower starts than this count as this: 1 cell in 32. */
const SLOWEST_START = 1 / 32;

/** Cells added to small puzzles when their work is divided by the number of cells. */
const EXTRA_CELLS = 20;

/** The cost of a light step, from which the peak is counted. */
const LIGHT_STEP = 10;

/** Lowest score of a puzzle that needs an assumption. */
const ASSUMING = 50;

/** The labels with their lowest scores. */
const LABELS: readonly (readonly [number, DifficultyLabel])[] = [
  [70, 'expert'],
  [50, 'hard'],
  [30, 'medium'],
  [18, 'easy'],
];

/** The score of a puzzle whose steps reach the end: 1 to 99. */
export function computeScore(measures: ScoreMeasures): number {
  const { cells, start, looks, effort, peak, class: highest } = measures;
  const points =
    POINTS.cells * Math.log2(cells) -
    POINTS.start * Math.log2(Math.max(SLOWEST_START, start)) +
    POINTS.looks * Math.log2(Math.max(1, looks)) +
    POINTS.work * Math.log2(1 + (2 * effort) / (cells + EXTRA_CELLS)) +
    POINTS.peak * Math.log2(1 + peak / LIGHT_STEP) +
    (CLASS_POINTS[highest] ?? 0) -
    OFFSET;
  return Math.max(highest >= 4 ? ASSUMING : 1, Math.min(99, Math.round(points)));
}

/** The label for a score. */
export function toLabel(score: number): DifficultyLabel {
  return LABELS.find(([least]) => score >= least)?.[1] ?? 'trivial';
}

/** The lowest and highest score of a label: [18, 29] for easy. Guessing has no range. */
export function scoresOf(
  label: Exclude<DifficultyLabel, 'guess'>,
): readonly [least: number, most: number] {
  const place = LABELS.findIndex(([, name]) => name === label);
  if (place < 0) return [1, Math.min(...LABELS.map(([least]) => least)) - 1];
  const [least] = LABELS[place] ?? [1];
  return [least, (LABELS[place - 1]?.[0] ?? 100) - 1];
}
