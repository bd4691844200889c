/**
 * Decoding GIF (87a and 89a): the first frame on its canvas. Pixels that the frame does not cover,
 * or covers with its transparent colour, are clear.
 */
import { bad, good, type Result } from '@nonokit/core';
import { ByteReader } from './byte-reader.js';
import { concat } from './concat.js';
import { unpackLzw } from './gif-lzw.js';
import { type IndexedImage, paletteOfBytes } from './indexed-image.js';
import { type PixelLimits, wrongArea } from './pixel-limits.js';
import type { RgbaImage } from './rgba-image.js';
import {
  gifBadDepth,
  gifColorMissing,
  gifEmpty,
  gifNoPalette,
  gifNoSignature,
  gifPixelsMissing,
  gifStopsShort,
} from './words/en/gif.js';

/** A decoded file. */
export interface Gif {
  readonly image: RgbaImage;
  /** The frame with palette indices, if it fills the canvas and has no transparent colour. */
  readonly indexed?: IndexedImage;
  /** The last comment before the frame: "Nonokit 5x5 cells, 4 colours". */
  readonly comment: string;
  /** True if other frames follow. */
  readonly isAnimated: boolean;
}

/** A rectangle of the canvas. */
interface Frame extends IndexedImage {
  readonly left: number;
  readonly top: number;
}

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const CONTROL = 0xf9;
const COMMENT = 0xfe;

/** True if the bytes begin with a GIF signature. */
export function looksLikeGif(bytes: Uint8Array): boolean {
  return [0x47, 0x49, 0x46, 0x38].every((byte, i) => bytes[i] === byte);
}

/** Decodes the first frame. Sizes are checked before anything is allocated. */
export function decodeGif(bytes: Uint8Array, limits: PixelLimits): Result<Gif> {
  if (!looksLikeGif(bytes)) return bad(gifNoSignature);
  const reader = new ByteReader(bytes, 6);
  const screenWidth = reader.word();
  const screenHeight = reader.word();
  const flags = reader.byte();
  reader.at += 2;
  const common = colorTable(reader, flags);
  const before = skipToImage(reader);
  if (before === undefined) return bad(gifStopsShort);
  const frame = readFrame(reader, common, limits);
  if (!frame.ok) return frame;
  const { left, top, width, height } = frame.value;
  const canvas = {
    width: Math.max(screenWidth, left + width),
    height: Math.max(screenHeight, top + height),
  };
  const wrong = wrongArea(canvas.width, canvas.height, limits);
  if (wrong !== undefined) return wrong;
  const rgba = draw(frame.value, canvas, before.transparent);
  if (rgba === undefined) return bad(gifColorMissing);
  const isWhole = before.transparent < 0 && width === canvas.width && height === canvas.height;
  const { indices, palette } = frame.value;
  return good({
    image: { ...canvas, rgba },
    ...(isWhole ? { indexed: { width, height, indices, palette } } : {}),
    comment: before.comment,
    isAnimated: skipToImage(reader) !== undefined,
  });
}

/**
 * The colour table that the flags announce, three bytes per colour; empty if they announce none.
 */
function colorTable(reader: ByteReader, flags: number): Uint8Array {
  return (flags & 0x80) === 0 ? new Uint8Array() : reader.take(3 << ((flags & 7) + 1));
}

/** The blocks before a frame. */
interface Before {
  /** The index of the transparent colour, or -1. */
  readonly transparent: number;
  readonly comment: string;
}

/** Moves past the next image separator; undefined if there is none. */
function skipToImage(reader: ByteReader): Before | undefined {
  let transparent = -1;
  let comment = '';
  while (!reader.isPast) {
    const kind = reader.byte();
    if (kind === IMAGE && !reader.isPast) return { transparent, comment };
    if (kind !== EXTENSION) return undefined;
    const label = reader.byte();
    const data = subBlocks(reader, 256);
    if (label === COMMENT) comment = String.fromCharCode(...data);
    if (label === CONTROL) transparent = ((data[0] ?? 0) & 1) === 1 ? (data[3] ?? -1) : -1;
  }
  return undefined;
}

/** The bytes of a chain of sub-blocks, reading blocks until `most` bytes are reached. */
function subBlocks(reader: ByteReader, most: number): Uint8Array {
  const blocks: Uint8Array[] = [];
  let length = 0;
  for (let size = reader.byte(); size > 0; size = reader.byte()) {
    const block = reader.take(size);
    if (length < most) blocks.push(block);
    length += block.length;
  }
  return concat(blocks);
}

function readFrame(reader: ByteReader, common: Uint8Array, limits: PixelLimits): Result<Frame> {
  const left = reader.word();
  const top = reader.word();
  const width = reader.word();
  const height = reader.word();
  const flags = reader.byte();
  const own = colorTable(reader, flags);
  const depth = reader.byte();
  if (reader.isPast) return bad(gifStopsShort);
  if (width < 1 || height < 1) return bad(gifEmpty, { width, height });
  const wrong = wrongArea(width, height, limits);
  if (wrong !== undefined) return wrong;
  if (depth < 1 || depth > 8) return bad(gifBadDepth, { found: depth });
  const palette = paletteOfBytes(own.length > 0 ? own : common);
  if (palette.length === 0) return bad(gifNoPalette);
  const indices = new Uint8Array(width * height);
  const packed = subBlocks(reader, Number.POSITIVE_INFINITY);
  const filled = unpackLzw(packed, depth, indices);
  if (filled < indices.length) {
    return bad(gifPixelsMissing, { found: filled, expected: indices.length });
  }
  const isInterlaced = (flags & 0x40) !== 0;
  const inOrder = isInterlaced ? deinterlaced(indices, width, height) : indices;
  return good({ left, top, width, height, indices: inOrder, palette });
}

/** First line and line step of the four passes of an interlaced picture. */
const PASSES = [
  [0, 8],
  [4, 8],
  [2, 4],
  [1, 2],
] as const;

function deinterlaced(indices: Uint8Array, width: number, height: number): Uint8Array {
  const inOrder = new Uint8Array(indices.length);
  let from = 0;
  for (const [start, step] of PASSES) {
    for (let y = start; y < height; y += step) {
      inOrder.set(indices.subarray(from, from + width), y * width);
      from += width;
    }
  }
  return inOrder;
}

/** The pixels of the canvas, or undefined if a colour is missing. */
function draw(
  { left, top, width, height, indices, palette }: Frame,
  canvas: { readonly width: number; readonly height: number },
  transparent: number,
): Uint8Array | undefined {
  const rgba = new Uint8Array(4 * canvas.width * canvas.height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = indices[y * width + x];
      if (index === transparent) continue;
      if (index >= palette.length) return undefined;
      const rgb = palette[index];
      const at = 4 * ((top + y) * canvas.width + left + x);
      rgba[at] = rgb >> 16;
      rgba[at + 1] = rgb >> 8;
      rgba[at + 2] = rgb;
      rgba[at + 3] = 255;
    }
  }
  return rgba;
}
