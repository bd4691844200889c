import { describe, expect, it } from 'vitest';
import { findFields } from './fields.js';
import { BLACK, Canvas, PAPER } from './testing/canvas.js';

const BLUE = [0.2, 0.4, 0.8] as const;
const GREEN = [0.3, 0.6, 0.3] as const;

describe('findFields', () => {
  it('tells chips that touch from each other by their colours', () => {
    const { area } = new Canvas(4, 2).fill(30, 4, 18, 18, BLUE).fill(48, 4, 18, 18, GREEN);
    const found = findFields(area, true);
    expect(found.map(({ box }) => [box.left, box.right - box.left])).toHaveLength(2);
    expect(found.map(({ tint }) => Math.round(10 * tint[2])).sort()).toEqual([3, 8]);
  });

  it('finds a chip that a rule of its colour touches', () => {
    // a rule between the second and the third column, and a chip on each side
    const canvas = new Canvas(4, 4).fill(46, 0, 4, 96, BLACK);
    canvas.fill(27, 30, 19, 17, BLACK).fill(50, 30, 19, 17, BLACK);
    const found = findFields(canvas.area, false);
    expect(found.map(({ box }) => box.left).sort((a, b) => a - b)).toEqual([27, 50]);
  });

  it('joins the halves of a chip that its digit parts, and not those of two chips', () => {
    const canvas = new Canvas(4, 2);
    for (const left of [26, 50]) {
      canvas.fill(left, 5, 20, 16, BLUE).fill(left + 8, 5, 4, 16, BLACK);
    }
    // from above, the left half of the second is met before that of the first
    canvas.fill(26, 5, 8, 4, PAPER).fill(50, 5, 8, 1, PAPER);
    const found = findFields(canvas.area, false);
    const lefts = found.map(({ box }) => box.left).sort((a, b) => a - b);
    expect(lefts).toEqual([26, 50]);
    for (const { box } of found) expect(box.right - box.left).toBeGreaterThan(16);
  });

  it('finds a chip of a photograph with a pattern across it', () => {
    const canvas = new Canvas(4, 2).fill(27, 4, 18, 17, BLUE);
    for (let x = 27; x < 45; x += 2) canvas.fill(x, 4, 1, 17, [0.45, 0.65, 1]);
    const fields = (isSharp: boolean) => findFields({ ...canvas.area, isSharp }, true);
    expect(fields(true)).toEqual([]);
    expect(fields(false)).toHaveLength(1);
  });

  it('takes no squares of a shaded rail between rules for chips', () => {
    const canvas = new Canvas(4, 2);
    for (const left of [1, 25, 49, 73]) canvas.fill(left, 1, 22, 22, [0.9, 0.9, 0.9]);
    expect(findFields(canvas.area, true)).toEqual([]);
  });
});
