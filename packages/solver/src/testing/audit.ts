/**
 * The audit of a search. It checks every explanation, every nogood, and the whole state after every
 * deduction and every undo against their definitions, and throws an InvariantError at the first
 * error.
 *
 * To debug a search, set `search.audit = createAuditor(search)` right after `createSearch`. The
 * search then takes about a thousand times as long; `every` samples the most expensive checks.
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
import { createScene, holdsIn, type Scene, truthIn } from './scene.js';

/** How thorough an audit is. */
export interface AuditOptions {
  /** All or some solutions of the puzzle: no nogood may exclude one that was not found yet. */
  readonly solutions?: readonly Grid[];
  /** Check every n-th reason and state, and replay every n-th nogood; 1 checks all. */
  readonly every?: number;
}

/** An audit that also receives solutions. */
export interface Auditor extends Audit {
  /** Reports a solution that was found: from then on nogoods may exclude it. */
  found(grid: Grid): void;
  /** Reports that the search claims there are no more solutions. */
  exhausted(): void;
  /** The number of checks of each kind. */
  readonly checked: { reasons: number; nogoods: number; states: number; replays: number };
}

/** Creates an audit of `search`, which must not have decided anything yet. */
export function createAuditor(search: Search, options: AuditOptions = {}): Auditor {
  const { solutions = [], every = 1 } = options;
  const scene = createScene(search);
  const left = new Map(solutions.map((grid) => [formatText(grid), truthIn(scene, grid)]));
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
      claim(
        solutions.length === 0 || left.delete(formatText(grid)),
        () => 'a solution is no solution',
      );
    },
    exhausted() {
      claim(left.size === 0, () => `${left.size} solutions were missed`);
    },
  };
}

function formatText({ cells }: Grid): string {
  return cells.join();
}

/** Checks that some literal of the nogood holds in the solution. */
function checkAllows(nogood: readonly Literal[], truth: Uint8Array): void {
  claim(
    nogood.some((literal) => holdsIn(truth, literal)),
    () => `the nogood ${nogood.join(' or ')} excludes a solution`,
  );
}

/** Checks that a nogood against a solution denies exactly its decisions. */
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
 * Checks that what is certain is true of every solution. A conflict at the root means that none is
 * left.
 */
function checkRoot({ trail }: Search, holds: boolean, left: ReadonlyMap<string, Uint8Array>): void {
  if (trail.levels > 0) return;
  claim(holds || left.size === 0, () => `the search gives up, with ${left.size} solutions left`);
  for (const truth of left.values()) {
    const wrong = trail.literals.subarray(0, trail.size).find((one) => !holdsIn(truth, one));
    claim(wrong === undefined, () => `${wrong} became certain, and is false in a solution`);
  }
}

/**
 * Checks the state after an undo: nothing waits, and undone variables remember the sign they had.
 */
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
