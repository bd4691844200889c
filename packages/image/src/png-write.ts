/**
 * Writing PNG files: indexed images with a palette, others as RGB, or as RGBA if some pixel is not
 * opaque.
 *
 * Lines are stored without filters, because drawings of few colours compress better without them.
 * The caller can pass a deflate function: Node's zlib is ten times as fast as any JavaScript.
 */
import { zlibSync } from 'fflate/browser';
import { concat } from './concat.js';
import { crc32 } from './crc32.js';
import { type IndexedImage, MAX_INDEXED_COLORS, paletteBytes } from './indexed-image.js';
import { INDEXED, PNG_SIGNATURE, RGB, RGB_ALPHA } from './png-kinds.js';
import type { RgbaImage } from './rgba-image.js';

/** Packs bytes as a zlib stream (RFC 1950), as `deflateSync` of node:zlib does. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

/** Options of `encodePng`. */
export interface PngWriteOptions {
  /** Text chunks, keyword and text in Latin-1: { Nonokit: '5x5 cells' }. Default: none. */
  readonly text?: Readonly<Record<string, string>>;
  /** Bits of an index: 8, or the fewest that the palette needs (1, 2, 4 or 8). Default 8. */
  readonly bits?: 8 | 'fewest';
  /** Packs the pixels. Default: fflate at level 3, which takes half the time of level 6. */
  readonly deflate?: Deflate | undefined;
}

/** The picture as a file holds it. */
interface PngBody {
  /** `INDEXED`, `RGB` or `RGB_ALPHA`. */
  readonly kind: number;
  /** Bits of a sample: 1, 2, 4 or 8. */
  readonly depth: number;
  /** The lines of the picture, each after its filter byte. */
  readonly lines: Uint8Array;
  /** At most 256 colours: 0xrrggbb. */
  readonly palette?: readonly number[];
}

/**
 * An image as a PNG file. Throws RangeError for an empty palette, for too many colours, and for
 * text that is not Latin-1.
 */
export function encodePng(
  image: IndexedImage | RgbaImage,
  { text = {}, bits = 8, deflate = deflateInJavaScript }: PngWriteOptions = {},
): Uint8Array {
  const { width, height } = image;
  const body = 'indices' in image ? indexedBody(image, bits) : rgbBody(image);
  const { kind, depth, palette, lines } = body;
  return concat([
    PNG_SIGNATURE,
    ...chunk('IHDR', [...long(width), ...long(height), depth, kind, 0, 0, 0]),
    ...(palette === undefined ? [] : chunk('PLTE', paletteBytes(palette))),
    ...chunk('IDAT', deflate(lines)),
    ...Object.entries(text).flatMap(([keyword, value]) =>
      chunk('tEXt', latin1Bytes(`${keyword}\0${value}`)),
    ),
    ...chunk('IEND', []),
  ]);
}

const deflateInJavaScript: Deflate = (bytes) => zlibSync(bytes, { level: 3 });

function indexedBody(image: IndexedImage, bits: 8 | 'fewest'): PngBody {
  const { width, height, palette, indices } = image;
  if (palette.length < 1 || palette.length > MAX_INDEXED_COLORS) {
    throw new RangeError(`encodePng: expected 1 to 256 colours, got ${palette.length}`);
  }
  const depth = bits === 8 ? 8 : fewestBits(palette.length);
  if (depth < 8) return { kind: INDEXED, depth, palette, lines: packedLines(image, depth) };
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    lines.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return { kind: INDEXED, depth, palette, lines };
}

/** The fewest bits that PNG allows for an index into `colors` colours. */
function fewestBits(colors: number): number {
  if (colors <= 4) return colors <= 2 ? 1 : 2;
  return colors <= 16 ? 4 : 8;
}

/** Indices of `depth` bits each, the first in the highest bits; every line starts on a new byte. */
function packedLines({ width, height, indices }: IndexedImage, depth: number): Uint8Array {
  const perByte = 8 / depth;
  const lines = new Uint8Array((Math.ceil(width / perByte) + 1) * height);
  let at = 0;
  for (let y = 0; y < height; y++) {
    const row = indices.subarray(y * width, (y + 1) * width);
    at++;
    for (let x = 0; x < width; x += perByte) {
      let byte = 0;
      for (let k = 0; k < perByte; k++) byte = (byte << depth) | (row[x + k] ?? 0);
      lines[at++] = byte;
    }
  }
  return lines;
}

function rgbBody({ width, height, rgba }: RgbaImage): PngBody {
  const channels = isOpaque(rgba) ? 3 : 4;
  const lines = new Uint8Array((channels * width + 1) * height);
  let from = 0;
  let to = 0;
  for (let y = 0; y < height; y++) {
    to++;
    for (let x = 0; x < width; x++, from += 4) {
      for (let c = 0; c < channels; c++) lines[to++] = rgba[from + c];
    }
  }
  return { kind: channels === 3 ? RGB : RGB_ALPHA, depth: 8, lines };
}

function isOpaque(rgba: ArrayLike<number>): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}

/** A chunk in three pieces: length, name and body, checksum. */
function chunk(name: string, body: ArrayLike<number>): ArrayLike<number>[] {
  const named = concat([latin1Bytes(name), body]);
  return [long(body.length), named, long(crc32(named))];
}

function long(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function latin1Bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (char) => {
    const code = char.charCodeAt(0);
    if (code > 255) throw new RangeError(`encodePng: expected text in Latin-1, got "${char}"`);
    return code;
  });
}
