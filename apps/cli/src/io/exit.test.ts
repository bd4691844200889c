/** The order of exit statuses. */
import { describe, expect, it } from 'vitest';
import { EXIT, graver } from './exit.js';

describe('graver', () => {
  const rising = [0, 1, 3, 2, 130] as const;

  it('follows the order of severity, not of the numbers', () => {
    for (const [i, a] of rising.entries()) {
      for (const [k, b] of rising.entries()) {
        expect(graver(a, b)).toBe(rising[Math.max(i, k)]);
      }
    }
  });

  it('covers every status', () => {
    expect(Object.values(EXIT).sort()).toEqual([...rising].sort());
  });
});
