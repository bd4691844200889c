/** Puzzles of other kinds on pages: their sheets, painted with pdfkit, and their rules below. */
import { ANY_BLOCKS, featuresOf, isPairClue, type KindPuzzle } from '@nonokit/core';
import { cellCount, type KindSheet, kindSheet, type Point, SHEET_INK } from '@nonokit/kinds';
import { type BookDrawing, type PaintedSheet, type PdfDocument, wrapText } from '@nonokit/render';
import type { Words } from '../words/language-words.js';

/** The name under which a booklet's document knows its font. */
const FONT = 'bold';

/** The size of the rules below a sheet, and the step from line to line, in cells. */
const RULE_SIZE = 0.46;
const RULE_STEP = 1.35;

/** About the width of a letter in sizes of the font. */
const LETTER = 0.54;

/** The least width of a sheet in cells, so that its rules have room. */
const LEAST_WIDTH = 14;

/** A puzzle as a booklet draws it; `solution` if that is to be drawn too. */
export function bookDrawing(
  puzzle: KindPuzzle,
  solution: readonly number[] | undefined,
  { kinds }: Words,
): BookDrawing {
  const { board, palette, meta } = puzzle;
  const rules = rulesOf(puzzle, kinds);
  return {
    meta,
    size:
      board.shape === 'square'
        ? `${board.width} × ${board.height}`
        : kinds.triangles(cellCount(board)),
    cells: cellCount(board),
    isColored: palette.length > 2,
    rules,
    empty: paintedSheet(kindSheet(puzzle), rules),
    solved: solution && paintedSheet(kindSheet(puzzle, { cells: solution }), []),
  };
}

/** What is different about a puzzle, a sentence for each. */
function rulesOf(puzzle: KindPuzzle, { rules }: Words['kinds']): string[] {
  const items = puzzle.clues.flat().flatMap((clue) => (isPairClue(clue) ? [] : clue));
  const sentences = featuresOf(puzzle).map((feature) => rules[feature]);
  return items.includes(ANY_BLOCKS) ? [...sentences, rules.anything] : sentences;
}

/** A sheet with these sentences below it. */
function paintedSheet(sheet: KindSheet, rules: readonly string[]): PaintedSheet {
  const { cell } = sheet;
  const width = Math.max(sheet.width, LEAST_WIDTH * cell);
  const size = RULE_SIZE * cell;
  const lines = rules.flatMap((rule) => wrapText(rule, width, () => LETTER * size));
  const height = sheet.height + lines.length * RULE_STEP * size;
  const paint = (doc: PdfDocument): void => {
    doc.save().translate((width - sheet.width) / 2, 0);
    paintSheet(doc, sheet);
    doc.restore();
    doc.font(FONT).fontSize(size).fillColor(SHEET_INK);
    for (const [k, line] of lines.entries()) {
      const left = (width - doc.widthOfString(line)) / 2;
      writeText(doc, line, { x: left, y: sheet.height + (k + 0.8) * RULE_STEP * size });
    }
  };
  return { width, height, cell, paint };
}

function paintSheet(doc: PdfDocument, sheet: KindSheet): void {
  const { cell, cells, line, rules } = sheet;
  for (const { corners, fill, half } of cells) {
    tracePath(doc, corners);
    doc.fill(fill);
    if (half === undefined) continue;
    tracePath(doc, half.corners);
    doc.fill(half.fill);
  }
  for (const { corners } of cells) tracePath(doc, [...corners, ...corners.slice(0, 1)]);
  doc
    .lineWidth(cell / 24)
    .lineCap('square')
    .stroke(line);
  for (const points of rules) tracePath(doc, points);
  doc
    .lineWidth(cell / 12)
    .lineCap('square')
    .stroke(SHEET_INK);
  paintNumbers(doc, sheet);
}

function paintNumbers(doc: PdfDocument, { cell, line, numbers, frames }: KindSheet): void {
  for (const { text, at, fontSize, fill, disc, chip, circle } of numbers) {
    if (chip?.half !== undefined) {
      doc.rect(chip.left, chip.top, chip.side, chip.side).fill(chip.fill);
      tracePath(doc, chip.half.corners);
      doc.fill(chip.half.fill);
      doc.rect(chip.left, chip.top, chip.side, chip.side);
      doc.lineWidth(cell / 24).stroke(line);
    } else if (chip !== undefined) {
      doc.roundedRect(chip.left, chip.top, chip.side, chip.side, cell / 8).fill(chip.fill);
    }
    if (circle !== undefined) {
      const { middle, radius } = circle;
      doc.roundedRect(middle.x - radius, middle.y - radius, 2 * radius, 2 * radius, radius);
      doc.lineWidth(cell / 18).stroke(SHEET_INK);
    }
    if (text === '') continue;
    if (disc !== undefined) {
      const { middle, radius } = disc;
      doc.roundedRect(middle.x - radius, middle.y - radius, 2 * radius, 2 * radius, radius);
      doc.fill(disc.fill);
    }
    doc.font(FONT).fontSize(fontSize).fillColor(fill);
    writeText(doc, text, { x: at.x - doc.widthOfString(text) / 2, y: at.y });
  }
  for (const { left, top, width, height } of frames) {
    doc.roundedRect(left, top, width, height, cell / 8);
    doc.lineWidth(cell / 16).stroke(SHEET_INK);
  }
}

function tracePath(doc: PdfDocument, [first, ...more]: readonly Point[]): void {
  if (first === undefined) return;
  doc.moveTo(first.x, first.y);
  for (const { x, y } of more) doc.lineTo(x, y);
}

function writeText(doc: PdfDocument, text: string, { x, y }: Point): void {
  doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
}
