/**
 * Deduces nogoods again: denying all literals of a learned nogood must fail by deduction alone from
 * the root. (Reverse unit propagation: Goldberg and Novikov, 2003.) This checks the analysis on
 * puzzles of any size, including those with too many solutions to list.
 */
import { deduce } from '../deduce.js';
import type { Literal } from '../literal.js';
import { addNogood, createNogoods } from '../nogoods.js';
import { assign, createTrail, decide, Reason, type Trail } from '../trail.js';
import { literalsAt, nogoodsIn } from './check-nogoods.js';
import type { Scene } from './scene.js';

/**
 * Returns whether denying `nogood` leads to a conflict with what is certain and the other nogoods.
 */
export function failsAnew({ search, planes }: Scene, nogood: readonly Literal[]): boolean {
  const { model } = search;
  const trail = createTrail(model, planes.slice());
  const nogoods = createNogoods(model.variables);
  for (const at of nogoodsIn(search)) {
    const literals = literalsAt(search, at);
    addNogood(nogoods, literals, literals.length, 1);
  }
  const out = new Int32Array(search.out.length);
  const follow = (): boolean => {
    for (;;) {
      const step = deduce(trail, nogoods, out, { linesSettled: 0 });
      if (step !== 'more') return step === 'settled';
    }
  };
  for (const literal of findCertain(search.trail)) {
    if (!assign(trail, literal, Reason.none, 0)) return true;
  }
  if (!follow()) return true;
  for (const literal of nogood) {
    if ((trail.truth[literal] as number) > 0) return true;
    if (trail.truth[literal] !== 0) continue;
    decide(trail, literal ^ 1);
    if (!follow()) return true;
  }
  return false;
}

/** The literals of level 0 on the trail. */
function findCertain(trail: Trail): Int32Array {
  const end = trail.levels === 0 ? trail.size : (trail.starts[0] as number);
  return trail.literals.slice(0, end);
}
