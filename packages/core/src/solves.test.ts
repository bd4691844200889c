/**
 * The judge: it accepts the solutions of a puzzle and nothing else. The tests find solutions by
 * trying every picture, and clues by reading lines as text, so they do not use the code they test.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grid, rowsOf } from './grid.js';
import { BLACK_ON_WHITE, BLANK } from './palette.js';
import type { Puzzle } from './puzzle.js';
import { puzzleOf } from './puzzle-of.js';
import { sameClue, solves } from './solves.js';
import { arbitraryPicture, paletteOf } from './testing/arbitraries.js';
import { drawnGrid, typedClue } from './testing/drawn.js';

/** Every picture of a size with colours 0..inks. */
function* everyPicture(width: number, height: number, inks: number): Generator<Grid> {
  const cells = new Uint16Array(width * height);
  for (;;) {
    yield { width, height, cells: cells.slice() };
    const i = cells.findIndex((color) => color < inks);
    if (i < 0) return;
    cells.fill(BLANK, 0, i);
    cells[i] = (cells[i] ?? 0) + 1;
  }
}

/** All clues of a picture as one text, by a regular expression: "2a/1b 1a|…". */
function clueKey(grid: Grid): string {
  const rows = rowsOf(grid);
  const columns = Array.from({ length: grid.width }, (_, x) => rows.map((row) => row[x] ?? 0));
  const key = (cells: number[]) =>
    (
      cells
        .map((color) => '.abc'[color])
        .join('')
        .match(/([a-c])\1*/g) ?? []
    ).join(' ');
  return `${rows.map(key).join('/')}|${columns.map(key).join('/')}`;
}

/** The number of pictures for each set of clues. */
function picturesByClues(width: number, height: number, inks: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const grid of everyPicture(width, height, inks)) {
    const key = clueKey(grid);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

describe('solves', () => {
  it.each([
    [1, 1, 3],
    [3, 3, 1],
    [4, 2, 1],
    [2, 2, 3],
    [3, 2, 2],
  ])(
    'accepts exactly the pictures with the same clues, %ix%i with %i inks',
    (width, height, inks) => {
      const pictures = [...everyPicture(width, height, inks)];
      const wanted = picturesByClues(width, height, inks);
      for (const picture of pictures) {
        const puzzle = puzzleOf(picture, paletteOf(inks));
        const accepted = pictures.filter((other) => solves(other, puzzle));
        expect(accepted).toContain(picture);
        expect(accepted.every((other) => clueKey(other) === clueKey(picture))).toBe(true);
        expect(accepted).toHaveLength(wanted.get(clueKey(picture)) ?? 0);
      }
    },
  );

  it('rejects every solution in which one cell was changed', () => {
    fc.assert(
      fc.property(arbitraryPicture({ maxSize: 7, maxInks: 3 }), ({ grid, palette }) => {
        const puzzle = puzzleOf(grid, palette);
        expect(solves(grid, puzzle)).toBe(true);
        grid.cells.forEach((color, i) => {
          for (let other = 0; other < palette.length; other++) {
            const cells = grid.cells.slice();
            cells[i] = other;
            expect(solves({ ...grid, cells }, puzzle)).toBe(other === color);
          }
        });
      }),
    );
  });

  it('accepts every solution of an ambiguous puzzle', () => {
    const puzzle = puzzleOf(drawnGrid('#.', '.#'), BLACK_ON_WHITE);
    expect(solves(drawnGrid('.#', '#.'), puzzle)).toBe(true);
  });

  it('rejects right rows with wrong columns, and right columns with wrong rows', () => {
    const puzzle = puzzleOf(drawnGrid('##.', '#..'), BLACK_ON_WHITE);
    expect(solves(drawnGrid('.##', '#..'), puzzle)).toBe(false);
    expect(solves(drawnGrid('#..', '##.'), puzzle)).toBe(false);
  });

  it('rejects the right shape in the wrong colour', () => {
    const puzzle = puzzleOf(drawnGrid('ab', '.a'), paletteOf(2));
    expect(solves(drawnGrid('ba', '.b'), puzzle)).toBe(false);
  });

  it('rejects a picture that lacks only a blank line', () => {
    const puzzle = puzzleOf(drawnGrid('#.', '..'), BLACK_ON_WHITE);
    for (const grid of [drawnGrid('#.'), drawnGrid('#', '.'), drawnGrid('#')]) {
      expect(solves(grid, puzzle)).toBe(false);
    }
  });

  it('rejects pictures of another size, even if all clues of one side agree', () => {
    const puzzle = puzzleOf(drawnGrid('#.', '#.'), BLACK_ON_WHITE);
    for (const grid of [drawnGrid('#..', '#..'), drawnGrid('#.'), drawnGrid('#.', '#.', '..')]) {
      expect(solves(grid, puzzle)).toBe(false);
    }
  });

  it('ignores the goal', () => {
    const puzzle: Puzzle = {
      ...puzzleOf(drawnGrid('##', '#.'), BLACK_ON_WHITE),
      goal: drawnGrid('..', '..'),
    };
    expect(solves(drawnGrid('##', '#.'), puzzle)).toBe(true);
    expect(solves(drawnGrid('..', '..'), puzzle)).toBe(false);
  });
});

describe('sameClue', () => {
  it.each([
    ['0', '0', true],
    ['3 1', '3 1', true],
    ['3 1', '1 3', false],
    ['3', '3 1', false],
    ['3 1', '3', false],
    ['3a', '3b', false],
    ['0', '1', false],
  ])('of %s and %s is %s', (a, b, same) => {
    expect(sameClue(typedClue(a), typedClue(b))).toBe(same);
  });

  it('is false if a clue is missing, even if both are', () => {
    expect(sameClue(undefined, [])).toBe(false);
    expect(sameClue([], undefined)).toBe(false);
    expect(sameClue(undefined, undefined)).toBe(false);
  });
});

describe('OEIS A242876: square pictures that their clues determine', () => {
  it.each([
    [1, 2],
    [2, 14],
    [3, 384],
    [4, 52_362],
  ])('there are %i of size %i', (size, determined) => {
    const counts = [...picturesByClues(size, size, 1).values()];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2 ** (size * size));
    expect(counts.filter((count) => count === 1)).toHaveLength(determined);
  });

  it('puzzleOf distinguishes as many of size 4, and the judge accepts each', () => {
    const alone = new Map<string, Grid | undefined>();
    for (const grid of everyPicture(4, 4, 1)) {
      const { rows, columns } = puzzleOf(grid, BLACK_ON_WHITE);
      const key = JSON.stringify([rows, columns]);
      alone.set(key, alone.has(key) ? undefined : grid);
    }
    const determined = [...alone.values()].filter((grid) => grid !== undefined);
    expect(determined).toHaveLength(52_362);
    expect(determined.every((grid) => solves(grid, puzzleOf(grid, BLACK_ON_WHITE)))).toBe(true);
  });
});
