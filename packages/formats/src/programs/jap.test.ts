import { describe, expect, it } from 'vitest';
import { problemIn, puzzleIn, warningsIn } from '../testing/sources.js';
import { jap } from './jap.js';

/** A file of 2x2 cells with these clues, columns first: "1", "1", "2" and none. */
function file(flags: number, picture: readonly number[] = []): Uint8Array {
  const clues = [1, 1, 1, 1, 1, 2, 0];
  return Uint8Array.from([0x54, 0x4c, 0x53, 9, 9, 9, 9, flags, 2, 2, ...clues, ...picture]);
}

describe('the JAP reader', () => {
  it('reads clues, columns first, and the picture', () => {
    const { rows, columns, goal } = puzzleIn(jap, file(128, [7, 1, 0, 0]));
    expect(rows.map((clue) => clue.length)).toEqual([1, 0]);
    expect(columns.map((clue) => clue.length)).toEqual([1, 1]);
    expect(goal?.cells.join('')).toBe('1100');
  });

  it('warns if little is known, and drops a picture that contradicts the clues', () => {
    expect(warningsIn(jap, file(0))).toEqual(['uncertain-format']);
    expect(warningsIn(jap, file(128, [1, 0, 1, 0]))).toContain('picture-ignored');
  });

  it('refuses the coloured kind and truncated files', () => {
    expect(problemIn(jap, file(64)).code).toBe('colored');
    expect(problemIn(jap, file(128, [1, 1, 0])).code).toBe('stops-short');
  });
});
