/**
 * Finds the fewest elements that suffice for something, with a proof, when only a test can tell.
 *
 * This is an implicit hitting set problem. A failed test names elements, at least one of which is
 * in every sufficient choice. The next choice to test is a smallest one that hits every set named
 * so far. If it suffices, no smaller choice does; if not, there is one more set. (Method:
 * Chandrasekaran, Karp, Moreno-Centeno and Vempala, "Algorithms for implicit hitting set problems",
 * 2011.)
 */
import type { Work } from '@nonokit/core';
import { smallestHittingSet } from './hitting-set.js';

/**
 * The answer of a test to a choice. An empty list means that the choice suffices. Otherwise the
 * list holds unchosen elements, at least one of which is in every sufficient choice. Undefined if
 * the budget is spent.
 */
export type Missing = (chosen: readonly number[]) => Work<undefined, readonly number[] | undefined>;

/** The result of `fewest`. */
export interface Fewest {
  /** The fewest sufficient elements found; undefined if none were found in time. */
  readonly elements: readonly number[] | undefined;
  /**
   * Lower bound: fewer never suffice. If it equals the number of elements, they are proved fewest.
   */
  readonly atLeast: number;
}

/** A budget of work: a count, so that the same puzzle gives the same answer everywhere. */
export class Budget {
  left: number;

  constructor(most: number) {
    this.left = most;
  }

  /**
   * Takes one unit; false if the budget was already spent. Also a pause: work told to stop has
   * spent everything.
   */
  *spend(): Work<undefined, boolean> {
    if ((yield) !== undefined) this.left = 0;
    if (this.left <= 0) return false;
    this.left--;
    return true;
  }

  /** Takes more units afterwards, once the cost of a question is known. */
  take(amount: number): void {
    if (this.left > 0) this.left -= amount;
  }
}

/** Rounds after which the search for a proof ends, whatever the budget of the test. */
const MOST_ROUNDS = 400;

/** Finds the fewest sufficient elements; `known` is a sufficient set, if one is known. */
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
      // the budget is spent: include the latest sets in the bound
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
 * Extends a choice by one element of each missing set until it suffices, and keeps the sets.
 * Undefined if the budget is spent first.
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

/** Removes elements that a choice does not need, down to `least` elements. */
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
