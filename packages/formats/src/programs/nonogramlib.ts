/**
 * Pictures of NonogramLib, in bytes. Black and white: 0, width, height, and one bit per cell,
 * highest bit first. Coloured: 254, a palette of red, green, blue and alpha, width, height, and one
 * byte per cell.
 */
import {
  bad,
  checkPuzzle,
  good,
  type PaletteColor,
  type Puzzle,
  parseChannels,
  problem,
  type Result,
  rgbOf,
} from '@nonokit/core';
import { ByteReader, CLEAR, colorOnWhite, concat } from '@nonokit/image';
import type { Format, Source } from '../format.js';
import { pictureOf } from '../pictures/image.js';
import { nonogramlibBegins, nonogramlibPadded } from '../words/en/programs-pictures.js';

const BLACK_KIND = 0;
const COLOR_KIND = 254;

/** Files of the C# library NonogramLib, `--from nonogramlib`. */
export const nonogramlib: Format = {
  id: 'nonogramlib',
  name: 'NonogramLib',
  extensions: ['.bin'],
  media: 'binary',
  holds: {
    colors: 'rgb',
    background: true,
    clues: false,
    goal: true,
    meta: [],
    several: false,
    maxSide: 255,
    maxInks: 254,
  },
  detect: ({ bytes }) => {
    const layout = findLayout(bytes);
    return layout !== undefined && layout.end === bytes.length && isLikely(layout, bytes);
  },
  read: (source) => [readNonogramlib(source)],
  write: writeNonogramlib,
};

/** The layout that the first bytes announce. */
interface FileLayout {
  readonly kind: number;
  readonly palette: readonly PaletteColor[];
  readonly width: number;
  readonly height: number;
  /** Index of the first byte of the cells. */
  readonly start: number;
  /** Index after their last byte. */
  readonly end: number;
}

/** Reads the announced layout; undefined if the file does not begin like this format. */
function findLayout(bytes: Uint8Array): FileLayout | undefined {
  const reader = new ByteReader(bytes);
  const kind = reader.byte();
  if (kind !== BLACK_KIND && kind !== COLOR_KIND) return undefined;
  const colors = kind === COLOR_KIND ? reader.byte() : 0;
  const palette = Array.from({ length: colors }, () => readColor(reader));
  const width = reader.byte();
  const height = reader.byte();
  if (reader.isPast || width < 1 || height < 1) return undefined;
  if (kind === COLOR_KIND && colors === 0) return undefined;
  const start = reader.at;
  const cells = width * height;
  const end = start + (kind === COLOR_KIND ? cells : Math.ceil(cells / 8));
  return { kind, palette, width, height, start, end };
}

/**
 * Many short files of other kinds have the right length by chance. The bits behind the last cell
 * are 0, and no cell has a colour that the palette lacks, which hardly any random bytes satisfy.
 */
function isLikely({ kind, palette, width, height, start }: FileLayout, bytes: Uint8Array): boolean {
  const cells = width * height;
  if (kind === COLOR_KIND) {
    return bytes.subarray(start).every((color) => color < palette.length);
  }
  const spare = 8 * Math.ceil(cells / 8) - cells;
  return ((bytes.at(-1) ?? 0) & ((1 << spare) - 1)) === 0;
}

/** The next colour; a transparent one is white paper. */
function readColor(reader: ByteReader): PaletteColor {
  const red = reader.byte();
  const green = reader.byte();
  const blue = reader.byte();
  const alpha = reader.byte();
  const pixel = colorOnWhite(red, green, blue, alpha);
  if (pixel === CLEAR) return { rgb: '#ffffff' };
  return { rgb: rgbOf(pixel >> 16, (pixel >> 8) & 255, pixel & 255) };
}

function readNonogramlib({ bytes, limits }: Source): Result<Puzzle> {
  const layout = findLayout(bytes);
  if (layout === undefined) {
    return bad(nonogramlibBegins);
  }
  const { kind, palette, width, height, start, end } = layout;
  const bits = bytes.subarray(start);
  const cellAt = (i: number): number =>
    kind === COLOR_KIND ? (bits[i] ?? 0) : ((bits[i >> 3] ?? 0) >> (7 - (i & 7))) & 1;
  const goal = Array.from({ length: height }, (_, y) =>
    Uint8Array.from({ length: width }, (_none, x) => cellAt(y * width + x)),
  );
  const claims = { width, height, goal, ...(kind === COLOR_KIND ? { palette } : {}) };
  const puzzle = checkPuzzle(claims, limits);
  if (!puzzle.ok || bytes.length >= end) return puzzle;
  const remark = problem(nonogramlibPadded, { bytes: end - bytes.length });
  return good(puzzle.value, [remark, ...puzzle.warnings]);
}

function writeNonogramlib(puzzles: readonly Puzzle[]): Result<Uint8Array> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal, palette } = picture.value;
  const { width, height, cells } = goal;
  if (palette.map(({ rgb }) => rgb).join() !== '#ffffff,#000000') {
    const colors = palette.map(({ rgb }) => [...parseChannels(rgb), 255]);
    return good(concat([[COLOR_KIND, palette.length], ...colors, [width, height], cells]));
  }
  const bits = new Uint8Array(Math.ceil(cells.length / 8));
  cells.forEach((color, i) => {
    if (color !== 0) bits[i >> 3] = (bits[i >> 3] ?? 0) | (128 >> (i & 7));
  });
  return good(concat([[BLACK_KIND, width, height], bits]));
}
