/**
 * 7. Unreachable cells (simple spaces): filled cells that only one block can hold limit its reach,
 * and counting limits the reach of the others. Cells between the reaches of two neighbouring
 * blocks, or beyond the outermost reaches, are blank.
 *
 *     3   ????#????   becomes   ..??#??..
 *
 * Cells at an edge that only touching rules out are left to `mercury`, which explains that reason.
 */
import { BLANK_ONLY } from '../../candidates.js';
import type { Anchor } from '../../facts.js';
import {
  blocksOf,
  type LineState,
  listPlaces,
  PENDING,
  runsOf,
  type Trimmed,
} from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';
import { blockFact, pushedStart, trimOnce } from '../trimmed.js';
import { mercuryCells } from './mercury.js';

/** Finds the blanks out of every block's reach. */
export const unreachable: LineTechnique = {
  id: 'unreachable',
  level: 1,
  proves: PENDING.blank,
  find,
};

function find(state: LineState): Finding[] {
  const part = trimOnce(state);
  if (part.last < part.first) return [];
  const reaches = findReaches(state, part);
  const elsewhere = mercuryCells(state);
  const blank = (changes: Changes, from: number, to: number): Changes => {
    for (let x = from; x <= to; x++) {
      if (!elsewhere.some((span) => span.from <= x && x <= span.to)) changes.keep(x, x, BLANK_ONLY);
    }
    return changes;
  };
  const [first, second] = reaches;
  if (first !== undefined && second === undefined) {
    const only = first.anchor;
    const { from, to } = only.within;
    const changes = blank(new Changes(state), part.from, from - 1);
    return blank(changes, to + 1, part.to).finding({ kind: 'unreachable', only }, first.told);
  }
  const found: Finding[] = [];
  for (let i = 0; i <= reaches.length; i++) {
    const told = [...(reaches[i - 1]?.told ?? []), ...(reaches[i]?.told ?? [])];
    const before = reaches[i - 1]?.anchor;
    const after = reaches[i]?.anchor;
    const from = before === undefined ? part.from : before.within.to + 1;
    const to = after === undefined ? part.to : after.within.from - 1;
    if (from > to) continue;
    const facts = { kind: 'unreachable' as const, before, after };
    found.push(...blank(new Changes(state), from, to).finding(facts, told));
  }
  return found.sort((a, b) => b.changes.length - a.changes.length);
}

/** The reach of a block, and the filled cells that determine it. */
interface Reach {
  readonly anchor: Anchor;
  readonly told: readonly number[];
}

/** The reach of each block of the rest. */
function findReaches(state: LineState, part: Trimmed): Reach[] {
  const runs = runsOf(state).filter(
    (run) => run.from >= part.from && run.to <= part.to && blocksOf(state, run).length === 1,
  );
  const reaches: Reach[] = [];
  for (let k = part.first; k <= part.last; k++) {
    const reach = state.sizes[k] - 1;
    let from = pushedStart(state, part, k);
    let to = from + part.slack + reach;
    const own = runs.filter((run) => blocksOf(state, run)[0] === k);
    for (const run of own) {
      from = Math.max(from, run.to - reach);
      to = Math.min(to, run.from + reach);
    }
    const anchor = { block: blockFact(state, k), within: { from, to } };
    const left = own[0];
    const right = own.at(-1);
    const via = left && right && { from: left.from, to: right.to };
    const told = own.flatMap(listPlaces);
    reaches.push({ anchor: via === undefined ? anchor : { ...anchor, via }, told });
  }
  return reaches;
}
