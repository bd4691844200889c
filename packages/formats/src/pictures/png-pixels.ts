/**
 * From the chunks of a PNG file to pixels: put the passes together and look the colours up. Every colour
 * type, depth and interlacing of the PNG specification (second edition).
 */
import { bad, good, type Result } from '@nonokit/core';
import { type Image, pixelOf } from './image.js';
import {
  GREY,
  GREY_ALPHA,
  INDEXED,
  type PngChunks,
  type PngHeader,
  RGB,
  RGB_ALPHA,
} from './png-chunks.js';
import { inflate, unfilter } from './png-lines.js';

/** A decoded PNG file. */
export interface PngPixels {
  readonly image: Image;
  /** The palette index of every pixel, where the file has a palette. */
  readonly indices?: Uint8Array;
}

/** One interlacing pass: which pixels of the image it holds. */
interface Pass {
  readonly left: number;
  readonly top: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly width: number;
  readonly height: number;
}

const CHANNELS = new Map([
  [GREY, 1],
  [RGB, 3],
  [INDEXED, 1],
  [GREY_ALPHA, 2],
  [RGB_ALPHA, 4],
]);

/** left, top, step right, step down of the seven passes of Adam7. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Decodes the picture. Allocates a few times the announced picture at most. */
export function pixelsOf(chunks: PngChunks): Result<PngPixels> {
  const { header } = chunks;
  const { width, height, kind } = header;
  const wrong = checkPalette(chunks);
  if (wrong !== undefined) return wrong;
  const passes = passesOf(header);
  const lines = inflate(chunks.data, sizeOf(passes, header));
  if (!lines.ok) return lines;

  const image = { width, height, pixels: new Int32Array(width * height) };
  const indices = new Uint8Array(kind === INDEXED ? width * height : 0);
  const colorAt = colorReader(chunks, lines.value);
  const bitsPerPixel = bitsOf(header);
  let at = 0;
  for (const pass of passes) {
    const lineBytes = Math.ceil((pass.width * bitsPerPixel) / 8);
    for (let y = 0; y < pass.height; y++) {
      const above = y === 0 ? undefined : at - lineBytes;
      if (!unfilter(lines.value, at, lineBytes, above, Math.max(1, bitsPerPixel >> 3))) {
        return bad(
          'bad-image',
          `a line of the PNG picture has the unknown filter ${lines.value[at]}`,
        );
      }
      for (let x = 0; x < pass.width; x++) {
        const target = (pass.top + y * pass.stepY) * width + pass.left + x * pass.stepX;
        const pixel = colorAt(at + 1, x);
        if (pixel === undefined) {
          return bad('bad-image', 'a pixel has a colour that the palette of the PNG file lacks');
        }
        image.pixels[target] = pixel;
        if (kind === INDEXED) indices[target] = sampleAt(lines.value, at + 1, x, header.depth);
      }
      at += lineBytes + 1;
    }
  }
  return good(kind === INDEXED ? { image, indices } : { image });
}

function checkPalette({ header, palette }: PngChunks): Result<never> | undefined {
  if (header.kind !== INDEXED) return undefined;
  const colors = palette.length / 3;
  if (Number.isInteger(colors) && colors >= 1 && colors <= 256) return undefined;
  const found = `${palette.length} bytes`;
  return bad(
    'bad-image',
    `the palette of the PNG file has ${found}, expected three for each colour`,
  );
}

function passesOf({ width, height, interlaced }: PngHeader): readonly Pass[] {
  const grid = interlaced ? ADAM7 : ([[0, 0, 1, 1]] as const);
  return grid
    .map(([left, top, stepX, stepY]) => ({
      left,
      top,
      stepX,
      stepY,
      width: Math.ceil((width - left) / stepX),
      height: Math.ceil((height - top) / stepY),
    }))
    .filter((pass) => pass.width > 0 && pass.height > 0);
}

function bitsOf({ kind, depth }: PngHeader): number {
  return (CHANNELS.get(kind) ?? 1) * depth;
}

/** The bytes of all lines of all passes, one filter byte a line included. */
function sizeOf(passes: readonly Pass[], header: PngHeader): number {
  const line = (pass: Pass): number => 1 + Math.ceil((pass.width * bitsOf(header)) / 8);
  return passes.reduce((sum, pass) => sum + pass.height * line(pass), 0);
}

/** The sample number `i` of a line whose samples begin at `from`. */
function sampleAt(bytes: Uint8Array, from: number, i: number, depth: number): number {
  if (depth === 8) return bytes[from + i] ?? 0;
  if (depth === 16) return ((bytes[from + 2 * i] ?? 0) << 8) | (bytes[from + 2 * i + 1] ?? 0);
  const bit = i * depth;
  return ((bytes[from + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
}

/** Gives pixel `x` of the line at `from`, undefined where the palette lacks its colour. */
type ColorReader = (from: number, x: number) => number | undefined;

function colorReader(chunks: PngChunks, bytes: Uint8Array): ColorReader {
  if (chunks.header.kind === INDEXED) return indexedReader(chunks, bytes);
  return chunks.header.kind === GREY || chunks.header.kind === GREY_ALPHA
    ? greyReader(chunks, bytes)
    : rgbReader(chunks, bytes);
}

function indexedReader(chunks: PngChunks, bytes: Uint8Array): ColorReader {
  const { header, palette, transparency } = chunks;
  const { depth } = header;
  const colors = Array.from({ length: palette.length / 3 }, (_, i) => {
    const [red = 0, green = 0, blue = 0] = palette.subarray(3 * i);
    return pixelOf(red, green, blue, transparency[i] ?? 255);
  });
  return (from, x) => colors[sampleAt(bytes, from, x, depth)];
}

function greyReader({ header, transparency }: PngChunks, bytes: Uint8Array): ColorReader {
  const { depth } = header;
  const scale = scaleOf(depth);
  if (header.kind === GREY_ALPHA) {
    return (from, x) => {
      const grey = scale(sampleAt(bytes, from, 2 * x, depth));
      return pixelOf(grey, grey, grey, scale(sampleAt(bytes, from, 2 * x + 1, depth)));
    };
  }
  const clear = transparency.length === 2 ? sampleAt(transparency, 0, 0, 16) : undefined;
  return (from, x) => {
    const sample = sampleAt(bytes, from, x, depth);
    const grey = scale(sample);
    return pixelOf(grey, grey, grey, sample === clear ? 0 : 255);
  };
}

function rgbReader({ header, transparency }: PngChunks, bytes: Uint8Array): ColorReader {
  const { depth, kind } = header;
  const scale = scaleOf(depth);
  const channels = kind === RGB_ALPHA ? 4 : 3;
  const hasClear = kind === RGB && transparency.length === 6;
  const [r, g, b] = [0, 1, 2].map((i) => (hasClear ? sampleAt(transparency, 0, i, 16) : undefined));
  return (from, x) => {
    const red = sampleAt(bytes, from, x * channels, depth);
    const green = sampleAt(bytes, from, x * channels + 1, depth);
    const blue = sampleAt(bytes, from, x * channels + 2, depth);
    let alpha = red === r && green === g && blue === b ? 0 : 255;
    if (channels === 4) alpha = scale(sampleAt(bytes, from, x * channels + 3, depth));
    return pixelOf(scale(red), scale(green), scale(blue), alpha);
  };
}

/** Turns samples of `depth` bits into 0..255. */
function scaleOf(depth: number): (sample: number) => number {
  const top = 2 ** depth - 1;
  return (sample) => Math.round((sample * 255) / top);
}
