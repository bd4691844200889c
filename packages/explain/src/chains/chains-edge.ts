/**
 * 13. Edge logic: contradictions that begin in the outermost line of a border and stay in the two
 * outermost lines.
 *
 * Borders enclose the open part: when whole lines at an edge are known, the next line takes their
 * place.
 */
import { type Candidates, onlyColor } from '../candidates.js';
import type { Found } from './chains-probe.js';
import type { Traced } from './follow-trace.js';

/** Most links of a contradiction at an edge. */
const EDGE_LINKS = 6;

/** A border of the open part: its line and the next line inwards. */
export interface Edge {
  readonly kind: 'row' | 'column';
  readonly outer: number;
  readonly inner: number;
}

/** The four borders of the part that still has unknown cells. */
export function listEdges({ puzzle, masks }: Candidates): Edge[] {
  const rows = new Set<number>();
  const columns = new Set<number>();
  masks.forEach((colors, cell) => {
    if (onlyColor(colors) >= 0) return;
    rows.add(Math.floor(cell / puzzle.width));
    columns.add(cell % puzzle.width);
  });
  const border = (kind: Edge['kind'], open: ReadonlySet<number>): Edge[] => {
    const least = Math.min(...open);
    const most = Math.max(...open);
    return [
      { kind, outer: least, inner: least + 1 },
      { kind, outer: most, inner: most - 1 },
    ];
  };
  return [...border('row', rows), ...border('column', columns)];
}

/** True if a contradiction is edge logic at one of these borders. */
export function isEdgeLogic(
  { puzzle: { width, height } }: Candidates,
  edges: readonly Edge[],
  { cell, cases, length, traced }: Found,
): boolean {
  if (cases.length > 1 || length > EDGE_LINKS) return false;
  const indexOf = (kind: Edge['kind'], at: number): number =>
    kind === 'row' ? Math.floor(at / width) : at % width;
  return edges.some(({ kind, outer, inner }) => {
    const isNear = (index: number): boolean => index === outer || index === inner;
    const staysNear = ({ line, results }: Traced): boolean =>
      kind === (line < height ? 'row' : 'column')
        ? isNear(line < height ? line : line - height)
        : results.length > 0 && results.every((result) => isNear(indexOf(kind, result.cell)));
    return indexOf(kind, cell) === outer && traced.every(staysNear);
  });
}
