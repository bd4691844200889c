/** Paints rules: thin ones between cells, and thick ones after every fifth. */
import type { Canvas2D } from './canvas.js';
import type { CellRange } from './cell-range.js';
import { cellBox } from './hit.js';
import type { Scene } from './scene.js';

/** Smaller cells have no thin rules, which would cover most of them. */
const RULED_FROM = 3.2;

/** Paints the rules between the cells of a range. */
export function paintRules(context: Canvas2D, scene: Scene, range: CellRange): void {
  const { view, look, style } = scene;
  const { clues, cell } = view;
  const from = cellBox(view, range.top, range.left);
  const to = cellBox(view, range.bottom + 1, range.right + 1);
  for (const isThick of [false, true]) {
    if (!isThick && cell < RULED_FROM) continue;
    context.fillStyle = isThick ? look.thick : look.thin;
    const wide = isThick ? thickWidth(cell) : 1;
    for (let column = range.left; column <= range.right + 1; column++) {
      if (column % clues.width === 0 || isFifth(column, style.rulesEvery) !== isThick) continue;
      const x = crisp(cellBox(view, 0, column).x);
      context.fillRect(x - wide / 2, from.y, wide, to.y - from.y);
    }
    for (let row = range.top; row <= range.bottom + 1; row++) {
      if (row % clues.height === 0 || isFifth(row, style.rulesEvery) !== isThick) continue;
      const y = crisp(cellBox(view, row, 0).y);
      context.fillRect(from.x, y - wide / 2, to.x - from.x, wide);
    }
  }
}

/** True for a thick rule. */
export function isFifth(index: number, every: number): boolean {
  return every > 0 && index % every === 0;
}

/** The width of a thick rule. */
export function thickWidth(cell: number): number {
  return cell < 14 ? 1.25 : 1.75;
}

/** The middle of a pixel, so that a rule of one pixel is exactly one pixel wide. */
export function crisp(at: number): number {
  return Math.round(at) + 0.5;
}
