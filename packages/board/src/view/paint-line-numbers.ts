/**
 * Paints the numbers of every fifth line outside the frame: on the side without a rail, or beyond
 * the far rail if there are rails on both sides.
 */
import type { Canvas2D } from './canvas.js';
import { cellBox } from './hit.js';
import type { Scene } from './scene.js';

/** The size of these numbers, and their distance from the frame, in pixels. */
const SIZE = 11;
const APART = 5;

/** Interval of painted line numbers. */
const EVERY = 5;

/** Paints the numbers of lines if the style has them. */
export function paintLineNumbers(context: Canvas2D, { view, look }: Scene): void {
  const { layout } = view.rails;
  if (!layout.hasLineNumbers) return;
  const { rows, columns, x, y, endX, endY, left, right, top, bottom, cell } = view;
  const isBefore = layout.numbers === 'right';
  context.fillStyle = look.done;
  context.font = `500 ${SIZE}px "Onest Variable", Onest, ui-sans-serif, system-ui, sans-serif`;
  context.textBaseline = 'middle';
  // where cells are so small that neighbours would touch, fewer numbers
  const every = EVERY * Math.max(1, Math.ceil(24 / (EVERY * cell)));
  const isSeen = (at: number, from: number, to: number): boolean => at >= from && at <= to;
  context.textAlign = isBefore ? 'right' : 'left';
  for (let row = findNext(rows.first, every); row <= rows.last; row += every) {
    const middle = cellBox(view, row, 0).y + cell / 2;
    const beside = isBefore ? x - APART : endX + APART;
    if (isSeen(middle, top, bottom)) context.fillText(String(row + 1), beside, middle);
  }
  context.textAlign = 'center';
  for (let column = findNext(columns.first, every); column <= columns.last; column += every) {
    const middle = cellBox(view, 0, column).x + cell / 2;
    const beside = isBefore ? y - SIZE / 2 - 2 : endY + SIZE / 2 + 3;
    if (isSeen(middle, left, right)) context.fillText(String(column + 1), middle, beside);
  }
}

/** The first index at or after `first` whose line has a number: the 5th, 10th … line. */
function findNext(first: number, every: number): number {
  return Math.ceil((first + 1) / every) * every - 1;
}
