/**
 * Pictures for terminals: coloured cells that look square.
 *
 * Every cell has its colour set, blank ones too, so a picture looks the same on dark and on light
 * terminals. Two columns make a cell about square; if that is too wide, half blocks pack two rows
 * of cells into one line, one column per cell.
 */
import { BLANK, type Palette } from '@nonokit/core';
import { isComplete, type Picture } from '../layout/picture.js';
import { forEachRun } from '../layout/runs.js';
import { symbolsOf, UNKNOWN_SYMBOL } from '../look/symbols.js';
import { type Paint, paintOf, RESET, type TerminalColors } from './ansi.js';

/** Options for showing a picture on a terminal. */
export interface TerminalOptions {
  /** 'none' uses no escape codes at all. */
  readonly colors: TerminalColors;
  /** 2 is larger and easier to read; 1 fits twice as much. */
  readonly columnsPerCell: 1 | 2;
}

/**
 * A picture as lines for a terminal, each with its line end and without colour at it. Without
 * colours one ink is drawn with blocks and several with the symbols of `symbolsOf`; blank cells are
 * spaces.
 */
export function renderTerminal(
  picture: Picture,
  palette: Palette,
  { colors, columnsPerCell }: TerminalOptions,
): string {
  if (colors === 'none') return uncolored(picture, palette, columnsPerCell);
  const paints = palette.map(({ rgb }) => paintOf(rgb, colors));
  const unknown = paintOf('#808080', colors);
  return columnsPerCell === 2
    ? doubled(picture, paints, unknown, paintOf('#d0d0d0', colors))
    : packed(picture, paints, unknown);
}

function doubled(picture: Picture, paints: readonly Paint[], unknown: Paint, mark: Paint): string {
  let text = '';
  forEachRun(picture, (_, column, length, color) => {
    text +=
      color < 0
        ? `${unknown.behind}${mark.fore}${'··'.repeat(length)}`
        : `${(paints[color] ?? unknown).behind}${'  '.repeat(length)}`;
    if (column + length === picture.width) text += `${RESET}\n`;
  });
  return text;
}

/**
 * Two rows per line: the upper row colours the upper half of each character, the lower row its
 * background.
 */
function packed(picture: Picture, paints: readonly Paint[], unknown: Paint): string {
  const { width, height } = picture;
  let text = '';
  for (let row = 0; row < height; row += 2) {
    let fore = '';
    let behind = '';
    for (let column = 0; column < width; column++) {
      const upper = paintAt(picture, row, column, paints, unknown);
      const lower =
        row + 1 < height ? paintAt(picture, row + 1, column, paints, unknown) : undefined;
      if (lower !== undefined && lower.behind !== behind) text += lower.behind;
      behind = lower?.behind ?? '';
      if (upper === lower) {
        text += ' ';
        continue;
      }
      if (upper.fore !== fore) text += upper.fore;
      fore = upper.fore;
      text += '▀';
    }
    text += `${RESET}\n`;
  }
  return text;
}

function paintAt(
  { width, cells }: Picture,
  row: number,
  column: number,
  paints: readonly Paint[],
  unknown: Paint,
): Paint {
  return paints[cells[row * width + column] ?? BLANK] ?? unknown;
}

const HALVES = [' ', '▄', '▀', '█'] as const;

function uncolored(picture: Picture, palette: Palette, columns: 1 | 2): string {
  const oneInk = palette.length <= 2;
  if (columns === 1 && oneInk && isComplete(picture)) return halfBlocks(picture);
  const symbols = oneInk ? [' ', '█'] : symbolsOf(palette).with(BLANK, ' ');
  let text = '';
  forEachRun(picture, (_, column, length, color) => {
    text += (symbols[color] ?? UNKNOWN_SYMBOL).repeat(columns * length);
    if (column + length === picture.width) text += '\n';
  });
  return text;
}

function halfBlocks({ width, height, cells }: Picture): string {
  let text = '';
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column++) {
      const upper = cells[row * width + column] ?? BLANK;
      const lower = row + 1 < height ? (cells[(row + 1) * width + column] ?? BLANK) : BLANK;
      text += HALVES[(upper === BLANK ? 0 : 2) + (lower === BLANK ? 0 : 1)];
    }
    text += '\n';
  }
  return text;
}
