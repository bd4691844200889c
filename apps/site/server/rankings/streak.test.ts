import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, isDay, monthAfter, toDay } from '../../contract/days.js';
import { computeStreak } from './streak.js';

const TODAY = '2026-03-01';

describe('computeStreak', () => {
  it.each([
    [[], 0, 0, false],
    [['2026-03-01'], 1, 1, true],
    [['2026-02-28'], 1, 1, false],
    [['2026-02-27'], 0, 1, false],
    [['2026-02-28', '2026-03-01'], 2, 2, true],
    // today is open: yesterday's streak is alive
    [['2026-02-26', '2026-02-27', '2026-02-28'], 3, 3, false],
    [['2026-01-01', '2026-01-02', '2026-01-03', '2026-03-01'], 1, 3, true],
    [['2026-03-01', '2026-03-01', '2026-02-28'], 2, 2, true],
    // the clock of the server went back: tomorrow does not count
    [['2026-03-02'], 0, 0, false],
    [['2025-12-31', '2026-01-01'], 0, 2, false],
    [['2024-02-28', '2024-02-29', '2024-03-01'], 0, 3, false],
  ])('counts the streak of %j', (days, current, longest, isTodayDone) => {
    const done = days.map((day) => ({ day, puzzles: 1 }));
    const expected = { current, longest, isTodayDone, mendable: null };
    expect(computeStreak(done, TODAY)).toEqual(expected);
  });

  it('agrees with counting back from today', () => {
    const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 30 }));
    fc.assert(
      fc.property(offsets, (past) => {
        const days = new Set(past.map((one) => dayAfter(TODAY, -one)));
        let day = days.has(TODAY) ? TODAY : dayAfter(TODAY, -1);
        let expected = 0;
        for (; days.has(day); day = dayAfter(day, -1)) expected++;
        const done = [...days].map((day) => ({ day, puzzles: 1 }));
        const streak = computeStreak(done, TODAY);
        expect(streak.current).toBe(expected);
        expect(streak.longest).toBeGreaterThanOrEqual(expected);
      }),
    );
  });
});

describe('a missed day', () => {
  /** Days up to today, one sign each: `.` missed, else how many puzzles were solved. */
  const streakOf = (drawn: string, isMending = true) =>
    computeStreak(
      [...drawn].flatMap((sign, k) =>
        sign === '.' ? [] : [{ day: dayAfter(TODAY, k + 1 - drawn.length), puzzles: Number(sign) }],
      ),
      TODAY,
      isMending,
    );
  const missed = (daysAgo: number) => {
    const day = dayAfter(TODAY, -daysAgo);
    return { day, until: dayAfter(day, 3) };
  };

  it.each([
    // mended by a second puzzle on the next three days, and not on the fourth
    ['11.2', 4],
    ['11.12', 5],
    ['11.112', 6],
    ['11.1112', 4],
    // two in a row are not mended, and none is before the first
    ['11..2', 1],
    ['.2', 1],
    // one a week: the second comes six days after the first, or seven
    ['1.21111.2', 1],
    ['1.211111.2', 10],
    ['1.21111.', 7],
    // today is open
    ['11.2.', 4],
    ['11.21', 5],
  ])('%s: a streak of %i days', (drawn, current) => {
    expect(streakOf(drawn).current).toBe(current);
  });

  it.each([
    ['11.1', missed(1)],
    ['11.11', missed(2)],
    ['11.111', missed(3)],
    ['11.1111', null],
    ['11.', null],
    ['11..', missed(1)],
    ['11...', null],
    ['11.2', null],
    ['1.211.1', null],
  ])('%s: can still be mended: %j', (drawn, expected) => {
    expect(streakOf(drawn).mendable).toEqual(expected);
  });

  it('is never mended unless the person wants it', () => {
    expect(streakOf('11.2', false)).toMatchObject({ current: 1, longest: 2, mendable: null });
  });

  it('never shortens a streak, and only ever adds days that were missed', () => {
    const days = fc.array(fc.constantFrom('.', '1', '2'), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(days, (drawn) => {
        const without = streakOf(drawn.join(''), false);
        const mended = streakOf(drawn.join(''));
        expect(mended.current).toBeGreaterThanOrEqual(without.current);
        expect(mended.longest).toBeLessThanOrEqual(drawn.length);
        const seconds = drawn.filter((sign) => sign === '2').length;
        if (seconds === 0) expect(mended.longest).toBe(without.longest);
      }),
    );
  });
});

describe('days', () => {
  it.each(['2026-11-22', '2024-02-29'])('%s is a day', (text) => expect(isDay(text)).toBe(true));

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '',
    '26-11-22',
    '2026-11-22T00:00Z',
    '٢٠٢٦-11-22',
  ])('%s is not a day', (text) => expect(isDay(text)).toBe(false));

  it('are days of UTC', () => {
    expect(toDay(Date.UTC(2026, 11, 31, 23, 59, 59, 999))).toBe('2026-12-31');
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect([monthAfter('2026-01', -1), monthAfter('2026-12', 1)]).toEqual(['2025-12', '2027-01']);
  });
});
