/**
 * Paints uncertain cells as in pencil: suppositions of a what-if layer, and cells that several
 * solutions fill differently.
 */
import { BLANK, seenOn } from '@nonokit/core';
import type { Canvas2D } from './canvas.js';
import type { CellRange } from './cell-range.js';
import { addDashedSquare } from './dashes.js';
import { boxOf, isIn, RULE_MIDDLE } from './places.js';
import type { Scene } from './scene.js';

/** The share of its colour that a supposed fill shows. */
const SUPPOSED = 0.3;

/** Paints supposed cells: a pale fill with a dashed edge of its ink, or a small ring for blank. */
export function paintSupposed(
  context: Canvas2D,
  scene: Scene,
  cells: readonly number[],
  inks: readonly string[],
): void {
  const { game, stroke, look } = scene;
  for (const cell of cells) {
    const mark = stroke?.cells.has(cell) === true ? stroke.mark : game.marks[cell];
    if (mark === BLANK) paintSupposedBlank(context, scene, cell);
    else paintSupposedFill(context, scene, cell, inks[mark ?? 0] ?? look.ink);
  }
}

function paintSupposedBlank(context: Canvas2D, { view, look }: Scene, cell: number): void {
  const { x, y, width } = boxOf(view, cell);
  const half = width / 2 + RULE_MIDDLE;
  context.beginPath();
  context.arc(x + half, y + half, 0.12 * width, 0, 2 * Math.PI);
  context.strokeStyle = look.pencil;
  context.lineWidth = width < 14 ? 1 : 1.5;
  context.stroke();
}

function paintSupposedFill(
  context: Canvas2D,
  { view, look }: Scene,
  cell: number,
  ink: string,
): void {
  const { x, y, width } = boxOf(view, cell);
  const inset = Math.min(3.5, 0.14 * width);
  const side = width - 2 * inset;
  context.beginPath();
  context.roundRect(x + inset + RULE_MIDDLE, y + inset + RULE_MIDDLE, side, side, 1);
  context.globalAlpha = SUPPOSED;
  context.fillStyle = ink;
  context.fill();
  context.globalAlpha = 1;
  context.beginPath();
  const square = { x: x + inset + RULE_MIDDLE, y: y + inset + RULE_MIDDLE, side };
  addDashedSquare(context, square, width < 14 ? [2, 1] : [3, 2]);
  context.strokeStyle = seenOn(ink, look.cell);
  context.lineWidth = width < 14 ? 1 : 1.6;
  context.lineCap = 'butt';
  context.stroke();
}

/** The pitch and the width of the hatching lines, in pixels. */
const HATCH = { pitch: 5, width: 2 };

/** The share of a hatched cell that the lines cover. */
const HATCHED = 0.8;

/** Paints undecided cells with hatching in one direction that continues from cell to cell. */
export function paintUndecided(context: Canvas2D, scene: Scene, range: CellRange): void {
  const { view, look, undecided = [] } = scene;
  const shown = undecided.filter((cell) => isIn(range, cell, view.clues.width));
  if (shown.length === 0) return;
  const shrink = Math.min(1, view.cell / 16);
  context.globalAlpha = HATCHED;
  context.fillStyle = look.cell;
  context.strokeStyle = look.pencil;
  context.lineWidth = HATCH.width * shrink;
  context.lineCap = 'butt';
  context.beginPath();
  for (const cell of shown) {
    const { x, y, width } = boxOf(view, cell);
    context.fillRect(x + 1, y + 1, width - 1, width - 1);
    hatch(context, view, { x: x + 1, y: y + 1, side: width - 1 }, HATCH.pitch * shrink);
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** Adds the lines at 45° through a square, in step with those of the whole board. */
function hatch(
  context: Canvas2D,
  view: { readonly left: number; readonly top: number; scrollX: number; scrollY: number },
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  pitch: number,
): void {
  const step = pitch * Math.SQRT2;
  // on a stroke x + y is the same everywhere
  const origin = view.left - view.scrollX + view.top - view.scrollY;
  const first = origin + Math.ceil((x + y - origin) / step) * step;
  for (let sum = first; sum < x + y + 2 * side; sum += step) {
    const from = Math.max(x, sum - y - side);
    const to = Math.min(x + side, sum - y);
    context.moveTo(from, sum - from);
    context.lineTo(to, sum - to);
  }
}
