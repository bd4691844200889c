/**
 * Images that somebody else decoded (a browser's canvas, a library for JPEG): four bytes a pixel become a
 * puzzle by the same rules as the images that this package decodes itself.
 */
import {
  checkPuzzle,
  DEFAULT_LIMITS,
  good,
  type Limits,
  type Puzzle,
  type Result,
} from '@nonokit/core';
import { claimsOfImage, type Image, pixelOf } from './image.js';
import { mergedImage } from './merged-colors.js';

/** A decoded image. */
export interface RgbaImage {
  /** Pixels a row, at least 1. */
  readonly width: number;
  /** Pixels a column, at least 1. */
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row; the alpha is not multiplied in. */
  readonly rgba: Uint8Array | Uint8ClampedArray;
  /** The format it was stored in, for messages: "JPEG". */
  readonly kind: string;
  /** True if the format changed what was drawn, so that colours which lie close together are merged. */
  readonly isLossy: boolean;
}

/**
 * The puzzle whose cells are the pixels of an image, or squares of pixels where each was enlarged. An image
 * whose colours do not merge to a few is a problem. Throws RangeError unless `rgba` has four bytes a pixel.
 */
export function puzzleOfImage(image: RgbaImage, limits: Partial<Limits> = {}): Result<Puzzle> {
  const { width, height, rgba, kind, isLossy } = image;
  if (width < 1 || height < 1 || rgba.length !== 4 * width * height) {
    const expected = `four bytes for each of ${width}x${height} pixels`;
    throw new RangeError(`puzzleOfImage: expected ${expected}, got ${rgba.length} bytes`);
  }
  const pixels = pixelsOf(image);
  const drawn: Result<Image> = isLossy ? mergedImage(pixels, kind) : good(pixels);
  if (!drawn.ok) return drawn;
  const claims = claimsOfImage(drawn.value, { ...DEFAULT_LIMITS, ...limits });
  if (!claims.ok) return claims;
  const puzzle = checkPuzzle(claims.value, limits);
  if (!puzzle.ok) return puzzle;
  return good(puzzle.value, [...drawn.warnings, ...claims.warnings, ...puzzle.warnings]);
}

function pixelsOf({ width, height, rgba }: RgbaImage): Image {
  const pixels = new Int32Array(width * height);
  for (let i = 0; i < pixels.length; i++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(4 * i, 4 * i + 4);
    pixels[i] = pixelOf(red, green, blue, alpha);
  }
  return { width, height, pixels };
}
