/** Puzzles of pictures. */
import { describe, expect, it } from 'vitest';
import { BLACK_ON_WHITE } from './palette.js';
import { inkCount } from './puzzle.js';
import { puzzleOf } from './puzzle-of.js';
import { paletteOf } from './testing/arbitraries.js';
import { drawnGrid, typedClue } from './testing/drawn.js';

describe('puzzleOf', () => {
  it('has the size, the clues and the picture itself', () => {
    const goal = drawnGrid('##.', '#.#');
    expect(puzzleOf(goal, BLACK_ON_WHITE, { title: 'Boot' })).toEqual({
      width: 3,
      height: 2,
      palette: BLACK_ON_WHITE,
      rows: ['2', '1 1'].map(typedClue),
      columns: ['2', '1', '1'].map(typedClue),
      goal,
      meta: { title: 'Boot' },
    });
  });

  it('has no metadata unless some is given', () => {
    expect(puzzleOf(drawnGrid('#'), BLACK_ON_WHITE).meta).toEqual({});
  });
});

describe('inkCount', () => {
  it('does not count the background', () => {
    expect(inkCount(puzzleOf(drawnGrid('#'), BLACK_ON_WHITE))).toBe(1);
    expect(inkCount(puzzleOf(drawnGrid('ab'), paletteOf(5)))).toBe(5);
  });
});
