/**
 * Layout: the pure geometry of a picture, in pixels, without colours and without output.
 *
 * A sheet is a heading and one or two panels. A panel is a rectangle of cells; that of the puzzle has
 * clue rails at its left and on top. Along a rail each number has a slot of one size, counted from the
 * cells outwards, so numbers line up; slots are made so that the widest number of the rail fits in one.
 */
import type { Clue } from '@nonokit/core';
import type { Drawing } from '../look/options.js';
import { type Heading, headingOf, headingWidth } from './heading.js';
import { digitsWidth } from './measure.js';

/** A rectangle in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where clues stand. */
export interface Rails {
  /** The rail of the rows' clues, as high as the cells. */
  readonly left: Box;
  /** The rail of the columns' clues, as wide as the cells. */
  readonly top: Box;
  /** The width of a number's place in the left rail, whose height is a cell. */
  readonly slotWidth: number;
  /** The height of a number's place in the top rail, whose width is a cell. */
  readonly slotHeight: number;
  /** Between the cells and the numbers beside them: 4. */
  readonly gap: number;
  /** The font size of numbers; only those of three and more digits above a column are set smaller. */
  readonly fontSize: number;
}

/** A rectangle of cells, and what surrounds it. */
export interface Panel {
  readonly cells: Box;
  /** What is drawn into the cells: nothing, where they are left to the player, or a solution. */
  readonly shows: 'nothing' | 'picture' | 'other';
  /** There unless the panel stands beside another one that has them, or the sheet has no clues. */
  readonly rails?: Rails;
}

/** The geometry of a whole picture. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The side of a cell. */
  readonly cell: number;
  /** The thickness of the rules between cells. */
  readonly thin: number;
  /** The thickness of the rules after every fifth cell, and of the frame; even. */
  readonly thick: number;
  readonly heading?: Heading;
  /** Where films write what a step has found. */
  readonly caption?: Box;
  /** The puzzle, the solution, a second solution: those of them that are wanted, in this order. */
  readonly panels: readonly Panel[];
}

/** The layout of a drawing. */
export function layoutOf(drawing: Drawing): Layout {
  const { puzzle, cell, style } = drawing;
  const cells = { left: 0, top: 0, width: puzzle.width * cell, height: puzzle.height * cell };
  if (style === 'sheet') return sheetOf(drawing, cells);
  const panels = [{ cells, shows: 'picture' as const }];
  return { width: cells.width, height: cells.height, cell, thin: 0, thick: 0, panels };
}

function sheetOf(drawing: Drawing, size: Box): Layout {
  const { cell, clues } = drawing;
  const margin = cell;
  const own = clues ? railsOf(drawing, size) : undefined;
  const rails = own ?? NO_RAILS;
  const first = { ...size, left: margin + rails.left.width, top: margin + rails.top.height };
  const shows = showsOf(drawing);
  const places = placesOf(first, rails, cell, shows.length);
  const least = headingWidth(drawing) + 2 * margin;
  const width = Math.max(least, Math.max(...places.map(right)) + margin);
  const height = Math.max(...places.map(bottom)) + margin;

  const heading = headingOf(drawing, { left: margin, top: margin, width: width - 2 * margin });
  const down = heading?.height ?? 0;
  const panels = places.map((place, k): Panel => {
    const what = { cells: { ...place, top: place.top + down }, shows: shows[k] ?? 'nothing' };
    const isFirst = k === 0 && own !== undefined;
    return isFirst ? { ...what, rails: railsAt(what.cells, own) } : what;
  });
  const thin = Math.max(1, Math.round(cell / 24));
  const thick = 2 * Math.max(1, Math.round(cell / 24));
  const layout = { width, height: height + down, cell, thin, thick, panels };
  return heading === undefined ? layout : { ...layout, heading };
}

const NOWHERE: Box = { left: 0, top: 0, width: 0, height: 0 };

const NO_RAILS = { left: NOWHERE, top: NOWHERE };

/** What the panels of a sheet show. */
function showsOf({ what, other }: Drawing): Panel['shows'][] {
  const puzzle: Panel['shows'][] = what === 'solution' ? [] : ['nothing'];
  const solution: Panel['shows'][] = what === 'puzzle' ? [] : ['picture'];
  return [...puzzle, ...solution, ...(other === undefined ? [] : ['other' as const])];
}

/** Where the cells of several panels go: side by side, or one below the other where that is less wide. */
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

/** Rails of the right size; `railsAt` moves them to their place. */
function railsOf({ puzzle, cell }: Drawing, size: Box): Rails {
  const fontSize = fontSizeFor(cell, Math.min(2, mostDigits(puzzle.columns)));
  const gap = Math.max(2, Math.round(cell / 8));
  const widest = digitsWidth(mostDigits(puzzle.rows), fontSize) + airOf(cell);
  const slotWidth = Math.ceil(Math.max(0.75 * cell, widest));
  const slotHeight = Math.ceil(Math.max(0.5 * cell, 1.25 * fontSize));
  const width = mostNumbers(puzzle.rows) * slotWidth + 2 * gap;
  const height = mostNumbers(puzzle.columns) * slotHeight + 2 * gap;
  return {
    left: { left: 0, top: 0, width, height: size.height },
    top: { left: 0, top: 0, width: size.width, height },
    slotWidth,
    slotHeight,
    gap,
    fontSize,
  };
}

/**
 * The largest comfortable font size at which a number of so many digits leaves its cell some air. Small cells give
 * more of themselves to their numbers.
 */
export function fontSizeFor(cell: number, digits: number): number {
  const fitting = (cell - airOf(cell)) / digitsWidth(digits, 1);
  const comfortable = Math.max(0.6 * cell, Math.min(0.72 * cell, 9));
  return Math.floor(10 * Math.min(comfortable, fitting)) / 10;
}

/** What stays free beside a number in its place. */
function airOf(cell: number): number {
  return Math.max(1.2, cell / 8);
}

function railsAt({ left, top }: Box, rails: Rails): Rails {
  return {
    ...rails,
    left: { ...rails.left, left: left - rails.left.width, top },
    top: { ...rails.top, left, top: top - rails.top.height },
  };
}

/** An empty clue is printed as 0, so it counts as one number. */
function mostNumbers(clues: readonly Clue[]): number {
  return clues.reduce((most, clue) => Math.max(most, clue.length), 1);
}

function mostDigits(clues: readonly Clue[]): number {
  let largest = 0;
  for (const clue of clues) {
    for (const { size } of clue) largest = Math.max(largest, size);
  }
  return String(largest).length;
}

function right(box: Box): number {
  return box.left + box.width;
}

function bottom(box: Box): number {
  return box.top + box.height;
}
