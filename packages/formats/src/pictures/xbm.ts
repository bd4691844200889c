/**
 * X bitmaps of pictures: one pixel per cell, or pixel art enlarged by a whole number. A file that
 * Nonokit writes has a note in a comment, so that a picture with only even run lengths is not
 * mistaken for an enlarged one.
 */
import { good, type Puzzle, type Result } from '@nonokit/core';
import { decodeXbm, encodeXbm, looksLikeXbm, toFlatImage } from '@nonokit/image';
import type { Format, Source } from '../format.js';
import { checkedPuzzle } from '../lexing/checked-puzzle.js';
import { claimsOfImage, pictureOf } from './image.js';
import { toIndexed } from './image-note.js';

const WHITE = 0xffffff;

/** XBM images, `--from xbm`. */
export const xbm: Format = {
  id: 'xbm',
  name: 'X bitmap',
  extensions: ['.xbm'],
  media: 'text',
  holds: { colors: 'none', background: false, clues: false, goal: true, meta: [], several: false },
  detect: ({ text }) => looksLikeXbm(text),
  read: (source) => [readXbm(source)],
  write: writeXbm,
};

function readXbm({ text, limits }: Source): Result<Puzzle> {
  const image = decodeXbm(text, limits);
  if (!image.ok) return image;
  const { width, height } = image.value;
  const ours = text.includes(noteFor(width, height));
  const claims = claimsOfImage(
    toFlatImage(image.value),
    limits,
    ours ? { background: WHITE } : undefined,
  );
  if (!claims.ok) return claims;
  return checkedPuzzle(
    { ...claims.value, sizePlace: { line: 1, column: 1 } },
    limits,
    claims.warnings,
  );
}

function noteFor(width: number, height: number): string {
  return `/* Nonokit ${width}x${height} cells */`;
}

function writeXbm(puzzles: readonly Puzzle[]): Result<string> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal, palette } = picture.value;
  return good(`${noteFor(goal.width, goal.height)}\n${encodeXbm(toIndexed(goal, palette))}`);
}
