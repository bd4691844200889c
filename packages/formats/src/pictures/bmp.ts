/**
 * BMP images of pictures: one pixel a cell, or pixel art enlarged by a whole number. A file that Nonokit
 * writes says so behind the picture, where no reader looks (`image-note`).
 */
import { bad, channelsOf, checkPuzzle, good, type Puzzle, type Result } from '@nonokit/core';
import { concat } from '@nonokit/image';
import type { Format, Source } from '../format.js';
import { encodeText } from '../lexing/text-encoding.js';
import { decodeBmp, looksLikeBmp } from './bmp-read.js';
import { rowBytes } from './bmp-rows.js';
import { claimsOfImage, pictureOf } from './image.js';
import { notedClaims, noteFor } from './image-note.js';

/** The most colours of a BMP file with a palette. */
const MAX_COLORS = 256;

/** BMP images, `--from bmp`. */
export const bmp: Format = {
  id: 'bmp',
  name: 'BMP image',
  extensions: ['.bmp', '.dib'],
  media: 'binary',
  holds: {
    colors: 'rgb',
    background: true,
    clues: false,
    goal: true,
    meta: [],
    several: false,
    maxInks: 255,
  },
  detect: ({ bytes }) => looksLikeBmp(bytes),
  read: (source) => [readBmp(source)],
  write: writeBmp,
};

function readBmp({ bytes, limits }: Source): Result<Puzzle> {
  const decoded = decodeBmp(bytes, limits);
  if (!decoded.ok) return decoded;
  const { image, indexed, remark } = decoded.value;
  const noted = indexed === undefined ? undefined : notedClaims(remark, indexed);
  const claims = noted === undefined ? claimsOfImage(image, limits) : good(noted);
  if (!claims.ok) return claims;
  const puzzle = checkPuzzle(claims.value, limits);
  return puzzle.ok ? good(puzzle.value, [...claims.warnings, ...puzzle.warnings]) : puzzle;
}

function writeBmp(puzzles: readonly Puzzle[]): Result<Uint8Array> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal, palette } = picture.value;
  const { width, height } = goal;
  if (palette.length > MAX_COLORS) {
    const what = `BMP files of ours hold ${MAX_COLORS} colours, the puzzle has ${palette.length}`;
    return bad('too-many-colors', `${what}: PNG holds them`);
  }
  const note = encodeText(noteFor(goal, palette));
  const step = rowBytes(width, 8);
  const offset = FILE_HEADER + INFO_HEADER + 4 * palette.length;
  const size = step * height;
  const bytes = new Uint8Array(offset + size + note.length);
  bytes.set(
    concat([
      [0x42, 0x4d, ...long(bytes.length), ...long(0), ...long(offset)],
      [
        ...long(INFO_HEADER),
        ...long(width),
        ...long(height),
        1,
        0,
        8,
        0,
        ...long(0),
        ...long(size),
      ],
      [...long(0), ...long(0), ...long(palette.length), ...long(0)],
      palette.flatMap(({ rgb }) => [...channelsOf(rgb)].reverse().concat(0)),
    ]),
  );
  bytes.set(note, offset + size);
  for (let y = 0; y < height; y++) {
    const row = goal.cells.subarray(y * width, (y + 1) * width);
    bytes.set(row, offset + step * (height - 1 - y));
  }
  return good(bytes);
}

const FILE_HEADER = 14;
const INFO_HEADER = 40;

function long(value: number): number[] {
  return [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24];
}
