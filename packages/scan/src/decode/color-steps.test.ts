/** Steps between colours: wide where colours differ much, narrow where many are alike. */
import { describe, expect, it } from 'vitest';
import type { Tint } from '../rails/printed.js';
import { findColorStep } from './color-steps.js';

/** Tints of a colour as light changes it. */
function around([red, green, blue]: Tint, spread: number): Tint[] {
  return [-2, -1, 0, 1, 2].map((k) => {
    const by = (spread * k) / 2;
    return [red + by, green + by, blue + by];
  });
}

const YELLOW: Tint = [1, 0.84, 0.36];
const ORANGE: Tint = [0.95, 0.66, 0.26];
const GREEN: Tint = [0.28, 0.72, 0.54];
const DARK_GREEN: Tint = [0.24, 0.57, 0.42];

describe('findColorStep', () => {
  it('lies below what two colours that are alike differ by', () => {
    const colors = [YELLOW, ORANGE, GREEN, DARK_GREEN];
    const step = findColorStep(colors.flatMap((tint) => around(tint, 0.02)));
    expect(step).toBeLessThan(0.15);
    expect(step).toBeGreaterThan(0.02);
  });

  it('lies above what uneven light does to one colour', () => {
    expect(findColorStep([...around(YELLOW, 0.18), ...around(GREEN, 0.18)])).toBeGreaterThan(0.09);
    expect(findColorStep([])).toBeGreaterThan(0.06);
    expect(findColorStep([GREEN])).toBeGreaterThan(0.06);
  });
});
