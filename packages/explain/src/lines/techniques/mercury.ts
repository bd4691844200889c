/**
 * 12. Mercury: the first filled cell is exactly one block's length away from the edge. The first
 * block cannot lie before it, since the two would touch; so it contains the filled cell, and
 * withdraws from the edge like mercury from the wall of its tube.
 *
 *     3   ???#???   becomes   .??#??? (another technique finds the cells too far behind it)
 */
import { BLANK_ONLY } from '../../candidates.js';
import { type LineState, listPlaces, PENDING, type Run, runsOf } from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';
import { blockFact, trimOnce } from '../trimmed.js';

/** Finds the cells at an edge from which the outermost block is pushed away. */
export const mercury: LineTechnique = {
  id: 'mercury',
  level: 2,
  proves: PENDING.blank,
  find,
};

function find(state: LineState): Finding[] {
  return mercuryCells(state).flatMap(({ k, edge, run, from, to }) => {
    const facts = {
      kind: 'mercury' as const,
      run: { from: run.from, to: run.to },
      block: blockFact(state, k),
      edge,
      span: { from, to },
    };
    return new Changes(state).keep(from, to, BLANK_ONLY).finding(facts, listPlaces(run));
  });
}

/**
 * Cells that mercury makes blank: `from..to` at the free cell `edge`, because of `run` and block
 * `k`.
 */
export interface MercuryCells {
  readonly k: number;
  readonly edge: number;
  readonly run: Run;
  readonly from: number;
  readonly to: number;
}

/** The places where the outermost blocks of a line are pushed away from its edges. */
export function mercuryCells(state: LineState): MercuryCells[] {
  const { first, last, from: begin, to: end } = trimOnce(state);
  if (last < first) return [];
  const runs = runsOf(state).filter((run) => run.from >= begin && run.to <= end);
  const head = runs[0];
  const tail = runs.at(-1);
  const found: MercuryCells[] = [];
  const headSize = state.sizes[first];
  if (head && head.ink === state.inks[first] && head.from - begin === headSize) {
    found.push({ k: first, edge: begin, run: head, from: begin, to: head.to - headSize });
  }
  const tailSize = state.sizes[last];
  if (tail && tail.ink === state.inks[last] && end - tail.to === tailSize) {
    found.push({ k: last, edge: end, run: tail, from: tail.from + tailSize, to: end });
  }
  return found;
}
