/** Sheets of puzzles of other kinds as SVG. */
import { escapeXml, type KindPuzzle } from '@nonokit/core';
import type { Half } from './halves.js';
import type { Point } from './placed.js';
import {
  type KindSheetOptions,
  kindSheet,
  round,
  SHEET_INK,
  type SheetCell,
  type SheetFrame,
  type SheetNumber,
} from './sheet.js';

/** The square behind a number. */
type Chip = NonNullable<SheetNumber['chip']>;

/** The sheet of a puzzle. */
export function kindSheetSvg(puzzle: KindPuzzle, options: KindSheetOptions = {}): string {
  const { width, height, cell, cells, line, rules, numbers, frames } = kindSheet(puzzle, options);
  const { title } = puzzle.meta;
  const shapes = cells.map(cellSvg);
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
    ...numbers.map((number) => numberSvg(number, cell, line)),
    ...frames.map((frame) => frameSvg(frame, cell)),
    '</svg>\n',
  ].join('\n');
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x},${y}`).join('L')}`;
}

function cellSvg({ corners, fill, half }: SheetCell): string {
  const whole = `<path d="${pathOf(corners)}Z" fill="${fill}"/>`;
  if (half === undefined) return whole;
  return `${whole}${halfSvg(half)}<path d="${pathOf(corners)}Z" fill="none"/>`;
}

function halfSvg({ corners, fill }: Half): string {
  return `<path d="${pathOf(corners)}Z" fill="${fill}" stroke="none"/>`;
}

function frameSvg({ left, top, width, height }: SheetFrame, cell: number): string {
  return (
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${round(cell / 8)}" ` +
    `fill="none" stroke="${SHEET_INK}" stroke-width="${round(cell / 16)}"/>`
  );
}

function chipSvg({ left, top, side, fill, half }: Chip, cell: number, line: string): string {
  const box = `<rect x="${left}" y="${top}" width="${side}" height="${side}" `;
  if (half === undefined) return `${box}rx="${round(cell / 8)}" fill="${fill}"/>`;
  const edge = `fill="none" stroke="${line}" stroke-width="${round(cell / 24)}"/>`;
  return `${box}fill="${fill}"/>${halfSvg(half)}${box}${edge}`;
}

function numberSvg(
  { text, at, fontSize, fill, disc, chip, circle }: SheetNumber,
  cell: number,
  line: string,
): string {
  const behind = chip === undefined ? '' : chipSvg(chip, cell, line);
  if (text === '') return behind;
  const around =
    circle === undefined
      ? ''
      : `<circle cx="${circle.middle.x}" cy="${circle.middle.y}" r="${circle.radius}" fill="none" ` +
        `stroke="${SHEET_INK}" stroke-width="${round(cell / 18)}"/>`;
  const size = text.length > 2 ? ` font-size="${fontSize}"` : '';
  const below =
    disc === undefined
      ? ''
      : `<circle cx="${disc.middle.x}" cy="${disc.middle.y}" r="${disc.radius}" fill="${disc.fill}"/>`;
  const word = `<text x="${at.x}" y="${at.y}"${size} fill="${fill}">${text}</text>`;
  return `${behind}${below}${around}${word}`;
}
