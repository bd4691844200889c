import { puzzleOf, rgbOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../detect/all-puzzles.js';
import { puzzleIn, warningsIn, written } from '../testing/sources.js';
import { nonogramlib } from './nonogramlib.js';

describe('the nonogramlib reader', () => {
  it('reads one bit per cell, highest bit first, across row ends', () => {
    const puzzle = puzzleIn(nonogramlib, Uint8Array.of(0, 3, 3, 0b10110010, 0b10000000));
    expect(puzzle.goal?.cells.join('')).toBe('101100101');
  });

  it('reads coloured pictures, and a transparent first colour as white', () => {
    const bytes = Uint8Array.of(254, 2, 1, 2, 3, 0, 200, 20, 30, 255, 2, 1, 0, 1);
    const { palette, goal } = puzzleIn(nonogramlib, bytes);
    expect(palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#c8141e']);
    expect(goal?.cells.join('')).toBe('01');
  });

  it('accepts 254 inks, although such a file begins like UTF-16', () => {
    const palette = Array.from({ length: 255 }, (_, i) => ({ rgb: rgbOf(255 - i, i, 7) }));
    const row = Uint16Array.from({ length: 255 }, (_, i) => i);
    const puzzle = puzzleOf({ width: 255, height: 1, cells: row }, palette);
    const file = readPuzzles(written(nonogramlib, puzzle));
    expect(file.ok && file.value.format.id).toBe('nonogramlib');
    expect(file.ok && file.value.puzzles[0]).toMatchObject({ ok: true, value: puzzle });
  });

  it('reads missing cells as blank, with a warning', () => {
    expect(warningsIn(nonogramlib, Uint8Array.of(0, 3, 3, 0b10110010))).toEqual(['padded']);
  });
});
