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
import { concat } from '@nonokit/image';
import type { Format, Source } from '../format.js';
import { encodeText } from '../lexing/text-encoding.js';
import { gifBlocks, packLzw } from './gif-pack.js';
import { decodeGif, looksLikeGif } from './gif-read.js';
import { claimsOfImage, pictureOf } from './image.js';
import { notedClaims, noteFor, paletteBytes } from './image-note.js';

/** The most colours of a GIF file. */
const MAX_COLORS = 256;

/** The longest side of a GIF file. */
const MAX_SIDE = 65_535;

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
  const claims = noted === undefined ? claimsOfImage(image, limits) : good(noted);
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
  if (palette.length > MAX_COLORS) {
    const what = `GIF holds ${MAX_COLORS} colours, the puzzle has ${palette.length}`;
    return bad('too-many-colors', what);
  }
  if (Math.max(width, height) > MAX_SIDE) {
    return bad(
      'too-large',
      `GIF holds ${MAX_SIDE} pixels a side, the puzzle is ${width}x${height}`,
    );
  }
  const bits = Math.max(1, Math.ceil(Math.log2(palette.length)));
  const depth = Math.max(2, bits);
  const colors = new Uint8Array(3 << bits);
  colors.set(paletteBytes(palette));
  return good(
    concat([
      encodeText('GIF89a'),
      [...word(width), ...word(height), 0xf0 | (bits - 1), 0, 0],
      colors,
      [0x21, 0xfe],
      gifBlocks(encodeText(noteFor(goal, palette))),
      [0x2c, 0, 0, 0, 0, ...word(width), ...word(height), 0, depth],
      gifBlocks(packLzw(Uint8Array.from(goal.cells), depth)),
      [0x3b],
    ]),
  );
}

function word(value: number): [number, number] {
  return [value & 255, value >> 8];
}
