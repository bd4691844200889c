/**
 * 6. Near the edge: a run lies near an edge (the end of the line, or a cell that cannot have its
 * colour). Its block cannot begin before the edge, so it reaches at least so far on the other side.
 *
 *     3   .?#???   becomes   .?##??
 */
import { blockEdges, namedAt } from '../block-edges.js';
import { type LineState, PENDING } from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';

/** Finds the cells that a block near an edge covers at least. */
export const nearEdge: LineTechnique = {
  id: 'near-edge',
  level: 1,
  proves: PENDING.fill,
  find,
};

function find(state: LineState): Finding[] {
  return blockEdges(state).flatMap((edge) => {
    const { facts, ink, touches, filled } = edge;
    if (touches || filled === undefined) return [];
    const changes = new Changes(state).keep(filled.from, filled.to, ink);
    return changes.finding({ kind: 'near-edge', ...facts, filled }, namedAt(edge));
  });
}
