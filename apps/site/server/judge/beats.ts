/**
 * The beats of a hand: how its pauses are spread, whatever its speed. Everyone has a way of their
 * own between a steady hand and one that thinks long and then draws much. Nine numbers hold a
 * solve: the deciles of the logarithms of its pauses, seen from the middle one, so neither the
 * length of a record nor its speed matters, and forty earlier solves are 360 numbers.
 */

/** Deciles of a record. */
const DECILES = 9;
const MIDDLE = 4;

/** Added to pauses, so that the smallest do not matter much. */
const SOME_MS = 20;

/** Earlier solves that are needed to know a person's beats. */
const FEWEST_KNOWN = 8;

/**
 * How far beats may be from a person's usual ones: in any case, and as a multiple of the farthest
 * of the earlier solves. Of 240 honest records of both models of a hand, each after eight others of
 * the same person, none was beyond both; without slow records the largest multiple was 1.26.
 */
const FAR = 0.25;
const FARTHER = 1.75;

/** The beats of pauses, in hundredths. */
export function beatsOf(pauses: readonly number[]): number[] {
  const sorted = pauses.map((pause) => Math.log(pause + SOME_MS)).sort((a, b) => a - b);
  const at = (k: number): number => quantile(sorted, (k + 1) / (DECILES + 1));
  return Array.from({ length: DECILES }, (_, k) => Math.round(100 * (at(k) - at(MIDDLE))) / 100);
}

/** Whether beats are farther from a person's usual ones than any of their earlier solves. */
export function isForeign(beats: readonly number[], earlier: readonly (readonly number[])[]) {
  const known = earlier.filter(({ length }) => length === DECILES);
  if (beats.length !== DECILES || known.length < FEWEST_KNOWN) return false;
  const usual = beats.map((_, k) => mean(known.map((each) => each[k] ?? 0)));
  const farthest = Math.max(...known.map((each) => distance(each, usual)));
  return distance(beats, usual) > Math.max(FAR, FARTHER * farthest);
}

function distance(a: readonly number[], b: readonly number[]): number {
  return mean(a.map((each, k) => Math.abs(each - (b[k] ?? 0))));
}

/** A quantile of sorted numbers, between neighbours in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place - Math.floor(place));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}
