/**
 * Decoding BMP: headers of OS/2 and of Windows, 1 to 32 bits a pixel, bit masks, and the two run-length
 * codes. What else the file may pack (JPEG, PNG, Huffman) is refused.
 */
import { bad, good, type Limits, type Result } from '@nonokit/core';
import { ByteReader } from '../lexing/byte-reader.js';
import { rowBytes, rowReader } from './bmp-rows.js';
import { unpackRuns } from './bmp-runs.js';
import { type Image, pixelOf } from './image.js';
import type { IndexedImage } from './image-note.js';

/** A decoded file. */
export interface Bmp {
  readonly image: Image;
  /** The same by palette indices, where the file has a palette. */
  readonly indexed?: IndexedImage;
  /** What follows an uncompressed picture: "Nonokit 5x5 cells, 4 colours". */
  readonly remark: string;
}

/** What stands before the picture. */
export interface BmpHeader {
  readonly width: number;
  readonly height: number;
  /** True if the first line is the top one. */
  readonly isTopDown: boolean;
  /** Bits a pixel: 1, 4, 8, 16, 24 or 32. */
  readonly bits: number;
  /** 0 plain, 1 and 2 runs, 3 and 6 bit masks. */
  readonly packing: number;
  /** Which bits of a pixel are red, green, blue and alpha: [0x7c00, 0x3e0, 0x1f, 0]. */
  readonly masks: readonly number[];
  /** Three bytes a colour: red, green, blue. */
  readonly palette: Uint8Array;
  /** Index of the first byte of the picture. */
  readonly offset: number;
}

const HEADER_SIZES = [12, 16, 40, 52, 56, 64, 108, 124];
/** A longer remark is none of ours. */
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
export function decodeBmp(bytes: Uint8Array, limits: Limits): Result<Bmp> {
  if (!looksLikeBmp(bytes)) {
    return bad('bad-image', 'the file does not begin with BM and a known header');
  }
  const header = readHeader(new ByteReader(bytes, 10), limits);
  if (!header.ok) return header;
  const { width, height, bits, packing, palette, offset } = header.value;
  const remark = new ByteReader(bytes, offset + rowBytes(width, bits) * height).text(MAX_REMARK);
  if (bits > 8) {
    const pixels = pixelsOf(header.value, bytes);
    return pixels.ok ? good({ image: { width, height, pixels: pixels.value }, remark }) : pixels;
  }
  const indices =
    packing === PLAIN
      ? indicesOf(header.value, bytes)
      : unpackRuns(bytes.subarray(offset), header.value);
  if (!indices.ok) return indices;
  const colors = palette.length / 3;
  if (indices.value.some((index) => index >= colors)) {
    return bad('bad-image', 'a pixel has a colour that the palette of the BMP file lacks');
  }
  const pixels = Int32Array.from(indices.value, (index) => {
    const [red = 0, green = 0, blue = 0] = palette.subarray(3 * index, 3 * index + 3);
    return pixelOf(red, green, blue, 255);
  });
  const indexed = { width, height, indices: indices.value, palette };
  return good({ image: { width, height, pixels }, indexed, remark });
}

function readHeader(reader: ByteReader, limits: Limits): Result<BmpHeader> {
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
  if (reader.isPast) return bad('stops-short', 'the BMP file stops short in its header');
  if (width < 1 || height < 1) return bad('bad-size', `the BMP image is ${width}x${height}`);
  if (width * height > limits.maxCells) {
    const most = limits.maxCells.toLocaleString('en-US');
    const what = `an image of ${width}x${height} is more than the ${most} cells allowed`;
    return bad('too-large', what);
  }
  if (!isKnown(bits, packing)) {
    const what = `the BMP image has ${bits} bits a pixel, packed in the way ${packing}`;
    return bad('bad-image', `${what}, which is not supported: convert it to PNG`);
  }
  const masks = masksOf(reader, headerSize, bits, packing);
  const most = bits <= 8 ? 1 << bits : 0;
  const colors = announced === 0 || announced > most ? most : announced;
  const palette = paletteOf(reader, colors, isOld ? 3 : 4, offset);
  const isTopDown = signedHeight < 0;
  return good({ width, height, isTopDown, bits, packing, masks, palette, offset });
}

function isKnown(bits: number, packing: number): boolean {
  if (packing === PLAIN) return [1, 4, 8, 16, 24, 32].includes(bits);
  if (packing === RUNS_8) return bits === 8;
  if (packing === RUNS_4) return bits === 4;
  return (packing === MASKS || packing === ALPHA_MASKS) && (bits === 16 || bits === 32);
}

/** The masks of the channels; moves behind the header and the masks that follow a short one. */
function masksOf(reader: ByteReader, headerSize: number, bits: number, packing: number): number[] {
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

/** The palette: blue, green, red, and mostly a byte more, until the picture begins. */
function paletteOf(reader: ByteReader, colors: number, step: number, offset: number): Uint8Array {
  const room = Math.max(0, Math.min(offset, reader.bytes.length) - reader.at);
  const count = Math.min(colors, Math.floor(room / step));
  const palette = new Uint8Array(3 * count);
  for (let i = 0; i < count; i++) {
    const [blue = 0, green = 0, red = 0] = reader.take(step);
    palette.set([red, green, blue], 3 * i);
  }
  return palette;
}

function pixelsOf(header: BmpHeader, bytes: Uint8Array): Result<Int32Array> {
  const { width, height, bits } = header;
  const row = rowReader(header, bytes);
  if (!row.ok) return row;
  const [red = none, green = none, blue = none, alpha = opaque] = header.masks.map(scaleOf);
  const pixels = new Int32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = row.value(y);
    for (let x = 0; x < width; x++) {
      let value = 0;
      for (let k = bits / 8; k > 0; k--) {
        value = (value << 8) | (bytes[from + (x * bits) / 8 + k - 1] ?? 0);
      }
      pixels[y * width + x] = pixelOf(red(value), green(value), blue(value), alpha(value));
    }
  }
  return good(pixels);
}

const none = (): number => 0;
const opaque = (): number => 255;

/** What a channel with this mask has of a pixel, 0..255; undefined for a channel without bits. */
function scaleOf(mask: number): ((value: number) => number) | undefined {
  if (mask === 0) return undefined;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return (value) => Math.round((((value & mask) >>> shift) * 255) / most);
}

function indicesOf(header: BmpHeader, bytes: Uint8Array): Result<Uint8Array> {
  const { width, height, bits } = header;
  const row = rowReader(header, bytes);
  if (!row.ok) return row;
  const indices = new Uint8Array(width * height);
  const perByte = 8 / bits;
  const mask = (1 << bits) - 1;
  for (let y = 0; y < height; y++) {
    const from = row.value(y);
    for (let x = 0; x < width; x++) {
      const byte = bytes[from + Math.floor(x / perByte)] ?? 0;
      indices[y * width + x] = (byte >> (8 - bits * ((x % perByte) + 1))) & mask;
    }
  }
  return good(indices);
}
