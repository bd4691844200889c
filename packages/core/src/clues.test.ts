/** Clues of drawn lines, and of any line against a definition that reads text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clueOf, cluesOf } from './clues.js';
import { rowsOf } from './grid.js';
import type { Color } from './palette.js';
import type { Clue } from './puzzle.js';
import { arbitraryPicture } from './testing/arbitraries.js';
import { drawnGrid, drawnLine, typedClue } from './testing/drawn.js';

/** Finds the clue another way: a regular expression finds stretches of one letter. */
function clueByText(cells: readonly Color[]): Clue {
  const text = cells.map((color) => '.abcdefgh'[color]).join('');
  const stretches = [...text.matchAll(/([a-z])\1*/g)].map(([stretch]) => stretch);
  return stretches.map((stretch) => ({
    size: stretch.length,
    color: '.abcdefgh'.indexOf(stretch[0] ?? ''),
  }));
}

describe('clueOf', () => {
  it.each([
    ['.', '0'],
    ['#', '1'],
    ['.....', '0'],
    ['#####', '5'],
    ['#....', '1'],
    ['....#', '1'],
    ['.###.', '3'],
    ['#.#.#', '1 1 1'],
    ['##..#', '2 1'],
    ['..#.##', '1 2'],
    ['aabb', '2a 2b'],
    ['ab', '1a 1b'],
    ['aba', '1a 1b 1a'],
    ['a.a', '1a 1a'],
    ['.a.bb.', '1a 2b'],
    ['ccbbaa', '2c 2b 2a'],
    ['bb', '2b'],
  ])('%s has the clue %s', (cells, clue) => {
    expect(clueOf(drawnLine(cells))).toEqual(typedClue(clue));
  });

  it('agrees with the definition on text for any line', () => {
    const line = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 });
    fc.assert(
      fc.property(line, (cells) => {
        expect(clueOf(cells)).toEqual(clueByText(cells));
      }),
    );
  });

  it('reads a stretch of an array: from, stride, length', () => {
    const cells = drawnLine('#.##.#');
    expect(clueOf(cells, 2, 1, 2)).toEqual(typedClue('2'));
    expect(clueOf(cells, 0, 2, 3)).toEqual(typedClue('2'));
    expect(clueOf(cells, 1, 2, 3)).toEqual(typedClue('2'));
    expect(clueOf(cells, 3, 1, 0)).toEqual([]);
  });
});

describe('cluesOf', () => {
  it('reads rows left to right and columns top to bottom', () => {
    const { rows, columns } = cluesOf(drawnGrid('aab.', '.a.b', 'a..b'));
    expect(rows).toEqual(['2a 1b', '1a 1b', '1a 1b'].map(typedClue));
    expect(columns).toEqual(['1a 1a', '2a', '1b', '2b'].map(typedClue));
  });

  it('agrees with the definition on text for every line of any picture', () => {
    fc.assert(
      fc.property(arbitraryPicture({ maxSize: 9, maxInks: 4 }), ({ grid }) => {
        const rows = rowsOf(grid);
        const columns = Array.from({ length: grid.width }, (_, x) =>
          rows.map((row) => row[x] ?? 0),
        );
        expect(cluesOf(grid)).toEqual({
          rows: rows.map(clueByText),
          columns: columns.map(clueByText),
        });
      }),
    );
  });
});
