/**
 * Lettering: text as pixels, composed of letters that are drawn once.
 *
 * A film that explains writes hundreds of sentences. Drawing each of them with resvg took two
 * thirds of its time, and letters that begin between pixels look different every time, so that a
 * GIF cannot compress them. Here a letter looks the same everywhere, has two shades between paper
 * and ink, and is moved by up to 3/8 of a pixel to where its stems fall on whole pixels: two thirds
 * of the film of a 40x40 are letters, and it is a sixth smaller that way.
 */
import { escapeXml, good, type Result } from '@nonokit/core';
import { FONT_FAMILY } from '../layout/measure.js';
import type { Font } from './font.js';
import { type RasterAssets, rasterise } from './resvg.js';

/** The most ink a pixel of a letter has; 0 is none. */
export const FULL_INK = 3;

/**
 * A letter: the pixels with ink, three numbers each: right of its start, below its baseline, how
 * much.
 */
type Letter = Int16Array;

/**
 * Below this share of a pixel a letter has no ink there; above one minus this share it has all.
 * With two fifths and one shade letters looked ragged beside the numbers above them, and a film of
 * 190 sentences was 36 KB smaller; three shades look the same as two.
 */
const FAINT = 0.15;

/**
 * The shifts to the right that are tried for a letter, in pixels; the first of equally good ones
 * wins.
 */
export const SHIFTS: readonly number[] = [0, -1, 1, -2, 2, -3, 3].map((eighths) => eighths / 8);

/**
 * The level of ink for the share of a pixel, from 0 to 1, that a letter covers: crisp, with few
 * shades.
 */
export function computeLevel(share: number): number {
  const crisp = Math.min(1, Math.max(0, (share - FAINT) / (1 - 2 * FAINT)));
  return Math.round(FULL_INK * crisp);
}

/** Letters of one size, ready to write with. */
export interface Lettering {
  /**
   * Writes a line of text with its baseline at `y`: calls `ink` with every pixel that a letter
   * covers and its level of ink. Characters without a drawn letter leave a gap.
   */
  write(
    text: string,
    x: number,
    y: number,
    ink: (x: number, y: number, level: number) => void,
  ): void;
}

/**
 * The distance from one character to the next in whole pixels. Spaces are rounded up, so that words
 * do not touch.
 */
export function measureAdvance(char: string, fontSize: number, font: Font): number {
  const advance = (font.advance(char.codePointAt(0) ?? 0) ?? 1) * fontSize;
  return char === ' ' ? Math.ceil(advance) : Math.round(advance);
}

const NO_INK: Letter = new Int16Array();

/** Letters per row of the image they are drawn in. */
const COLUMNS = 16;

/** Draws the characters of the texts, each once. Problems: those of `rasterise`. */
export async function drawLettering(
  texts: readonly string[],
  fontSize: number,
  font: Font,
  assets: RasterAssets,
): Promise<Result<Lettering>> {
  const chars = [...new Set(texts.flatMap((text) => [...text]))].filter((char) => char !== ' ');
  const side = computeSide(fontSize);
  const letters = new Map<string, Letter>();
  const drawn = await rasterise(writeSheet(chars, fontSize, side), assets, ({ pixels, width }) => {
    for (const [n, char] of chars.entries()) {
      const drawings = SHIFTS.map((_, shift) => {
        const { left, top } = makePlace(n * SHIFTS.length + shift, side);
        return letterIn(pixels, width, { left, top }, fontSize);
      });
      letters.set(char, simplest(drawings));
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
        start += measureAdvance(char, fontSize, font);
      }
    },
  });
}

/** The drawing of a letter with the fewest ink changes along the rows; the first of equal ones. */
function simplest(drawings: readonly Letter[]): Letter {
  let best: { readonly letter: Letter; readonly changes: number } | undefined;
  for (const letter of drawings) {
    const changes = changesIn(letter);
    if (best === undefined || changes < best.changes) best = { letter, changes };
  }
  return best?.letter ?? NO_INK;
}

/** How often ink changes along the rows of a letter. */
function changesIn(letter: Letter): number {
  let changes = 0;
  let beforeX = 0;
  let beforeY = Number.NaN;
  let before = 0;
  for (let at = 0; at < letter.length; at += 3) {
    const [x = 0, y = 0, level = 0] = letter.subarray(at, at + 3);
    const touches = y === beforeY && x === beforeX + 1;
    // after a gap ink ended and begins again; so it does once in every row
    if (!touches) changes += 2;
    else if (level !== before) changes += 1;
    [beforeX, beforeY, before] = [x, y, level];
  }
  return changes;
}

/** Where square `k` is in that image. */
function makePlace(k: number, side: number): { readonly left: number; readonly top: number } {
  return { left: (k % COLUMNS) * side, top: Math.floor(k / COLUMNS) * side };
}

/**
 * The side of a letter's square in that image, with room on every side: letters reach over their
 * width.
 */
function computeSide(fontSize: number): number {
  return 3 * fontSize;
}

/**
 * The characters in a raster of squares, white on black: each with every shift, a font size from
 * the left.
 */
function writeSheet(chars: readonly string[], fontSize: number, side: number): string {
  const squares = chars.flatMap((char) => SHIFTS.map((shift) => ({ char, shift })));
  const height = side * Math.max(1, Math.ceil(squares.length / COLUMNS));
  const texts = squares.map(({ char, shift }, k) => {
    const { left, top } = makePlace(k, side);
    const x = (left + fontSize + shift).toFixed(3);
    return `<text x="${x}" y="${top + 2 * fontSize}">${escapeXml(char)}</text>`;
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
  for (let y = 0; y < computeSide(fontSize); y++) {
    for (let x = 0; x < computeSide(fontSize); x++) {
      const value = pixels[4 * ((top + y) * width + left + x)] ?? 0;
      const level = computeLevel(value / 255);
      if (level > 0) inked.push(x - fontSize, y - 2 * fontSize, level);
    }
  }
  return Int16Array.from(inked);
}
