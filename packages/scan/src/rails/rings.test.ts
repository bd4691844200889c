/** Rings of a rail, drawn pixel by pixel. */
import { describe, expect, it } from 'vitest';
import type { Tint } from './printed.js';
import { findRings } from './rings.js';
import { BLACK, Canvas, PAPER } from './testing/canvas.js';

const RED: Tint = [0.8, 0.1, 0.2];

const numbersIn = (canvas: Canvas): number[] =>
  findRings(canvas.area, true).map(({ marks }) => marks.length);

describe('rings', () => {
  it('are found with their colour and what stands inside', () => {
    const canvas = new Canvas(2, 1).ring(24, 1, RED).fill(30, 5, 3, 12, BLACK);
    const rings = findRings(canvas.area, true);
    expect(rings).toMatchObject([
      {
        box: { left: 24, right: 43, top: 1, bottom: 22 },
        marks: [{ left: 30, right: 32, top: 5, bottom: 16 }],
      },
    ]);
    expect(rings[0]?.tint.map((value) => Math.round(10 * value))).toEqual([8, 1, 2]);
  });

  it('are found where they touch each other and a rule', () => {
    const canvas = new Canvas(2, 2)
      .fill(0, 0, 48, 2, BLACK)
      .ring(8, 2, RED)
      .ring(28, 2, RED)
      .ring(28, 24, BLACK);
    canvas.fill(14, 6, 3, 12, BLACK).fill(36, 6, 3, 12, BLACK).fill(36, 28, 3, 12, BLACK);
    const rings = findRings(canvas.area, true);
    expect(rings).toHaveLength(3);
    expect(rings.filter(({ tint }) => tint[0] > 0.5)).toHaveLength(2);
  });

  it('are found where a digit touches them above, below or both', () => {
    const canvas = (top: number, height: number): Canvas =>
      new Canvas(1, 1).ring(2, 1, RED).fill(9, top, 4, height, BLACK);
    expect(numbersIn(canvas(3, 12))).toEqual([1]);
    expect(numbersIn(canvas(9, 12))).toEqual([1]);
    expect(numbersIn(canvas(3, 18))).toEqual([1]);
  });

  it('have the digit alone where a blur joins them', () => {
    const pale: Tint = [0.65, 0.65, 0.65];
    const canvas = new Canvas(1, 1)
      .ring(2, 1, BLACK)
      .fill(9, 5, 4, 12, BLACK)
      .fill(4, 9, 5, 2, pale)
      .fill(13, 9, 5, 2, pale);
    expect(findRings(canvas.area, true)[0]?.marks).toMatchObject([{ left: 9, right: 12 }]);
  });

  it('are none: an empty one, a square between rules, light digits on a chip', () => {
    expect(numbersIn(new Canvas(1, 1).ring(2, 1, RED))).toEqual([]);
    const ruled = new Canvas(2, 1)
      .fill(0, 0, 48, 1, BLACK)
      .fill(0, 23, 48, 1, BLACK)
      .fill(0, 0, 1, 24, BLACK)
      .fill(23, 0, 1, 24, BLACK)
      .fill(8, 6, 3, 12, BLACK);
    expect(numbersIn(ruled)).toEqual([]);
    const chip = new Canvas(1, 1).fill(2, 1, 20, 22, BLACK);
    // a light 0 and a light 1 that touch
    chip.fill(5, 6, 9, 12, PAPER).fill(8, 9, 3, 6, BLACK).fill(14, 6, 3, 12, PAPER);
    expect(numbersIn(chip)).toEqual([]);
  });
});
