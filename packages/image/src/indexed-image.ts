/**
 * Images of few colours: one byte per pixel, an index into a palette. GIF, indexed PNG and BMP
 * files hold such images; sheets and films are drawn as such.
 */

import type { RgbaImage } from './rgba-image.js';

/** The maximum number of colours of an indexed image. */
export const MAX_INDEXED_COLORS = 256;

/** An image whose pixels are entries of a palette. */
export interface IndexedImage {
  /** Pixels per row, at least 1. */
  readonly width: number;
  /** Rows of pixels, at least 1. */
  readonly height: number;
  /** At most 256 colours: 0xrrggbb. */
  readonly palette: readonly number[];
  /** The palette entry of each pixel, row by row. */
  readonly indices: Uint8Array;
}

/** The palette as files store it: three bytes per colour. */
export function paletteBytes(palette: readonly number[]): Uint8Array {
  return Uint8Array.from(palette.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]));
}

/** The palette from three bytes per colour; an incomplete last colour is dropped. */
export function paletteOfBytes(bytes: Uint8Array): number[] {
  return Array.from(
    { length: Math.floor(bytes.length / 3) },
    (_, i) => (bytes[3 * i] << 16) | (bytes[3 * i + 1] << 8) | bytes[3 * i + 2],
  );
}

/**
 * The image with four bytes per pixel. `alphas` belong to the first colours; all others are opaque.
 * Every index must be valid for the palette.
 */
export function rgbaOfIndexed(
  { width, height, palette, indices }: IndexedImage,
  alphas: Uint8Array = new Uint8Array(),
): RgbaImage {
  const rgba = new Uint8Array(4 * indices.length);
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i];
    const rgb = palette[index];
    rgba[4 * i] = rgb >> 16;
    rgba[4 * i + 1] = rgb >> 8;
    rgba[4 * i + 2] = rgb;
    rgba[4 * i + 3] = index < alphas.length ? alphas[index] : 255;
  }
  return { width, height, rgba };
}
