/** The clues of a picture: what `solve` says of them, without a puzzle. */
import { puzzleOf } from '@nonokit/core';
import { createFixedRandom, paletteOf, randomGrid } from '@nonokit/core/testing';
import { expect, it } from 'vitest';
import { isOnlyPicture, settlePicture } from './settle-picture.js';
import { solve } from './solve.js';

it('settlePicture finds in a picture what line logic finds in its puzzle', () => {
  const random = createFixedRandom('settled pictures');
  let open = 0;
  for (let round = 0; round < 300; round++) {
    const width = 1 + random.below(32);
    const height = 1 + random.below(32);
    const grid = randomGrid(random, width, height, 1, random.next());
    const result = solve(puzzleOf(grid, paletteOf(1)), { lineOnly: true });
    const settled = settlePicture(grid);
    if (result.status === 'unique') {
      expect(settled?.open).toBe(0);
      expect([...(settled?.known.cells ?? [])]).toEqual([...grid.cells]);
    } else if (result.status === 'unknown') {
      expect(settled?.known).toEqual(result.known);
      expect(settled?.open).toBe(result.known.cells.filter((color) => color < 0).length);
      open++;
    } else throw new Error(result.status);
  }
  expect(open).toBeGreaterThan(50);
});

it('settlePicture finds the pictures that are the only ones with their clues', () => {
  const random = createFixedRandom('only pictures');
  const said = { true: 0, false: 0, undefined: 0 };
  for (let round = 0; round < 300; round++) {
    const width = 1 + random.below(32);
    const height = 1 + random.below(32);
    const grid = randomGrid(random, width, height, 1, 0.5 + random.next() / 2);
    const only = isOnlyPicture(grid);
    said[`${only}`]++;
    if (only === undefined) continue;
    expect(solve(puzzleOf(grid, paletteOf(1))).status).toBe(only ? 'unique' : 'multiple');
  }
  expect(Math.min(said.true, said.false)).toBeGreaterThan(30);
});

it('settlePicture leaves larger pictures to the solver', () => {
  const random = createFixedRandom('larger');
  expect(settlePicture(randomGrid(random, 33, 4, 1, 0.5))).toBeUndefined();
  expect(settlePicture(randomGrid(random, 4, 33, 1, 0.5))).toBeUndefined();
  expect(isOnlyPicture(randomGrid(random, 33, 4, 1, 0.5))).toBeUndefined();
});
