/** Random puzzles have the properties that the options request, each checked by its definition. */
import { type Grid, mirrorGrid, type Puzzle, sameGrid, solves, turnGrid } from '@nonokit/core';
import { solve } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import { firstAlike, SYMMETRIES } from '../symmetry.js';
import { generate, generateSteps } from './generate.js';
import type { GenerateOptions, GenerateProgress } from './options.js';
import { roomForColors } from './sketch.js';
import { PICTURE_STYLES } from './style.js';

/** Generates a puzzle, which must succeed. */
function made(options: GenerateOptions): { puzzle: Puzzle; goal: Grid } {
  const puzzle = generate(options);
  if (puzzle?.goal === undefined) throw new Error(`nothing came of ${JSON.stringify(options)}`);
  return { puzzle, goal: puzzle.goal };
}

/** The share of filled cells. */
function computeShare({ cells }: Grid): number {
  return cells.filter((color) => color !== 0).length / cells.length;
}

/** The number of cells that differ from the next one in their row. */
function countEdges({ width, cells }: Grid): number {
  return cells.filter((color, cell) => cell % width > 0 && color !== cells[cell - 1]).length;
}

function blocksOf({ rows }: Puzzle): number {
  return rows.reduce((sum, { length }) => sum + length, 0);
}

describe('generate', () => {
  it('makes puzzles of the requested size, and returns their pictures', () => {
    const { puzzle, goal } = made({ width: 7, height: 4 });
    expect([puzzle.width, puzzle.height, goal.width, goal.height]).toEqual([7, 4, 7, 4]);
    expect(solves(goal, puzzle)).toBe(true);
  });

  it.each(['line', 'unique'] as const)(
    'makes puzzles with the required property: %s',
    (require) => {
      for (let seed = 0; seed < 60; seed++) {
        const { puzzle } = made({ width: 12, height: 12, density: 0.5, require, seed });
        const result = solve(puzzle);
        expect(result.status).toBe('unique');
        if (require === 'line') expect(result.lineSolvable).toBe(true);
      }
    },
  );

  it('also makes large puzzles with a single solution', () => {
    const puzzle = generate({ width: 60, height: 60, seed: '1/1', require: 'unique' });
    const result = puzzle && solve(puzzle);
    expect(result).toMatchObject({ status: 'unique', lineSolvable: false });
  });

  it('accepts any picture for "any", so that some are ambiguous', () => {
    const statuses = Array.from({ length: 40 }, (_, seed) => {
      const { puzzle } = made({ width: 6, height: 6, density: 0.3, require: 'any', seed });
      return solve(puzzle).status;
    });
    expect(new Set(statuses)).toEqual(new Set(['unique', 'multiple']));
  });

  it.each(SYMMETRIES)('has the symmetry %s, and no other', (symmetry) => {
    const seen = { horizontal: 0, vertical: 0, rotate: 0 };
    for (let seed = 0; seed < 20; seed++) {
      const { goal } = made({ width: 9, height: 8, symmetry, seed, density: 0.6 });
      const upsideDown = turnGrid(turnGrid(goal));
      const mirrored = mirrorGrid(goal);
      const flipped = turnGrid(turnGrid(mirrored));
      if (sameGrid(goal, mirrored)) seen.horizontal++;
      if (sameGrid(goal, flipped)) seen.vertical++;
      if (sameGrid(goal, upsideDown)) seen.rotate++;
    }
    const all = {
      none: [0, 0, 0],
      horizontal: [20, 0, 0],
      vertical: [0, 20, 0],
      both: [20, 20, 20],
      rotate: [0, 0, 20],
    };
    expect([seen.horizontal, seen.vertical, seen.rotate]).toEqual(all[symmetry]);
  });

  it.each([0.3, 0.6, 0.9])('fills about %d of the cells', (density) => {
    const { goal } = made({ width: 50, height: 50, density, require: 'any' });
    const filled = goal.cells.filter((color) => color !== 0).length;
    expect(Math.abs(filled / 2500 - density)).toBeLessThan(0.05);
  });

  it.each(PICTURE_STYLES)('draws pictures in the style %s', (style) => {
    for (const symmetry of SYMMETRIES) {
      const wish = {
        width: 20,
        height: 15,
        style,
        symmetry,
        density: 0.5,
        colors: 2,
        seed: symmetry,
      };
      const { puzzle, goal } = made({ ...wish, require: 'line' });
      expect(solve(puzzle, { lineOnly: true }).status).toBe('unique');
      const first = firstAlike(20, 15, symmetry);
      expect(goal.cells.every((color, cell) => color === goal.cells[first[cell] ?? 0])).toBe(true);
      expect(new Set(goal.cells)).toEqual(new Set([0, 1, 2]));
      expect(Math.abs(computeShare(goal) - 0.5)).toBeLessThan(0.11);
    }
  });

  it('draws forms, not noise', () => {
    const edges = PICTURE_STYLES.map((style) =>
      [1, 2, 3, 4, 5].reduce((sum, seed) => {
        const { goal } = made({ width: 30, height: 30, style, seed, require: 'any' });
        return sum + countEdges(goal);
      }, 0),
    );
    const [noise = 0, ...drawn] = edges;
    for (const each of drawn) expect(each).toBeLessThan(0.7 * noise);
  });

  it.each([
    ['noise', 0.45],
    ['blobs', 0.7],
    ['strokes', 0.7],
    ['shapes', 0.7],
  ] as const)('makes pictures in the style %s that meet an aim', (style, share) => {
    const size = { width: 20, height: 20, style };
    // calmer pictures have fewer blocks
    const wanted = share * blocksOf(made({ ...size, seed: 'usual' }).puzzle);
    const aim = (puzzle: Puzzle): number => {
      const miss = blocksOf(puzzle) - wanted;
      return Math.abs(miss) <= 3 ? 0 : miss;
    };
    const { puzzle } = made({ ...size, aim, maxTries: 400 });
    expect(solve(puzzle).status).toBe('unique');
    expect(Math.abs(blocksOf(puzzle) - wanted)).toBeLessThanOrEqual(3);
  });

  it('gives up soon if no puzzle comes nearer to the aim, and returns the nearest', () => {
    let last: GenerateProgress | undefined;
    const aim = (puzzle: Puzzle): number => blocksOf(puzzle) - 1000;
    const onProgress = (progress: GenerateProgress): void => {
      last = progress;
    };
    const wish = { width: 6, height: 6, aim, maxTries: 4000, onProgress };
    expect(generate(wish)).toBeUndefined();
    expect(last?.tries).toBeLessThan(400);
    expect(last?.nearest && solve(last.nearest).status).toBe('unique');
  });

  it.each([1, 3, 25])('uses %d colours, all different', (colors) => {
    const { puzzle, goal } = made({ width: 30, height: 30, colors });
    expect(new Set(goal.cells).size).toBe(colors + 1);
    expect(new Set(puzzle.palette.map(({ rgb }) => rgb)).size).toBe(colors + 1);
  });

  it('gives the same puzzle for the same seed', () => {
    const picture = (seed: string) => made({ width: 15, height: 15, seed }).goal;
    expect(sameGrid(picture('7/1'), picture('7/1'))).toBe(true);
    expect(sameGrid(picture('7/1'), picture('7/2'))).toBe(false);
  });

  it('asks the caller whether a puzzle is acceptable', () => {
    const isEmptyAbove = ({ rows }: Puzzle): boolean => rows[0]?.length === 0;
    const { puzzle } = made({ width: 3, height: 3, accept: isEmptyAbove });
    expect(isEmptyAbove(puzzle)).toBe(true);
    expect(generate({ width: 3, height: 3, accept: () => false, maxTries: 5 })).toBeUndefined();
  });

  it.each([
    { width: 50, height: 50, density: 0.3, require: 'line' },
    { width: 50, height: 50, density: 0.1, require: 'line', symmetry: 'both' },
    { width: 40, height: 40, density: 0.3, require: 'unique', colors: 3 },
    { width: 10, height: 10, density: 0.05, require: 'line' },
    { width: 30, height: 30, density: 0.2, require: 'line', colors: 100 },
  ] as const)('makes sparse puzzles with the requested share of filled cells: %j', (options) => {
    const { puzzle, goal } = made(options);
    const result = solve(puzzle);
    expect(result.status).toBe('unique');
    if (options.require === 'line') expect(result.lineSolvable).toBe(true);
    const filled = goal.cells.filter((color) => color !== 0).length / goal.cells.length;
    expect(filled).toBeGreaterThan(options.density / 2 - 0.02);
    expect(filled).toBeLessThan(options.density + 0.1);
    expect(new Set(goal.cells).size).toBe(1 + ('colors' in options ? options.colors : 1));
  });

  it('uses as many colours as there is room for', () => {
    expect(roomForColors({ width: 5, height: 5, density: 0.6, symmetry: 'none' })).toBe(15);
    expect(roomForColors({ width: 4, height: 4, density: 0.5, symmetry: 'both' })).toBe(2);
    expect(roomForColors({ width: 1, height: 1, density: 0.1, symmetry: 'none' })).toBe(1);
    const { goal } = made({ width: 5, height: 5, colors: 15 });
    expect(new Set(goal.cells).size).toBe(16);
  });

  it('gives up if there is no such puzzle, and can be stopped earlier', () => {
    const accept = () => false;
    expect(generate({ width: 20, height: 20, accept, maxTries: 3 })).toBeUndefined();
    const steps = generateSteps({ width: 50, height: 50, density: 0.3, require: 'line' });
    expect(steps.next()).toMatchObject({ done: false, value: { tries: 1 } });
    expect(steps.return(undefined)).toEqual({ done: true, value: undefined });
  });

  it.each([
    { width: 0, height: 3 },
    { width: 3, height: 2.5 },
    { width: 3, height: 3, density: 1.1 },
    { width: 3, height: 3, colors: 0 },
    { width: 3, height: 3, maxTries: 0 },
    { width: 3, height: 3, style: 'cubist' as 'noise' },
  ])('refuses %j', (options) => {
    expect(() => generate(options)).toThrow(RangeError);
  });
});
