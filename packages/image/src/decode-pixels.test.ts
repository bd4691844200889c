/** Pixels of BMP and Netpbm images, with more colours than a palette holds. */
import { describe, expect, it } from 'vitest';
import { decodePixels } from './decode-pixels.js';

const SIDE = 300;

/** Pixel `i`; all 90,000 are different. */
const channelsAt = (i: number): number[] => [i & 255, (i >> 8) & 255, (i >> 16) + 7];

function ppm(): Uint8Array {
  const head = new TextEncoder().encode(`P6 ${SIDE} ${SIDE} 255\n`);
  const body = Array.from({ length: SIDE * SIDE }, (_, i) => channelsAt(i)).flat();
  return Uint8Array.from([...head, ...body]);
}

function bmp(): Uint8Array {
  const long = (value: number): number[] => [0, 8, 16, 24].map((by) => (value >>> by) & 255);
  const head = [0x42, 0x4d, ...long(0), ...long(0), ...long(54), ...long(40)];
  // a negative height: the first line is the top one
  head.push(...long(SIDE), ...long(-SIDE), 1, 0, 24, 0, ...Array.from({ length: 24 }, () => 0));
  const body = Array.from({ length: SIDE * SIDE }, (_, i) => channelsAt(i).reverse()).flat();
  return Uint8Array.from([...head, ...body]);
}

describe('decodePixels', () => {
  it.each([
    ['PPM', ppm()],
    ['BMP', bmp()],
  ])('returns every pixel of a %s photograph', (_, bytes) => {
    const image = decodePixels(bytes, 100_000);
    if (image?.ok !== true) throw new Error(image?.problem.message);
    expect([image.value.width, image.value.height]).toEqual([SIDE, SIDE]);
    const expected = Array.from({ length: SIDE * SIDE }, (_, i) => [...channelsAt(i), 255]).flat();
    expect(Buffer.from(expected).equals(Buffer.from(image.value.rgba))).toBe(true);
    expect(decodePixels(bytes, 80_000)).toMatchObject({ ok: false });
    expect(decodePixels(bytes.subarray(0, 5000), 100_000)).toMatchObject({ ok: false });
  });

  it('does not accept other files', () => {
    expect(decodePixels(new TextEncoder().encode('GIF89a'), 100)).toBeUndefined();
    expect(decodePixels(new Uint8Array(0), 100)).toBeUndefined();
  });
});
