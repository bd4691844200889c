/**
 * Difficulty: the same for every version of a puzzle, higher for harder techniques, and complete
 * exactly if the explanation is.
 */
import {
  canonicalClues,
  gridOf,
  inkCount,
  mirrorPuzzle,
  type Puzzle,
  puzzleOf,
  randomOf,
  recolorPuzzle,
  transposePuzzle,
  turnPuzzle,
} from '@nonokit/core';
import { paletteOf, randomGrid } from '@nonokit/core/testing';
import { solve } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import { explain } from '../explain.js';
import { type Difficulty, rate } from './rate.js';
import { scoresOf } from './score.js';

/** Enough for most puzzles, and little for those that chains do not finish. */
const BUDGET = { chainBudget: 10_000, totalBudget: 30_000 };

function rated(puzzle: Puzzle): Difficulty {
  const result = rate(puzzle, BUDGET);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** Puzzles of one, two and three inks with one solution; line logic solves some of them. */
const PUZZLES: readonly Puzzle[] = [1, 2, 3].flatMap((inks) => {
  const random = randomOf(inks);
  const found: { readonly [lines: string]: Puzzle[] } = { true: [], false: [] };
  for (let i = 0; i < 5000; i++) {
    const width = 4 + random.below(5);
    const height = 4 + random.below(5);
    const puzzle = puzzleOf(randomGrid(random, width, height, inks, 0.5), paletteOf(inks));
    const { status, lineSolvable } = solve(puzzle);
    const list = found[`${lineSolvable}`];
    if (status === 'unique' && list !== undefined && list.length < 5) list.push(puzzle);
  }
  return Object.values(found).flat();
});

/** The puzzle mirrored, turned, recoloured, and all three together. */
function listVersions(puzzle: Puzzle): Puzzle[] {
  const inks = inkCount(puzzle);
  const recolor = (one: Puzzle): Puzzle =>
    recolorPuzzle(
      one,
      [0, 2, 3, 1].filter((color) => color <= inks),
    );
  const turned = [turnPuzzle(puzzle), turnPuzzle(turnPuzzle(puzzle)), transposePuzzle(puzzle)];
  const versions = [mirrorPuzzle(puzzle), ...turned, ...turned.map(mirrorPuzzle), recolor(puzzle)];
  return [...versions, ...versions.map(recolor)];
}

describe('rate', () => {
  it('does not change under mirroring, turning and recolouring', () => {
    const seen = new Set<string>();
    for (const puzzle of PUZZLES) {
      const rating = rated(puzzle);
      if (rating.complete) {
        seen.add(`${inkCount(puzzle)} ${rating.class >= 4 ? 'assuming' : 'counting'}`);
      }
      const { rows, columns } = canonicalClues(puzzle);
      for (const version of listVersions(puzzle)) {
        expect(rated(version)).toEqual(rating);
        const canonical = canonicalClues(version);
        expect({ rows: canonical.rows, columns: canonical.columns }).toEqual({ rows, columns });
      }
    }
    // counting and assumptions, with one ink and with several
    for (const inks of [1, 2, 3]) {
      for (const kind of ['counting', 'assuming']) expect(seen).toContain(`${inks} ${kind}`);
    }
  });

  it('would change if the puzzle were not normalised first', () => {
    // otherwise this test would pass without the canonical form
    const asItIs = (puzzle: Puzzle): number => {
      const walk = explain(puzzle, BUDGET);
      return walk.ok ? walk.value.steps.length : -1;
    };
    const differ = PUZZLES.filter((puzzle) =>
      listVersions(puzzle)
        .slice(0, 3)
        .some((version) => asItIs(version) !== asItIs(puzzle)),
    );
    expect(differ.length).toBeGreaterThan(10);
  });

  it('distinguishes counting, assumptions and guessing', () => {
    const full = puzzleOf(
      gridOf([
        [1, 1],
        [1, 1],
      ]),
      paletteOf(1),
    );
    expect(rated(full)).toMatchObject({ class: 1, label: 'trivial', complete: true, start: 1 });
    expect(rated(full)).not.toHaveProperty('guess');
    const either = puzzleOf(
      gridOf([
        [1, 0],
        [0, 1],
      ]),
      paletteOf(1),
    );
    const undecided = { class: 0, label: 'guess', complete: false, score: 100 };
    expect(rated(either)).toMatchObject({ ...undecided, guess: 'unfinished', rounds: 0 });
  });

  it('stops when its budget is spent, and reports the steps found until then', () => {
    const hard = PUZZLES.filter((puzzle) => !solve(puzzle).lineSolvable).filter(
      (puzzle) => rated(puzzle).complete,
    );
    let stopped = 0;
    for (const puzzle of hard) {
      const result = rate(puzzle, { totalBudget: 0 });
      if (!result.ok) throw new Error(result.problem.message);
      const part = result.value;
      expect(part.curve).toHaveLength(part.steps);
      // some assumptions need no chain, and so none of its budget
      if (part.complete) continue;
      stopped++;
      expect(part).toMatchObject({ guess: 'unfinished', score: 100, label: 'guess' });
      expect(part.steps).toBeLessThan(rated(puzzle).steps);
    }
    expect(stopped).toBeGreaterThan(0);
  });

  it('rates assumptions above counting, and has a word for every score', () => {
    const words = new Map<string, number[]>();
    for (const puzzle of PUZZLES) {
      const { score, label, class: highest, complete, guess } = rated(puzzle);
      expect(guess).toBe(complete ? (highest === 6 ? 'nested' : undefined) : 'unfinished');
      if (!complete) expect({ score, label }).toEqual({ score: 100, label: 'guess' });
      else if (highest >= 4) expect(score).toBeGreaterThanOrEqual(50);
      words.set(label, [...(words.get(label) ?? []), score]);
    }
    let last = 0;
    for (const label of ['trivial', 'easy', 'medium', 'hard', 'expert'] as const) {
      const scores = words.get(label) ?? [];
      const [least, most] = scoresOf(label);
      expect(Math.min(...scores)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...scores)).toBeLessThanOrEqual(most);
      expect(least).toBe(last + 1);
      last = most;
    }
    expect(last).toBe(99);
  });

  it('has a consistent summary', () => {
    const puzzle = puzzleOf(randomGrid(randomOf(1), 12, 12, 1, 0.65), paletteOf(1));
    const { curve, effort, peak, steps, tedium, score } = rated(puzzle);
    expect(curve).toHaveLength(steps);
    expect(effort).toBeCloseTo(curve.reduce((sum, cost) => sum + cost, 0));
    expect(peak).toBe(Math.max(...curve));
    expect(tedium).toBeLessThanOrEqual(steps);
    expect(score).toBeGreaterThan(1);
  });

  it('refuses more colours than explanations support', () => {
    const puzzle = puzzleOf(gridOf([[1]]), paletteOf(31));
    expect(rate(puzzle)).toMatchObject({ ok: false, problem: { code: 'too-many-colors' } });
  });
});
