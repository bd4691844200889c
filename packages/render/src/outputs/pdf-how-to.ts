/** The page of a booklet that says how nonograms are solved, with an example in three steps. */

import { MM, PAPERS } from '../layout/paper.js';
import { wrapText } from '../layout/wrap-text.js';
import { THEMES, type Theme } from '../look/theme.js';
import { pdfWords } from '../words/table.js';
import { type BookEntry, type BookOptions, isPainted } from './pdf-book.js';
import type { PdfDocument, PdfElement } from './pdf-document.js';
import { addElement, centered, drawPaper, FONT } from './pdf-shapes.js';

/** The example: its clues, and what is known after each step. */
const ROWS = ['1  1', '5', '5', '3', '1'];
const COLUMNS = ['2', '4', '4', '4', '2'];
const STEPS = [
  ['?????', '#####', '#####', '?????', '?????'],
  ['.???.', '#####', '#####', '.###.', '.???.'],
  ['.#.#.', '#####', '#####', '.###.', '..#..'],
];

const MARGIN = 25 * MM;
const CELL = 7.5 * MM;
const SIZE = ROWS.length * CELL;
/** The room of the numbers beside and above an example. */
const RAIL = 8 * MM;

/** From one line of text to the next, in sizes of its letters. */
const LINE = 1.4;

/** A position on a page. */
interface Place {
  readonly left: number;
  readonly top: number;
}

/** Adds the page: the rules of these puzzles, then the example. */
export function addHowTo(
  doc: PdfDocument,
  root: PdfElement,
  puzzles: readonly BookEntry[],
  { paper, theme, lang }: BookOptions,
): void {
  const { width, height } = PAPERS[paper];
  const { howTo } = pdfWords(lang);
  const look = THEMES[theme];
  const hasColors = puzzles.some((entry) =>
    isPainted(entry) ? entry.isColored : entry.puzzle.palette.length > 2,
  );
  const others = new Set(puzzles.flatMap((entry) => (isPainted(entry) ? entry.rules : [])));
  doc.addPage({ size: [width, height], margin: 0 });
  doc.outline.addItem(howTo.title);
  doc.markContent('Artifact');
  drawPaper(doc, { width, height }, theme);
  doc.endMarkedContent();
  const room = { left: MARGIN, width: width - 2 * MARGIN };
  const paintTitle = (): void => {
    doc.font(FONT).fillColor(look.text);
    centered(doc, howTo.title, room, 38 * MM, 24);
  };
  addElement(root, doc.struct('H1', {}, paintTitle));
  doc.fillColor(look.text);
  let top = 56 * MM;
  for (const rule of [...howTo.rules(hasColors), ...others]) {
    const lines = wrapped(doc, rule, room.width, 12);
    const place = { left: room.left, top };
    addElement(
      root,
      doc.struct('P', {}, () => drawLines(doc, lines, place, 12)),
    );
    top += lines.length * 17 + 9;
  }
  const gap = (room.width - STEPS.length * (RAIL + SIZE)) / (STEPS.length - 1);
  for (const [k, known] of STEPS.entries()) {
    const place = { left: room.left + k * (RAIL + SIZE + gap), top: top + 10 * MM };
    const alt = howTo.steps[k] ?? '';
    addElement(
      root,
      doc.struct('Figure', { alt }, () => drawExample(doc, known, place, look)),
    );
    const lines = wrapped(doc, alt, SIZE + gap / 2, 10);
    const below = { left: place.left + RAIL, top: place.top + RAIL + SIZE + 7 * MM };
    addElement(
      root,
      doc.struct('P', {}, () => drawLines(doc, lines, below, 10)),
    );
  }
}

/** Text in lines of this width. */
function wrapped(doc: PdfDocument, text: string, width: number, size: number): string[] {
  doc.font(FONT).fontSize(size);
  return wrapText(text, width, (char) => doc.widthOfString(char));
}

function drawLines(
  doc: PdfDocument,
  lines: readonly string[],
  { left, top }: Place,
  size: number,
): void {
  doc.font(FONT).fontSize(size);
  for (const [k, line] of lines.entries()) {
    doc.text(line, left, top + k * LINE * size, { lineBreak: false, baseline: 'alphabetic' });
  }
}

/** A grid with its numbers; what is known is filled, or has a dot. */
function drawExample(
  doc: PdfDocument,
  known: readonly string[],
  place: Place,
  { ink, text, thick, cell: blank }: Theme,
): void {
  const left = place.left + RAIL;
  const top = place.top + RAIL;
  doc.rect(left, top, SIZE, SIZE).fill(blank);
  const dots: Place[] = [];
  for (const [y, cells] of known.entries()) {
    for (const [x, cell] of [...cells].entries()) {
      const at = { left: left + x * CELL, top: top + y * CELL };
      if (cell === '#') doc.rect(at.left, at.top, CELL, CELL).fill(ink);
      if (cell === '.') dots.push(at);
    }
  }
  for (const at of dots) {
    const middle = CELL / 2 - DOT;
    doc.roundedRect(at.left + middle, at.top + middle, 2 * DOT, 2 * DOT, DOT);
  }
  doc.fill(text);
  for (let k = 1; k < ROWS.length; k++) {
    doc.moveTo(left + k * CELL, top).lineTo(left + k * CELL, top + SIZE);
    doc.moveTo(left, top + k * CELL).lineTo(left + SIZE, top + k * CELL);
  }
  doc.lineWidth(0.5).lineCap('butt').stroke(thick);
  doc.rect(left, top, SIZE, SIZE).lineWidth(1.2).stroke(thick);
  doc.font(FONT).fillColor(text);
  for (const [k, number] of COLUMNS.entries()) {
    centered(doc, number, { left: left + k * CELL, width: CELL }, top - 5, 11);
  }
  for (const [k, clue] of ROWS.entries()) {
    const baseline = top + (k + 0.5) * CELL + 4;
    doc.fontSize(11);
    const x = left - 5 - doc.widthOfString(clue);
    doc.text(clue, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }
}

/** Half the width of the dot in a blank cell. */
const DOT = 0.7 * MM;
