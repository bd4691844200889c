/**
 * Which puzzle comes next: of the same colours and class of size as the one before, or one class
 * larger, about as hard, and as long as the player has time for. Server and pages choose alike.
 */
import { SIZE_CLASSES } from './size-classes.js';

/** What the choice looks at; any list may show it. */
export interface PuzzleKindFacts {
  readonly width: number;
  readonly height: number;
  /** The number of inks, without the paper. */
  readonly colors: number;
  /** From 1, trivial, to 5, expert. */
  readonly difficulty: number;
}

/** A puzzle that may come next. */
export interface NextCandidate extends PuzzleKindFacts {
  readonly id: string;
}

/** A puzzle that the player has solved. */
export interface PastSolve extends PuzzleKindFacts {
  /** Milliseconds of active play; 0 if unknown. */
  readonly elapsed: number;
  /** Whether hints or checks were used. */
  readonly isHelped: boolean;
}

/** What new players begin from. */
export const FIRST_STEPS: PastSolve = {
  width: 10,
  height: 10,
  colors: 1,
  difficulty: 2,
  elapsed: 0,
  isHelped: false,
};

/** Seconds a cell by difficulty, as an experienced player takes them. */
export const SECONDS_A_CELL = [0.8, 1.1, 1.4, 1.9, 2.6];

/** Each ink after the first makes numbers shorter to count and colours longer to choose. */
export const SHARE_OF_INK = 0.03;

/** Solves that say how fast a player is, and what they usually play. */
const LATEST = 9;

/** Faster or slower than expected by these shares, the next one is longer or shorter. */
const QUICK = 0.75;
const SLOW = 1.5;

/** How long an experienced player takes. */
export function expectedMinutes({ width, height, colors, difficulty }: PuzzleKindFacts): number {
  const seconds = SECONDS_A_CELL[difficulty - 1] ?? 2.6;
  const inks = 1 + SHARE_OF_INK * Math.max(0, colors - 1);
  return (width * height * seconds * inks) / 60;
}

/** Classes of time, as a player has it: at most 5, 10 or 30 minutes, or longer. */
export const TIMES = ['5', '10', '30', 'long'] as const;
export type TimeClass = (typeof TIMES)[number];

/** The minutes at which each class ends: cards say "about 10 min" up to 12.5. */
const TIME_ENDS = [5.5, 12.5, 32.5, Number.MAX_SAFE_INTEGER];

/** The expected minutes of a class: from, and below. */
export function findMinutes(time: TimeClass): readonly [from: number, below: number] {
  const place = TIMES.indexOf(time);
  return [TIME_ENDS[place - 1] ?? 0, TIME_ENDS[place] ?? 0];
}

/** The place of a size among the classes of sizes, from 0. */
export function findSizeStep({ width, height }: Pick<PuzzleKindFacts, 'width' | 'height'>): number {
  const side = Math.max(width, height);
  const step = SIZE_CLASSES.findIndex((most) => side <= most);
  return step < 0 ? SIZE_CLASSES.length - 1 : step;
}

/** The player's time as a share of the expected one: the median of the latest solves. */
export function findPace(history: readonly PastSolve[]): number {
  const shares = history
    .filter(({ elapsed }) => elapsed > 0)
    .slice(-LATEST)
    .map((solve) => solve.elapsed / 60_000 / expectedMinutes(solve))
    .sort((a, b) => a - b);
  return shares[Math.floor(shares.length / 2)] ?? 1;
}

/** The solve that stands for what the player usually plays: the one of middle length. */
export function findUsual(history: readonly PastSolve[]): PastSolve {
  const latest = history.slice(-LATEST).sort((a, b) => expectedMinutes(a) - expectedMinutes(b));
  return latest[Math.floor(latest.length / 2)] ?? FIRST_STEPS;
}

/**
 * The candidates in the order in which to offer them after a solve. `history` has the solves before
 * it, the latest last; solved and begun puzzles are no candidates.
 */
export function rankNext<T extends NextCandidate>(
  candidates: readonly T[],
  after: PastSolve,
  history: readonly PastSolve[],
): T[] {
  const minutes = expectedMinutes(after) * findStretch(after, history);
  const hardest = after.difficulty + (after.isHelped ? 0 : 1);
  const keyOf = (puzzle: T): readonly number[] => [
    countDetours(puzzle, after),
    Number(puzzle.difficulty > hardest) + Math.max(0, after.difficulty - 1 - puzzle.difficulty),
    Math.abs(Math.log(expectedMinutes(puzzle) / minutes)),
  ];
  return candidates
    .map((puzzle) => ({ puzzle, key: keyOf(puzzle) }))
    .sort((a, b) => compareKeys(a.key, b.key) || (a.puzzle.id < b.puzzle.id ? -1 : 1))
    .map(({ puzzle }) => puzzle);
}

/**
 * How far a puzzle is from the kind of another: 0 for the same colours and class of size or the
 * next larger one; smaller ones are the last resort.
 */
function countDetours(puzzle: PuzzleKindFacts, after: PuzzleKindFacts): number {
  const steps = findSizeStep(puzzle) - findSizeStep(after);
  const isOtherColor = puzzle.colors > 1 !== after.colors > 1;
  return Number(isOtherColor) + (steps < 0 ? 1 - steps : 2 * Math.max(0, steps - 1));
}

/** A quick solve asks for more, a hard one for less. */
function findStretch(after: PastSolve, history: readonly PastSolve[]): number {
  if (after.elapsed === 0) return 1;
  const share = after.elapsed / 60_000 / expectedMinutes(after);
  const usual = findPace([...history, after]);
  if (after.isHelped || share > SLOW * usual) return 0.85;
  return share < QUICK * usual ? 1.2 : 1;
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  for (const [place, value] of one.entries()) {
    const difference = value - (other[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
