/** The judge of the module for small puzzles accepts exactly what the judge of all accepts. */
import { type Grid, type Puzzle, puzzleOf, solves } from '@nonokit/core';
import { createFixedRandom, paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { bulkModule } from './bulk.js';
import { clueWordsOf } from './clue-words.js';

/** What the module's judge says of a picture. */
function accepts(puzzle: Puzzle, { width, height, cells }: Grid): boolean {
  const bulk = bulkModule();
  const words = clueWordsOf(puzzle);
  if (bulk === undefined || words === undefined) throw new Error('no module, or no small puzzle');
  bulk.begin(height, width, 2);
  new Uint32Array(bulk.memory.buffer, bulk.cluesAt(), words.length).set(words);
  const rows = new Uint32Array(bulk.memory.buffer, bulk.picturesAt(), height);
  for (let r = 0; r < height; r++) {
    let row = 0;
    for (let c = 0; c < width; c++) if (cells[r * width + c] === 1) row |= 1 << c;
    rows[r] = row;
  }
  return bulk.acceptsPicture() === 1;
}

describe('the judge of small pictures', () => {
  it.each([3, 8, 32])('agrees with the general judge: up to %i cells', (most) => {
    const random = createFixedRandom(`small judge, ${most}`);
    const said = { true: 0, false: 0 };
    for (let round = 0; round < 600; round++) {
      const width = 1 + random.below(most);
      const height = 1 + random.below(most);
      const picture = randomGrid(random, width, height, 1, random.next());
      const puzzle = puzzleOf(picture, paletteOf(1));
      // the same picture, or one with up to two other cells
      const cells = picture.cells.slice();
      for (let k = random.below(3); k > 0; k--) {
        const at = random.below(cells.length);
        cells[at] = 1 - (cells[at] ?? 0);
      }
      const other = { width, height, cells };
      const is = accepts(puzzle, other);
      expect(is).toBe(solves(other, puzzle));
      said[`${is}`]++;
    }
    expect(Math.min(said.true, said.false)).toBeGreaterThan(100);
  });

  it('distinguishes pictures whose rows have the same clues', () => {
    const puzzle = puzzleOf(
      { width: 2, height: 2, cells: Uint16Array.of(1, 0, 0, 1) },
      paletteOf(1),
    );
    const flipped = { width: 2, height: 2, cells: Uint16Array.of(0, 1, 1, 0) };
    const stacked = { width: 2, height: 2, cells: Uint16Array.of(1, 0, 1, 0) };
    expect([accepts(puzzle, flipped), accepts(puzzle, stacked)]).toEqual([true, false]);
  });
});
