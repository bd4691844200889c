/** Painting cells that are marked as blank: crosses, dots or a shade. */
import type { Canvas2D } from './canvas.js';
import { paleOn } from './look.js';
import { boxOf, RULE_MIDDLE } from './places.js';
import { eachRow, paintStrips, type Runs } from './runs.js';
import type { Scene } from './scene.js';
import type { Viewport } from './viewport.js';

/**
 * Below this cell size the round ends of a cross are invisible, and flat ones are painted twice as
 * fast.
 */
const ROUND_FROM = 24;

/** Paints the cells that are marked as blank. */
export function paintBlanks(context: Canvas2D, { view, look, style }: Scene, runs: Runs): void {
  if (style.blankAs === 'cross') paintCrosses(context, view, runs, look.cross);
  else if (style.blankAs === 'dot') paintDots(context, view, runs, look.cross);
  else {
    context.fillStyle = look.rail === look.cell ? paleOn(look.cell, look.thin) : look.rail;
    paintStrips(context, view, runs);
  }
}

function paintCrosses(context: Canvas2D, view: Viewport, runs: Runs, color: string): void {
  const { cell: size } = view;
  const arm = 0.17 * size;
  context.strokeStyle = color;
  context.lineWidth = Math.max(1, 0.065 * size);
  context.lineCap = size < ROUND_FROM ? 'butt' : 'round';
  // one direction after the other: strokes that cross within a path may leave holes
  for (const rise of [arm, -arm]) {
    context.beginPath();
    const run = (from: number, count: number): void => {
      for (let cell = from; cell < from + count; cell++) {
        const { x, y } = findMiddle(view, cell);
        context.moveTo(x - arm, y - rise);
        context.lineTo(x + arm, y + rise);
      }
    };
    eachRow(runs, view.clues.width, run, () => {
      context.stroke();
      context.beginPath();
    });
  }
}

function paintDots(context: Canvas2D, view: Viewport, runs: Runs, color: string): void {
  const radius = Math.max(0.75, 0.09 * view.cell);
  context.fillStyle = color;
  context.beginPath();
  const run = (from: number, count: number): void => {
    for (let cell = from; cell < from + count; cell++) {
      const { x, y } = findMiddle(view, cell);
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 2 * Math.PI);
    }
  };
  eachRow(runs, view.clues.width, run, () => {
    context.fill();
    context.beginPath();
  });
}

/** The middle of a cell, between its rules. */
function findMiddle(view: Viewport, cell: number): { readonly x: number; readonly y: number } {
  const { x, y, width } = boxOf(view, cell);
  const half = width / 2 + RULE_MIDDLE;
  return { x: x + half, y: y + half };
}
