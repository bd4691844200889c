/**
 * A sheet as a list of shapes, in the order in which they are painted: for outputs that draw, such
 * as PDF. Everything is in the pixels of the layout.
 */
import { BLANK, contrast, good, type Puzzle, type Result } from '@nonokit/core';
import type { Box } from '../layout/box.js';
import { type Panel, planLayout, type SheetLayout } from '../layout/layout.js';
import { numbersOf, type PlacedNumber } from '../layout/numbers.js';
import { type Rule, rulesOf } from '../layout/rules.js';
import { forEachRun } from '../layout/runs.js';
import { cellPaints, numberLooks } from '../look/inks.js';
import { dotSide, frameWidth, innerWidth, markedIn } from '../look/mark-looks.js';
import { type Drawing, type DrawOptions, drawingOf, shownIn } from '../look/options.js';

/** Rectangles of one paint, "#rrggbb", with round corners where there is a radius. */
export interface Boxes {
  readonly kind: 'boxes';
  readonly paint: string;
  readonly boxes: readonly Box[];
  readonly radius?: number;
}

/** Frames of one paint along the inside of boxes. */
export interface Frames {
  readonly kind: 'frames';
  readonly paint: string;
  readonly boxes: readonly Box[];
  /** The thickness of a frame. */
  readonly width: number;
}

/** Rules of one paint and thickness; thick ones end in squares. */
export interface RuleShapes {
  readonly kind: 'rules';
  readonly paint: string;
  readonly width: number;
  readonly square: boolean;
  readonly rules: readonly Rule[];
}

/** Numbers of one paint, each in its own size. */
export interface Numbers {
  readonly kind: 'numbers';
  readonly paint: string;
  readonly numbers: readonly PlacedNumber[];
}

/** Something to paint. */
export type Shape = Boxes | Frames | RuleShapes | Numbers;

/** The layout and shapes of a sheet. The heading is not among the shapes. */
export interface ShapedSheet {
  readonly layout: SheetLayout;
  readonly shapes: readonly Shape[];
}

/** A puzzle as shapes, always in the sheet style. Problems: those of `renderSvg`. */
export function shapesOf(puzzle: Puzzle, options: DrawOptions = {}): Result<ShapedSheet> {
  const drawing = drawingOf(puzzle, { ...options, style: 'sheet' });
  return drawing.ok ? good(sheetShapes(drawing.value)) : drawing;
}

/** The shapes of a drawing in the sheet style. */
export function sheetShapes(drawing: Drawing): ShapedSheet {
  const layout = planLayout(drawing);
  const shapes = layout.panels.flatMap((panel) => panelShapes(panel, drawing, layout));
  return { layout, shapes };
}

function panelShapes(panel: Panel, drawing: Drawing, layout: SheetLayout): Shape[] {
  const { theme } = drawing;
  const { cells, rails } = panel;
  const { thin, thick } = rulesOf(panel, layout);
  const ground = rails === undefined ? [] : [rails.left, rails.top];
  return [
    { kind: 'boxes', paint: theme.rail, boxes: ground },
    { kind: 'boxes', paint: theme.cell, boxes: [cells] },
    ...cellShapes(panel, drawing, layout),
    ...markShapes(panel, drawing, layout),
    { kind: 'rules', paint: theme.thin, width: layout.thin, square: false, rules: thin },
    { kind: 'rules', paint: theme.thick, width: layout.thick, square: true, rules: thick },
    ...numberShapes(panel, drawing, layout),
  ];
}

/** The cells of a picture: a rectangle for each run, and a dot in each cell that is unknown. */
function cellShapes(panel: Panel, drawing: Drawing, { cell }: SheetLayout): Shape[] {
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
  // skip cells that look like the ground
  if (paints[BLANK] === theme.cell) runs.delete(BLANK);
  const shapes = [...runs].map(([color, boxes]): Shape => {
    const paint = color < 0 ? theme.unknown : (paints[color] ?? theme.cell);
    return { kind: 'boxes', paint, boxes };
  });
  return [...shapes, { kind: 'boxes', paint: theme.unknownMark, boxes: dots }];
}

function markShapes(panel: Panel, drawing: Drawing, { cell }: SheetLayout): Shape[] {
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

function shrunk({ left, top, width, height }: Box, by: number): Box {
  return { left: left + by, top: top + by, width: width - 2 * by, height: height - 2 * by };
}

/** Below this contrast with the rail a chip gets an outline. */
const VISIBLE = 1.15;

function numberShapes(panel: Panel, { puzzle, theme }: Drawing, layout: SheetLayout): Shape[] {
  const byColor = new Map<number, PlacedNumber[]>();
  for (const number of numbersOf(puzzle, panel, layout)) {
    const same = byColor.get(number.color);
    if (same === undefined) byColor.set(number.color, [number]);
    else same.push(number);
  }
  const looks = numberLooks(puzzle, theme);
  const air = Math.max(1, Math.round(layout.cell / 24));
  const radius = Math.max(1, Math.round(layout.cell / 10));
  return [...byColor].flatMap(([color, numbers]): Shape[] => {
    const { ink = theme.text, chip } = looks[color] ?? {};
    const text: Shape = { kind: 'numbers', paint: ink, numbers };
    if (chip === undefined) return [text];
    const chips = (paint: string, inset: number): Shape => ({
      kind: 'boxes',
      paint,
      radius: radius + air - inset,
      boxes: numbers.map(({ slot }) => shrunk(slot, inset)),
    });
    const isFaint = contrast(chip, theme.rail) < VISIBLE;
    const outline = isFaint ? [chips(theme.faint, air - 1)] : [];
    return [...outline, chips(chip, air), text];
  });
}
