/**
 * Lettering: text as pixels, put together from letters that have been drawn once.
 *
 * A film that explains writes hundreds of sentences. Drawing each of them with resvg took two thirds of its time, and
 * letters that begin between pixels look different every time, which is what a GIF cannot compress. Here every
 * letter begins on a pixel and has four levels of ink.
 */
import { good, type Result } from '@nonokit/core';
import type { Font } from './font.js';
import { FONT_FAMILY } from './measure.js';
import { type PngAssets, rasterise } from './png.js';
import { escapeXml } from './xml.js';

/** The most ink a pixel of a letter has; 0 is none. */
export const FULL_INK = 3;

/** A letter: the pixels with ink, three numbers each: right of its start, below its baseline, how much. */
type Letter = Int16Array;

/** Less of a pixel than this counts as none of it, and what misses no more to all of it as all. */
const FAINT = 0.2;

/** The level of ink of a pixel that a letter covers so much of, from 0 to 1: crisp, with few shades. */
export function levelOf(share: number): number {
  const crisp = Math.min(1, Math.max(0, (share - FAINT) / (1 - 2 * FAINT)));
  return Math.round(FULL_INK * crisp);
}

/** Letters of one size, ready to write with. */
export interface Lettering {
  /**
   * Writes a line of text with its baseline at `y`: calls `ink` for every pixel that a letter covers with how much
   * it covers it. Characters that were not asked for leave a gap.
   */
  write(
    text: string,
    x: number,
    y: number,
    ink: (x: number, y: number, level: number) => void,
  ): void;
}

/** How far a character moves the next one, in whole pixels. */
export function advanceOf(char: string, fontSize: number, font: Font): number {
  return Math.round((font.advance(char.codePointAt(0) ?? 0) ?? 1) * fontSize);
}

const NO_INK: Letter = new Int16Array();

/** Letters a row of the image they are drawn in. */
const COLUMNS = 16;

/** Draws the characters of the texts, each once. Problems: those of `rasterise`. */
export async function letteringOf(
  texts: readonly string[],
  fontSize: number,
  font: Font,
  assets: PngAssets,
): Promise<Result<Lettering>> {
  const chars = [...new Set(texts.flatMap((text) => [...text]))].filter((char) => char !== ' ');
  const side = sideOf(fontSize);
  const letters = new Map<string, Letter>();
  const drawn = await rasterise(sheetOf(chars, fontSize, side), assets, ({ pixels, width }) => {
    for (const [k, char] of chars.entries()) {
      const left = (k % COLUMNS) * side;
      const top = Math.floor(k / COLUMNS) * side;
      letters.set(char, letterIn(pixels, width, { left, top }, fontSize));
    }
  });
  if (!drawn.ok) return drawn;
  return good({
    write(text, x, y, ink) {
      let start = x;
      for (const char of text) {
        const letter = letters.get(char) ?? NO_INK;
        for (let at = 0; at < letter.length; at += 3) {
          const [right = 0, below = 0, level = 0] = letter.subarray(at, at + 3);
          ink(start + right, y + below, level);
        }
        start += advanceOf(char, fontSize, font);
      }
    },
  });
}

/** The side of a letter's square in that image, with room on every side: letters reach over their width. */
function sideOf(fontSize: number): number {
  return 3 * fontSize;
}

/** The characters in a raster of squares, white on black, each a font size from the left of its square. */
function sheetOf(chars: readonly string[], fontSize: number, side: number): string {
  const height = side * Math.max(1, Math.ceil(chars.length / COLUMNS));
  const texts = chars.map((char, k) => {
    const x = (k % COLUMNS) * side + fontSize;
    const y = Math.floor(k / COLUMNS) * side + 2 * fontSize;
    return `<text x="${x}" y="${y}">${escapeXml(char)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * side}" height="${height}">`,
    '<rect width="100%" height="100%"/>',
    `<g font-family="${FONT_FAMILY}" font-weight="bold" font-size="${fontSize}" fill="#fff">`,
    ...texts,
    '</g></svg>',
  ].join('\n');
}

/** The letter in a square of the image. */
function letterIn(
  pixels: Uint8Array,
  width: number,
  { left, top }: { readonly left: number; readonly top: number },
  fontSize: number,
): Letter {
  const inked: number[] = [];
  for (let y = 0; y < sideOf(fontSize); y++) {
    for (let x = 0; x < sideOf(fontSize); x++) {
      const value = pixels[4 * ((top + y) * width + left + x)] ?? 0;
      const level = levelOf(value / 255);
      if (level > 0) inked.push(x - fontSize, y - 2 * fontSize, level);
    }
  }
  return Int16Array.from(inked);
}
