/**
 * Difficulty: the same for every version of a puzzle, higher where more is asked for, and finished
 * where the explanation is.
 */
import {
  gridOf,
  mirrorPuzzle,
  puzzleOf,
  randomOf,
  recolorPuzzle,
  transposePuzzle,
  turnPuzzle,
} from '@nonokit/core';
import { paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { canonicalOf } from './canonical.js';
import { type Difficulty, rate } from './rate.js';

function rated(puzzle: Parameters<typeof rate>[0]): Difficulty {
  const result = rate(puzzle);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

describe('rate', () => {
  it('does not change under mirroring, turning and recolouring', () => {
    const random = randomOf(3);
    for (let i = 0; i < 30; i++) {
      const inks = 1 + (i % 3);
      const [width, height] = [3 + random.below(6), 3 + random.below(6)];
      const puzzle = puzzleOf(randomGrid(random, width, height, inks, 0.6), paletteOf(inks));
      const order = [0, 2, 3, 1].filter((color) => color <= inks);
      const versions = [
        mirrorPuzzle(puzzle),
        transposePuzzle(puzzle),
        turnPuzzle(puzzle),
        turnPuzzle(turnPuzzle(puzzle)),
        recolorPuzzle(puzzle, order),
        mirrorPuzzle(recolorPuzzle(turnPuzzle(puzzle), order)),
      ];
      for (const version of versions) {
        expect(rated(version)).toEqual(rated(puzzle));
        const { rows, columns } = canonicalOf(version);
        const canonical = canonicalOf(puzzle);
        expect({ rows, columns }).toEqual({ rows: canonical.rows, columns: canonical.columns });
      }
    }
  });

  it('tells apart counting, assumptions and guessing', () => {
    const full = puzzleOf(
      gridOf([
        [1, 1],
        [1, 1],
      ]),
      paletteOf(1),
    );
    expect(rated(full)).toMatchObject({ class: 1, label: 'trivial', complete: true });
    const either = puzzleOf(
      gridOf([
        [1, 0],
        [0, 1],
      ]),
      paletteOf(1),
    );
    expect(rated(either)).toMatchObject({ class: 0, label: 'guess', complete: false, score: 100 });
  });

  it('adds up', () => {
    const puzzle = puzzleOf(randomGrid(randomOf(1), 12, 12, 1, 0.65), paletteOf(1));
    const { curve, effort, peak, steps, tedium, score } = rated(puzzle);
    expect(curve).toHaveLength(steps);
    expect(effort).toBeCloseTo(curve.reduce((sum, cost) => sum + cost, 0));
    expect(peak).toBe(Math.max(...curve));
    expect(tedium).toBeLessThanOrEqual(steps);
    expect(score).toBeGreaterThan(1);
  });

  it('refuses more colours than explaining can hold', () => {
    const puzzle = puzzleOf(gridOf([[1]]), paletteOf(31));
    expect(rate(puzzle)).toMatchObject({ ok: false, problem: { code: 'too-many-colors' } });
  });
});
