/** Draws the shapes of sheets with pdfkit: fills, rules, numbers, and the texts of a page. */
import type { Box } from '../layout/box.js';
import type { Label } from '../layout/label.js';
import { MM, type Page, type Piece, type Placed } from '../layout/paper.js';
import { THEMES, type ThemeName } from '../look/theme.js';
import type { RenderSpoken } from '../words/spoken.js';
import { pdfWords } from '../words/table.js';
import type { BookSheet, PageHeading } from './pdf-book.js';
import type { PdfDocument, PdfElement } from './pdf-document.js';
import { shapesIn } from './pdf-view.js';
import type { Boxes, Shape } from './shapes.js';

/** The name under which a document knows the font. */
export const FONT = 'bold';

/** The texts of a page besides its sheets. */
interface PageTexts {
  readonly page: Page;
  /** None on the only page of a document. */
  readonly number: number | undefined;
  readonly running: string;
  readonly theme: ThemeName;
}

/** The paper, the page number and the running title of a page. */
export function drawPage(doc: PdfDocument, { page, number, running, theme }: PageTexts): void {
  const { faint } = THEMES[theme];
  const { width, height } = page;
  doc.markContent('Artifact');
  drawPaper(doc, page, theme);
  doc.font(FONT).fillColor(faint);
  if (number !== undefined) centered(doc, `${number}`, { left: 0, width }, height - 8 * MM, 9);
  if (running !== '') centered(doc, running, { left: 0, width }, 9 * MM, 9);
  doc.endMarkedContent();
}

/** The colour of a page that is not white. */
export function drawPaper(
  doc: PdfDocument,
  { width, height }: Pick<Page, 'width' | 'height'>,
  theme: ThemeName,
): void {
  const { paper } = THEMES[theme];
  if (paper !== '#ffffff') doc.rect(0, 0, width, height).fill(paper);
}

/** Cells below this size, in points, have no thin rules, which would hide everything else. */
const DENSE = 2 * MM;

/** How sheets are drawn. */
interface Look {
  readonly theme: ThemeName;
  readonly lang: RenderSpoken;
}

/** A sheet, or the part of it that its place shows, with its heading. */
export function drawPart(
  doc: PdfDocument,
  root: PdfElement,
  placed: Placed,
  sheet: BookSheet,
  look: Look,
): void {
  addElement(
    root,
    doc.struct('H2', {}, () => drawHeading(doc, placed, sheet.heading, look)),
  );
  const { view, left, top, pieces = [{ view, left, top }] } = placed;
  const paint = (): void => {
    for (const piece of pieces) drawPiece(doc, piece, placed, sheet);
    if (placed.pieces === undefined) drawOverlap(doc, placed, look);
  };
  addElement(root, doc.struct('Figure', { alt: sheet.alt }, paint));
}

/** Adds an element to another; only then it is painted. */
export function addElement(root: PdfElement, child: PdfElement): void {
  // both are the library's own elements
  root.add(child as never);
}

/** A rectangle of a sheet at its place. */
function drawPiece(
  doc: PdfDocument,
  { view, left, top }: Piece,
  { scale }: Placed,
  { shapes, layout, paint }: BookSheet,
): void {
  doc.save();
  if (paint !== undefined) {
    paint(doc.translate(left, top).scale(scale));
    doc.restore();
    return;
  }
  doc.translate(left, top).scale(scale).translate(-view.left, -view.top);
  doc.rect(view.left, view.top, view.width, view.height).clip();
  const isDense = scale * layout.cell < DENSE;
  for (const shape of shapesIn(shapes, view)) {
    const isThin = shape.kind === 'rules' && shape.width === layout.thin && !shape.square;
    if (!isDense || !isThin) drawShape(doc, shape);
  }
  doc.restore();
}

function drawHeading(
  doc: PdfDocument,
  { heading, part }: Placed,
  texts: PageHeading,
  look: Look,
): void {
  const { text, faint } = THEMES[look.theme];
  const { part: partOf, columns, rows } = pdfWords(look.lang);
  const [size, small] = heading.height > 40 ? [15, 9] : heading.height > 30 ? [11, 7.5] : [8, 7];
  const below =
    part === undefined
      ? texts.subtitle
      : [
          texts.subtitle,
          partOf(part.index + 1, part.count),
          part.columns[1] < part.columns[0]
            ? ''
            : columns(part.columns[0] + 1, part.columns[1] + 1),
          part.rows[1] < part.rows[0] ? '' : rows(part.rows[0] + 1, part.rows[1] + 1),
        ]
          .filter((piece) => piece !== '')
          .join(' · ');
  const baseline = heading.top + size;
  doc.font(FONT).fillColor(text);
  centered(doc, texts.title, heading, baseline, size);
  doc.fillColor(faint);
  centered(doc, below, heading, baseline + 1.5 * small, small);
}

/** One centred line of text: set smaller if it is too wide, and cut if it is still too wide. */
export function centered(
  doc: PdfDocument,
  text: string,
  { left, width }: Pick<Box, 'left' | 'width'>,
  y: number,
  size: number,
): void {
  if (text === '') return;
  doc.fontSize(size);
  const wide = doc.widthOfString(text);
  const fitting = Math.max(0.6 * size, Math.min(size, (size * width) / wide));
  doc.fontSize(fitting);
  let shown = text;
  while (doc.widthOfString(shown) > width && shown.length > 1) {
    shown = `${shown.slice(0, Math.floor(0.9 * (shown.length - 1)))}…`;
  }
  const x = left + (width - doc.widthOfString(shown)) / 2;
  doc.text(shown, x, y, { lineBreak: false, baseline: 'alphabetic' });
}

function drawShape(doc: PdfDocument, shape: Shape): void {
  switch (shape.kind) {
    case 'boxes':
      drawBoxes(doc, shape);
      return;
    case 'frames': {
      const inset = shape.width / 2;
      for (const { left, top, width, height } of shape.boxes) {
        doc.rect(left + inset, top + inset, width - 2 * inset, height - 2 * inset);
      }
      doc.lineWidth(shape.width).stroke(shape.paint);
      return;
    }
    case 'rules':
      for (const { x, y, length, vertical } of shape.rules) {
        doc.moveTo(x, y).lineTo(vertical ? x : x + length, vertical ? y + length : y);
      }
      doc
        .lineWidth(shape.width)
        .lineCap(shape.square ? 'square' : 'butt')
        .stroke(shape.paint);
      return;
    case 'texts':
      doc.font(FONT).fillColor(shape.paint);
      for (const label of shape.texts) drawText(doc, label);
      return;
  }
}

function drawText(doc: PdfDocument, { text, x, y, fontSize, align, turned }: Label): void {
  doc.fontSize(fontSize);
  const half = align === 'left' ? 0 : doc.widthOfString(text) / 2;
  const options = { lineBreak: false, baseline: 'alphabetic' } as const;
  if (turned !== true) {
    doc.text(text, x - half, y, options);
    return;
  }
  doc.save().rotate(-90, { origin: [x, y] });
  doc.text(text, x - half, y, options);
  doc.restore();
}

function drawBoxes(doc: PdfDocument, { boxes, paint, radius }: Boxes): void {
  for (const { left, top, width, height } of boxes) {
    if (radius === undefined) doc.rect(left, top, width, height);
    else doc.roundedRect(left, top, width, height, radius);
  }
  doc.fill(paint);
}

/** Marks where the next part begins: everything beyond the dashed line is printed there again. */
function drawOverlap(doc: PdfDocument, placed: Placed, { theme }: Look): void {
  const { view, part, scale } = placed;
  if (part === undefined) return;
  doc.save();
  doc.translate(placed.left, placed.top).scale(scale).translate(-view.left, -view.top);
  doc.rect(view.left, view.top, view.width, view.height).clip();
  const { left, top, width, height } = view;
  const { nextLeft, nextTop } = part;
  const points = 1 / scale;
  const paint = THEMES[theme].marks.stuck;
  doc.save().fillOpacity(0.12);
  if (nextLeft !== undefined) doc.rect(nextLeft, top, left + width - nextLeft, height).fill(paint);
  if (nextTop !== undefined) doc.rect(left, nextTop, width, top + height - nextTop).fill(paint);
  doc.restore();
  if (nextLeft !== undefined) doc.moveTo(nextLeft, top).lineTo(nextLeft, top + height);
  if (nextTop !== undefined) doc.moveTo(left, nextTop).lineTo(left + width, nextTop);
  if (nextLeft !== undefined || nextTop !== undefined) {
    doc
      .lineWidth(0.8 * points)
      .lineCap('butt')
      .dash(4 * points, { space: 3 * points });
    doc.stroke(paint).undash();
  }
  doc.restore();
}
