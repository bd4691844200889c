/** Where at the edge of the visible cells the name of a cursor stands that is out of sight. */
import { cellBox } from '@nonokit/board';

type View = Parameters<typeof cellBox>[0];

/** A place within the visible cells, and the way from it, clockwise from the right. */
export interface Edge {
  readonly left: number;
  readonly top: number;
  readonly degrees: number;
}

/** Half of a name with its arrow, in pixels: it stays whole at the edge. */
const HALF_WIDTH = 56;
const HALF_HEIGHT = 18;

/** Undefined for a cell whose middle is in sight. */
export function findEdge(view: View, cell: number, width: number): Edge | undefined {
  const box = cellBox(view, Math.floor(cell / width), cell % width);
  const x = box.x + view.cell / 2 - view.left;
  const y = box.y + view.cell / 2 - view.top;
  const w = view.right - view.left;
  const h = view.bottom - view.top;
  if (x >= 0 && y >= 0 && x <= w && y <= h) return undefined;
  const left = within(x, HALF_WIDTH, w - HALF_WIDTH);
  const top = within(y, HALF_HEIGHT, h - HALF_HEIGHT);
  return { left, top, degrees: Math.round((180 * Math.atan2(y - top, x - left)) / Math.PI) };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(Math.max(least, most), value));
}
