/** Digits to numbers. */
import { describe, expect, it } from 'vitest';
import type { Glyph } from './glyphs.js';
import { groupAcross } from './grouping.js';
import type { Tint } from './printed.js';

const BLACK: Tint = [0, 0, 0];
const GREY: Tint = [0.5, 0.5, 0.5];
const RED: Tint = [0.9, 0.1, 0.1];

/** A digit of ten pixels' height. */
function digit(value: number, left: number, right: number, tint: Tint): Glyph {
  const probabilities = Array.from({ length: 10 }, (_, k) => (k === value ? 1 : 0));
  const box = { left, right, top: 4, bottom: 13, size: 20 };
  return { box, tint, chip: -1, reading: { digit: value, probabilities, none: 0 } };
}

/** The groupings of a row, the likeliest first. */
function groupings(...glyphs: readonly Glyph[]): string[] {
  const area = {
    side: 18,
    width: 90,
    height: 18,
    left: -5,
    top: 0,
    rgb: new Float32Array(3 * 90 * 18),
    ink: new Float32Array(90 * 18),
    isSharp: true,
  };
  const mask = new Uint8Array(90 * 18);
  const { groupings: found } = groupAcross(glyphs, area, mask, 0.88);
  return found.map(({ numbers }) => numbers.map(({ readings }) => readings[0]?.value).join(' '));
}

describe('groupAcross', () => {
  it('takes a thin digit, which is paler, and the next for one number', () => {
    expect(groupings(digit(1, 20, 21, GREY), digit(4, 25, 30, BLACK))[0]).toBe('14');
  });

  it('does not join digits of two colours', () => {
    expect(groupings(digit(1, 20, 21, RED), digit(4, 25, 30, BLACK))).toEqual(['1 4']);
  });

  it('offers to join or to part digits at doubtful distances, also two of them', () => {
    const [first, ...others] = groupings(
      digit(2, 10, 15, BLACK),
      digit(3, 20, 25, BLACK),
      digit(4, 29, 34, BLACK),
    );
    expect(first).toBe('2 3 4');
    expect(others.toSorted()).toEqual(['2 34', '23 4', '234']);
  });
});
