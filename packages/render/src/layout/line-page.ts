/**
 * One line of a sheet on a page of its own, as large as a page allows: first its clue, below it (or
 * beside it, for a column) its cells, in several strips if they are many. As pure geometry.
 */
import type { Line } from '@nonokit/core';
import type { Box } from './box.js';
import type { SheetLayout } from './layout.js';
import { MM, type Piece } from './paper.js';

/** The side of a cell, if the room allows it: a pen or a finger needs no more. */
const CELL = 12 * MM;

/** Between strips, in cells. */
const GAP = 0.5;

/** The pieces of a sheet that show a line, and their scale. */
export interface LinePage {
  readonly pieces: readonly Piece[];
  readonly scale: number;
}

/** The lines of a sheet, rows first; none if it has no clues. */
export function linesOf({ panels }: SheetLayout): Line[] {
  const { rows = [], columns = [] } = panels[0]?.rails ?? {};
  return [
    ...[...rows.keys()].map((index): Line => ({ kind: 'row', index })),
    ...[...columns.keys()].map((index): Line => ({ kind: 'column', index })),
  ];
}

/** The place of a line's clue on the sheet, in its pixels; undefined without clues. */
export function clueBox({ panels, cell }: SheetLayout, { kind, index }: Line): Box | undefined {
  const rails = panels[0]?.rails;
  if (rails === undefined) return undefined;
  return kind === 'row'
    ? { ...rails.left, top: rails.left.top + index * cell, height: cell }
    : { ...rails.top, left: rails.top.left + index * cell, width: cell };
}

/** A line as pieces that fit into a room; undefined without clues. */
export function linePage(layout: SheetLayout, line: Line, room: Box): LinePage | undefined {
  const clue = clueBox(layout, line);
  const cells = layout.panels[0]?.cells;
  if (clue === undefined || cells === undefined) return undefined;
  const isRow = line.kind === 'row';
  const [along, across] = isRow ? [room.width, room.height] : [room.height, room.width];
  const length = (isRow ? cells.width : cells.height) / layout.cell;
  const ofClue = isRow ? clue.width : clue.height;
  let side = Math.min(CELL, (along / ofClue) * layout.cell);
  let perStrip = cellsAlong(along, side, length);
  while (depthOf(length, perStrip) * side > across) {
    side *= 0.95;
    perStrip = cellsAlong(along, side, length);
  }
  const scale = side / layout.cell;
  const strip = perStrip * layout.cell;
  const views = [clue];
  for (let from = 0; from < length * layout.cell; from += strip) {
    const long = Math.min(strip, length * layout.cell - from);
    views.push(
      isRow
        ? { ...clue, left: cells.left + from, width: long }
        : { ...clue, top: cells.top + from, height: long },
    );
  }
  const step = (1 + GAP) * side;
  const pieces = views.map((view, k): Piece => {
    const { left, top } = room;
    return isRow ? { view, left, top: top + k * step } : { view, left: left + k * step, top };
  });
  return { scale, pieces };
}

/** The cells of a strip: whole blocks of five where more than one fits. */
function cellsAlong(along: number, side: number, length: number): number {
  const most = Math.max(1, Math.floor(along / side));
  return Math.min(length, most > 5 ? most - (most % 5) : most);
}

/** The strips of a line and of its clue, one after the other, in cells. */
function depthOf(length: number, perStrip: number): number {
  return (1 + Math.ceil(length / perStrip)) * (1 + GAP);
}
