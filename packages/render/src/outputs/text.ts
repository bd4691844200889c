/** Pictures as plain text, one character per cell. */
import type { Palette } from '@nonokit/core';
import type { Picture } from '../layout/picture.js';
import { symbolsOf, UNKNOWN_SYMBOL } from '../look/symbols.js';

/**
 * A picture as lines of text, each with its line end: "." and "#" where the palette has one ink,
 * else the symbols of `symbolsOf`; "?" is an unknown cell.
 */
export function renderText(picture: Picture, palette: Palette): string {
  const symbols = symbolsOf(palette);
  let text = '';
  for (let row = 0; row < picture.height; row++) {
    text += `${textRow(picture, row, symbols).join('')}\n`;
  }
  return text;
}

/** The symbols of one row of a picture. */
export function textRow({ width, cells }: Picture, row: number, symbols: string[]): string[] {
  return Array.from(
    cells.subarray(row * width, (row + 1) * width),
    (color) => symbols[color] ?? UNKNOWN_SYMBOL,
  );
}
