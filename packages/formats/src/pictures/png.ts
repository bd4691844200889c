/**
 * PNG images of pictures: one pixel per cell, or pixel art enlarged by a whole number (plain
 * drawings).
 *
 * A file that Nonokit writes says so in a text chunk ("Nonokit": "5x5 cells, background #ffffff"),
 * so that it reads back exactly: without it a picture whose runs all have even lengths is
 * indistinguishable from one enlarged twofold, and a background that is not white has to be
 * guessed.
 */
import {
  bad,
  checkPuzzle,
  type Grid,
  good,
  type Palette,
  type Puzzle,
  type PuzzleClaims,
  parseChannels,
  type Result,
  rgbOf,
} from '@nonokit/core';
import {
  decodePng,
  encodePng,
  type FlatImage,
  type IndexedImage,
  isEnlargedBy,
  looksLikePng,
  MAX_INDEXED_COLORS,
  type RgbaImage,
  toFlatImage,
} from '@nonokit/image';
import type { Format, Source } from '../format.js';
import { picturesPngAlike } from '../words/en/pictures.js';
import { claimsOfImage, type ImageNote, pictureOf } from './image.js';
import { toIndexed } from './image-note.js';

/** The keyword of our text chunk. */
const KEYWORD = 'Nonokit';

/** PNG images, `--from png`. */
export const png: Format = {
  id: 'png',
  name: 'PNG image',
  extensions: ['.png'],
  media: 'binary',
  holds: { colors: 'rgb', background: true, clues: false, goal: true, meta: [], several: false },
  detect: ({ bytes }) => looksLikePng(bytes),
  read: (source) => [readPng(source)],
  write: writePng,
};

function readPng({ bytes, limits }: Source): Result<Puzzle> {
  const decoded = decodePng(bytes, limits);
  if (!decoded.ok) return decoded;
  const { indexed, texts } = decoded.value;
  const image = toFlatImage(decoded.value.image);
  const note = noteIn(texts.get(KEYWORD) ?? '', image);
  const claims = indexedClaims(indexed, note) ?? claimsOfImage(image, limits, note);
  if (!claims.ok) return claims;
  const puzzle = checkPuzzle(claims.value, limits);
  return puzzle.ok ? good(puzzle.value, [...claims.warnings, ...puzzle.warnings]) : puzzle;
}

/** The note that Nonokit wrote, unless it no longer matches the image. */
function noteIn(text: string, image: FlatImage): ImageNote | undefined {
  const found = /^(\d{1,9})x(\d{1,9}) cells, background #([0-9a-f]{6})$/.exec(text);
  if (found === null) return undefined;
  const cell = image.width / Number(found[1]);
  if (!Number.isInteger(cell) || cell * Number(found[2]) !== image.height) return undefined;
  if (cell > 1 && !isEnlargedBy(cell, image)) return undefined;
  return { background: Number.parseInt(found[3] ?? '', 16), cell };
}

/** An indexed file of ours keeps the palette as it was: order, unused colours, equal colours. */
function indexedClaims(
  image: IndexedImage | undefined,
  note: ImageNote | undefined,
): Result<PuzzleClaims> | undefined {
  if (note === undefined || image === undefined) return undefined;
  const { indices } = image;
  if (image.palette[0] !== note.background) return undefined;
  const palette = image.palette.map((color) => ({
    rgb: rgbOf(color >> 16, (color >> 8) & 255, color & 255),
  }));
  const { cell = 1 } = note;
  const width = image.width / cell;
  const height = image.height / cell;
  const goal = Array.from({ length: height }, (_, y) =>
    Uint16Array.from({ length: width }, (_, x) => indices[cell * (y * image.width + x)] ?? 0),
  );
  return good({ width, height, palette, goal });
}

function writePng(puzzles: readonly Puzzle[]): Result<Uint8Array> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal, palette } = picture.value;
  const { width, height } = goal;
  const text = { [KEYWORD]: `${width}x${height} cells, background ${palette[0]?.rgb}` };
  if (palette.length <= MAX_INDEXED_COLORS) {
    return good(encodePng(toIndexed(goal, palette), { text }));
  }
  const twice = findRepeated(palette.map(({ rgb }) => rgb));
  if (twice !== undefined) {
    return bad(picturesPngAlike, { color: twice, most: MAX_INDEXED_COLORS });
  }
  return good(encodePng(toRgba(goal, palette), { text }));
}

/** The first repeated value. */
function findRepeated(values: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return values.find((value) => seen.size === seen.add(value).size);
}

function toRgba({ width, height, cells }: Grid, palette: Palette): RgbaImage {
  const channels = palette.map(({ rgb }) => parseChannels(rgb));
  const rgba = new Uint8Array(4 * cells.length).fill(255);
  cells.forEach((color, i) => {
    rgba.set(channels[color] ?? [], 4 * i);
  });
  return { width, height, rgba };
}
