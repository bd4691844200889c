/**
 * A sheet as a list of shapes, in the order in which they are painted: for outputs that draw.
 * Everything is in the pixels of the layout.
 */
import { good, type Puzzle, type Result } from '@nonokit/core';
import type { Label } from '../layout/label.js';
import { type Panel, planLayout, type SheetLayout } from '../layout/layout.js';
import { type Rule, rulesOf } from '../layout/rules.js';
import { tickLabels } from '../layout/ticks.js';
import { type RulePaints, rulePaints } from '../look/grounds.js';
import { cellPaints } from '../look/inks.js';
import { chooseGround, createDrawing, type Drawing, type DrawOptions } from '../look/options.js';
import { cellShapes, markShapes } from './cell-shapes.js';
import { numberShapes } from './number-shapes.js';
import type { Shape } from './shape.js';

export type { Boxes, Frames, RuleShapes, Shape, Texts } from './shape.js';

/** The layout and shapes of a sheet. The heading is not among the shapes. */
export interface ShapedSheet {
  readonly layout: SheetLayout;
  readonly shapes: readonly Shape[];
}

/** A puzzle as shapes, always in the sheet style. Problems: those of `renderSvg`. */
export function shapesOf(puzzle: Puzzle, options: DrawOptions = {}): Result<ShapedSheet> {
  const drawing = createDrawing(puzzle, { ...options, style: 'sheet' });
  return drawing.ok ? good(sheetShapes(drawing.value)) : drawing;
}

/** The shapes of a drawing in the sheet style. */
export function sheetShapes(drawing: Drawing): ShapedSheet {
  const layout = planLayout(drawing);
  const shapes = layout.panels.flatMap((panel) => [
    ...groundShapes(panel, drawing),
    ...cellShapes(panel, drawing, layout),
    ...markShapes(panel, drawing, layout),
    ...overShapes(panel, drawing, layout),
  ]);
  return { layout, shapes: [...shapes, ...legendShapes(drawing, layout)] };
}

/** The grounds of a panel: rails and cells. */
export function groundShapes(panel: Panel, drawing: Drawing): Shape[] {
  const { left, top, right, bottom } = panel.rails ?? {};
  const rails = [left, top, right, bottom].filter((box) => box !== undefined);
  return [
    { kind: 'boxes', paint: drawing.theme.rail, boxes: rails },
    { kind: 'boxes', paint: chooseGround(panel, drawing), boxes: [panel.cells] },
  ];
}

/** What lies over the cells of a panel, and beside them: rules, numbers, label. */
export function overShapes(panel: Panel, drawing: Drawing, layout: SheetLayout): Shape[] {
  const { theme, puzzle } = drawing;
  const ticks = tickLabels(puzzle, panel.cells, layout.ticks);
  const texts = (paint: string, labels: readonly Label[]): Shape[] =>
    labels.length === 0 ? [] : [{ kind: 'texts', paint, texts: labels }];
  return [
    ...ruleShapes(panel, drawing, layout),
    ...numberShapes(panel, drawing, layout),
    ...texts(theme.faint, ticks),
    ...texts(theme.faint, panel.label === undefined ? [] : [panel.label]),
  ];
}

/** The rules of a panel, from the thinnest; those of one look together. */
function ruleShapes(panel: Panel, drawing: Drawing, layout: SheetLayout): Shape[] {
  const { cells, rails } = rulesOf(panel, layout);
  const own = rulePaints(chooseGround(panel, drawing), drawing.theme);
  const beside = rulePaints(drawing.theme.rail, drawing.theme);
  return (['thin', 'middle', 'thick'] as const).flatMap((kind): Shape[] => {
    const groups = grouped(kind, [own, cells[kind]], [beside, rails[kind]]);
    return groups.map(([paint, rules]) => {
      return { kind: 'rules', paint, width: layout[kind], square: kind === 'thick', rules };
    });
  });
}

type Group = readonly [paint: string, rules: readonly Rule[]];

/** Rules by their paint; none without rules. The frame of the cells comes last, over the rails'. */
function grouped(
  kind: keyof RulePaints,
  [own, cells]: readonly [RulePaints, readonly Rule[]],
  [beside, rails]: readonly [RulePaints, readonly Rule[]],
): Group[] {
  const groups: Group[] =
    own[kind] === beside[kind]
      ? [[own[kind], [...cells, ...rails]]]
      : [
          [own[kind], cells],
          [beside[kind], rails],
        ];
  return groups.filter(([, rules]) => rules.length > 0);
}

/** The legend: a swatch and a name for each colour. */
export function legendShapes({ puzzle, theme }: Drawing, { legend }: SheetLayout): Shape[] {
  if (legend === undefined) return [];
  const [paper = theme.cell, ...inks] = cellPaints(puzzle.palette, theme);
  const paints = [paper, ...inks];
  const swatches = legend.entries.map(({ color, swatch }): Shape => {
    return { kind: 'boxes', paint: paints[color] ?? theme.cell, boxes: [swatch] };
  });
  const boxes = legend.entries.map(({ swatch }) => swatch);
  const texts = legend.entries.map(({ label }) => label);
  return [
    ...swatches,
    { kind: 'frames', paint: theme.faint, boxes, width: 1 },
    { kind: 'texts', paint: theme.text, texts },
  ];
}
