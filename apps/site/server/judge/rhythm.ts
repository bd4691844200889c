/**
 * Rhythm: whether pauses go with what they are for. A hand pauses before it looks at another line,
 * and longer for more numbers and a longer way; made-up pauses do not know what comes next. The
 * measure is Spearman's correlation of ranks, so that neither speed nor single pauses matter.
 *
 * A break is where a hand becomes faster for good, as one does that goes on from a copied solution.
 */

/** The correlation of two lists of numbers by ranks, from -1 to 1; 0 if one does not vary. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  return correlation(toRanks(a), toRanks(b));
}

/** Ranks from 0; equal numbers share the average of theirs. */
export function toRanks(numbers: readonly number[]): number[] {
  const order = [...numbers.keys()].sort((i, j) => (numbers[i] ?? 0) - (numbers[j] ?? 0));
  const ranks = Array<number>(numbers.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && numbers[order[to + 1] ?? 0] === numbers[order[from] ?? 0]) to++;
    for (let k = from; k <= to; k++) ranks[order[k] ?? 0] = (from + to) / 2;
    from = to + 1;
  }
  return ranks;
}

/** Places at which a break is looked for, in the middle half of a record. */
const PLACES = 24;

/** Added to pauses and efforts, so that the smallest do not matter much. */
const SOME_MS = 20;
const SOME_EFFORT = 1;

/**
 * How many times as fast a hand becomes at some place, for what it does: the logarithm of the
 * median before it over the median after it; at least 0.
 */
export function breakInPace(pauses: readonly number[], efforts: readonly number[]): number {
  const paces = pauses.map((pause, k) =>
    Math.log((pause + SOME_MS) / ((efforts[k] ?? 0) + SOME_EFFORT)),
  );
  let most = 0;
  for (let k = 0; k <= PLACES; k++) {
    const place = Math.round(paces.length * (0.25 + (0.5 * k) / PLACES));
    if (place === 0 || place === paces.length) continue;
    most = Math.max(most, median(paces.slice(0, place)) - median(paces.slice(place)));
  }
  return most;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const meanA = mean(a);
  const meanB = mean(b);
  let both = 0;
  let squareA = 0;
  let squareB = 0;
  a.forEach((each, k) => {
    const x = each - meanA;
    const y = (b[k] ?? 0) - meanB;
    both += x * y;
    squareA += x * x;
    squareB += y * y;
  });
  return squareA === 0 || squareB === 0 ? 0 : both / Math.sqrt(squareA * squareB);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}
