import { describe, expect, it } from 'vitest';
import {
  expectedMinutes,
  FIRST_STEPS,
  findPace,
  findSizeStep,
  findUsual,
  type NextCandidate,
  type PastSolve,
  rankNext,
} from './next-puzzle.js';

/** A candidate of a square size; its name says what it is. */
function square(side: number, colors: number, difficulty: number): NextCandidate {
  const id = `${side}-${colors}-${difficulty}`;
  return { id, width: side, height: side, colors, difficulty };
}

function solved(puzzle: NextCandidate, share = 1, isHelped = false): PastSolve {
  return { ...puzzle, elapsed: share * expectedMinutes(puzzle) * 60_000, isHelped };
}

const SIDES = [5, 8, 10, 12, 15, 18, 20, 25, 28, 30, 35, 40, 50, 60, 100, 120];
const ALL = SIDES.flatMap((side) =>
  [1, 3, 6].flatMap((colors) => [1, 2, 3, 4, 5].map((level) => square(side, colors, level))),
);

describe('rankNext', () => {
  it('keeps the colours and the size class, or goes one class up, while there is such a puzzle', () => {
    for (const puzzle of ALL) {
      const others = ALL.filter(({ id }) => id !== puzzle.id);
      for (const offer of rankNext(others, solved(puzzle), []).slice(0, 3)) {
        expect(offer.colors > 1).toBe(puzzle.colors > 1);
        const steps = findSizeStep(offer) - findSizeStep(puzzle);
        expect([0, 1], `${puzzle.id}, then ${offer.id}`).toContain(steps);
        expect(Math.abs(offer.difficulty - puzzle.difficulty)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('prefers puzzles of similar length in minutes', () => {
    const [first] = rankNext(
      [square(20, 1, 3), square(17, 1, 3), square(16, 1, 3)],
      solved(square(16, 1, 3)),
      [],
    );
    expect(first?.id).toBe('16-1-3');
  });

  it('offers more after a quick solve, and nothing harder after one with hints', () => {
    const usual = [1, 1, 1].map((share) => solved(square(15, 1, 2), share));
    const first = (solve: PastSolve) => rankNext(ALL, solve, usual)[0];
    const plain = expectedMinutes(first(solved(square(15, 1, 2))) ?? FIRST_STEPS);
    const quick = expectedMinutes(first(solved(square(15, 1, 2), 0.5)) ?? FIRST_STEPS);
    expect(quick).toBeGreaterThan(plain);
    const helped = rankNext(ALL, solved(square(15, 1, 2), 1, true), usual);
    expect(helped[0]?.difficulty).toBeLessThanOrEqual(2);
  });

  it('suggests smaller puzzles only if no others are left, and other colours before those', () => {
    const after = solved(square(100, 1, 3));
    const left = [square(60, 1, 3), square(100, 3, 3), square(5, 1, 3)];
    expect(rankNext(left, after, []).map(({ id }) => id)).toEqual(['100-3-3', '60-1-3', '5-1-3']);
  });

  it('does not depend on the order of the candidates', () => {
    const after = solved(square(20, 3, 3));
    expect(rankNext(ALL.toReversed(), after, [])).toEqual(rankNext(ALL, after, []));
  });
});

describe('the starting point for suggestions', () => {
  it('is that of a beginner if there is no history', () => {
    expect(findUsual([])).toBe(FIRST_STEPS);
    expect(findPace([])).toBe(1);
    expect(findPace([FIRST_STEPS])).toBe(1);
  });

  it('is the median of the latest solves', () => {
    const history = [100, 5, 15, 15, 15].map((side) => solved(square(side, 1, 3), 2));
    expect(findUsual(history).width).toBe(15);
    expect(findPace(history)).toBeCloseTo(2);
  });
});
