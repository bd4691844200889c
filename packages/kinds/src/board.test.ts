import type { TriangleBoard } from '@nonokit/core';
import { expect, it } from 'vitest';
import { cellCount, directionsOf, isClosed } from './board.js';

/** `/ABCDE\`, `/FGHIJK/`, `\LMNOP/` */
const HEXAGON: TriangleBoard = {
  shape: 'triangle',
  topLeft: 2,
  bottomLeft: 1,
  top: 2,
  topRight: 1,
  bottom: 2,
  bottomRight: 2,
};

const letters = (cells: readonly number[]): string =>
  String.fromCharCode(...cells.map((cell) => 65 + cell));

it('lines of a hexagon are those of the drawing', () => {
  const found = directionsOf(HEXAGON).map(({ name, lines }) => [name, ...lines.map(letters)]);
  expect(found).toEqual([
    ['row', 'ABCDE', 'FGHIJK', 'LMNOP'],
    ['slash', 'BAGFL', 'DCIHNM', 'EKJPO'],
    ['backslash', 'FLM', 'AGHNO', 'BCIJP', 'DEK'],
  ]);
});

it('each cell of a board of triangles lies in one line of each direction', () => {
  for (let bits = 0; bits < 4 ** 4; bits++) {
    const topLeft = bits & 3;
    const bottomLeft = (bits >> 2) & 3;
    const top = (bits >> 4) & 3;
    const topRight = (bits >> 6) & 3;
    const board: TriangleBoard = {
      shape: 'triangle',
      topLeft,
      bottomLeft,
      top,
      topRight,
      bottomRight: topLeft + bottomLeft - topRight,
      bottom: top - bottomLeft + topRight,
    };
    if (board.bottomRight < 0 || board.bottom < 0 || !isClosed(board)) continue;
    const cells = Array.from({ length: cellCount(board) }, (_, cell) => cell);
    const counts = [topLeft + bottomLeft, top + topRight, board.bottom + board.bottomRight];
    for (const [d, { lines }] of directionsOf(board).entries()) {
      expect(lines.length).toBe(counts[d]);
      expect(lines.flat().sort((a, b) => a - b)).toEqual(cells);
    }
  }
});

it('sides that do not meet are not closed', () => {
  expect(isClosed(HEXAGON)).toBe(true);
  expect(isClosed({ ...HEXAGON, top: 3 })).toBe(false);
  expect(isClosed({ ...HEXAGON, bottomLeft: 2 })).toBe(false);
});
