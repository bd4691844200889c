/** Booklets: the sheets of puzzles with their headings, before they are put on pages. */
import { good, type Problem, type Puzzle, type PuzzleMeta, type Result } from '@nonokit/core';
import { listOrigins, writeSubtitle } from '../layout/heading.js';
import type { Paper } from '../layout/paper.js';
import type { SheetContent } from '../layout/sheet-plan.js';
import { NO_TICKS } from '../layout/ticks.js';
import type { DrawOptions } from '../look/options.js';
import { THEMES, type Theme, type ThemeName } from '../look/theme.js';
import type { RenderSpoken } from '../words/spoken.js';
import { pdfWords } from '../words/table.js';
import { drawableText, fontOf } from './font.js';
import type { PdfDocument } from './pdf-document.js';
import { missingCharacters } from './png.js';
import { type ShapedSheet, shapesOf } from './shapes.js';

/** A puzzle of a booklet. */
export interface BookPuzzle {
  readonly puzzle: Puzzle;
  /** Its solution, if requested and found, and its marks. */
  readonly drawn: Pick<DrawOptions, 'picture' | 'other' | 'marks'>;
  /** How hard it is, in a word: "medium". */
  readonly difficulty?: string | undefined;
}

/** A sheet that its owner paints, without margins, in units of its own. */
export interface PaintedSheet {
  readonly width: number;
  readonly height: number;
  /** The side of a cell in the same units. */
  readonly cell: number;
  /** Paints it from the origin of the document, which is its top left corner. */
  paint(doc: PdfDocument): void;
}

/** A puzzle of another kind in a booklet. */
export interface BookDrawing {
  readonly meta: PuzzleMeta;
  /** "22 × 26", "64 triangles" */
  readonly size: string;
  /** The number of its cells. */
  readonly cells: number;
  /** Whether it has several inks. */
  readonly isColored: boolean;
  /** What is different about it, a sentence each, for the page that says how to solve. */
  readonly rules: readonly string[];
  readonly empty: PaintedSheet;
  /** Its solution, if requested and found. */
  readonly solved?: PaintedSheet | undefined;
}

/** What a booklet holds. */
export type BookEntry = BookPuzzle | BookDrawing;

/** True for a puzzle that its owner paints. */
export function isPainted(entry: BookEntry): entry is BookDrawing {
  return 'empty' in entry;
}

/** Options of a booklet. */
export interface BookOptions {
  /** The sheets to include: 'both'. */
  readonly what: SheetContent;
  /** The colours of its sheets: 'print'. */
  readonly theme: ThemeName;
  /** The size of its pages: 'a4'. */
  readonly paper: Paper;
  /** Maximum puzzles per page: 1. */
  readonly perPage: number;
  /**
   * The title of the one puzzle or of the booklet: "Ten puzzles"; false for no titles at all. Above
   * a puzzle to be solved its own title stands only if that is asked for with `true`.
   */
  readonly title: string | boolean | undefined;
  /**
   * Two pages in front: one with title, sizes, authors and a line for a name, one that says how to
   * solve; by default from six puzzles on.
   */
  readonly cover?: boolean | undefined;
  /** Which part to write, for solutions in a file of their own; both parts by default. */
  readonly part?: 'puzzles' | 'solutions' | undefined;
  /** A page for each line, large, which the clues of its puzzle lead to; for e-paper. */
  readonly lines?: boolean | undefined;
  /** Further options of the sheets. */
  readonly sheet?: Pick<DrawOptions, 'numbers' | 'legend' | 'repeatClues' | 'rails'> | undefined;
  /** A line for programs among the facts about the file: the share strings of its puzzles. */
  readonly carried?: string | undefined;
  /** The language of its few words: 'en'. */
  readonly lang: RenderSpoken;
  /** True, the default, if the file is compressed; tests read uncompressed files. */
  readonly compress?: boolean;
}

/** The heading of a sheet on its page. */
export interface PageHeading {
  /** "12. Snail" */
  readonly title: string;
  /** "18 × 13 · Nonokit", or nothing. */
  readonly subtitle: string;
}

/** A sheet with its heading. */
export interface BookSheet extends ShapedSheet {
  /** Paints what is no list of shapes, from the top left corner of what is printed. */
  readonly paint?: PaintedSheet['paint'];
  readonly heading: PageHeading;
  /** What it shows, for those who cannot see it: "Nonogram to solve: No. 3, 20 × 20". */
  readonly alt: string;
}

/** The sheets of a booklet in two sections, the second of which holds the solutions. */
export interface Book {
  readonly main: readonly BookSheet[];
  readonly solutions: readonly BookSheet[];
}

/** The sheets of the puzzles. Problems: those of `shapesOf`. */
export function layOutBook(
  puzzles: readonly BookEntry[],
  options: BookOptions,
  texts: BookTexts,
): Result<Book> {
  const main: BookSheet[] = [];
  const solutions: BookSheet[] = [];
  for (const [k, book] of puzzles.entries()) {
    const own = (isSolved: boolean): PageHeading =>
      toHeading(book, k, isSolved, { options, texts, count: puzzles.length });
    const heading = own(options.what === 'solution');
    const { figure, solutionFigure } = pdfWords(options.lang);
    const sheets = layOutSheets(book, options);
    if (!sheets.ok) return sheets;
    const { puzzle, solution } = sheets.value;
    if (puzzle !== undefined) main.push({ ...puzzle, heading, alt: figure(formatName(heading)) });
    if (solution === undefined) continue;
    const solved = own(true);
    const alt = solutionFigure(formatName(solved));
    if (options.what === 'solution') main.push({ ...solution, heading, alt });
    else solutions.push({ ...solution, heading: { ...solved, subtitle: '' }, alt });
  }
  const { part } = options;
  return good({
    main: part === 'solutions' ? [] : main,
    solutions: part === 'puzzles' ? [] : solutions,
  });
}

/** Turns texts into ones that the font can draw, and collects the missing characters. */
export class BookTexts {
  readonly #font: ReturnType<typeof fontOf>;
  readonly #missing = new Set<string>();

  constructor(font: Uint8Array) {
    this.#font = fontOf(font);
  }

  /** The text on one line, with "◊" for what the font lacks. */
  drawable(text: string): string {
    const line = text.slice(0, 300).replace(/\s+/g, ' ').trim();
    const { text: drawable, missing } = drawableText(line, this.#font);
    for (const char of missing) this.#missing.add(char);
    return drawable;
  }

  /** The missing characters so far. */
  warnings(): Problem[] {
    return this.#missing.size === 0 ? [] : [missingCharacters([...this.#missing])];
  }
}

/** What headings of all puzzles share. */
interface Headings {
  readonly options: BookOptions;
  readonly texts: BookTexts;
  readonly count: number;
}

/**
 * "12. Snail" above a solution, "No. 12" above a puzzle to be solved, and below both "18 × 13 ·
 * easy · Nonokit · CC0-1.0"; the number only in a booklet.
 */
function toHeading(
  entry: BookEntry,
  k: number,
  isSolved: boolean,
  { options: { title, lang }, texts, count }: Headings,
): PageHeading {
  const isOne = count === 1;
  const { meta } = isPainted(entry) ? entry : entry.puzzle;
  const told = isSolved || title === true ? (meta.title ?? '') : '';
  const own = title === false ? '' : isOne && typeof title === 'string' ? title : told;
  const name = texts.drawable(own);
  const subtitle = isPainted(entry)
    ? [entry.size, ...listOrigins(entry.meta)].join(' · ')
    : writeSubtitle(entry.puzzle);
  const [size = '', ...rest] = subtitle.split(' · ');
  const difficulty = isPainted(entry) ? '' : (entry.difficulty ?? '');
  const level = difficulty === '' ? '' : pdfWords(lang).difficulty(difficulty);
  const facts = [size, level, ...rest].filter((part) => part !== '').join(' · ');
  const number = name === '' ? pdfWords(lang).number(k + 1) : `${k + 1}. ${name}`;
  return { title: isOne ? name : number, subtitle: texts.drawable(facts) };
}

/** A heading on one line. */
function formatName({ title, subtitle }: PageHeading): string {
  return [title, subtitle].filter((part) => part !== '').join(', ');
}

function layOutSheets(
  entry: BookEntry,
  options: BookOptions,
): Result<{ puzzle?: PlainSheet; solution?: PlainSheet }> {
  if (!isPainted(entry)) return layOutPuzzle(entry, options);
  const { empty, solved } = entry;
  const { what } = options;
  return good({
    ...(what === 'solution' ? {} : { puzzle: aroundPainted(empty) }),
    ...(what === 'puzzle' || solved === undefined ? {} : { solution: aroundPainted(solved) }),
  });
}

/** A sheet without its heading. */
type PlainSheet = Omit<BookSheet, 'heading' | 'alt'>;

/** A painted sheet with the margin that every layout has; it is not cut, so it needs no panels. */
function aroundPainted({ width, height, cell, paint }: PaintedSheet): PlainSheet {
  const size = { width: width + 2 * cell, height: height + 2 * cell, cell };
  const rules = { thin: 0, middle: 0, thick: 0, block: 5, onPixels: false } as const;
  return { layout: { ...size, ...rules, ticks: NO_TICKS, panels: [] }, shapes: [], paint };
}

function layOutPuzzle(
  { puzzle, drawn }: BookPuzzle,
  { what, theme, lang, sheet }: BookOptions,
): Result<{ puzzle?: ShapedSheet; solution?: ShapedSheet }> {
  const { marks } = drawn;
  // clues on both sides would make everything smaller, and pages are not as wide as screens
  const repeatClues = sheet?.repeatClues ?? false;
  const look = { ...sheet, repeatClues, onPixels: false, theme, lang, title: false };
  const isAlone = what === 'puzzle' ? { marks } : {};
  const empty = what === 'solution' ? undefined : shapesOf(puzzle, { ...look, ...isAlone });
  if (empty?.ok === false) return empty;
  const hasSolution = what !== 'puzzle' && drawn.picture !== undefined;
  const clues = what === 'solution';
  const picture = { ...look, ...drawn, ...(clues ? {} : { theme: smallTheme(theme) }) };
  const solved = hasSolution
    ? shapesOf(puzzle, { ...picture, what: 'solution', clues })
    : undefined;
  if (solved?.ok === false) return solved;
  return good({
    ...(empty === undefined ? {} : { puzzle: empty.value }),
    ...(solved === undefined ? {} : { solution: solved.value }),
  });
}

/** A theme for small solutions: dark cells and faint rules, where rules are a millimetre apart. */
function smallTheme(theme: ThemeName): Theme {
  if (theme === 'dark') return THEMES.dark;
  return { ...THEMES[theme], ink: THEMES.light.ink, thin: '#cfd3d9', thick: '#8b919b' };
}
