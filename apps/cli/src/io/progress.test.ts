/** The remaining time of the progress bar. */
import { describe, expect, it } from 'vitest';
import { secondsLeft } from './progress.js';

describe('secondsLeft', () => {
  it.each([
    [0, 100, 5, undefined],
    [2, 100, 5, undefined],
    [50, 100, 0.5, undefined],
    [25, 100, 10, 30],
    [100, 100, 10, 0],
  ])('of %i of %i items after %d s are %s', (done, all, seconds, left) => {
    expect(secondsLeft(done, all, seconds)).toBe(left);
  });
});
