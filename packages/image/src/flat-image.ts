/**
 * Images as they look on white paper: one number per pixel. Puzzles are read from these, because
 * cells differ by their visible colour; code that needs alpha takes the `RgbaImage`.
 */
import type { RgbaImage } from './rgba-image.js';

/** The value of a fully transparent pixel in a `FlatImage`. */
export const CLEAR = -1;

/** An image without partly transparent pixels. */
export interface FlatImage {
  /** Pixels per row, at least 1. */
  readonly width: number;
  /** Rows of pixels, at least 1. */
  readonly height: number;
  /** Row by row: 0xc8141e, or `CLEAR`. */
  readonly pixels: Int32Array;
}

/**
 * The colour of a pixel on white paper, from four channels of 0..255: 0xrrggbb, or `CLEAR` if alpha
 * is 0.
 */
export function colorOnWhite(red: number, green: number, blue: number, alpha: number): number {
  if (alpha === 0) return CLEAR;
  if (alpha === 255) return (red << 16) | (green << 8) | blue;
  const blend = (channel: number): number => 255 + Math.round(((channel - 255) * alpha) / 255);
  return (blend(red) << 16) | (blend(green) << 8) | blend(blue);
}

/** The image as it looks on white paper. */
export function toFlatImage({ width, height, rgba }: RgbaImage): FlatImage {
  const pixels = new Int32Array(width * height);
  for (let i = 0; i < pixels.length; i++) {
    const at = 4 * i;
    pixels[i] = colorOnWhite(rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3]);
  }
  return { width, height, pixels };
}
