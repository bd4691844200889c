/**
 * The pixels of BMP and Netpbm images, which many image libraries and browsers do not decode. The
 * result is RGBA, because a photograph has too many colours for a palette.
 */
import type { Result } from '@nonokit/core';
import { decodeBmp, looksLikeBmp } from './bmp-read.js';
import { decodePnm, pnmKind } from './pnm.js';
import type { RgbaImage } from './rgba-image.js';

/** The pixels of a BMP or Netpbm image of at most `maxPixels`; undefined for other files. */
export function decodePixels(bytes: Uint8Array, maxPixels: number): Result<RgbaImage> | undefined {
  const limits = { maxCells: maxPixels };
  if (looksLikeBmp(bytes)) return toImage(decodeBmp(bytes, limits));
  return pnmKind(bytes) === 0 ? undefined : toImage(decodePnm(bytes, limits));
}

function toImage(decoded: Result<{ readonly image: RgbaImage }>): Result<RgbaImage> {
  return decoded.ok ? { ...decoded, value: decoded.value.image } : decoded;
}
