/** Images decoded by a library: written by it, rotated, cut off and too large. */
import { type Puzzle, rowsOf } from '@nonokit/core';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeImage, detectImageKind } from './decode-image.js';
import { readImage } from './read-image.js';

const KEY = ['##..#', '#.#..', '#####', '..#.#', '.###.'];

/** The key in black on white, 8 pixels per cell. */
function keyImage(): Sharp {
  const side = 8 * KEY.length;
  const pixels = Uint8Array.from({ length: side * side }, (_, i) =>
    KEY[Math.floor(i / side / 8)]?.[Math.floor((i % side) / 8)] === '#' ? 0 : 255,
  );
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } });
}

async function drawnIn(file: Promise<Buffer>): Promise<string[]> {
  const puzzle = await readImage(await file);
  if (puzzle?.ok !== true) throw new Error(puzzle?.problem.message ?? 'not an image');
  return picture(puzzle.value);
}

function picture({ goal }: Puzzle): string[] {
  if (goal === undefined) return [];
  return rowsOf(goal).map((row) => row.map((color) => '.#'[color]).join(''));
}

describe('an image', () => {
  it.each([
    ['JPEG', keyImage().jpeg({ quality: 60 })],
    ['WebP', keyImage().webp({ quality: 60 })],
    ['WebP without loss', keyImage().webp({ lossless: true })],
    ['TIFF', keyImage().tiff()],
    ['TIFF that holds a JPEG', keyImage().tiff({ compression: 'jpeg' })],
    ['AVIF', keyImage().avif({ quality: 60 })],
  ])('in %s is read', async (_, image) => {
    expect(await drawnIn(image.toBuffer())).toEqual(KEY);
  });

  it('is rotated according to its EXIF data', async () => {
    const turned = keyImage().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const clockwise = KEY.map((_, y) =>
      [...KEY]
        .reverse()
        .map((row) => row[y])
        .join(''),
    );
    expect(await drawnIn(turned)).toEqual(clockwise);
  });

  it('that ends early is a problem with one sentence', async () => {
    const whole = await keyImage().jpeg().toBuffer();
    for (const length of [4, 100, 200, whole.length - 2]) {
      const read = await readImage(whole.subarray(0, length));
      expect(read, `${length} bytes`).toMatchObject({ ok: false, problem: { code: 'bad-image' } });
    }
  });

  it('with too many pixels is refused before it is decoded', async () => {
    const image = await decodeImage(await keyImage().jpeg().toBuffer(), { maxPixels: 1000 });
    expect(image).toMatchObject({ ok: false, problem: { code: 'too-large' } });
  });

  it('is recognised only by its first bytes', async () => {
    expect(
      detectImageKind(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    ).toBeUndefined();
    expect(await readImage(Buffer.from('5 5\n'))).toBeUndefined();
    expect(await readImage(await keyImage().png().toBuffer())).toBeUndefined();
    expect(await decodeImage(Buffer.from('5 5\n'))).toMatchObject({ ok: false });
  });
});
