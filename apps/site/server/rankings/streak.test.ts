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
    expect(computeStreak(days, TODAY)).toEqual({ current, longest, isTodayDone });
  });

  it('agrees with counting back from today', () => {
    const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 30 }));
    fc.assert(
      fc.property(offsets, (past) => {
        const days = new Set(past.map((one) => dayAfter(TODAY, -one)));
        let day = days.has(TODAY) ? TODAY : dayAfter(TODAY, -1);
        let expected = 0;
        for (; days.has(day); day = dayAfter(day, -1)) expected++;
        const streak = computeStreak(days, TODAY);
        expect(streak.current).toBe(expected);
        expect(streak.longest).toBeGreaterThanOrEqual(expected);
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
