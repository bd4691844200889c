/**
 * The engine against the reference: same answers, same solutions in the same order, same counters.
 */
import { type Puzzle, puzzleOf } from '@nonokit/core';
import { createFixedRandom, paletteOf, randomGrid } from '@nonokit/core/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasEngine } from './engine.js';
import type { SolveOptions } from './result.js';
import { solve, solveAsync } from './solve.js';

const both = (puzzle: Puzzle, options: SolveOptions = {}) =>
  [solve(puzzle, options), solve(puzzle, { ...options, engine: 'reference' })] as const;

/** A puzzle whose picture is random noise, sometimes with the columns of another picture. */
function noise(
  random: ReturnType<typeof createFixedRandom>,
  width: number,
  height: number,
  inks: number,
  density: number,
): Puzzle {
  const puzzle = puzzleOf(randomGrid(random, width, height, inks, density), paletteOf(inks));
  if (random.below(6) > 0) return puzzle;
  const other = puzzleOf(randomGrid(random, width, height, inks, density), paletteOf(inks));
  return { ...puzzle, columns: other.columns };
}

afterEach(() => vi.unstubAllGlobals());

describe('the engine', () => {
  it.each([
    ['small', 800, 12, 12, 4, 3],
    ['middling', 60, 25, 25, 3, 3],
    ['of lines around a word', 40, 66, 10, 2, 3],
    ['of lines of three words', 12, 150, 12, 2, 0],
  ])(
    'gives the same answers and counters as the reference: %s',
    (name, rounds, width, height, inks, beyond) => {
      const random = createFixedRandom(`engine and reference, ${name}`);
      let searched = 0;
      for (let round = 0; round < rounds; round++) {
        const w = Math.max(1, width - random.below(7));
        const h = Math.max(1, height - random.below(7));
        const puzzle = noise(random, w, h, 1 + random.below(inks), 0.35 + 0.5 * random.next());
        const [engine, reference] = both(puzzle, {
          maxSolutions: 1 + random.below(20),
          seed: round,
          maxConflicts: 300,
        });
        expect(engine).toEqual(reference);
        if (reference.stats.conflicts > 0) searched++;
      }
      expect(searched).toBeGreaterThan(beyond);
    },
  );

  it('keeps puzzles apart that are solved at the same time', async () => {
    const random = createFixedRandom('at the same time');
    const puzzles = Array.from({ length: 6 }, () => noise(random, 22, 22, 1, 0.5));
    const alone = puzzles.map((puzzle) => solve(puzzle));
    const together = await Promise.all(
      puzzles.map((puzzle) => solveAsync(puzzle, {}, () => Promise.resolve())),
    );
    expect(together).toEqual(alone);
  });

  it('continues after a pause that failed', async () => {
    const puzzle = noise(createFixedRandom('failing pause'), 30, 30, 1, 0.4);
    expect(solve(puzzle).lineSolvable).toBe(false);
    const failing = solveAsync(puzzle, {}, () => Promise.reject(new Error('enough')));
    await expect(failing).rejects.toThrow('enough');
    const [engine, reference] = both(puzzle);
    expect(engine).toEqual(reference);
  });

  it('is optional: without WebAssembly the reference answers', () => {
    const puzzle = noise(createFixedRandom('without'), 15, 15, 2, 0.6);
    const expected = solve(puzzle);
    vi.stubGlobal('WebAssembly', undefined);
    expect(hasEngine()).toBe(false);
    expect(solve(puzzle)).toEqual(expected);
  });

  it('is optional: if compiling is refused, the reference answers', async () => {
    const puzzle = noise(createFixedRandom('refused'), 15, 15, 2, 0.6);
    const expected = solve(puzzle);
    class Module {
      constructor() {
        throw new RangeError('too much for the main thread');
      }
    }
    vi.stubGlobal('WebAssembly', { Module });
    vi.resetModules();
    const fresh = { ...(await import('./engine.js')), ...(await import('./solve.js')) };
    expect(fresh.hasEngine()).toBe(false);
    expect(fresh.solve(puzzle)).toEqual(expected);
  });

  it('switches to the tuned engine in the middle of a search', async () => {
    vi.resetModules();
    const fresh = { ...(await import('./solve.js')), ...(await import('./tuned-engine.js')) };
    const random = createFixedRandom('tuned');
    for (let round = 0; round < 12; round++) {
      const puzzle = noise(random, 28, 28, 1 + (round % 2), 0.45);
      const options = { maxSolutions: 200, maxConflicts: 400, seed: round };
      let pauses = 0;
      // the first of them change the engine on the way, the others begin with the tuned one
      const found = await fresh.solveAsync(puzzle, options, async () => {
        if (++pauses === 4) await fresh.loadTunedEngine();
      });
      expect(found).toEqual(solve(puzzle, { ...options, engine: 'reference' }));
      expect(fresh.tunedEngine() === undefined).toBe(round === 0 && pauses < 4);
    }
  });

  it('continues unchanged if the tuned engine cannot be loaded', async () => {
    vi.resetModules();
    const { WebAssembly: api } = globalThis as unknown as { WebAssembly: { compile: unknown } };
    const refuse = () => Promise.reject(new Error('offline'));
    const compile = vi.spyOn(api as { compile(): Promise<object> }, 'compile');
    compile.mockImplementation(refuse);
    const fresh = { ...(await import('./solve.js')), ...(await import('./tuned-engine.js')) };
    const slot = { stretches: 0 };
    for (let stretch = 0; stretch < 1000; stretch++) fresh.noteStretch(slot);
    await expect(fresh.loadTunedEngine()).rejects.toThrow('offline');
    expect(fresh.tunedEngine()).toBeUndefined();
    const puzzle = noise(createFixedRandom('offline'), 25, 25, 1, 0.45);
    expect(fresh.solve(puzzle)).toEqual(solve(puzzle));
    expect(compile).toHaveBeenCalledTimes(2);
    compile.mockRestore();
  });
});
