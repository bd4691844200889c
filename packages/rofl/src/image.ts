/**
 * Images as ROFL holds them: a palette, and a colour for every pixel.
 */
import { BLANK } from '@nonokit/core';

/** An image of numbered colours. */
export interface RoflImage {
  /** Pixels a row, at least 1. */
  readonly width: number;
  /** Rows of pixels, at least 1. */
  readonly height: number;
  /** Colours as 0xRRGGBBAA, at least one; the first is the background, which the clues do not mention. */
  readonly palette: Uint32Array;
  /** The colour of every pixel, row by row, as an index into the palette. */
  readonly cells: Uint32Array;
}

/** Colours as bytes: red, green, blue, alpha of every pixel, row by row. */
export interface RgbaPixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array | Uint8ClampedArray;
}

const WHITE = 0xffffffff;

/** A colour of no alpha, whatever its red, green and blue are. */
const isClear = (color: number): boolean => (color & 255) === 0;

/**
 * The image of pixels: every colour that occurs, in reading order, after the background, which is a fully
 * transparent colour where there is one, else white, else the most frequent.
 * Throws RangeError where sizes and bytes do not agree.
 */
export function roflImageOf({ width, height, rgba }: RgbaPixels): RoflImage {
  if (!(width >= 1 && height >= 1) || rgba.length !== 4 * width * height) {
    const found = `${rgba.length} bytes for ${width}x${height}`;
    throw new RangeError(`roflImageOf: expected four bytes a pixel of at least one, got ${found}`);
  }
  const numbers = new Map<number, number>();
  const counts: number[] = [];
  const cells = new Uint32Array(width * height);
  for (let i = 0; i < cells.length; i++) {
    const color = colorAt(rgba, 4 * i);
    let number = numbers.get(color);
    if (number === undefined) {
      number = counts.push(0) - 1;
      numbers.set(color, number);
    }
    cells[i] = number;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  const colors = [...numbers.keys()];
  const background = backgroundOf(colors, counts);
  const palette = Uint32Array.from([
    ...colors.slice(background, background + 1),
    ...colors.slice(0, background),
    ...colors.slice(background + 1),
  ]);
  return {
    width,
    height,
    palette,
    cells: cells.map((c) => (c === background ? BLANK : c < background ? c + 1 : c)),
  };
}

function colorAt(rgba: ArrayLike<number>, at: number): number {
  const [red = 0, green = 0, blue = 0, alpha = 0] = [
    rgba[at],
    rgba[at + 1],
    rgba[at + 2],
    rgba[at + 3],
  ];
  return ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0;
}

function backgroundOf(colors: readonly number[], counts: readonly number[]): number {
  const clear = colors.findIndex(isClear);
  if (clear >= 0) return clear;
  const white = colors.indexOf(WHITE);
  if (white >= 0) return white;
  let most = 0;
  counts.forEach((count, i) => {
    if (count > (counts[most] ?? 0)) most = i;
  });
  return most;
}

/** The pixels of an image, four bytes each. */
export function rgbaOf({ width, height, palette, cells }: RoflImage): RgbaPixels {
  return { width, height, rgba: pixelBytes({ palette, cells }, 4) };
}

/** True if some colour is not opaque. */
export function hasAlpha({ palette }: Pick<RoflImage, 'palette'>): boolean {
  return palette.some((color) => (color & 255) !== 255);
}

/** Red, green and blue of every pixel, and alpha where a pixel has four channels. */
export function pixelBytes(
  { palette, cells }: Pick<RoflImage, 'palette' | 'cells'>,
  channels: 3 | 4,
): Uint8Array {
  const bytes = new Uint8Array(channels * cells.length);
  for (let i = 0; i < cells.length; i++) {
    const color = palette[cells[i] as number] as number;
    for (let c = 0; c < channels; c++) bytes[channels * i + c] = color >>> (24 - 8 * c);
  }
  return bytes;
}
