/** How tasks are shown: a phone has no room for a line that lies, with its numbers beside it. */
import { type Position, stormTask } from '@nonokit/explain/tasks';
import { expect, it } from 'vitest';
import { viewOfTask } from './task-view.js';

const TASKS: readonly Position[] = Array.from({ length: 60 }, (_, n) => stormTask('views', n));

it('lines stand in a narrow window, and lie in a wide one', () => {
  const lines = TASKS.filter(({ shape }) => shape === 'line');
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    const { width, rows } = line;
    expect(viewOfTask(line, true)).toEqual({ width: 1, height: width, rows: [], columns: rows });
    expect(viewOfTask(line, false)).toMatchObject({ width, height: 1, rows });
  }
});

it('boards stay as they are', () => {
  const boards = TASKS.filter(({ shape }) => shape === 'board');
  expect(boards.length).toBeGreaterThan(10);
  for (const board of boards) expect(viewOfTask(board, true)).toEqual(viewOfTask(board, false));
});
