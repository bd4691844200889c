/**
 * Films: each cell is found once and correctly, assumptions are marked while the film runs, and
 * passes are sums of lines.
 */
import { type Grid, gridOf, type Puzzle, puzzleOf, UNKNOWN } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import type { FilmStep } from '@nonokit/render';
import { describe, expect, it } from 'vitest';
import { type FramesOptions, framesOf } from './frames.js';

const BLACK = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
const TREE = puzzleOf(drawnGrid('..a..', '.aaa.', 'aaaaa', '..a..', '.aaa.'), BLACK);
const PROBED = puzzleOf(drawnGrid('.aa..', 'aa...', 'a.a..', 'a..a.', '.a.a.'), BLACK);
const CHEQUER = puzzleOf(drawnGrid('a.', '.a'), BLACK);

async function film(puzzle: Puzzle, own: Partial<FramesOptions> = {}): Promise<FilmStep[]> {
  const steps = await framesOf(puzzle, {
    frames: 'lines',
    lang: 'en',
    lineOnly: false,
    showStuck: false,
    timeoutMs: undefined,
    signal: new AbortController().signal,
    solutions: async () => ({ first: puzzle.goal as Grid }),
    ...own,
  });
  if (!Array.isArray(steps)) throw new Error('no film');
  return steps;
}

/** The last picture and its marked cells. */
function replayEnd(
  puzzle: Puzzle,
  steps: readonly FilmStep[],
): { cells: number[]; marked: string[] } {
  const cells = Array(puzzle.width * puzzle.height).fill(UNKNOWN);
  const marks = new Map<number, string>();
  for (const step of steps) {
    step.cells.forEach((cell, k) => {
      cells[cell] = step.colors[k];
      if (step.mark === undefined) marks.delete(cell);
      else marks.set(cell, step.mark);
    });
    for (const cell of step.unmark ?? []) marks.delete(cell);
  }
  return { cells, marked: [...marks].map(([cell, mark]) => `${cell} ${mark}`) };
}

describe('framesOf', () => {
  it.each(['lines', 'passes', 'steps'] as const)('ends with the solution: %s', async (frames) => {
    for (const puzzle of [TREE, PROBED]) {
      const { cells, marked } = replayEnd(puzzle, await film(puzzle, { frames }));
      expect(cells).toEqual([...(puzzle.goal?.cells ?? [])]);
      expect(marked).toEqual([]);
    }
  });

  it('makes fewer frames by passes than by lines', async () => {
    const lines = await film(TREE);
    const passes = await film(TREE, { frames: 'passes' });
    expect(passes.length).toBeLessThan(lines.length);
    const sorted = (steps: FilmStep[]) => steps.flatMap(({ cells }) => cells).sort((a, b) => a - b);
    expect(sorted(passes)).toEqual(sorted(lines));
  });

  it('tints cells found by an assumption, until the last frame', async () => {
    const steps = await film(PROBED);
    expect(steps.map(({ mark }) => mark)).toContain('assumed');
    expect(steps.at(-1)?.mark).toBeUndefined();
    expect((await film(TREE)).some(({ mark }) => mark !== undefined)).toBe(false);
  });

  it('describes in words what each step finds, and marks it until the next step', async () => {
    const steps = await film(TREE, { frames: 'steps' });
    expect(steps[0]).toMatchObject({ mark: 'found' });
    expect(steps[0]?.caption).toMatch(/^(Row|Column) \d, [a-z -]+: .*\.$/);
    expect(steps[1]?.unmark).toEqual(steps[0]?.cells);
    const russian = await film(TREE, { frames: 'steps', lang: 'ru' });
    expect(russian[0]?.caption).toMatch(/^(Строка|Столбец) \d(, | заполняется полностью)/);
    const chained = await film(PROBED, { frames: 'steps' });
    expect(chained.map(({ mark }) => mark)).toContain('assumed');
  });

  it('leaves cells that line logic does not reach orange, on request', async () => {
    const steps = await film(PROBED, { showStuck: true });
    const { cells, marked } = replayEnd(PROBED, steps);
    expect(cells).toEqual([...(PROBED.goal?.cells ?? [])]);
    expect(marked.length).toBeGreaterThan(0);
    expect(new Set(marked.map((mark) => mark.split(' ')[1]))).toEqual(new Set(['stuck']));
    const lineOnly = await film(PROBED, { showStuck: true, lineOnly: true });
    const end = replayEnd(PROBED, lineOnly);
    expect(end.marked).toHaveLength(end.cells.filter((cell) => cell === UNKNOWN).length);
  });

  it('jumps to a solution of an ambiguous puzzle, and marks the differences', async () => {
    const second = gridOf([
      [0, 1],
      [1, 0],
    ]);
    const first = CHEQUER.goal as Grid;
    const steps = await film(CHEQUER, { solutions: async () => ({ first, second }) });
    expect(steps.map(({ mark, cells }) => [mark, cells])).toEqual([['differs', [0, 1, 2, 3]]]);
  });

  it('tells below the last frame how an explanation ends', async () => {
    const captions = async (puzzle: Puzzle, own: Partial<FramesOptions> = {}) => {
      const steps = await film(puzzle, { frames: 'steps', ...own });
      return steps.map(({ caption }) => caption);
    };
    for (const puzzle of [TREE, PROBED]) {
      const all = await captions(puzzle);
      expect(all.at(-1)).toBe('Solved.');
      expect(all.filter((caption) => caption === 'Solved.')).toHaveLength(1);
    }
    expect((await captions(TREE, { lang: 'ru' })).at(-1)).toBe('Решено.');
    const second = gridOf([
      [0, 1],
      [1, 0],
    ]);
    const solutions = async () => ({ first: CHEQUER.goal as Grid, second });
    expect((await captions(CHEQUER, { solutions })).at(-1)).toContain('more than one solution');
    expect((await captions(CHEQUER)).slice(-2)).toEqual([
      'The rest is found by searching.',
      'Solved.',
    ]);
    expect((await captions(PROBED, { lineOnly: true })).at(-1)).toBe('Single lines tell no more.');
    const stuck = await captions(PROBED, { lineOnly: true, showStuck: true });
    expect(stuck.at(-1)).toBe('Single lines tell no more.');
    expect(
      (await captions(PROBED, { frames: 'lines' })).every((caption) => caption === undefined),
    ).toBe(true);
  });

  it('stops where line logic stops, on request', async () => {
    expect(await film(CHEQUER, { lineOnly: true })).toEqual([]);
  });

  it('leaves it to the search to report that there is no solution', async () => {
    let asked = 0;
    const solutions = async (): Promise<undefined> => {
      asked++;
      return undefined;
    };
    const rows = [[{ size: 2, color: 1 }], []];
    const columns = [[{ size: 2, color: 1 }], []];
    const puzzle = { ...CHEQUER, rows, columns };
    await expect(film(puzzle, { solutions })).rejects.toThrow('no film');
    expect(asked).toBe(1);
  });
});
