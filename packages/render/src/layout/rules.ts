/**
 * The rules of a panel: thin ones between cells, thick ones after every fifth and around everything
 * that has cells or clues. In large sheets every tenth is thick, and the fifth between is in the
 * middle of both. They run on through the rails, so that the eye finds the line of a clue.
 */
import type { Box } from './box.js';
import type { Panel, SheetLayout } from './sheet.js';

/** A horizontal or vertical rule, by its middle. */
export interface Rule {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly vertical: boolean;
}

/** Rules by thickness. */
export interface Rules {
  readonly thin: readonly Rule[];
  /** Every fifth, where only every tenth is thick. */
  readonly middle: readonly Rule[];
  readonly thick: readonly Rule[];
}

/** The rules of a panel; those through its rails apart, since they have another ground. */
export interface PanelRules {
  readonly cells: Rules;
  readonly rails: Rules;
}

/** Cells from one rule that stands out to the next. */
export const BLOCK = 5;

/** Cells along the longer side from which every tenth rule is thicker than the fifth. */
const LARGE = 21;

/** Cells from one thick rule to the next. */
export function blockOf(cells: number): 5 | 10 {
  return cells >= LARGE ? 10 : BLOCK;
}

/** How thick the rule at a boundary is; boundary 0 is before the first of `count` cells. */
export function ruleAt(boundary: number, count: number, block: 5 | 10): keyof Rules {
  if (boundary % block === 0 || boundary === count) return 'thick';
  return boundary % BLOCK === 0 ? 'middle' : 'thin';
}

/** The rules of a panel. */
export function rulesOf({ cells, rails }: Panel, layout: SheetLayout): PanelRules {
  const inCells = noRules();
  addVertical(inCells, cells, layout);
  addHorizontal(inCells, cells, layout);
  const inRails = noRules();
  if (rails === undefined) return { cells: inCells, rails: inRails };
  for (const box of [rails.top, rails.bottom]) {
    if (box === undefined) continue;
    addVertical(inRails, box, layout);
    addEdges(inRails, box, false);
  }
  for (const box of [rails.left, rails.right]) {
    if (box === undefined) continue;
    addHorizontal(inRails, box, layout);
    addEdges(inRails, box, true);
  }
  return { cells: inCells, rails: inRails };
}

/** The rules of a panel between its lines, without those at its edges, where a frame is drawn. */
export function innerRules(panel: Panel, layout: SheetLayout): PanelRules {
  const { cells } = panel;
  const isInner = ({ x, y, vertical }: Rule): boolean =>
    vertical
      ? x > cells.left && x < cells.left + cells.width
      : y > cells.top && y < cells.top + cells.height;
  const inner = ({ thin, middle, thick }: Rules): Rules => ({
    thin: thin.filter(isInner),
    middle: middle.filter(isInner),
    thick: thick.filter(isInner),
  });
  const all = rulesOf(panel, layout);
  return { cells: inner(all.cells), rails: inner(all.rails) };
}

type Collected = Record<keyof Rules, Rule[]>;

function noRules(): Collected {
  return { thin: [], middle: [], thick: [] };
}

/** The vertical rules of columns, as long as the box is high. */
function addVertical(rules: Collected, { left, top, width, height }: Box, layout: SheetLayout) {
  const { cell, block } = layout;
  const count = Math.round(width / cell);
  for (let boundary = 0; boundary <= count; boundary++) {
    const kind = ruleAt(boundary, count, block);
    const x = boundary * cell;
    const rule = {
      x: left + x + computeShift(layout, kind),
      y: top,
      length: height,
      vertical: true,
    };
    rules[kind].push(rule);
  }
}

/** The horizontal rules of rows, as long as the box is wide. */
function addHorizontal(rules: Collected, { left, top, width, height }: Box, layout: SheetLayout) {
  const { cell, block } = layout;
  const count = Math.round(height / cell);
  for (let boundary = 0; boundary <= count; boundary++) {
    const kind = ruleAt(boundary, count, block);
    const y = boundary * cell;
    const rule = {
      x: left,
      y: top + y + computeShift(layout, kind),
      length: width,
      vertical: false,
    };
    rules[kind].push(rule);
  }
}

/** The two edges of a rail across its rules. */
function addEdges(rules: Collected, { left, top, width, height }: Box, vertical: boolean): void {
  const length = vertical ? height : width;
  rules.thick.push({ x: left, y: top, length, vertical });
  const [x, y] = vertical ? [left + width, top] : [left, top + height];
  rules.thick.push({ x, y, length, vertical });
}

/** A rule of odd thickness is sharp only on the middle of a pixel. */
function computeShift(layout: SheetLayout, kind: keyof Rules): number {
  return layout.onPixels ? (layout[kind] % 2) / 2 : 0;
}
