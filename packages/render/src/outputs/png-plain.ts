/**
 * The plain PNG: one square per cell. Pixels are palette indices wherever the palette fits in a byte, so
 * colours come back exactly as they went in; larger palettes become true colour. A finished picture carries a
 * note of its size and background, by which it can be read as a puzzle again whatever its colours and runs.
 */
import { channelsOf, invariant } from '@nonokit/core';
import { encode } from 'fast-png';
import { isComplete, type Picture } from '../layout/picture.js';
import { plainPaints } from '../look/inks.js';
import type { Drawing } from '../look/options.js';

/** The drawing's picture as a PNG file in the plain style. */
export function plainPng({ puzzle, picture, cell, theme }: Drawing): Uint8Array {
  invariant(picture !== undefined, 'the plain style has a picture to draw');
  const inks = plainPaints(puzzle.palette);
  const unknowns = isComplete(picture) ? [] : [theme.unknown, theme.unknownMark];
  const colors = [...inks, ...unknowns].map(channelsOf);
  const image = new Pixels(picture, cell, inks.length);
  const { width, height } = image;

  const note = `${picture.width}x${picture.height} cells, background ${inks[0]}`;
  const text = isComplete(picture) ? { Nonokit: note } : {};
  if (colors.length > 256) {
    return encode({ width, height, channels: 3, data: trueColor(image, colors), text });
  }
  const depth = colors.length <= 2 ? 1 : colors.length <= 4 ? 2 : colors.length <= 16 ? 4 : 8;
  const palette = colors.map((channels) => [...channels]);
  return encode({ width, height, channels: 1, depth, palette, data: packed(image, depth), text });
}

/** A picture as rows of pixels, each an index into the palette. */
class Pixels {
  readonly width: number;
  readonly height: number;
  readonly #picture: Picture;
  readonly #cell: number;
  /** The index of the light squares in unknown cells; the dark ones have the next. */
  readonly #light: number;
  readonly #row: Uint16Array;

  constructor(picture: Picture, cell: number, light: number) {
    this.width = picture.width * cell;
    this.height = picture.height * cell;
    this.#picture = picture;
    this.#cell = cell;
    this.#light = light;
    this.#row = new Uint16Array(this.width);
  }

  /** Row `y` of the pixels; the next call overwrites it. */
  row(y: number): Uint16Array {
    const cell = this.#cell;
    const { width, cells } = this.#picture;
    const half = Math.floor(cell / 2);
    const within = y % cell;
    // a row of cells has two kinds of pixel rows: those of its upper and of its lower half
    if (within !== 0 && within !== half) return this.#row;
    const from = ((y - within) / cell) * width;
    const upper = within < half;
    for (let column = 0; column < width; column++) {
      const color = cells[from + column] ?? 0;
      const x = column * cell;
      if (color >= 0) {
        this.#row.fill(color, x, x + cell);
        continue;
      }
      this.#row.fill(this.#light + (upper ? 1 : 0), x, x + half);
      this.#row.fill(this.#light + (upper ? 0 : 1), x + half, x + cell);
    }
    return this.#row;
  }
}

/** Indices of `depth` bits each, the first in the highest bits; every row starts a byte. */
function packed(image: Pixels, depth: 1 | 2 | 4 | 8): Uint8Array {
  const perByte = 8 / depth;
  const stride = Math.ceil(image.width / perByte);
  const data = new Uint8Array(stride * image.height);
  for (let y = 0; y < image.height; y++) {
    const row = image.row(y);
    let at = y * stride;
    for (let x = 0; x < image.width; x += perByte) {
      let byte = 0;
      for (let k = 0; k < perByte; k++) byte = (byte << depth) | (row[x + k] ?? 0);
      data[at++] = byte;
    }
  }
  return data;
}

function trueColor(
  image: Pixels,
  colors: readonly (readonly [number, number, number])[],
): Uint8Array {
  const data = new Uint8Array(3 * image.width * image.height);
  let at = 0;
  for (let y = 0; y < image.height; y++) {
    const row = image.row(y);
    for (let x = 0; x < image.width; x++) {
      const [red, green, blue] = colors[row[x] ?? 0] ?? [0, 0, 0];
      data[at++] = red;
      data[at++] = green;
      data[at++] = blue;
    }
  }
  return data;
}
