/** Digits of a rail, drawn pixel by pixel. */
import { expect, it } from 'vitest';
import { createDigitReader } from '../digits/read-digit.js';
import { readWeights } from '../digits/weights.js';
import { findGlyphs } from './glyphs.js';
import { maskInk } from './marks.js';
import { BLACK, Canvas } from './testing/canvas.js';

const read = createDigitReader(readWeights());

/** How many digits of a rail with eight ones stand in rings, and how many do not. */
function counts(isRing: (k: number) => boolean): number[] {
  const canvas = new Canvas(8, 1);
  for (let k = 0; k < 8; k++) {
    if (isRing(k)) canvas.ring(24 * k + 2, 1, BLACK);
    canvas.fill(24 * k + 11, 6, 3, 13, BLACK);
  }
  const ones = findGlyphs(canvas.area, maskInk(canvas.area), true, read).filter(
    ({ reading }) => reading.digit === 1 && reading.none < 0.5,
  );
  const inRings = ones.filter(({ chip }) => chip >= 0).length;
  return [inRings, ones.length - inRings];
}

it('takes rings for rings where many numbers of a sheet have one', () => {
  expect(counts(() => true)).toEqual([8, 0]);
  expect(counts((k) => k % 2 === 0)).toEqual([4, 4]);
  expect(counts((k) => k === 3)[0]).toBe(0);
});
