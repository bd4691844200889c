import { expect, it } from 'vitest';
import { tintOfRing } from './ring-tint.js';
import { Canvas, PAPER } from './testing/canvas.js';

const RIMS = { left: 3, right: 3, top: 3, bottom: 3 };
const INSIDE = { left: 33, right: 46, top: 5, bottom: 18 };
const YELLOW = [1, 0.9, 0.6] as const;
const PALE = [1, 0.9, 0.75] as const;
const GREY = [0.3, 0.3, 0.3] as const;

it('takes the colour of a ring from its middle', () => {
  const { area } = new Canvas(4, 2).fill(30, 2, 20, 20, YELLOW).fill(33, 5, 14, 14, PAPER);
  const { tint, enclosed } = tintOfRing(area, INSIDE, RIMS);
  expect(tint[2]).toBeCloseTo(0.6);
  expect(enclosed).toBeUndefined();
});

it('takes the colour of a pale ring from the inner side of its outline', () => {
  const inside = { left: 34, right: 45, top: 6, bottom: 17 };
  const { area } = new Canvas(4, 2)
    .fill(30, 2, 20, 20, GREY)
    .fill(31, 3, 18, 18, PALE)
    .fill(34, 6, 12, 12, PAPER);
  const rims = { left: 4, right: 4, top: 4, bottom: 4 };
  expect(tintOfRing(area, inside, rims).enclosed?.[2]).toBeCloseTo(0.75);
});
