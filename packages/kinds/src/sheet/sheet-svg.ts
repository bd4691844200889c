/** Sheets of puzzles of other kinds as SVG: clues and board, empty or with a picture. */
import {
  BLANK,
  digitOn,
  escapeXml,
  isBlackOnly,
  type KindPuzzle,
  type Palette,
  seenOn,
} from '@nonokit/core';
import { ITEM_STEP, type PlacedItem, type Point, type SheetPlan } from './placed.js';
import { squarePlan } from './square-plan.js';
import { trianglePlan } from './triangle-plan.js';

/** How a sheet is drawn. */
export interface KindSheetOptions {
  /** The colours of the cells; without them the board is empty. */
  readonly cells?: readonly number[] | undefined;
  /** Pixels of a cell: 24. */
  readonly cell?: number;
}

const MARGIN = 0.6;

/** The sheet of a puzzle. */
export function kindSheetSvg(
  { board, clues, palette, meta }: KindPuzzle,
  { cells, cell = 24 }: KindSheetOptions = {},
): string {
  const plan = board.shape === 'square' ? squarePlan(board, clues) : trianglePlan(board, clues);
  const { left, top, right, bottom } = extentOf(plan);
  const at = ({ x, y }: Point): string =>
    `${round((x - left + MARGIN) * cell)},${round((y - top + MARGIN) * cell)}`;
  const width = round((right - left + 2 * MARGIN) * cell);
  const height = round((bottom - top + 2 * MARGIN) * cell);
  const paper = palette[BLANK].rgb;
  const line = seenOn(paper === '#ffffff' ? '#9aa0a6' : paper, paper, 1.8);
  const shapes = plan.cells.map((corners, k) => {
    const color = cells?.[k];
    const fill = color === undefined || color < 0 ? paper : palette[color].rgb;
    return `<path d="M${corners.map(at).join('L')}Z" fill="${fill}"/>`;
  });
  const rules = plan.rules.map((points) => `<path d="M${points.map(at).join('L')}"/>`);
  const title = meta.title === undefined ? '' : `<title>${escapeXml(meta.title)}</title>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}" font-family="PT Sans" font-weight="bold" ` +
      `font-size="${round(cell * 0.58)}" text-anchor="middle">${title}`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    `<g stroke="${line}" stroke-width="${round(cell / 24)}" stroke-linejoin="round">`,
    ...shapes,
    '</g>',
    `<g fill="none" stroke="#222222" stroke-width="${round(cell / 12)}" stroke-linejoin="round">`,
    ...rules,
    '</g>',
    ...plan.items.map((item) => itemSvg(item, palette, at, cell)),
    '</svg>\n',
  ].join('\n');
}

/** A number; in several inks it stands on a chip of its ink. */
function itemSvg(
  { text, color, at: point, isLarge }: PlacedItem,
  palette: Palette,
  at: (point: Point) => string,
  cell: number,
): string {
  const [x, y] = at(point).split(',').map(Number);
  const ink = color === undefined || isBlackOnly(palette) ? undefined : palette[color].rgb;
  const half = (ITEM_STEP * cell * 0.94) / 2;
  const chip =
    ink === undefined
      ? ''
      : `<rect x="${round(x - half)}" y="${round(y - half)}" width="${round(2 * half)}" ` +
        `height="${round(2 * half)}" rx="${round(cell / 8)}" fill="${ink}"/>`;
  // the frame of a large number reaches into both of its lines
  const frame = isLarge
    ? `<circle cx="${x}" cy="${y}" r="${round(half)}" fill="none" stroke="#222222" ` +
      `stroke-width="${round(cell / 18)}"/>`
    : '';
  const size = text.length > 2 ? ` font-size="${round(cell * 0.42)}"` : '';
  const fill = ink === undefined ? '#222222' : digitOn(ink);
  return `${chip}${frame}<text x="${x}" y="${round(y + cell * 0.2)}"${size} fill="${fill}">${text}</text>`;
}

/** The box around cells and numbers, in units of a cell. */
function extentOf({ cells, items }: SheetPlan): {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
} {
  const half = ITEM_STEP / 2;
  const corners = items.flatMap(({ at: { x, y } }) => [
    { x: x - half, y: y - half },
    { x: x + half, y: y + half },
  ]);
  const points = [...cells.flat(), ...corners];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: least(xs), top: least(ys), right: -least(xs, -1), bottom: -least(ys, -1) };
}

/** The least of many numbers, or of their negatives. */
function least(numbers: readonly number[], sign: 1 | -1 = 1): number {
  return numbers.reduce((a, b) => Math.min(a, sign * b), Number.POSITIVE_INFINITY);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
