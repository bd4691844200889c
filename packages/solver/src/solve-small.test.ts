/** Small puzzles, searched without learning: the same in both engines, the same in full. */
import { type Clue, type Puzzle, puzzleOf, solves, UNKNOWN } from '@nonokit/core';
import { createFixedRandom, paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { solutionsOf } from './result.js';
import { searchSmall } from './small-search.js';
import { solve } from './solve.js';
import { solveSmall } from './solve-small.js';

type Random = ReturnType<typeof createFixedRandom>;

/** Noise; often with the columns of another picture, so that there may be no solution. */
function noise(random: Random, width: number, height: number): Puzzle {
  const density = 0.2 + 0.7 * random.next();
  const picture = () => puzzleOf(randomGrid(random, width, height, 1, density), paletteOf(1));
  const puzzle = picture();
  return random.below(4) > 0 ? puzzle : { ...puzzle, columns: picture().columns };
}

describe('small puzzles', () => {
  it.each([
    [400, 8],
    [200, 14],
    [60, 22],
    [25, 32],
  ])('have the same answers and counters in both engines: %i of up to %i cells', (rounds, most) => {
    const random = createFixedRandom(`small, ${most}`);
    const ends = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      const puzzle = noise(random, 1 + random.below(most), 1 + random.below(most));
      const findings = solveSmall(puzzle, {});
      expect(findings).toEqual(searchSmall(puzzle));
      const status = findings?.status ?? '';
      ends.set(status, (ends.get(status) ?? 0) + 1);
    }
    expect(ends.size).toBeGreaterThan(2);
  });

  it('have the same statuses as the whole solver, and true solutions', () => {
    const random = createFixedRandom('small and whole');
    for (let round = 0; round < 400; round++) {
      const puzzle = noise(random, 1 + random.below(16), 1 + random.below(16));
      const small = solve(puzzle);
      const whole = solve(puzzle, { maxSolutions: 3 });
      expect(small.status).toBe(whole.status);
      expect(small.lineSolvable).toBe(whole.lineSolvable);
      const pictures = solutionsOf(small);
      expect(pictures.every((grid) => solves(grid, puzzle))).toBe(true);
      expect(new Set(pictures.map(({ cells }) => cells.join())).size).toBe(pictures.length);
    }
  });

  it('go through the stages if an option requires it, or if they have several inks', () => {
    const random = createFixedRandom('not small');
    const puzzle = noise(random, 9, 9);
    const given = { width: 9, height: 9, cells: new Int32Array(81).fill(-1) };
    for (const options of [
      { maxSolutions: 1 },
      { maxSolutions: 3 },
      { onSolution: () => true },
      { given },
      { lineOnly: true },
      { maxConflicts: 1000 },
      { maxMemoryBytes: 2 ** 20 },
    ]) {
      expect(solveSmall(puzzle, options)).toBeUndefined();
    }
    const colored = puzzleOf(randomGrid(random, 9, 9, 2, 0.5), paletteOf(2));
    expect(solveSmall(colored, {})).toBeUndefined();
    expect(solveSmall(noise(random, 33, 9), {})).toBeUndefined();
    expect(solveSmall(noise(random, 9, 33), {})).toBeUndefined();
  });

  it('are searched alike with a limit of conflicts that the small search cannot reach', () => {
    const random = createFixedRandom('wide limit');
    for (let round = 0; round < 60; round++) {
      const puzzle = noise(random, 1 + random.below(20), 1 + random.below(20));
      const { stats } = solve(puzzle);
      expect(solve(puzzle, { maxConflicts: 20_000 }).stats).toEqual(stats);
      expect(searchSmall(puzzle).stats.conflicts).toBeLessThan(2000);
    }
  });

  it('have no solution if a clue is too long for its line', () => {
    const puzzle = noise(createFixedRandom('too long'), 9, 9);
    const rows = puzzle.rows.map((clue, r) => (r === 3 ? [{ size: 10, color: 1 }] : clue));
    for (const engine of ['fastest', 'reference'] as const) {
      expect(solve({ ...puzzle, rows }, { engine }).status).toBe('none');
    }
  });

  it('pass on to the stages what probing found, which holds for all solutions', () => {
    const random = createFixedRandom('given up');
    let open = 0;
    for (let round = 0; round < 100; round++) {
      const side = 18 + random.below(3);
      const puzzle = puzzleOf(randomGrid(random, side, side, 1, 0.4), paletteOf(1));
      const findings = solveSmall(puzzle, {});
      if (findings?.status !== 'open') continue;
      const { root } = findings;
      if (root === undefined) continue;
      open++;
      expect(root.known.cells).toContain(UNKNOWN);
      expect(Math.max(...root.gains)).toBeGreaterThan(1);
      const { stats, status } = solve(puzzle);
      // asked for more solutions, the stages do everything themselves
      const whole = solve(puzzle, { maxSolutions: 20 });
      expect(status).toBe(whole.status);
      for (const { cells } of solutionsOf(whole)) {
        expect(root.known.cells.every((color, i) => [cells[i], UNKNOWN].includes(color))).toBe(
          true,
        );
      }
      expect(stats.probes).toBe(findings.stats.probes);
      expect(stats.linesSettled).toBeGreaterThan(findings.stats.linesSettled);
      expect(stats.decisions).toBeGreaterThan(findings.stats.decisions);
      expect(solve(puzzle, { engine: 'reference' }).stats).toEqual(stats);
    }
    expect(open).toBeGreaterThan(4);
  });

  it('are searched alike in both engines if hardly any cell is certain', () => {
    const statuses = [4, 6, 7].map((n) => {
      const puzzle = dominoes(n);
      const findings = solveSmall(puzzle, {});
      expect(findings).toEqual(searchSmall(puzzle));
      expect(solve(puzzle).status).toBe('unique');
      return findings?.status;
    });
    expect(statuses).toEqual(['unique', 'unique', 'open']);
  });
});

/** n-Dom: rows of 3 or 3 1 and rows of 1 in turn; the columns are the rows, last to first. */
function dominoes(n: number): Puzzle {
  const [one, three] = [1, 3].map((size) => ({ size, color: 1 }));
  const pairs = Array.from({ length: n }, (_, k) => [k === 0 ? [three] : [three, one], [one]]);
  const rows = [...pairs.flat(), [one]] as Clue[];
  const columns = rows.map((clue) => [...clue].reverse()).reverse();
  const side = 2 * n + 1;
  return { width: side, height: side, palette: paletteOf(1), rows, columns, meta: {} };
}
