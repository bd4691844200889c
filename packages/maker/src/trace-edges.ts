/**
 * Tracing by edges: the lines along which colours change, one cell wide, as somebody would draw a
 * photograph with a pencil. Areas stay blank.
 */
import { BLACK_ON_WHITE, type Grid } from '@nonokit/core';
import { neighborsOf } from './clean.js';
import { edgesOf } from './edges.js';
import { type Frame, finenessOf } from './frame.js';
import { viewIn } from './planes.js';
import { Likeness } from './similarity.js';
import type { Subject } from './subject.js';
import { thinned } from './thin.js';
import type { Tracing } from './tracing.js';

/** Parts along the longer side of the view that edges are looked for in, and most for a cell. */
const PARTS = 200;
const MOST_PARTS = 6;

/** Shares of the cells that lines may begin in: more lines, or only the strongest. */
const SHARES = [0.2, 0.13, 0.28];

/** Lines of fewer cells are left out. */
const SHORTEST = 3;

/** The tracings of a frame by its edges, the usual number of lines first; without `isSearch` only that. */
export function traceEdges(
  subject: Subject,
  [frame]: readonly Frame[],
  isSearch: boolean,
): Tracing[] {
  const [light] = subject.lights;
  if (frame === undefined || light === undefined) return [];
  const { columns, rows } = frame;
  const parts = Math.max(2, Math.min(MOST_PARTS, Math.round(PARTS / Math.max(columns, rows))));
  const view = viewIn(subject, light, frame, parts);
  const likeness = new Likeness(viewIn(subject, light, frame, finenessOf(frame)));
  return SHARES.slice(0, isSearch ? SHARES.length : 1).map((share) => {
    const edges = edgesOf(view, Math.round(parts / 3), share * columns * rows * parts);
    const lengths = lengthsIn(edges, columns, rows, parts);
    const grid = withoutScraps(thinned(gridOf(lengths, columns, rows)));
    const cost = costOf(grid, lengths);
    const method = `edges, ${Math.round(100 * share)} %`;
    return { grid, palette: BLACK_ON_WHITE, cost, likeness, ink: 'any', bonus: 0, method };
  });
}

/** For each cell how far an edge runs through it, in cells. */
function lengthsIn(
  edges: Float32Array,
  columns: number,
  rows: number,
  parts: number,
): Float32Array {
  const lengths = new Float32Array(columns * rows);
  edges.forEach((strength, i) => {
    if (strength === 0) return;
    const x = Math.floor((i % (columns * parts)) / parts);
    const y = Math.floor(i / (columns * parts * parts));
    lengths[y * columns + x] += 1 / parts;
  });
  return lengths;
}

function gridOf(lengths: Float32Array, width: number, height: number): Grid {
  return { width, height, cells: Uint16Array.from(lengths, (length) => (length >= 0.5 ? 1 : 0)) };
}

/** The picture without lines of a cell or two. */
function withoutScraps(grid: Grid): Grid {
  const cells = grid.cells.slice();
  const seen = new Uint8Array(cells.length);
  for (const from of cells.keys()) {
    if (cells[from] === 0 || seen[from] !== 0) continue;
    const line = [from];
    seen[from] = 1;
    for (const cell of line) {
      for (const next of neighborsOf(grid, cell)) {
        if (cells[next] === 0 || seen[next] !== 0) continue;
        seen[next] = 1;
        line.push(next);
      }
    }
    if (line.length < SHORTEST) for (const cell of line) cells[cell] = 0;
  }
  return { ...grid, cells };
}

/** A cell of a line is worth what the edge runs through it; beside a line ink costs less. */
function costOf({ cells }: Grid, lengths: Float32Array): Float32Array {
  const cost = new Float32Array(2 * cells.length);
  cells.forEach((color, i) => {
    cost[2 * i + 1 - color] = color === 1 ? Math.min(1, lengths[i]) : 1 - Math.min(0.8, lengths[i]);
  });
  return cost;
}
