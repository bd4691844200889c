/**
 * Paints cells layer by layer: background, crosshair and premises of hints, then fills and crosses,
 * suppositions, rules. Everything of one colour in a row is one path, so that 22,500 cells take a
 * few milliseconds; on small cells, neighbours of one ink are one rectangle.
 */
import { BLANK, UNKNOWN } from '@nonokit/core';
import type { Box, Canvas2D } from './canvas.js';
import type { CellRange } from './cell-range.js';
import { cellBox } from './hit.js';
import { cellEdges, cellPip, inksOf } from './look.js';
import { paintBlanks } from './paint-blanks.js';
import { paintOutline } from './paint-outline.js';
import { paintSupposed, paintUndecided } from './paint-pencil.js';
import { paintRings } from './paint-rings.js';
import { paintRules } from './paint-rules.js';
import { boxOf, RULE_MIDDLE, SMALL, toBox } from './places.js';
import { eachRow, paintStrips, type Runs } from './runs.js';
import { markAt, type Scene } from './scene.js';
import { paintSymbols } from './symbols.js';
import type { Viewport } from './viewport.js';

/** Free pixels between a fill and the edges of its cell. */
const FREE = 0.75;

/** Paints the cells of a range. */
export function paintCells(context: Canvas2D, scene: Scene, range: CellRange): void {
  const { view, look, hint } = scene;
  const ground = toBox(view, range);
  context.fillStyle = look.cell;
  context.fillRect(ground.x, ground.y, ground.width, ground.height);
  paintCrosshair(context, scene, ground);
  context.fillStyle = look.marker;
  for (const cell of hint?.premises ?? []) {
    const { x, y, width, height } = boxOf(view, cell);
    context.fillRect(x, y, width, height);
  }
  paintMarks(context, scene, range);
  paintUndecided(context, scene, range);
  paintRules(context, scene, range);
  paintRings(context, scene, range);
  scene.overlay?.paint(context, scene);
}

/** Paints cells and rules without anything else, for a covered board. */
export function paintEmpty(context: Canvas2D, scene: Scene, range: CellRange): void {
  const ground = toBox(scene.view, range);
  context.fillStyle = scene.look.cell;
  context.fillRect(ground.x, ground.y, ground.width, ground.height);
  paintRules(context, scene, range);
}

function paintCrosshair(
  context: Canvas2D,
  { view, look, style, cursor }: Scene,
  ground: Box,
): void {
  if (cursor === undefined || !style.hasCrosshair) return;
  const { x, y, width, height } = cellBox(view, cursor.row, cursor.column);
  context.fillStyle = look.crosshair;
  context.fillRect(ground.x, y, ground.width, height);
  context.fillRect(x, ground.y, width, ground.height);
}

/** Paints fills, crosses and suppositions. */
function paintMarks(context: Canvas2D, scene: Scene, range: CellRange): void {
  const { supposed, runsOf } = runsIn(scene, range);
  const inks = inksOf(scene.game.clues.palette, scene.look);
  // always in the same order, so that marks that touch look the same in any part of a board
  for (const [mark, runs] of [...runsOf].sort(([a], [b]) => a - b)) {
    if (mark === BLANK) paintBlanks(context, scene, runs);
    else if (mark !== UNKNOWN) {
      const ink = inks[mark] ?? scene.look.ink;
      paintFills(context, scene, runs, { mark, ink });
      if (scene.style.hasSymbols && inks.length > 2)
        paintSymbols(context, scene.view, runs, mark, ink);
      else paintPips(context, scene, runs, ink);
    }
  }
  if (supposed.length > 0) paintSupposed(context, scene, supposed, inks);
}

/** The marks of a range as runs, for each mark, except for cells in a what-if layer. */
function runsIn(scene: Scene, { left, top, right, bottom }: CellRange) {
  const { game } = scene;
  const { width } = game.clues;
  const base = game.layers[0]?.base;
  const runsOf = new Map<number, Runs>();
  const supposed: number[] = [];
  for (let row = top; row <= bottom; row++) {
    let before: number | undefined;
    let runs: Runs = [];
    for (let cell = row * width + left; cell <= row * width + right; cell++) {
      const mark = markAt(scene, cell);
      if (base !== undefined && mark !== base[cell] && mark !== UNKNOWN) {
        supposed.push(cell);
        before = undefined;
      } else if (mark === before) runs[runs.length - 1] = (runs[runs.length - 1] ?? 0) + 1;
      else {
        before = mark;
        runs = runsOf.get(mark) ?? [];
        runsOf.set(mark, runs);
        runs.push(cell, 1);
      }
    }
  }
  return { supposed, runsOf };
}

/** A mark and its colour. */
interface Ink {
  readonly mark: number;
  readonly ink: string;
}

/** The width of an edge, in pixels. */
const EDGE = 1.5;

/** Paints cells with an ink; an ink that is hard to see on the cells gets an edge. */
function paintFills(context: Canvas2D, scene: Scene, runs: Runs, { mark, ink }: Ink): void {
  const { view, look } = scene;
  const edge = cellEdges(ink, look);
  if (view.cell < SMALL) {
    context.fillStyle = ink;
    paintStrips(context, view, runs);
    paintOutline(context, scene, runs, { mark, lines: edge });
    return;
  }
  // an edge is the cell in its colour, with the next one on top of it: painted as fast as a fill
  for (const [k, color] of [...edge, ink].entries()) {
    context.fillStyle = color;
    paintSquares(context, view, runs, FREE + k * EDGE);
  }
}

/** The share of a cell that is beside the square in its middle, on each side. */
const BESIDE_PIP = 0.37;

/** A square in the middle of cells with an ink that is nearly that of empty cells. */
function paintPips(context: Canvas2D, { view, look }: Scene, runs: Runs, ink: string): void {
  const pip = cellPip(ink, look);
  if (pip === undefined) return;
  context.fillStyle = pip;
  paintSquares(context, view, runs, BESIDE_PIP * view.cell);
}

/** Squares with round corners in the middle of cells. */
function paintSquares(context: Canvas2D, view: Viewport, runs: Runs, inset: number): void {
  const side = view.cell - 2 * inset;
  const shift = inset + RULE_MIDDLE;
  context.beginPath();
  const run = (from: number, count: number): void => {
    for (let cell = from; cell < from + count; cell++) {
      const { x, y } = boxOf(view, cell);
      context.roundRect(x + shift, y + shift, side, side, 2);
    }
  };
  eachRow(runs, view.clues.width, run, () => {
    context.fill();
    context.beginPath();
  });
}
