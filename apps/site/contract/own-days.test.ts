/** Days of players all around the world, through both changes of the clocks, and on journeys. */
import { describe, expect, it } from 'vitest';
import { dayAfter, toDay } from './days.js';
import { findOwnDay, isTimeZone, readOwnDays, UTC_DAYS, withRule } from './own-days.js';

const HOUR = 3_600_000;
const daysIn = (zone: string, beginsAt = 0, since = 0) =>
  withRule(UTC_DAYS, { zone, beginsAt }, since);

describe('findOwnDay', () => {
  it.each([
    ['Pacific/Pago_Pago', 0, '2026-03-02T10:59:59Z', '2026-03-01'],
    ['Pacific/Pago_Pago', 0, '2026-03-02T11:00:00Z', '2026-03-02'],
    ['Pacific/Kiritimati', 0, '2026-03-01T09:59:59Z', '2026-03-01'],
    ['Pacific/Kiritimati', 0, '2026-03-01T10:00:00Z', '2026-03-02'],
    ['Asia/Kathmandu', 0, '2026-03-01T18:15:00Z', '2026-03-02'],
    ['Europe/Berlin', 4, '2026-03-01T02:59:59Z', '2026-02-28'],
    ['Europe/Berlin', 4, '2026-03-01T03:00:00Z', '2026-03-01'],
    ['Europe/Berlin', 12, '2026-03-01T10:59:59Z', '2026-02-28'],
    // 2 o'clock does not exist on this day: it begins at 3
    ['Europe/Berlin', 2, '2026-03-29T00:59:59Z', '2026-03-28'],
    ['Europe/Berlin', 2, '2026-03-29T01:00:00Z', '2026-03-29'],
    // 2 o'clock comes twice: it begins at the first
    ['Europe/Berlin', 2, '2026-10-25T00:00:00Z', '2026-10-25'],
    ['Europe/Berlin', 2, '2026-10-25T01:30:00Z', '2026-10-25'],
  ])('%s, from %i o’clock: %s is on %s', (zone, beginsAt, time, day) => {
    expect(findOwnDay(daysIn(zone, beginsAt), Date.parse(time))).toBe(day);
  });

  it('are days of UTC where nothing is set', () => {
    const time = Date.parse('2026-03-01T23:59:59Z');
    expect(findOwnDay(UTC_DAYS, time)).toBe('2026-03-01');
    expect(findOwnDay(readOwnDays('{}'), time)).toBe('2026-03-01');
  });

  it.each([
    ['America/New_York', '2026-03-08', '2026-11-01'],
    ['Europe/Lisbon', '2026-03-29', '2026-10-25'],
    ['Australia/Lord_Howe', '2026-04-05', '2026-10-04'],
    ['Africa/Cairo', '2026-04-24', '2026-10-30'],
  ])('go forward one by one in %s when the clocks change', (zone, ...changes) => {
    for (const [start, beginsAt] of changes.flatMap((day) =>
      [0, 2, 4].map((hour) => [Date.parse(day) - 24 * HOUR, hour] as const),
    )) {
      const days = daysIn(zone, beginsAt);
      const seen: string[] = [];
      for (let hours = 0; hours < 72; hours++) {
        const day = findOwnDay(days, start + hours * HOUR);
        if (seen.at(-1) !== day) seen.push(day);
      }
      const [first = ''] = seen;
      expect(seen).toEqual(seen.map((_, k) => dayAfter(first, k)));
      expect(seen.length).toBeGreaterThan(2);
    }
  });

  it('never lead back to a day that has ended', () => {
    const noon = Date.parse('2026-03-01T12:00:00Z');
    const home = daysIn('Pacific/Kiritimati');
    const away = withRule(home, { zone: 'Pacific/Pago_Pago', beginsAt: 0 }, noon);
    // 2 March at home; 1 March where they are now, which has ended for them
    expect(findOwnDay(home, noon)).toBe('2026-03-02');
    expect(findOwnDay(away, noon)).toBe('2026-03-02');
    expect(findOwnDay(away, noon - 1)).toBe('2026-03-02');
    expect(findOwnDay(away, Date.parse('2026-03-03T10:59:59Z'))).toBe('2026-03-02');
    expect(findOwnDay(away, Date.parse('2026-03-03T11:00:00Z'))).toBe('2026-03-03');
    // before the journey the rule of that time holds
    expect(findOwnDay(away, Date.parse('2026-03-01T09:00:00Z'))).toBe('2026-03-01');
  });

  it('never go back, also if the settings change all the time', () => {
    let days = UTC_DAYS;
    let before = '';
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC', 'America/New_York'];
    for (let k = 0; k < 60; k++) {
      const now = Date.parse('2026-03-01T00:00:00Z') + k * 1.7 * HOUR;
      const rule = { zone: zones[(k * k) % 4] ?? '', beginsAt: (5 * k) % 13 };
      days = withRule(days, rule, now);
      const day = findOwnDay(days, now);
      expect(day >= before, `${day} after ${before}`).toBe(true);
      expect(day <= dayAfter(toDay(now), 1)).toBe(true);
      before = day;
    }
    expect(days.rules.length).toBeLessThanOrEqual(12);
  });
});

it('isTimeZone knows names, and nothing else', () => {
  for (const zone of ['UTC', 'Europe/Moscow', 'Pacific/Apia']) expect(isTimeZone(zone)).toBe(true);
  for (const zone of ['', 'Mars', 'Europe/../Berlin', 'x'.repeat(999)]) {
    expect(isTimeZone(zone)).toBe(false);
  }
});
