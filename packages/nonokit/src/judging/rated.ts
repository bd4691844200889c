/** Difficulty with the techniques that it comes from, and its course from the first step on. */
import type { Puzzle, Stop, Work } from '@nonokit/core';
import { type RatedStep, type RateOptions, rating } from '@nonokit/explain';
import type { Moment, RatedDifficulty, TechniqueUse } from './appraisal.js';

/** Most moments of a course: as many bars as a narrow chart has room for. */
const MOST_MOMENTS = 24;

/** Rates a puzzle; undefined if that was stopped, or if the puzzle has too many colours. */
export function* ratedDifficulty(
  puzzle: Puzzle,
  options: RateOptions = {},
): Work<undefined, RatedDifficulty | undefined> {
  const steps: RatedStep[] = [];
  const work = rating(puzzle, options, (step) => steps.push(step));
  let stop: Stop | undefined;
  for (;;) {
    const next = work.next(stop);
    if (next.done !== true) {
      stop = yield;
      continue;
    }
    const rated = next.value;
    if (!rated.ok) return undefined;
    return { ...rated.value, techniques: countTechniques(steps), moments: listMoments(steps) };
  }
}

function countTechniques(steps: readonly RatedStep[]): readonly TechniqueUse[] {
  const uses = new Map<TechniqueUse['id'], TechniqueUse>();
  for (const { technique: id, cost } of steps) {
    const { steps: before, effort } = uses.get(id) ?? { steps: 0, effort: 0 };
    uses.set(id, { id, steps: before + 1, effort: effort + cost });
  }
  return [...uses.values()]
    .map((use) => ({ ...use, effort: rounded(use.effort) }))
    .sort((a, b) => b.effort - a.effort);
}

function listMoments(steps: readonly RatedStep[]): readonly Moment[] {
  const count = Math.min(MOST_MOMENTS, steps.length);
  const end = (k: number): number => Math.round((k * steps.length) / count);
  return Array.from({ length: count }, (_, k) => toMoment(steps.slice(end(k), end(k + 1))));
}

function toMoment(steps: readonly RatedStep[]): Moment {
  return {
    steps: steps.length,
    effort: rounded(steps.reduce((sum, { cost }) => sum + cost, 0)),
    cells: steps.reduce((sum, { cells }) => sum + cells, 0),
    lively: steps.reduce((least, { lively }) => Math.min(least, lively), Number.POSITIVE_INFINITY),
  };
}

/** Rounds to hundredths, as the costs of steps are. */
function rounded(cost: number): number {
  return Math.round(cost * 100) / 100;
}
