/** The library: one test with all verbs, and checks that the published files run in browsers. */
import { readdirSync, readFileSync } from 'node:fs';
import { hopeless, UNIQUE } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import * as library from './index.js';

function puzzleIn(file: string): library.Puzzle {
  return library.readPuzzle(new TextEncoder().encode(file));
}

const puzzle = puzzleIn(UNIQUE);

/** A picture of noise, a little less than half filled, which line logic does not finish. */
function makeNoise(size: number, seed: number): library.Grid {
  const random = library.randomOf(seed);
  const row = (): number[] => Array.from({ length: size }, () => (random.next() < 0.45 ? 1 : 0));
  return library.gridOf(Array.from({ length: size }, row));
}

describe('the library', () => {
  it('can read, solve, judge, write and draw', () => {
    const result = library.solve(puzzle);
    if (result.status !== 'unique') throw new Error(`the tree is ${result.status}`);
    expect(library.isSolution(puzzle, result.solution)).toBe(true);
    expect(library.renderText(result.solution, puzzle.palette)).toMatch(/^\.\.#\.\.\n\.###\.\n/);
    expect(library.readPuzzles(library.writePuzzle(puzzle, 'json'))).toEqual([puzzle]);
  });

  it('takes turns with other work, and stops on request', async () => {
    expect(await library.solveAsync(puzzle)).toEqual(library.solve(puzzle));
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    const stopped = await library.solveAsync(puzzleIn(hopeless()), { signal: controller.signal });
    expect(stopped).toMatchObject({ status: 'unknown', reason: 'aborted' });
  });

  it.each([{ maxConflicts: 3 }, { maxSolutions: 1 }])(
    'when stopped by %j, reports only cells that every solution has',
    (budget) => {
      let stopped = 0;
      for (let seed = 0; seed < 12; seed++) {
        const noise = library.puzzleOf(makeNoise(20, seed), library.BLACK_ON_WHITE);
        const early = library.solve(noise, budget);
        if (early.status !== 'unknown') continue;
        stopped++;
        const { known } = early;
        const whole = library.solve(noise);
        if (whole.status !== 'unique' && whole.status !== 'multiple') continue;
        const solutions = whole.status === 'unique' ? [whole.solution] : whole.solutions;
        for (const { cells } of solutions) {
          expect(known.cells.map((cell, i) => (cell < 0 ? cell : (cells[i] ?? -1)))).toEqual(
            known.cells,
          );
        }
      }
      expect(stopped).toBeGreaterThan(0);
    },
  );

  it('has a clock, so that `timeoutMs` needs no other option', () => {
    expect(() => library.solve(puzzle, { timeoutMs: 1000 })).not.toThrow();
  });

  it('imports no Node modules once built, and everything else it imports is a dependency', () => {
    const foreign = parseImports('index.js');
    expect(foreign.length).toBeGreaterThan(0);
    for (const name of foreign) expect(DEPENDENCIES).toHaveProperty([packageOf(name)]);
  });
});

describe('the published package', () => {
  it('has the solver in separate files, so that a page that only solves loads no reader', () => {
    const solver = filesIn('').find((file) => file.startsWith('solver-')) ?? '';
    expect(parseImports(solver)).toEqual([]);
    expect(filesIn('')).toContain('index.d.ts');
  });

  it('has types that need no other package, and documents every export', () => {
    const types = readFileSync(new URL('../dist/index.d.ts', import.meta.url), 'utf8');
    const code = types.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(code).not.toMatch(/\bany\b(?!['"])/);
    expect(code).not.toMatch(/^import .* from ["'](?!\.\/)/m);
  });

  it('comes with the licence', () => {
    const [own, ours] = ['../LICENSE', '../../../LICENSE'].map((file) =>
      readFileSync(new URL(file, import.meta.url), 'utf8'),
    );
    expect(own).toBe(ours);
  });
});

/** The package that an import names: `fflate` of `fflate/browser`. */
function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

const DEPENDENCIES: unknown = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).dependencies;

/** The names in a folder of the published package. */
function filesIn(folder: string): string[] {
  return readdirSync(new URL(`../dist/${folder}`, import.meta.url));
}

/** The imports of a built file and its chunks from outside. */
function parseImports(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(new URL(`../dist/${file}`, import.meta.url), 'utf8');
  const names = [...text.matchAll(/^(?:import|export)\b[^;]*?["']([^"']+)["'];?$/gm)];
  return names.flatMap(([, name = '']) =>
    name.startsWith('./') ? parseImports(name.slice(2), seen) : [name],
  );
}
