/**
 * The fewest elements that are enough for something, with a proof, where only a test can tell.
 *
 * An implicit hitting set: a test that fails names elements of which every choice that is enough
 * has one. A smallest choice with one of each set named so far is tested next. If it is enough, no
 * smaller one is; if not, there is one more set. (Method: Chandrasekaran, Karp, Moreno-Centeno and
 * Vempala, "Algorithms for implicit hitting set problems", 2011.)
 */
import type { Work } from '@nonokit/core';
import { smallestHittingSet } from './hitting-set.js';

/**
 * What a test says of a choice: nothing is missing (an empty list); elements, none of them chosen,
 * of which every choice that is enough has one; or undefined, if its budget is spent.
 */
export type Missing = (chosen: readonly number[]) => Work<undefined, readonly number[] | undefined>;

/** What was found. */
export interface Fewest {
  /** The fewest elements found that are enough; undefined if none were found in time. */
  readonly elements: readonly number[] | undefined;
  /** Fewer are never enough. As many as there are elements: then these are proved the fewest. */
  readonly atLeast: number;
}

/** Work that may be done: a count, so that the same puzzle gives the same answer everywhere. */
export class Budget {
  left: number;

  constructor(most: number) {
    this.left = most;
  }

  /** Takes one from the budget; false if it was spent already. A pause: told to stop, all is spent. */
  *spend(): Work<undefined, boolean> {
    if ((yield) !== undefined) this.left = 0;
    if (this.left <= 0) return false;
    this.left--;
    return true;
  }

  /** Takes more than one afterwards, when it is known what a question took. */
  take(amount: number): void {
    if (this.left > 0) this.left -= amount;
  }
}

/** Rounds after which looking for a proof ends, whatever the budget of the test. */
const MOST_ROUNDS = 400;

/** Finds the fewest elements that are enough; `known` are some that are, if there are any yet. */
export function* fewest(missing: Missing, known?: readonly number[]): Work<undefined, Fewest> {
  const sets: (readonly number[])[] = [];
  let best = known;
  let atLeast = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const smallest = smallestHittingSet(sets);
    atLeast = Math.max(atLeast, smallest.atLeast);
    if (best !== undefined && best.length <= atLeast) break;
    const enough = yield* completed(smallest.elements, missing, sets);
    if (enough === undefined) {
      // the budget is spent: what was learned last has not been counted yet
      atLeast = Math.max(atLeast, smallestHittingSet(sets).atLeast);
      break;
    }
    if (best === undefined || enough.length < best.length) {
      best = yield* withoutNeedless(enough, smallest.elements.length, missing, sets);
    }
  }
  return { elements: best, atLeast };
}

/**
 * A choice with more elements, one of each set that is missing, until it is enough; the sets are
 * kept. Undefined if the budget is spent before.
 */
function* completed(
  from: readonly number[],
  missing: Missing,
  sets: (readonly number[])[],
): Work<undefined, readonly number[] | undefined> {
  const chosen = [...from];
  for (;;) {
    const set = yield* missing(chosen);
    if (set === undefined) return undefined;
    const [first] = set;
    if (first === undefined) return chosen;
    sets.push(set);
    chosen.push(first);
  }
}

/** The choice without elements that it can do without; of no use below `least` elements. */
function* withoutNeedless(
  chosen: readonly number[],
  least: number,
  missing: Missing,
  sets: (readonly number[])[],
): Work<undefined, readonly number[]> {
  let kept = chosen;
  for (const element of chosen) {
    if (kept.length <= least) break;
    const fewer = kept.filter((other) => other !== element);
    const set = yield* missing(fewer);
    if (set === undefined) break;
    if (set.length === 0) kept = fewer;
    else sets.push(set);
  }
  return kept;
}
