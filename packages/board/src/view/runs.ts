/** Runs: adjacent cells in a row that look alike and are painted together. */
import type { Canvas2D } from './canvas.js';
import { boxOf } from './places.js';
import type { Viewport } from './viewport.js';

/** Adjacent cells in a row with the same mark: the first cell and the count of each run. */
export type Runs = number[];

/**
 * Calls back for each run, and at the end of each row of runs: one path per row is filled fastest.
 */
export function eachRow(
  runs: Runs,
  width: number,
  run: (cell: number, count: number) => void,
  endOfRow: () => void,
): void {
  for (let k = 0; k < runs.length; k += 2) {
    const cell = runs[k] ?? 0;
    run(cell, runs[k + 1] ?? 0);
    const next = runs[k + 2];
    if (next === undefined || Math.floor(next / width) !== Math.floor(cell / width)) endOfRow();
  }
}

/** Paints small cells without gaps, on whole pixels, so that no line shows between rows. */
export function paintStrips(context: Canvas2D, view: Viewport, runs: Runs): void {
  const { width } = view.clues;
  for (let k = 0; k < runs.length; k += 2) {
    const cell = runs[k] ?? 0;
    const from = boxOf(view, cell);
    const x = Math.round(from.x);
    const y = Math.round(from.y);
    const right = Math.round(from.x + (runs[k + 1] ?? 0) * view.cell);
    context.fillRect(x, y, right - x, Math.round(boxOf(view, cell + width).y) - y);
  }
}
