/** Curves of finished lines, from the moves of a game. */
import { cluesOnly } from '@nonokit/board';
import { BLACK_ON_WHITE, puzzleOf } from '@nonokit/core';
import { expect, it } from 'vitest';
import { stepsOfRecord } from './progress.js';
import { writeCurve } from './step-curves.js';

/** "##" above ".#": lines 2, 1 from the left, 1, 2 from above. */
const clues = cluesOnly(
  puzzleOf({ width: 2, height: 2, cells: Uint16Array.of(1, 1, 0, 1) }, BLACK_ON_WHITE),
);
const paint = (at: number, ...cells: number[]) =>
  ({ at, move: { type: 'paint', mark: 1, cells } }) as const;

it('steps where the number of finished lines changes, down as well', () => {
  const record = [
    paint(100, 0, 1),
    { at: 300, move: { type: 'undo' } },
    { at: 400, move: { type: 'redo' } },
    paint(900, 3),
  ] as const;
  expect(stepsOfRecord(clues, record)).toEqual([
    { at: 0, done: 0 },
    { at: 100, done: 2 },
    { at: 300, done: 0 },
    { at: 400, done: 2 },
    { at: 900, done: 4 },
  ]);
});

it('draws steps from the lower left up to the last line', () => {
  const steps = [
    { at: 0, done: 0 },
    { at: 50, done: 1 },
    { at: 100, done: 2 },
  ];
  const path = writeCurve({ steps }, { lines: 2, lengthMs: 200 });
  expect(path).toBe('M0 54H250V29H500V4');
});
