/** GIF: another decoder reads back the pictures and times of the film. */
import { gridOf, puzzleOf } from '@nonokit/core';
import { readPuzzles } from '@nonokit/formats';
import { type FilmStep, renderFilm } from '@nonokit/render';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadAssets } from '../node/png.js';
import { encodeGif } from './gif.js';

const PALETTE = [{ rgb: '#ffffff' }, { rgb: '#102080' }, { rgb: '#ffe14d' }];
const PICTURE = gridOf([
  [0, 1, 1, 0, 2],
  [1, 1, 2, 2, 2],
  [0, 0, 0, 1, 0],
]);

/** A film that finds one row after the other. */
const STEPS: FilmStep[] = [0, 1, 2].map((row) => {
  const cells = [0, 1, 2, 3, 4].map((column) => row * 5 + column);
  return { cells, colors: cells.map((cell) => PICTURE.cells[cell] ?? 0) };
});

async function gif(style: 'plain' | 'sheet', cell: number): Promise<Uint8Array> {
  const puzzle = puzzleOf(PICTURE, PALETTE);
  const film = await renderFilm(puzzle, { style, cell }, STEPS, loadAssets);
  if (!film.ok) throw new Error(film.problem.message);
  return encodeGif(film.value, { frameDelayMs: 250, endDelayMs: 2000 });
}

/** The palette indices in a frame of a plain film with one pixel per cell. */
function gridIn(rgba: Uint8Array, frame: number): (number | undefined)[] {
  const { width, height } = PICTURE;
  return Array.from({ length: width * height }, (_, k) => {
    const at = 4 * (frame * width * height + k);
    const hex = [...rgba.subarray(at, at + 3)].map((byte) => byte.toString(16).padStart(2, '0'));
    const color = PALETTE.findIndex(({ rgb }) => rgb === `#${hex.join('')}`);
    return color < 0 ? undefined : color;
  });
}

describe('encodeGif', () => {
  it('draws every step over the previous one, and shows the last for the requested time', async () => {
    const bytes = await gif('plain', 1);
    const image = sharp(bytes, { animated: true });
    const { pages, delay, loop } = await image.metadata();
    expect([pages, delay, loop]).toEqual([4, [250, 250, 250, 2000], 0]);
    const rgba = await image.ensureAlpha().raw().toBuffer();
    const expected: (number | undefined)[] = Array(15).fill(undefined);
    for (let frame = 0; frame < 4; frame++) {
      for (const cell of STEPS[frame - 1]?.cells ?? []) expected[cell] = PICTURE.cells[cell];
      expect(gridIn(rgba, frame)).toEqual(expected);
    }
  });

  it('can be read by our own reader, too', async () => {
    const bytes = await gif('plain', 1);
    const read = readPuzzles(bytes);
    if (!read.ok) throw new Error(read.problem.message);
    const [first] = read.value.puzzles;
    if (first?.ok !== true) throw new Error('no puzzle in it');
    expect([first.value.width, first.value.height]).toEqual([5, 3]);
    expect(first.warnings.map(({ code }) => code)).toContain('first-frame');
  });

  it('ends with exactly the sheet of the solution', async () => {
    const { renderPng } = await import('@nonokit/render');
    const png = await renderPng(
      puzzleOf(PICTURE, PALETTE),
      { what: 'solution', title: '', legend: true },
      loadAssets,
    );
    if (!png.ok) throw new Error(png.problem.message);
    const bytes = await gif('sheet', 24);
    const last = await sharp(bytes, { page: 3 }).removeAlpha().raw().toBuffer();
    const sheet = await sharp(png.value).removeAlpha().raw().toBuffer();
    expect(last.equals(sheet)).toBe(true);
  });
});
