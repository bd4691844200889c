/** What is ink and what is a rule in an area, drawn pixel by pixel. */
import { expect, it } from 'vitest';
import { INK, RULE } from '../digits/marks.js';
import { maskInk } from './marks.js';
import type { Tint } from './printed.js';
import { BLACK, Canvas } from './testing/canvas.js';

const GREY: Tint = [0.72, 0.72, 0.72];
const DESK: Tint = [0.1, 0.1, 0.1];

it('sees pale digits beside a dark desk, whose edge crosses squares', () => {
  const canvas = new Canvas(8, 8);
  // the desk lies on a slant over the left half
  for (let y = 0; y < 192; y++) canvas.fill(0, y, 60 + Math.floor(y / 4), 1, DESK);
  for (let k = 0; k < 8; k++) canvas.fill(24 * 7 + 10, 24 * k + 6, 3, 12, GREY);
  const mask = maskInk(canvas.area);
  for (let k = 0; k < 8; k++) expect(mask[(24 * k + 12) * 192 + 24 * 7 + 11], `${k}`).toBe(INK);
});

it('takes the frame of the grid off the digits that a blur joins to it', () => {
  const area = (height: number) => {
    const canvas = new Canvas(6, height / 24).fill(24, height - 4, 96, 4, BLACK);
    // a digit of the last line of numbers above the frame
    canvas.fill(60, height - 18, 8, 14, BLACK);
    return { ...canvas.area, left: -1, top: -height / 24 };
  };
  const mask = maskInk(area(72));
  expect(mask[(72 - 2) * 144 + 63]).toBe(RULE);
  expect(mask[(72 - 10) * 144 + 63]).toBe(INK);
});
