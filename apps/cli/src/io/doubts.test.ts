import { problem } from '@nonokit/core';
import { describe, expect, it, vi } from 'vitest';
import { folderWith, nonokit } from '../testing/run.js';
import type { Console } from './console.js';
import { tellDoubts } from './doubts.js';

it('tellDoubts prints only warnings that the puzzle may have been misread', () => {
  const note = vi.fn();
  const console: Partial<Console> = { note, words: { problems: {} } as Console['words'] };
  const warnings = ['sizes-swapped', 'image-shrunk', 'parts-joined'].map((code) =>
    problem(code, `of ${code}`),
  );
  const input = { ok: true, name: 'a.nin', file: 'a.nin', index: 0, warnings } as const;
  tellDoubts(input as never, console as Console);
  expect(note.mock.calls.flat()).toEqual(['a.nin: of sizes-swapped', 'a.nin: of parts-joined']);
});

/** Lists of which nothing says which are the rows, and lists that no puzzle takes. */
const DOUBTFUL = {
  'order.txt': '[[3], [1, 1, 1], [5], [1, 2]]\n[[3], [1, 2], [3], [2], [3]]\n',
  'more.py':
    'rows = [[3],[1,1,1],[5],[1,2]]\ncols = [[3],[1,2],[3],[2],[3]]\nmore = [[2],[3],[1,1],[4]]\n',
};

describe.each([
  ['order.txt', 'which of the two lists are the rows'],
  ['more.py', 'is in no puzzle that was read'],
])('the doubt about %s', (file, doubt) => {
  it.each([
    [['solve', file]],
    [['check', file]],
    [['rate', file]],
    [['explain', file]],
    [['hint', file]],
    [['proofread', file]],
    [['prove', file, '-o', 'proof/']],
    [['draw', file, '-o', '-', '--to', 'txt']],
    [['draw', file, '-o', 'a.pdf']],
    [['draw', file, '-o', 'sheets/', '--to', 'svg']],
    [['convert', file, '-', '--to', 'non']],
  ])('is told once by %j', async (args) => {
    const cwd = folderWith(DOUBTFUL);
    const { stderr } = await nonokit(args, { cwd });
    expect(stderr.split(doubt).length - 1).toBe(1);
  });
});
