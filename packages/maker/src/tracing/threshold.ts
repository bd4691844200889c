/**
 * Thresholds: Otsu's ("A threshold selection method from gray-level histograms", 1979), a sweep
 * around it, and Otsu's again within each part, since the one that separates best rarely makes the
 * best puzzle.
 */

/** The steps of the sweep, from the mean of the low values (0) to that of the high ones (1). */
const SWEEP = [0.5, 0.35, 0.65, 0.2, 0.8];

/** A division of values into low and high ones. */
export interface Split {
  /** The value that separates them. */
  readonly threshold: number;
  /** The mean of the values below. */
  readonly low: number;
  /** The mean of the values above. */
  readonly high: number;
}

/**
 * Otsu's threshold: the one for which the two groups differ most. Undefined if all values are
 * equal.
 */
export function otsuSplit(values: ArrayLike<number>): Split | undefined {
  const sorted = Float64Array.from(values).sort();
  const total = sorted.reduce((sum, value) => sum + value, 0);
  let below = 0;
  let best = 0;
  let split: Split | undefined;
  for (let i = 1; i < sorted.length; i++) {
    const before = sorted[i - 1];
    const after = sorted[i];
    below += before;
    if (after - before < 1e-6) continue;
    const low = below / i;
    const high = (total - below) / (sorted.length - i);
    const between = i * (sorted.length - i) * (high - low) ** 2;
    if (between <= best) continue;
    best = between;
    split = { threshold: (before + after) / 2, low, high };
  }
  return split;
}

/** Thresholds to try, Otsu's first; of those that divide the values identically only one. */
export function thresholdsAround(split: Split, values: Float32Array): number[] {
  const { threshold, low, high } = split;
  const inner = [
    otsuSplit(values.filter((value) => value >= threshold)),
    otsuSplit(values.filter((value) => value < threshold)),
  ].flatMap((part) => (part === undefined ? [] : [part.threshold]));
  const sweep = SWEEP.map((share) => low + share * (high - low));
  const seen = new Set<number>();
  return [threshold, ...inner, ...sweep].filter((value) => {
    const below = values.reduce((count, one) => count + (one < value ? 1 : 0), 0);
    if (seen.has(below)) return false;
    seen.add(below);
    return true;
  });
}
