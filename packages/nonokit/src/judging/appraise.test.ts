/**
 * Appraisals against definitions: line logic is the solver's, other solutions have the same clues,
 * and an appraiser that has seen other pictures says the same as one that has not.
 */
import {
  BLACK_ON_WHITE,
  blankGrid,
  drive,
  type Grid,
  gridOf,
  type Puzzle,
  puzzleOf,
  type Random,
  randomOf,
  solves,
  UNKNOWN,
} from '@nonokit/core';
import { paletteOf, randomGrid } from '@nonokit/core/testing';
import { rate } from '@nonokit/explain';
import { solve } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import type { Appraisal, AppraisalReport } from './appraisal.js';
import { Appraiser, appraise } from './appraiser.js';

/** Pictures of all kinds: small, with few and many cells filled, of one to three inks. */
const PICTURES: readonly Puzzle[] = [1, 2, 3].flatMap((inks) => {
  const random = randomOf(`appraise ${inks}`);
  return Array.from({ length: 40 }, (_, i) => {
    const width = 1 + random.below(9);
    const height = 1 + random.below(9);
    const fill = [0.3, 0.6, 0.85][i % 3] ?? 0.5;
    return puzzleOf(randomGrid(random, width, height, inks, fill), paletteOf(inks));
  });
});

function pictureOf(...rows: readonly string[]): Puzzle {
  const cells = rows.map((row) => [...row].map((cell) => (cell === '#' ? 1 : 0)));
  return puzzleOf(gridOf(cells), BLACK_ON_WHITE);
}

/** One solution, which line logic does not find. */
const STUCK = pictureOf('#.#.##', '.###.#', '..#...', '#....#', '.#.##.', '.####.');

function goalOf({ goal }: Puzzle): Grid {
  if (goal === undefined) throw new Error('no goal');
  return goal;
}

describe('appraise', () => {
  it('reports what the solver and the rating find', () => {
    const seen = new Map<string, number>();
    for (const puzzle of [...PICTURES, STUCK]) {
      const { lines, uniqueness, difficulty } = appraise(puzzle);
      const { status } = solve(puzzle);
      expect(uniqueness.status).toBe(status);
      const byLines = solve(puzzle, { lineOnly: true });
      expect(lines.status === 'solved').toBe(byLines.lineSolvable);
      const known = byLines.status === 'unknown' ? [...byLines.known.cells] : [];
      const open = known.flatMap((color, cell) => (color === UNKNOWN ? [cell] : []));
      expect(lines.open).toEqual(open);
      const rated = rate(puzzle);
      if (!rated.ok) throw new Error(rated.problem.message);
      if (status === 'unique') expect(difficulty).toMatchObject(rated.value);
      else expect(difficulty).toBeUndefined();
      const kind = `${status} ${lines.status}`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
    for (const kind of ['unique solved', 'unique stuck', 'multiple stuck']) {
      expect(seen.get(kind)).toBeGreaterThan(0);
    }
  });

  it('shows another solution, and where it differs', () => {
    let shown = 0;
    for (const puzzle of PICTURES) {
      const { uniqueness, lines } = appraise(puzzle);
      if (uniqueness.status !== 'multiple') continue;
      expectOther(puzzle, uniqueness.other, uniqueness.differing);
      for (const cell of uniqueness.differing) expect(lines.open).toContain(cell);
      shown++;
    }
    expect(shown).toBeGreaterThan(10);
  });

  it('sums up the steps of the rating', () => {
    const { difficulty } = appraise(
      puzzleOf(randomGrid(randomOf(1), 12, 12, 1, 0.65), paletteOf(1)),
    );
    if (difficulty === undefined) throw new Error('not rated');
    const { techniques, moments, effort, steps } = difficulty;
    for (const parts of [techniques, moments]) {
      expect(parts.reduce((sum, part) => sum + part.steps, 0)).toBe(steps);
      expect(parts.reduce((sum, part) => sum + part.effort, 0)).toBeCloseTo(effort, 0);
    }
    expect(moments).toHaveLength(24);
    expect(moments.every(({ steps: own }) => own > 0)).toBe(true);
    const efforts = techniques.map((use) => use.effort);
    expect(efforts).toEqual(efforts.toSorted((a, b) => b - a));
  });

  it('reports its stages in order, and includes all of them in its answer', () => {
    const reports: AppraisalReport[] = [];
    const onProgress = (report: AppraisalReport | undefined): void => {
      if (report !== undefined) reports.push(report);
    };
    const answer = appraise(pictureOf('###', '.#.'), { onProgress });
    expect(reports.map((report) => Object.keys(report))).toEqual([
      ['facts'],
      ['lines'],
      ['uniqueness'],
      ['difficulty'],
    ]);
    expect(Object.assign({}, ...reports)).toEqual(answer);
  });

  it('rates only on request', () => {
    expect(appraise(pictureOf('###', '.#.'), { rate: false })).not.toHaveProperty('difficulty');
  });

  it('returns "unknown" when a budget is spent, and searches longer if allowed', () => {
    const noise = puzzleOf(randomGrid(randomOf('noise'), 60, 60, 1, 0.5), paletteOf(1));
    const { lines, uniqueness } = appraise(noise, { timeoutMs: 0 });
    expect(uniqueness).toMatchObject({ status: 'unknown', reason: 'timeout' });
    expect(lines.status).not.toBe('solved');
    const short = appraise(noise, { maxConflicts: 1 }).uniqueness;
    expect(short).toEqual({ status: 'unknown', reason: 'conflicts', isSearching: false });
  });

  it('refuses a puzzle without a picture, or with the wrong one', () => {
    const { goal, ...clues } = pictureOf('#.', '.#');
    expect(() => appraise(clues)).toThrow(RangeError);
    expect(() => appraise({ ...clues, goal: blankGrid(2, 2) })).toThrow(RangeError);
    expect(goal).toBeDefined();
  });
});

describe('the facts', () => {
  it('include counts of cells, blocks and blank borders', () => {
    expect(appraise(pictureOf('....', '.#.#', '....')).facts).toEqual({
      width: 4,
      height: 3,
      cells: [10, 2],
      fill: 2 / 12,
      blocks: { rows: [0, 2, 0], columns: [0, 1, 0, 1], average: 4 / 7, most: 2 },
      emptyBorder: { top: 1, right: 0, bottom: 1, left: 1 },
      warnings: ['empty-border'],
    });
  });

  it.each<[string, Puzzle, readonly string[]]>([
    ['a blank picture', pictureOf('..', '..'), ['empty']],
    ['a full one', pictureOf('##', '##'), ['trivial', 'mostly-full']],
    ['whole rows', pictureOf('#.#', '###'), ['trivial']],
    ['a line of its own', pictureOf('.#.', '###'), []],
    ['blank columns', pictureOf('#.#.', '.#..'), ['empty-border']],
    ['one cell', pictureOf('....', '.#..', '....'), ['mostly-empty', 'empty-border']],
    [
      'an unused ink',
      puzzleOf(
        gridOf([
          [1, 0],
          [1, 1],
        ]),
        paletteOf(2),
      ),
      ['unused-color'],
    ],
  ])('include a warning about %s', (_, puzzle, warnings) => {
    expect(appraise(puzzle).facts.warnings).toEqual(warnings);
  });
});

describe('an appraiser', () => {
  it('gives the same answer whatever it has seen before', () => {
    const kinds = new Set<string>();
    for (let run = 0; run < 6; run++) {
      const random = randomOf(`edits ${run}`);
      const inks = 1 + (run % 3);
      const appraiser = new Appraiser();
      let grid = randomGrid(random, 6 + random.below(6), 6 + random.below(6), inks, 0.6);
      for (let edit = 0; edit < 25; edit++) {
        grid = edited(grid, inks, random);
        const puzzle = puzzleOf(grid, paletteOf(inks));
        const kept = drive(appraiser.work(puzzle));
        const fresh = appraise(puzzle);
        expect(withoutOther(kept)).toEqual(withoutOther(fresh));
        const { uniqueness } = kept;
        kinds.add(uniqueness.status);
        if (uniqueness.status !== 'multiple') continue;
        expectOther(puzzle, uniqueness.other, uniqueness.differing);
        const { uniqueness: anew } = fresh;
        if (anew.status !== 'multiple') continue;
        if (`${anew.other.cells}` !== `${uniqueness.other.cells}`) kinds.add('kept');
      }
    }
    expect(kinds).toEqual(new Set(['unique', 'multiple', 'kept']));
  });

  it('discards its facts about a picture of another size', () => {
    const appraiser = new Appraiser();
    const pictures = [pictureOf('#..', '.#.'), pictureOf('#.', '.#', '..'), pictureOf('##')];
    const found = pictures.map((puzzle) => drive(appraiser.work(puzzle)).uniqueness.status);
    expect(found).toEqual(['multiple', 'multiple', 'unique']);
  });
});

/** The picture after a stroke: a few cells in a row get one colour, or nothing changes. */
function edited(grid: Grid, inks: number, random: Random): Grid {
  const cells = grid.cells.slice();
  const from = random.below(cells.length);
  cells.fill(random.below(inks + 1), from, from + random.below(4));
  return { ...grid, cells };
}

function withoutOther({ uniqueness, ...rest }: Appraisal): unknown {
  return { ...rest, status: uniqueness.status };
}

/** Checks by the judge that `other` is a solution that differs in exactly these cells. */
function expectOther(puzzle: Puzzle, other: Grid, differing: readonly number[]): void {
  const goal = goalOf(puzzle);
  expect(solves(other, puzzle) && solves(goal, puzzle)).toBe(true);
  expect(differing.length).toBeGreaterThan(0);
  const cells = [...goal.cells.keys()];
  expect(differing).toEqual(cells.filter((cell) => goal.cells[cell] !== other.cells[cell]));
}
