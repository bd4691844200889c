/**
 * Drawing options for one puzzle: cells, colours and marks are looked up and checked here once, so
 * that outputs can trust them.
 */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import type { Panel } from '../layout/layout.js';
import type { Picture } from '../layout/picture.js';
import { type LayoutOptions, planSheet, type SheetPlan } from '../layout/sheet-plan.js';
import { noPicture } from '../words/en/messages.js';
import { emptyGround } from './grounds.js';
import { cellPaints } from './inks.js';
import type { Marks } from './mark.js';
import { findTheme, type Theme, type ThemeName } from './theme.js';

/** Options for drawing a puzzle. Every member has a default. */
export interface DrawOptions extends Omit<LayoutOptions, 'solutions'> {
  /** The cells of the solution, some perhaps unknown. Default: the puzzle's goal. */
  readonly picture?: Picture | undefined;
  /**
   * A second solution, drawn beside the first if the sheet shows solutions; cells that differ are
   * marked in both.
   */
  readonly other?: Picture | undefined;
  /** Cells to mark, by index (row * width + column): of the solution, or of an empty puzzle. */
  readonly marks?: Marks | undefined;
  /**
   * A theme or its name, 'light' by default. The plain style takes only its unknown cells from it.
   */
  readonly theme?: ThemeName | Theme | undefined;
  /**
   * A line for programs that the file of a sheet carries: the share string of its puzzle. By
   * default none; the plain style and sheets without clues carry none.
   */
  readonly carried?: string | undefined;
}

/** A puzzle with checked options, ready for layout and drawing. */
export interface Drawing extends SheetPlan {
  /** The cells to draw, with colours of the palette; always there if a solution is drawn. */
  readonly picture: Picture | undefined;
  /** The second solution; undefined where no solution is shown. */
  readonly other: Picture | undefined;
  /** The requested marks, and the cells in which two solutions differ. */
  readonly marks: Marks;
  readonly theme: Theme;
  /** The line for programs in the file of a sheet. */
  readonly carried: string | undefined;
}

/**
 * Settles the options for one puzzle. Problems: `bad-cell-size`, `no-picture`. Throws RangeError if
 * the picture has another size than the puzzle, or a colour that is not in its palette.
 */
export function createDrawing(puzzle: Puzzle, options: DrawOptions): Result<Drawing> {
  const { picture = puzzle.goal, style = 'sheet', what = 'puzzle' } = options;
  const other = style === 'plain' || what === 'puzzle' ? undefined : options.other;
  const plan = planSheet(puzzle, { ...options, solutions: other === undefined ? 1 : 2 });
  if (!plan.ok) return plan;
  if (other !== undefined) checkPicture(other, puzzle);
  if (picture !== undefined) checkPicture(picture, puzzle);
  else if (style === 'plain' || what !== 'puzzle') {
    return bad(noPicture);
  }
  const theme = findTheme(options.theme ?? 'light');
  return good({
    ...plan.value,
    picture,
    other,
    marks: marksOf(options.marks, picture, other),
    theme,
    carried: style === 'plain' || !plan.value.clues ? undefined : options.carried,
  });
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

/** The cells that a panel shows; undefined for an empty puzzle. */
export function shownIn({ shows }: Panel, { picture, other }: Drawing): Picture | undefined {
  if (shows === 'nothing') return undefined;
  return shows === 'other' ? other : picture;
}

/** The cells to mark in a panel. An empty puzzle beside its solution has no marks. */
export function marksIn({ shows }: Panel, { what, marks }: Drawing): Marks {
  return shows === 'nothing' && what !== 'puzzle' ? new Map() : marks;
}

/** The ground of a panel: the paper, where nothing is drawn on it only a breath of it perhaps. */
export function chooseGround({ shows }: Panel, { puzzle, theme }: Drawing): string {
  const [paper = theme.cell] = cellPaints(puzzle.palette, theme);
  return shows === 'nothing' ? emptyGround(paper, theme) : paper;
}
