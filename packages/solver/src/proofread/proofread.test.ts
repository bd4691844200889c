/**
 * Proofreading: each kind of slip is undone; single slips agree with trying every slip of every
 * line; limits are kept.
 */
import {
  type Clue,
  checkPuzzle,
  cluesOf,
  type Draft,
  gridOf,
  type Line,
  type Palette,
  sameGrid,
} from '@nonokit/core';
import { createFixedRandom } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { solve } from '../solve.js';
import type { Change } from './change.js';
import { clueKey, editsOfClue } from './edits.js';
import { proofread, proofreadSteps } from './proofread.js';

const BLACK: Palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
const RED: Palette = [...BLACK, { rgb: '#ff0000' }];

/** A boat: 12 x 8 cells, solved by line logic. */
const BOAT = [
  '.....#......',
  '.....##.....',
  '.....####...',
  '.....#####..',
  '.....#......',
  '############',
  '.##########.',
  '..########..',
];

function drawn(rows: readonly string[], palette = BLACK): Draft {
  const grid = gridOf(rows.map((row) => [...row].map((cell) => '.#o'.indexOf(cell))));
  return { ...cluesOf(grid), palette };
}

const row = (index: number): Line => ({ kind: 'row', index });
const column = (index: number): Line => ({ kind: 'column', index });
const numbers = (...sizes: number[]): Clue => sizes.map((size) => ({ size, color: 1 }));
const withRow = (draft: Draft, row: number, clue: Clue): Draft => ({
  ...draft,
  rows: draft.rows.with(row, clue),
});
const withColumn = (draft: Draft, column: number, clue: Clue): Draft => ({
  ...draft,
  columns: draft.columns.with(column, clue),
});
const sizes = ({ before, after }: Change) => [before, after].map((b) => b.map(({ size }) => size));

describe('proofread', () => {
  const boat = drawn(BOAT);

  it.each<[string, Draft, Change['kind'], Line, number[][]]>([
    ['one less', withRow(boat, 3, numbers(4)), 'one-off', row(3), [[4], [5]]],
    ['a lost digit', withRow(boat, 5, numbers(1)), 'digit', row(5), [[1], [12]]],
    ['a lost zero', withRow(boat, 6, numbers(1)), 'digit', row(6), [[1], [10]]],
    ['12 as 1 2', withRow(boat, 5, numbers(1, 2)), 'split', row(5), [[1, 2], [12]]],
    ['a missing number', withColumn(boat, 7, numbers(3)), 'missing', column(7), [[], [2]]],
    ['a doubled number', withColumn(boat, 6, numbers(3, 3, 3)), 'doubled', column(6), [[3], []]],
    ['2 3 as 23', withColumn(boat, 7, numbers(23)), 'joined', column(7), [[23], [2, 3]]],
    [
      '3 2 for 2 3',
      withColumn(boat, 7, numbers(3, 2)),
      'exchanged',
      column(7),
      [
        [3, 2],
        [2, 3],
      ],
    ],
  ])('corrects %s', (_, typed, kind, line, change) => {
    const { status, mendings, complete } = proofread(typed);
    expect(status).toBe('mended');
    expect(complete).toBe(true);
    const right = mendings.find(({ puzzle }) => isSame(puzzle, boat));
    expect(right?.changes).toMatchObject([{ kind, line }]);
    expect(right?.changes.map(sizes)).toEqual([change]);
    expect(right?.lineSolvable).toBe(true);
  });

  it.each<[string, Draft, Change['kind']]>([
    ['a row left out', { ...boat, rows: boat.rows.toSpliced(3, 1) }, 'line-missing'],
    ['a row typed twice', { ...boat, rows: boat.rows.toSpliced(3, 0, numbers(5)) }, 'line-doubled'],
    [
      'two rows exchanged',
      { ...boat, rows: boat.rows.toSpliced(3, 2, numbers(1), numbers(5)) },
      'lines-exchanged',
    ],
    [
      'rows for columns',
      { ...boat, rows: boat.columns, columns: boat.rows, width: 12, height: 8 },
      'sides-exchanged',
    ],
  ])('corrects %s', (_, typed, kind) => {
    const [right] = proofread(typed).mendings.filter(({ puzzle }) => isSame(puzzle, boat));
    expect(right?.changes).toMatchObject([{ kind }]);
  });

  it('corrects two slips in different lines, in one line, or in a line and a number', () => {
    const typed = withColumn(withRow(boat, 3, numbers(4)), 7, numbers(3));
    const inOne = withColumn(boat, 7, numbers(1, 2));
    const mixed = { ...typed, columns: boat.columns, rows: typed.rows.toSpliced(6, 1) };
    for (const draft of [typed, inOne, mixed]) {
      const { mendings } = proofread(draft);
      const right = mendings.find(({ puzzle }) => isSame(puzzle, boat));
      expect(right?.changes).toHaveLength(2);
    }
  });

  it('corrects the colour of a number', () => {
    const flag = drawn(['####o', '##ooo', '#oooo', '.ooo.'], RED);
    const typed = withRow(flag, 3, numbers(3));
    const right = proofread(typed).mendings.find(({ puzzle }) => isSame(puzzle, flag));
    expect(right?.changes).toMatchObject([{ kind: 'color', line: { kind: 'row', index: 3 } }]);
  });

  it('corrects nothing if there is one solution, and reports what is undecided', () => {
    expect(proofread(boat)).toEqual({ status: 'right', mendings: [], more: 0, complete: true });
    const hopeless = { ...boat, rows: boat.rows.map(() => numbers(1, 1, 1, 1, 1, 1)) };
    const stopped = proofread(hopeless, { maxChanges: 1 });
    expect(stopped).toMatchObject({ status: 'open', mendings: [], complete: true });
    const empty = proofread({ palette: BLACK, rows: [], columns: [] });
    expect(empty).toMatchObject({ status: 'open', complete: false });
    const colors = Array.from({ length: 40 }, () => ({ rgb: '#ffffff' }));
    expect(proofread({ ...boat, palette: colors })).toMatchObject({ complete: false });
  });

  it('stops on request, and refuses invalid limits', () => {
    const work = proofreadSteps(withColumn(withRow(boat, 3, numbers(4)), 7, numbers(3)));
    expect(work.next().done).toBe(false);
    expect(work.next('aborted')).toMatchObject({ done: true, value: { complete: false } });
    expect(() => proofread(boat, { maxChanges: 0 })).toThrow(RangeError);
    expect(() => proofread(boat, { maxMendings: 1.5 })).toThrow(RangeError);
  });

  it('finds the single slips that an exhaustive search finds', () => {
    const random = createFixedRandom('slips');
    let ways = 0;
    for (let round = 0; round < 60; round++) {
      const width = 4 + random.below(4);
      const rows = Array.from({ length: 4 + random.below(4) }, () =>
        Array.from({ length: width }, () => (random.below(3) === 0 ? '.' : '#')).join(''),
      );
      const typed = withRandomSlip(drawn(rows), random);
      const found = proofread(typed, { maxChanges: 1, maxMendings: 1000 });
      if (found.status === 'right') continue;
      const ofNumbers = found.mendings.filter(
        ({ changes: [one] }) => !/^lines?-/.test(one?.kind ?? ''),
      );
      const keys = ofNumbers.map(({ puzzle }) => keyOf(puzzle)).sort();
      const all = singleSlips(typed);
      // the likelier of two explanations of the same clues may be one of whole lines
      for (const { puzzle } of found.mendings) all.delete(keyOf(puzzle));
      expect([...all]).toEqual([]);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { puzzle, solution } of found.mendings) {
        const solved = solve(puzzle);
        expect(solved.status === 'unique' && sameGrid(solved.solution, solution)).toBe(true);
      }
      ways += keys.length;
    }
    expect(ways).toBeGreaterThan(100);
  });
});

it('ranks the ways that are found so far', () => {
  const work = proofreadSteps(withRow(drawn(BOAT), 3, numbers(4)));
  let known = 0;
  let step = work.next();
  for (; step.done !== true; step = work.next()) {
    const { found, soFar } = step.value;
    if (found === known) continue;
    known = found;
    const { status, mendings, more, complete } = soFar();
    expect([status, mendings.length + more, complete]).toEqual(['mended', found, false]);
  }
  expect(known).toBeGreaterThan(0);
  expect(step.value.mendings.length + step.value.more).toBe(known);
});

/** One random slip of a number; the same draft where none is possible. */
function withRandomSlip(draft: Draft, random: { below(n: number): number }): Draft {
  const l = random.below(draft.rows.length);
  const clue = draft.rows[l] ?? [];
  const edits = editsOfClue(clue, draft.columns.length, draft.palette.length);
  const edit = edits[random.below(Math.max(1, edits.length))];
  return edit === undefined ? draft : withRow(draft, l, edit.clue);
}

/** Every puzzle with one solution that one slip of one number explains. */
function singleSlips(typed: Draft): Set<string> {
  const keys = new Set<string>();
  for (const side of ['rows', 'columns'] as const) {
    const length = side === 'rows' ? typed.columns.length : typed.rows.length;
    for (const [l, clue] of typed[side].entries()) {
      for (const edit of editsOfClue(clue, length, typed.palette.length)) {
        const draft = { ...typed, [side]: typed[side].with(l, edit.clue) };
        const { rows, columns, palette } = draft;
        const size = { width: columns.length, height: rows.length };
        const checked = checkPuzzle({ ...size, rows, columns, palette });
        if (checked.ok && solve(checked.value).status === 'unique') keys.add(keyOf(draft));
      }
    }
  }
  return keys;
}

function keyOf({ rows, columns }: Pick<Draft, 'rows' | 'columns'>): string {
  return [...rows, ...columns].map(clueKey).join('/');
}

function isSame(a: Pick<Draft, 'rows' | 'columns'>, b: Draft): boolean {
  return keyOf(a) === keyOf(b);
}
