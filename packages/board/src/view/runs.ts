/** Runs: cells beside each other in a row that look alike, which are painted together. */
import type { Canvas2D } from './canvas.js';
import { boxOf } from './places.js';
import type { Viewport } from './viewport.js';

/** Neighbours in a row with the same mark: the first cell, and how many there are. */
export type Runs = number[];

/** Calls for each run, and at the end of each row of runs: a path for a row is filled fastest. */
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

/** Small cells without gaps, on whole pixels, so that nothing shines through between rows. */
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
