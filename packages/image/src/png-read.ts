/**
 * Decoding PNG: every colour type, depth and interlacing of the specification (second edition).
 * Splits the file into chunks, unpacks the data and combines the passes; checksums and sizes are
 * checked on the way.
 */
import { bad, good, type Result } from '@nonokit/core';
import {
  type IndexedImage,
  MAX_INDEXED_COLORS,
  paletteOfBytes,
  rgbaOfIndexed,
} from './indexed-image.js';
import type { PixelLimits } from './pixel-limits.js';
import { type PngChunks, type PngHeader, readChunks } from './png-chunks.js';
import { INDEXED } from './png-kinds.js';
import { inflate, unfilter } from './png-lines.js';
import { countBits, type PixelReader, pixelReader, sampleAt } from './png-samples.js';
import type { RgbaImage } from './rgba-image.js';
import { pngBadFilter, pngBadPalette, pngColorMissing } from './words/en/png.js';

/** A decoded PNG file. */
export interface Png {
  readonly image: RgbaImage;
  /** The image with palette indices, if the file has a palette and no transparency. */
  readonly indexed?: IndexedImage;
  /** Short texts by keyword: "Nonokit" to "5x5 cells". */
  readonly texts: ReadonlyMap<string, string>;
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

/** Left, top, step right and step down of the seven Adam7 passes. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Decodes a file. Sizes are checked before anything is unpacked. */
export function decodePng(bytes: Uint8Array, limits: PixelLimits): Result<Png> {
  const chunks = readChunks(bytes, limits);
  return chunks.ok ? toPng(chunks.value) : chunks;
}

/** The picture from the chunks of a file; allocates at most three times the bytes of its pixels. */
function toPng(chunks: PngChunks): Result<Png> {
  const { header, palette, texts } = chunks;
  const colors = palette.length / 3;
  const isIndexed = header.kind === INDEXED;
  if (isIndexed && !(Number.isInteger(colors) && colors >= 1 && colors <= MAX_INDEXED_COLORS)) {
    return bad(pngBadPalette, { found: palette.length });
  }
  const passes = listPasses(header);
  const lines = inflate(chunks.data, measureSize(passes, header));
  if (!lines.ok) return lines;
  const wrong = unfilterAll(lines.value, passes, header);
  if (wrong !== undefined) return wrong;
  if (isIndexed) return indexedPng(chunks, passes, lines.value);

  const { width, height } = header;
  const rgba = new Uint8Array(4 * width * height);
  eachPixel(passes, header, pixelReader(chunks, lines.value, rgba));
  return good({ image: { width, height, rgba }, texts });
}

function indexedPng(
  { header, palette, transparency, texts }: PngChunks,
  passes: readonly Pass[],
  lines: Uint8Array,
): Result<Png> {
  const { width, height, depth } = header;
  const indices = new Uint8Array(width * height);
  eachPixel(passes, header, (from, x, target) => {
    indices[target] = sampleAt(lines, from, x, depth);
  });
  const colors = paletteOfBytes(palette);
  if (indices.some((index) => index >= colors.length)) return bad(pngColorMissing);
  const indexed = { width, height, palette: colors, indices };
  const image = rgbaOfIndexed(indexed, transparency);
  return good(transparency.length > 0 ? { image, texts } : { image, indexed, texts });
}

/** Undoes the filters of all lines in place; an unknown filter is a problem. */
function unfilterAll(
  lines: Uint8Array,
  passes: readonly Pass[],
  header: PngHeader,
): Result<never> | undefined {
  const bits = countBits(header);
  let at = 0;
  for (const pass of passes) {
    const length = Math.ceil((pass.width * bits) / 8);
    for (let y = 0; y < pass.height; y++, at += length + 1) {
      const above = y === 0 ? undefined : at - length;
      if (!unfilter(lines, at, length, above, Math.max(1, bits >> 3))) {
        return bad(pngBadFilter, { filter: lines[at] });
      }
    }
  }
  return undefined;
}

/** Calls `read` for every pixel. */
function eachPixel(passes: readonly Pass[], header: PngHeader, read: PixelReader): void {
  const bits = countBits(header);
  let at = 0;
  for (const { left, top, stepX, stepY, width, height } of passes) {
    const length = Math.ceil((width * bits) / 8);
    for (let y = 0; y < height; y++, at += length + 1) {
      const line = (top + y * stepY) * header.width + left;
      for (let x = 0; x < width; x++) read(at + 1, x, line + x * stepX);
    }
  }
}

function listPasses({ width, height, interlaced }: PngHeader): readonly Pass[] {
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

/** The bytes of all lines of all passes, including one filter byte per line. */
function measureSize(passes: readonly Pass[], header: PngHeader): number {
  const line = (pass: Pass): number => 1 + Math.ceil((pass.width * countBits(header)) / 8);
  return passes.reduce((sum, pass) => sum + pass.height * line(pass), 0);
}
