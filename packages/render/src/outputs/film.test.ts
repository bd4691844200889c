/**
 * Films: every frame equals, pixel for pixel, the sheet of the cells known by then, and only
 * changes are stored.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Grid,
  gridOf,
  type Palette,
  type PartialGrid,
  puzzleOf,
  UNKNOWN,
} from '@nonokit/core';
import { arbitraryPicture } from '@nonokit/core/testing';
import { Resvg } from '@resvg/resvg-wasm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mark } from '../look/mark.js';
import { TRANSPARENT } from './colors.js';
import { type Film, type FilmOptions, renderFilm } from './film.js';
import type { FilmStep } from './film-frames.js';
import type { PngAssets } from './png.js';
import { renderSvg } from './svg.js';

const { resolve } = createRequire(import.meta.url);
const assets: PngAssets = {
  wasm: readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')),
  font: readFileSync(resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf')),
};

const BLACK: Palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }];

async function film(grid: Grid, palette: Palette, options: FilmOptions, steps: FilmStep[]) {
  const result = await renderFilm(puzzleOf(grid, palette), options, steps, async () => assets);
  if (!result.ok) throw new Error(result.problem.message);
  return { film: result.value, warnings: result.warnings.map(({ code }) => code) };
}

/** Every frame's pixels as 0xrrggbb, put together from the first picture and the rectangles. */
function listPixels({ width, height, palette, frames }: Film): Int32Array[] {
  const indices = new Uint8Array(width * height);
  const pixels: Int32Array[] = [];
  for (const { parts, whole } of frames) {
    for (const { box, indices: part } of parts) {
      part.forEach((index, k) => {
        const x = box.left + (k % box.width);
        const y = box.top + Math.floor(k / box.width);
        if (index !== TRANSPARENT) indices[y * width + x] = index;
      });
    }
    expect(whole.every((index, k) => index === indices[k])).toBe(true);
    pixels.push(Int32Array.from(indices, (index) => palette[index] ?? -1));
  }
  return pixels;
}

function sheetPixels(
  grid: Grid,
  palette: Palette,
  options: FilmOptions & { picture: PartialGrid; marks: Map<number, Mark> },
): Int32Array {
  const svg = renderSvg(puzzleOf(grid, palette), { ...options, what: 'solution' });
  if (!svg.ok) throw new Error(svg.problem.message);
  const resvg = new Resvg(svg.value, { font: { fontBuffers: [assets.font] } });
  const { pixels } = resvg.render();
  return Int32Array.from(
    { length: pixels.length / 4 },
    (_, k) =>
      ((pixels[4 * k] ?? 0) << 16) | ((pixels[4 * k + 1] ?? 0) << 8) | (pixels[4 * k + 2] ?? 0),
  );
}

/**
 * True for one colour; edges of letters may be a shade off where a sheet has more than 255 colours.
 */
function isNear(a: number, b: number): boolean {
  return [16, 8, 0].every((by) => Math.abs(((a >> by) & 255) - ((b >> by) & 255)) <= 12);
}

describe('renderFilm', () => {
  it('shows in every frame the same as a sheet of the same cells', async () => {
    const options = fc.record({
      style: fc.constantFrom('sheet', 'plain'),
      theme: fc.constantFrom('light', 'dark', 'print'),
      cell: fc.integer({ min: 8, max: 40 }),
      title: fc.constantFrom(false, 'Ёж'),
      legend: fc.boolean(),
    });
    const picture = arbitraryPicture({ maxSize: 10, maxInks: 3 });
    // starts resvg, which drawing the sheets to compare with needs
    await film(gridOf([[1]]), BLACK, {}, []);
    await fc.assert(
      fc.asyncProperty(
        picture,
        options,
        fc.integer({ min: 1, max: 5 }),
        async (drawn, look, every) => {
          const { grid, palette } = drawn;
          const cells = [...grid.cells.keys()];
          const steps = Array.from({ length: every }, (_, k): FilmStep => {
            const own = cells.filter((cell) => cell % every === k);
            const colors = own.map((cell) => grid.cells[cell] ?? 0);
            const mark = k === 1 && look.style === 'sheet' ? 'assumed' : undefined;
            return { cells: own, colors, mark };
          });
          if (look.style === 'sheet') {
            steps.push({ cells: [], colors: [], unmark: cells.filter((cell) => cell % 2 === 0) });
            steps.unshift({ cells: [0], colors: [UNKNOWN], mark: 'stuck' });
          }
          const shown = listPixels((await film(grid, palette, look, steps)).film);
          expect(shown).toHaveLength(steps.length + 1);
          const known = { ...grid, cells: new Int32Array(grid.cells.length).fill(UNKNOWN) };
          const marks = new Map<number, Mark>();
          for (const [k, pixels] of shown.entries()) {
            const step = steps[k - 1];
            step?.cells.forEach((cell, n) => {
              known.cells[cell] = step.colors[n] ?? 0;
              if (step.mark === undefined) marks.delete(cell);
              else marks.set(cell, step.mark);
            });
            for (const cell of step?.unmark ?? []) marks.delete(cell);
            const sheet = sheetPixels(grid, palette, { ...look, picture: known, marks });
            expect(pixels.length).toBe(sheet.length);
            const differing = pixels.findIndex((pixel, at) => !isNear(pixel, sheet[at] ?? -1));
            expect(differing, `frame ${k}`).toBe(-1);
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it('stores only the rectangle that a step changes', async () => {
    const grid = gridOf([Array(10).fill(1), Array(10).fill(0)]);
    const steps = [{ cells: [2, 3], colors: [1, 1] }];
    const { film: shot } = await film(grid, BLACK, { cell: 24 }, steps);
    const [, frame] = [...shot.frames];
    const [part] = frame?.parts ?? [];
    expect(part?.box).toMatchObject({ width: 47, height: 23 });
    expect(part?.indices.includes(TRANSPARENT)).toBe(true);
  });

  it('writes captions below the sheet and leaves the sheet alone', async () => {
    const grid = gridOf([[1, 0]]);
    const step = (caption: string): FilmStep => ({ cells: [], colors: [], caption });
    const steps = [step('Row 1, overlap'), step('Строка 1, внахлёст'), step('Row 1, overlap')];
    const plain = (await film(grid, BLACK, {}, [])).film;
    const { film: shot, warnings } = await film(grid, BLACK, {}, steps);
    expect(warnings).toEqual([]);
    expect(shot.height).toBeGreaterThan(plain.height);
    const [, first, second, third] = listPixels(shot);
    expect(first).not.toEqual(second);
    expect(first).toEqual(third);
  });

  it('stores distant cells, and a caption, as separate rectangles', async () => {
    const grid = gridOf(Array.from({ length: 30 }, () => Array(30).fill(0)));
    const steps: FilmStep[] = [
      { cells: [0], colors: [0], mark: 'found', caption: 'Row 1' },
      { cells: [899], colors: [0], mark: 'found', unmark: [0], caption: 'Row 30' },
      { cells: [898], colors: [0], unmark: [899] },
    ];
    const { film: shot } = await film(grid, BLACK, { cell: 20 }, steps);
    const parts = [...shot.frames].slice(1).map((frame) => frame.parts.map(({ box }) => box));
    expect(parts.map((boxes) => boxes.length)).toEqual([2, 3, 1]);
    for (const { width, height } of parts.flat()) expect(width * height).toBeLessThan(40 * 20);
  });

  it('stores distant cells of a line as two rectangles, if there is time for them', async () => {
    const grid = gridOf([Array(30).fill(0)]);
    const step = { cells: [0, 1, 28, 29], colors: [0, 0, 0, 0] };
    const parts = async (steps: FilmStep[]) => {
      const { film: shot } = await film(grid, BLACK, { cell: 24 }, steps);
      return [...shot.frames][1]?.parts.filter(({ box }) => box.height === 20) ?? [];
    };
    const apart = await parts([{ ...step, caption: 'Row 1' }]);
    expect(apart.map(({ box }) => box.width)).toEqual([46, 45]);
    expect(await parts([step])).toHaveLength(1);
  });

  it('keeps captions within their box, however long they are', async () => {
    const letters = Array.from({ length: 700 }, (_, k) => String.fromCharCode(33 + k)).join('');
    const steps = [letters, `${'W'.repeat(5000)} Жy`].map((caption): FilmStep => {
      return { cells: [], colors: [], caption };
    });
    const plain = (await film(gridOf([[1]]), BLACK, { title: false }, [])).film;
    const { film: shot } = await film(gridOf([[1]]), BLACK, { title: false }, steps);
    expect(shot.height - plain.height).toBeLessThan(8 * 25 + 24);
    expect(listPixels(shot)).toHaveLength(3);
  });

  it('reports which characters its font lacks', async () => {
    const grid = gridOf([[1]]);
    const title = await film(grid, BLACK, { title: '猫 Cat' }, []);
    expect(title.warnings).toEqual(['missing-characters']);
    const caption = await film(grid, BLACK, {}, [{ cells: [], colors: [], caption: '行' }]);
    expect(caption.warnings).toEqual(['missing-characters']);
  });

  it('accepts any number of inks, and warns if they look alike', async () => {
    const palette = Array.from({ length: 400 }, (_, k) => ({
      rgb: `#${(k * 40_000).toString(16).padStart(6, '0')}`,
    }));
    const grid = { width: 20, height: 20, cells: Uint16Array.from({ length: 400 }, (_, k) => k) };
    const steps = [{ cells: [...grid.cells], colors: [...grid.cells] }];
    const { film: shot, warnings } = await film(grid, palette, { style: 'plain', cell: 1 }, steps);
    expect(warnings).toEqual(['too-many-colors']);
    expect(shot.palette.length).toBeLessThanOrEqual(256);
    const last = listPixels(shot).at(-1);
    const far = palette.filter(({ rgb }, k) => {
      const a = Number.parseInt(rgb.slice(1), 16);
      const b = last?.[k] ?? 0;
      return [16, 8, 0].some((by) => Math.abs(((a >> by) & 255) - ((b >> by) & 255)) > 51);
    });
    expect(far).toEqual([]);
  });
});
