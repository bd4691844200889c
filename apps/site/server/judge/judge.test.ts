/** The judge: honest and forged records, and each finding by a record that shows it. */
import { type GameRecord, replay, type TimedMove } from '@nonokit/board';
import {
  BLACK_ON_WHITE,
  type Grid,
  type Puzzle,
  puzzleOf,
  type Random,
  randomOf,
  UNKNOWN,
} from '@nonokit/core';
import { explain } from '@nonokit/explain';
import { describe, expect, it } from 'vitest';
import { computeFloor } from './floor.js';
import { type JudgedHistory, judge } from './judge.js';
import type { Judgement } from './verdict.js';

const NOBODY: JudgedHistory = { clean: 0, paces: [], beats: [] };

/** A picture of some blocks and holes that line logic solves. */
const PICTURE = pictureOf([
  '....########....',
  '..############..',
  '.######..######.',
  '.####......####.',
  '####..####..####',
  '###..##..##..###',
  '###.##....##.###',
  '###.#..##..#.###',
  '###.#..##..#.###',
  '###.##....##.###',
  '###..##..##..###',
  '####..####..####',
  '.####......####.',
  '.######..######.',
  '..############..',
  '....########....',
]);
const PUZZLE = puzzleOf(PICTURE, BLACK_ON_WHITE);
const BLOCKS = PUZZLE.rows.reduce((sum, clue) => sum + clue.length, 0);
const FLOOR = computeFloor({ width: 16, height: 16, blocks: BLOCKS, difficulty: 2 });

function pictureOf(rows: readonly string[]): Grid {
  const cells = Uint16Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0));
  return { width: rows[0]?.length ?? 0, height: rows.length, cells };
}

interface Stroke {
  readonly cells: readonly number[];
  /** Whether another line was looked at before it. */
  readonly isLook: boolean;
}

/** The strokes of a person who thinks: the steps of the explainer. */
function thoughtStrokes(): Stroke[] {
  const explained = explain(cluesOnly());
  if (!explained.ok) throw new Error('the picture is explained');
  return explained.value.steps.flatMap(({ conclusions }) => {
    const cells = conclusions.flatMap(({ row, column, color }) =>
      color > 0 ? [row * 16 + column] : [],
    );
    return runsIn(cells).map((run, k) => ({ cells: run, isLook: k === 0 }));
  });
}

/** The puzzle as players see it. */
function cluesOnly(): Puzzle {
  const { goal: _, ...clues } = PUZZLE;
  return clues;
}

/** Neighbours in a row or a column. */
function runsIn(cells: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const cell of cells.toSorted((a, b) => a - b)) {
    const run = runs.find((one) => [1, 16].includes(cell - (one.at(-1) ?? 0)));
    if (run === undefined) runs.push([cell]);
    else run.push(cell);
  }
  return runs;
}

/** The runs of the rows in any order. */
function copiedStrokes(random: Random): Stroke[] {
  const rows = [...PICTURE.cells.keys()].filter((cell) => PICTURE.cells[cell] === 1);
  const runs: number[][] = [];
  for (const cell of rows) {
    if (runs.at(-1)?.at(-1) === cell - 1 && cell % 16 !== 0) runs.at(-1)?.push(cell);
    else runs.push([cell]);
  }
  return runs
    .map((cells) => ({ cells, isLook: true, key: random.next() }))
    .sort((a, b) => a.key - b.key);
}

/** Strokes with pauses, in a whole time. */
function timed(strokes: readonly Stroke[], totalMs: number, pause: (stroke: Stroke) => number) {
  const pauses = strokes.map(pause);
  const scale = totalMs / pauses.reduce((sum, each) => sum + each, 0);
  let at = 0;
  return strokes.map(({ cells }, k): TimedMove => {
    at += (pauses[k] ?? 0) * scale;
    return { at: Math.round(at), move: { type: 'paint', mark: 1, cells } };
  });
}

function judged(record: GameRecord, history = NOBODY, fastestMs?: number): Judgement {
  const activeMs = record.at(-1)?.at ?? 0;
  expect(replay(PUZZLE, record).finishedCount).toBe(32);
  return judge({ clues: PUZZLE, record, activeMs, difficulty: 2, history, fastestMs });
}

const random = () => randomOf('judge');
/** A pause of a person: longer before a look, and now and then by chance. */
const human =
  (chance: Random) =>
  ({ isLook, cells }: Stroke) =>
    (isLook ? 3 : 1) * (0.8 + 0.4 * chance.next()) + cells.length / 10;
const even = (chance: Random) => () => 0.4 + chance.next() ** 2;

describe('an honest record', () => {
  it.each([3, 8, 40])('of %s times the minimum is accepted as a person’s', (times) => {
    const { verdict, findings, measures } = judged(
      timed(thoughtStrokes(), FLOOR * times, human(random())),
    );
    expect([verdict, findings]).toEqual(['person', []]);
    expect(measures.foresight).toBe(0);
    expect(measures.rhythm).toBeGreaterThan(0.5);
  });

  it('may contain slips, guesses, what-ifs and hints', () => {
    const chance = random();
    const plain = timed(thoughtStrokes(), FLOOR * 6, human(chance));
    const hole = 5 * 16 + 3;
    const guess = 15 * 16 + 8;
    const record = plain.flatMap(({ at, move }, k): TimedMove[] => {
      if (k === 6) {
        return [
          { at: at - 60, move: { type: 'paint', mark: 1, cells: [hole] } },
          { at, move: { type: 'paint', mark: UNKNOWN, cells: [hole] } },
          { at, move },
        ];
      }
      if (k === 2)
        return [
          { at: at - 70, move: { type: 'paint', mark: 1, cells: [guess] } },
          { at, move },
        ];
      if (k === 9) {
        return [
          { at: at - 10, move: { type: 'suppose', name: '' } },
          { at, move },
          { at, move: { type: 'keep' } },
        ];
      }
      return [{ at, move }];
    });
    expect(judged(record)).toMatchObject({ verdict: 'person', findings: [] });
  });
});

describe('a forged record', () => {
  it('of a copied picture fills cells before they can be known', () => {
    const chance = random();
    const { verdict, findings, measures } = judged(
      timed(copiedStrokes(chance), FLOOR * 8, even(chance)),
    );
    expect(verdict).not.toBe('person');
    expect(findings).toContain('foresight');
    expect(measures.foreseen).toBeGreaterThan(4);
  });

  it('that is doubtful has its pauses told, and which nothing justified', () => {
    const chance = random();
    const { verdict, measures, pauses } = judged(timed(thoughtStrokes(), FLOOR * 3, even(chance)));
    expect(verdict).toBe('doubtful');
    expect(pauses.length).toBeLessThanOrEqual(96);
    expect(pauses.length * 2).toBeGreaterThanOrEqual(Math.min(96, measures.strokes));
    expect(pauses.filter(({ isEarly }) => isEarly).length > 0).toBe(measures.foreseen > 0);
    expect(pauses.every(({ ms }) => Number.isInteger(ms))).toBe(true);
    const honest = judged(timed(copiedStrokes(chance), FLOOR * 8, even(chance)));
    expect(honest.verdict === 'doubtful' || honest.pauses.length === 0).toBe(true);
  });

  it('in the best order, with random pauses, has no rhythm', () => {
    const record = timed(thoughtStrokes(), FLOOR * 5, even(random()));
    expect(judged(record)).toMatchObject({ verdict: 'doubtful', findings: ['rhythm'] });
  });

  it('that is faster than hands is a machine’s', () => {
    const record = timed(thoughtStrokes(), FLOOR * 0.9, human(random()));
    const { verdict, findings } = judged(record);
    expect(verdict).toBe('machine');
    expect(findings).toContain('below-the-floor');
  });

  it('that continues from a solution has a break in its rhythm', () => {
    const slow = timed(thoughtStrokes(), FLOOR * 9, human(random()));
    const start = slow[Math.floor(slow.length / 2)]?.at ?? 0;
    const record = slow.map(({ at, move }) => ({
      at: at <= start ? at : Math.round(start + (at - start) / 6),
      move,
    }));
    const { verdict, findings } = judged(record);
    expect(verdict).toBe('doubtful');
    expect(findings).toContain('break');
  });
});

describe('a fast record', () => {
  const fast = () => timed(thoughtStrokes(), FLOOR * 2.2, human(random()));

  it('counts for a person who has been that fast before, and otherwise waits', () => {
    const proved = { clean: 30, paces: [2.1, 2.4, 2.6, 3, 3, 4], beats: [] };
    expect(judged(fast(), proved).verdict).toBe('person');
    for (const history of [
      NOBODY,
      { ...proved, clean: 19 },
      { clean: 30, paces: [4, 4.5, 5, 5], beats: [] },
    ]) {
      expect(judged(fast(), history)).toMatchObject({ findings: ['unproved-speed'] });
    }
  });

  it('is compared with the person’s own records, and with all of the puzzle', () => {
    const slow = { clean: 50, paces: [2.1, 2.4, 2.6, 9, 9, 10, 10, 11, 12], beats: [] };
    expect(judged(fast(), slow).findings).toEqual(['unlike-before']);
    const proved = { clean: 30, paces: [2.1, 2.4, 2.6], beats: [] };
    expect(judged(fast(), proved, FLOOR * 3).findings).toEqual(['faster-than-all']);
    expect(judged(fast(), proved, FLOOR * 2.4).findings).toEqual([]);
  });
});

describe('the rhythm of a person', () => {
  const known = (): JudgedHistory => {
    const solves = Array.from({ length: 8 }, (_, k) => {
      return judged(timed(thoughtStrokes(), FLOOR * (4 + k / 4), human(randomOf(`solve ${k}`))));
    });
    return { clean: 30, paces: solves.map(() => 5), beats: solves.map(({ beats }) => beats) };
  };

  it('is theirs in another solve, whatever the speed', () => {
    for (const times of [3, 5, 8]) {
      const record = timed(thoughtStrokes(), FLOOR * times, human(randomOf(`later ${times}`)));
      expect(judged(record, known()).findings).toEqual([]);
    }
  });

  it('makes a solve doubtful, and no machine’s, if its pauses are spread otherwise', () => {
    // almost alike, but in the same order of length, so that they go with their reasons
    const even = (stroke: Stroke) => human(random())(stroke) ** 0.01;
    const record = timed(thoughtStrokes(), FLOOR * 4.4, even);
    expect(judged(record)).toMatchObject({ verdict: 'person', findings: [] });
    expect(judged(record, known())).toMatchObject({
      verdict: 'doubtful',
      findings: ['foreign-rhythm'],
    });
  });

  it('is not asked for of slow solves', () => {
    const slow = (stroke: Stroke) => human(random())(stroke) ** 2;
    expect(judged(timed(thoughtStrokes(), FLOOR * 6, slow), known()).findings).toEqual([]);
  });
});
