/** Reports about a puzzle for which more solutions were requested than are kept. */
import { puzzleOf } from '@nonokit/core';
import { drawnGrid, paletteOf } from '@nonokit/core/testing';
import { solveTask } from 'nonokit/threads';
import { expect, it } from 'vitest';
import { wordsIn } from '../words/words.js';
import { describeResult } from './report.js';

it('a report tells that the limit on stored solutions for a puzzle of this size was reached', async () => {
  const words = await wordsIn('en');
  // 250 rows of pairs of cells beside blanks: 2 ** 125 solutions
  const pairs = Array.from({ length: 250 }, (_, y) => {
    const x = y % 2 === 0 ? 2 * y : 2 * y - 1;
    return Array.from({ length: 500 }, (_, at) => (at === x ? '#' : '.')).join('');
  });
  const puzzle = puzzleOf(drawnGrid(...pairs), paletteOf(1));
  const solved = solveTask({ puzzle, options: { maxSolutions: Number.POSITIVE_INFINITY } });
  const input = { ok: true, name: 'a', file: 'a', index: 0, puzzle, warnings: [] } as const;
  expect(describeResult({ ok: true, input, solved }, words)).toContain(
    'more than one solution (80 of them found, the maximum for a puzzle of this size)',
  );
});
