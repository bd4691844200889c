/** Where the cells of a diagnosis lie, if they lie nearly everywhere. */
import { puzzleOf } from '@nonokit/core';
import { createFixedRandom, paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../diagnosis/diagnose.js';
import { describeDiagnosis } from './describe-diagnosis.js';

const PUZZLE = puzzleOf(randomGrid(createFixedRandom(1), 12, 10, 1, 0.5), paletteOf(1));

/** A diagnosis with these open cells, drawn as "?". */
function sentence(rows: readonly string[], language: 'en' | 'ru'): string | undefined {
  const open = rows.flatMap((text, row) =>
    [...text].flatMap((sign, column) => (sign === '?' ? [{ row, column }] : [])),
  );
  const found: Partial<Diagnosis> = {
    status: 'multiple',
    open,
    differing: [],
    give: {},
    change: {},
  };
  return describeDiagnosis(found as Diagnosis, PUZZLE, language)[1];
}

const ALL_OVER = [
  '?..........?',
  '.?????????..',
  '..?.........',
  '...?........',
  '............',
  '.....?......',
  '......?.....',
  '.......?....',
  '........?...',
  '?..........?',
];

const CORNER = ALL_OVER.map((row, y) => (y < 8 ? `${row.slice(0, 8)}....` : '............'));

describe('the place of cells', () => {
  it('is the fullest line if they are spread over the puzzle', () => {
    expect(sentence(ALL_OVER, 'en')).toBe(
      'Line logic leaves 19 of 120 cells unknown: in 9 of 10 rows and 11 of 12 columns, most in row 2 (9 cells).',
    );
    expect(sentence(ALL_OVER, 'ru')).toContain(
      'в 9 из 10 строк и 11 из 12 столбцов, больше всего — в строке 2 (9 клеток)',
    );
  });

  it('is a rectangle if that is smaller', () => {
    expect(sentence(CORNER, 'en')).toContain('all within rows 1–8 and columns 1–8');
  });
});
