/**
 * 4. Glue: a run that touches an edge (the end of the line, or a cell that cannot have its colour)
 * begins a block there, so it is stretched to the length of that block. If its size is known, the
 * cell after it does not have its colour.
 *
 *     3   .#????   becomes   .###.?
 */
import { blockEdges, namedAt } from '../block-edges.js';
import { type LineState, PENDING } from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';

/** Stretches runs that touch an edge. */
export const glue: LineTechnique = {
  id: 'glue',
  level: 1,
  proves: PENDING.fill,
  find,
};

function find(state: LineState): Finding[] {
  return blockEdges(state).flatMap((edge) => {
    const { facts, ink, filled, closed } = edge;
    if (!edge.touches || filled === undefined) return [];
    const changes = new Changes(state).keep(filled.from, filled.to, ink);
    if (closed !== undefined && closed in state.cells) changes.remove(closed, ink);
    return changes.finding({ kind: 'glue', ...facts, filled, closed }, namedAt(edge));
  });
}
