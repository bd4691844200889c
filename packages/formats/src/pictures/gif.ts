/**
 * GIF images of pictures: one pixel a cell, or pixel art enlarged by a whole number; of an animation the
 * first frame. A file that Nonokit writes says so in a comment (`image-note`).
 */
import {
  bad,
  checkPuzzle,
  good,
  type Problem,
  type Puzzle,
  problem,
  type Result,
} from '@nonokit/core';
import {
  decodeGif,
  encodeGif,
  flatImageOf,
  looksLikeGif,
  MAX_GIF_SIDE,
  MAX_INDEXED_COLORS,
} from '@nonokit/image';
import type { Format, Source } from '../format.js';
import { claimsOfImage, pictureOf } from './image.js';
import { indexedOf, notedClaims, noteFor } from './image-note.js';

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
  const claims = noted === undefined ? claimsOfImage(flatImageOf(image), limits) : good(noted);
  if (!claims.ok) return claims;
  const puzzle = checkPuzzle(claims.value, limits);
  if (!puzzle.ok) return puzzle;
  return good(puzzle.value, [
    ...(isAnimated ? [FIRST_FRAME] : []),
    ...claims.warnings,
    ...puzzle.warnings,
  ]);
}

const FIRST_FRAME: Problem = problem(
  'first-frame',
  'the GIF file is an animation, of which the first frame is read',
);

function writeGif(puzzles: readonly Puzzle[]): Result<Uint8Array> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal, palette } = picture.value;
  const { width, height } = goal;
  if (palette.length > MAX_INDEXED_COLORS) {
    const what = `GIF holds ${MAX_INDEXED_COLORS} colours, the puzzle has ${palette.length}`;
    return bad('too-many-colors', what);
  }
  if (Math.max(width, height) > MAX_GIF_SIDE) {
    return bad(
      'too-large',
      `GIF holds ${MAX_GIF_SIDE} pixels a side, the puzzle is ${width}x${height}`,
    );
  }
  return good(encodeGif(indexedOf(goal, palette), noteFor(goal, palette)));
}
