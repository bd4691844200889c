/**
 * Symbols: one character per colour, for pictures made of text.
 *
 * Files choose symbols, and text goes to terminals, so a file's symbol is used only if it is one
 * visible character of one column. Other symbols are invented.
 */
import type { Palette, PaletteColor } from '@nonokit/core';

/** The symbol of an unknown cell; no colour has it. */
export const UNKNOWN_SYMBOL = '?';

const BLANK_SYMBOL = '.';
const INK_SYMBOL = '#';

/**
 * The symbol of each colour, by index, all different: "." and "#" if there is one ink; else the
 * palette's own symbols, the initials of its names, and letters.
 */
export function symbolsOf(palette: Palette): string[] {
  if (palette.length <= 2) return [BLANK_SYMBOL, INK_SYMBOL].slice(0, palette.length);
  const taken = new Set([UNKNOWN_SYMBOL]);
  const symbols = new Array<string | undefined>(palette.length).fill(undefined);
  const offer = (index: number, symbol: string | undefined): void => {
    if (symbol === undefined || symbols[index] !== undefined) return;
    if (taken.has(symbol) || !isPlain(symbol)) return;
    taken.add(symbol);
    symbols[index] = symbol;
  };
  palette.forEach(({ symbol }, index) => {
    offer(index, symbol);
  });
  offer(0, BLANK_SYMBOL);
  palette.forEach((color, index) => {
    for (const symbol of suggestions(color)) offer(index, symbol);
  });
  const letters = lettersNot(taken);
  return symbols.map((symbol) => symbol ?? letters.next().value ?? UNKNOWN_SYMBOL);
}

/** True for one visible character that takes one column and reads from left to right. */
function isPlain(symbol: string): boolean {
  // fast path without the Unicode tables, which take a millisecond
  if (/^[!-~]$/.test(symbol)) return true;
  return /^[\u00a1-\u058f]$/.test(symbol) && /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(symbol);
}

function suggestions({ rgb, name = '' }: PaletteColor): string[] {
  const initial = name.charAt(0);
  const usual = rgb === '#000000' ? [INK_SYMBOL] : [];
  return [...usual, initial.toUpperCase(), initial.toLowerCase()];
}

/**
 * Letters in the order in which they are invented: Latin, Greek, Cyrillic, Armenian, Canadian
 * syllabics, and for palettes of thousands Chinese, which has enough.
 */
const LETTER_RANGES = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xc0, 0x24f],
  [0x391, 0x3c9],
  [0x400, 0x52f],
  [0x531, 0x586],
  [0x1401, 0x166c],
  [0x4e00, 0x9fff],
  [0x20000, 0x2a6df],
] as const;

function* lettersNot(taken: ReadonlySet<string>): Generator<string, undefined> {
  for (const [from, to] of LETTER_RANGES) {
    for (let code = from; code <= to; code++) {
      const letter = String.fromCodePoint(code);
      if (/\p{L}/u.test(letter) && !taken.has(letter)) yield letter;
    }
  }
  return undefined;
}
