/**
 * The oracles, tested against something even simpler: counts known from combinatorics, drawn lines,
 * and trying every picture.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clueOf } from '../clues.js';
import { type Grid, sameGrid } from '../grid.js';
import { leastLength } from '../line.js';
import type { Color } from '../palette.js';
import type { Clue } from '../puzzle.js';
import { randomOf } from '../random.js';
import { sameClue, solves } from '../solves.js';
import { arbitraryPuzzle, randomClue } from './arbitraries.js';
import { listArrangements, settleByDefinition, solutionsOf } from './brute-force.js';
import { drawnGrid, drawnLine, typedClue } from './drawn.js';

/** Every line of `length` cells with colours 0..inks. */
function everyLine(length: number, inks: number): Color[][] {
  if (length === 0) return [[]];
  const colors = [...Array(inks + 1).keys()];
  return everyLine(length - 1, inks).flatMap((line) => colors.map((color) => [...line, color]));
}

/** n over k. */
function binomial(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return result;
}

/** Candidates of a drawn line: `?` is any colour, `+` any ink, other characters one colour. */
function listCandidates(line: string, inks: number): Set<Color>[] {
  const colors = [...Array(inks + 1).keys()];
  return [...line].map((cell) => {
    if (cell === '?') return new Set(colors);
    return new Set(cell === '+' ? colors.slice(1) : drawnLine(cell));
  });
}

/** Draws a settled line: a cell with several candidates is `?` or, if it cannot be blank, `+`. */
function drawn(line: readonly ReadonlySet<Color>[] | undefined): string | undefined {
  return line
    ?.map((cell) => {
      const [only] = cell;
      if (cell.size === 1) return '.abc'[only ?? 0];
      return cell.has(0) ? '?' : '+';
    })
    .join('');
}

describe('listArrangements', () => {
  it('lists them leftmost first', () => {
    const lines = listArrangements(typedClue('2 1'), 5);
    expect(lines).toEqual(['##.#.', '##..#', '.##.#'].map(drawnLine));
    expect(listArrangements(typedClue('1a 1b'), 3)).toEqual(['ab.', 'a.b', '.ab'].map(drawnLine));
    expect(listArrangements([], 3)).toEqual([drawnLine('...')]);
    expect(listArrangements(typedClue('2 1'), 3)).toEqual([]);
  });

  it('finds as many arrangements as there are ways to distribute the slack: slack + k over k', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 14 }), (seed, length) => {
        const clue = randomClue(randomOf(seed), length, 3);
        const slack = length - leastLength(clue);
        const expected = binomial(slack + clue.length, clue.length);
        expect(listArrangements(clue, length)).toHaveLength(expected);
      }),
    );
  });

  it.each([
    [10, 1],
    [6, 3],
  ])('matches every line to its clue, length %i with %i inks', (length, inks) => {
    const byClue = new Map<string, { clue: Clue; lines: Color[][] }>();
    for (const line of everyLine(length, inks)) {
      const clue = clueOf(line);
      const entry = byClue.get(JSON.stringify(clue)) ?? { clue, lines: [] };
      entry.lines.push(line);
      byClue.set(JSON.stringify(clue), entry);
    }
    for (const { clue, lines } of byClue.values()) {
      const found = listArrangements(clue, length).map(String);
      expect(found.toSorted()).toEqual(lines.map(String).toSorted());
    }
  });
});

describe('settleByDefinition', () => {
  it.each([
    ['?????', '3', '??a??'],
    ['?????', '5', 'aaaaa'],
    ['?????', '0', '.....'],
    ['?????', '1 1 1', 'a.a.a'],
    ['?????', '2 1', '?a???'],
    ['#????', '2', 'aa...'],
    ['.????', '2 1', '.aa.a'],
    ['??#??', '1', '..a..'],
    ['?#?#?', '3', '.aaa.'],
    ['#?..?', '1', 'a....'],
    ['?.?#?', '2', '..?a?'],
    ['#..?#', '1', undefined],
    ['....', '1', undefined],
    ['??', '3', undefined],
    ['#', '0', undefined],
  ])('%s with the clue %s becomes %s', (line, clue, settled) => {
    expect(drawn(settleByDefinition(listCandidates(line, 1), typedClue(clue)))).toBe(settled);
  });

  it.each([
    ['???', '1a 2b', 'abb'],
    ['????', '1a 2b', '??b?'],
    ['??', '1a 1b', 'ab'],
    ['+??', '1a 1b', 'a??'],
    ['?+?', '1a 1b', '?+?'],
    ['b??', '1a 1b', undefined],
  ])('%s with the coloured clue %s becomes %s', (line, clue, settled) => {
    expect(drawn(settleByDefinition(listCandidates(line, 2), typedClue(clue)))).toBe(settled);
  });

  it('keeps a colour exactly if some line with this clue has it', () => {
    const lines = everyLine(5, 2);
    const subset = fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { minLength: 1 });
    const candidates = fc.array(
      subset.map((colors) => new Set(colors)),
      {
        minLength: 5,
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(fc.constantFrom(...lines), candidates, (pattern, line) => {
        const clue = clueOf(pattern);
        const allowed = lines.filter(
          (cells) =>
            cells.every((color, i) => line[i]?.has(color)) && sameClue(clueOf(cells), clue),
        );
        const settled = settleByDefinition(line, clue);
        expect(settled === undefined).toBe(allowed.length === 0);
        settled?.forEach((cell, i) => {
          expect(cell).toEqual(new Set(allowed.map((cells) => cells[i])));
        });
      }),
    );
  });
});

describe('solutionsOf', () => {
  it.each([
    [3, 3, 1],
    [4, 3, 1],
    [2, 3, 2],
  ])(
    'finds exactly the pictures that solve it, up to %ix%i with %i inks',
    (width, height, inks) => {
      const puzzles = arbitraryPuzzle({ maxSize: Math.max(width, height), maxInks: inks }).filter(
        (puzzle) => puzzle.width <= width && puzzle.height <= height,
      );
      fc.assert(
        fc.property(puzzles, (puzzle) => {
          const size = { width: puzzle.width, height: puzzle.height };
          const expected = everyLine(size.width * size.height, puzzle.palette.length - 1)
            .map((cells): Grid => ({ ...size, cells: Uint16Array.from(cells) }))
            .filter((grid) => solves(grid, puzzle));
          const found = solutionsOf(puzzle);
          expect(found).toHaveLength(expected.length);
          for (const grid of expected) {
            expect(found.filter((other) => sameGrid(grid, other))).toHaveLength(1);
          }
        }),
        { numRuns: 60 },
      );
    },
  );

  it('finds none if there is none', () => {
    const none = {
      width: 2,
      height: 2,
      palette: [{ rgb: '#ffffff' }, { rgb: '#000000' }],
      meta: {},
      rows: ['2', '0'].map(typedClue),
      columns: ['2', '0'].map(typedClue),
    };
    expect(solutionsOf(none)).toEqual([]);
  });

  it('stops after the requested number', () => {
    const latin = {
      width: 4,
      height: 4,
      palette: [{ rgb: '#ffffff' }, { rgb: '#000000' }],
      meta: {},
      rows: ['1', '1', '1', '1'].map(typedClue),
      columns: ['1', '1', '1', '1'].map(typedClue),
    };
    expect(solutionsOf(latin)).toHaveLength(24);
    expect(solutionsOf(latin, 5)).toHaveLength(5);
    expect(solutionsOf(latin, 1)).toEqual([drawnGrid('#...', '.#..', '..#.', '...#')]);
  });
});
