/**
 * A sheet for fingers: a page of braille cells, as a file for embossers and as a picture for swell
 * paper. Numbers are the letters a to j without number signs, since a sheet has nothing else.
 *
 * A cell of the puzzle is a dot to feel and a space beside it, so that columns stand as far apart
 * as rows do and numbers above them do not touch. After every fifth line there is a rule.
 */
import type { Clue, Puzzle } from '@nonokit/core';
import type { Picture } from '../layout/picture.js';
import { BLOCK } from '../layout/rules.js';

/** The braille cells in a line of an embosser. */
export const MOST_BRAILLE_CELLS = 40;

/** Unicode's braille pattern without dots; a dot is a bit. */
const NO_DOTS = 0x2800;

/** Dots in the order of their bits: 1 2 3 below each other, then 4 5 6 at their right. */
const DOTS_IN_CELL = 6;

/** The digits 0 to 9: the letters j, a, b … i. */
const DIGITS = '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊';

const SPACE = '\u2800';
const OPEN = '⠄';
const FILLED = '⠿';
const RULE_DOWN = '⠇';
const RULE_ACROSS = '⠒';

/** The characters of braille ASCII in the order of Unicode's patterns. */
const ASCII = ' A1B\'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=';

/** Millimetres: between dots, between braille cells and lines, and the size of a dot. */
const DOT_PITCH = 2.5;
const CELL_PITCH = 6;
const LINE_PITCH = 10;
const DOT = 1.5;
const PAGE_MARGIN = 10;

/** The lines of a sheet as Unicode's braille patterns; the picture fills its cells. */
export function brailleLines(puzzle: Puzzle, picture?: Picture): string[] {
  const { width, rows, columns } = puzzle;
  const heads = columns.map(numbersOf);
  const rails = rows.map((clue) => numbersOf(clue).join(SPACE));
  const railWidth = widest(rails);
  const cellWidth = 1 + widest(heads.flat());
  const depth = heads.reduce((most, { length }) => Math.max(most, length), 1);
  const indent = SPACE.repeat(railWidth + 1);
  const lines = Array.from({ length: depth }, (_, k) => {
    const numbers = heads.map((head) => head[head.length - depth + k] ?? '');
    return `${indent}${numbers.map((number) => number.padEnd(cellWidth, SPACE)).join('')}`;
  });
  for (const [row, rail] of rails.entries()) {
    if (row > 0 && row % BLOCK === 0)
      lines.push(`${indent}${RULE_ACROSS.repeat(width * cellWidth)}`);
    const cells = Array.from({ length: width }, (_, column) => {
      const mark = (picture?.cells[row * width + column] ?? 0) > 0 ? FILLED : OPEN;
      const isBeforeRule = (column + 1) % BLOCK === 0 && column + 1 < width;
      return `${mark.padEnd(cellWidth - 1, SPACE)}${isBeforeRule ? RULE_DOWN : SPACE}`;
    });
    lines.push(`${rail.padStart(railWidth, SPACE)}${SPACE}${cells.join('')}`);
  }
  return lines.map((line) => line.replace(/\u2800+$/, ''));
}

/** How many braille cells a sheet is wide. */
export function brailleWidth(puzzle: Puzzle): number {
  return widest(brailleLines(puzzle));
}

/** A sheet as braille ASCII, the .brf file that embossers take. */
export function renderBraille(puzzle: Puzzle, picture?: Picture): string {
  const lines = brailleLines(puzzle, picture).map((line) =>
    Array.from(line, (cell) => ASCII[dotsOf(cell)] ?? ' ').join(''),
  );
  return `${lines.join('\r\n')}\r\n\f`;
}

/** A sheet as an SVG at its true size, to print on swell paper: dots 2.5 mm apart. */
export function renderSwell(puzzle: Puzzle, picture?: Picture): string {
  const lines = brailleLines(puzzle, picture);
  const width = 2 * PAGE_MARGIN + widest(lines) * CELL_PITCH;
  const height = 2 * PAGE_MARGIN + lines.length * LINE_PITCH;
  const dots = lines.flatMap((line, row) =>
    Array.from(line, (cell, column) => dotPath(dotsOf(cell), row, column)),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<path fill="none" stroke="#000" stroke-width="${DOT}" stroke-linecap="round" d="${dots.join('')}"/>`,
    '</svg>\n',
  ].join('\n');
}

/** The dots of a braille cell as lines without length, whose round ends are drawn. */
function dotPath(dots: number, row: number, column: number): string {
  let path = '';
  for (let dot = 0; dot < DOTS_IN_CELL; dot++) {
    if ((dots & (1 << dot)) === 0) continue;
    const x = PAGE_MARGIN + column * CELL_PITCH + Math.floor(dot / 3) * DOT_PITCH + DOT / 2;
    const y = PAGE_MARGIN + row * LINE_PITCH + (dot % 3) * DOT_PITCH + DOT / 2;
    path += `M${x} ${y}h0`;
  }
  return path;
}

function widest(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 0);
}

function dotsOf(cell: string): number {
  return (cell.codePointAt(0) ?? NO_DOTS) - NO_DOTS;
}

function numbersOf(clue: Clue): string[] {
  const sizes = clue.length === 0 ? [0] : clue.map(({ size }) => size);
  return sizes.map((size) => `${size}`.replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? ''));
}
