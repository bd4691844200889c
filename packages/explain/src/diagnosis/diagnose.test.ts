/**
 * Diagnosis against its definitions: on small pictures every choice of cells is tried, with
 * solutions by brute force and line logic by enumerating arrangements.
 */
import {
  type Color,
  clueAt,
  drive,
  type Grid,
  type Line,
  type Puzzle,
  puzzleOf,
  randomOf,
  sameGrid,
  UNKNOWN,
} from '@nonokit/core';
import {
  drawnGrid,
  paletteOf,
  randomGrid,
  settleByDefinition,
  solutionsOf,
} from '@nonokit/core/testing';
import { solve } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import { Budget } from '../fewest.js';
import { type Diagnosis, diagnose } from './diagnose.js';
import { changed } from './diagnose-change.js';
import { properties } from './diagnose-open.js';
import { placesToChange } from './diagnose-places.js';
import type { Remedy } from './diagnose-remedies.js';

function diagnosed(puzzle: Puzzle, options = {}): Diagnosis {
  const result = diagnose(puzzle, options);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/**
 * Small pictures whose puzzles line logic does not solve: `inks` colours, `size` cells per side.
 */
function* stuckPictures(seed: number, size: number, inks: number): Generator<Grid> {
  const random = randomOf(seed);
  for (;;) {
    const picture = randomGrid(random, size, size, inks, 0.35 + random.next() / 3);
    const { lineSolvable } = solve(puzzleOf(picture, paletteOf(inks)), { lineOnly: true });
    if (!lineSolvable) yield picture;
  }
}

/** The final state of line logic, by the definition of settling, as sets of colours. */
function followedByDefinition(puzzle: Puzzle, cells: Set<Color>[]): Set<Color>[] {
  const { width, height } = puzzle;
  const lines: Line[] = [
    ...puzzle.rows.map((_, index) => ({ kind: 'row', index }) as const),
    ...puzzle.columns.map((_, index) => ({ kind: 'column', index }) as const),
  ];
  for (let changed = true; changed; ) {
    changed = false;
    for (const line of lines) {
      const length = line.kind === 'row' ? width : height;
      const at = (i: number): number =>
        line.kind === 'row' ? line.index * width + i : i * width + line.index;
      const own = Array.from({ length }, (_, i) => cells[at(i)] as Set<Color>);
      settleByDefinition(own, clueAt(puzzle, line))?.forEach((settled, i) => {
        if (settled.size < (own[i] as Set<Color>).size) changed = true;
        cells[at(i)] = settled;
      });
    }
  }
  return cells;
}

/** The properties by definition: does this picture's puzzle have it when these cells are given? */
const HOLDS = {
  unique: (picture: Grid, inks: number, given: readonly number[]): boolean =>
    solutionsOf(puzzleOf(picture, paletteOf(inks))).every(
      (other) =>
        sameGrid(other, picture) || given.some((cell) => other.cells[cell] !== picture.cells[cell]),
    ),
  lineSolvable: (picture: Grid, inks: number, given: readonly number[]): boolean => {
    const all = Array.from({ length: inks + 1 }, (_, color) => color);
    const cells = Array.from(picture.cells, (color, cell) =>
      given.includes(cell) ? new Set([color]) : new Set(all),
    );
    const puzzle = puzzleOf(picture, paletteOf(inks));
    return followedByDefinition(puzzle, cells).every(({ size }) => size === 1);
  },
};

/** All ways to choose `count` of the numbers below `below`, ascending. */
function* choices(count: number, below: number, from = 0): Generator<number[]> {
  if (count === 0) yield [];
  else
    for (let first = from; first < below; first++)
      for (const rest of choices(count - 1, below, first + 1)) yield [first, ...rest];
}

/** All pictures that differ from one in exactly `count` cells. */
function* changedPictures(picture: Grid, inks: number, count: number): Generator<Grid> {
  for (const where of choices(count, picture.cells.length)) {
    const ways = (inks as number) ** count;
    for (let way = 0; way < ways; way++) {
      const cells = picture.cells.slice();
      where.forEach((cell, i) => {
        const by = 1 + (Math.floor(way / inks ** i) % inks);
        cells[cell] = ((picture.cells[cell] as number) + by) % (inks + 1);
      });
      yield { ...picture, cells };
    }
  }
}

/** The smallest number from 0 that passes the test. */
function least(test: (count: number) => boolean): number {
  let count = 0;
  while (!test(count)) count++;
  return count;
}

const some = <T>(values: Iterable<T>, test: (value: T) => boolean): boolean => {
  for (const value of values) if (test(value)) return true;
  return false;
};

type Name = keyof typeof HOLDS;

function leastGiven(picture: Grid, inks: number, name: Name): number {
  return least((count) =>
    some(choices(count, picture.cells.length), (given) => HOLDS[name](picture, inks, given)),
  );
}

function leastChanged(picture: Grid, inks: number, name: Name): number {
  return least((count) =>
    some(changedPictures(picture, inks, count), (other) => HOLDS[name](other, inks, [])),
  );
}

/** Checks that the remedy has the fewest cells and that its claims hold. */
function expectFewest(remedy: Remedy | undefined, fewest: number): void {
  expect(remedy).toMatchObject({ atLeast: fewest, proved: true });
  expect(remedy?.cells).toHaveLength(fewest);
}

describe.each([
  { inks: 1, size: 4, count: 40 },
  { inks: 1, size: 5, count: 12 },
  { inks: 2, size: 4, count: 10 },
])('the fewest cells of pictures of $size x $size with $inks inks', ({ inks, size, count }) => {
  const pictures = stuckPictures(size + 10 * inks, size, inks);
  for (let i = 0; i < count; i++) {
    const picture = pictures.next().value as Grid;
    const puzzle = puzzleOf(picture, paletteOf(inks));
    const { give, change, status } = diagnosed(puzzle);

    it(`are the fewest cells to give, picture ${i}`, () => {
      expectFewest(give.lineSolvable, leastGiven(picture, inks, 'lineSolvable'));
      if (status === 'unique') expect(give.unique).toBeUndefined();
      else expectFewest(give.unique, leastGiven(picture, inks, 'unique'));
      for (const name of ['unique', 'lineSolvable'] as const) {
        const cells = (give[name]?.cells ?? []).map(({ row, column }) => row * size + column);
        if (give[name] !== undefined) expect(HOLDS[name](picture, inks, cells)).toBe(true);
      }
    });

    it(`are the fewest cells to change, picture ${i}`, () => {
      expectFewest(change.lineSolvable, leastChanged(picture, inks, 'lineSolvable'));
      if (status === 'unique') expect(change.unique).toBeUndefined();
      else expectFewest(change.unique, leastChanged(picture, inks, 'unique'));
      for (const name of ['unique', 'lineSolvable'] as const) {
        const cells = picture.cells.slice();
        for (const { row, column, color } of change[name]?.cells ?? []) {
          expect(cells[row * size + column]).not.toBe(color);
          cells[row * size + column] = color;
        }
        if (change[name] !== undefined) {
          expect(HOLDS[name]({ ...picture, cells }, inks, [])).toBe(true);
        }
      }
    });
  }
});

/** Stands for an explanation: finding remedies does not need a real one. */
const STUCK = { status: 'stuck', steps: [] } as const;

describe('diagnose', () => {
  it('reports nothing for a puzzle that line logic solves', () => {
    const heart = drawnGrid('.#.#.', '#####', '#####', '.###.', '..#..');
    expect(diagnosed(puzzleOf(heart, paletteOf(1)))).toEqual({
      status: 'unique',
      lineSolvable: true,
      level: 1,
      longestChain: 0,
      solutions: 1,
      complete: true,
      ofGoal: true,
      open: [],
      differing: [],
      give: {},
      change: {},
    });
  });

  it('explains why the smallest ambiguous picture is ambiguous, and what makes it unique', () => {
    const either = diagnosed(puzzleOf(drawnGrid('#.', '.#'), paletteOf(1)));
    expect(either).toMatchObject({ status: 'multiple', solutions: 2, complete: true });
    expect(either.differing).toHaveLength(4);
    expect(either.open).toHaveLength(4);
    const one = { atLeast: 1, proved: true, cells: [expect.anything()] };
    expect(either.give).toEqual({ unique: one, lineSolvable: one });
    expect(either.change).toEqual({ unique: one, lineSolvable: one });
    expect(either.give.unique?.cells).toEqual([{ row: 0, column: 0, color: 1 }]);
  });

  it('suggests nothing for a puzzle without a solution', () => {
    const two = puzzleOf(drawnGrid('##', '..'), paletteOf(1));
    const none = diagnosed({ ...two, columns: two.rows });
    expect(none).toMatchObject({ status: 'none', solutions: 0, give: {}, change: {} });
  });

  it('helps with larger pictures too, and gives a lower bound', () => {
    const pictures = stuckPictures(5, 12, 1);
    for (let i = 0; i < 8; i++) {
      const picture = pictures.next().value as Grid;
      const puzzle = puzzleOf(picture, paletteOf(1));
      const { give, change } = diagnosed(puzzle, { maxTries: 2000, explanation: STUCK });
      const given = new Int32Array(picture.cells.length).fill(UNKNOWN);
      for (const { row, column, color } of give.lineSolvable?.cells ?? []) {
        given[row * 12 + column] = color;
      }
      const known = { ...picture, cells: given };
      expect(solve(puzzle, { given: known, lineOnly: true }).status).toBe('unique');
      const cells = picture.cells.slice();
      for (const { row, column, color } of change.lineSolvable?.cells ?? []) {
        cells[row * 12 + column] = color;
      }
      const other = puzzleOf({ ...picture, cells }, paletteOf(1));
      expect(solve(other, { lineOnly: true }).status).toBe('unique');
      for (const remedy of [give.lineSolvable, change.lineSolvable, give.unique, change.unique]) {
        if (remedy === undefined) continue;
        expect(remedy.atLeast).toBeGreaterThan(0);
        expect(remedy.cells?.length).toBeGreaterThanOrEqual(remedy.atLeast);
      }
    }
  });

  it('reports that it ran out of tries', () => {
    const picture = stuckPictures(5, 12, 1).next().value as Grid;
    const { give, change } = diagnosed(puzzleOf(picture, paletteOf(1)), {
      maxTries: 1,
      explanation: STUCK,
    });
    expect(give.lineSolvable).toMatchObject({ proved: false });
    expect(change.lineSolvable).toMatchObject({ proved: false });
  });
});

describe.each(['unique', 'lineSolvable'] as const)('placesToChange, %s', (name) => {
  const wanted = properties(paletteOf(1), 1000)[name];
  const budget = (): Budget => new Budget(Number.POSITIVE_INFINITY);

  it('contains every single change that helps', () => {
    const pictures = stuckPictures(8, 8, 1);
    let helping = 0;
    for (let i = 0; i < 60; i++) {
      const picture = pictures.next().value as Grid;
      const property = wanted(budget());
      if (drive(property.holds(picture))) continue;
      const found = drive(placesToChange(picture, property.openCells(picture), 1));
      for (let cell = 0; cell < picture.cells.length; cell++) {
        const color = 1 - (picture.cells[cell] as number);
        if (!drive(property.holds(changed(picture, [{ cell, color }])))) continue;
        expect(found?.places).toContain(cell);
        helping++;
      }
    }
    expect(helping).toBeGreaterThan(20);
  });

  it('contains at least one change of every pair that helps', () => {
    const pictures = stuckPictures(9, 5, 1);
    for (let i = 0; i < 12; i++) {
      const picture = pictures.next().value as Grid;
      const property = wanted(budget());
      if (drive(property.holds(picture))) continue;
      const found = drive(placesToChange(picture, property.openCells(picture), 2));
      const flip = (cell: number) => ({ cell, color: 1 - (picture.cells[cell] as number) });
      for (const [a, b] of choices(2, picture.cells.length) as Generator<[number, number]>) {
        if (!drive(property.holds(changed(picture, [flip(a), flip(b)])))) continue;
        expect(found?.places.some((cell) => cell === a || cell === b)).toBe(true);
      }
    }
  });
});
