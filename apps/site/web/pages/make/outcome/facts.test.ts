/** Facts that are counted: lone cells, and what has become of a picture since its image. */
import { BLACK_ON_WHITE, puzzleOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import { expect, it } from 'vitest';
import { compareWithImage, countFacts } from './facts.js';

const RING = drawnGrid('.###.', '#...#', '#...#', '.###.', '.....', '#....');

it('counts filled cells with nothing around them, also by a corner', () => {
  expect(countFacts(puzzleOf(RING, BLACK_ON_WHITE)).loneCells).toBe(1);
  const diagonal = drawnGrid('#....', '.#...', '.....', '...#.');
  expect(countFacts(puzzleOf(diagonal, BLACK_ON_WHITE)).loneCells).toBe(1);
});

it('counts changed cells, and places in which an outline is torn', () => {
  expect(compareWithImage(RING, RING)).toEqual({ changed: 0, torn: 0 });
  // a ring that is open in one place is one piece still, in two places two
  const open = drawnGrid('.#.#.', '#...#', '#...#', '.###.', '.....', '#....');
  expect(compareWithImage(open, RING)).toEqual({ changed: 1, torn: 0 });
  const torn = drawnGrid('.#.#.', '#...#', '#...#', '.#.#.', '.....', '.....');
  expect(compareWithImage(torn, RING)).toEqual({ changed: 3, torn: 0 });
  const both = drawnGrid('.#.#.', '#...#', '#...#', '.#.#.', '.....', '#....');
  expect(compareWithImage(both, RING)).toEqual({ changed: 2, torn: 1 });
});
