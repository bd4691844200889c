/** Text: pictures and sheets as characters. */
import { blankGrid, gridOf, type Palette, puzzleOf, UNKNOWN } from '@nonokit/core';
import { arbitraryPicture, arbitraryPuzzle, paletteOf } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { symbolsOf } from '../look/symbols.js';
import { renderLegend, renderSheetText } from './sheet-text.js';
import { renderText } from './text.js';

const COLORED: Palette = [
  { rgb: '#ffffff' },
  { rgb: '#c8141e', name: 'red' },
  { rgb: '#000000', name: 'black' },
  { rgb: '#e08080', name: 'rose' },
];

describe('symbolsOf', () => {
  it.each<[string, Palette, string]>([
    ['one ink, whatever its symbol', [{ rgb: '#00ff00' }, { rgb: '#ff0000', symbol: 'x' }], '.#'],
    ['initials, and # for black', COLORED, '.R#r'],
    ['letters where there is no name', paletteOf(4), '.#ABC'],
    ['symbols of a file', COLORED.map((c, i) => ({ ...c, symbol: '-xyz'[i] ?? '' })), '-xyz'],
    ['no symbol twice', COLORED.map((c) => ({ ...c, symbol: 'x' })), 'xR#r'],
  ])('are %s', (_, palette, symbols) => {
    expect(symbolsOf(palette).join('')).toBe(symbols);
  });

  it('contain no control or wide characters from a file', () => {
    const palette = ['?', '\x1b', '', 'ab', ' ', '\u0301', '日', '\u202e', 'א'].map((symbol) => ({
      rgb: '#ffffff',
      symbol,
    }));
    expect(symbolsOf(palette).join('')).toBe('.ABCDEFGH');
  });

  it.each([62, 1337, 20_000])('contain different symbols for %i colours', (colors) => {
    const symbols = symbolsOf(Array.from({ length: colors }, () => ({ rgb: '#123456' })));
    expect(symbols).toHaveLength(colors);
    expect(new Set([...symbols, '?']).size).toBe(colors + 1);
  });
});

describe('renderText', () => {
  it('draws black and white, and unknown cells', () => {
    const picture = { width: 3, height: 2, cells: Int32Array.of(0, 1, UNKNOWN, 1, 1, 0) };
    expect(renderText(picture, paletteOf(1))).toBe('.#?\n##.\n');
  });

  it('can be read back', () => {
    fc.assert(
      fc.property(arbitraryPicture({ maxSize: 12, maxInks: 80 }), ({ grid, palette }) => {
        const symbols = symbolsOf(palette);
        const lines = renderText(grid, palette).split('\n').slice(0, -1);
        const read = lines.flatMap((line) => Array.from(line, (char) => symbols.indexOf(char)));
        expect(lines).toHaveLength(grid.height);
        expect(read).toEqual([...grid.cells]);
      }),
    );
  });
});

describe('renderSheetText', () => {
  it('draws clues, blocks of five and the picture', () => {
    const grid = blankGrid(12, 6);
    grid.cells.set([1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0]);
    grid.cells.fill(1, 60, 72);
    const puzzle = puzzleOf(grid, paletteOf(1));
    expect(renderSheetText(puzzle, grid)).toBe(
      [
        '         | 1   1 1   | 1 1 1 1 1 | 1',
        '         | 1 1 1 1 1 | 1 1 1 1 1 | 1 1',
        '---------+-----------+-----------+----',
        ' 1  2  6 | # . # # . | # # # # # | # .',
        '       0 | . . . . . | . . . . . | . .',
        '       0 | . . . . . | . . . . . | . .',
        '       0 | . . . . . | . . . . . | . .',
        '       0 | . . . . . | . . . . . | . .',
        '---------+-----------+-----------+----',
        '      12 | # # # # # | # # # # # | # #',
        '',
      ].join('\n'),
    );
  });

  it('leaves the cells of a coloured puzzle empty for the player', () => {
    const puzzle = puzzleOf(gridOf([[1, 2, 2]]), COLORED);
    expect(renderSheetText(puzzle)).toBe(
      ['      | 1R 1# 1#', '------+---------', '1R 2# |', ''].join('\n'),
    );
  });

  it('aligns all columns', () => {
    fc.assert(
      fc.property(arbitraryPuzzle({ maxSize: 30, maxInks: 3 }), (puzzle) => {
        const lines = renderSheetText(puzzle, puzzle.goal).split('\n').slice(0, -1);
        const bars = lines.map((line) => line.search(/[|+]/));
        expect(new Set(bars).size).toBe(1);
        const rows = lines.slice(-puzzle.height - Math.ceil(puzzle.height / 5));
        expect(new Set(rows.map((line) => line.length)).size).toBe(1);
        const cells = rows
          .filter((line) => line.includes('|'))
          .map((line) => line.split('|').slice(1));
        const read = cells.flatMap((blocks) => blocks.join(' ').trim().split(/ +/));
        const symbols = symbolsOf(puzzle.palette);
        expect(read).toEqual(Array.from(puzzle.goal?.cells ?? [], (color) => symbols[color]));
      }),
    );
  });

  it('throws if the picture belongs to another puzzle', () => {
    expect(() => renderSheetText(puzzleOf(blankGrid(2, 2), paletteOf(1)), blankGrid(2, 3))).toThrow(
      RangeError,
    );
  });
});

describe('renderLegend', () => {
  it('explains the symbols, if there are several inks', () => {
    const palette = [
      { rgb: '#ffffff' },
      { rgb: '#c8141e', name: 'red', symbol: 'R' },
      { rgb: '#102080', name: 'night\u001b[31m\nblue ' },
    ];
    expect(renderLegend(palette)).toBe('. #ffffff\nR #c8141e red\nN #102080 night [31m blue\n');
    expect(renderLegend(palette.slice(0, 2))).toBe('');
  });
});
