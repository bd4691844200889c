/** Boards of triangles on a page: which cell is where, where keys lead, what a drag covers. */
import { BLACK_ON_WHITE } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { TriangleShape } from './triangle-shape.js';

/** A hexagon of 24 cells: rows of 5, 7, 7 and 5. */
const HEXAGON = {
  shape: 'triangle',
  topLeft: 2,
  bottomLeft: 2,
  top: 2,
  topRight: 2,
  bottom: 2,
  bottomRight: 2,
} as const;

const shape = new TriangleShape({
  board: HEXAGON,
  clues: [4, 4, 4].map((lines) => Array.from({ length: lines }, () => [])),
  palette: BLACK_ON_WHITE,
});

/** The cells of a stretch from a cell to the middle of another. */
function stretch(from: number, to: number): readonly number[] {
  return [...shape.stretch(from, shape.middles[to] ?? { x: 0, y: 0 })].sort((a, b) => a - b);
}

describe('the shape of a board of triangles', () => {
  it('finds each cell at its middle, and none outside of the board', () => {
    expect(shape.middles).toHaveLength(24);
    expect(shape.middles.map((middle) => shape.cellAt(middle))).toEqual([...shape.middles.keys()]);
    const [left, top, width, height] = shape.box;
    const corners = [0, 1].flatMap((x) => [0, 1].map((y) => [left + x * width, top + y * height]));
    for (const [x = 0, y = 0] of corners) expect(shape.cellAt({ x, y })).toBeUndefined();
  });

  it('has three lines for each cell, one of each direction', () => {
    for (const cell of shape.places.keys()) {
      const directions = shape.linesOf(cell).map(({ direction }) => direction);
      expect(directions).toEqual(['row', 'slash', 'backslash']);
    }
  });

  it('covers the line between two cells, in each direction, and both ways', () => {
    for (const { cells } of shape.lines) {
      const [first = 0] = cells;
      const last = cells.at(-1) ?? 0;
      const all = [...cells].sort((a, b) => a - b);
      expect(stretch(first, last)).toEqual(all);
      expect(stretch(last, first)).toEqual(all);
    }
  });

  it('keeps to a line of the first cell where the pointer leaves it', () => {
    for (const from of shape.places.keys()) {
      for (const to of shape.places.keys()) {
        const cells = stretch(from, to);
        expect(shape.linesOf(from).some((line) => cells.every((c) => line.cells.includes(c)))).toBe(
          true,
        );
        expect(cells).toContain(from);
      }
    }
  });

  it('moves by keys within a row and to the row above or below, and stops at edges', () => {
    expect(shape.step(1, 'right')).toBe(2);
    expect(shape.step(1, 'left')).toBe(0);
    expect(shape.step(0, 'left')).toBe(0);
    expect(shape.step(4, 'right')).toBe(4);
    expect(shape.step(2, 'up')).toBe(2);
    // the row below begins one half column further left
    expect(shape.step(2, 'down')).toBe(8);
    expect(shape.step(8, 'up')).toBe(2);
    // no cell stands straight below the left end of the widest row
    expect(shape.step(12, 'down')).toBe(19);
  });
});

it('squares of which some are cut have a row and a column each', () => {
  const squares = new TriangleShape({
    board: { shape: 'square', width: 4, height: 3 },
    clues: [3, 4].map((lines) => Array.from({ length: lines }, () => [])),
    palette: BLACK_ON_WHITE,
  });
  expect(squares.middles.map((middle) => squares.cellAt(middle))).toEqual([
    ...squares.middles.keys(),
  ]);
  expect(squares.linesOf(6).map(({ cells }) => cells)).toEqual([
    [4, 5, 6, 7],
    [2, 6, 10],
  ]);
  expect([...squares.stretch(5, squares.middles[7] ?? { x: 0, y: 0 })]).toEqual([5, 6, 7]);
  const ways = (['left', 'right', 'up', 'down'] as const).map((way) => squares.step(5, way));
  expect(ways).toEqual([4, 6, 1, 9]);
  expect(squares.step(11, 'down')).toBe(11);
});
