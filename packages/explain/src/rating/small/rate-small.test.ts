/** Ratings on words are those of the steps that are told. */
import { drive, type Puzzle, puzzleOf } from '@nonokit/core';
import { createFixedRandom, paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { rating } from '../rate.js';
import { rateSmall } from './rate-small.js';

type Random = ReturnType<typeof createFixedRandom>;

/** The rating from the steps as they are told. */
const told = (puzzle: Puzzle) =>
  drive(
    rating(puzzle, {}, () => undefined),
    {},
  );

/** A picture of discs, which has long runs as drawings have. */
function discs(random: Random, width: number, height: number): Puzzle {
  const cells = new Uint16Array(width * height);
  for (let n = 2 + random.below(5); n > 0; n--) {
    const x = random.below(width);
    const y = random.below(height);
    const radius = 1 + random.below(Math.max(2, width >> 1));
    const ink = random.below(3) === 0 ? 0 : 1;
    for (let i = 0; i < cells.length; i++) {
      const distance = Math.hypot((i % width) - x, Math.floor(i / width) - y);
      if (distance < radius) cells[i] = ink;
    }
  }
  return puzzleOf({ width, height, cells }, paletteOf(1));
}

function noise(random: Random, width: number, height: number): Puzzle {
  const density = 0.5 + 0.5 * random.next();
  return puzzleOf(randomGrid(random, width, height, 1, density), paletteOf(1));
}

describe('ratings of small puzzles on words', () => {
  it.each([
    [600, 8, noise],
    [150, 20, noise],
    [60, 30, noise],
    [150, 30, discs],
  ])('are those of the told steps: %i of up to %i cells', (rounds, most, make) => {
    const random = createFixedRandom(`small ratings, ${most}, ${make.name}`);
    let small = 0;
    for (let round = 0; round < rounds; round++) {
      const puzzle = make(random, 1 + random.below(most), 1 + random.below(most));
      if (rateSmall(puzzle) === undefined) continue;
      small++;
      expect(drive(rating(puzzle, {}), {})).toEqual(told(puzzle));
    }
    expect(small).toBeGreaterThan(rounds / 4);
  });

  it('are left to the told steps if lines do not finish a puzzle', () => {
    const cells = Uint16Array.of(1, 0, 0, 1);
    expect(rateSmall(puzzleOf({ width: 2, height: 2, cells }, paletteOf(1)))).toBeUndefined();
    const clue = (...sizes: number[]) => sizes.map((size) => ({ size, color: 1 }));
    const meta = {};
    const wrong = {
      width: 2,
      height: 2,
      palette: paletteOf(1),
      rows: [clue(2), clue()],
      columns: [clue(2), clue()],
      meta,
    };
    expect(rateSmall(wrong)).toBeUndefined();
    expect(told(wrong)).toMatchObject({ ok: true, value: { complete: true } });
  });

  it('are left to the told steps for several inks and for longer lines', () => {
    const random = createFixedRandom('not small');
    const colored = puzzleOf(randomGrid(random, 9, 9, 2, 0.9), paletteOf(2));
    expect(rateSmall(colored)).toBeUndefined();
    expect(rateSmall(noise(random, 31, 5))).toBeUndefined();
    expect(rateSmall(noise(random, 5, 31))).toBeUndefined();
  });
});
