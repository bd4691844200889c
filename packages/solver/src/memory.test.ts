/**
 * Memory is bounded: solving returns an answer even if a puzzle needs more memory than there is or
 * than it may use.
 */
import { type Clue, type Puzzle, puzzleOf } from '@nonokit/core';
import { createFixedRandom } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { loadClues, releaseEngine, takeEngine } from './engine.js';
import { solve } from './solve.js';

const palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }];

/** A puzzle of blanks only, whose clues are cheap to make. */
function blank(width: number, height: number, colors = 2): Puzzle {
  const none: Clue = [];
  return {
    width,
    height,
    palette: Array.from({ length: colors }, (_, i) => palette[i] ?? { rgb: '#123456' }),
    rows: new Array<Clue>(height).fill(none),
    columns: new Array<Clue>(width).fill(none),
    meta: {},
  };
}

function noise(size: number): Puzzle {
  const random = createFixedRandom('memory');
  const cells = Uint16Array.from({ length: size * size }, () => random.below(2));
  return puzzleOf({ width: size, height: size, cells }, palette);
}

describe('solve', () => {
  it('gives up if it lacks memory, and still solves the next puzzle', () => {
    const result = solve(noise(30), { maxMemoryBytes: 100_000 });
    expect(result).toMatchObject({ status: 'unknown', reason: 'memory' });
    expect(solve(noise(30)).status).toBe('multiple');
  });

  it('counts the memory for this puzzle, not for an earlier one', () => {
    expect(solve(noise(40), { maxConflicts: 100 }).status).not.toBe('none');
    expect(solve(noise(5), { maxMemoryBytes: 200_000 }).status).not.toBe('unknown');
  });

  it('allocates no memory when asked how much is in use', () => {
    const slot = takeEngine();
    loadClues(slot, noise(10).rows, noise(10).columns, 2);
    const taken = slot.engine.memoryTaken();
    for (let i = 0; i < 1000; i++) expect(slot.engine.memoryTaken()).toBe(taken);
    releaseEngine(slot);
  });

  it('refuses to search a puzzle that no engine could hold', () => {
    // with two blocks of one cell each in every line, nearly every cell stays open
    const two: Clue = [
      { size: 1, color: 1 },
      { size: 1, color: 1 },
    ];
    const size = 3000;
    const puzzle = {
      ...blank(size, size),
      rows: new Array<Clue>(size).fill(two),
      columns: new Array<Clue>(size).fill(two),
    };
    expect(solve(puzzle)).toMatchObject({ status: 'unknown', reason: 'memory' });
  });

  it('immediately refuses a puzzle that is too large for every engine', () => {
    const result = solve(blank(40_000, 8_000, 65_000), { lineOnly: true });
    expect(result).toMatchObject({ status: 'unknown', reason: 'memory' });
  });

  it('refuses a budget that is not a number of bytes', () => {
    expect(() => solve(noise(5), { maxMemoryBytes: Number.NaN })).toThrow(RangeError);
  });
});
