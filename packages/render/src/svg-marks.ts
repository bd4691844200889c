/**
 * Marked cells as SVG: one path for the grounds and one for the frames of all cells that look alike.
 */
import type { Layout, Panel } from './layout.js';
import { dotSide, frameWidth, markedIn } from './marks.js';
import type { Drawing } from './options.js';

/** The marks of a panel; nothing where none is wanted. */
export function svgMarks(panel: Panel, drawing: Drawing, { cell }: Layout): string[] {
  const marked = markedIn(panel, drawing);
  if (marked.length === 0) return [];
  const { left, top } = panel.cells;
  const { width } = drawing.puzzle;
  const thickness = frameWidth(cell);
  const inner = cell - 2 * thickness;
  const lines = [`<g transform="translate(${left} ${top})">`];
  const side = dotSide(cell);
  const inset = (cell - side) / 2;
  for (const { cells, fill, frame, dot } of marked) {
    const path = (paint: string, square: (x: number, y: number) => string): string => {
      const data = cells.map((k) => square((k % width) * cell, Math.floor(k / width) * cell));
      return `<path fill="${paint}" d="${data.join('')}"/>`;
    };
    const whole = (x: number, y: number): string => `M${x} ${y}h${cell}v${cell}h-${cell}z`;
    // the inside runs the other way round, which leaves it out
    const ring = (x: number, y: number): string =>
      `${whole(x, y)}M${x + thickness} ${y + thickness}v${inner}h${inner}v-${inner}z`;
    const middle = (x: number, y: number): string =>
      `M${x + inset} ${y + inset}h${side}v${side}h-${side}z`;
    if (fill !== undefined) lines.push(path(fill, whole));
    if (frame !== undefined) lines.push(path(frame, ring));
    if (dot !== undefined) lines.push(path(dot, middle));
  }
  return [...lines, '</g>'];
}
