/** Decoded images: exact ones are read unchanged, blurred ones as they were drawn. */
import { type Puzzle, parseChannels, randomOf, rowsOf } from '@nonokit/core';
import type { RgbaImage } from '@nonokit/image';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../testing/examples.js';
import { puzzleOfImage } from './puzzle-of-image.js';

const PNG = { kind: 'PNG', isLossy: false };
const JPEG = { kind: 'JPEG', isLossy: true };

/**
 * The goal as an image whose cells have `factor` pixels a side; `blur` changes a channel's value.
 */
function toImage(
  { goal, palette }: Puzzle,
  factor: number,
  blur: (value: number, x: number, y: number) => number,
): RgbaImage {
  if (goal === undefined) throw new Error('expected a picture');
  const width = goal.width * factor;
  const height = goal.height * factor;
  const rgba = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const y = Math.floor(i / width);
    const cell = Math.floor(y / factor) * goal.width + Math.floor(x / factor);
    const channels = parseChannels(palette[goal.cells[cell] ?? 0]?.rgb ?? '');
    channels.forEach((value, k) => {
      rgba[4 * i + k] = blur(value, x % factor, y % factor);
    });
  }
  return { width, height, rgba };
}

const rowsIn = ({ goal }: Puzzle): number[][] => (goal === undefined ? [] : rowsOf(goal));

describe('an exact image', () => {
  it.each(Object.entries(EXAMPLES))('is read exactly: %s', (_, puzzle) => {
    const read = puzzleOfImage(
      toImage(puzzle, 3, (value) => value),
      PNG,
    );
    expect(read).toMatchObject({ ok: true, value: puzzle });
    expect(read.ok && read.warnings.map(({ code }) => code)).toEqual(['image-shrunk']);
  });
});

describe('a blurred image', () => {
  it.each(Object.entries(EXAMPLES))('is read as the sharp one: %s', (_, puzzle) => {
    const random = randomOf('blur');
    // edges of cells are grey, all other values are slightly wrong
    const blur = (value: number, x: number, y: number): number =>
      x === 0 || y === 0 ? 0.8 * value + 0.2 * 128 : value + random.below(9) - 4;
    const read = puzzleOfImage(toImage(puzzle, 8, blur), JPEG);
    if (!read.ok) throw new Error(read.problem.message);
    expect(rowsIn(read.value)).toEqual(rowsIn(puzzle));
    expect(read.warnings.map(({ code }) => code)).toContain('colors-merged');
  });

  it('is read as white and black if it is nearly white and nearly black', () => {
    const { p1 } = EXAMPLES;
    if (p1 === undefined) throw new Error('expected an example');
    const read = puzzleOfImage(
      toImage(p1, 4, (value) => (value === 0 ? 5 : 250)),
      JPEG,
    );
    expect(read.ok && read.value.palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#000000']);
  });

  it('is refused if it is not a drawing', () => {
    const random = randomOf('photograph');
    const rgba = Uint8Array.from({ length: 4 * 64 * 64 }, () => random.below(256));
    const read = puzzleOfImage({ width: 64, height: 64, rgba }, JPEG);
    expect(read).toMatchObject({ ok: false, problem: { code: 'too-many-colors' } });
    expect(!read.ok && read.problem.message).toContain('nonokit make');
  });
});

it('puzzleOfImage throws if there are too few pixels', () => {
  const image = { width: 2, height: 2, rgba: new Uint8Array(15) };
  expect(() => puzzleOfImage(image, PNG)).toThrow(RangeError);
});
