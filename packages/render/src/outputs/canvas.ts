/**
 * A sheet on a canvas: the same shapes as in a PDF, painted on a 2D context from the page.
 *
 * The result is the layout; with `cellAt` a page finds the cell of a click.
 */
import { good, type Puzzle, type Result } from '@nonokit/core';
import type { TextLine } from '../layout/heading.js';
import type { Label } from '../layout/label.js';
import type { SheetLayout } from '../layout/layout.js';
import { FONT_FAMILY } from '../layout/measure.js';
import { createDrawing, type DrawOptions } from '../look/options.js';
import type { Theme } from '../look/theme.js';
import type { CanvasContext } from './canvas-context.js';
import { type Boxes, type Frames, type RuleShapes, type Shape, sheetShapes } from './shapes.js';

/** How a sheet is drawn on a canvas; always in the sheet style. */
export type CanvasOptions = Omit<DrawOptions, 'style'>;

/**
 * Paints a sheet with its top left corner at 0, 0 and returns its layout. The canvas must have at
 * least `width` x `height` pixels of that layout. For a screen with several dots per pixel, scale
 * the context first. The settings of the context are restored. Problems: those of `renderSvg`.
 */
export function renderCanvas(
  context: CanvasContext,
  puzzle: Puzzle,
  options: CanvasOptions = {},
): Result<SheetLayout> {
  const drawing = createDrawing(puzzle, { ...options, style: 'sheet' });
  if (!drawing.ok) return drawing;
  const { layout, shapes } = sheetShapes(drawing.value);
  context.save();
  context.textBaseline = 'alphabetic';
  paintGround(context, layout, drawing.value.theme);
  for (const shape of shapes) paintShape(context, shape);
  context.restore();
  return good(layout);
}

/** The paper, and the texts above the sheet. */
function paintGround(context: CanvasContext, layout: SheetLayout, theme: Theme): void {
  context.fillStyle = theme.paper;
  context.fillRect(0, 0, layout.width, layout.height);
  const { title = [], subtitle = [] } = layout.heading ?? {};
  context.textAlign = 'left';
  paintLines(context, title, theme.text);
  paintLines(context, subtitle, theme.faint);
}

function paintLines(context: CanvasContext, lines: readonly TextLine[], paint: string): void {
  context.fillStyle = paint;
  for (const { text, x, y, fontSize } of lines) {
    context.font = fontOfSize(fontSize);
    context.fillText(text, x, y);
  }
}

function paintShape(context: CanvasContext, shape: Shape): void {
  switch (shape.kind) {
    case 'boxes':
      paintBoxes(context, shape);
      return;
    case 'frames':
      paintFrames(context, shape);
      return;
    case 'rules':
      paintRules(context, shape);
      return;
    case 'texts':
      context.fillStyle = shape.paint;
      for (const label of shape.texts) paintText(context, label);
      return;
  }
}

function paintText(context: CanvasContext, { text, x, y, fontSize, align, turned }: Label): void {
  context.font = fontOfSize(fontSize);
  context.textAlign = align ?? 'center';
  if (turned !== true) {
    context.fillText(text, x, y);
    return;
  }
  context.save();
  context.translate(x, y);
  context.rotate(-Math.PI / 2);
  context.fillText(text, 0, 0);
  context.restore();
}

function paintBoxes(context: CanvasContext, { paint, boxes, radius }: Boxes): void {
  context.fillStyle = paint;
  for (const { left, top, width, height } of boxes) {
    if (radius === undefined) {
      context.fillRect(left, top, width, height);
      continue;
    }
    const right = left + width;
    const bottom = top + height;
    context.beginPath();
    context.moveTo(left + radius, top);
    context.arcTo(right, top, right, bottom, radius);
    context.arcTo(right, bottom, left, bottom, radius);
    context.arcTo(left, bottom, left, top, radius);
    context.arcTo(left, top, right, top, radius);
    context.closePath();
    context.fill();
  }
}

/** Frames along the inside of boxes: a line's middle is half its thickness away from the edge. */
function paintFrames(context: CanvasContext, { paint, boxes, width: thickness }: Frames): void {
  context.strokeStyle = paint;
  context.lineWidth = thickness;
  const inset = thickness / 2;
  for (const { left, top, width, height } of boxes) {
    context.strokeRect(left + inset, top + inset, width - thickness, height - thickness);
  }
}

function paintRules(context: CanvasContext, { paint, width, square, rules }: RuleShapes): void {
  context.strokeStyle = paint;
  context.lineWidth = width;
  context.lineCap = square ? 'square' : 'butt';
  context.beginPath();
  for (const { x, y, length, vertical } of rules) {
    context.moveTo(x, y);
    context.lineTo(vertical ? x : x + length, vertical ? y + length : y);
  }
  context.stroke();
}

/** The font of sheets in CSS, in pixels. */
function fontOfSize(fontSize: number): string {
  return `bold ${fontSize}px ${FONT_FAMILY}`;
}
