/** Cleaning up removes faint specks and keeps what the image shows clearly. */
import { type Grid, gridOf, rowsOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { cleanedGrid } from './clean.js';

const grid = (rows: readonly string[]): Grid =>
  gridOf(rows.map((row) => [...row].map((cell) => (cell === '#' ? 1 : 0))));

/** The picture cleaned up, where every change costs `cost`. */
function cleaned(rows: readonly string[], cost: number): string[] {
  const before = grid(rows);
  const costs = new Float32Array(2 * before.cells.length);
  before.cells.forEach((color, i) => {
    costs[2 * i + (1 - color)] = cost;
  });
  const after = rowsOf(cleanedGrid(before, 2, costs));
  return after.map((row) => row.map((cell) => (cell === 1 ? '#' : '.')).join(''));
}

describe('cleanedGrid', () => {
  it.each([
    ['a lone cell', ['.....', '..#..', '.....'], ['.....', '.....', '.....']],
    ['a pinhole', ['####', '#.##', '####'], ['####', '####', '####']],
    ['a pair', ['.....', '.##..', '.....'], ['.....', '.....', '.....']],
  ])('removes %s that the image hardly shows', (_, before, after) => {
    expect(cleaned(before, 0.1)).toEqual(after);
  });

  it.each([
    ['a lone cell', ['.....', '..#..', '.....']],
    ['a pinhole', ['####', '#.##', '####']],
  ])('keeps %s that the image shows clearly', (_, rows) => {
    expect(cleaned(rows, 0.9)).toEqual(rows);
  });

  it.each([
    ['a straight stroke', ['.....', '.###.', '.....']],
    ['a slanting stroke', ['#...', '.#..', '..#.', '...#']],
    ['a stroke at the edge', ['...#', '...#', '...#']],
  ])('keeps the inside of %s, however faint it is', (_, rows) => {
    const kept = cleaned(rows, 0.3);
    expect(kept).toEqual(rows);
  });
});
