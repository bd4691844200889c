/**
 * Plans of sheets: all inputs of the geometry, checked once so that layout can trust them. Colours
 * and cells are not included: `look/options.ts` adds them.
 */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import { badCellSize } from '../words/en/messages.js';
import type { SheetWords } from '../words/sheet-language.js';
import type { RenderSpoken } from '../words/spoken.js';
import { sheetWords } from '../words/table.js';

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
  /**
   * Where the numbers stand: 'tight', the default, as close as their digits allow; 'even' in places
   * of one size, as on a board that is played.
   */
  readonly rails?: 'tight' | 'even' | undefined;
  /**
   * Whether rules of odd thickness stand on the middle of pixels, where they are sharp: true; false
   * for paper, which has none.
   */
  readonly onPixels?: boolean | undefined;
  /** Whether a sheet has its clues, as it has by default; a solution can do without. */
  readonly clues?: boolean | undefined;
  /**
   * The text above a sheet: "Snail". true: the puzzle's own title, if it has one. By default its
   * own title where the solution is shown; above an empty puzzle it would give the picture away, so
   * only size and author stand there. '' is that everywhere, false nothing at all.
   */
  readonly title?: string | boolean | undefined;
  /** How many solutions a sheet that shows solutions has: 1 by default. */
  readonly solutions?: 1 | 2 | undefined;
  /** The language of the few words on a sheet and of its description: 'en' by default. */
  readonly lang?: RenderSpoken | undefined;
  /** Names the colours below a sheet, as it does by default for coloured puzzles to be solved. */
  readonly legend?: boolean | undefined;
  /** Interval of numbered rows and columns: 5; 0 for none. By default 10 from 50 lines on. */
  readonly numbers?: number | undefined;
  /**
   * Repeats the clues at the right and below. By default the rows' from 60 columns on, the columns'
   * from 60 rows on.
   */
  readonly repeatClues?: boolean | undefined;
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
  /** Where the numbers stand: 'tight'. */
  readonly rails: 'tight' | 'even';
  /** Whether rules of odd thickness stand on the middle of pixels. */
  readonly onPixels: boolean;
  /** One line of text; undefined where no title stands above the sheet. */
  readonly title: string | undefined;
  /** Whether size and author stand above the sheet. */
  readonly hasFacts: boolean;
  readonly words: SheetWords;
  /** Whether colours are named below the sheet. */
  readonly legend: boolean;
  /** Interval of numbered rows and columns: 10; 0 for none. */
  readonly numbers: number;
  /** Which rails are repeated on the other side. */
  readonly repeats: { readonly right: boolean; readonly bottom: boolean };
  /** How many solutions are shown where any are: 1. */
  readonly solutions: 1 | 2;
}

const MAX_CELL = 256;

/** The smallest side of a cell in pixels: numbers need some room. */
export function leastCell(style: Style): number {
  return style === 'plain' ? 1 : 8;
}

/** Settles the options for one puzzle. Problem: `bad-cell-size`. */
export function planSheet(puzzle: Puzzle, options: LayoutOptions): Result<SheetPlan> {
  const { style = 'sheet', what = 'puzzle', clues = true, solutions = 1, lang = 'en' } = options;
  const { cell = style === 'plain' ? 8 : 24, title = what !== 'puzzle' } = options;
  const least = leastCell(style);
  if (!Number.isInteger(cell) || cell < least || cell > MAX_CELL) {
    return bad(badCellSize, { cell, least, most: MAX_CELL });
  }
  const { legend = clues && what !== 'solution', numbers = numbersFor(puzzle, clues) } = options;
  return good({
    puzzle,
    what,
    style,
    cell,
    clues,
    solutions,
    numbers,
    rails: options.rails ?? 'tight',
    onPixels: options.onPixels ?? true,
    title: title === true ? cutTitle(puzzle.meta.title) : cutTitle(title || undefined),
    hasFacts: options.title !== false,
    words: sheetWords(lang),
    legend: legend && isColored(puzzle),
    repeats: chooseRepeats(puzzle, clues ? options.repeatClues : false),
  });
}

/** Lines from which a sheet has row and column numbers, and how far apart they are. */
const NUMBERED = 50;
const USUAL_NUMBERS = 10;

function numbersFor({ width, height }: Puzzle, clues: boolean): number {
  return clues && Math.max(width, height) >= NUMBERED ? USUAL_NUMBERS : 0;
}

/**
 * Lines from which the eye loses its way from the clue, so that it stands on both sides; beyond the
 * last nobody reads numbers off a picture, and twice as many of them take their time.
 */
const FAR = 60;
const TOO_FAR = 300;

function chooseRepeats(
  { width, height }: Puzzle,
  asked: boolean | undefined,
): SheetPlan['repeats'] {
  const isFar = (lines: number): boolean => lines >= FAR && Math.max(width, height) <= TOO_FAR;
  return { right: asked ?? isFar(width), bottom: asked ?? isFar(height) };
}

/** False for plain black on white, which needs no explanation. */
function isColored({ palette: [paper, ink, ...more] }: Puzzle): boolean {
  return more.length > 0 || paper?.rgb !== '#ffffff' || ink?.rgb !== '#000000';
}

/** Maximum length of a measured title; a line of a file may be megabytes long. */
const MAX_TITLE = 200;

function cutTitle(title = ''): string | undefined {
  const kept = title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE)}…` : title;
  const line = kept.replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : line;
}
