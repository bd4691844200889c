/**
 * 5. Closing: a run that touches an edge is as long as its block, so the block is complete and the
 * cell at its other end does not have its colour.
 *
 *     3 1   .###???   becomes   .###.??
 */
import { blockEdges } from '../block-edges.js';
import { type LineState, listPlaces, PENDING } from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';

/** Closes complete blocks at an edge. */
export const closing: LineTechnique = {
  id: 'closing',
  level: 1,
  proves: PENDING.loss,
  find,
};

function find(state: LineState): Finding[] {
  return blockEdges(state).flatMap((edge) => {
    const { facts, ink, filled, closed } = edge;
    if (filled !== undefined || closed === undefined || !(closed in state.cells)) return [];
    const changes = new Changes(state).remove(closed, ink);
    return changes.finding({ kind: 'closing', ...facts, closed }, listPlaces(facts.run));
  });
}
