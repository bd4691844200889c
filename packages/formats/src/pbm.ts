/**
 * Netpbm images of pictures: PBM (black and white), PGM (grey) and PPM (colours) are read, PBM is written.
 *
 * Written as P1, the form in text: it can be read by eye, pasted and compared line by line, and a
 * black-and-white picture is small in either form. A comment ("# 5x5 cells") says that one pixel is one
 * cell, so that a picture whose runs all have even lengths is not taken for an enlarged one.
 */
import { bad, checkPuzzle, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from './format.js';
import { claimsOfImage, pictureOf } from './image.js';
import { decodePnm, looksLikePnm } from './pnm.js';
import { encodeText } from './text-encoding.js';

const WHITE = 0xffffff;

/** Netpbm images, `--from pbm`. */
export const pbm: Format = {
  id: 'pbm',
  name: 'Netpbm image (PBM, PGM, PPM)',
  extensions: ['.pbm', '.pgm', '.ppm', '.pnm'],
  media: 'binary',
  holds: { colors: 'none', background: false, clues: false, goal: true, meta: [], several: false },
  detect: ({ bytes }) => looksLikePnm(bytes),
  read: (source) => [readPbm(source)],
  write: writePbm,
};

function readPbm({ bytes, limits }: Source): Result<Puzzle> {
  const decoded = decodePnm(bytes, limits);
  if (!decoded.ok) return decoded;
  const { image, comments } = decoded.value;
  const ours = comments.includes(`${image.width}x${image.height} cells`);
  const claims = claimsOfImage(image, limits.maxColors, ours ? { background: WHITE } : undefined);
  if (!claims.ok) return claims;
  const puzzle = checkPuzzle(claims.value, limits);
  return puzzle.ok ? good(puzzle.value, [...claims.warnings, ...puzzle.warnings]) : puzzle;
}

function writePbm(puzzles: readonly Puzzle[]): Result<Uint8Array> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal, palette } = picture.value;
  const { width, height, cells } = goal;
  const inks = palette.length - 1;
  if (inks > 1) return bad('too-many-colors', `PBM holds one ink, the puzzle has ${inks}`);
  const rows = Array.from({ length: height }, (_, y) =>
    cells.subarray(y * width, (y + 1) * width).join(' '),
  );
  return good(
    encodeText(`P1\n# ${width}x${height} cells\n${width} ${height}\n${rows.join('\n')}\n`),
  );
}
