/**
 * The cells of a picture as SVG: one path per row and colour, whose strokes are the runs.
 *
 * The unit is the cell, so a path can be read: "M2 7.5h3" fills three cells of row 7, from column 2
 * on.
 */
import { BLANK } from '@nonokit/core';
import type { Box } from '../layout/box.js';
import type { Picture } from '../layout/picture.js';
import { forEachRun } from '../layout/runs.js';
import { dotSide } from '../look/mark-looks.js';
import type { Theme } from '../look/theme.js';

/** A picture, its place, and the paint of each palette index. */
export interface SvgCells {
  readonly picture: Picture;
  readonly box: Box;
  readonly cell: number;
  readonly paints: readonly string[];
  readonly theme: Theme;
  /**
   * The look of unknown cells: a `dot` in the middle, or a chequer if there are no rules between
   * cells.
   */
  readonly unknown: 'dot' | 'chequer';
}

/** The lines of SVG that draw the cells of a picture, the blank ones included. */
export function svgCells({ picture, box, cell, paints, theme, unknown }: SvgCells): string[] {
  const { width, height } = picture;
  const byColor = pathsByColor(picture);
  const place = box.left === 0 && box.top === 0 ? '' : `translate(${box.left} ${box.top}) `;
  const lines = [
    `<g transform="${place}scale(${cell})" shape-rendering="crispEdges">`,
    `<rect width="${width}" height="${height}" fill="${paints[BLANK]}"/>`,
  ];
  for (const [color, paths] of byColor) {
    if (color >= 0) lines.push(`<g stroke="${paints[color]}">`, paths.join('\n'), '</g>');
  }
  const unknowns = byColor.get(UNKNOWN_PATHS);
  if (unknowns !== undefined) {
    lines.push(`<g stroke="${theme.unknown}">`, unknowns.join('\n'), '</g>');
    const mark = unknown === 'dot' ? dots : chequers;
    lines.push(...mark(picture, cell, theme.unknownMark));
  }
  return [...lines, '</g>'];
}

const UNKNOWN_PATHS = -1;

/** A path per row for every colour but the background, and for unknown cells. */
function pathsByColor(picture: Picture): Map<number, string[]> {
  const byColor = new Map<number, string[]>();
  const open = new Map<number, string>();
  let openRow = 0;
  const close = (): void => {
    for (const [color, data] of open) {
      const paths = byColor.get(color) ?? [];
      paths.push(`<path d="${data}"/>`);
      byColor.set(color, paths);
    }
    open.clear();
  };
  forEachRun(picture, (row, column, length, color) => {
    if (row !== openRow) close();
    openRow = row;
    if (color === BLANK) return;
    const of = color < 0 ? UNKNOWN_PATHS : color;
    open.set(of, `${open.get(of) ?? ''}M${column} ${row}.5h${length}`);
  });
  close();
  return new Map([...byColor].sort(([a], [b]) => a - b));
}

/** A small square in the middle of every unknown cell: a dash per cell along each run. */
function dots(picture: Picture, cell: number, paint: string): string[] {
  const side = dotSide(cell) / cell;
  const from = (1 - side) / 2;
  return [dashes(picture, paint, { side, along: from, across: 0.5, dash: `${side} ${1 - side}` })];
}

/** Two dark and two light quarters in every unknown cell, as picture editors show transparency. */
function chequers(picture: Picture, cell: number, paint: string): string[] {
  const half = Math.floor(cell / 2) / cell;
  const rest = 1 - half;
  const lower = { side: rest, along: half, across: half + rest / 2, dash: `${rest} ${half}` };
  const upper = { side: half, along: 0, across: half / 2, dash: `${half} ${rest}` };
  return (half > 0 ? [upper, lower] : [lower]).map((marks) => dashes(picture, paint, marks));
}

/** Marks of one shape, as a share of the cell: their side, and where in it they start. */
interface Marks {
  readonly side: number;
  readonly along: number;
  readonly across: number;
  readonly dash: string;
}

function dashes(picture: Picture, paint: string, { side, along, across, dash }: Marks): string {
  let data = '';
  forEachRun(picture, (row, column, length, color) => {
    if (color < 0)
      data += `M${short(column + along)} ${short(row + across)}h${short(length - along)}`;
  });
  const width = short(side);
  const pattern = dash.split(' ').map(Number).map(short).join(' ');
  return `<path stroke="${paint}" stroke-width="${width}" stroke-dasharray="${pattern}" d="${data}"/>`;
}

/** Six decimals: dashes must not drift from their cells along a run of thousands. */
function short(value: number): string {
  return String(Math.round(value * 1e6) / 1e6);
}
