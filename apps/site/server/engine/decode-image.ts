/**
 * Decodes the images that people send. The first bytes decide about the kind, so the decoder never
 * sees another one (SVG, which may refer to other files, least of all), and the number of pixels is
 * checked before any is decoded.
 */
import { problem, type Result } from '@nonokit/core';
import type { RgbaImage } from 'nonokit';
import { ENGINE_LIMITS } from '../../contract/limits.js';
import { imageDamaged, imageTooLarge, imageTooSlow, unknownImage } from './words/en.js';

/** The first bytes of the kinds that are read; a dot is any byte. */
const SIGNATURES = [
  /^\x89PNG\r\n/,
  /^\xff\xd8\xff/,
  /^GIF8/,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftyp(avif|mif1)/s,
] as const;

/** The pixels: sRGB, rotated as the camera was held; of an animation the first picture. */
export async function decodeImage(bytes: Uint8Array): Promise<Result<RgbaImage>> {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (!SIGNATURES.some((signature) => signature.test(start))) {
    return { ok: false, problem: problem(unknownImage) };
  }
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const limits = { limitInputPixels: ENGINE_LIMITS.pixels, pages: 1, sequentialRead: true };
  try {
    const { data, info } = await sharp(bytes, limits)
      .autoOrient()
      .timeout({ seconds: ENGINE_LIMITS.ms / 1000 })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const rgba = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    const image = { width: info.width, height: info.height, rgba };
    return { ok: true, value: image, warnings: [] };
  } catch (error) {
    return toFailure(error);
  }
}

function toFailure(error: unknown): Result<never> {
  const why = error instanceof Error ? error.message : String(error);
  const most = ENGINE_LIMITS.pixels;
  if (/pixel limit/i.test(why)) return { ok: false, problem: problem(imageTooLarge, { most }) };
  return { ok: false, problem: problem(/timeout/i.test(why) ? imageTooSlow : imageDamaged) };
}
