/**
 * Ranks the ways that proofreading found. The cost of a way is the negative logarithm of how likely
 * it is: how often people make its slips, how well its picture looks like one that a person drew,
 * and whether line logic solves it. The picture is first rated by its outline alone, and the best
 * ways are then rated once more. `bench/proofread.mjs` tells how good the weights are; they were
 * fitted to slips in other pictures.
 */
import type { Change, Mending, Proofreading } from './change.js';
import { outlineCost, pictureCost } from './likely-picture.js';
import type { Found } from './trial.js';

/** A way that was found, with the cost of its slips. */
export interface Way extends Found {
  readonly changes: readonly Change[];
  readonly slips: number;
}

/** A way with the cost that decides its rank. */
interface Rated {
  readonly way: Way;
  readonly cost: number;
}

/** The ways found so far. */
export interface Ranking {
  /** The number of different puzzles. */
  count(): number;
  /** Adds a way; of two that lead to the same puzzle, the likelier one is kept. */
  add(key: string, way: Way): void;
  /** The likeliest ways. */
  outcome(most: number, complete: boolean): Proofreading;
}

/** Maximum number of ways to keep, the likeliest ones; the others are only counted. */
const MOST_KEPT = 200;

/** Maximum number of cells in the pictures that are rated once more. */
const MOST_RATED_CELLS = 100_000;

/** Weight of the slips against the picture. */
const SLIPS = 1.2;

/** Bonus for a puzzle that line logic solves, because most printed puzzles are such. */
const LINE_SOLVABLE = 1.57;

/** Creates an empty ranking. */
export function createRanking(): Ranking {
  const ways = new Map<string, Rated>();
  let dropped = 0;
  return {
    count: () => ways.size + dropped,
    add(key, way) {
      const known = ways.get(key);
      if (known !== undefined && known.way.slips <= way.slips) return;
      ways.set(key, { way, cost: costOf(way, outlineCost(way.solution)) });
      if (ways.size <= 2 * MOST_KEPT) return;
      const worst = [...ways].sort(([, a], [, b]) => a.cost - b.cost).slice(MOST_KEPT);
      for (const [each] of worst) ways.delete(each);
      dropped += worst.length;
    },
    outcome(most, complete) {
      const mendings = likeliest([...ways.values()], most);
      const status = mendings.length === 0 ? 'open' : 'mended';
      return { status, mendings, more: ways.size + dropped - mendings.length, complete };
    },
  };
}

function costOf({ slips, lineSolvable }: Way, picture: number): number {
  return SLIPS * slips + picture - (lineSolvable ? LINE_SOLVABLE : 0);
}

/** The likeliest ways; those of equal cost are in the order of their lines. */
function likeliest(ways: readonly Rated[], most: number): Mending[] {
  const sorted = ways.toSorted(compare);
  const [first] = sorted;
  if (first === undefined) return [];
  const { cells } = first.way.solution;
  const fit = Math.floor(MOST_RATED_CELLS / cells.length);
  // pictures too large to rate two of them stay in the order of their outlines
  const rated = fit < 2 ? sorted : sorted.slice(0, Math.max(fit, most)).map(ratedAgain);
  rated.sort(compare);
  const best = rated[0].cost;
  const weights = rated.map(({ cost }) => Math.exp(best - cost));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return rated.slice(0, most).map(({ way: { changes, puzzle, solution, lineSolvable } }, i) => ({
    changes,
    puzzle,
    solution,
    lineSolvable,
    likelihood: weights[i] / all,
  }));
}

function ratedAgain({ way }: Rated): Rated {
  return { way, cost: costOf(way, pictureCost(way.solution)) };
}

function compare(a: Rated, b: Rated): number {
  return a.cost - b.cost || placeOf(a.way) - placeOf(b.way);
}

/** Sorts rows before columns, both in order. */
function placeOf({ changes, puzzle }: Way): number {
  const { kind, index } = changes[0].line;
  return kind === 'row' ? index : puzzle.height + index;
}
