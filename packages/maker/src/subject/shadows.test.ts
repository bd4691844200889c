/** Shadows and second tones are left out; glass and edges stay. */
import type { RgbaImage } from '@nonokit/image';
import { describe, expect, it } from 'vitest';
import { withoutShadows } from './shadows.js';

type Paint = readonly [red: number, green: number, blue: number, alpha: number];

const SIDE = 60;

function painted(paintAt: (x: number, y: number) => Paint): RgbaImage {
  const rgba = new Uint8Array(4 * SIDE * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) rgba.set(paintAt(i % SIDE, Math.floor(i / SIDE)), 4 * i);
  return { width: SIDE, height: SIDE, rgba };
}

const NOTHING: Paint = [0, 0, 0, 0];
const isCup = (x: number, y: number): boolean => x > 15 && x < 40 && y > 10 && y < 45;

/** A red cup, with something else wherever it is not. */
const cup = (elsewhere: (x: number, y: number) => Paint): RgbaImage =>
  painted((x, y) => (isCup(x, y) ? [200, 30, 30, 255] : elsewhere(x, y)));

describe('withoutShadows', () => {
  it('removes the shadow below an object', () => {
    const image = cup((_, y) => (y > 44 && y < 56 ? [0, 0, 0, 70] : NOTHING));
    expect(withoutShadows(image)).toEqual(cup(() => NOTHING));
  });

  it('removes the faint tone of a drawing in two tones', () => {
    const image = cup((x) => (x >= 40 && x < 55 ? [200, 30, 30, 102] : NOTHING));
    expect(withoutShadows(image)).toEqual(cup(() => NOTHING));
  });

  it.each<[string, RgbaImage]>([
    ['an opaque image', cup(() => [255, 255, 255, 255])],
    ['a thing on nothing', cup(() => NOTHING)],
    ['a thing with soft edges', cup((x, y) => (y === 45 && x > 15 ? [200, 30, 30, 90] : NOTHING))],
    ['glass', painted((x, y) => (isCup(x, y) ? [90, 160, 220, 100] : NOTHING))],
    [
      'faint things of many colours',
      cup((x, y) => (y > 48 ? [4 * x, 250 - 4 * x, 90, 90] : NOTHING)),
    ],
    ['half of it covered', cup((_, y) => (y > 48 ? [0, 0, 0, 150] : NOTHING))],
  ])('leaves %s as it is', (_, image) => {
    expect(withoutShadows(image)).toBe(image);
  });
});
