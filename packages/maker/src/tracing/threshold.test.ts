/** Otsu's threshold against its definition. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otsuSplit, thresholdsAround } from './threshold.js';

/** The variance between the values below `threshold` and the others. */
function between(values: readonly number[], threshold: number): number {
  const parts = [values.filter((v) => v < threshold), values.filter((v) => v >= threshold)];
  const mean = (all: readonly number[]) => all.reduce((sum, v) => sum + v, 0) / all.length;
  const total = mean(values);
  return parts.reduce(
    (sum, part) => sum + (part.length === 0 ? 0 : part.length * (mean(part) - total) ** 2),
    0,
  );
}

const levels = fc.array(
  fc.integer({ min: 0, max: 20 }).map((n) => n / 20),
  { minLength: 2, maxLength: 30 },
);

describe('otsuSplit', () => {
  it('separates better than any other threshold', () => {
    fc.assert(
      fc.property(levels, (values) => {
        const split = otsuSplit(values);
        expect(split === undefined).toBe(new Set(values).size < 2);
        if (split === undefined) return;
        const best = Math.max(...values.map((value) => between(values, value)));
        expect(between(values, split.threshold)).toBeCloseTo(best, 6);
      }),
    );
  });
});

describe('thresholdsAround', () => {
  it('begins with the best threshold, and each further one divides the values differently', () => {
    fc.assert(
      fc.property(levels, (values) => {
        const split = otsuSplit(values);
        if (split === undefined) return;
        const thresholds = thresholdsAround(split, Float32Array.from(values));
        expect(thresholds[0]).toBe(split.threshold);
        const masks = thresholds.map((t) =>
          Float32Array.from(values)
            .map((v) => Number(v < t))
            .join(),
        );
        expect(new Set(masks).size).toBe(masks.length);
      }),
    );
  });
});
