/**
 * Marked cells as SVG: one path for the grounds and one for the frames of all cells that look alike.
 */
import type { Layout, Panel } from './layout.js';
import { FRAME, markedIn } from './marks.js';
import type { Drawing } from './options.js';
import { decimal } from './xml.js';

/** The marks of a panel, in units of a cell; nothing where none is wanted. */
export function svgMarks(panel: Panel, drawing: Drawing, { cell }: Layout): string[] {
  const marked = markedIn(panel, drawing);
  if (marked.length === 0) return [];
  const { left, top } = panel.cells;
  const { width } = drawing.puzzle;
  const lines = [`<g transform="translate(${left} ${top}) scale(${cell})">`];
  const inset = FRAME / 2;
  const side = decimal(1 - FRAME);
  for (const { cells, fill, frame } of marked) {
    const at = (k: number): [number, number] => [k % width, Math.floor(k / width)];
    if (fill !== undefined) {
      const data = cells.map(at).map(([x, y]) => `M${x} ${y}h1v1h-1z`);
      lines.push(`<path fill="${fill}" shape-rendering="crispEdges" d="${data.join('')}"/>`);
    }
    if (frame === undefined) continue;
    const data = cells
      .map(at)
      .map(([x, y]) => `M${x + inset} ${y + inset}h${side}v${side}h-${side}z`);
    lines.push(
      `<path fill="none" stroke="${frame}" stroke-width="${FRAME}" d="${data.join('')}"/>`,
    );
  }
  return [...lines, '</g>'];
}
