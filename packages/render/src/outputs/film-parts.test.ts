/**
 * Parts of films: each part, put onto the previous picture, gives the next one, and none is larger
 * than necessary.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRANSPARENT } from './colors.js';
import { changed, computeArea, type FilmPart, findHull, replaced } from './film-parts.js';
import type { Bitmap } from './raster.js';

const WIDTH = 9;
const HEIGHT = 7;
const BOX = { left: 2, top: 1, width: 5, height: 4 };

const indices = (count: number) =>
  fc.uint8Array({ minLength: count, maxLength: count, min: 1, max: 3 });

function toBitmap(pixels: Uint8Array): Bitmap {
  return { width: WIDTH, height: HEIGHT, indices: pixels.slice() };
}

/** The picture that a viewer shows after adding a part. */
function shown(before: Uint8Array, parts: readonly FilmPart[]): Uint8Array {
  const after = before.slice();
  for (const { box, indices: part } of parts) {
    part.forEach((index, k) => {
      const x = box.left + (k % box.width);
      const y = box.top + Math.floor(k / box.width);
      if (index !== TRANSPARENT) after[y * WIDTH + x] = index;
    });
  }
  return after;
}

function runsIn(pixels: Uint8Array): number {
  return pixels.filter((index, k) => k === 0 || index !== pixels[k - 1]).length;
}

describe('replaced', () => {
  it('replaces an image by the smallest rectangle', () => {
    fc.assert(
      fc.property(indices(WIDTH * HEIGHT), indices(computeArea(BOX)), (before, image) => {
        const bitmap = toBitmap(before);
        const parts = replaced(bitmap, BOX, image);
        expect(shown(before, parts)).toEqual(bitmap.indices);
        const inBox = [...bitmap.indices].filter((_, at) => {
          const x = (at % WIDTH) - BOX.left;
          const y = Math.floor(at / WIDTH) - BOX.top;
          return x >= 0 && x < BOX.width && y >= 0 && y < BOX.height;
        });
        expect(inBox).toEqual([...image]);
        const places = [...before.keys()].filter((at) => before[at] !== bitmap.indices[at]);
        const pixels = places.map((at) => ({
          left: at % WIDTH,
          top: Math.floor(at / WIDTH),
          width: 1,
          height: 1,
        }));
        expect(parts[0]?.box).toEqual(findHull(pixels));
      }),
    );
  });

  it('returns nothing if nothing changes', () => {
    const before = new Uint8Array(WIDTH * HEIGHT).fill(1);
    expect(replaced(toBitmap(before), BOX, new Uint8Array(computeArea(BOX)).fill(1))).toEqual([]);
  });

  it('omits unchanged pixels if that is simpler, and repeats them otherwise', () => {
    const line = { left: 0, top: 0, width: WIDTH, height: 1 };
    const part = (before: string, after: string): string => {
      const bitmap = { width: WIDTH, height: 1, indices: Uint8Array.from(before, Number) };
      return (replaced(bitmap, line, Uint8Array.from(after, Number))[0]?.indices ?? []).join('');
    };
    expect(part('112121111', '212121112')).toBe('200000002');
    expect(part('112121111', '222222222')).toBe('222222222');
  });
});

describe('changed', () => {
  it('contains the changed pixels, and transparency', () => {
    const bitmap = toBitmap(new Uint8Array(WIDTH * HEIGHT).fill(1));
    const box = { left: 3, top: 2, width: 3, height: 1 };
    const part = changed(bitmap, box, () => bitmap.indices.fill(2, 2 * WIDTH + 4, 2 * WIDTH + 6));
    expect(part).toEqual({ box, indices: Uint8Array.of(TRANSPARENT, 2, 2) });
  });

  it('equals the next picture, and has no more runs than the changes alone', () => {
    const box = { left: 0, top: 0, width: WIDTH, height: HEIGHT };
    fc.assert(
      fc.property(indices(WIDTH * HEIGHT), indices(WIDTH * HEIGHT), (before, after) => {
        const bitmap = toBitmap(before);
        const part = changed(bitmap, box, () => bitmap.indices.set(after));
        expect(shown(before, [part])).toEqual(after);
        const alone = after.map((index, k) => (index === before[k] ? TRANSPARENT : index));
        expect(runsIn(part.indices)).toBeLessThanOrEqual(runsIn(alone));
      }),
    );
  });
});
