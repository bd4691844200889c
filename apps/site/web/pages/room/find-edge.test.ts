/** Names of cursors that are out of sight stand at the edge, with an arrow. */
import { cluesOnly, railsOf, USUAL_LAYOUT, viewportOf } from '@nonokit/board';
import { BLACK_ON_WHITE, puzzleOf } from '@nonokit/core';
import { expect, it } from 'vitest';
import { findEdge } from './find-edge.js';

const SIDE = 40;
const clues = cluesOnly(
  puzzleOf(
    { width: SIDE, height: SIDE, cells: new Uint16Array(SIDE ** 2).fill(1) },
    BLACK_ON_WHITE,
  ),
);
/** The upper left corner of a large board, in cells of 32 pixels. */
const view = viewportOf(
  clues,
  { width: 420, height: 420 },
  { cell: 32, scrollX: 0, scrollY: 0 },
  railsOf(clues, USUAL_LAYOUT),
);
const at = (row: number, column: number) => findEdge(view, row * SIDE + column, SIDE);

it('are not at the edge while their cell is in sight', () => {
  expect(at(0, 0)).toBe(undefined);
  expect(at(5, 5)).toBe(undefined);
});

it('are at the edge that is nearest, with an arrow to the cell', () => {
  const right = at(3, 39);
  expect(right?.left).toBeGreaterThan(200);
  expect(right?.left).toBeLessThan(view.right - view.left);
  expect(right?.degrees).toBe(0);
  expect(at(39, 4)?.degrees).toBe(90);
  const corner = at(39, 39);
  expect(corner?.degrees).toBeGreaterThan(0);
  expect(corner?.degrees).toBeLessThan(90);
});
