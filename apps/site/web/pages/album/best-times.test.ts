import { describe, expect, it } from 'vitest';
import { findBestTimes, findDays, WEEKS } from './best-times.js';

const DAY_MS = 86_400_000;

describe('findBestTimes', () => {
  it('counts all solves of a class, and takes times only from those without help', () => {
    const solve = (side: number, elapsed: number, isHelped = false) => ({
      id: `${side} ${elapsed}`,
      solvedAt: 0,
      width: side,
      height: 1,
      colors: 1,
      difficulty: 1,
      elapsed,
      isHelped,
    });
    const history = [
      solve(11, 30),
      solve(15, 50),
      solve(15, 10, true),
      solve(14, 90),
      solve(5, 7, true),
    ];
    expect(findBestTimes(history)).toEqual([
      { side: 5, solved: 1, best: undefined, median: undefined },
      { side: 15, solved: 4, best: 30, median: 50 },
    ]);
  });
});

describe('findDays', () => {
  it('has a column for each week, starting on Monday', () => {
    // Thursday, 26 November 2026, at noon on this device
    const now = new Date(2026, 10, 26, 12).getTime();
    const weeks = findDays([now, now - 3 * DAY_MS, now - 4 * DAY_MS, now - 400 * DAY_MS], now);
    expect(weeks).toHaveLength(WEEKS);
    const full = weeks.flatMap((days, week) =>
      days.flatMap((isFull, day) => (isFull ? [[week, day]] : [])),
    );
    expect(full).toEqual([
      [WEEKS - 2, 6],
      [WEEKS - 1, 0],
      [WEEKS - 1, 3],
    ]);
  });

  it('separates the evening before midnight from the night after it', () => {
    const now = new Date(2026, 10, 26, 0, 10).getTime();
    const before = new Date(2026, 10, 25, 23, 50).getTime();
    expect(findDays([before], now).at(-1)).toEqual([false, false, true, ...Array(4).fill(false)]);
  });
});
