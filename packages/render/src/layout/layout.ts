/**
 * Layout: the pure geometry of a picture, in pixels, without colours and without output.
 *
 * A sheet is a heading and one to three panels. A panel is a rectangle of cells; that of the puzzle
 * has clue rails at its left and on top (`rails.ts`). Where numbers and rules are is computed from
 * a panel: `numbersOf`, `rulesOf`.
 */
import { good, type Puzzle, type Result } from '@nonokit/core';
import { type Box, getBottom, getRight } from './box.js';
import { headingWidth, planHeading } from './heading.js';
import { layOutLegend } from './legend.js';
import { type PanelLabels, panelLabels } from './panel-labels.js';
import { layOutRails, type Rails, railsAt } from './rails.js';
import { blockOf } from './rules.js';
import type { Outer, Panel, SheetLayout } from './sheet.js';
import { type LayoutOptions, planSheet, type SheetPlan } from './sheet-plan.js';
import { planTicks, type Ticks } from './ticks.js';

export type { Panel, SheetLayout } from './sheet.js';

/**
 * The geometry of a puzzle's picture, in pixels from its top left corner. It does not depend on
 * colours or marks. Problem: `bad-cell-size`.
 */
export function layoutOf(puzzle: Puzzle, options: LayoutOptions = {}): Result<SheetLayout> {
  const plan = planSheet(puzzle, options);
  return plan.ok ? good(planLayout(plan.value)) : plan;
}

/** The layout of a plan. */
export function planLayout(plan: SheetPlan): SheetLayout {
  const { puzzle, cell, style, onPixels } = plan;
  const cells = { left: 0, top: 0, width: puzzle.width * cell, height: puzzle.height * cell };
  if (style === 'sheet') return layOutSheet(plan, cells);
  const panels = [{ cells, shows: 'picture' as const }];
  const plain = { thin: 0, middle: 0, thick: 0, block: 5, ticks: planTicks(plan) } as const;
  return { width: cells.width, height: cells.height, cell, ...plain, onPixels, panels };
}

function layOutSheet(plan: SheetPlan, size: Box): SheetLayout {
  const { cell, clues } = plan;
  const margin = cell;
  const ticks = planTicks(plan);
  const own = clues ? layOutRails(plan, size, ticks) : undefined;
  const shows = listShows(plan);
  const outer = measureOuter(size, own, ticks);
  const labels = panelLabels(plan, shows);
  const places = listPlaces(outer, cell, shows.length, labels);
  const least = headingWidth(plan) + 2 * margin;
  const right = Math.max(
    ...places.map((place, k) => computeEnd(place, labels.width) + after(outer, k).right),
  );
  const bottom = Math.max(...places.map((place, k) => getBottom(place) + after(outer, k).bottom));
  const width = Math.max(least, right + margin);

  const room = { left: margin, width: width - 2 * margin };
  const heading = planHeading(plan, { ...room, top: margin });
  const down = heading?.height ?? 0;
  const legend = layOutLegend(plan, { ...room, top: bottom + down });
  const panels = places.map((place, k): Panel => {
    const cells = { ...place, top: place.top + down };
    const bare = { cells, shows: shows[k] ?? 'nothing', ...labels.at(k, cells, outer) };
    const isFirst = k === 0 && own !== undefined;
    return isFirst ? { ...bare, rails: railsAt(bare.cells, own) } : bare;
  });
  const height = bottom + margin + down + (legend?.height ?? 0);
  return {
    width,
    height,
    cell,
    ticks,
    panels,
    ...rulesFor(plan),
    ...(heading === undefined ? {} : { heading }),
    ...(legend === undefined ? {} : { legend }),
  };
}

/** The thickness of rules, and how far apart the thick ones are. */
function rulesFor({ puzzle, cell, onPixels }: SheetPlan): Pick<SheetLayout, Thickness> {
  const block = blockOf(Math.max(puzzle.width, puzzle.height));
  const thin = Math.max(1, Math.round(cell / 24));
  const middle = 2 * thin;
  // in small cells the colour of every tenth rule is enough
  const thick = block === 10 && cell >= 20 ? middle + 2 : middle;
  return { thin, middle, thick, block, onPixels };
}

type Thickness = 'thin' | 'middle' | 'thick' | 'block' | 'onPixels';

function measureOuter(size: Box, rails: Rails | undefined, ticks: Ticks): Outer {
  return {
    size,
    left: rails?.left.width ?? 0,
    top: rails?.top.height ?? 0,
    right: ticks.right + (rails?.right?.width ?? 0),
    bottom: ticks.below + (rails?.bottom?.height ?? 0),
    ticks,
  };
}

/** What follows the cells of panel `k` at the right and below; only the first has rails. */
function after({ right, bottom, ticks }: Outer, k: number): { right: number; bottom: number } {
  return k === 0 ? { right, bottom } : { right: ticks.right, bottom: ticks.below };
}

/** The contents of the panels of a sheet. */
function listShows({ what, solutions }: SheetPlan): Panel['shows'][] {
  if (what === 'puzzle') return ['nothing'];
  const solved: Panel['shows'][] = solutions === 1 ? ['picture'] : ['picture', 'other'];
  return what === 'both' ? ['nothing', ...solved] : solved;
}

/** The right end of a panel's cells, or of its label. */
function computeEnd(place: Box, label: number): number {
  return Math.max(getRight(place), place.left + label);
}

/**
 * Places the cells of several panels side by side, or one below the other if that is narrower, with
 * room for labels above them.
 */
function listPlaces(outer: Outer, cell: number, count: number, labels: PanelLabels): Box[] {
  const label = labels.height;
  const { size, left, top, right, bottom, ticks } = outer;
  const first = { ...size, left: cell + left, top: cell + label + top };
  const gap = 2 * cell;
  const across = Math.max(size.width + gap, labels.width + cell);
  const down = size.height + gap + label;
  const width = left + size.width + right;
  const height = label + top + size.height + bottom;
  const side = (width + (count - 1) * across) / height;
  const stack = (height + (count - 1) * down) / width;
  const isAside = side <= stack * 1.25;
  return Array.from({ length: count }, (_, k) => {
    if (k === 0) return first;
    return isAside
      ? { ...first, left: first.left + k * across + right + (k - 1) * ticks.right }
      : { ...first, top: first.top + k * down + bottom + (k - 1) * ticks.below };
  });
}
