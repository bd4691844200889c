/**
 * Edges of blocks: what a run of filled cells implies near an edge, which its block cannot cross.
 * An edge is the end of the line, or a cell that cannot have the run's colour. `glue`, `closing`
 * and `near-edge` each use one part of this.
 */
import { BLANK_ONLY, type Colors } from '../candidates.js';
import type { EdgeFacts, Span } from '../facts.js';
import type { BlockEdge } from './block-edge.js';
import { blocksOf, isPending, type LineState, listPlaces, type Run, runsOf } from './line-state.js';
import { blockFact } from './trimmed.js';

/** The edges of all runs beside which the line implies something new. */
export function blockEdges(state: LineState): readonly BlockEdge[] {
  state.seen.edges ??= findEdges(state);
  return state.seen.edges;
}

function findEdges(state: LineState): BlockEdge[] {
  const edges: BlockEdge[] = [];
  for (const run of runsOf(state)) {
    if (isPending(state, run.to + 1)) addEdge(state, run, 1, edges);
    if (isPending(state, run.from - 1)) addEdge(state, run, -1, edges);
  }
  return edges;
}

/** Adds what happens on the far side of an edge before the run (`way` 1) or after it (`way` -1). */
function addEdge(state: LineState, run: Run, way: 1 | -1, edges: BlockEdge[]): void {
  const { sizes } = state;
  const blocks = blocksOf(state, run);
  if (blocks.length === 0) return;
  const [near, far] = way === 1 ? [run.from, run.to] : [run.to, run.from];
  let edge = near;
  while (isFree(state, edge - way, run.ink)) edge -= way;
  let least = blocks[0];
  let only = true;
  for (const k of blocks) {
    if (sizes[k] !== sizes[least]) only = false;
    if (sizes[k] < sizes[least]) least = k;
  }
  const end = edge + way * (sizes[least] - 1);
  const touches = near === edge;
  const filled = (end - far) * way > 0 ? createSpan(far + way, end) : undefined;
  const closed = touches && only ? end + way : undefined;
  // many runs tell nothing, and the facts take longer than all the rest
  if (filled === undefined && closed === undefined) return;
  const beyond = findBeyond(state, edge - way, run.ink);
  const facts: EdgeFacts = {
    run: { from: run.from, to: run.to },
    side: way === 1 ? 'before' : 'after',
    edge,
    beyond,
    block: blockFact(state, least),
    only,
  };
  const behind = beyond === 'end' ? [] : [edge - way];
  edges.push({ facts, ink: run.ink, touches, filled, closed, beyond: behind });
}

/** The kind of an edge, from the cell beyond it, if there is one. */
function findBeyond(
  { cells, across, length }: LineState,
  x: number,
  ink: Colors,
): EdgeFacts['beyond'] {
  if (x < 0 || x >= length) return 'end';
  if (cells[x] === BLANK_ONLY) return 'blank';
  return (across[x] & ink) === 0 ? 'clue' : 'cell';
}

/** True if the line has the cell and it may have the ink. */
function isFree({ cells }: LineState, x: number, ink: number): boolean {
  return ((cells[x] ?? 0) & ink) !== 0;
}

function createSpan(a: number, b: number): Span {
  return { from: Math.min(a, b), to: Math.max(a, b) };
}

/** The places of the cells that a sentence about an edge names: the run and what is beyond. */
export function namedAt({ facts: { run }, beyond }: BlockEdge): number[] {
  return [...listPlaces(run), ...beyond];
}
