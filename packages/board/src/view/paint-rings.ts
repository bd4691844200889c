/**
 * Paints what lies on top of the cells: conclusions of hints, mistakes, repaired cells, the current
 * stroke, and the cursor.
 */
import { type Box, type Canvas2D, clipTo } from './canvas.js';
import type { CellRange } from './cell-range.js';
import { addDashedSquare } from './dashes.js';
import { cellBox } from './hit.js';
import { boxOf, isIn, SMALL, toBox } from './places.js';
import type { Scene } from './scene.js';

/** Paints all rings around cells of a range, except the cursor. */
export function paintRings(context: Canvas2D, scene: Scene, range: CellRange): void {
  const { look, hint, mistakes = [], repaired = [] } = scene;
  const near = (cells: readonly number[]): number[] =>
    cells.filter((cell) => isIn(range, cell, scene.view.clues.width));
  const dash = scene.view.cell < SMALL ? ([2, 1.5] as const) : ([4, 2.5] as const);
  const conclusions = near(hint?.conclusions ?? []);
  ringCells(context, scene, conclusions, { color: look.markerEdge, width: 2.4, inset: 1.6, dash });
  paintMistakes(context, scene, near(mistakes));
  ringCells(context, scene, near(repaired), { color: look.accent, width: 2.2, inset: 1 });
  paintStroke(context, scene);
}

/** The look of rings. */
interface RingLook {
  readonly color: string;
  readonly width: number;
  readonly inset: number;
  /** The lengths of dashes and gaps; absent for a solid ring. */
  readonly dash?: readonly [dash: number, gap: number];
}

function ringCells(
  context: Canvas2D,
  { view }: Scene,
  cells: readonly number[],
  { color, width, inset, dash }: RingLook,
): void {
  if (cells.length === 0) return;
  const isSmall = view.cell < SMALL;
  const free = isSmall ? 1 : inset + 0.5;
  const side = view.cell - 2 * free + 1;
  context.strokeStyle = color;
  context.lineWidth = isSmall ? Math.max(1, width / 1.6) : width;
  context.lineCap = 'butt';
  context.beginPath();
  for (const cell of cells) {
    const { x, y } = boxOf(view, cell);
    if (dash === undefined) context.roundRect(x + free, y + free, side, side, isSmall ? 1 : 3);
    else addDashedSquare(context, { x: x + free, y: y + free, side }, dash);
  }
  context.stroke();
}

/**
 * Paints mistakes with a ring and a folded corner, so that they do not depend on telling red from
 * green.
 */
function paintMistakes(context: Canvas2D, scene: Scene, cells: readonly number[]): void {
  const { view, look } = scene;
  if (cells.length === 0) return;
  // paper below the ring, or it would be invisible on a red cell
  ringCells(context, scene, cells, { color: look.cell, width: 5, inset: 0.5 });
  ringCells(context, scene, cells, { color: look.red, width: 2.5, inset: 0.5 });
  const fold = Math.max(0.42 * view.cell, Math.min(8, 0.6 * view.cell));
  context.fillStyle = look.red;
  context.beginPath();
  for (const cell of cells) {
    const { x, y, width } = boxOf(view, cell);
    context.moveTo(x + width + 1 - fold, y);
    context.lineTo(x + width + 1, y);
    context.lineTo(x + width + 1, y + fold);
    context.closePath();
  }
  context.fill();
  // the fold has an edge of paper, too
  context.beginPath();
  for (const cell of cells) {
    const { x, y, width } = boxOf(view, cell);
    line(context, x + width + 1 - fold, y, x + width + 1, y + fold);
  }
  context.strokeStyle = look.cell;
  context.lineWidth = 1.5;
  context.stroke();
}

/** Paints one ring around all cells of the stroke. */
function paintStroke(context: Canvas2D, { view, look, stroke }: Scene): void {
  if (stroke === undefined || stroke.cells.size === 0) return;
  const range = findRectangle(stroke.cells, view.clues.width);
  context.strokeStyle = look.accent;
  context.lineWidth = view.cell < SMALL ? 1.5 : 3;
  context.beginPath();
  if (range === undefined) outline(context, stroke.cells, view);
  else {
    const { x, y, width, height } = toBox(view, range);
    const free = view.cell < SMALL ? 0.75 : 1.5;
    const w = width - 2 * free + 1;
    const h = height - 2 * free + 1;
    context.roundRect(x + free, y + free, w, h, view.cell < SMALL ? 2 : 4);
  }
  context.lineCap = 'round';
  context.stroke();
}

/** The range that consists of exactly these cells; undefined if they have another shape. */
function findRectangle(cells: ReadonlySet<number>, width: number): CellRange | undefined {
  let left = Infinity;
  let right = -1;
  let top = Infinity;
  let bottom = -1;
  for (const cell of cells) {
    const row = Math.floor(cell / width);
    const column = cell % width;
    [left, right] = [Math.min(left, column), Math.max(right, column)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
  }
  const isWhole = (right - left + 1) * (bottom - top + 1) === cells.size;
  return isWhole ? { left, right, top, bottom } : undefined;
}

/** Adds the edges between cells of a set and other cells to the path. */
function outline(context: Canvas2D, cells: ReadonlySet<number>, view: Scene['view']): void {
  const { width } = view.clues;
  const free = view.cell < SMALL ? 0.75 : 1.5;
  for (const cell of cells) {
    const { x, y, width: size } = boxOf(view, cell);
    const column = cell % width;
    const has = {
      left: column > 0 && cells.has(cell - 1),
      right: column + 1 < width && cells.has(cell + 1),
      above: cells.has(cell - width),
      below: cells.has(cell + width),
    };
    // an edge goes on to the border of the cell where the neighbour goes on with it
    const x1 = x + (has.left ? 0 : free);
    const x2 = x + size + 1 - (has.right ? 1 : free);
    const y1 = y + (has.above ? 0 : free);
    const y2 = y + size + 1 - (has.below ? 1 : free);
    if (!has.above) line(context, x1, y + free, x2, y + free);
    if (!has.below) line(context, x1, y + size + 1 - free, x2, y + size + 1 - free);
    if (!has.left) line(context, x + free, y1, x + free, y2);
    if (!has.right) line(context, x + size + 1 - free, y1, x + size + 1 - free, y2);
  }
}

function line(context: Canvas2D, x1: number, y1: number, x2: number, y2: number): void {
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
}

/** Paints the ring of the cursor, with paper on both sides, so that it is visible on any ink. */
export function paintCursor(context: Canvas2D, { view, look, cursor }: Scene, cells: Box): void {
  if (cursor === undefined) return;
  const { x, y, width, height } = cellBox(view, cursor.row, cursor.column);
  const thin = view.cell < SMALL ? 0.6 : 1;
  context.save();
  clipTo(context, {
    x: cells.x - 3,
    y: cells.y - 3,
    width: cells.width + 6,
    height: cells.height + 6,
  });
  context.beginPath();
  context.roundRect(x, y, width + 1, height + 1, 3);
  context.strokeStyle = look.cell;
  context.lineWidth = 5 * thin;
  context.stroke();
  context.strokeStyle = look.accent;
  context.lineWidth = 3 * thin;
  context.stroke();
  context.restore();
}
