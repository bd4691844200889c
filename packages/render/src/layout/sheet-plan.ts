/**
 * Plans of sheets: all inputs of the geometry, checked once so that layout can trust them. Colours
 * and cells are not included: `look/options.ts` adds them.
 */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import { badCellSize } from '../words/en/messages.js';

/** What a sheet shows: the puzzle to be solved, its solution, or both. */
export type SheetContent = 'puzzle' | 'solution' | 'both';

/** `plain`: one square per cell, nothing else. `sheet`: clues, rules, frame, title. */
export type Style = 'plain' | 'sheet';

/** What the geometry of a picture depends on. Every member has a default. */
export interface LayoutOptions {
  /** What a sheet shows, 'puzzle' by default; the plain style always shows the picture. */
  readonly what?: SheetContent | undefined;
  /** 'sheet' by default. */
  readonly style?: Style | undefined;
  /** The side of a cell in pixels: 8..256, default 24, in a sheet; 1..256, default 8, if plain. */
  readonly cell?: number | undefined;
  /** Whether a sheet has its clues, as it has by default; a solution can do without. */
  readonly clues?: boolean | undefined;
  /** The text above a sheet: "Snail". true, the default: the puzzle's own title, if it has one. */
  readonly title?: string | boolean | undefined;
  /** How many solutions a sheet that shows solutions has: 1 by default. */
  readonly solutions?: 1 | 2 | undefined;
}

/** A puzzle with its options settled: ready to be laid out. */
export interface SheetPlan {
  readonly puzzle: Puzzle;
  /** What a sheet shows: 'both'. */
  readonly what: SheetContent;
  readonly style: Style;
  /** The side of a cell in pixels: 24. */
  readonly cell: number;
  /** Whether the sheet has clue rails. */
  readonly clues: boolean;
  /** One line of text; undefined where nothing stands above the sheet. */
  readonly title: string | undefined;
  /** How many solutions are shown where any are: 1. */
  readonly solutions: 1 | 2;
}

const MAX_CELL = 256;

/** The smallest side of a cell in pixels: numbers need some room. */
export function leastCell(style: Style): number {
  return style === 'plain' ? 1 : 8;
}

/** Settles the options for one puzzle. Problem: `bad-cell-size`. */
export function planOf(puzzle: Puzzle, options: LayoutOptions): Result<SheetPlan> {
  const { style = 'sheet', what = 'puzzle', title = true, clues = true, solutions = 1 } = options;
  const { cell = style === 'plain' ? 8 : 24 } = options;
  const least = leastCell(style);
  if (!Number.isInteger(cell) || cell < least || cell > MAX_CELL) {
    return bad(badCellSize, { cell, least, most: MAX_CELL });
  }
  return good({ puzzle, what, style, cell, clues, title: titleOf(puzzle, title), solutions });
}

/** Maximum length of a measured title; a line of a file may be megabytes long. */
const MAX_TITLE = 200;

function titleOf(puzzle: Puzzle, title: string | boolean): string | undefined {
  if (title === false) return undefined;
  const text = (title === true ? puzzle.meta.title : title) ?? '';
  const kept = text.length > MAX_TITLE ? `${text.slice(0, MAX_TITLE)}…` : text;
  const line = kept.replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : line;
}
