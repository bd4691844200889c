/** The cells of a panel and their marks as shapes. */
import { BLANK } from '@nonokit/core';
import type { Box } from '../layout/box.js';
import type { Panel, SheetLayout } from '../layout/layout.js';
import { forEachRun } from '../layout/runs.js';
import { cellPaints } from '../look/inks.js';
import { dotSide, frameWidth, innerWidth, markedIn } from '../look/mark-looks.js';
import { chooseGround, type Drawing, shownIn } from '../look/options.js';
import type { Shape } from './shape.js';

/** The cells of a picture: a rectangle for each run, and a dot in each cell that is unknown. */
export function cellShapes(panel: Panel, drawing: Drawing, { cell }: SheetLayout): Shape[] {
  const picture = shownIn(panel, drawing);
  if (picture === undefined) return [];
  const { theme, puzzle } = drawing;
  const paints = cellPaints(puzzle.palette, theme);
  const { left, top } = panel.cells;
  const runs = new Map<number, Box[]>();
  const dots: Box[] = [];
  const side = dotSide(cell);
  const inset = (cell - side) / 2;
  forEachRun(picture, (row, column, length, color) => {
    const box = { left: left + column * cell, top: top + row * cell, height: cell };
    const same = runs.get(Math.max(color, -1)) ?? [];
    same.push({ ...box, width: length * cell });
    runs.set(Math.max(color, -1), same);
    for (let k = 0; k < length && color < 0; k++) {
      dots.push({
        left: box.left + k * cell + inset,
        top: box.top + inset,
        width: side,
        height: side,
      });
    }
  });
  // the ground is painted already
  if (paints[BLANK] === chooseGround(panel, drawing)) runs.delete(BLANK);
  const shapes = [...runs].map(([color, boxes]): Shape => {
    const paint = color < 0 ? theme.unknown : (paints[color] ?? theme.cell);
    return { kind: 'boxes', paint, boxes };
  });
  return [...shapes, { kind: 'boxes', paint: theme.unknownMark, boxes: dots }];
}

/** The marks of a panel. */
export function markShapes(panel: Panel, drawing: Drawing, { cell }: SheetLayout): Shape[] {
  const { left, top } = panel.cells;
  const { width } = drawing.puzzle;
  const inset = (cell - dotSide(cell)) / 2;
  return markedIn(panel, drawing).flatMap(({ cells, fill, frame, inner, dot }): Shape[] => {
    const boxes = cells.map((k) => ({
      left: left + (k % width) * cell,
      top: top + Math.floor(k / width) * cell,
      width: cell,
      height: cell,
    }));
    const within = (by: number): Box[] => boxes.map((box) => shrunk(box, by));
    const shapes: Shape[] = [];
    if (fill !== undefined) shapes.push({ kind: 'boxes', paint: fill, boxes });
    const thickness = frameWidth(cell);
    if (frame !== undefined) shapes.push({ kind: 'frames', paint: frame, boxes, width: thickness });
    if (inner !== undefined) {
      const width = innerWidth(cell);
      shapes.push({ kind: 'frames', paint: inner, boxes: within(thickness), width });
    }
    if (dot !== undefined) shapes.push({ kind: 'boxes', paint: dot, boxes: within(inset) });
    return shapes;
  });
}

/** A box without `by` pixels on each side. */
export function shrunk({ left, top, width, height }: Box, by: number): Box {
  return { left: left + by, top: top + by, width: width - 2 * by, height: height - 2 * by };
}
