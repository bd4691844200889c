/**
 * BMP images of pictures: one pixel per cell, or pixel art enlarged by a whole number. A file that
 * Nonokit writes has a note after the picture, where other readers do not look (`image-note`).
 */
import { bad, checkPuzzle, good, type Puzzle, type Result } from '@nonokit/core';
import {
  decodeBmp,
  encodeBmp,
  looksLikeBmp,
  MAX_INDEXED_COLORS,
  toFlatImage,
} from '@nonokit/image';
import type { Format, Source } from '../format.js';
import { picturesBmpColors } from '../words/en/pictures.js';
import { claimsOfImage, pictureOf } from './image.js';
import { notedClaims, noteFor, toIndexed } from './image-note.js';

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
  const claims = noted === undefined ? claimsOfImage(toFlatImage(image), limits) : good(noted);
  if (!claims.ok) return claims;
  const puzzle = checkPuzzle(claims.value, limits);
  return puzzle.ok ? good(puzzle.value, [...claims.warnings, ...puzzle.warnings]) : puzzle;
}

function writeBmp(puzzles: readonly Puzzle[]): Result<Uint8Array> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal, palette } = picture.value;
  if (palette.length > MAX_INDEXED_COLORS) {
    return bad(picturesBmpColors, { found: palette.length, most: MAX_INDEXED_COLORS });
  }
  return good(encodeBmp(toIndexed(goal, palette), noteFor(goal, palette)));
}
