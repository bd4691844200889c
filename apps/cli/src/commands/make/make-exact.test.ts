/** `draw --style plain`, then `make --exact`: the same puzzle comes back. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Puzzle, puzzleOf, randomOf, rgbOf } from '@nonokit/core';
import { randomGrid } from '@nonokit/core/testing';
import { readPuzzles } from '@nonokit/formats';
import { solutionsOf, solve } from '@nonokit/solver';
import { safeDrawPng } from 'nonokit/node';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { exactPuzzle } from './make-exact.js';

const FOLDER = new URL('../../../../../puzzles/', import.meta.url);
const FILES = readdirSync(FOLDER).filter(
  (name) => !/^(bad|kinds|LICENSE|README|expected)/.test(name),
);

/** Makes a puzzle from its own drawing with cells of `cell` pixels. */
async function drawnAndMade(puzzle: Puzzle, cell: number): Promise<Puzzle> {
  const png = await safeDrawPng(puzzle, { style: 'plain', cell });
  if (!png.ok) throw new Error(png.problem.message);
  return exact(png.value);
}

async function exact(bytes: Uint8Array, background?: string): Promise<Puzzle> {
  const options = background === undefined ? {} : { background };
  const made = await exactPuzzle('a.png', bytes, { meta: {}, ...options });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.puzzle;
}

/** The parts of a puzzle that an image can hold. */
function kept({ width, height, rows, columns, palette, goal }: Puzzle): unknown {
  const colors = palette.map(({ rgb }) => rgb);
  return { width, height, rows, columns, colors, cells: [...(goal?.cells ?? [])] };
}

/** A coloured grid of up to 24x24 and 30 inks, with a background of any colour. */
function randomPuzzle(seed: number): Puzzle {
  const random = randomOf(seed);
  const inks = 1 + random.below(30);
  const colors = new Set<string>();
  while (colors.size <= inks)
    colors.add(rgbOf(random.below(256), random.below(256), random.below(256)));
  const width = 1 + random.below(24);
  const height = 1 + random.below(24);
  const grid = randomGrid(random, width, height, inks, random.next());
  return puzzleOf(
    grid,
    [...colors].map((rgb) => ({ rgb })),
  );
}

describe('draw, then make --exact', () => {
  it.each(FILES.filter((name) => name !== 'impossible.json'))('gives back %s', async (name) => {
    const read = readPuzzles(readFileSync(new URL(name, FOLDER)), { name });
    const results = read.ok ? read.value.puzzles : [];
    expect(results.length).toBeGreaterThan(0);
    for (const result of results) {
      if (!result.ok) throw new Error(result.problem.message);
      const goal = result.value.goal ?? solutionsOf(solve(result.value))[0];
      if (goal === undefined) throw new Error('there is no picture to draw');
      const puzzle = { ...result.value, goal };
      expect(kept(await drawnAndMade(puzzle, 8))).toEqual(kept(puzzle));
    }
  });

  it('gives back 1,000 random coloured grids, with several cell sizes', async () => {
    for (let seed = 0; seed < 1000; seed++) {
      const puzzle = randomPuzzle(seed);
      expect(kept(await drawnAndMade(puzzle, 1 + (seed % 9)))).toEqual(kept(puzzle));
    }
  });
});

describe('make --exact', () => {
  const pixels = (rows: readonly string[]) => {
    const colors = {
      '#': [0, 0, 0, 255],
      '.': [255, 255, 255, 255],
      r: [200, 0, 0, 255],
      ' ': [0, 0, 0, 0],
    };
    const data = rows.flatMap((row) => [...row].flatMap((c) => colors[c as keyof typeof colors]));
    const raw = { width: rows[0]?.length ?? 0, height: rows.length, channels: 4 as const };
    return sharp(Uint8Array.from(data), { raw });
  };

  it('takes pixels as cells, and transparent ones as background', async () => {
    const puzzle = await exact(await pixels(['r .', ' .r', '.r ']).png().toBuffer());
    expect([...(puzzle.goal?.cells ?? [])]).toEqual([1, 0, 2, 0, 2, 1, 2, 1, 0]);
  });

  it('scales enlarged pixel art down first', async () => {
    const art = pixels(['#.r', '.r.', '#..']);
    const large = await art.resize(21, 21, { kernel: 'nearest' }).png().toBuffer();
    const puzzle = await exact(large);
    expect([...(puzzle.goal?.cells ?? [])]).toEqual([1, 0, 2, 0, 2, 0, 1, 0, 0]);
  });

  it('makes every pixel a filled cell if there is no background', async () => {
    const pixels = Buffer.from([255, 255, 255, 200, 0, 0, 0, 0, 0, 255, 255, 255]);
    const raw = { width: 2, height: 2, channels: 3 } as const;
    const png = await sharp(pixels, { raw }).png().toBuffer();
    const puzzle = await exact(png, 'none');
    expect(puzzle.rows.map((row) => row.length)).toEqual([2, 2]);
    const [paper, ...inks] = puzzle.palette.map(({ rgb }) => rgb);
    expect(inks.sort()).toEqual(['#000000', '#c80000', '#ffffff']);
    expect(inks).not.toContain(paper);
    expect(solve(puzzle).status).toBe('unique');
  });

  it('uses the requested background', async () => {
    const png = await pixels(['#.r', '.r.']).png().toBuffer();
    const puzzle = await exact(png, '#000000');
    expect(puzzle.palette.map(({ rgb }) => rgb)).toEqual(['#000000', '#ffffff', '#c80000']);
    expect([...(puzzle.goal?.cells ?? [])]).toEqual([0, 1, 2, 1, 2, 1]);
    const missing = await exactPuzzle('a.png', png, { meta: {}, background: '#123456' });
    expect(missing).toMatchObject({ ok: false, problem: { code: 'no-such-color' } });
  });

  it('changes cells only on request', async () => {
    const png = await pixels(['#.', '.#']).png().toBuffer();
    const plain = await exactPuzzle('a.png', png, { meta: {} });
    expect(plain.ok && plain.value).toMatchObject({
      status: 'multiple',
      changed: [],
      reached: true,
    });
    const mended = await exactPuzzle('a.png', png, { meta: {}, repair: 'line', maxFlips: 4 });
    expect(mended.ok && mended.value).toMatchObject({ status: 'unique', reached: true });
  });

  it('reads SVG drawings made by other programs', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><g style="stroke:none">' +
      '<polygon points="0,0 30,0 30,20 0,20" fill="#fff"/><polygon points="0,0 10,0 10,10 0,10"/>' +
      '<polygon points="20,10 30,10 30,20 20,20" fill="#c80000"/></g></svg>';
    const puzzle = await exact(new TextEncoder().encode(svg));
    expect([...(puzzle.goal?.cells ?? [])]).toEqual([1, 0, 0, 0, 0, 2]);
  });
});
