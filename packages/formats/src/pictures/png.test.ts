import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gridOf, type Puzzle, parseChannels, puzzleOf } from '@nonokit/core';
import { arbitraryPuzzle, paletteOf } from '@nonokit/core/testing';
import fc from 'fast-check';
import { decode, encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { findExample } from '../testing/examples.js';
import { puzzleIn, readAll, sourceFor, warningsIn, written } from '../testing/sources.js';
import { png } from './png.js';

const FOLDER = new URL('../../../../../shared/formats/examples/images/', import.meta.url);

describe.skipIf(!existsSync(FOLDER))('PNG examples', () => {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  it.each(names.filter((name) => /\.png$/.test(name)))('include %s', (name) => {
    const file = new Uint8Array(readFileSync(new URL(name, FOLDER)));
    expect(png.detect(sourceFor(file))).toBe(true);
    const { rows, columns, goal, palette } = puzzleIn(png, file);
    const expected = findExample(name);
    expect({ rows, columns, goal }).toEqual({
      rows: expected.rows,
      columns: expected.columns,
      goal: expected.goal,
    });
    expect(palette).toEqual(expected.palette);
    expect(warningsIn(png, file)).toEqual(name.includes('.x8.') ? ['image-shrunk'] : []);
  });
});

describe('the PNG writer', () => {
  const kept = ({ width, height, rows, columns, palette, goal }: Puzzle) => ({
    width,
    height,
    rows,
    columns,
    goal,
    palette: palette.map(({ rgb }) => rgb),
  });

  it('writes files that are read back unchanged, with palette order and unused colours', () => {
    fc.assert(
      fc.property(arbitraryPuzzle({ maxSize: 9, maxInks: 5 }), (puzzle) => {
        const file = written(png, puzzle);
        expect(kept(puzzleIn(png, file))).toEqual(kept(puzzle));
        expect(warningsIn(png, file)).toEqual([]);
      }),
    );
  });

  it('keeps pictures with even runs, dark backgrounds and equal colours', () => {
    const palette = [{ rgb: '#102030' }, { rgb: '#ffffff' }, { rgb: '#ffffff' }];
    const puzzle = puzzleOf(
      gridOf([
        [1, 1, 2, 2],
        [1, 1, 2, 2],
      ]),
      palette,
    );
    expect(kept(puzzleIn(png, written(png, puzzle)))).toEqual(kept(puzzle));
  });

  it('keeps 300 inks, in reading order, and the background', () => {
    const palette = [{ rgb: '#804020' }, ...paletteOf(300).slice(1)];
    const cells = Array.from({ length: 18 }, (_, y) =>
      Array.from({ length: 17 }, (_, x) => (y * 17 + x) % 301),
    );
    const puzzle = puzzleOf(gridOf(cells), palette);
    expect(kept(puzzleIn(png, written(png, puzzle)))).toEqual(kept(puzzle));
  });

  it('refuses more than 256 colours that look alike', () => {
    const palette = [...paletteOf(300), { rgb: '#000000' }];
    const result = png.write([puzzleOf(gridOf([[1]]), palette)]);
    expect(result.ok ? '' : result.problem.code).toBe('same-colors');
  });

  it('notes the size of large cells, so that any runs and colours are read back', () => {
    const palette = [{ rgb: '#203040' }, { rgb: '#102030' }, { rgb: '#ffffff' }];
    const cells = [
      [1, 1, 2, 2],
      [0, 0, 2, 2],
    ];
    const rows = cells.flatMap((row) => [row, row, row]);
    const data = Uint8Array.from(rows.flatMap((row) => row.flatMap((c) => [c, c, c])));
    const text = { Nonokit: '4x2 cells, background #203040' };
    const colors = palette.map(({ rgb }) => [...parseChannels(rgb)]);
    const image = { width: 12, height: 6, depth: 8, channels: 1, data, palette: colors } as const;
    const puzzle = puzzleOf(gridOf(cells), palette);
    expect(kept(puzzleIn(png, encode({ ...image, text })))).toEqual(kept(puzzle));
    // a dot has been drawn into a cell
    data[0] = 2;
    expect(puzzleIn(png, encode({ ...image, text }))).toMatchObject({ width: 12, height: 6 });
  });

  it('writes a note that is ignored after the image was resized', () => {
    const puzzle = puzzleOf(
      gridOf([
        [1, 0],
        [0, 1],
      ]),
      paletteOf(1),
    );
    const small = decode(written(png, puzzle));
    const data = Uint8Array.from([1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1]);
    const { palette = [], text } = small;
    const file = encode({ width: 4, height: 4, depth: 8, channels: 1, data, palette, text });
    expect(puzzleIn(png, file).goal).toEqual(puzzle.goal);
  });
});

describe('broken PNG files', () => {
  it('never cause an exception when cut or damaged', () => {
    const whole = written(png, findExample('p3'));
    for (let end = 1; end < whole.length; end++) {
      for (const result of readAll(png, whole.slice(0, end))) expect(result.ok).toBe(false);
    }
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const file = whole.slice();
        file[at] = (file[at] ?? 0) ^ change;
        for (const result of readAll(png, file)) expect(result.ok).toBe(false);
      }),
    );
  });
});
