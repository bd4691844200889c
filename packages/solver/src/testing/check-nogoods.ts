/**
 * Checks the store of nogoods and its watches, and each nogood that was just learned.
 */
import type { Literal } from '../literal.js';
import { firstLiteral } from '../nogoods.js';
import type { Search } from '../search.js';
import { claim } from './claim.js';

/** The indices of the nogoods in the store of a search, in order. */
export function* nogoodsIn({ nogoods }: Search): Generator<number> {
  for (let at = 0; at < nogoods.end; at = firstLiteral(at) + (nogoods.store[at] as number))
    yield at;
}

/** The literals of the nogood at `at`. */
export function literalsAt({ nogoods }: Search, at: number): Int32Array {
  const first = firstLiteral(at);
  return nogoods.store.subarray(first, first + (nogoods.store[at] as number));
}

/**
 * Checks the store: every nogood is well formed, and its first two literals are watched once each.
 */
export function checkNogoods(search: Search): void {
  const { nogoods, model } = search;
  const watchers = new Map<string, number>();
  let count = 0;
  for (const at of nogoodsIn(search)) {
    count++;
    const literals = literalsAt(search, at);
    const variables = new Set(Array.from(literals, (literal) => literal >> 1));
    claim(
      literals.length >= 2 && variables.size === literals.length && !variables.has(0),
      () => `the nogood at ${at} says ${literals.join(' or ')}`,
    );
    claim(
      literals.every((literal) => literal >= 0 && literal < 2 * model.variables),
      () => `the nogood at ${at} speaks of a variable that there is not`,
    );
    for (const literal of literals.subarray(0, 2)) watchers.set(`${literal ^ 1} ${at}`, at);
  }
  claim(count === nogoods.count, () => `${nogoods.count} nogoods are counted, ${count} stored`);
  for (let literal = 0; literal < 2 * model.variables; literal++) {
    const list = nogoods.watches[literal] as Int32Array;
    for (let i = 0; i < (nogoods.watched[literal] as number); i += 2) {
      const at = watchers.get(`${literal} ${list[i]}`);
      claim(at !== undefined, () => `${literal} is watched for ${list[i]}, once too often`);
      watchers.delete(`${literal} ${at}`);
      claim(
        literalsAt(search, at).includes(list[i + 1] as number),
        () => `the blocker of ${at} at ${literal} is not one of its literals`,
      );
    }
  }
  claim(watchers.size === 0, () => `nobody watches for ${[...watchers.keys()][0]}`);
}

/**
 * Checks the store once everything is followed up. Every nogood has a true literal or at least two
 * literals that may hold. A false watched literal is paired with a true one of its level or an
 * earlier one, so that undoing preserves this.
 */
export function checkFollowedUp(search: Search): void {
  const { truth, level } = search.trail;
  for (const at of nogoodsIn(search)) {
    const literals = literalsAt(search, at);
    const open = literals.filter((literal) => (truth[literal] as number) === 0).length;
    const held = literals.filter((literal) => (truth[literal] as number) > 0);
    claim(open >= 2 || held.length > 0, () => `the nogood at ${at} was not followed up`);
    const earliest = Math.min(...Array.from(held, (literal) => level[literal >> 1] as number));
    for (const literal of literals.subarray(0, 2)) {
      if ((truth[literal] as number) >= 0) continue;
      claim(
        earliest <= (level[literal >> 1] as number),
        () => `the nogood at ${at} watches ${literal}, which was false too early`,
      );
    }
  }
}

/**
 * Checks the nogood that an analysis has learned. All its literals are false. The first is its only
 * literal of the newest level, the second is of the level to backtrack to, and the number of levels
 * equals its glue.
 */
export function checkLearned({ trail, analysis }: Search, nogood: readonly Literal[]): void {
  const { truth, level, levels } = trail;
  const of = nogood.map((literal) => level[literal >> 1] as number);
  const says = () => `the nogood learned, ${nogood.join(' or ')} of levels ${of.join(' ')},`;
  claim(new Set(nogood.map((one) => one >> 1)).size === nogood.length, () => `${says()} repeats`);
  claim(
    nogood.every((literal) => (truth[literal] as number) < 0),
    () => `${says()} is not false`,
  );
  claim(
    of[0] === levels && of.slice(1).every((one) => one > 0 && one < levels),
    () => `${says()} does not assert its first literal`,
  );
  const backTo = Math.max(0, ...of.slice(1));
  claim(analysis.backTo === backTo, () => `${says()} goes back to ${analysis.backTo}`);
  claim(nogood.length === 1 || of[1] === backTo, () => `${says()} has another second literal`);
  claim(new Set(of).size === analysis.glue, () => `${says()} has glue ${analysis.glue}`);
}
