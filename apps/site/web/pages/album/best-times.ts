/** Statistics of solves: times by class of size, techniques, days. */
import { findSizeStep } from '../../../contract/next-puzzle.js';
import { SIZE_CLASSES } from '../../../contract/size-classes.js';
import type { KnownSolve } from '../../puzzles/next.js';
import { daysBetween } from '../../widgets/time.js';

/** The times of a class of sizes. */
export interface SizeTimes {
  /** The longest side of the class. */
  readonly side: number;
  /** All solves, also those with help. */
  readonly solved: number;
  /** Milliseconds, without help; undefined if there was always help. */
  readonly best: number | undefined;
  readonly median: number | undefined;
}

/** The classes in which something was solved, the smallest first. */
export function findBestTimes(history: readonly KnownSolve[]): readonly SizeTimes[] {
  return SIZE_CLASSES.flatMap((side, step) => {
    const solves = history.filter((solve) => findSizeStep(solve) === step);
    const times = solves
      .filter(({ isHelped, elapsed }) => !isHelped && elapsed > 0)
      .map(({ elapsed }) => elapsed)
      .sort((a, b) => a - b);
    if (solves.length === 0) return [];
    const median = times[Math.floor(times.length / 2)];
    return [{ side, solved: solves.length, best: times[0], median }];
  });
}

/** How many solved puzzles needed a technique as their hardest. */
export interface TechniqueCount {
  readonly id: string;
  readonly solved: number;
}

/** The techniques of solved puzzles, the most frequent first. */
export function countTechniques(history: readonly KnownSolve[]): readonly TechniqueCount[] {
  const counts = new Map<string, number>();
  for (const { technique } of history) {
    if (technique !== undefined) counts.set(technique, (counts.get(technique) ?? 0) + 1);
  }
  return [...counts].map(([id, solved]) => ({ id, solved })).sort((a, b) => b.solved - a.solved);
}

/** Weeks that are shown. */
export const WEEKS = 15;

/**
 * Days with a solve as the picture of a nonogram: a column is a week from Monday on, the last one
 * this week. Days are those of the device's calendar.
 */
export function findDays(solvedAt: readonly number[], now: number): readonly boolean[][] {
  const today = new Date(now);
  // Monday is the first day
  const weekday = (today.getDay() + 6) % 7;
  const ages = new Set(solvedAt.map((time) => daysBetween(new Date(time), today)));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => ages.has((WEEKS - 1 - week) * 7 + weekday - day)),
  );
}
