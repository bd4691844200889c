/**
 * Options of drawing, and what they come to for one puzzle: everything a picture needs is looked up and
 * checked here, once, so that layout and output can trust it.
 */
import { bad, type Grid, good, type PartialGrid, type Puzzle, type Result } from '@nonokit/core';
import type { Panel } from '../layout/layout.js';
import type { Marks } from './marks.js';
import { type Theme, type ThemeName, themeOf } from './theme.js';

/** Cells to draw: finished, or with unknown cells. */
export type Picture = Grid | PartialGrid;

/** True if no cell is unknown. */
export function isComplete({ cells }: Picture): boolean {
  for (let i = 0; i < cells.length; i++) {
    if ((cells[i] ?? 0) < 0) return false;
  }
  return true;
}

/** What a sheet shows. */
export type What = 'puzzle' | 'solution' | 'both';

/** `plain`: one square per cell, nothing else. `sheet`: clues, rules, frame, title. */
export type Style = 'plain' | 'sheet';

/** How a puzzle is drawn. Every member has a default. */
export interface DrawOptions {
  /** The cells of the solution, known as far as they are. Default: the puzzle's goal. */
  readonly picture?: Picture | undefined;
  /**
   * A second solution, drawn beside the first where a sheet shows solutions; cells in which the two differ
   * are marked in both.
   */
  readonly other?: Picture | undefined;
  /** Cells to mark, by index (row * width + column), in sheets: of the solution, or of an empty puzzle. */
  readonly marks?: Marks | undefined;
  /** What a sheet shows, 'puzzle' by default; the plain style always shows the picture. */
  readonly what?: What | undefined;
  /** 'sheet' by default. */
  readonly style?: Style | undefined;
  /** The side of a cell in pixels: 8..256, default 24, in a sheet; 1..256, default 8, in the plain style. */
  readonly cell?: number | undefined;
  /** A theme or its name, 'light' by default. The plain style takes only its unknown cells from it. */
  readonly theme?: ThemeName | Theme | undefined;
  /** Whether a sheet has its clues, as it has by default; a solution can do without. */
  readonly clues?: boolean | undefined;
  /** What stands above a sheet. true, the default: the puzzle's own title, where it has one. */
  readonly title?: string | boolean | undefined;
}

/** A puzzle with its options settled: ready to be laid out. */
export interface Drawing {
  readonly puzzle: Puzzle;
  /** The cells to draw; there wherever `what` or `style` asks for them, with colours of the palette. */
  readonly picture: Picture | undefined;
  readonly other: Picture | undefined;
  /** The marks asked for, and where two solutions are drawn the cells in which they differ. */
  readonly marks: Marks;
  readonly what: What;
  readonly style: Style;
  readonly cell: number;
  readonly clues: boolean;
  readonly theme: Theme;
  /** One line of text, or nothing above the sheet. */
  readonly title: string | undefined;
}

const MAX_CELL = 256;

/** The smallest side of a cell in pixels: numbers need some room. */
export function leastCell(style: Style): number {
  return style === 'plain' ? 1 : 8;
}

/**
 * Settles the options for one puzzle. Problems: `bad-cell-size`, `no-picture`. Throws RangeError where the
 * picture has another size than the puzzle, or colours that its palette has not.
 */
export function drawingOf(puzzle: Puzzle, options: DrawOptions): Result<Drawing> {
  const { picture = puzzle.goal, style = 'sheet', what = 'puzzle', title = true } = options;
  const { cell = style === 'plain' ? 8 : 24, clues = true } = options;
  const least = leastCell(style);
  if (!Number.isInteger(cell) || cell < least || cell > MAX_CELL) {
    const expected = `expected a whole number in ${least}..${MAX_CELL}`;
    return bad('bad-cell-size', `a cell of ${cell} pixels cannot be drawn, ${expected}`);
  }
  const other = style === 'plain' || what === 'puzzle' ? undefined : options.other;
  if (other !== undefined) checkPicture(other, puzzle);
  if (picture !== undefined) checkPicture(picture, puzzle);
  else if (style === 'plain' || what !== 'puzzle') {
    return bad('no-picture', 'the puzzle has no picture and no solution was given to draw');
  }
  const theme = themeOf(options.theme ?? 'light');
  const marks = marksOf(options.marks, picture, other);
  const shown = { picture, other, marks };
  return good({ puzzle, ...shown, what, style, cell, clues, theme, title: titleOf(puzzle, title) });
}

function checkPicture({ width, height, cells }: Picture, puzzle: Puzzle): void {
  if (width !== puzzle.width || height !== puzzle.height) {
    const sizes = `${width}x${height} for a puzzle of ${puzzle.width}x${puzzle.height}`;
    throw new RangeError(`render: the picture has another size than the puzzle: ${sizes}`);
  }
  const colors = puzzle.palette.length;
  for (let i = 0; i < cells.length; i++) {
    if ((cells[i] ?? 0) < colors) continue;
    throw new RangeError(`render: colour ${cells[i]} is not in the palette of ${colors} colours`);
  }
}

function marksOf(marks: Marks = new Map(), picture?: Picture, other?: Picture): Marks {
  if (picture === undefined || other === undefined) return marks;
  const all = new Map(marks);
  for (let i = 0; i < picture.cells.length; i++) {
    if (picture.cells[i] !== other.cells[i]) all.set(i, 'differs');
  }
  return all;
}

/** The longest title that is worth measuring: a line of a file may be megabytes long. */
const MAX_TITLE = 200;

function titleOf(puzzle: Puzzle, title: string | boolean): string | undefined {
  if (title === false) return undefined;
  const text = (title === true ? puzzle.meta.title : title) ?? '';
  const kept = text.length > MAX_TITLE ? `${text.slice(0, MAX_TITLE)}…` : text;
  const line = kept.replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : line;
}

/** The cells that a panel shows, undefined where they are left to the player. */
export function shownIn({ shows }: Panel, { picture, other }: Drawing): Picture | undefined {
  if (shows === 'nothing') return undefined;
  return shows === 'other' ? other : picture;
}

/** The cells to mark in a panel. An empty puzzle is marked only where it stands alone. */
export function marksIn({ shows }: Panel, { what, marks }: Drawing): Marks {
  return shows === 'nothing' && what !== 'puzzle' ? new Map() : marks;
}
