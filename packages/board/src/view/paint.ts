/**
 * Paints a board on a 2D canvas, either all of it or only what has changed. A scene is cut into
 * rectangles that must be repainted, and each is painted from the background up, clipped. Cells are
 * in `paint-cells.ts`, rings around them in `paint-rings.ts`, numbers in `paint-rails.ts`.
 */
import { type Box, type Canvas2D, clipTo } from './canvas.js';
import type { CellRange } from './cell-range.js';
import { type Changes, findChanges, type LineRange } from './changes.js';
import { cellBox } from './hit.js';
import { paintCells, paintEmpty } from './paint-cells.js';
import { paintLineNumbers } from './paint-line-numbers.js';
import { paintRails } from './paint-rails.js';
import { paintCursor } from './paint-rings.js';
import { toBox } from './places.js';
import type { Scene } from './scene.js';
import type { Range, Viewport } from './viewport.js';

/** Pixels around a cell that its rules and the ring of the cursor cover. */
const RING = 4;

/** Pixels outside the cells that the frame and the ring of the cursor cover. */
const FRAME = 3;

/**
 * Paints the differences from the previous scene, or all of it. Returns the rectangle that was
 * painted, or undefined if nothing differs.
 */
export function paintBoard(context: Canvas2D, scene: Scene, before?: Scene): Box | undefined {
  const { width, height } = scene.view.room;
  const whole = { x: 0, y: 0, width, height };
  const changes = before === undefined ? 'all' : findChanges(before, scene);
  if (changes === 'all') {
    paintWithin(context, scene, onPixels(whole, context.getTransform().a));
    return whole;
  }
  const boxes = listBoxes(scene.view, changes).map((box) =>
    onPixels(box, context.getTransform().a),
  );
  for (const box of boxes) paintWithin(context, scene, box);
  return boxes.reduce<Box | undefined>(around, undefined);
}

/**
 * The rectangles of changes, including the rules and rings around cells. They never cut through
 * numbers: browsers omit digits that are almost completely clipped.
 */
function listBoxes(view: Viewport, { cells, lines }: Changes): Box[] {
  const board = grown(boardBox(view), FRAME);
  const ofCells = cells.map((range) => common(grown(toBox(view, range), RING), board));
  const ofLines = lines.flatMap((range) => railBoxes(view, range));
  return [...ofCells, ...ofLines].filter(({ width, height }) => width > 0 && height > 0);
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The intersection of two rectangles; its width or height is negative if it is empty. */
function common(one: Box, other: Box): Box {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** The rectangles of the numbers of lines, on each side that has any. */
function railBoxes(view: Viewport, { kind, first, last }: LineRange): Box[] {
  const { x, y, left, top, right, bottom, endX, endY } = view;
  const from = cellBox(view, first, first);
  const size = (last - first + 1) * view.cell;
  if (kind === 'row') {
    const at = { y: from.y, height: size };
    const sides = [
      { x, width: left - x, ...at },
      { x: right, width: endX - right, ...at },
    ];
    return sides.map((side) => common(side, { x, y: top, width: endX - x, height: bottom - top }));
  }
  const at = { x: from.x, width: size };
  const sides = [
    { y, height: top - y, ...at },
    { y: bottom, height: endY - bottom, ...at },
  ];
  return sides.map((side) => common(side, { x: left, y, width: right - left, height: endY - y }));
}

/**
 * Grows a rectangle to whole pixels of the canvas, since an edge within a pixel would leave a
 * trace.
 */
function onPixels({ x, y, width, height }: Box, scale: number): Box {
  const left = Math.floor(x * scale) / scale;
  const top = Math.floor(y * scale) / scale;
  const right = Math.ceil((x + width) * scale) / scale;
  const bottom = Math.ceil((y + height) * scale) / scale;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function around(one: Box | undefined, other: Box): Box {
  if (one === undefined) return other;
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Paints the part of a scene that lies in a rectangle. */
function paintWithin(context: Canvas2D, scene: Scene, box: Box): void {
  const { view, look } = scene;
  context.save();
  clipTo(context, box);
  context.fillStyle = look.paper;
  context.fillRect(box.x, box.y, box.width, box.height);
  const range = rangeIn(view, box);
  const cells = boardBox(view);
  if (range !== undefined) {
    context.save();
    clipTo(context, cells);
    if (scene.isCovered === true) paintEmpty(context, scene, range);
    else paintCells(context, scene, range);
    context.restore();
  }
  if (scene.isCovered !== true) {
    paintRails(context, { ...scene, look: scene.railLook ?? look }, box);
  }
  paintFrame(context, scene, cells);
  if (scene.isCovered !== true) {
    paintLineNumbers(context, scene);
    paintCursor(context, scene, cells);
  }
  context.restore();
}

/** The rectangle of the visible cells. */
function boardBox({ left, top, right, bottom }: Viewport): Box {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The visible cells that overlap the rectangle, if there are any. */
function rangeIn(view: Viewport, box: Box): CellRange | undefined {
  const { left, top, right, bottom, scrollX, scrollY, cell, columns, rows } = view;
  const endX = box.x + box.width;
  const endY = box.y + box.height;
  if (endX < left || endY < top || box.x > right || box.y > bottom) return undefined;
  // a pixel more, because a rule stands between two cells
  const clamp = (pixels: number, { first, last }: Range): number =>
    Math.min(last, Math.max(first, Math.floor(pixels / cell)));
  return {
    left: clamp(box.x - left + scrollX - 1, columns),
    right: clamp(endX - left + scrollX + 1, columns),
    top: clamp(box.y - top + scrollY - 1, rows),
    bottom: clamp(endY - top + scrollY + 1, rows),
  };
}

function paintFrame(context: Canvas2D, { view, look }: Scene, cells: Box): void {
  context.beginPath();
  context.rect(cells.x, cells.y, cells.width, cells.height);
  context.strokeStyle = look.frame;
  context.lineWidth = view.cell < 9 ? 1.25 : 2;
  context.stroke();
}
