/** Puzzles in bulk: the answers are those of `solve`, puzzle by puzzle. */
import {
  BLACK_ON_WHITE,
  clueOf,
  type Puzzle,
  puzzleOf,
  type Random,
  randomOf,
  solves,
} from '@nonokit/core';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { clueOfWord, clueWordOf, clueWordsOf, isClueWord } from './clue-words.js';
import { solve } from './solve.js';
import { checkMany, MANY_STATUSES, solveMany } from './solve-many.js';

/** The rows of a random picture. */
function randomRows(width: number, height: number, density: number, random: Random) {
  return Uint32Array.from({ length: height }, () => {
    let row = 0;
    for (let c = 0; c < width; c++) if (random.next() < density) row |= 1 << c;
    return row >>> 0;
  });
}

function puzzleOfRows(rows: Uint32Array, width: number): Puzzle {
  const cells = Uint16Array.from({ length: rows.length * width }, (_, i) => {
    return ((rows[Math.floor(i / width)] ?? 0) >>> (i % width)) & 1;
  });
  return puzzleOf({ width, height: rows.length, cells }, BLACK_ON_WHITE);
}

function joined(parts: readonly Uint32Array[]): Uint32Array {
  return Uint32Array.from(parts.flatMap((part) => [...part]));
}

/** The clue words of puzzles that have some. */
function packWords(puzzles: readonly Puzzle[]): Uint32Array {
  return joined(puzzles.map((puzzle) => clueWordsOf(puzzle) ?? new Uint32Array()));
}

describe('clue words', () => {
  const cells = (ink: number, length: number) => Array.from({ length }, (_, k) => (ink >>> k) & 1);

  it('represent the clues of their lines', () => {
    const ink = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    fc.assert(
      fc.property(ink, (line) => {
        const word = clueWordOf(line);
        expect(clueOfWord(word)).toEqual(clueOf(cells(line, 32)));
        expect(clueWordOf(word)).toBe(word);
        expect(isClueWord(word, 32)).toBe(true);
      }),
    );
  });

  it('are exactly the words that equal their own clue words and fit into the line', () => {
    for (let word = 0; word < 2 ** 12; word++) {
      for (const length of [1, 5, 11, 12]) {
        const isOne = clueWordOf(word) === word && word < 2 ** length;
        expect([word, isClueWord(word, length)]).toEqual([word, isOne]);
      }
    }
  });

  it('are undefined for a puzzle that they cannot represent', () => {
    const puzzle = puzzleOfRows(Uint32Array.of(1, 3), 2);
    expect(clueWordsOf(puzzle)).toEqual(Uint32Array.of(1, 3, 3, 1));
    const colored = { ...puzzle, palette: [...puzzle.palette, { rgb: '#ff0000' }] };
    expect(clueWordsOf(colored)).toBeUndefined();
    expect(clueWordsOf({ ...puzzle, width: 33 })).toBeUndefined();
    const tooLong = { ...puzzle, rows: [[{ size: 3, color: 1 }], []] };
    expect(clueWordsOf(tooLong)).toBeUndefined();
  });
});

describe.each([
  { width: 1, height: 1, count: 4 },
  { width: 5, height: 5, count: 3000 },
  { width: 8, height: 3, count: 1000 },
  { width: 9, height: 8, count: 500 },
  { width: 10, height: 10, count: 1000 },
  { width: 15, height: 17, count: 100 },
  { width: 32, height: 32, count: 12 },
  { width: 32, height: 4, count: 50 },
])('puzzles of $width x $height', ({ width, height, count }) => {
  const random = randomOf(width * 100 + height);
  const pictures = Array.from({ length: count }, (_, k) =>
    randomRows(width, height, width > 20 ? 0.62 : 0.3 + (k % 5) / 10, random),
  );
  const puzzles = pictures.map((rows) => puzzleOfRows(rows, width));
  // clues of two pictures, which seldom fit together: most have no solution
  const crossed = puzzles.map((puzzle, k) => {
    const columns = puzzles[(k + 1) % count]?.columns ?? [];
    return { ...puzzle, columns };
  });
  const wanted = [...puzzles, ...crossed].map((puzzle) => solve(puzzle));

  it('have the same statuses and solutions as from the engine, given their clues', () => {
    const all = [...puzzles, ...crossed];
    const many = { width, height, clues: packWords(all) };
    const { statuses, lineSolvable, pictures: found } = solveMany(many);
    for (const [k, { status, lineSolvable: byLines }] of wanted.entries()) {
      const answer = [MANY_STATUSES[statuses[k] ?? 3], lineSolvable[k]];
      expect([k, ...answer]).toEqual([k, status, byLines ? 1 : 0]);
      const rows = found.subarray(k * height, (k + 1) * height);
      const { cells } = puzzleOfRows(rows, width).goal ?? { cells: new Uint16Array() };
      const isSolution = solves({ width, height, cells }, all[k] as Puzzle);
      expect(isSolution).toBe(status !== 'none');
      if (status === 'none') expect([...rows].some((row) => row !== 0)).toBe(false);
    }
  });

  it('have the same statuses as from the engine, given their pictures', () => {
    const { statuses, lineSolvable } = checkMany({ width, height, pictures: joined(pictures) });
    const answers = puzzles.map((_, k) => [MANY_STATUSES[statuses[k] ?? 3], lineSolvable[k]]);
    const expected = wanted.slice(0, count);
    expect(answers).toEqual(
      expected.map(({ status, lineSolvable: byLines }) => [status, byLines ? 1 : 0]),
    );
  });
});

describe('solveMany and checkMany refuse', () => {
  it.each([
    [{ width: 33, height: 1, clues: new Uint32Array() }, 'a side has 1 to 32 cells, got 33x1'],
    [{ width: 2, height: 0, clues: new Uint32Array() }, 'a side has 1 to 32 cells, got 2x0'],
    [
      { width: 2, height: 2, clues: new Uint32Array(6) },
      'puzzles of 2x2 take 4 numbers each, got 6',
    ],
    [
      { width: 2, height: 2, clues: Uint32Array.of(0, 0, 0, 0, 1, 3, 2, 1) },
      'column 1 of puzzle 2 is 2, which is no clue word',
    ],
    [
      { width: 2, height: 1, clues: Uint32Array.of(7, 1, 1) },
      'row 1 of puzzle 1 is 7, which is no clue word',
    ],
  ])('%j', (many, message) => {
    expect(() => solveMany(many)).toThrow(new RangeError(message));
  });

  it('cells beyond the width', () => {
    const pictures = Uint32Array.of(1, 4);
    const message = 'pictures[1] has cells beyond the width of 2';
    expect(() => checkMany({ width: 2, height: 2, pictures })).toThrow(new RangeError(message));
  });
});

it('solveMany and checkMany give the same answers without WebAssembly', () => {
  const width = 7;
  const height = 6;
  const random = randomOf('without');
  const rows = Array.from({ length: 30 }, () => randomRows(width, height, 0.5, random));
  const clues = packWords(rows.map((picture) => puzzleOfRows(picture, width)));
  const both = () => [
    solveMany({ width, height, clues }).statuses,
    checkMany({ width, height, pictures: joined(rows) }),
  ];
  const expected = both();
  vi.stubGlobal('WebAssembly', undefined);
  expect(both()).toEqual(expected);
  vi.unstubAllGlobals();
});

it('solveMany passes limits on to the engine', () => {
  const width = 30;
  const puzzle = puzzleOfRows(randomRows(width, 30, 0.3, randomOf(1)), width);
  const many = { width, height: 30, clues: clueWordsOf(puzzle) ?? new Uint32Array() };
  const { statuses, pictures } = solveMany(many, { maxConflicts: 0 });
  expect(MANY_STATUSES[statuses[0] ?? 0]).toBe('unknown');
  expect(pictures.every((row) => row === 0)).toBe(true);
});

it('solveMany copies no pictures if they are not requested', () => {
  const random = randomOf('statuses only');
  const width = 32;
  const height = 30;
  const rows = Array.from({ length: 5 }, () => randomRows(width, height, 0.6, random));
  const clues = packWords(rows.map((picture) => puzzleOfRows(picture, width)));
  const { pictures: _, ...answers } = solveMany({ width, height, clues });
  const expected = { ...answers, pictures: new Uint32Array() };
  expect(solveMany({ width, height, clues }, { pictures: false })).toEqual(expected);
});

it('checkMany agrees with the published number of unique 4 x 4 pictures', () => {
  const width = 4;
  const height = 4;
  const pictures = Uint32Array.from({ length: 4 * 2 ** 16 }, (_, k) => {
    return (Math.floor(k / 4) >>> (4 * (k % 4))) & 15;
  });
  const { statuses } = checkMany({ width, height, pictures });
  // OEIS A242876: 1, 2, 14, 384, 52362, ...
  expect(statuses.filter((status) => MANY_STATUSES[status] === 'unique')).toHaveLength(52_362);
});
