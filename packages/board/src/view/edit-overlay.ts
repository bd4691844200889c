/** The overlay of an editor: the dashed ring of a selection, and the mirror axes. */
import type { Rectangle } from '@nonokit/core';
import { type Box, type Canvas2D, clipTo } from './canvas.js';
import type { CellRange } from './cell-range.js';
import { addDashedBox } from './dashes.js';
import { cellBox } from './hit.js';
import { crisp } from './paint-rules.js';
import { SMALL, toBox } from './places.js';
import type { Overlay, Scene } from './scene.js';

/** The marks on the cells of an editor. */
export interface EditMarks {
  /** The selected cells; they may lie outside the picture. */
  readonly area?: Rectangle | undefined;
  /** The mirror axes: 'across' is the vertical one, between left and right. */
  readonly mirror: 'none' | 'across' | 'down' | 'both';
}

/** The size of a picture. */
type Size = Pick<Rectangle, 'width' | 'height'>;

/** The overlay of a picture of this size; undefined if there is nothing to show. */
export function editOverlay(marks: EditMarks, size: Size): Overlay | undefined {
  const { area, mirror } = marks;
  if (area === undefined && mirror === 'none') return undefined;
  const ranges = [...(area === undefined ? [] : ringRanges(area)), ...axisRanges(mirror, size)];
  return {
    ranges: ranges.flatMap((range) => within(range, size) ?? []),
    paint: (context, scene) => {
      paintAxes(context, scene, mirror);
      if (area !== undefined) paintSelection(context, scene, area);
    },
  };
}

/** The four sides of the ring. */
function ringRanges({ left, top, width, height }: Rectangle): CellRange[] {
  const right = left + width - 1;
  const bottom = top + height - 1;
  return [
    { left, right, top, bottom: top },
    { left, right, top: bottom, bottom },
    { left, right: left, top, bottom },
    { left: right, right, top, bottom },
  ];
}

function axisRanges(mirror: EditMarks['mirror'], { width, height }: Size): CellRange[] {
  const column = Math.floor(width / 2);
  const row = Math.floor(height / 2);
  const upright = { left: column, right: column, top: 0, bottom: height - 1 };
  const level = { left: 0, right: width - 1, top: row, bottom: row };
  return [...(hasUpright(mirror) ? [upright] : []), ...(hasLevel(mirror) ? [level] : [])];
}

function hasUpright(mirror: EditMarks['mirror']): boolean {
  return mirror === 'across' || mirror === 'both';
}

function hasLevel(mirror: EditMarks['mirror']): boolean {
  return mirror === 'down' || mirror === 'both';
}

function within(
  { left, top, right, bottom }: CellRange,
  { width, height }: Size,
): CellRange | undefined {
  const cut = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(width - 1, right),
    bottom: Math.min(height - 1, bottom),
  };
  return cut.left > cut.right || cut.top > cut.bottom ? undefined : cut;
}

/** Paints a dashed ring on a ring of paper, so that it is visible on any ink. */
function paintSelection(context: Canvas2D, { view, look }: Scene, area: Rectangle): void {
  const { left, top, width, height } = area;
  const span = toBox(view, { left, top, right: left + width - 1, bottom: top + height - 1 });
  const box = { ...span, x: span.x + 0.5, y: span.y + 0.5 };
  const isSmall = view.cell < SMALL;
  context.lineCap = 'butt';
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.strokeStyle = look.cell;
  context.lineWidth = isSmall ? 2 : 3;
  context.stroke();
  context.beginPath();
  addDashedBox(context, box, isSmall ? [4, 3] : [6, 4]);
  context.strokeStyle = look.accent;
  context.stroke();
}

/** Paints a thin line through the middle, on top of the cells. */
function paintAxes(context: Canvas2D, { view, look }: Scene, mirror: EditMarks['mirror']): void {
  const { clues, cell } = view;
  const from = cellBox(view, 0, 0);
  const width = clues.width * cell;
  const height = clues.height * cell;
  const lines: Box[] = [];
  const x = crisp(from.x + width / 2);
  const y = crisp(from.y + height / 2);
  if (hasUpright(mirror)) lines.push({ x, y: from.y, width: 0, height });
  if (hasLevel(mirror)) lines.push({ x: from.x, y, width, height: 0 });
  if (lines.length === 0) return;
  context.save();
  const { left, top, right, bottom } = view;
  clipTo(context, { x: left, y: top, width: right - left, height: bottom - top });
  context.lineCap = 'butt';
  for (const [color, thick] of [[look.cell, 3.5] as const, [look.accent, 1.5] as const]) {
    context.beginPath();
    for (const line of lines) {
      context.moveTo(line.x, line.y);
      context.lineTo(line.x + line.width, line.y + line.height);
    }
    context.strokeStyle = color;
    context.lineWidth = thick;
    context.stroke();
  }
  context.restore();
}
