/**
 * Marked cells as SVG: one path for the grounds and one for the frames of all cells that look
 * alike.
 */
import type { Panel, SheetLayout } from '../layout/layout.js';
import { dotSide, frameWidth, innerWidth, markedIn } from '../look/mark-looks.js';
import type { Drawing } from '../look/options.js';

/** The marks of a panel; empty if there are none. */
export function svgMarks(panel: Panel, drawing: Drawing, { cell }: SheetLayout): string[] {
  const marked = markedIn(panel, drawing);
  if (marked.length === 0) return [];
  const { left, top } = panel.cells;
  const { width } = drawing.puzzle;
  const lines = [`<g transform="translate(${left} ${top})">`];
  const side = dotSide(cell);
  const inset = (cell - side) / 2;
  for (const { cells, fill, frame, inner, dot } of marked) {
    const path = (paint: string, shape: (x: number, y: number) => string): string => {
      const data = cells.map((k) => shape((k % width) * cell, Math.floor(k / width) * cell));
      return `<path fill="${paint}" d="${data.join('')}"/>`;
    };
    const whole = (x: number, y: number): string => square(x, y, cell);
    const ring = (x: number, y: number): string => ringIn(x, y, cell, frameWidth(cell));
    const innerRing = (x: number, y: number): string => {
      const from = frameWidth(cell);
      return ringIn(x + from, y + from, cell - 2 * from, innerWidth(cell));
    };
    const middle = (x: number, y: number): string => square(x + inset, y + inset, side);
    if (fill !== undefined) lines.push(path(fill, whole));
    if (frame !== undefined) lines.push(path(frame, ring));
    if (inner !== undefined) lines.push(path(inner, innerRing));
    if (dot !== undefined) lines.push(path(dot, middle));
  }
  return [...lines, '</g>'];
}

function square(x: number, y: number, side: number): string {
  return `M${x} ${y}h${side}v${side}h-${side}z`;
}

/** A square without its middle, which runs the other way round and so is left out. */
function ringIn(x: number, y: number, side: number, thickness: number): string {
  const hole = side - 2 * thickness;
  const from = `M${x + thickness} ${y + thickness}`;
  return `${square(x, y, side)}${from}v${hole}h${hole}v-${hole}z`;
}
