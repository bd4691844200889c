/**
 * Images for `make`: the pixels of any picture file. Most are decoded by `decodeImage`, BMP and PNM
 * by `@nonokit/image`; other files that show a picture (XBM, a puzzle with its goal) are read and
 * painted again.
 */
import { bad, good, type Puzzle, parseChannels, type Result } from '@nonokit/core';
import { decodePixels, type RgbaImage } from '@nonokit/image';
import { decodeImage } from '../../io/decode-image.js';
import { readPuzzleBytes } from '../../io/read-file.js';
import { emptyImage, noImage, noPicture } from '../../words/en/problems/commands.js';

/** Most pixels of an image: a photograph of 50 megapixels. */
const MAX_PIXELS = 50_000_000;

/** The pixels of an image file. */
export async function readPixels(bytes: Uint8Array): Promise<Result<RgbaImage>> {
  if (bytes.length === 0) return bad(emptyImage);
  const decoded = await decodeImage(bytes, { maxPixels: MAX_PIXELS });
  if (decoded.ok) return { ...decoded, value: decoded.value.image };
  if (decoded.problem.code !== 'no-image') return decoded;
  const pixels = decodePixels(bytes, MAX_PIXELS);
  if (pixels !== undefined) return pixels;
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
