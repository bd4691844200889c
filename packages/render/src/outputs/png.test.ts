/** PNG: decoding gives the cells of the picture, and SVG and PNG show the same picture. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  blankGrid,
  type Grid,
  gridOf,
  type Palette,
  type PartialGrid,
  puzzleOf,
  type Result,
  rgbOf,
} from '@nonokit/core';
import { arbitraryPicture, paletteOf } from '@nonokit/core/testing';
import { Resvg } from '@resvg/resvg-wasm';
import fc from 'fast-check';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { planLayout } from '../layout/layout.js';
import { digitsWidth } from '../layout/measure.js';
import { emptyGround } from '../look/grounds.js';
import { cellPaints } from '../look/inks.js';
import { createDrawing, type DrawOptions } from '../look/options.js';
import { THEMES } from '../look/theme.js';
import { MAX_PIXELS, type PngAssets, renderPng } from './png.js';
import { renderSvg } from './svg.js';

const { resolve } = createRequire(import.meta.url);

async function loadAssets(): Promise<PngAssets> {
  return {
    wasm: readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')),
    font: readFileSync(resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf')),
  };
}

async function noAssets(): Promise<PngAssets> {
  throw new Error('the plain style needs no assets');
}

async function png(grid: Grid, palette: Palette, options: DrawOptions): Promise<Uint8Array> {
  const load = options.style === 'plain' ? noAssets : loadAssets;
  const result = await renderPng(puzzleOf(grid, palette), options, load);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** A PNG as its size and the colour of each pixel. */
function pixels(file: Uint8Array): { width: number; at: (x: number, y: number) => string } {
  const { width, data, channels, depth, palette } = decode(file);
  if (palette === undefined) {
    const at = (x: number, y: number): string => {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * channels);
      return rgbOf(red, green, blue);
    };
    return { width, at };
  }
  const stride = Math.ceil((width * depth) / 8);
  const at = (x: number, y: number): string => {
    const byte = data[y * stride + Math.floor((x * depth) / 8)] ?? 0;
    const index = (byte >> (8 - depth - ((x * depth) % 8))) & ((1 << depth) - 1);
    const [red = 0, green = 0, blue = 0] = palette[index] ?? [];
    return rgbOf(red, green, blue);
  };
  return { width, at };
}

function withUnknowns(grid: Grid, every: number): PartialGrid {
  const cells = Int32Array.from(grid.cells, (color, i) => (i % every === 0 ? -1 : color));
  return { width: grid.width, height: grid.height, cells };
}

describe('a plain PNG', () => {
  it('decodes to the same grid', async () => {
    const picture = arbitraryPicture({ maxSize: 9, maxInks: 20 });
    await fc.assert(
      fc.asyncProperty(picture, fc.integer({ min: 1, max: 9 }), async ({ grid, palette }, cell) => {
        const { width, at } = pixels(await png(grid, palette, { style: 'plain', cell }));
        expect(width).toBe(grid.width * cell);
        grid.cells.forEach((color, i) => {
          const x = (i % grid.width) * cell;
          const y = Math.floor(i / grid.width) * cell;
          for (const [dx, dy] of [
            [0, 0],
            [cell - 1, cell - 1],
          ] as const) {
            expect(at(x + dx, y + dy)).toBe(palette[color]?.rgb);
          }
        });
      }),
    );
  });

  it.each([2, 4, 16, 17, 256, 300])('holds %i colours', async (colors) => {
    const grid = blankGrid(colors, 1);
    const palette = paletteOf(colors - 1);
    grid.cells.forEach((_, i) => {
      grid.cells[i] = i;
    });
    const { at } = pixels(await png(grid, palette, { style: 'plain', cell: 1 }));
    expect(Array.from(grid.cells, (_, x) => at(x, 0))).toEqual(palette.map(({ rgb }) => rgb));
  });

  it('is the same picture as the plain SVG, unknown cells included', async () => {
    // starts resvg, which the comparison needs
    await png(gridOf([[1]]), paletteOf(1), {});
    const picture = arbitraryPicture({ maxSize: 40, maxInks: 3 });
    const every = fc.integer({ min: 1, max: 4 });
    await fc.assert(
      fc.asyncProperty(
        picture,
        fc.integer({ min: 1, max: 13 }),
        every,
        async (drawn, cell, every) => {
          const { grid, palette } = drawn;
          const options: DrawOptions = { style: 'plain', cell, picture: withUnknowns(grid, every) };
          const svg = renderSvg(puzzleOf(grid, palette), options);
          if (!svg.ok) throw new Error(svg.problem.message);
          const resvg = new Resvg(svg.value);
          const drawnSvg = pixels(resvg.render().asPng());
          const drawnPng = pixels(await png(grid, palette, options));
          for (let y = 0; y < grid.height * cell; y++) {
            for (let x = 0; x < grid.width * cell; x++) {
              if (drawnSvg.at(x, y) !== drawnPng.at(x, y)) throw new Error(`differs at ${x},${y}`);
            }
          }
          resvg.free();
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('a sheet as PNG', () => {
  it('shows each cell in its colour at its place in the layout', async () => {
    const picture = arbitraryPicture({ maxSize: 7, maxInks: 3 });
    const theme = fc.constantFrom('light', 'dark', 'print');
    await fc.assert(
      fc.asyncProperty(picture, theme, async ({ grid, palette }, theme) => {
        const options: DrawOptions = { what: 'both', theme, title: 'Ёжик' };
        const drawing = createDrawing(puzzleOf(grid, palette), options);
        if (!drawing.ok) throw new Error(drawing.problem.message);
        const layout = planLayout(drawing.value);
        const { width, at } = pixels(await png(grid, palette, options));
        expect(width).toBe(layout.width);
        const paints = cellPaints(palette, THEMES[theme]);
        for (const { cells, shows } of layout.panels) {
          grid.cells.forEach((color, i) => {
            const x = cells.left + (i % grid.width) * 24 + 12;
            const y = cells.top + Math.floor(i / grid.width) * 24 + 12;
            const empty = emptyGround(paints[0] ?? '', THEMES[theme]);
            expect(at(x, y)).toBe(shows === 'picture' ? paints[color] : empty);
          });
        }
      }),
      { numRuns: 20 },
    );
  });

  it('shows Cyrillic titles, and has the same bytes every time', async () => {
    const draw = (title: string): Promise<Uint8Array> =>
      png(gridOf([[1, 1, 1]]), paletteOf(1), { title });
    const [moon, sun, again] = await Promise.all([draw('Месяц'), draw('Жираф'), draw('Месяц')]);
    expect(moon).not.toEqual(sun);
    expect(moon).toEqual(again);
  });

  it('measures digits at least as wide as the font draws them', async () => {
    const { font } = await loadAssets();
    await png(gridOf([[1]]), paletteOf(1), {});
    for (const digit of '0123456789') {
      const text = `<text x="0" y="200" font-size="100">${digit.repeat(4)}</text>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="300">${text}</svg>`;
      const box = new Resvg(svg, { font: { fontBuffers: [font] } }).getBBox();
      expect(box?.width).toBeGreaterThan(150);
      expect(box?.width).toBeLessThan(digitsWidth(4, 100));
    }
  });

  it('draws an unknown cell in a colour that no other cell has', async () => {
    const grid = gridOf([[0, 1, 1]]);
    const options: DrawOptions = { what: 'solution', title: false, picture: withUnknowns(grid, 2) };
    const { at } = pixels(await png(grid, paletteOf(1), options));
    const drawing = createDrawing(puzzleOf(grid, paletteOf(1)), options);
    const cells = drawing.ok ? planLayout(drawing.value).panels[0]?.cells : undefined;
    const { left = 0, top = 0 } = cells ?? {};
    const centers = [12, 36, 60].map((x) => at(left + x, top + 12));
    const corners = [4, 28, 52].map((x) => at(left + x, top + 4));
    const { ink, unknown, unknownMark } = THEMES.light;
    expect(centers).toEqual([unknownMark, ink, unknownMark]);
    expect(corners).toEqual([unknown, ink, unknown]);
  });

  it('refuses a sheet of more numbers than resvg takes', async () => {
    const grid = blankGrid(840, 840);
    grid.cells.forEach((_, i) => {
      grid.cells[i] = (i + Math.floor(i / 840)) % 2;
    });
    const result = await renderPng(puzzleOf(grid, paletteOf(1)), { cell: 8 }, loadAssets);
    const message = expect.stringContaining('this many numbers');
    expect(result).toMatchObject({ ok: false, problem: { code: 'picture-too-large', message } });
  });

  it('refuses a picture that is too large, in any style, and tells what fits', async () => {
    const puzzle = puzzleOf(blankGrid(1000, 1000), paletteOf(1));
    for (const options of [{ style: 'plain', cell: 11 }, {}, { title: 'Moon' }] as const) {
      const result = await renderPng(puzzle, options, noAssets);
      expect(result).toMatchObject({ ok: false, problem: { code: 'picture-too-large' } });
      const [, fitting = ''] = /cells of (\d+) pixels fit/.exec(sentence(result)) ?? [];
      const [fits, tooMany] = [Number(fitting), Number(fitting) + 1].map((cell) => {
        const drawing = createDrawing(puzzle, { ...options, cell });
        if (!drawing.ok) throw new Error(drawing.problem.message);
        const { width, height } = planLayout(drawing.value);
        return width * height > MAX_PIXELS;
      });
      expect([fits, tooMany]).toEqual([false, true]);
    }
    const huge = puzzleOf(blankGrid(4000, 4000), paletteOf(1));
    expect(sentence(await renderPng(huge, {}, noAssets))).toContain('not even the smallest');
  });
});

function sentence(result: Result<unknown>): string {
  return result.ok ? 'drawn' : result.problem.message;
}
