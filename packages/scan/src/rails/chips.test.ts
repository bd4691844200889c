/** Chips of a rail, drawn pixel by pixel. */
import { expect, it } from 'vitest';
import { chipsIn } from './chips.js';
import type { Tint } from './printed.js';
import { Canvas, PAPER } from './testing/canvas.js';

const BLUE: Tint = [0.05, 0.37, 0.66];
/** Half paper, as the rim of a chip in a photograph is. */
const RIM: Tint = [0.5, 0.68, 0.83];

it('a chip is whole although its number nearly reaches its rim', () => {
  const canvas = new Canvas(1, 1).fill(0, 0, 24, 23, RIM).fill(2, 1, 20, 21, BLUE);
  canvas.fill(3, 7, 3, 10, PAPER).fill(18, 7, 3, 10, PAPER);
  const chips = chipsIn(canvas.area, { left: 0, right: 23, top: 0, bottom: 22, size: 552 });
  expect(chips).toHaveLength(1);
  expect(chips[0]?.box).toMatchObject({ top: 0, bottom: 22 });
  expect(chips[0]?.marks).toMatchObject([
    { left: 3, right: 5 },
    { left: 18, right: 20 },
  ]);
});
