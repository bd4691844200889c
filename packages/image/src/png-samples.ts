/**
 * From unfiltered PNG lines to pixels: samples of 1 to 16 bits become red, green, blue and alpha of
 * 8 bits. Each colour type has its own reader.
 */
import type { PngChunks, PngHeader } from './png-chunks.js';
import { GREY, GREY_ALPHA, INDEXED, RGB, RGB_ALPHA } from './png-kinds.js';

/** Samples per pixel of each kind. */
const CHANNELS = new Map([
  [GREY, 1],
  [RGB, 3],
  [INDEXED, 1],
  [GREY_ALPHA, 2],
  [RGB_ALPHA, 4],
]);

/**
 * Reads pixel `x` of the line whose samples begin at byte `from`, which is pixel `target` of the
 * image.
 */
export type PixelReader = (from: number, x: number, target: number) => void;

/** Bits per pixel. */
export function countBits({ kind, depth }: PngHeader): number {
  return (CHANNELS.get(kind) ?? 1) * depth;
}

/** Sample `i` of a line whose samples begin at byte `from`. */
export function sampleAt(bytes: Uint8Array, from: number, i: number, depth: number): number {
  if (depth === 8) return bytes[from + i] ?? 0;
  if (depth === 16) return ((bytes[from + 2 * i] ?? 0) << 8) | (bytes[from + 2 * i + 1] ?? 0);
  const bit = i * depth;
  return ((bytes[from + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
}

/** The reader for a file without a palette, which writes into `rgba`. */
export function pixelReader(chunks: PngChunks, lines: Uint8Array, rgba: Uint8Array): PixelReader {
  const { kind } = chunks.header;
  return kind === GREY || kind === GREY_ALPHA
    ? greyReader(chunks, lines, rgba)
    : rgbReader(chunks, lines, rgba);
}

function greyReader(chunks: PngChunks, lines: Uint8Array, rgba: Uint8Array): PixelReader {
  const { header, transparency } = chunks;
  const { depth } = header;
  const scale = createScale(depth);
  const channels = header.kind === GREY_ALPHA ? 2 : 1;
  const hasClear = channels === 1 && transparency.length === 2;
  const clear = hasClear ? sampleAt(transparency, 0, 0, 16) : undefined;
  return (from, x, target) => {
    const sample = sampleAt(lines, from, channels * x, depth);
    const at = 4 * target;
    rgba[at] = rgba[at + 1] = rgba[at + 2] = scale(sample);
    if (channels === 1) rgba[at + 3] = sample === clear ? 0 : 255;
    else rgba[at + 3] = scale(sampleAt(lines, from, 2 * x + 1, depth));
  };
}

function rgbReader(chunks: PngChunks, lines: Uint8Array, rgba: Uint8Array): PixelReader {
  const { header, transparency } = chunks;
  const { depth, kind } = header;
  const scale = createScale(depth);
  const channels = kind === RGB_ALPHA ? 4 : 3;
  const hasClear = kind === RGB && transparency.length === 6;
  const clear = hasClear ? [0, 1, 2].map((i) => sampleAt(transparency, 0, i, 16)) : undefined;
  return (from, x, target) => {
    const sample = (c: number): number => sampleAt(lines, from, x * channels + c, depth);
    const at = 4 * target;
    for (let c = 0; c < channels; c++) rgba[at + c] = scale(sample(c));
    if (channels === 3) rgba[at + 3] = clear?.every((value, c) => value === sample(c)) ? 0 : 255;
  };
}

/** Turns samples of `depth` bits into 0..255. */
function createScale(depth: number): (sample: number) => number {
  const top = 2 ** depth - 1;
  return (sample) => Math.round((sample * 255) / top);
}
