/**
 * Aims of `make --difficulty` and `generate --difficulty`: the distance of a puzzle from a label of
 * `rate`, in points of its score.
 */
import type { Puzzle } from '@nonokit/core';
import { type Difficulty, type DifficultyLabel, rate, scoresOf } from '@nonokit/explain';
import type { Objective, Property } from '@nonokit/maker';

/** The labels that a puzzle can be made for, easiest first; without `guess`, which is no goal. */
export const WISHES = ['trivial', 'easy', 'medium', 'hard', 'expert'] as const;

/** A label that a puzzle can be made for. */
export type WishedDifficulty = (typeof WISHES)[number];

/** Options with a wanted difficulty, which TypeScript and JavaScript name the same way. */
export type Aimed<Options> = Options & {
  /** The wanted difficulty: 'easy'. Default: any. */
  readonly difficulty?: WishedDifficulty | undefined;
};

/**
 * The options with the aim that a wanted difficulty is. Throws RangeError for a difficulty that
 * does not exist.
 */
export function aimed<Options extends { readonly aim?: Objective | undefined }>(
  verb: string,
  { difficulty, ...options }: Aimed<Options>,
): Omit<Aimed<Options>, 'difficulty'> {
  if (difficulty === undefined) return options;
  if (!WISHES.includes(difficulty)) {
    throw new RangeError(`${verb}: difficulty is one of ${WISHES.join(', ')}, got ${difficulty}`);
  }
  return { ...options, aim: options.aim ?? aimAt(difficulty) };
}

/**
 * The property that a puzzle of this difficulty has by default: few
 * puzzles that lines alone solve are hard.
 */
export function propertyFor(wished: WishedDifficulty): Exclude<Property, 'off'> {
  return wished === 'hard' || wished === 'expert' ? 'unique' : 'line';
}

/**
 * Least distance from an easier label, in points, of a puzzle that needs an assumption or a guess.
 */
const SUPPOSING = 6;
const GUESSING = 12;

/** Most cells of a rated puzzle: for larger ones, steps for a person make no sense. */
export const MOST_RATED = 3600;

/**
 * Difficulty of a puzzle for a person; undefined if it has more cells than `mostCells` (default
 * 3600) or too many colours to rate.
 */
export function difficultyFor(puzzle: Puzzle, mostCells = MOST_RATED): Difficulty | undefined {
  if (puzzle.width * puzzle.height > mostCells) return undefined;
  const rating = rate(puzzle);
  return rating.ok ? rating.value : undefined;
}

/**
 * Distance of puzzles from a label: 0 if they have it, negative if easier, positive if harder. Only
 * random puzzles are ever wanted as a `guess`. Puzzles of more than `mostCells` are infinitely far.
 */
export function aimAt(wished: DifficultyLabel, mostCells = MOST_RATED): Objective {
  return (puzzle) => {
    const difficulty = difficultyFor(puzzle, mostCells);
    return difficulty === undefined ? Number.POSITIVE_INFINITY : computeMiss(difficulty, wished);
  };
}

function computeMiss(difficulty: Difficulty, wished: DifficultyLabel): number {
  const { label, score, effort } = difficulty;
  if (label === wished) return 0;
  if (wished === 'guess') return Math.min(-1, score - 100);
  const [least, most] = scoresOf(wished);
  // a fraction of a point, so that small improvements count
  const part = effort / (effort + 1000);
  if (findRank(label) < findRank(wished)) return Math.min(score - least, 0) - 1 + part;
  return Math.max(score - most, label === 'guess' ? GUESSING : 0, supposing(difficulty)) + part;
}

/** Extra points for assumptions where none are wanted, less if few steps need them. */
function supposing({ class: highest }: Difficulty): number {
  return highest >= 4 ? SUPPOSING : 0;
}

function findRank(label: DifficultyLabel): number {
  return label === 'guess' ? WISHES.length : WISHES.indexOf(label);
}
