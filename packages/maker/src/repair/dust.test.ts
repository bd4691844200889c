/** Dust is taken away only where the puzzle stays as it was wished. */
import { BLACK_ON_WHITE, type Grid, gridOf, puzzleOf, randomOf } from '@nonokit/core';
import { solve } from '@nonokit/solver';
import { expect, it } from 'vitest';
import { Checker } from '../checker.js';
import { dusted, findSpecks } from './dust.js';
import { toTracing } from './repair-puzzle.js';
import type { Task } from './workbench.js';

const drawn = (rows: readonly string[]): Grid =>
  gridOf(rows.map((row) => [...row].map((c) => (c === '#' ? 1 : 0))));

function dustedGrid(grid: Grid): Grid {
  const task: Task = {
    tracing: toTracing(grid, BLACK_ON_WHITE),
    property: 'line',
    maxFlips: 9,
    maxChecks: 1000,
    checker: new Checker(1000, undefined),
    random: randomOf(1),
  };
  const steps = dusted(task, { grid, reached: true, open: 0 });
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value.grid;
  }
}

it('keeps one speck, and removes or enlarges the others', () => {
  const grid = drawn(['#....#', '......', '.####.', '.####.', '......', '#....#']);
  expect(findSpecks(grid)).toHaveLength(4);
  const clean = dustedGrid(grid);
  expect(findSpecks(clean).length).toBeLessThanOrEqual(1);
  expect(solve(puzzleOf(clean, BLACK_ON_WHITE), { lineOnly: true }).status).toBe('unique');
});

it('keeps a single speck, such as an eye', () => {
  const grid = drawn(['#...', '....', '.###', '.###']);
  expect(dustedGrid(grid)).toBe(grid);
});
