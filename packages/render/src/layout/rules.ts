/**
 * The rules of a panel: thin ones between cells, thick ones after every fifth and around everything
 * that has cells or clues. They run on through the rails, so that the eye finds the line of a clue.
 */
import type { Panel, SheetLayout } from './layout.js';

/** A horizontal or vertical rule, by its middle. */
export interface Rule {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly vertical: boolean;
}

/** The rules of a panel by thickness. */
export interface Rules {
  readonly thin: readonly Rule[];
  readonly thick: readonly Rule[];
}

/** Cells from one thick rule to the next. */
export const BLOCK = 5;

/** The rules of a panel. */
export function rulesOf({ cells, rails }: Panel, { cell, thin }: SheetLayout): Rules {
  const { left, top, width, height } = cells;
  const [over, aside] = [rails?.top.height ?? 0, rails?.left.width ?? 0];
  // a rule of odd thickness is sharp only on the middle of a pixel
  const shift = (thin % 2) / 2;
  const rules = { thin: [] as Rule[], thick: [] as Rule[] };

  for (let x = 0; x <= width; x += cell) {
    const thick = x % (BLOCK * cell) === 0 || x === width;
    const rule = { x: left + x, y: top - over, length: height + over, vertical: true };
    if (thick) rules.thick.push(rule);
    else rules.thin.push({ ...rule, x: rule.x + shift });
  }
  for (let y = 0; y <= height; y += cell) {
    const thick = y % (BLOCK * cell) === 0 || y === height;
    const rule = { x: left - aside, y: top + y, length: width + aside, vertical: false };
    if (thick) rules.thick.push(rule);
    else rules.thin.push({ ...rule, y: rule.y + shift });
  }
  if (rails !== undefined) {
    rules.thick.push({ x: left, y: top - over, length: width, vertical: false });
    rules.thick.push({ x: left - aside, y: top, length: height, vertical: true });
  }
  return rules;
}
