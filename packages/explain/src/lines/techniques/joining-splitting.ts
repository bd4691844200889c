/**
 * 9. Joining and splitting. Two runs that only one block can hold belong together, so the cells
 * between them are filled. Two runs one cell apart that no block can hold together stay apart, so
 * that cell does not have their colour.
 *
 *     5     ?#??#????   becomes   ?####????
 *     2 2   ?#?#????    becomes   ?#.#????
 */
import {
  blocksOf,
  isPending,
  type LineState,
  listPlaces,
  PENDING,
  type Run,
  runsOf,
} from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';
import { blockFact } from '../trimmed.js';

/** Finds the cells between two neighbouring runs of one colour. */
export const joiningSplitting: LineTechnique = {
  id: 'joining-splitting',
  level: 2,
  proves: PENDING.fill | PENDING.loss,
  find,
};

function find(state: LineState): Finding[] {
  const runs = runsOf(state);
  const found: Finding[] = [];
  for (let i = 1; i < runs.length; i++) {
    const left = runs[i - 1];
    const right = runs[i];
    if (left.ink !== right.ink || !isPending(state, left.to + 1)) continue;
    if (!isOpen(state, left, right)) continue;
    found.push(...joining(state, left, right), ...splitting(state, left, right));
  }
  return found;
}

function joining(state: LineState, left: Run, right: Run): Finding[] {
  const [k, other] = blocksOf(state, left);
  const [same, another] = blocksOf(state, right);
  if (k === undefined || k !== same || other !== undefined || another !== undefined) return [];
  const facts = {
    kind: 'joining' as const,
    left: toSpan(left),
    right: toSpan(right),
    block: blockFact(state, k),
  };
  const changes = new Changes(state).keep(left.to + 1, right.from - 1, left.ink);
  return changes.finding(facts, [...listPlaces(left), ...listPlaces(right)]);
}

function splitting(state: LineState, left: Run, right: Run): Finding[] {
  const at = left.to + 1;
  if (right.from !== at + 1) return [];
  const length = right.to - left.from + 1;
  const ofLeft = blocksOf(state, left);
  const ofRight = blocksOf(state, right);
  const size = (k: number): number => state.sizes[k];
  if (ofLeft.some((k) => ofRight.includes(k) && size(k) >= length)) return [];
  const [longest] = [...ofLeft, ...ofRight].sort((a, b) => size(b) - size(a));
  const tooLong = longest !== undefined && size(longest) < length;
  const facts = {
    kind: 'splitting' as const,
    at,
    length,
    color: 31 - Math.clz32(left.ink),
    longest: tooLong ? blockFact(state, longest) : undefined,
  };
  const changes = new Changes(state).remove(at, left.ink);
  return changes.finding(facts, [...listPlaces(left), ...listPlaces(right)]);
}

/** True if all cells between two runs may have their ink. */
function isOpen({ cells }: LineState, left: Run, right: Run): boolean {
  for (let x = left.to + 1; x < right.from; x++) {
    if ((cells[x] & left.ink) === 0) return false;
  }
  return true;
}

function toSpan({ from, to }: Run): { from: number; to: number } {
  return { from, to };
}
