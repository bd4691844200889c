import { problem } from '@nonokit/core';
import { expect, it, vi } from 'vitest';
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
