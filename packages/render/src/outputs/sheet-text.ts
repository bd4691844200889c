/**
 * A sheet as plain text: clues left and above, rules after every fifth line, cells one column of
 * characters each, as wide as the widest number above them.
 */
import type { Block, Clue, Palette, Puzzle } from '@nonokit/core';
import type { Picture } from '../layout/picture.js';
import { BLOCK } from '../layout/rules.js';
import { plainPaints } from '../look/inks.js';
import { symbolsOf } from '../look/symbols.js';
import { textRow } from './text.js';

/**
 * A puzzle as lines of text, each with its line end. Its cells hold the picture, in the symbols of
 * `renderText`, or nothing if none is given. In a coloured puzzle a number carries the symbol of
 * its colour: "12R". Throws RangeError if the picture has another size than the puzzle.
 */
export function renderSheetText(puzzle: Puzzle, picture?: Picture): string {
  const { width, height, palette } = puzzle;
  if (picture !== undefined && (picture.width !== width || picture.height !== height)) {
    const sizes = `${picture.width}x${picture.height} for a puzzle of ${width}x${height}`;
    throw new RangeError(`renderSheetText: the picture has another size than the puzzle: ${sizes}`);
  }
  const symbols = symbolsOf(palette);
  const token = ({ size, color }: Block): string =>
    palette.length > 2 ? `${size}${symbols[color]}` : `${size}`;
  const rows = listTokens(puzzle.rows, token);
  const columns = listTokens(puzzle.columns, token);

  const rowDigits = widest(rows);
  const rails = rows.map((clue) => clue.map((text) => text.padStart(rowDigits)).join(' '));
  const railWidth = rails.reduce((most, rail) => Math.max(most, rail.length), 1);
  const cellWidth = widest(columns);
  const line = (rail: string, cells: readonly string[]): string =>
    `${rail.padStart(railWidth)} |${inBlocks(cells, cellWidth)}`.trimEnd();

  const lines = headLines(columns).map((cells) => line('', cells));
  const rule = ruleLine(railWidth, width, cellWidth);
  const none = new Array<string>(width).fill('');
  rails.forEach((rail, row) => {
    if (row % BLOCK === 0) lines.push(rule);
    lines.push(line(rail, picture === undefined ? none : textRow(picture, row, symbols)));
  });
  return `${lines.join('\n')}\n`;
}

/** The longest name of a colour in a legend. */
const MAX_NAME = 40;

/**
 * A legend for the symbols of `renderSheetText`, one line each: "R #c8141e red"; empty for one ink.
 * Invisible characters in names are left out.
 */
export function renderLegend(palette: Palette): string {
  if (palette.length <= 2) return '';
  const symbols = symbolsOf(palette);
  const paints = plainPaints(palette);
  const lines = palette.map(({ name = '' }, color) => {
    const seen = name
      .replace(/[\p{C}\p{Z}]+/gu, ' ')
      .slice(0, MAX_NAME)
      .trim();
    return `${symbols[color]} ${paints[color]} ${seen}`.trimEnd();
  });
  return `${lines.join('\n')}\n`;
}

function listTokens(clues: readonly Clue[], token: (block: Block) => string): string[][] {
  return clues.map((clue) => (clue.length === 0 ? ['0'] : clue.map(token)));
}

function widest(clues: readonly string[][]): number {
  let most = 1;
  for (const clue of clues) {
    for (const text of clue) most = Math.max(most, text.length);
  }
  return most;
}

/** The columns' clues turned into lines, the last number of each in the last line. */
function headLines(columns: readonly string[][]): string[][] {
  const depth = columns.reduce((most, clue) => Math.max(most, clue.length), 1);
  return Array.from({ length: depth }, (_, k) =>
    columns.map((clue) => clue[clue.length - depth + k] ?? ''),
  );
}

/** Cells of one width with a bar after every fifth, but not after the last. */
function inBlocks(cells: readonly string[], width: number): string {
  return cells
    .map((text, k) => `${k > 0 && k % BLOCK === 0 ? ' |' : ''} ${text.padStart(width)}`)
    .join('');
}

function ruleLine(railWidth: number, columns: number, cellWidth: number): string {
  const cells = Array.from({ length: columns }, (_, k) => {
    const bar = k > 0 && k % BLOCK === 0 ? '-+' : '';
    return bar + '-'.repeat(cellWidth + 1);
  });
  return `${'-'.repeat(railWidth + 1)}+${cells.join('')}`;
}
