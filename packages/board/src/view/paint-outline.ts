/**
 * Outlines small cells: draws a line where an ink ends that is hard to see on the cells. Larger
 * cells have an edge each.
 */
import type { Canvas2D } from './canvas.js';
import { boxOf } from './places.js';
import type { Runs } from './runs.js';
import { markAt, type Scene } from './scene.js';

/** A mark, and the colours of the lines around its cells, from the outside. */
interface Outline {
  readonly mark: number;
  readonly lines: readonly string[];
}

/** Draws lines of one pixel within the cells, on the sides where the neighbour has another mark. */
export function paintOutline(
  context: Canvas2D,
  scene: Scene,
  runs: Runs,
  { mark, lines }: Outline,
): void {
  const { view } = scene;
  const { width, height } = view.clues;
  for (const [inset, color] of lines.entries()) {
    context.fillStyle = color;
    for (let k = 0; k < runs.length; k += 2) {
      const first = runs[k] ?? 0;
      for (let cell = first; cell < first + (runs[k + 1] ?? 0); cell++) {
        const column = cell % width;
        const row = (cell - column) / width;
        const differs = (isThere: boolean, other: number): boolean =>
          !isThere || markAt(scene, other) !== mark;
        const { left, top, right, bottom } = findInside(scene, cell, inset);
        if (differs(row > 0, cell - width)) context.fillRect(left, top, right - left, 1);
        if (differs(row < height - 1, cell + width))
          context.fillRect(left, bottom - 1, right - left, 1);
        if (differs(column > 0, cell - 1)) context.fillRect(left, top, 1, bottom - top);
        if (differs(column < width - 1, cell + 1))
          context.fillRect(right - 1, top, 1, bottom - top);
      }
    }
  }
}

/** The whole pixels of a cell, without `inset` pixels on each side. */
function findInside({ view }: Scene, cell: number, inset: number) {
  const here = boxOf(view, cell);
  return {
    left: Math.round(here.x) + inset,
    top: Math.round(here.y) + inset,
    right: Math.round(here.x + view.cell) - inset,
    bottom: Math.round(here.y + view.cell) - inset,
  };
}
