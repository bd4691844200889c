import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gridOf, puzzleOf } from '@nonokit/core';
import { arbitraryPuzzle, paletteOf } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Format } from '../format.js';
import { findExample } from '../testing/examples.js';
import {
  problemIn,
  puzzleIn,
  readAll,
  sourceFor,
  warningsIn,
  written,
} from '../testing/sources.js';
import { pbm, pgm, ppm } from './netpbm.js';

const FOLDER = new URL('../../../../../shared/formats/examples/images/', import.meta.url);

/** The format that reads this content, by the digit after "P". */
const chooseFormat = (content: string | Uint8Array): Format => {
  const kind = Number(typeof content === 'string' ? content[1] : (content[1] ?? 0) - 48);
  return [ppm, pbm, pgm][kind % 3] ?? ppm;
};

/** The cells of a file's goal, row by row. */
const cells = (content: string | Uint8Array): string =>
  Array.from(puzzleIn(chooseFormat(content), content).goal?.cells ?? []).join('');

/** A file of a text header and bytes. */
const raw = (header: string, ...bytes: number[]): Uint8Array =>
  Uint8Array.from([...[...header].map((char) => char.charCodeAt(0)), ...bytes]);

describe.skipIf(!existsSync(FOLDER))('Netpbm examples', () => {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  it.each(names.filter((name) => /\.p[bgp]m$/.test(name)))('include %s', (name) => {
    const file = new Uint8Array(readFileSync(new URL(name, FOLDER)));
    const format = chooseFormat(file);
    expect(format.extensions.some((extension) => name.endsWith(extension))).toBe(true);
    expect(format.detect(sourceFor(file))).toBe(true);
    const { rows, columns, goal, palette } = puzzleIn(format, file);
    const expected = findExample(name);
    expect({ rows, columns, goal }).toEqual({
      rows: expected.rows,
      columns: expected.columns,
      goal: expected.goal,
    });
    expect(palette).toEqual(expected.palette);
    expect(warningsIn(format, file)).toEqual([]);
  });
});

describe('the Netpbm reader', () => {
  it('accepts digits without separators, comments anywhere in the header, and any white space', () => {
    expect(cells('P1 # a comment\n#\n3\t# 9\n2\r\n101 0\n10')).toBe('101010');
  });

  it('pads the rows of raw bitmaps to bytes', () => {
    expect(cells(raw('P4\n9 2\n', 0x80, 0x80, 0x7f, 0))).toBe('100000001011111110');
  });

  it('skips exactly one byte before raw samples, even if the samples look like white space', () => {
    expect(cells(raw('P5 3 1 255\n', 10, 10, 255))).toBe('110');
    expect(cells(raw('P4 8 1\n', 0x0a))).toBe('00001010');
  });

  it('scales samples to 0..255, of one byte or two', () => {
    const rgbs = (content: string | Uint8Array): string[] =>
      puzzleIn(chooseFormat(content), content).palette.map(({ rgb }) => rgb);
    expect(rgbs('P3 3 1 15\n15 15 15 15 0 0 5 0 10')).toEqual(['#ffffff', '#ff0000', '#5500aa']);
    expect(rgbs('P2 3 1 4\n4 2 0')).toEqual(['#ffffff', '#808080', '#000000']);
    expect(rgbs(raw('P5 2 1 65535\n', 255, 255, 128, 0))).toEqual(['#ffffff', '#808080']);
  });

  it('reads the first of several images', () => {
    expect(cells('P1 2 1 10\nP1 1 1 0')).toBe('10');
  });

  it('recognises the magic number only before white space', () => {
    expect(pbm.detect(sourceFor('P1\n1 1\n1'))).toBe(true);
    expect(pbm.detect(sourceFor('P12'))).toBe(false);
    expect(pbm.detect(sourceFor('P7\n'))).toBe(false);
    expect(pbm.detect(sourceFor('P'))).toBe(false);
    expect(pbm.detect(sourceFor('P3\n1 1\n1'))).toBe(false);
    expect(problemIn(pgm, 'P3 1 1 1 0 0 0').message).toBe(
      'the file begins with P3, expected P2 or P5',
    );
  });
});

describe('broken Netpbm files', () => {
  it.each([
    ['P1', 'bad-image', undefined],
    ['P1 ', 'bad-size', [1, 4]],
    ['P1\n0 5\n', 'bad-size', [2, 1]],
    ['P1\nx 5\n', 'bad-size', [2, 1]],
    ['P1\n3 -5\n', 'bad-size', [2, 3]],
    ['P1\n2 2\n1 0\n1 2', 'bad-image', [4, 3]],
    ['P1\n2 2\n1 0\n1 ', 'stops-short', undefined],
    ['P1\n2 2\n1', 'stops-short', undefined],
    ['P2 1 1 255 256', 'bad-image', [1, 12]],
    ['P2 1 1 70000 1', 'too-large', [1, 8]],
    ['P1 99999 99999 1', 'too-large', undefined],
    ['P1 4000 4000 1', 'stops-short', undefined],
    ['P5 2 2 255\nxx', 'stops-short', undefined],
  ] as const)('are a problem: %j: %s', (content, code, place) => {
    const problem = problemIn(chooseFormat(content), content);
    expect(problem.code).toBe(code);
    if (place !== undefined) expect([problem.line, problem.column]).toEqual(place);
  });

  it('never cause an exception when cut or damaged', () => {
    const whole = written(pbm, findExample('p2'));
    for (let end = 1; end < whole.length; end++) readAll(pbm, whole.slice(0, end));
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
        const file = whole.slice();
        file[at] = byte;
        expect(readAll(pbm, file)).toHaveLength(1);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 3, 4, 5, 6), fc.uint8Array(), (kind, bytes) => {
        const file = raw(`P${kind} 3 2 `, ...bytes);
        expect(readAll(chooseFormat(file), file)).toHaveLength(1);
      }),
    );
  });
});

describe('the Netpbm writer', () => {
  it('writes black pictures that are read back unchanged', () => {
    fc.assert(
      fc.property(arbitraryPuzzle({ maxSize: 9, maxInks: 1 }), (puzzle) => {
        const file = written(pbm, puzzle);
        expect(puzzleIn(pbm, file)).toEqual(puzzle);
        expect(warningsIn(pbm, file)).toEqual([]);
      }),
    );
  });

  it('writes colours that are read back on the same background, whatever their areas', () => {
    const palette = [{ rgb: '#f0e0d0' }, { rgb: '#ffffff' }, { rgb: '#c8141e' }];
    const puzzle = puzzleOf(
      gridOf([
        [0, 0, 1, 1],
        [0, 0, 1, 1],
        [2, 2, 0, 0],
        [2, 2, 0, 0],
      ]),
      palette,
    );
    expect(puzzleIn(ppm, written(ppm, puzzle))).toEqual(puzzle);
    expect(warningsIn(ppm, written(ppm, puzzle))).toEqual([]);
  });

  it('writes greys as bytes', () => {
    const puzzle = puzzleOf(gridOf([[0, 1]]), [{ rgb: '#ffffff' }, { rgb: '#808080' }]);
    expect(written(pgm, puzzle)).toEqual(
      raw('P5\n# 2x1 cells, background #ffffff\n2 1\n255\n', 255, 128),
    );
  });

  const colored = puzzleOf(gridOf([[1, 2]]), paletteOf(2));
  const twins = puzzleOf(
    gridOf([[1, 2]]),
    ['#fff000', '#000000', '#000000'].map((rgb) => ({ rgb })),
  );
  it.each([
    ['several inks', pbm, colored, 'too-many-colors'],
    ['colours that are no greys', pgm, colored, 'needs-grey'],
    ['colours that look the same', ppm, twins, 'same-colors'],
  ])('refuses %s', (_, format, puzzle, code) => {
    const result = format.write([puzzle]);
    expect(result.ok ? '' : result.problem.code).toBe(code);
  });
});
