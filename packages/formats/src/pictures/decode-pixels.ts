/**
 * The pixels of BMP and Netpbm images, for whoever wants an image and not a puzzle: a photograph has more colours
 * than any palette holds.
 */
import { DEFAULT_LIMITS, good, type Result } from '@nonokit/core';
import { decodeBmp, looksLikeBmp } from './bmp-read.js';
import { CLEAR, type Image } from './image.js';
import { decodePnm, pnmKind } from './pnm.js';

/** A decoded image. */
export interface DecodedPixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel, row by row: red, green, blue and alpha, which is not multiplied in. */
  readonly rgba: Uint8Array;
}

/** The pixels of such an image of at most `maxPixels`, or why there are none; undefined for other files. */
export function decodePixels(
  bytes: Uint8Array,
  maxPixels: number,
): Result<DecodedPixels> | undefined {
  const limits = { ...DEFAULT_LIMITS, maxCells: maxPixels };
  if (looksLikeBmp(bytes)) {
    const bmp = decodeBmp(bytes, limits);
    return bmp.ok ? good(unpacked(bmp.value.image)) : bmp;
  }
  if (pnmKind(bytes) === 0) return undefined;
  const pnm = decodePnm(bytes, limits);
  return pnm.ok ? good(unpacked(pnm.value.image)) : pnm;
}

/** The image with its pixels as bytes, in the same memory. */
function unpacked({ width, height, pixels }: Image): DecodedPixels {
  const rgba = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i] as number;
    rgba[4 * i] = pixel >> 16;
    rgba[4 * i + 1] = pixel >> 8;
    rgba[4 * i + 2] = pixel;
    rgba[4 * i + 3] = pixel === CLEAR ? 0 : 255;
  }
  return { width, height, rgba };
}
