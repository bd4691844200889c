/**
 * Images for `make`: the pixels of any picture file. Files that show a picture and are no image
 * (XBM, a puzzle with its goal) are read and painted again.
 */
import { bad, good, type Puzzle, parseChannels, type Result } from '@nonokit/core';
import type { RgbaImage } from '@nonokit/image';
import { readImagePixels } from '../../io/image-pixels.js';
import { readPuzzleBytes } from '../../io/read-file.js';
import { noImage, noPicture } from '../../words/en/problems/commands.js';

/** The pixels of a file that shows a picture. */
export async function readPixels(bytes: Uint8Array): Promise<Result<RgbaImage>> {
  const image = await readImagePixels(bytes);
  if (image.ok || image.problem.code !== 'no-image') return image;
  const read = await readPuzzleBytes(bytes, {});
  const [puzzle] = read.ok ? read.value.puzzles : [];
  if (puzzle === undefined) return bad(noImage);
  if (!puzzle.ok) return puzzle;
  return puzzle.value.goal === undefined ? bad(noPicture) : painted(puzzle.value);
}

function painted({ width, height, palette, goal }: Puzzle): Result<RgbaImage> {
  const channels = palette.map(({ rgb }) => [...parseChannels(rgb), 255]);
  const rgba = new Uint8Array(4 * width * height);
  goal?.cells.forEach((color, i) => {
    rgba.set(channels[color] ?? [], 4 * i);
  });
  return good({ width, height, rgba });
}
