/** Rails as text: what is read is what the clues are, without their numbers. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeLook, readRails } from './clue-inks.js';
import { gridOf } from './grid.js';
import { puzzleOf } from './puzzle-of.js';
import { arbitraryPuzzle } from './testing/index.js';

const COLORS = ['#cdbbe8', '#c8141e', '#2a4fc4'].map((rgb) => ({ rgb }));

describe('describeLook', () => {
  it('gives the paper, and a symbol for each clue in its line', () => {
    const puzzle = puzzleOf(
      gridOf([
        [1, 1, 0],
        [0, 0, 0],
        [1, 2, 1],
      ]),
      COLORS,
    );
    expect(describeLook(puzzle)).toEqual({ paper: '#cdbbe8', rails: '1,,121;11,12,1' });
  });

  it('can be decoded into the inks of all clues', () => {
    fc.assert(
      fc.property(arbitraryPuzzle({ maxSize: 12, maxInks: 5 }), (puzzle) => {
        const inks = (clues: typeof puzzle.rows) => clues.map((clue) => clue.map((b) => b.color));
        expect(readRails(describeLook(puzzle).rails)).toEqual({
          rows: inks(puzzle.rows),
          columns: inks(puzzle.columns),
        });
      }),
    );
  });

  it('leaves out rails that are too long for a list, or have no symbols', () => {
    const chequer = (side: number) =>
      Array.from({ length: side }, (_, y) => Array.from({ length: side }, (_, x) => (x + y) % 2));
    expect(describeLook(puzzleOf(gridOf(chequer(60)), COLORS)).rails).not.toBe('');
    const large = describeLook(puzzleOf(gridOf(chequer(100)), COLORS)).rails;
    expect(large).toBe('');
    expect(readRails(large)).toBeUndefined();
    const many = Array.from({ length: 37 }, (_, k) => ({
      rgb: `#0000${(16 + k).toString(16).padStart(2, '0')}`,
    }));
    expect(describeLook(puzzleOf(gridOf([[36]]), many)).rails).toBe('');
  });
});
