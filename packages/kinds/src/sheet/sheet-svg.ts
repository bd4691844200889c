/** Sheets of puzzles of other kinds as SVG. */
import { escapeXml, type KindPuzzle } from '@nonokit/core';
import type { Point } from './placed.js';
import { type KindSheetOptions, kindSheet, round, SHEET_INK, type SheetNumber } from './sheet.js';

/** The sheet of a puzzle. */
export function kindSheetSvg(puzzle: KindPuzzle, options: KindSheetOptions = {}): string {
  const { width, height, cell, cells, line, rules, numbers } = kindSheet(puzzle, options);
  const { title } = puzzle.meta;
  const shapes = cells.map(({ corners, fill }) => `<path d="${pathOf(corners)}Z" fill="${fill}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}" font-family="PT Sans" font-weight="bold" ` +
      `font-size="${round(cell * 0.58)}" text-anchor="middle">` +
      (title === undefined ? '' : `<title>${escapeXml(title)}</title>`),
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    `<g stroke="${line}" stroke-width="${round(cell / 24)}" stroke-linejoin="round">`,
    ...shapes,
    '</g>',
    `<g fill="none" stroke="${SHEET_INK}" stroke-width="${round(cell / 12)}" stroke-linejoin="round">`,
    ...rules.map((points) => `<path d="${pathOf(points)}"/>`),
    '</g>',
    ...numbers.map((number) => numberSvg(number, cell)),
    '</svg>\n',
  ].join('\n');
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x},${y}`).join('L')}`;
}

function numberSvg({ text, at, fontSize, fill, chip, circle }: SheetNumber, cell: number): string {
  const behind =
    chip === undefined
      ? ''
      : `<rect x="${chip.left}" y="${chip.top}" width="${chip.side}" height="${chip.side}" ` +
        `rx="${round(cell / 8)}" fill="${chip.fill}"/>`;
  const around =
    circle === undefined
      ? ''
      : `<circle cx="${circle.middle.x}" cy="${circle.middle.y}" r="${circle.radius}" fill="none" ` +
        `stroke="${SHEET_INK}" stroke-width="${round(cell / 18)}"/>`;
  const size = text.length > 2 ? ` font-size="${fontSize}"` : '';
  return `${behind}${around}<text x="${at.x}" y="${at.y}"${size} fill="${fill}">${text}</text>`;
}
