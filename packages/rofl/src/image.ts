/**
 * Images as ROFL stores them: a palette, and a colour for every pixel.
 */
import { BLANK } from '@nonokit/core';
import { checkRgbaImage, type RgbaImage } from '@nonokit/image';
import type { Area } from './area.js';

/** An image of numbered colours. */
export interface RoflImage {
  /** Pixels a row, at least 1. */
  readonly width: number;
  /** Rows of pixels, at least 1. */
  readonly height: number;
  /**
   * Colours as 0xRRGGBBAA, at least one; the first is the background, which the clues do not
   * mention.
   */
  readonly palette: Uint32Array;
  /** The colour of every pixel, row by row, as an index into the palette. */
  readonly cells: Uint32Array;
}

const WHITE = 0xffffffff;

/** True for a colour of zero alpha, whatever its red, green and blue are. */
const isClear = (color: number): boolean => (color & 255) === 0;

/**
 * Builds the image of pixels. Its palette is the background, then every other colour in reading
 * order. The background is a fully transparent colour if there is one, else white, else the most
 * frequent. Throws RangeError if sizes and bytes do not agree.
 */
export function roflImageOf(image: RgbaImage): RoflImage {
  checkRgbaImage('roflImageOf', image);
  const { width, height, rgba } = image;
  const colors = new Uint32Array(width * height);
  for (let i = 0; i < colors.length; i++) colors[i] = colorAt(rgba, 4 * i);
  return imageOfColors({ width, height }, colors, findBackground(colors));
}

/**
 * Builds the image from the colours of all pixels: its palette is the background, then the others
 * in reading order.
 */
export function imageOfColors(
  { width, height }: Area,
  colors: Uint32Array,
  background: number,
): RoflImage {
  const numbers = new Map([[background, BLANK]]);
  const cells = new Uint32Array(colors.length);
  for (let i = 0; i < colors.length; i++) {
    const color = colors[i];
    let number = numbers.get(color);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(color, number);
    }
    cells[i] = number;
  }
  return { width, height, palette: Uint32Array.from(numbers.keys()), cells };
}

/** True if `imageOfColors` would make the same image of its pixels. */
export function isInReadingOrder({ palette, cells }: RoflImage): boolean {
  let next = BLANK + 1;
  for (let i = 0; i < cells.length; i++) {
    const color = cells[i];
    if (color > next) return false;
    if (color === next) next++;
  }
  return next === palette.length && new Set(palette).size === palette.length;
}

/** The colour of every pixel. */
export function colorsOf({ palette, cells }: RoflImage): Uint32Array {
  const colors = new Uint32Array(cells.length);
  for (let i = 0; i < cells.length; i++) colors[i] = palette[cells[i]];
  return colors;
}

function colorAt(rgba: ArrayLike<number>, at: number): number {
  const red = rgba[at];
  const green = rgba[at + 1];
  const blue = rgba[at + 2];
  return ((red << 24) | (green << 16) | (blue << 8) | rgba[at + 3]) >>> 0;
}

function findBackground(colors: Uint32Array): number {
  const counts = new Map<number, number>();
  for (const color of colors) {
    if (isClear(color)) return color;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  if (counts.has(WHITE)) return WHITE;
  let background = WHITE;
  let most = 0;
  for (const [color, count] of counts) if (count > most) [background, most] = [color, count];
  return background;
}

/** The pixels of an image, four bytes each. */
export function rgbaOf(image: RoflImage): RgbaImage {
  return { width: image.width, height: image.height, rgba: pixelBytes(image, 4) };
}

/** True if some colour is not opaque. */
export function hasAlpha({ palette }: Pick<RoflImage, 'palette'>): boolean {
  return palette.some((color) => (color & 255) !== 255);
}

/** Red, green and blue of every pixel, and alpha where a pixel has four channels. */
export function pixelBytes(image: RoflImage, channels: 3 | 4): Uint8Array {
  return bytesOfColors(colorsOf(image), channels);
}

/** The channels of colours, one after the other; `channels` 3 leaves alpha out. */
export function bytesOfColors(colors: Uint32Array, channels: 3 | 4): Uint8Array {
  const bytes = new Uint8Array(channels * colors.length);
  for (let i = 0; i < colors.length; i++) {
    const color = colors[i];
    for (let c = 0; c < channels; c++) bytes[channels * i + c] = color >>> (24 - 8 * c);
  }
  return bytes;
}

/** Reads colours of three or four channels each; with three they are opaque. */
export function colorsOfBytes(bytes: Uint8Array, channels: 3 | 4): Uint32Array {
  return Uint32Array.from({ length: bytes.length / channels }, (_, i) => {
    const [red = 0, green = 0, blue = 0, alpha = 255] = bytes.subarray(
      channels * i,
      channels * (i + 1),
    );
    return (red << 24) | (green << 16) | (blue << 8) | alpha;
  });
}
