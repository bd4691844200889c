/** The cover of a booklet: its title, what it holds, and whose puzzles they are. */
import type { PuzzleMeta } from '@nonokit/core';
import { MM, PAPERS } from '../layout/paper.js';
import { THEMES, type Theme } from '../look/theme.js';
import { pdfWords } from '../words/table.js';
import { type BookEntry, type BookOptions, type BookTexts, isPainted } from './pdf-book.js';
import type { PdfDocument, PdfElement } from './pdf-document.js';
import { addElement, centered, drawPaper, FONT } from './pdf-shapes.js';

/** The texts of a cover. */
export interface Cover {
  readonly title: string;
  /** "24 puzzles", "5 × 5 to 40 × 30", "easy, medium", "Nonokit · CC0-1.0" */
  readonly lines: readonly string[];
}

/** More authors, licences or difficulties than this end with "…". */
const MOST_NAMES = 6;

/** The cover of these puzzles. */
export function layOutCover(
  puzzles: readonly BookEntry[],
  title: string | undefined,
  { lang }: BookOptions,
  texts: BookTexts,
): Cover {
  const words = pdfWords(lang);
  const facts = puzzles.map(factsOf).sort((a, b) => a.cells - b.cells);
  const [least = '', most = ''] = [facts[0], facts.at(-1)].map((one) => one?.size ?? '');
  const names = (all: readonly (string | undefined)[]): string => {
    const different = [...new Set(all.map((name = '') => texts.drawable(name)))].filter(Boolean);
    const kept = different.slice(0, MOST_NAMES).join(', ');
    return different.length > MOST_NAMES ? `${kept}…` : kept;
  };
  const authors = names(puzzles.map((entry) => factsOf(entry).meta.author));
  const licences = names(puzzles.map((entry) => factsOf(entry).meta.license));
  const levels = names(puzzles.map((entry) => factsOf(entry).difficulty));
  const lines = [
    words.puzzles(puzzles.length),
    words.sizes(least, most),
    levels === '' ? '' : words.difficulty(levels),
    [authors, licences].filter((part) => part !== '').join(' · '),
  ];
  return { title: title ?? words.booklet, lines: lines.filter((line) => line !== '') };
}

/** What a cover says of a puzzle. */
interface Facts {
  readonly size: string;
  readonly cells: number;
  readonly meta: PuzzleMeta;
  readonly difficulty?: string | undefined;
}

function factsOf(entry: BookEntry): Facts {
  if (isPainted(entry)) return entry;
  const { width, height, meta } = entry.puzzle;
  const { difficulty } = entry;
  return { size: `${width} × ${height}`, cells: width * height, meta, difficulty };
}

/** Adds the page of a cover. */
export function addCover(
  doc: PdfDocument,
  root: PdfElement,
  { title, lines }: Cover,
  { paper, theme, lang }: BookOptions,
): void {
  const { width, height } = PAPERS[paper];
  const { text, faint } = THEMES[theme];
  const room = { left: 20 * MM, width: width - 40 * MM };
  doc.addPage({ size: [width, height], margin: 0 });
  doc.outline.addItem(title);
  doc.markContent('Artifact');
  drawPaper(doc, { width, height }, theme);
  drawPattern(doc, { x: width / 2, y: 0.3 * height }, text, faint);
  doc.endMarkedContent();
  const paintTitle = (): void => {
    doc.font(FONT).fillColor(text);
    centered(doc, title, room, 0.5 * height, 30);
  };
  addElement(root, doc.struct('H1', {}, paintTitle));
  const paintLines = (): void => {
    doc.font(FONT).fillColor(faint);
    for (const [k, line] of lines.entries()) {
      centered(doc, line, room, 0.5 * height + (12 + 8 * k) * MM, 13);
    }
  };
  addElement(root, doc.struct('P', {}, paintLines));
  const { name } = pdfWords(lang);
  const paintName = (): void => drawNameLine(doc, `${name}:`, { width, height }, { text, faint });
  addElement(root, doc.struct('P', {}, paintName));
}

/** A line at the foot of the cover, for the name of its solver. */
function drawNameLine(
  doc: PdfDocument,
  label: string,
  { width, height }: { readonly width: number; readonly height: number },
  { text, faint }: Pick<Theme, 'text' | 'faint'>,
): void {
  const y = 0.86 * height;
  const left = width / 2 - 45 * MM;
  doc.font(FONT).fontSize(13).fillColor(text);
  doc.text(label, left, y, { lineBreak: false, baseline: 'alphabetic' });
  const begin = left + doc.widthOfString(label) + 3 * MM;
  doc.moveTo(begin, y + 2).lineTo(width / 2 + 45 * MM, y + 2);
  doc.lineWidth(0.8).lineCap('butt').stroke(faint);
}

/** A small grid with an N, the first letter of what is inside. */
const PATTERN = ['#...#', '##..#', '#.#.#', '#..##', '#...#'];

function drawPattern(
  doc: PdfDocument,
  { x, y }: { readonly x: number; readonly y: number },
  ink: string,
  rule: string,
): void {
  const side = 8 * MM;
  const left = x - 2.5 * side;
  const top = y - 2.5 * side;
  for (const [row, cells] of PATTERN.entries()) {
    for (const [column, cell] of [...cells].entries()) {
      if (cell === '#') doc.rect(left + column * side, top + row * side, side, side);
    }
  }
  doc.fill(ink);
  for (let k = 0; k <= 5; k++) {
    doc.moveTo(left + k * side, top).lineTo(left + k * side, top + 5 * side);
    doc.moveTo(left, top + k * side).lineTo(left + 5 * side, top + k * side);
  }
  doc.lineWidth(0.8).lineCap('square').stroke(rule);
}
