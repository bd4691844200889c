/**
 * Paints the rails: their background, the crosshair and the rules that continue through them, and
 * the numbers, which `paint-numbers.ts` paints.
 */
import { clueOf } from '../line-marks.js';
import { type Box, type Canvas2D, clipTo } from './canvas.js';
import { collectNumbers, type NumberBatch } from './collect-numbers.js';
import { cellBox, numberBox } from './hit.js';
import { paintBatch } from './paint-numbers.js';
import { crisp, isFifth, thickWidth } from './paint-rules.js';
import { listSides, type Side } from './rails.js';
import type { Scene } from './scene.js';

/** A rail: the kind of its lines, its side, and its rectangle. */
interface Rail {
  readonly kind: 'row' | 'column';
  readonly side: Side;
  readonly box: Box;
  /** The lines to paint: those of a whole rail, or of the part in a rectangle. */
  readonly first: number;
  readonly last: number;
}

/** Numbers in smaller cells would be illegible; bars show the lengths of clues instead. */
const NUMBERS_FROM = 3;

/** The opacity of thin rules on rails. */
const THIN_ON_RAIL = 0.55;

/** Paints the part of the rails that lies in a rectangle. */
export function paintRails(context: Canvas2D, scene: Scene, box: Box): void {
  const { view } = scene;
  for (const side of listSides(view.rails.layout)) {
    for (const kind of ['row', 'column'] as const) {
      const rail = railIn(scene, kind, side, box);
      if (rail !== undefined) paintRail(context, scene, rail);
    }
  }
}

/** The part of a rail that lies in a rectangle, if there is one. */
function railIn(
  { view, hint }: Scene,
  kind: Rail['kind'],
  side: Side,
  within: Box,
): Rail | undefined {
  const { x, y, left, top, right, bottom, endX, endY, cell } = view;
  const isRow = kind === 'row';
  const from = isRow
    ? { x: side === 'near' ? x : right, y: top }
    : { x: left, y: side === 'near' ? y : bottom };
  const to = isRow
    ? { x: side === 'near' ? left : endX, y: bottom }
    : { x: right, y: side === 'near' ? top : endY };
  const isOutside =
    within.x > to.x + 1 ||
    within.y > to.y + 1 ||
    within.x + within.width < from.x - 1 ||
    within.y + within.height < from.y - 1;
  if (isOutside) return undefined;
  const lines = isRow ? view.rows : view.columns;
  const start = isRow ? within.y - top + view.scrollY : within.x - left + view.scrollX;
  const length = isRow ? within.height : within.width;
  // the ring of a hint, and a number of two lines, reach beyond their lines
  const more = hint === undefined && view.clues.rules === undefined ? 0 : 2;
  const first = Math.max(lines.first, Math.floor((start - more) / cell));
  const last = Math.min(lines.last, Math.ceil((start + length + more) / cell) - 1);
  const box = { ...from, width: to.x - from.x, height: to.y - from.y };
  return { kind, side, box, first, last };
}

function paintRail(context: Canvas2D, scene: Scene, rail: Rail): void {
  const { view, look, style, cursor } = scene;
  const { box, kind, side, first, last } = rail;
  context.save();
  clipTo(context, box);
  context.fillStyle = look.rail;
  context.fillRect(box.x, box.y, box.width, box.height);
  if (cursor !== undefined && style.hasCrosshair) {
    const at = cellBox(view, cursor.row, cursor.column);
    context.fillStyle = look.crosshair;
    if (kind === 'row') context.fillRect(box.x, at.y, box.width, at.height);
    else context.fillRect(at.x, box.y, at.width, box.height);
  }
  paintRailRules(context, scene, rail);
  if (view.cell < NUMBERS_FROM) paintClueLengths(context, scene, rail);
  else {
    const batch: NumberBatch = new Map();
    for (let index = first; index <= last; index++) {
      collectNumbers(scene, { line: { kind, index }, side }, batch);
    }
    paintBatch(context, batch);
  }
  context.restore();
  paintEdge(context, scene, rail);
}

/** Paints a pale bar for each clue, as long as the clue. */
function paintClueLengths(context: Canvas2D, { view, look }: Scene, rail: Rail): void {
  const { kind, side, first, last } = rail;
  context.fillStyle = look.thin;
  for (let index = first; index <= last; index++) {
    const line = { kind, index };
    const count = Math.max(1, clueOf(line, view.clues).length);
    const from = numberBox(view, line, 0, side);
    const to = numberBox(view, line, count - 1, side);
    const width = to.x + to.width - from.x;
    const height = to.y + to.height - from.y;
    if (kind === 'row') context.fillRect(from.x, from.y, width, 0.7 * height);
    else context.fillRect(from.x, from.y, 0.7 * width, height);
  }
}

/** Paints the rules of the cells through the rails, thin ones paler. */
function paintRailRules(context: Canvas2D, { view, look, style }: Scene, rail: Rail): void {
  const { kind, box, first, last } = rail;
  const count = kind === 'row' ? view.clues.height : view.clues.width;
  for (const isThick of [false, true]) {
    if (!isThick && view.cell < 8) continue;
    context.fillStyle = isThick ? look.thick : look.thin;
    context.globalAlpha = isThick ? 1 : THIN_ON_RAIL;
    const wide = isThick ? thickWidth(view.cell) : 1;
    for (let index = Math.max(1, first); index <= last + 1 && index < count; index++) {
      if (isFifth(index, style.rulesEvery) !== isThick) continue;
      const at = cellBox(view, index, index);
      if (kind === 'row') context.fillRect(box.x, crisp(at.y) - wide / 2, box.width, wide);
      else context.fillRect(crisp(at.x) - wide / 2, box.y, wide, box.height);
    }
    context.globalAlpha = 1;
  }
}

/** Paints the outer edge of a rail, and its end away from the corner. */
function paintEdge(context: Canvas2D, { view, look }: Scene, { kind, side, box }: Rail): void {
  const { x, y, width, height } = box;
  const isNear = side === 'near';
  const isRow = kind === 'row';
  const right = x + width;
  const bottom = y + height;
  const outer = isRow ? (isNear ? x + 0.6 : right - 0.6) : isNear ? y + 0.6 : bottom - 0.6;
  const inner = isRow ? (isNear ? right : x) : isNear ? bottom : y;
  const [start, end] = isRow ? [y, bottom] : [x, right];
  const hasBoth = view.rails.layout.numbers === 'both';
  const to = (along: number, across: number): void =>
    isRow ? context.lineTo(across, along) : context.lineTo(along, across);
  context.beginPath();
  if (isRow) context.moveTo(hasBoth || !isNear ? inner : outer, start);
  else context.moveTo(start, hasBoth || !isNear ? inner : outer);
  to(start, outer);
  to(end, outer);
  if (hasBoth || isNear) to(end, inner);
  context.strokeStyle = look.frame;
  context.lineWidth = 1.2;
  context.stroke();
}
