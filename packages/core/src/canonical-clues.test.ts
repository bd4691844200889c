/** Clues of puzzles that differ only by mirroring, turning and recolouring have one form. */
import { describe, expect, it } from 'vitest';
import { canonicalClues } from './canonical-clues.js';
import type { Puzzle } from './puzzle.js';
import { puzzleOf } from './puzzle-of.js';
import { createFixedRandom, paletteOf, randomGrid } from './testing/index.js';
import { mirrorPuzzle, turnPuzzle } from './transform.js';

/** Sizes and numbers of a puzzle in the order that decides which version comes first. */
function numbersOf({ width, height, rows, columns }: Puzzle): number[] {
  const clues = [...rows, ...columns];
  const numbers = clues.map((clue) => [clue.length, ...clue.map(({ size }) => size)]);
  return [width, height, ...numbers.flat()];
}

/** Whether numbers come before others, or are the same. */
function isFirst(numbers: readonly number[], others: readonly number[]): boolean {
  const at = numbers.findIndex((number, i) => number !== others[i]);
  return at < 0 || Number(numbers[at]) < Number(others[at]);
}

describe('the canonical form of clues', () => {
  it.each([1, 2])('is the same for all versions, with %i inks', (inks) => {
    const random = createFixedRandom(`canonical clues, ${inks}`);
    for (let round = 0; round < 60; round++) {
      const grid = randomGrid(random, 1 + random.below(5), 1 + random.below(5), inks, 0.6);
      let turned = puzzleOf(grid, paletteOf(inks));
      const { rows, columns } = canonicalClues(turned);
      for (let quarter = 0; quarter < 4; quarter++, turned = turnPuzzle(turned)) {
        for (const version of [turned, mirrorPuzzle(turned)]) {
          expect(canonicalClues(version)).toMatchObject({ rows, columns });
        }
      }
    }
  });

  it('is the first of all versions of one ink', () => {
    const random = createFixedRandom('first clues');
    for (let round = 0; round < 100; round++) {
      const grid = randomGrid(random, 1 + random.below(6), 1 + random.below(6), 1, 0.6);
      let turned = puzzleOf(grid, paletteOf(1));
      const first = numbersOf(canonicalClues(turned));
      const versions: string[] = [];
      for (let quarter = 0; quarter < 4; quarter++, turned = turnPuzzle(turned)) {
        for (const version of [turned, mirrorPuzzle(turned)]) {
          expect(isFirst(first, numbersOf(version))).toBe(true);
          versions.push(numbersOf(version).join());
        }
      }
      expect(versions).toContain(first.join());
    }
  });
});
