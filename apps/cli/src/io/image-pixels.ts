/**
 * The pixels of an image file, for commands that want pixels and not a puzzle. Most images are
 * decoded by `decodeImage`, BMP and PNM by `@nonokit/image`.
 */
import { bad, type Result } from '@nonokit/core';
import { decodePixels, type RgbaImage } from '@nonokit/image';
import { emptyImage, noImage } from '../words/en/problems/commands.js';
import { decodeImage } from './decode-image.js';

/** Most pixels of an image: a photograph of 50 megapixels. */
const MAX_PIXELS = 50_000_000;

/** The pixels of an image file. A file of another kind is the problem `no-image`. */
export async function readImagePixels(bytes: Uint8Array): Promise<Result<RgbaImage>> {
  if (bytes.length === 0) return bad(emptyImage);
  const decoded = await decodeImage(bytes, { maxPixels: MAX_PIXELS });
  if (decoded.ok) return { ...decoded, value: decoded.value.image };
  if (decoded.problem.code !== 'no-image') return decoded;
  return decodePixels(bytes, MAX_PIXELS) ?? bad(noImage);
}
