/**
 * Painting the rails: the numbers of clues in chips of their colours, dimmed where they are done,
 * and the crosshair, which goes through to them.
 */
import { type Line, mixed } from '@nonokit/core';
import { clueOf } from '../line-marks.js';
import type { Canvas2D } from './canvas.js';
import { type Box, cellBox, numberBox } from './hit.js';
import { digitOn, inksOf } from './look.js';
import type { Scene } from './scene.js';

/** The share of a chip that its digits take: one digit, two, three. */
const DIGITS = [0.74, 0.68, 0.52] as const;

/** How much of its colour a chip keeps whose block is done. */
const DIMMED = 0.22;

/** Paints the rails as far as they lie in the rectangle. */
export function paintRails(context: Canvas2D, scene: Scene, box: Box): void {
  const { view } = scene;
  const { left, top, x, y, clues, room } = view;
  if (box.x < left) {
    paintRail(context, scene, { x, y: top, width: left - x, height: room.height - top }, () => {
      for (let index = view.rows.first; index <= view.rows.last; index++) {
        const own = cellBox(view, index, 0);
        if (own.y <= box.y + box.height && own.y + own.height >= box.y) {
          paintNumbers(context, scene, { kind: 'row', index }, index);
        }
      }
    });
  }
  if (box.y < top) {
    paintRail(context, scene, { x: left, y, width: room.width - left, height: top - y }, () => {
      for (let index = view.columns.first; index <= view.columns.last; index++) {
        const own = cellBox(view, 0, index);
        if (own.x <= box.x + box.width && own.x + own.width >= box.x) {
          paintNumbers(context, scene, { kind: 'column', index }, clues.height + index);
        }
      }
    });
  }
}

/** The ground of one rail, and what stands on it. */
function paintRail(context: Canvas2D, scene: Scene, rail: Box, numbers: () => void): void {
  const { view, look, style, cursor } = scene;
  const { clues, cell, scrollX, scrollY, left, top } = view;
  const end = {
    x: Math.min(rail.x + rail.width, left + clues.width * cell - scrollX),
    y: Math.min(rail.y + rail.height, top + clues.height * cell - scrollY),
  };
  context.save();
  context.beginPath();
  context.rect(rail.x, rail.y, end.x - rail.x, end.y - rail.y);
  context.clip();
  context.fillStyle = look.rail;
  context.fillRect(rail.x, rail.y, rail.width, rail.height);
  if (cursor !== undefined && style.hasCrosshair) {
    const at = cellBox(view, cursor.row, cursor.column);
    context.fillStyle = look.crosshair;
    if (rail.x < left) context.fillRect(rail.x, at.y, rail.width, at.height);
    else context.fillRect(at.x, rail.y, at.width, rail.height);
  }
  paintRailRules(context, scene, rail);
  numbers();
  context.restore();
}

/** Every fifth rule goes on through the rails, and their outer edges close the sheet. */
function paintRailRules(context: Canvas2D, { view, look, style }: Scene, rail: Box): void {
  const isLeft = rail.x < view.left;
  const count = isLeft ? view.clues.height : view.clues.width;
  const every = style.rulesEvery > 0 ? style.rulesEvery : Number.POSITIVE_INFINITY;
  context.beginPath();
  for (let index = every; index < count; index += every) {
    const at = cellBox(view, index, index);
    const [x, y] = [Math.round(at.x) + 0.5, Math.round(at.y) + 0.5];
    context.moveTo(isLeft ? rail.x : x, isLeft ? y : rail.y);
    context.lineTo(isLeft ? view.left : x, isLeft ? y : view.top);
  }
  context.moveTo(rail.x + 0.5, rail.y + 0.5);
  context.lineTo(
    isLeft ? rail.x + 0.5 : rail.x + rail.width,
    isLeft ? rail.y + rail.height : rail.y + 0.5,
  );
  context.strokeStyle = look.thick;
  context.lineWidth = view.cell < 14 ? 1 : 1.25;
  context.stroke();
}

/** The numbers of a line; a blank line has a 0. */
function paintNumbers(context: Canvas2D, scene: Scene, line: Line, number: number): void {
  const { view, look, numbers, hint, game } = scene;
  const clue = clueOf(line, game.clues);
  if (clue.length === 0) paintText(context, numberBox(view, line, 0), '0', look.done, '500');
  clue.forEach(({ size, color }, block) => {
    const box = numberBox(view, line, block);
    const state = numbers.lines[number]?.[block] ?? 0;
    paintNumber(context, scene, box, { size, color, state });
  });
  if (hint?.line?.kind !== line.kind || hint.line.index !== line.index || clue.length === 0) return;
  const first = numberBox(view, line, 0);
  const last = numberBox(view, line, clue.length - 1);
  context.strokeStyle = look.markerEdge;
  context.lineWidth = 2;
  context.beginPath();
  context.rect(first.x, first.y, last.x + last.width - first.x, last.y + last.height - first.y);
  context.stroke();
}

/** A number and how it is shown. */
interface ShownNumber {
  readonly size: number;
  readonly color: number;
  readonly state: 0 | 1 | 2;
}

function paintNumber(
  context: Canvas2D,
  { look, game }: Scene,
  box: Box,
  { size, color, state }: ShownNumber,
): void {
  const { palette } = game.clues;
  const text = String(size);
  const isPlain = palette.length <= 2;
  const ink = inksOf(palette, look)[color] ?? look.ink;
  if (isPlain || state === 2) {
    const shade = state === 0 ? look.ink : state === 1 ? look.dimmed : look.done;
    paintText(context, box, text, shade, state === 0 ? '700' : '500');
    if (state > 0) underline(context, box, isPlain ? shade : ink, state === 1);
    return;
  }
  const side = Math.min(box.width, box.height) - 1.5;
  const width = size < 100 ? side : box.width - 1.5;
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - side) / 2];
  context.beginPath();
  context.roundRect(x, y, width, side, 0.22 * side);
  context.fillStyle = state === 0 ? ink : mixed(look.rail, ink, DIMMED);
  context.fill();
  paintText(context, box, text, state === 0 ? digitOn(ink) : look.dimmed, '700');
}

/** A line through a number that is done, or below the numbers of a line that is. */
function underline(context: Canvas2D, box: Box, color: string, isStruck: boolean): void {
  const margin = 0.2 * box.width;
  const y = box.y + (isStruck ? 0.5 : 0.86) * box.height;
  context.beginPath();
  context.moveTo(box.x + margin, y);
  context.lineTo(box.x + box.width - margin, y);
  context.strokeStyle = color;
  context.lineWidth = isStruck ? 1.5 : 2;
  context.stroke();
}

function paintText(context: Canvas2D, box: Box, text: string, color: string, weight: string): void {
  const share = DIGITS[Math.min(text.length, DIGITS.length) - 1] ?? DIGITS[2];
  const size = share * Math.min(box.height, box.width * (text.length > 2 ? 1.1 : 1.2));
  context.fillStyle = color;
  context.font = `${weight} ${size.toFixed(1)}px Onest, ui-sans-serif, system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, box.x + box.width / 2, box.y + box.height / 2 + 0.04 * size);
}
