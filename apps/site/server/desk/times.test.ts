/** Spans of times: few, round, without gaps, and everybody is in one. */
import { randomOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { countTimes } from './times.js';

describe('spans of times', () => {
  it('are of a round length, and the slowest are together', () => {
    expect(countTimes([])).toEqual([]);
    expect(countTimes([61_000])).toEqual([{ fromMs: 60_000, toMs: 70_000, people: 1 }]);
    const minutes = Array.from({ length: 20 }, (_, k) => 60_000 * (5 + (k % 5)));
    expect(countTimes([...minutes, 7_200_000])).toEqual([
      ...[5, 6, 7, 8, 9].flatMap((minute) => [
        { fromMs: 60_000 * minute, toMs: 60_000 * minute + 30_000, people: 4 },
        ...(minute < 9
          ? [{ fromMs: 60_000 * minute + 30_000, toMs: 60_000 * (minute + 1), people: 0 }]
          : []),
      ]),
      { fromMs: 570_000, toMs: null, people: 1 },
    ]);
  });

  it('have everybody once, whatever the times', () => {
    const random = randomOf('times');
    for (let k = 0; k < 300; k++) {
      const count = 1 + Math.floor(60 * random.next());
      const scale = 10 ** (3 + 6 * random.next());
      const times = Array.from({ length: count }, () => Math.floor(scale * random.next()));
      const spans = countTimes(times);
      expect(spans.length).toBeLessThanOrEqual(12);
      expect(spans.reduce((sum, { people }) => sum + people, 0)).toBe(count);
      for (const [at, { toMs }] of spans.entries()) {
        expect(toMs).toBe(spans[at + 1]?.fromMs ?? toMs);
      }
    }
  });
});
