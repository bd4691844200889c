/** The moments that decided between two games. */
import { cluesOnly, type TimedMove } from '@nonokit/board';
import { BLACK_ON_WHITE, puzzleOf } from '@nonokit/core';
import { expect, it } from 'vitest';
import { findMoments } from './find-moments.js';

/** Three full rows of two. */
const clues = cluesOnly(
  puzzleOf({ width: 2, height: 3, cells: new Uint16Array(6).fill(1) }, BLACK_ON_WHITE),
);

/** Paints the rows one by one, at these times. */
const rowsAt = (...times: readonly number[]): TimedMove[] =>
  times.map((at, row) => ({ at, move: { type: 'paint', mark: 1, cells: [2 * row, 2 * row + 1] } }));

it('tells the longest pause of each, who passed the other, and who was done first', () => {
  const one = rowsAt(1000, 40_000, 50_000);
  const other = rowsAt(2000, 5000, 64_000);
  expect(findMoments(clues, [one, other])).toEqual([
    { kind: 'stood', at: 1000, who: 0, ms: 39_000, row: 1 },
    { kind: 'ahead', at: 5000, who: 1, done: 2 },
    { kind: 'stood', at: 5000, who: 1, ms: 59_000, row: 2 },
    { kind: 'done', at: 50_000, who: 0, aheadMs: 14_000 },
  ]);
});

it('says nothing of short pauses, and of a lead that never changed', () => {
  const moments = findMoments(clues, [rowsAt(100, 200, 300), rowsAt(110, 210, 310)]);
  expect(moments).toEqual([{ kind: 'done', at: 300, who: 0, aheadMs: 10 }]);
});

it('takes the second for the first where it was faster', () => {
  const [last] = findMoments(clues, [rowsAt(1, 2, 9), rowsAt(1, 2, 5)]).slice(-1);
  expect(last).toEqual({ kind: 'done', at: 5, who: 1, aheadMs: 4 });
});
