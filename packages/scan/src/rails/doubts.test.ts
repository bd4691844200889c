/** Doubtful pieces of a line: with them, without them, and what each way costs. */
import { expect, it } from 'vitest';
import { EMPTY_LINE, withDoubts } from './doubts.js';
import type { Glyph } from './glyphs.js';
import type { PrintedLine } from './printed.js';

/** A piece that is a 7, or none with the probability `none`. */
function glyph(left: number, none: number): Glyph {
  const probabilities = Array.from({ length: 10 }, (_, digit) => (digit === 7 ? 1 - none : 0));
  const box = { left, right: left + 8, top: 2, bottom: 16, size: 60 };
  return { box, reading: { probabilities, digit: 7, none }, tint: [0, 0, 0], chip: -1 };
}

/** Where the pieces of each grouping begin, with its cost. */
function ways(glyphs: readonly Glyph[]): (readonly [number[], number])[] {
  const seen: number[][] = [];
  const group = (some: readonly Glyph[]): PrintedLine => {
    seen.push(some.map(({ box }) => box.left));
    return EMPTY_LINE;
  };
  const { groupings } = withDoubts(glyphs, group);
  return groupings.map(({ cost }, k) => [seen[k] ?? [], Math.round(100 * cost) / 100]);
}

it('leaves clear pieces alone', () => {
  expect(ways([glyph(0, 0.01), glyph(24, 0.99)])).toEqual([[[0], 0]]);
});

it('tries a doubtful piece otherwise, be it taken for a digit or not', () => {
  // log 4 for a piece of a digit's size that is none, and how unlikely that is
  expect(ways([glyph(0, 0.01), glyph(24, 0.3)])).toEqual([
    [[0, 24], 0],
    [[0], 2.59],
  ]);
  expect(ways([glyph(0, 0.01), glyph(24, 0.8)])).toEqual([
    [[0], 1.61],
    [[0, 24], 0],
  ]);
});

it('tries two otherwise at once, the least clear ones first', () => {
  const tried = ways([glyph(0, 0.2), glyph(24, 0.5), glyph(48, 0.7)]).map(([lefts]) => lefts);
  expect(tried).toEqual([[0, 24], [0], [0, 24, 48], [24], [0, 48], [24, 48], []]);
});

it('tries few of many', () => {
  const many = Array.from({ length: 30 }, (_, k) => glyph(24 * k, 0.5));
  expect(withDoubts(many, () => EMPTY_LINE).groupings).toHaveLength(11);
});
