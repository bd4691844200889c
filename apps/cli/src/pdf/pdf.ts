/**
 * Puzzles as PDF: vector pages with the font embedded, from the same layout as every other picture.
 *
 * `@nonokit/render` says what to paint and where it stands on which page; here it is told to pdfkit. The same
 * puzzles give the same bytes: the date in the file is no date.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { good, type Problem, type Puzzle, problem, type Result } from '@nonokit/core';
import {
  type DrawOptions,
  drawableText,
  fontOf,
  MM,
  missingCharacters,
  type Page,
  type PageOptions,
  type Paper,
  pagesOf,
  type ShapedSheet,
  type SheetContent,
  shapesOf,
  THEMES,
  type Theme,
  type ThemeName,
} from '@nonokit/render';
import PdfDocument from 'pdfkit';
import { drawPage, drawPart, FONT } from './pdf-shapes.js';
import { type Heading, type Lang, TEXTS } from './pdf-texts.js';
import { strips } from './pdf-view.js';

/** A puzzle of a booklet. */
export interface BookPuzzle {
  readonly puzzle: Puzzle;
  /** Its solution, where one is wanted and was found, and what is marked. */
  readonly drawn: Pick<DrawOptions, 'picture' | 'other' | 'marks'>;
}

/** How a booklet is made. */
export interface BookOptions {
  readonly what: SheetContent;
  readonly theme: ThemeName;
  readonly paper: Paper;
  /** Puzzles a page, at most. */
  readonly perPage: number;
  /** The title of the one puzzle or of the booklet; false for no titles at all. */
  readonly title: string | boolean | undefined;
  readonly lang: Lang;
  /** Whether the file is compressed, as it is by default; tests read it. */
  readonly compress?: boolean;
}

/** A sheet with what stands above it. */
interface BookSheet extends ShapedSheet {
  readonly heading: Heading;
}

/** The most pages of a PDF, and the most that one puzzle may be cut into: 1500 x 1500 cells are 400. */
const MAX_PAGES = 2000;
const MAX_PARTS = 400;

/** The puzzles as a PDF file. Problems: `too-many-pages`, `too-many-numbers`. Warning: `missing-characters`. */
export async function renderPdf(
  puzzles: readonly BookPuzzle[],
  options: BookOptions,
): Promise<Result<Uint8Array>> {
  const large = tooManyNumbers(puzzles);
  if (large !== undefined) return { ok: false, problem: large };
  const font = await readFile(
    createRequire(import.meta.url).resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf'),
  );
  const texts = new Texts(font);
  const main: BookSheet[] = [];
  const solutions: BookSheet[] = [];
  for (const [k, book] of puzzles.entries()) {
    const heading = headingOf(book.puzzle, k, puzzles.length, options, texts);
    const sheets = sheetsOf(book, options);
    if (!sheets.ok) return sheets;
    const { puzzle, solution } = sheets.value;
    if (puzzle !== undefined) main.push({ ...puzzle, heading });
    if (solution === undefined) continue;
    if (options.what === 'solution') main.push({ ...solution, heading });
    else solutions.push({ ...solution, heading: { ...heading, subtitle: '' } });
  }
  const bookTitle = typeof options.title === 'string' ? texts.drawable(options.title) : undefined;
  const first = pagesIn(main, pageOptions(options.perPage, options));
  const second = pagesIn(solutions, solutionOptions(solutions.length, options));
  const count = first.length + second.length;
  const wrong = tooManyPages(first, count);
  if (wrong !== undefined) return { ok: false, problem: wrong };
  const doc = documentOf(bookTitle ?? main[0]?.heading.title ?? '', options.compress ?? true);
  doc.registerFont(FONT, font);
  const bytes = collected(doc);
  const running = puzzles.length > 1 ? (bookTitle ?? '') : '';
  const common = { options, isNumbered: count > 1 };
  addPages(doc, main, first, { ...common, running, firstPage: 1, contents: 'each' });
  const title = TEXTS[options.lang].solutions;
  const firstPage = first.length + 1;
  addPages(doc, solutions, second, { ...common, running: title, firstPage, contents: 'once' });
  doc.end();
  return good(await bytes, texts.warnings());
}

/** The most clue numbers of a PDF: so many take a quarter of a minute. */
const MAX_NUMBERS = 500_000;

/** The problem of puzzles with more numbers than allowed. */
function tooManyNumbers(puzzles: readonly BookPuzzle[]): Problem | undefined {
  let count = 0;
  for (const { puzzle } of puzzles) {
    for (const clue of [...puzzle.rows, ...puzzle.columns]) count += clue.length;
  }
  if (count <= MAX_NUMBERS) return undefined;
  const found = `${grouped(count)} clue numbers are more than the ${grouped(MAX_NUMBERS)} allowed in a PDF`;
  return problem('too-many-numbers', `${found}; draw fewer puzzles, or SVG or text`);
}

/** The problem of pages that nobody prints, if they are so many. */
function tooManyPages(pages: readonly Page[], count: number): Problem | undefined {
  const parts = pages.reduce((most, { placed }) => Math.max(most, placed[0]?.part?.count ?? 1), 0);
  if (parts > MAX_PARTS) {
    const found = `a puzzle cut into ${grouped(parts)} pages is more than the ${MAX_PARTS} allowed`;
    return problem('too-many-pages', `${found}; draw it as SVG or text`);
  }
  if (count <= MAX_PAGES) return undefined;
  const found = `a PDF of ${grouped(count)} pages is more than the ${grouped(MAX_PAGES)} allowed`;
  return problem('too-many-pages', `${found}; draw fewer or smaller puzzles`);
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

/** Text that the font can draw, with account of what it cannot. */
class Texts {
  readonly #font: ReturnType<typeof fontOf>;
  readonly #missing = new Set<string>();

  constructor(font: Uint8Array) {
    this.#font = fontOf(font);
  }

  drawable(text: string): string {
    const line = text.slice(0, 300).replace(/\s+/g, ' ').trim();
    const { text: drawable, missing } = drawableText(line, this.#font);
    for (const char of missing) this.#missing.add(char);
    return drawable;
  }

  warnings(): Problem[] {
    return this.#missing.size === 0 ? [] : [missingCharacters([...this.#missing])];
  }
}

/** "12. Snail" and "18 × 13 · Nonokit"; the number only in a booklet. */
function headingOf(
  { width, height, meta }: Puzzle,
  k: number,
  count: number,
  { title }: BookOptions,
  texts: Texts,
): Heading {
  const isOne = count === 1;
  const own = title === false ? '' : isOne && typeof title === 'string' ? title : meta.title;
  const name = texts.drawable(own ?? '');
  const number = isOne ? '' : `${k + 1}`;
  const author = texts.drawable(meta.author ?? '');
  return {
    title: [number, name].filter((part) => part !== '').join('. '),
    subtitle: [`${width} × ${height}`, author].filter((part) => part !== '').join(' · '),
  };
}

function sheetsOf(
  { puzzle, drawn }: BookPuzzle,
  { what, theme }: BookOptions,
): Result<{ puzzle?: ShapedSheet; solution?: ShapedSheet }> {
  const { marks } = drawn;
  const look = { theme, title: false };
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

/** A theme for small solutions: dark cells and faint rules, where rules are as close as a millimetre. */
function smallTheme(theme: ThemeName): Theme {
  if (theme === 'dark') return THEMES.dark;
  return { ...THEMES[theme], ink: THEMES.light.ink, thin: '#cfd3d9', thick: '#8b919b' };
}

/** A document without pages. The date of today would make every file another one. */
function documentOf(title: string, compress: boolean): PDFKit.PDFDocument {
  return new PdfDocument({
    autoFirstPage: false,
    compress,
    info: { Title: title, Creator: 'Nonokit', CreationDate: new Date(0) },
  });
}

async function collected(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function pageOptions(perPage: number, { paper }: BookOptions): PageOptions {
  const headingHeight = perPage === 1 ? 44 : 32;
  return { paper, perPage, largestCell: 10 * MM, smallestCell: 3 * MM, headingHeight };
}

/** Solutions are small, a dozen a page, and never cut. */
function solutionOptions(count: number, { paper }: BookOptions): PageOptions {
  const perPage = Math.max(1, Math.min(12, count));
  return { paper, perPage, largestCell: 5 * MM, smallestCell: 0, headingHeight: 20 };
}

function pagesIn(sheets: readonly BookSheet[], options: PageOptions): Page[] {
  return pagesOf(
    sheets.map(({ layout }) => layout),
    options,
  );
}

/** What all pages of a part of the booklet have in common. */
interface Section {
  readonly options: BookOptions;
  /** Small, above each page: "Solutions". */
  readonly running: string;
  /** The number of the first page. */
  readonly firstPage: number;
  /** Whether pages have numbers: a single one needs none. */
  readonly isNumbered: boolean;
  /** What a reader's table of contents lists: each sheet, or the section by its running title. */
  readonly contents: 'each' | 'once';
}

function addPages(
  doc: PDFKit.PDFDocument,
  sheets: readonly BookSheet[],
  pages: readonly Page[],
  { options, running, firstPage, isNumbered, contents }: Section,
): void {
  const stripOf = strips<BookSheet>();
  for (const [k, page] of pages.entries()) {
    doc.addPage({ size: [page.width, page.height], margin: 0 });
    if (contents === 'once' && k === 0) doc.outline.addItem(running);
    const number = isNumbered ? firstPage + k : undefined;
    drawPage(doc, { page, number, running, theme: options.theme });
    for (const placed of page.placed) {
      const sheet = sheets[placed.sheet];
      if (sheet === undefined) continue;
      const isFirst = (placed.part?.index ?? 0) === 0;
      if (contents === 'each' && isFirst) doc.outline.addItem(sheet.heading.title);
      const strip = stripOf(placed, sheet);
      drawPart(doc, placed, strip, { theme: options.theme, lang: options.lang });
    }
  }
}
