/**
 * Puzzles as PDF: vector pages with the font embedded, from the same layout as every other picture.
 *
 * The shapes of sheets are painted on pages with a document of pdfkit, which the application hands
 * in. The same puzzles give the same bytes if the document is given the same date.
 */
import { good, type Problem, problem, type Result } from '@nonokit/core';
import { concat } from '@nonokit/image';
import { evenPages } from '../layout/even-pages.js';
import { pagesOf } from '../layout/pages.js';
import { MM, type Page, type PageOptions } from '../layout/paper.js';
import { tooManyNumbers, tooManyPages, tooManyParts } from '../words/en/messages.js';
import { pdfWords, tagOf } from '../words/table.js';
import {
  type Book,
  type BookEntry,
  type BookOptions,
  type BookSheet,
  BookTexts,
  isPainted,
  layOutBook,
} from './pdf-book.js';
import { addCover, type Cover, layOutCover } from './pdf-cover.js';
import type { PdfDocument, PdfDocumentOptions, PdfElement, PdfTools } from './pdf-document.js';
import { addHowTo } from './pdf-how-to.js';
import { addLinePages, countLinePages, linkClues } from './pdf-lines.js';
import { drawPage, drawPart, FONT } from './pdf-shapes.js';
import { strips } from './pdf-view.js';

/**
 * The most pages of a PDF, and the most that one puzzle may be cut into: 1500 x 1500 cells are 400.
 */
const MAX_PAGES = 2000;
const MAX_PARTS = 400;

/** The most clue numbers of a PDF: 500,000 take a quarter of a minute. */
const MAX_NUMBERS = 500_000;

/**
 * The puzzles as a PDF file. Problems: `too-many-pages`, `too-many-numbers`, those of
 * `computeShapes`. Warning: `missing-characters`.
 */
export async function renderPdf(
  puzzles: readonly BookEntry[],
  options: BookOptions,
  { createDocument, font }: PdfTools,
): Promise<Result<Uint8Array>> {
  const large = numbersProblem(puzzles);
  if (large !== undefined) return { ok: false, problem: large };
  const texts = new BookTexts(font);
  const book = layOutBook(puzzles, options, texts);
  if (!book.ok) return book;
  const title = typeof options.title === 'string' ? texts.drawable(options.title) : undefined;
  const { main, solutions } = book.value;
  const isBook = puzzles.length > 1 && main.length > 0;
  const hasCover = isBook && (options.cover ?? puzzles.length >= FOR_COVER);
  const sizes = main.map(({ layout }) => layout);
  const pages = pagesIn(main, pageOptions(options.perPage, options));
  const first = evenPages(pages, sizes, hasCover ? 1 + FRONT : 1);
  const second = pagesIn(solutions, solutionOptions(solutions.length, options));
  const lines = options.lines === true ? countLinePages(main) : 0;
  const wrong = pagesProblem(first, first.length + second.length + lines);
  if (wrong !== undefined) return { ok: false, problem: wrong };
  const own = title ?? documentTitle(puzzles.length, main[0] ?? solutions[0], options);
  const doc = createDocument(documentOptions(own, options));
  doc.registerFont(FONT, font);
  const bytes = collected(doc);
  const running = puzzles.length > 1 ? (title ?? '') : '';
  const cover = hasCover ? layOutCover(puzzles, title, options, texts) : undefined;
  addBook(doc, { ...book.value, puzzles, first, second, running, cover }, options);
  doc.end();
  return good(await bytes, texts.warnings());
}

/** Options of a document without pages. */
function documentOptions(
  title: string,
  { compress = true, lang, carried }: BookOptions,
): PdfDocumentOptions {
  const keywords = carried === undefined ? {} : { Keywords: carried };
  const info = { Title: title, Creator: 'Nonokit', ...keywords };
  const forTheBlind = {
    tagged: true,
    lang: tagOf(lang),
    displayTitle: true,
    pdfVersion: '1.7',
  } as const;
  return { autoFirstPage: false, compress, info, ...forTheBlind };
}

/** Puzzles from which a booklet has a cover, and its pages with the one that says how to solve. */
const FOR_COVER = 6;
const FRONT = 2;

/** The title of a document that was given none: that of its only sheet, or what it holds. */
function documentTitle(count: number, sheet: BookSheet | undefined, { lang }: BookOptions): string {
  if (count > 1 || sheet === undefined) return pdfWords(lang).booklet;
  return sheet.heading.title === '' ? sheet.alt : sheet.heading.title;
}

/** A book with the pages of its two sections. */
interface PagedBook extends Book {
  readonly puzzles: readonly BookEntry[];
  readonly first: readonly Page[];
  readonly second: readonly Page[];
  /** Small, above each page of the first section: "Ten puzzles". */
  readonly running: string;
  readonly cover: Cover | undefined;
}

function addBook(
  doc: PdfDocument,
  { puzzles, main, solutions, first, second, running, cover }: PagedBook,
  options: BookOptions,
): void {
  const root = doc.struct('Document');
  doc.addStructure(root);
  if (cover !== undefined) {
    addCover(doc, root, cover, options);
    addHowTo(doc, root, puzzles, options);
  }
  const before = cover === undefined ? 1 : 1 + FRONT;
  const common = { options, root, isNumbered: first.length + second.length > 1 };
  addPages(doc, main, first, { ...common, running, firstPage: before, contents: 'each' });
  const section = pdfWords(options.lang).solutions;
  // alone in their file, solutions have to say of what
  const title = main.length > 0 || running === '' ? section : `${running} · ${section}`;
  const firstPage = before + first.length;
  addPages(doc, solutions, second, { ...common, running: title, firstPage, contents: 'once' });
  // last, so that the pages before them keep their numbers
  if (options.lines === true) addLinePages(doc, root, main, options);
  root.end();
}

/** Describes that the puzzles have too many numbers, or returns undefined. */
function numbersProblem(puzzles: readonly BookEntry[]): Problem | undefined {
  let found = 0;
  for (const entry of puzzles) {
    // other kinds are small
    if (isPainted(entry)) continue;
    const { puzzle } = entry;
    for (const clue of [...puzzle.rows, ...puzzle.columns]) found += clue.length;
  }
  return found > MAX_NUMBERS ? problem(tooManyNumbers, { found, most: MAX_NUMBERS }) : undefined;
}

/** Describes which limit the pages exceed, or returns undefined. */
function pagesProblem(pages: readonly Page[], count: number): Problem | undefined {
  const parts = pages.reduce((most, { placed }) => Math.max(most, placed[0]?.part?.count ?? 1), 0);
  if (parts > MAX_PARTS) return problem(tooManyParts, { found: parts, most: MAX_PARTS });
  return count > MAX_PAGES ? problem(tooManyPages, { found: count, most: MAX_PAGES }) : undefined;
}

/** All bytes that a document emits until its end. */
function collected(doc: PdfDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk) => {
      chunks.push(chunk);
    });
    doc.on('end', () => resolve(concat(chunks)));
    doc.on('error', reject);
  });
}

function pageOptions(perPage: number, { paper }: BookOptions): PageOptions {
  const headingHeight = perPage === 1 ? 44 : 32;
  return { paper, perPage, largestCell: 10 * MM, smallestCell: 3 * MM, headingHeight };
}

/** Settings for solutions, which are small, a dozen per page, and never cut. */
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

/** Settings that all pages of a section share. */
interface Section {
  readonly options: BookOptions;
  /** Small, above each page: "Solutions". */
  readonly running: string;
  /** The number of the first page. */
  readonly firstPage: number;
  /** True if pages have numbers; a single page needs none. */
  readonly isNumbered: boolean;
  /** The entries of the table of contents: each sheet, or the section once by its running title. */
  readonly contents: 'each' | 'once';
  /** The root of the document's structure. */
  readonly root: PdfElement;
}

function addPages(
  doc: PdfDocument,
  sheets: readonly BookSheet[],
  pages: readonly Page[],
  { options, running, firstPage, isNumbered, contents, root }: Section,
): void {
  const cutStrip = strips<BookSheet>();
  for (const [k, page] of pages.entries()) {
    doc.addPage({ size: [page.width, page.height], margin: 0 });
    if (contents === 'once' && k === 0) doc.outline.addItem(running);
    const number = isNumbered ? firstPage + k : undefined;
    drawPage(doc, { page, number, running, theme: options.theme });
    for (const placed of page.placed) {
      const sheet = sheets[placed.sheet];
      if (sheet === undefined) continue;
      const isFirst = (placed.part?.index ?? 0) === 0;
      if (contents === 'each' && isFirst)
        doc.outline.addItem(sheet.heading.title || sheet.heading.subtitle);
      const strip = cutStrip(placed, sheet);
      drawPart(doc, root, placed, strip, { theme: options.theme, lang: options.lang });
      if (options.lines === true && contents === 'each') linkClues(doc, placed, sheet);
    }
  }
}
