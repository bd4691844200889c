/** The grid of rasterised pixel art: found at any scale, and not in other drawings. */
import { describe, expect, it } from 'vitest';
import { findNativePitch } from './native-grid.js';
import type { RgbaImage } from './rgba-image.js';

const INVADER = [
  '..#.....#..',
  '...#...#...',
  '..#######..',
  '.##.###.##.',
  '###########',
  '#.#######.#',
  '#.#.....#.#',
  '...##.##...',
];

/** The rows in black on nothing, each letter `pitch` pixels wide; pixels on edges are mixed. */
function rasterised(rows: readonly string[], pitch: number): RgbaImage {
  const columns = rows[0]?.length ?? 0;
  const lines = rows.length;
  const width = Math.ceil(columns * pitch);
  const height = Math.ceil(lines * pitch);
  return painted(width, height, (x, y) =>
    rows[Math.floor(y / pitch)]?.[Math.floor(x / pitch)] === '#' ? 1 : 0,
  );
}

/** An image whose coverage is sampled four by four a pixel. */
function painted(
  width: number,
  height: number,
  coverAt: (x: number, y: number) => number,
): RgbaImage {
  const rgba = new Uint8Array(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    let cover = 0;
    for (let part = 0; part < 16; part++) {
      const x = (i % width) + ((part % 4) + 0.5) / 4;
      const y = Math.floor(i / width);
      cover += coverAt(x, y + (Math.floor(part / 4) + 0.5) / 4) / 16;
    }
    rgba[4 * i + 3] = Math.round(255 * cover);
  }
  return { width, height, rgba };
}

const toWhole = ({ width, height }: RgbaImage) => ({ left: 0, top: 0, width, height });

describe('findNativePitch', () => {
  it.each([8.3, 10.6667, 20, 20.8333, 33.37])('finds squares of %f pixels', (pitch) => {
    const image = rasterised(INVADER, pitch);
    const found = findNativePitch(image, toWhole(image)) ?? 0;
    expect(Math.round(image.width / found)).toBe(INVADER[0]?.length);
    expect(Math.round(image.height / found)).toBe(INVADER.length);
  });

  it('searches only the given part', () => {
    const image = rasterised(['.'.repeat(11), ...INVADER], 20);
    const area = { ...toWhole(image), top: 20, height: image.height - 20 };
    expect(findNativePitch(image, area)).toBe(20);
  });

  const far = (x: number, y: number): number => Math.hypot(x - 60, y - 60);

  it.each<[string, (x: number, y: number) => number]>([
    ['a disc', (x, y) => (far(x, y) < 59 ? 1 : 0)],
    ['a ring', (x, y) => (far(x, y) < 59 && far(x, y) > 30 ? 1 : 0)],
    ['a slope', (x, y) => (x > y ? 1 : 0)],
    ['a shade', (x) => x / 120],
    ['nothing', () => 0],
    ['everything', () => 1],
  ])('finds none in %s', (_, coverAt) => {
    const image = painted(120, 120, coverAt);
    expect(findNativePitch(image, toWhole(image))).toBeUndefined();
  });

  it('leaves tiny and huge images alone', () => {
    for (const side of [1, 4, 24]) {
      const image = painted(side, side, (x) => (x < side / 2 ? 1 : 0));
      expect(findNativePitch(image, toWhole(image))).toBeUndefined();
    }
    const wide = painted(1300, 2, (x) => (x % 200 < 100 ? 1 : 0));
    expect(findNativePitch(wide, toWhole(wide))).toBeUndefined();
  });
});
