/**
 * Decoding GIF (87a and 89a): the first frame on its canvas. Pixels that the frame does not cover, or
 * covers with its transparent colour, are clear.
 */
import { bad, good, type Limits, type Result } from '@nonokit/core';
import { concat } from '@nonokit/image';
import { ByteReader } from '../lexing/byte-reader.js';
import { unpackLzw } from './gif-lzw.js';
import { CLEAR, type Image } from './image.js';
import type { IndexedImage } from './image-note.js';

/** A decoded file. */
export interface Gif {
  readonly image: Image;
  /** The frame, where it is the whole canvas and has no transparent colour. */
  readonly indexed?: IndexedImage;
  /** The last comment before the frame: "Nonokit 5x5 cells, 4 colours". */
  readonly comment: string;
  /** True if other frames follow. */
  readonly isAnimated: boolean;
}

/** A rectangle of palette indices. */
interface Frame extends IndexedImage {
  readonly left: number;
  readonly top: number;
}

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const CONTROL = 0xf9;
const COMMENT = 0xfe;

/** True if the bytes begin as GIF files do. */
export function looksLikeGif(bytes: Uint8Array): boolean {
  return [0x47, 0x49, 0x46, 0x38].every((byte, i) => bytes[i] === byte);
}

/** Decodes the first frame. Sizes are checked before anything is allocated. */
export function decodeGif(bytes: Uint8Array, limits: Limits): Result<Gif> {
  if (!looksLikeGif(bytes)) return bad('bad-image', 'the file does not begin with GIF8');
  const reader = new ByteReader(bytes, 6);
  const [screenWidth, screenHeight, flags] = [reader.word(), reader.word(), reader.byte()];
  reader.at += 2;
  const common = colorTable(reader, flags);
  const before = skipToImage(reader);
  if (before === undefined)
    return bad('stops-short', 'the GIF file stops short before its picture');
  const frame = readFrame(reader, common, limits);
  if (!frame.ok) return frame;
  const { left, top, width, height, palette } = frame.value;
  const canvas = {
    width: Math.max(screenWidth, left + width),
    height: Math.max(screenHeight, top + height),
  };
  if (canvas.width * canvas.height > limits.maxCells) return tooLarge(canvas, limits);
  const pixels = draw(frame.value, canvas, before.transparent);
  if (pixels === undefined) {
    return bad('bad-image', 'a pixel has a colour that the palette of the GIF file lacks');
  }
  const isWhole = before.transparent < 0 && width === canvas.width && height === canvas.height;
  const { indices } = frame.value;
  return good({
    image: { ...canvas, pixels },
    ...(isWhole ? { indexed: { width, height, indices, palette } } : {}),
    comment: before.comment,
    isAnimated: skipToImage(reader) !== undefined,
  });
}

function tooLarge(
  { width, height }: { width: number; height: number },
  { maxCells }: Limits,
): Result<never> {
  const most = maxCells.toLocaleString('en-US');
  return bad('too-large', `an image of ${width}x${height} is more than the ${most} cells allowed`);
}

/** The colour table that the flags announce, three bytes a colour; empty where they announce none. */
function colorTable(reader: ByteReader, flags: number): Uint8Array {
  return (flags & 0x80) === 0 ? new Uint8Array() : reader.take(3 << ((flags & 7) + 1));
}

/** What stands before a frame. */
interface Before {
  /** The index of the transparent colour, or -1. */
  readonly transparent: number;
  readonly comment: string;
}

/** Moves behind the next image separator; undefined where there is none. */
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

/** The bytes of a chain of sub-blocks: of its first blocks, until `most` bytes are reached. */
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

function readFrame(reader: ByteReader, common: Uint8Array, limits: Limits): Result<Frame> {
  const [left, top, width, height] = [reader.word(), reader.word(), reader.word(), reader.word()];
  const flags = reader.byte();
  const own = colorTable(reader, flags);
  const depth = reader.byte();
  if (reader.isPast) return bad('stops-short', 'the GIF file stops short before its picture');
  if (width < 1 || height < 1) return bad('bad-size', `the GIF picture is ${width}x${height}`);
  if (width * height > limits.maxCells) return tooLarge({ width, height }, limits);
  if (depth < 1 || depth > 8) {
    return bad('bad-image', `the GIF picture has codes of ${depth} bits, expected 1..8`);
  }
  const palette = own.length > 0 ? own : common;
  if (palette.length === 0) return bad('bad-image', 'the GIF file has no palette');
  const indices = new Uint8Array(width * height);
  const packed = subBlocks(reader, Number.POSITIVE_INFINITY);
  const filled = unpackLzw(packed, depth, indices);
  if (filled < indices.length) {
    const what = `the GIF picture stops short: ${filled} of ${indices.length} pixels are there`;
    return bad('stops-short', what);
  }
  const isInterlaced = (flags & 0x40) !== 0;
  const inOrder = isInterlaced ? deinterlaced(indices, width, height) : indices;
  return good({ left, top, width, height, indices: inOrder, palette });
}

/** Where the four passes of an interlaced picture begin, and how far apart their lines are. */
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

/** The pixels of the canvas, or undefined where a colour is missing. */
function draw(
  { left, top, width, height, indices, palette }: Frame,
  canvas: { readonly width: number; readonly height: number },
  transparent: number,
): Int32Array | undefined {
  const colors = palette.length / 3;
  const pixels = new Int32Array(canvas.width * canvas.height).fill(CLEAR);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = indices[y * width + x] ?? 0;
      if (index === transparent) continue;
      if (index >= colors) return undefined;
      const [red = 0, green = 0, blue = 0] = palette.subarray(3 * index, 3 * index + 3);
      pixels[(top + y) * canvas.width + left + x] = (red << 16) | (green << 8) | blue;
    }
  }
  return pixels;
}
