import { describe, expect, it } from 'vitest';
import { findFields } from './fields.js';
import { Canvas } from './testing/canvas.js';

const BLUE = [0.2, 0.4, 0.8] as const;
const GREEN = [0.3, 0.6, 0.3] as const;

describe('findFields', () => {
  it('tells chips that touch from each other by their colours', () => {
    const { area } = new Canvas(4, 2).fill(30, 4, 18, 18, BLUE).fill(48, 4, 18, 18, GREEN);
    const found = findFields(area, true);
    expect(found.map(({ box }) => [box.left, box.right - box.left])).toHaveLength(2);
    expect(found.map(({ tint }) => Math.round(10 * tint[2])).sort()).toEqual([3, 8]);
  });

  it('takes no squares of a shaded rail between rules for chips', () => {
    const canvas = new Canvas(4, 2);
    for (const left of [1, 25, 49, 73]) canvas.fill(left, 1, 22, 22, [0.9, 0.9, 0.9]);
    expect(findFields(canvas.area, true)).toEqual([]);
  });
});
