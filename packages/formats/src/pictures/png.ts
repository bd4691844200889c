/**
 * PNG images of pictures: one pixel a cell, or pixel art enlarged by a whole number (plain drawings).
 *
 * A file that Nonokit writes says so in a text chunk ("Nonokit": "5x5 cells, background #ffffff"), so
 * that it reads back exactly: without it a picture whose runs all have even lengths is indistinguishable
 * from one enlarged twofold, and a background that is not white has to be guessed.
 */
import {
  bad,
  channelsOf,
  checkPuzzle,
  type Grid,
  good,
  type Palette,
  type Puzzle,
  type PuzzleClaims,
  type Result,
  rgbOf,
} from '@nonokit/core';
import { encode } from 'fast-png';
import type { Format, Source } from '../format.js';
import { claimsOfImage, type Image, type ImageNote, isEnlargedBy, pictureOf } from './image.js';
import { chunksOf, looksLikePng, type PngChunks } from './png-chunks.js';
import { type PngPixels, pixelsOf } from './png-pixels.js';

/** The most colours that an indexed PNG file can have. */
const MAX_INDEXED = 256;

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
  const chunks = chunksOf(bytes, limits);
  if (!chunks.ok) return chunks;
  const pixels = pixelsOf(chunks.value);
  if (!pixels.ok) return pixels;
  const note = noteOf(chunks.value, pixels.value.image);
  const claims =
    indexedClaims(chunks.value, pixels.value, note) ??
    claimsOfImage(pixels.value.image, limits, note);
  if (!claims.ok) return claims;
  const puzzle = checkPuzzle(claims.value, limits);
  return puzzle.ok ? good(puzzle.value, [...claims.warnings, ...puzzle.warnings]) : puzzle;
}

/** The note that Nonokit left, unless the image has been changed so since that it is wrong. */
function noteOf({ note, header }: PngChunks, image: Image): ImageNote | undefined {
  const found = /^(\d{1,9})x(\d{1,9}) cells, background #([0-9a-f]{6})$/.exec(note);
  if (found === null) return undefined;
  const cell = header.width / Number(found[1]);
  if (!Number.isInteger(cell) || cell * Number(found[2]) !== header.height) return undefined;
  if (cell > 1 && !isEnlargedBy(cell, image)) return undefined;
  return { background: Number.parseInt(found[3] ?? '', 16), cell };
}

/** An indexed file of ours keeps the palette as it was: order, unused colours, equal colours. */
function indexedClaims(
  { header, palette: bytes, transparency }: PngChunks,
  { indices }: PngPixels,
  note: ImageNote | undefined,
): Result<PuzzleClaims> | undefined {
  if (note === undefined || indices === undefined || transparency.length > 0) return undefined;
  const palette = Array.from({ length: bytes.length / 3 }, (_, i) => ({
    rgb: rgbOf(bytes[3 * i] ?? 0, bytes[3 * i + 1] ?? 0, bytes[3 * i + 2] ?? 0),
  }));
  if (Number.parseInt(palette[0]?.rgb.slice(1) ?? '', 16) !== note.background) return undefined;
  const { cell = 1 } = note;
  const [width, height] = [header.width / cell, header.height / cell];
  const goal = Array.from({ length: height }, (_, y) =>
    Uint16Array.from({ length: width }, (_, x) => indices[cell * (y * header.width + x)] ?? 0),
  );
  return good({ width, height, palette, goal });
}

function writePng(puzzles: readonly Puzzle[]): Result<Uint8Array> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal, palette } = picture.value;
  const { width, height } = goal;
  const text = { Nonokit: `${width}x${height} cells, background ${palette[0]?.rgb}` };
  if (palette.length > MAX_INDEXED) {
    const twice = repeatedOf(palette.map(({ rgb }) => rgb));
    if (twice !== undefined) {
      const most = `PNG images tell more than ${MAX_INDEXED} colours apart by their looks only`;
      return bad('same-colors', `two colours of the palette are ${twice}; ${most}`);
    }
    return good(
      encode({ width, height, depth: 8, channels: 3, data: rgbData(goal, palette), text }),
    );
  }
  const colors = palette.map(({ rgb }) => [...channelsOf(rgb)]);
  const data = Uint8Array.from(goal.cells);
  return good(encode({ width, height, depth: 8, channels: 1, data, palette: colors, text }));
}

/** The first of the values that occurs before. */
function repeatedOf(values: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return values.find((value) => seen.size === seen.add(value).size);
}

function rgbData({ cells }: Grid, palette: Palette): Uint8Array {
  const channels = palette.map(({ rgb }) => channelsOf(rgb));
  const data = new Uint8Array(3 * cells.length);
  cells.forEach((color, i) => {
    data.set(channels[color] ?? [], 3 * i);
  });
  return data;
}
