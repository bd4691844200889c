/**
 * Decodes images of the formats that `@nonokit/formats` does not read (JPEG, WebP, TIFF, AVIF), and
 * of its own formats and SVG, for commands that want pixels and not a puzzle. Only this file uses
 * the decoder, sharp, and loads it with the first image.
 *
 * The first bytes determine the kind, so the decoder never sees any other format. The number of
 * pixels is checked before any is decoded, and a decoder that takes too long is stopped.
 */
import { bad, DEFAULT_LIMITS, good, type Result } from '@nonokit/core';
import type { RgbaImage } from '@nonokit/image';
import * as says from '../words/en/problems/files.js';

/** A decoded image and the way it was stored. */
export interface DecodedImage {
  /** The pixels: sRGB, rotated according to the EXIF data. */
  readonly image: RgbaImage;
  /** Its format: "JPEG". */
  readonly kind: ImageKind;
  /** True if storing it changed the drawing. */
  readonly isLossy: boolean;
}

/** The kinds of images that can be decoded. */
export type ImageKind = 'PNG' | 'GIF' | 'JPEG' | 'WebP' | 'TIFF' | 'AVIF' | 'SVG';

/** The first bytes of each kind; undefined is any byte. */
const SIGNATURES: readonly (readonly [ImageKind, readonly (number | undefined)[]])[] = [
  ['PNG', [0x89, 0x50, 0x4e, 0x47]],
  ['GIF', [0x47, 0x49, 0x46, 0x38]],
  ['JPEG', [0xff, 0xd8, 0xff]],
  ['WebP', [...listCodes('RIFF'), ...any(4), ...listCodes('WEBP')]],
  ['TIFF', [0x49, 0x49, 0x2a, 0x00]],
  ['TIFF', [0x4d, 0x4d, 0x00, 0x2a]],
  ['AVIF', [...any(4), ...listCodes('ftypavif')]],
  ['AVIF', [...any(4), ...listCodes('ftypmif1')]],
];

function listCodes(text: string): number[] {
  return [...Buffer.from(text, 'latin1')];
}

function any(count: number): undefined[] {
  return new Array<undefined>(count).fill(undefined);
}

/**
 * True if the bytes are text that begins, after comments and declarations, with an element `svg`.
 */
function isSvg(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, 4000)).toString('utf8');
  return /^\ufeff?\s*</.test(text) && /<svg[\s>]/.test(text);
}

/** The kind of image that these bytes begin, if `decodeImage` knows it. */
export function detectImageKind(bytes: Uint8Array): ImageKind | undefined {
  const found = SIGNATURES.find(([, signature]) =>
    signature.every((byte, i) => byte === undefined || bytes[i] === byte),
  );
  return found?.[0];
}

/** Limits and settings of decoding. */
export interface DecodeOptions {
  /** Most pixels: 50_000_000. Default: as many as a puzzle may have cells. */
  readonly maxPixels?: number;
  /**
   * Approximate pixels of the longer side of an SVG drawing, which has no size in pixels. Default
   * 480.
   */
  readonly side?: number;
  /** Returns the stored numbers: no profile applied, not rotated. Default false. */
  readonly asStored?: boolean;
}

/** Time limit; no image within the limits takes longer. */
const MOST_SECONDS = 20;

/** The pixels of an image (for an animation, its first frame), or the problem. */
export async function decodeImage(
  bytes: Uint8Array,
  { maxPixels = DEFAULT_LIMITS.maxCells, side = 480, asStored = false }: DecodeOptions = {},
): Promise<Result<DecodedImage>> {
  const kind = detectImageKind(bytes) ?? (isSvg(bytes) ? 'SVG' : undefined);
  if (kind === undefined) {
    const kinds = new Set(SIGNATURES.map(([name]) => name));
    return bad(says.noKnownImage, { kinds: [...kinds, 'SVG'] });
  }
  const sharp = await loadSharp();
  if (sharp === undefined) return bad(says.noDecoder, { kind });
  const options = {
    limitInputPixels: maxPixels,
    pages: 1,
    sequentialRead: true,
    ignoreIcc: asStored,
  };
  try {
    const metadata = await sharp(bytes, options).metadata();
    const density = kind === 'SVG' ? { density: densityFor(metadata, side) } : {};
    const input = sharp(bytes, { ...options, ...density });
    const { data, info } = await (asStored ? input : input.autoOrient())
      .timeout({ seconds: MOST_SECONDS })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const rgba = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    const isLossy = losesDetail(kind, bytes, metadata.compression);
    const image = { width: info.width, height: info.height, rgba };
    return good({ image, kind, isLossy });
  } catch (error) {
    return toFailure(error, kind, maxPixels);
  }
}

/** The dots per inch that give a drawing, whose size is for 72 dots per inch, its longer side. */
function densityFor(
  size: { readonly width: number; readonly height: number },
  side: number,
): number {
  return Math.min(7200, Math.max(1, (72 * side) / Math.max(1, size.width, size.height)));
}

async function loadSharp(): Promise<typeof import('sharp').default | undefined> {
  try {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    return sharp;
  } catch {
    return undefined;
  }
}

function losesDetail(kind: ImageKind, bytes: Uint8Array, compression: string | undefined): boolean {
  if (kind === 'WebP') return !Buffer.from(bytes.subarray(0, 100)).includes('VP8L');
  if (kind === 'TIFF') return compression === 'jpeg';
  return kind === 'JPEG' || kind === 'AVIF';
}

function toFailure(error: unknown, kind: ImageKind, maxPixels: number): Result<never> {
  const why = error instanceof Error ? error.message : String(error);
  if (/pixel limit/i.test(why)) return bad(says.imageTooLarge, { kind, most: maxPixels });
  if (/timeout/i.test(why)) return bad(says.imageTooSlow, { kind, seconds: MOST_SECONDS });
  const isBroken = kind === 'SVG' ? says.imageCannotBeDrawn : says.imageDamaged;
  return bad(isBroken, { kind, reason: reasonIn(why) });
}

/** The decoder's message in one line, without the names of its functions. */
function reasonIn(why: string): string {
  const text = why.trim().replaceAll(/\s+/g, ' ');
  const [, line, column, what] = /on line (\d+) column (\d+) of data: (.*)/.exec(text) ?? [];
  if (what !== undefined) return `line ${line}, column ${column}: ${what.slice(0, 100)}`;
  return text
    .replace(/^Input buffer has corrupt header: /, '')
    .replace(/^(?:\w+: )+/, '')
    .slice(0, 100);
}
