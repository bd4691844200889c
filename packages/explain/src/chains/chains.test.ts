/**
 * Chains: their conclusions hold in every solution, and each link follows from its named premises,
 * by the definition of settling.
 */
import { type Color, type Puzzle, puzzleOf, randomOf, UNKNOWN } from '@nonokit/core';
import { createFixedRandom, paletteOf, randomGrid, solutionsOf } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import type { Link } from '../chain.js';
import { explain } from '../explain.js';
import type { Cell, Conclusion } from '../facts.js';
import type { Step } from '../step.js';
import { Plain, prove, reaches } from '../testing/plain-chains.js';

/** Small puzzles that line logic does not finish, with the steps of their explanations. */
const EXAMPLES: readonly { puzzle: Puzzle; steps: readonly Step[]; status: string }[] = (() => {
  const random = randomOf(7);
  const found = [];
  for (let i = 0; found.length < 60 && i < 5000; i++) {
    const inks = 1 + (i % 2);
    const size = 5 + random.below(3);
    const puzzle = puzzleOf(randomGrid(random, size, size, inks, 0.45), paletteOf(inks));
    const lines = explain(puzzle, { chains: false });
    if (!lines.ok || lines.value.status !== 'stuck') continue;
    const result = explain(puzzle);
    if (!result.ok) continue;
    const { steps, status } = result.value;
    if (steps.some(({ chain }) => chain !== undefined)) found.push({ puzzle, steps, status });
  }
  return found;
})();

/** Larger puzzles; in some of their chains, tracing alone leaves superfluous lines. */
const LARGER = (
  [
    [13, 0.42, 2321],
    [14, 0.4, 1227],
    [14, 0.4, 1382],
    [14, 0.4, 1873],
  ] as const
).flatMap(([size, density, seed]) => {
  const puzzle = puzzleOf(randomGrid(randomOf(seed), size, size, 1, density), paletteOf(1));
  const result = explain(puzzle);
  return result.ok ? [{ puzzle, steps: result.value.steps }] : [];
});

/** Conclusions of a link that neither a later link nor the whole chain uses. */
function unused(link: Link, later: readonly Link[], conclusions: readonly Conclusion[]): Cell[] {
  const uses: readonly Cell[] = [...later.flatMap(({ premises }) => premises), ...conclusions];
  return link.conclusions.filter(
    ({ row, column }) => !uses.some((cell) => cell.row === row && cell.column === column),
  );
}

describe('nested contradictions', () => {
  it('finish a puzzle that chains cannot, and each link follows from its named premises', () => {
    const puzzle = puzzleOf(randomGrid(createFixedRandom(163), 12, 12, 1, 0.42), paletteOf(1));
    const result = explain(puzzle, { chainBudget: 300_000 });
    if (!result.ok) throw new Error(result.problem.message);
    const { status, steps, known } = result.value;
    expect(status).toBe('solved');
    expect(Array.from(known.cells)).toEqual(Array.from(puzzle.goal?.cells ?? []));
    const plain = new Plain(puzzle);
    let nested = 0;
    for (const { chain, conclusions, technique, level } of steps) {
      if (technique === 'nested' && chain !== undefined) {
        expect(level).toBe(6);
        expect(chain.links.some(({ refuted }) => refuted !== undefined)).toBe(true);
        prove(puzzle, plain, chain, conclusions);
        nested++;
      }
      for (const { removed, ...cell } of conclusions) {
        for (const color of removed) plain.at(cell).delete(color);
      }
    }
    expect(nested).toBeGreaterThan(0);
  });
});

describe('chains', () => {
  it('are needed by the examples', () => {
    expect(EXAMPLES).toHaveLength(60);
    const used = EXAMPLES.flatMap(({ steps }) => steps.map(({ technique }) => technique));
    expect(used).toEqual(expect.arrayContaining(['edge-logic', 'two-way', 'contradiction']));
  });

  it('conclude only what holds in every solution', () => {
    for (const { puzzle, steps, status } of EXAMPLES) {
      const solutions = solutionsOf(puzzle);
      if (status === 'solved') expect(solutions).toHaveLength(1);
      for (const { conclusions } of steps) {
        for (const { row, column, color, removed } of conclusions) {
          for (const { cells } of solutions) {
            const value = cells[row * puzzle.width + column] as Color;
            if (color !== UNKNOWN) expect(value).toBe(color);
            expect(removed).not.toContain(value);
          }
        }
      }
    }
  });

  it('follow link by link from their named premises, and end as they claim', () => {
    for (const { puzzle, steps } of EXAMPLES) {
      const plain = new Plain(puzzle);
      for (const { chain, conclusions } of steps) {
        if (chain !== undefined) prove(puzzle, plain, chain, conclusions);
        for (const { removed, ...cell } of conclusions) {
          for (const color of removed) plain.at(cell).delete(color);
        }
      }
    }
  });

  it('have no unnecessary link and no unused result', () => {
    let seen = 0;
    for (const { puzzle, steps } of [...EXAMPLES, ...LARGER]) {
      const plain = new Plain(puzzle);
      for (const { chain, conclusions, technique } of steps) {
        const [proved] = conclusions;
        // one that only rules out a colour is told when it is needed: by then more may be known
        const isLate = proved?.color === UNKNOWN;
        if (chain !== undefined && technique !== 'nested' && proved !== undefined && !isLate) {
          for (const one of [chain, ...(chain.otherwise === undefined ? [] : [chain.otherwise])]) {
            expect(reaches(puzzle, plain.copy(), one, proved)).toBe(true);
            one.links.forEach((link, i) => {
              const links = one.links.filter((_, j) => j !== i);
              expect(reaches(puzzle, plain.copy(), { ...one, links }, proved)).toBe(false);
              expect(unused(link, one.links.slice(i + 1), conclusions)).toEqual([]);
              seen++;
            });
          }
        }
        for (const { removed, ...cell } of conclusions) {
          for (const color of removed) plain.at(cell).delete(color);
        }
      }
    }
    expect(seen).toBeGreaterThan(900);
  });
});
