/** What stands beyond the numbers of a rail is none of them. */
import { expect, it } from 'vitest';
import { RULE } from '../digits/marks.js';
import { withoutFarInk } from './far-ink.js';
import type { Glyph } from './glyphs.js';
import { Canvas } from './testing/canvas.js';

/** Squares above a grid of four columns, seen from its upper edge, and one on each side. */
const { area } = new Canvas(6, 6);

/** A digit whose middle is some squares above the grid. */
function digit(above: number): Glyph {
  const bottom = Math.round(area.height - 24 * above + 7);
  const box = { left: 60, right: 68, top: bottom - 14, bottom, size: 60 };
  const probabilities = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
  const reading = { probabilities, digit: 5, none: 0 };
  return { box, reading, tint: [0, 0, 0], chip: -1 };
}

/** How many digits are left, with rules some squares above the grid. */
function left(digits: readonly number[], rules: readonly number[]): number {
  const mask = new Uint8Array(area.width * area.height);
  for (const above of rules) {
    const y = Math.round(area.height - 24 * above);
    mask.fill(RULE, y * area.width + 24, y * area.width + area.width - 24);
  }
  return withoutFarInk(digits.map(digit), area, mask, 'top').length;
}

it('keeps numbers above each other, with rules between them and without', () => {
  expect(left([0.5, 1.5, 2.5], [])).toBe(3);
  expect(left([0.5, 1.5, 2.5], [0, 1, 2, 3])).toBe(3);
});

it('leaves out a heading far above, or above the frame of the rail', () => {
  expect(left([0.5, 1.5, 3.8], [])).toBe(2);
  expect(left([0.5, 1.5, 2.9], [])).toBe(3);
  expect(left([0.5, 1.5, 2.9], [0, 1.95])).toBe(2);
});
