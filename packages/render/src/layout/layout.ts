/**
 * Layout: the pure geometry of a picture, in pixels, without colours and without output.
 *
 * A sheet is a heading and one to three panels. A panel is a rectangle of cells; that of the puzzle
 * has clue rails at its left and on top (`rails.ts`). Where numbers and rules are is computed from
 * a panel: `numbersOf`, `rulesOf`.
 */
import { good, type Puzzle, type Result } from '@nonokit/core';
import { type Box, bottomOf, rightOf } from './box.js';
import { type Heading, headingOf, headingWidth } from './heading.js';
import { type Rails, railsAt, railsOf } from './rails.js';
import { type LayoutOptions, planOf, type SheetPlan } from './sheet-plan.js';

/** A rectangle of cells, and what surrounds it; in pixels. */
export interface Panel {
  /** All of its cells together, each with a side of `SheetLayout.cell`. */
  readonly cells: Box;
  /** The content of the cells: nothing, for the player to fill in, or a solution. */
  readonly shows: 'nothing' | 'picture' | 'other';
  /** Missing if a neighbouring panel has the clues, or if the sheet has none. */
  readonly rails?: Rails;
}

/** The geometry of a whole picture; all lengths are in pixels. */
export interface SheetLayout {
  readonly width: number;
  readonly height: number;
  /** The side of a cell: 24. */
  readonly cell: number;
  /** The thickness of the rules between cells: 1. */
  readonly thin: number;
  /** The thickness of the rules after every fifth cell, and of the frame: 2; always even. */
  readonly thick: number;
  /** The title and the text below it; undefined without a title. */
  readonly heading?: Heading;
  /** The place for captions of a film. */
  readonly caption?: Box;
  /** The requested panels in this order: puzzle, solution, second solution. */
  readonly panels: readonly Panel[];
}

/**
 * The geometry of a puzzle's picture, in pixels from its top left corner. It does not depend on
 * colours or marks. Problem: `bad-cell-size`.
 */
export function layoutOf(puzzle: Puzzle, options: LayoutOptions = {}): Result<SheetLayout> {
  const plan = planOf(puzzle, options);
  return plan.ok ? good(planLayout(plan.value)) : plan;
}

/** The layout of a plan. */
export function planLayout(plan: SheetPlan): SheetLayout {
  const { puzzle, cell, style } = plan;
  const cells = { left: 0, top: 0, width: puzzle.width * cell, height: puzzle.height * cell };
  if (style === 'sheet') return sheetOf(plan, cells);
  const panels = [{ cells, shows: 'picture' as const }];
  return { width: cells.width, height: cells.height, cell, thin: 0, thick: 0, panels };
}

function sheetOf(plan: SheetPlan, size: Box): SheetLayout {
  const { cell, clues } = plan;
  const margin = cell;
  const own = clues ? railsOf(plan, size) : undefined;
  const rails = own ?? NO_RAILS;
  const first = { ...size, left: margin + rails.left.width, top: margin + rails.top.height };
  const shows = showsOf(plan);
  const places = placesOf(first, rails, cell, shows.length);
  const least = headingWidth(plan) + 2 * margin;
  const width = Math.max(least, Math.max(...places.map(rightOf)) + margin);
  const height = Math.max(...places.map(bottomOf)) + margin;

  const heading = headingOf(plan, { left: margin, top: margin, width: width - 2 * margin });
  const down = heading?.height ?? 0;
  const panels = places.map((place, k): Panel => {
    const bare = { cells: { ...place, top: place.top + down }, shows: shows[k] ?? 'nothing' };
    const isFirst = k === 0 && own !== undefined;
    return isFirst ? { ...bare, rails: railsAt(bare.cells, own) } : bare;
  });
  const thin = Math.max(1, Math.round(cell / 24));
  const thick = 2 * Math.max(1, Math.round(cell / 24));
  const layout = { width, height: height + down, cell, thin, thick, panels };
  return heading === undefined ? layout : { ...layout, heading };
}

const NOWHERE: Box = { left: 0, top: 0, width: 0, height: 0 };

const NO_RAILS = { left: NOWHERE, top: NOWHERE };

/** The contents of the panels of a sheet. */
function showsOf({ what, solutions }: SheetPlan): Panel['shows'][] {
  if (what === 'puzzle') return ['nothing'];
  const solved: Panel['shows'][] = solutions === 1 ? ['picture'] : ['picture', 'other'];
  return what === 'both' ? ['nothing', ...solved] : solved;
}

/** Places the cells of several panels side by side, or one below the other if that is narrower. */
function placesOf(
  first: Box,
  rails: Pick<Rails, 'left' | 'top'>,
  cell: number,
  count: number,
): Box[] {
  const gap = 2 * cell;
  const [across, down] = [first.width + gap, first.height + gap];
  const [width, height] = [rails.left.width + first.width, rails.top.height + first.height];
  const side = (width + (count - 1) * across) / height;
  const stack = (height + (count - 1) * down) / width;
  return Array.from({ length: count }, (_, k) =>
    side <= stack * 1.25
      ? { ...first, left: first.left + k * across }
      : { ...first, top: first.top + k * down },
  );
}
