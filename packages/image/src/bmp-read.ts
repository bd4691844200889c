/**
 * Decoding BMP: headers of OS/2 and Windows, 1 to 32 bits per pixel, bit masks, and the two
 * run-length codes. Other compressions (JPEG, PNG, Huffman) are refused.
 */
import { bad, good, type Result } from '@nonokit/core';
import type { BmpHeader } from './bmp-header.js';
import { rowBytes, rowReader } from './bmp-rows.js';
import { unpackRuns } from './bmp-runs.js';
import { ByteReader } from './byte-reader.js';
import { type IndexedImage, rgbaOfIndexed } from './indexed-image.js';
import { type PixelLimits, wrongArea } from './pixel-limits.js';
import type { RgbaImage } from './rgba-image.js';
import {
  bmpColorMissing,
  bmpEmpty,
  bmpHeaderStopsShort,
  bmpNoSignature,
  bmpUnsupported,
} from './words/en/bmp.js';

/** A decoded file. */
export interface Bmp {
  readonly image: RgbaImage;
  /** The image with palette indices, if the file has a palette. */
  readonly indexed?: IndexedImage;
  /** The text after an uncompressed picture: "Nonokit 5x5 cells, 4 colours". */
  readonly remark: string;
}

const HEADER_SIZES = [12, 16, 40, 52, 56, 64, 108, 124];

/** Longer remarks are cut off. */
const MAX_REMARK = 100;

const PLAIN = 0;
const RUNS_8 = 1;
const RUNS_4 = 2;
const MASKS = 3;
const ALPHA_MASKS = 6;

/** True if the bytes begin with "BM" and the sizes of a known header. */
export function looksLikeBmp(bytes: Uint8Array): boolean {
  const size = new ByteReader(bytes, 14).long();
  return bytes[0] === 0x42 && bytes[1] === 0x4d && HEADER_SIZES.includes(size);
}

/** Decodes the picture. Sizes are checked before anything is allocated. */
export function decodeBmp(bytes: Uint8Array, limits: PixelLimits): Result<Bmp> {
  if (!looksLikeBmp(bytes)) return bad(bmpNoSignature);
  const header = readHeader(new ByteReader(bytes, 10), limits);
  if (!header.ok) return header;
  const { width, height, bits, packing, palette, offset } = header.value;
  const remark = new ByteReader(bytes, offset + rowBytes(width, bits) * height).text(MAX_REMARK);
  if (bits > 8) {
    const rgba = readRgba(header.value, bytes);
    return rgba.ok ? good({ image: { width, height, rgba: rgba.value }, remark }) : rgba;
  }
  const indices =
    packing === PLAIN
      ? readIndices(header.value, bytes)
      : unpackRuns(bytes.subarray(offset), header.value);
  if (!indices.ok) return indices;
  if (indices.value.some((index) => index >= palette.length)) return bad(bmpColorMissing);
  const indexed = { width, height, indices: indices.value, palette };
  return good({ image: rgbaOfIndexed(indexed), indexed, remark });
}

function readHeader(reader: ByteReader, limits: PixelLimits): Result<BmpHeader> {
  const offset = reader.long();
  const headerSize = reader.long();
  const isOld = headerSize === 12;
  const width = isOld ? reader.word() : reader.long() | 0;
  const signedHeight = isOld ? reader.word() : reader.long() | 0;
  const height = Math.abs(signedHeight);
  reader.at += 2;
  const bits = reader.word();
  const isLong = headerSize >= 40;
  const packing = isLong ? reader.long() : PLAIN;
  reader.at += isLong ? 12 : 0;
  const announced = isLong ? reader.long() : 0;
  if (reader.isPast) return bad(bmpHeaderStopsShort);
  if (width < 1 || height < 1) return bad(bmpEmpty, { width, height });
  const wrong = wrongArea(width, height, limits);
  if (wrong !== undefined) return wrong;
  if (!isKnown(bits, packing)) return bad(bmpUnsupported, { bits, packing });
  const masks = readMasks(reader, headerSize, bits, packing);
  const most = bits <= 8 ? 1 << bits : 0;
  const colors = announced === 0 || announced > most ? most : announced;
  const palette = readPalette(reader, colors, isOld ? 3 : 4, offset);
  const isTopDown = signedHeight < 0;
  return good({ width, height, isTopDown, bits, packing, masks, palette, offset });
}

function isKnown(bits: number, packing: number): boolean {
  if (packing === PLAIN) return [1, 4, 8, 16, 24, 32].includes(bits);
  if (packing === RUNS_8) return bits === 8;
  if (packing === RUNS_4) return bits === 4;
  return (packing === MASKS || packing === ALPHA_MASKS) && (bits === 16 || bits === 32);
}

/**
 * The masks of the channels. Moves past the header, and past the masks that follow a short header.
 */
function readMasks(
  reader: ByteReader,
  headerSize: number,
  bits: number,
  packing: number,
): number[] {
  const end = 14 + headerSize;
  reader.at = Math.min(reader.at + (headerSize >= 40 ? 4 : 0), end);
  const usual = bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0];
  if (packing !== MASKS && packing !== ALPHA_MASKS) {
    reader.at = end;
    return usual;
  }
  const hasAlpha = headerSize >= 56 || packing === ALPHA_MASKS;
  const masks = [reader.long(), reader.long(), reader.long(), hasAlpha ? reader.long() : 0];
  reader.at = Math.max(reader.at, end);
  return masks;
}

/**
 * Reads the palette, which ends where the picture begins: blue, green, red, and usually a fourth
 * byte.
 */
function readPalette(reader: ByteReader, colors: number, step: number, offset: number): number[] {
  const room = Math.max(0, Math.min(offset, reader.bytes.length) - reader.at);
  const count = Math.min(colors, Math.floor(room / step));
  return Array.from({ length: count }, () => {
    const [blue, green, red] = reader.take(step);
    return (red << 16) | (green << 8) | blue;
  });
}

function readRgba(header: BmpHeader, bytes: Uint8Array): Result<Uint8Array> {
  const { width, height, bits } = header;
  const row = rowReader(header, bytes);
  if (!row.ok) return row;
  const [red = none, green = none, blue = none, alpha = opaque] = header.masks.map(createScale);
  const rgba = new Uint8Array(4 * width * height);
  let at = 0;
  for (let y = 0; y < height; y++) {
    const from = row.value(y);
    for (let x = 0; x < width; x++) {
      let value = 0;
      for (let k = bits / 8; k > 0; k--)
        value = (value << 8) | bytes[from + (x * bits) / 8 + k - 1];
      rgba[at++] = red(value);
      rgba[at++] = green(value);
      rgba[at++] = blue(value);
      rgba[at++] = alpha(value);
    }
  }
  return good(rgba);
}

const none = (): number => 0;
const opaque = (): number => 255;

/**
 * A function that reads this mask's channel of a pixel as 0..255; undefined if the mask is empty.
 */
function createScale(mask: number): ((value: number) => number) | undefined {
  if (mask === 0) return undefined;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return (value) => Math.round((((value & mask) >>> shift) * 255) / most);
}

function readIndices(header: BmpHeader, bytes: Uint8Array): Result<Uint8Array> {
  const { width, height, bits } = header;
  const row = rowReader(header, bytes);
  if (!row.ok) return row;
  const indices = new Uint8Array(width * height);
  const perByte = 8 / bits;
  const mask = (1 << bits) - 1;
  for (let y = 0; y < height; y++) {
    const from = row.value(y);
    for (let x = 0; x < width; x++) {
      const byte = bytes[from + Math.floor(x / perByte)];
      indices[y * width + x] = (byte >> (8 - bits * ((x % perByte) + 1))) & mask;
    }
  }
  return good(indices);
}
