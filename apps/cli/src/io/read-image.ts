/**
 * Puzzles from images of the formats that `@nonokit/formats` does not decode: JPEG, WebP, TIFF and
 * AVIF.
 */
import type { Puzzle, Result } from '@nonokit/core';
import { decodeImage, detectImageKind } from './decode-image.js';

/** The puzzle in such an image, or the problem; undefined for all other files. */
export async function readImage(bytes: Uint8Array): Promise<Result<Puzzle> | undefined> {
  const kind = detectImageKind(bytes);
  if (kind === undefined || kind === 'PNG' || kind === 'GIF') return undefined;
  const [decoded, { puzzleOfImage }] = await Promise.all([
    decodeImage(bytes),
    import('./read-any.js'),
  ]);
  return decoded.ok ? puzzleOfImage(decoded.value.image, decoded.value) : decoded;
}
