/**
 * Painting a board on a 2D canvas: cells, marks, rules, hints, cursor. Numbers are in
 * `paint-rails.ts`.
 *
 * Everything of one colour is one path, so that 22,500 cells cost a few milliseconds and never one
 * element of a page each. After a stroke only what changed is painted again, clipped to its
 * rectangle.
 */
import { BLANK, UNKNOWN } from '@nonokit/core';
import { supposedCells } from '../game.js';
import type { Canvas2D } from './canvas.js';
import { type Box, cellBox } from './hit.js';
import { inksOf } from './look.js';
import { paintRails } from './paint-rails.js';
import { type CellRange, changedCells, type Scene } from './scene.js';
import type { Range, Viewport } from './viewport.js';

/** Pixels around a cell that its ring covers. */
const RING = 10;

/** Cells smaller than that have neither gaps nor round corners, in pixels. */
const SMALL = 14;

/**
 * Paints what differs from the scene before, or all of it. Returns the rectangle that was painted.
 */
export function paintBoard(context: Canvas2D, scene: Scene, before?: Scene): Box | undefined {
  const changed = before === undefined ? undefined : changedCells(before, scene);
  if (changed === 'nothing') return undefined;
  const { view } = scene;
  if (changed === undefined) {
    const whole = { x: 0, y: 0, width: view.room.width, height: view.room.height };
    paintWithin(context, scene, whole);
    return whole;
  }
  // the rows and columns of what changed, with the numbers beside them
  const from = cellBox(view, changed.top, changed.left);
  const to = cellBox(view, changed.bottom, changed.right);
  const cells = {
    x: from.x - RING,
    y: from.y - RING,
    width: to.x + to.width - from.x + 2 * RING,
    height: to.y + to.height - from.y + 2 * RING,
  };
  paintWithin(context, scene, cells);
  paintWithin(context, scene, { ...cells, x: 0, width: view.left });
  paintWithin(context, scene, { ...cells, y: 0, height: view.top });
  return cells;
}

/** Paints the part of a scene that lies in a rectangle. */
function paintWithin(context: Canvas2D, scene: Scene, box: Box): void {
  const { view, look } = scene;
  context.save();
  clipTo(context, box);
  context.fillStyle = look.paper;
  context.fillRect(box.x, box.y, box.width, box.height);
  paintRails(context, scene, box);
  context.save();
  clipTo(context, boardBox(view));
  paintCells(context, scene, rangeIn(view, box));
  context.restore();
  paintFrame(context, view, look.frame);
  paintCursor(context, scene);
  context.restore();
}

function clipTo(context: Canvas2D, { x, y, width, height }: Box): void {
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
}

/** The rectangle in which cells are in sight. */
function boardBox({ left, top, room, clues, cell, scrollX, scrollY }: Viewport): Box {
  return {
    x: left,
    y: top,
    width: Math.min(room.width - left, clues.width * cell - scrollX),
    height: Math.min(room.height - top, clues.height * cell - scrollY),
  };
}

/** The cells in sight of which anything lies in the rectangle. */
function rangeIn(view: Viewport, box: Box): CellRange {
  const { left, top, scrollX, scrollY, cell, columns, rows } = view;
  const clamp = (index: number, { first, last }: Range): number =>
    Math.min(last, Math.max(first, Math.floor(index)));
  return {
    left: clamp((box.x - left + scrollX) / cell, columns),
    right: clamp((box.x + box.width - left + scrollX) / cell, columns),
    top: clamp((box.y - top + scrollY) / cell, rows),
    bottom: clamp((box.y + box.height - top + scrollY) / cell, rows),
  };
}

/** The cells of a range, layer by layer. */
function paintCells(context: Canvas2D, scene: Scene, range: CellRange): void {
  const { view, look, hint, game } = scene;
  const ground = spanOf(view, range);
  context.fillStyle = look.cell;
  context.fillRect(ground.x, ground.y, ground.width, ground.height);
  paintCrosshair(context, scene, ground);
  context.fillStyle = look.marker;
  for (const cell of hint?.premises ?? []) fillCell(context, view, cell);
  paintMarks(context, scene, range);
  paintRules(context, scene, range);
  paintRings(context, scene, hint?.conclusions ?? [], { color: look.markerEdge, isDashed: true });
  paintRings(context, scene, scene.mistakes ?? [], { color: look.red, isDashed: false });
  paintRings(context, scene, supposedCells(game), { color: look.pencil, isDashed: true });
  paintRings(context, scene, [...(scene.stroke?.cells ?? [])], {
    color: look.accent,
    isDashed: false,
  });
}

/** The pixels of a range of cells. */
function spanOf(view: Viewport, { left, top, right, bottom }: CellRange): Box {
  const from = cellBox(view, top, left);
  const to = cellBox(view, bottom, right);
  return {
    x: from.x,
    y: from.y,
    width: to.x + to.width - from.x,
    height: to.y + to.height - from.y,
  };
}

function fillCell(context: Canvas2D, view: Viewport, cell: number): void {
  const { x, y, width, height } = boxOf(view, cell);
  context.fillRect(x, y, width, height);
}

function boxOf(view: Viewport, cell: number): Box {
  const { width } = view.clues;
  return cellBox(view, Math.floor(cell / width), cell % width);
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

/** Fills and crosses: a path for each ink, and one for all crosses. */
function paintMarks(context: Canvas2D, scene: Scene, range: CellRange): void {
  const { game, view, look } = scene;
  const inks = inksOf(game.clues.palette, look);
  const cellsOf = new Map<number, number[]>();
  for (let row = range.top; row <= range.bottom; row++) {
    for (let column = range.left; column <= range.right; column++) {
      const cell = row * game.clues.width + column;
      const mark = shownMark(scene, cell);
      if (mark === UNKNOWN) continue;
      const same = cellsOf.get(mark);
      if (same === undefined) cellsOf.set(mark, [cell]);
      else same.push(cell);
    }
  }
  for (const [mark, cells] of cellsOf) {
    if (mark === BLANK) paintBlanks(context, scene, cells);
    else paintFills(context, view, cells, inks[mark] ?? look.ink);
  }
}

/** The mark of a cell as it will be when the stroke under way ends. */
function shownMark({ game, stroke }: Scene, cell: number): number {
  return stroke?.cells.has(cell) === true ? stroke.mark : (game.marks[cell] ?? UNKNOWN);
}

function paintFills(
  context: Canvas2D,
  view: Viewport,
  cells: readonly number[],
  ink: string,
): void {
  const gap = view.cell < SMALL ? 0 : 0.75;
  context.fillStyle = ink;
  context.beginPath();
  for (const cell of cells) {
    const { x, y, width, height } = boxOf(view, cell);
    const [w, h] = [width - 2 * gap, height - 2 * gap];
    if (gap === 0) context.rect(x, y, w, h);
    else context.roundRect(x + gap, y + gap, w, h, 2);
  }
  context.fill();
}

/** Cells that are marked as blank: crosses, dots, or a shade. */
function paintBlanks(
  context: Canvas2D,
  { view, look, style }: Scene,
  cells: readonly number[],
): void {
  const { cell: size } = view;
  const arm = 0.17 * size;
  context.beginPath();
  for (const cell of cells) {
    const { x, y } = boxOf(view, cell);
    const [cx, cy] = [x + size / 2, y + size / 2];
    if (style.blankAs === 'dot') context.rect(cx - arm / 2, cy - arm / 2, arm, arm);
    else if (style.blankAs === 'shade') context.rect(x, y, size, size);
    else {
      context.moveTo(cx - arm, cy - arm);
      context.lineTo(cx + arm, cy + arm);
      context.moveTo(cx - arm, cy + arm);
      context.lineTo(cx + arm, cy - arm);
    }
  }
  if (style.blankAs === 'cross') {
    context.strokeStyle = look.cross;
    context.lineWidth = Math.max(1, 0.065 * size);
    context.lineCap = 'round';
    context.stroke();
    return;
  }
  context.fillStyle = style.blankAs === 'dot' ? look.cross : look.rail;
  context.fill();
}

/** The rules between cells, thin ones first. */
function paintRules(context: Canvas2D, { view, look, style }: Scene, range: CellRange): void {
  const { clues } = view;
  const every = style.rulesEvery > 0 ? style.rulesEvery : Number.POSITIVE_INFINITY;
  const span = spanOf(view, range);
  for (const isThick of [false, true]) {
    context.beginPath();
    for (let column = range.left; column <= range.right + 1; column++) {
      if (column % clues.width === 0 || (column % every === 0) !== isThick) continue;
      const { x } = cellBox(view, 0, column);
      context.moveTo(crisp(x), span.y);
      context.lineTo(crisp(x), span.y + span.height);
    }
    for (let row = range.top; row <= range.bottom + 1; row++) {
      if (row % clues.height === 0 || (row % every === 0) !== isThick) continue;
      const { y } = cellBox(view, row, 0);
      context.moveTo(span.x, crisp(y));
      context.lineTo(span.x + span.width, crisp(y));
    }
    context.strokeStyle = isThick ? look.thick : look.thin;
    context.lineWidth = isThick ? (view.cell < SMALL ? 1.25 : 1.75) : 1;
    context.lineCap = 'butt';
    context.stroke();
  }
}

/** The middle of a pixel, so that a rule of one pixel is one pixel wide. */
function crisp(at: number): number {
  return Math.round(at) + 0.5;
}

/** Rings around cells; those of neighbours touch. */
function paintRings(
  context: Canvas2D,
  { view }: Scene,
  cells: readonly number[],
  { color, isDashed }: { readonly color: string; readonly isDashed: boolean },
): void {
  if (cells.length === 0) return;
  const inset = view.cell < SMALL ? 0.5 : 2;
  context.beginPath();
  for (const cell of cells) {
    const { x, y, width, height } = boxOf(view, cell);
    context.rect(x + inset, y + inset, width - 2 * inset, height - 2 * inset);
  }
  context.strokeStyle = color;
  context.lineWidth = view.cell < SMALL ? 1 : 2.4;
  context.setLineDash(isDashed ? [4, 2.5] : []);
  context.stroke();
  context.setLineDash([]);
}

function paintFrame(context: Canvas2D, view: Viewport, color: string): void {
  const { x, y, width, height } = boardBox(view);
  context.beginPath();
  context.rect(x, y, width, height);
  context.strokeStyle = color;
  context.lineWidth = 2;
  context.stroke();
}

/** The ring of the cursor stands outside its cell, so that what the cell shows stays visible. */
function paintCursor(context: Canvas2D, { view, look, cursor }: Scene): void {
  if (cursor === undefined) return;
  const { x, y, width, height } = cellBox(view, cursor.row, cursor.column);
  if (x + width <= view.left || y + height <= view.top) return;
  // a ring of paper between the cursor and its cell keeps it visible on any ink
  ring(context, { x: x + 1, y: y + 1, width: width - 2, height: height - 2 }, look.cell, 2);
  ring(context, { x: x - 1.5, y: y - 1.5, width: width + 3, height: height + 3 }, look.accent, 3);
}

function ring(context: Canvas2D, box: Box, color: string, width: number): void {
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 3);
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}
