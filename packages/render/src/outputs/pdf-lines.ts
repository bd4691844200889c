/**
 * For e-paper, whose pages are small and whose links work: each line of a puzzle on a page of its
 * own, large. On the sheet, a clue leads to its line; a line leads to its neighbours and back.
 */
import type { Line } from '@nonokit/core';
import { type Box, common } from '../layout/box.js';
import { clueBox, type LinePage, linePage, linesOf } from '../layout/line-page.js';
import { MM, makeRoom, PAPERS, type Placed } from '../layout/paper.js';
import { THEMES } from '../look/theme.js';
import { pdfWords } from '../words/table.js';
import type { BookOptions, BookSheet } from './pdf-book.js';
import type { PdfDocument, PdfElement } from './pdf-document.js';
import { addElement, centered, drawPage, drawPart, FONT } from './pdf-shapes.js';

/** The height of the links at the end of a page: a finger hits 10 mm. */
const BAR = 12 * MM;

/** The height kept free for a heading, as above a sheet. */
const HEADING = 44;

/** The number of pages that the lines of these sheets take. */
export function countLinePages(sheets: readonly BookSheet[]): number {
  return sheets.reduce((sum, { layout }) => sum + linesOf(layout).length, 0);
}

/** Makes the clues of a sheet, or of a part of it, lead to the pages of their lines. */
export function linkClues(doc: PdfDocument, placed: Placed, { layout }: BookSheet): void {
  const { sheet, view, left, top, scale, part } = placed;
  if ((part?.index ?? 0) === 0) doc.addNamedDestination(nameOf(sheet), 'XYZ', 0, 0, null);
  for (const line of linesOf(layout)) {
    const clue = clueBox(layout, line);
    if (clue === undefined) continue;
    for (const piece of placed.pieces ?? [{ view, left, top }]) {
      const seen = common(clue, piece.view);
      if (seen.width === 0 || seen.height === 0) continue;
      const x = piece.left + (seen.left - piece.view.left) * scale;
      const y = piece.top + (seen.top - piece.view.top) * scale;
      doc.goTo(x, y, seen.width * scale, seen.height * scale, nameOf(sheet, line));
    }
  }
}

/** The name of the place that shows a sheet or a line of it: "puzzle-1-row-3". */
function nameOf(sheet: number, line?: Line): string {
  const puzzle = `puzzle-${sheet + 1}`;
  return line === undefined ? puzzle : `${puzzle}-${line.kind}-${line.index + 1}`;
}

/** Adds the pages of all lines of all sheets. */
export function addLinePages(
  doc: PdfDocument,
  root: PdfElement,
  sheets: readonly BookSheet[],
  options: BookOptions,
): void {
  for (const [k, sheet] of sheets.entries()) {
    const lines = linesOf(sheet.layout);
    for (const [at, line] of lines.entries()) {
      addLine(doc, root, { k, sheet, line, before: lines[at - 1], after: lines[at + 1] }, options);
    }
  }
}

/** A line of a sheet with its neighbours. */
interface OneLine {
  /** The number of the sheet, from 0. */
  readonly k: number;
  readonly sheet: BookSheet;
  readonly line: Line;
  readonly before: Line | undefined;
  readonly after: Line | undefined;
}

function addLine(
  doc: PdfDocument,
  root: PdfElement,
  { k, sheet, line, before, after }: OneLine,
  { paper, theme, lang }: BookOptions,
): void {
  const { width, height } = PAPERS[paper];
  const outer = makeRoom({ width, height });
  const room = { ...outer, top: outer.top + HEADING, height: outer.height - HEADING - BAR };
  const shown = linePage(sheet.layout, line, room);
  if (shown === undefined) return;
  doc.addPage({ size: [width, height], margin: 0 });
  doc.addNamedDestination(nameOf(k, line), 'XYZ', 0, 0, null);
  drawPage(doc, { page: { width, height, placed: [] }, number: undefined, running: '', theme });
  const own = sheet.heading.title || sheet.heading.subtitle;
  const title = titleOf(line, lang);
  const placed: Placed = {
    sheet: k,
    heading: { ...outer, height: HEADING },
    view: shown.pieces[0]?.view ?? room,
    left: room.left,
    top: room.top,
    ...shown,
  };
  const heading = { title, subtitle: own };
  drawPart(doc, root, placed, { ...sheet, heading, alt: `${title}: ${own}` }, { theme, lang });
  drawFrames(doc, shown, THEMES[theme].thick);
  const bar = { ...outer, top: outer.top + outer.height - BAR, height: BAR };
  const paint = (): void => {
    doc.font(FONT).fillColor(THEMES[theme].text);
    // the middle one leads back to the puzzle
    link(doc, bar, 1, sheet.heading.title || pdfWords(lang).number(k + 1), nameOf(k));
    if (before !== undefined) link(doc, bar, 0, `‹ ${titleOf(before, lang)}`, nameOf(k, before));
    if (after !== undefined) link(doc, bar, 2, `${titleOf(after, lang)} ›`, nameOf(k, after));
  };
  addElement(root, doc.struct('P', {}, paint));
}

/** Frames around the strips: of the rules at their edges only half is in them. */
function drawFrames(doc: PdfDocument, { pieces, scale }: LinePage, paint: string): void {
  doc.markContent('Artifact');
  for (const { view, left, top } of pieces) {
    doc.rect(left, top, view.width * scale, view.height * scale);
  }
  doc.lineWidth(1).stroke(paint);
  doc.endMarkedContent();
}

/** A text in a third of a bar, all of which leads to a place. */
function link(doc: PdfDocument, bar: Box, third: number, text: string, name: string): void {
  const width = bar.width / 3;
  const left = bar.left + third * width;
  centered(doc, text, { left, width }, bar.top + bar.height / 2 + 4, 12);
  doc.goTo(left, bar.top, width, bar.height, name);
}

function titleOf({ kind, index }: Line, lang: BookOptions['lang']): string {
  return pdfWords(lang)[kind](index + 1);
}
