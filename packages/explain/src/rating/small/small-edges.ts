/**
 * Edges of blocks on words: `lines/block-edges.ts`, and the techniques that use it. What a run
 * implies near an edge, which its block cannot cross.
 */
import { add, blocksWhere, found, inkAt } from './small-findings.js';
import { span } from './small-lines.js';
import {
  blocksOfRun,
  findRuns,
  hasNewsBesideRuns,
  haveSize,
  isPending,
  leastSize,
  look,
  runs,
} from './small-look.js';

/** What a run with an edge on one side of it implies on the other; see `lines/block-edges.ts`. */
const edge = { touches: false, filled: 0, closed: -1, least: 0, only: false };

/** Calls `tell` for each edge of a run beside which something is new. */
function eachEdge(tell: (run: number) => void): void {
  if (!hasNewsBesideRuns()) return;
  findRuns();
  for (let i = 0; i < runs.count; i++) {
    if (isPending(runs.to[i] + 1) && isEdge(i, 1)) tell(i);
    if (isPending(runs.from[i] - 1) && isEdge(i, -1)) tell(i);
  }
}

/** Sets `edge` to the edge before run `i` (`way` 1) or after it (-1); false if it tells nothing. */
function isEdge(i: number, way: 1 | -1): boolean {
  const blocks = blocksOfRun(i);
  if (blocks === 0) return false;
  const near = way === 1 ? runs.from[i] : runs.to[i];
  const far = way === 1 ? runs.to[i] : runs.from[i];
  let at = near;
  while (mayBeInk(at - way)) at -= way;
  edge.least = leastSize(blocks);
  edge.only = haveSize(blocks, edge.least);
  const end = at + way * (edge.least - 1);
  edge.touches = near === at;
  edge.filled = 0;
  if ((end - far) * way > 0) edge.filled = way === 1 ? span(far + 1, end) : span(end, far - 1);
  const isClosed = edge.touches && edge.only;
  edge.closed = isClosed ? end + way : -1;
  return edge.filled !== 0 || isClosed;
}

function mayBeInk(x: number): boolean {
  return x >= 0 && ((look.ink >>> x) & 1) !== 0;
}

/** Adds a finding about the edge of run `i`. */
function addEdge(i: number, fill: number, clear: number): number {
  const f = add(fill, clear);
  if (f < 0) return f;
  const { least, only } = edge;
  const length = runs.to[i] - runs.from[i];
  found.runFroms[f] = runs.from[i];
  found.runTos[f] = runs.to[i];
  found.rivals[f] = blocksWhere((size) => size > length && (only ? size !== least : size < least));
  return f;
}

/** Stretches runs that touch an edge. */
export function glue(): void {
  eachEdge((i) => {
    if (!edge.touches || edge.filled === 0) return;
    const closed = inkAt(edge.closed);
    const f = addEdge(i, edge.filled & look.blank, closed);
    if (f >= 0 && closed !== 0) found.tails[f] = edge.closed;
  });
}

/** Closes complete blocks at an edge. */
export function closing(): void {
  eachEdge((i) => {
    if (edge.filled === 0) addEdge(i, 0, inkAt(edge.closed));
  });
}

/** Finds the cells that a block near an edge covers at least. */
export function nearEdge(): void {
  eachEdge((i) => {
    if (!edge.touches && edge.filled !== 0) addEdge(i, edge.filled & look.blank, 0);
  });
}
