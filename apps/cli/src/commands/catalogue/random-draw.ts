/** Puzzles drawn by lot. */
import { randomOf } from '@nonokit/core';

/** Some of these, by lot, in their order; with a seed always the same ones. */
export function drawn<T>(from: readonly T[], count: number, seed: number | undefined): T[] {
  const random = randomOf(seed === undefined ? crypto.randomUUID() : `catalogue/${seed}`);
  const left = from.map((_, k) => k);
  const taken: number[] = [];
  while (taken.length < count && left.length > 0) {
    taken.push(...left.splice(random.below(left.length), 1));
  }
  return taken.sort((a, b) => a - b).flatMap((k) => from[k] ?? []);
}
