/**
 * The audit of a search: every explanation, every nogood, and the whole state after every deduction
 * and every step back, held to their definitions. Throws an InvariantError at the first thing that
 * is wrong.
 *
 * Debugging a search: `search.audit = auditOf(search)` right after `searchOf`. It makes a search
 * some thousand times slower; `every` takes samples of what costs most.
 */
import type { Grid } from '@nonokit/core';
import type { Audit } from '../audit.js';
import type { Literal } from '../literal.js';
import type { Search } from '../search.js';
import { checkFollowedUp, checkLearned, checkNogoods } from './check-nogoods.js';
import { checkReason } from './check-reasons.js';
import { checkDeduced } from './check-rules.js';
import { checkState } from './check-state.js';
import { claim } from './claim.js';
import { failsAnew } from './replay.js';
import { holdsIn, type Scene, sceneOf, truthIn } from './scene.js';

/** How thorough an audit is. */
export interface AuditOptions {
  /** All solutions of the puzzle, or some: no nogood may exclude one that was not found yet. */
  readonly solutions?: readonly Grid[];
  /** Check every so many reasons and states, and replay every so many nogoods: 1, all. */
  readonly every?: number;
}

/** An audit that also hears of solutions. */
export interface Auditor extends Audit {
  /** A solution was found: from now on nogoods may exclude it. */
  found(grid: Grid): void;
  /** The search says that there are no more solutions. */
  exhausted(): void;
  /** What was checked: counts of work done. */
  readonly checked: { reasons: number; nogoods: number; states: number; replays: number };
}

/** An audit of `search`, which has not decided anything yet. */
export function auditOf(search: Search, options: AuditOptions = {}): Auditor {
  const { solutions = [], every = 1 } = options;
  const scene = sceneOf(search);
  const left = new Map(solutions.map((grid) => [textOf(grid), truthIn(scene, grid)]));
  const checked = { reasons: 0, nogoods: 0, states: 0, replays: 0 };
  let reasons = 0;
  let deductions = 0;
  return {
    checked,
    explained(reason, data, literal, antecedents) {
      if (reasons++ % every !== 0) return;
      checked.reasons++;
      checkReason(scene, reason, data, literal, antecedents);
    },
    learned(nogood) {
      if (checked.nogoods++ % every === 0) {
        checked.replays++;
        claim(failsAnew(scene, nogood), () => `${nogood.join(' or ')} does not follow`);
      }
      checkLearned(search, nogood);
      for (const truth of left.values()) checkAllows(nogood, truth);
    },
    excluded(nogood) {
      checkExcludes(scene, nogood);
      for (const truth of left.values()) checkAllows(nogood, truth);
    },
    deduced(holds) {
      checkRoot(search, holds, left);
      if (deductions++ % every !== 0) return;
      checked.states++;
      checkState(scene);
      checkNogoods(search);
      if (!holds) return;
      checkDeduced(search);
      checkFollowedUp(search);
    },
    undone(size) {
      checkUndone(search, size);
      if (deductions % every === 0) checkState(scene);
    },
    found(grid) {
      claim(solutions.length === 0 || left.delete(textOf(grid)), () => 'a solution is no solution');
    },
    exhausted() {
      claim(left.size === 0, () => `${left.size} solutions were missed`);
    },
  };
}

function textOf({ cells }: Grid): string {
  return cells.join();
}

/** Some literal of the nogood holds in the solution. */
function checkAllows(nogood: readonly Literal[], truth: Uint8Array): void {
  claim(
    nogood.some((literal) => holdsIn(truth, literal)),
    () => `the nogood ${nogood.join(' or ')} excludes a solution`,
  );
}

/** A nogood against a solution denies its decisions, all of them. */
function checkExcludes({ search }: Scene, nogood: readonly Literal[]): void {
  const { trail } = search;
  const decisions = Array.from(trail.starts.subarray(0, trail.levels), (at) => trail.literals[at]);
  claim(
    nogood.length === decisions.length &&
      decisions.every((one) => nogood.includes(Number(one) ^ 1)),
    () => 'a solution is excluded by other literals than its decisions',
  );
}

/**
 * What is certain is true of every solution; a conflict at the root means that there is none left.
 */
function checkRoot({ trail }: Search, holds: boolean, left: ReadonlyMap<string, Uint8Array>): void {
  if (trail.levels > 0) return;
  claim(holds || left.size === 0, () => `the search gives up, with ${left.size} solutions left`);
  for (const truth of left.values()) {
    const wrong = trail.literals.subarray(0, trail.size).find((one) => !holdsIn(truth, one));
    claim(wrong === undefined, () => `${wrong} became certain, and is false in a solution`);
  }
}

/** After going back: nothing waits, and variables taken back remember the sign they had. */
function checkUndone({ trail, phases }: Search, size: number): void {
  claim(
    trail.head === trail.size && trail.agenda.words.every((word) => word === 0),
    () => 'something waits after going back',
  );
  for (let i = trail.size; i < size; i++) {
    const literal = trail.literals[i] as number;
    claim(phases[literal >> 1] === (literal & 1), () => `${literal} has lost its phase`);
  }
}
