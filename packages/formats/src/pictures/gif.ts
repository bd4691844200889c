/**
 * GIF images of pictures: one pixel per cell, or pixel art enlarged by a whole number; the first
 * frame of an animation. A file that Nonokit writes has a note in a comment (`image-note`).
 */
import { bad, checkPuzzle, good, type Puzzle, problem, type Result } from '@nonokit/core';
import {
  decodeGif,
  encodeGif,
  looksLikeGif,
  MAX_GIF_SIDE,
  MAX_INDEXED_COLORS,
  toFlatImage,
} from '@nonokit/image';
import type { Format, Source } from '../format.js';
import { picturesFirstFrame, picturesGifColors, picturesGifSide } from '../words/en/pictures.js';
import { claimsOfImage, pictureOf } from './image.js';
import { notedClaims, noteFor, toIndexed } from './image-note.js';

/** GIF images, `--from gif`. */
export const gif: Format = {
  id: 'gif',
  name: 'GIF image',
  extensions: ['.gif'],
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
  detect: ({ bytes }) => looksLikeGif(bytes),
  read: (source) => [readGif(source)],
  write: writeGif,
};

function readGif({ bytes, limits }: Source): Result<Puzzle> {
  const decoded = decodeGif(bytes, limits);
  if (!decoded.ok) return decoded;
  const { image, indexed, comment, isAnimated } = decoded.value;
  const noted = indexed === undefined ? undefined : notedClaims(comment, indexed);
  const claims = noted === undefined ? claimsOfImage(toFlatImage(image), limits) : good(noted);
  if (!claims.ok) return claims;
  const puzzle = checkPuzzle(claims.value, limits);
  if (!puzzle.ok) return puzzle;
  return good(puzzle.value, [
    ...(isAnimated ? [problem(picturesFirstFrame)] : []),
    ...claims.warnings,
    ...puzzle.warnings,
  ]);
}

function writeGif(puzzles: readonly Puzzle[]): Result<Uint8Array> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal, palette } = picture.value;
  const { width, height } = goal;
  if (palette.length > MAX_INDEXED_COLORS) {
    return bad(picturesGifColors, { found: palette.length, most: MAX_INDEXED_COLORS });
  }
  if (Math.max(width, height) > MAX_GIF_SIDE) {
    return bad(picturesGifSide, { most: MAX_GIF_SIDE, width, height });
  }
  return good(encodeGif(toIndexed(goal, palette), noteFor(goal, palette)));
}
