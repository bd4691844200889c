/** Sheets whose thick rules are seen far better than their thin ones. */
import { drive } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { createDigitReader } from '../digits/read-digit.js';
import { readWeights } from '../digits/weights.js';
import { findSheetsSteps } from './find-sheets.js';
import { readPhoto } from './photo.js';

/** Where the drawn grid begins, and the side of its squares, in pixels. */
const START = 60;
const SIDE = 18;

/** The grids found in a drawing of one with a thick rule every `every` squares. */
function gridsIn(width: number, height: number, every: number, thin: number): string[] {
  const across = 2 * START + width * SIDE;
  const down = 2 * START + height * SIDE;
  const rgba = new Uint8ClampedArray(4 * across * down).fill(255);
  const rule = (at: number, squares: number): number => {
    const line = Math.round((at - START) / SIDE);
    if (line < 0 || line > squares) return 255;
    const off = Math.abs(at - START - line * SIDE);
    if (line % every === 0) return off <= 1 ? 0 : 255;
    return off === 0 ? thin : 255;
  };
  const isBeside = (at: number, squares: number): boolean =>
    at < START - 1 || at > START + squares * SIDE + 1;
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      if (isBeside(x, width) || isBeside(y, height)) continue;
      rgba.fill(
        Math.min(rule(x, width), rule(y, height)),
        4 * (y * across + x),
        4 * (y * across + x) + 3,
      );
    }
  }
  const photo = readPhoto({ width: across, height: down, rgba }, false);
  const read = createDigitReader(readWeights());
  return drive(findSheetsSteps(photo, read)).sheets.map(
    (sheet) => `${sheet.width}x${sheet.height}`,
  );
}

describe('a lattice has all rules of a sheet', () => {
  it.each([
    [20, 20, 10, 225],
    [20, 15, 5, 225],
    [12, 12, 2, 225],
    [12, 9, 3, 225],
    [10, 10, 1, 0],
  ])('of %s by %s squares, with thick ones every %s', (width, height, every, thin) => {
    expect(gridsIn(width, height, every, thin)).toEqual([`${width}x${height}`]);
  });
});
