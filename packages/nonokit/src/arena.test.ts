import { type Grid, type Puzzle, solves, UNKNOWN } from '@nonokit/core';
import { listArrangements } from '@nonokit/core/testing';
import { applyHint, describeStep, hint } from '@nonokit/explain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInstance, type Episode, type Instance } from './arena.js';
import { solve } from './solving.js';

const options = fc.record({
  width: fc.integer({ min: 1, max: 9 }),
  height: fc.integer({ min: 1, max: 9 }),
  colors: fc.integer({ min: 1, max: 3 }),
});

/** Colours that all arrangements of a line agree on, by place; by listing them. */
function agreed(puzzle: Puzzle, episode: Episode, isRow: boolean, index: number): number[] {
  const { marks } = episode;
  const clue = (isRow ? puzzle.rows : puzzle.columns)[index] ?? [];
  const length = isRow ? puzzle.width : puzzle.height;
  const at = (x: number): number => (isRow ? index * puzzle.width + x : x * puzzle.width + index);
  const fitting = listArrangements(clue, length).filter((cells) =>
    Array.from(cells).every((color, x) => {
      const mark = marks.cells[at(x)] ?? UNKNOWN;
      return mark === UNKNOWN || mark === color;
    }),
  );
  return Array.from({ length }, (_, x) => {
    const colors = new Set(fitting.map((cells) => cells[x]));
    return colors.size === 1 ? ([...colors][0] ?? UNKNOWN) : UNKNOWN;
  });
}

function goalOf({ clues }: Instance): Grid['cells'] {
  const result = solve(clues);
  if (result.status !== 'unique') throw new Error(result.status);
  return result.solution.cells;
}

describe('createInstance', () => {
  it('gives the same puzzle for the same seed, and others for others', () => {
    const one = createInstance(3);
    const two = createInstance(3);
    const other = createInstance(4);
    expect(two.rows).toEqual(one.rows);
    expect(two.difficulty).toEqual(one.difficulty);
    expect(other.rows).not.toEqual(one.rows);
  });

  it('has one solution, and never tells it', () => {
    fc.assert(
      fc.property(fc.nat(1000), options, (seed, wish) => {
        const instance = createInstance(seed, wish);
        const result = solve(instance.clues);
        expect(result).toMatchObject({ status: 'unique', lineSolvable: true });
        expect(instance.clues.goal).toBeUndefined();
        expect(JSON.stringify(instance)).not.toContain('goal');
        expect(instance.toSvg()).toMatch(/^<svg /);
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    [{ width: 0 }, 'width is an integer in 1..50, got 0'],
    [{ width: 51 }, 'width'],
    [{ height: 1.5 }, 'height'],
    [{ colors: 9 }, 'colors is an integer in 1..8, got 9'],
    [{ density: 0.1 }, 'density is in 0.2..0.8'],
  ])('refuses %j', (wish, sentence) => {
    expect(() => createInstance(1, wish)).toThrow(sentence);
  });
});

describe('Episode', () => {
  it('proves exactly the cells that all arrangements of one line agree on', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.infiniteStream(fc.nat(100_000)), (seed, choices) => {
        const instance = createInstance(seed, { width: 7, height: 6 });
        const goal = goalOf(instance);
        const episode = instance.begin();
        while (!episode.isDone) {
          const { cells } = episode.marks;
          const open = [...cells.keys()].filter((cell) => cells[cell] === UNKNOWN);
          const cell = open[Number(choices.next().value) % open.length] ?? 0;
          const row = Math.floor(cell / 7);
          const column = cell % 7;
          const color = goal[cell] ?? 0;
          const isProved =
            agreed(instance.clues, episode, true, row)[column] === color ||
            agreed(instance.clues, episode, false, column)[row] === color;
          const verdict = episode.claim({ row, column, color });
          expect(verdict.kind).toBe(isProved ? 'follows' : 'leap');
          if (verdict.kind !== 'follows') continue;
          // the step proves this very cell, and is told in words
          expect(verdict.step.conclusions).toContainEqual(
            expect.objectContaining({ row, column, color }),
          );
          const { text } = describeStep(verdict.step, instance.clues, 'en');
          expect(text).toMatch(/^(Row|Column) \d+, /);
        }
        expect([...episode.marks.cells]).toEqual([...goal]);
      }),
      { numRuns: 30 },
    );
  });

  it('names the simplest technique as a hint does, and is led to the end by it', () => {
    fc.assert(
      fc.property(fc.nat(1000), options, (seed, wish) => {
        const instance = createInstance(seed, { ...wish, colors: 1 });
        const { clues } = instance;
        const episode = instance.begin();
        for (let claims = 0; !episode.isDone; claims++) {
          const { marks } = episode;
          const found = hint(clues, marks);
          if (!found.ok || found.value.kind !== 'step') throw new Error('no step');
          const after = applyHint(found.value, marks).cells;
          const cell = [...after.keys()].find((at) => after[at] !== marks.cells[at]) ?? 0;
          const row = Math.floor(cell / clues.width);
          const verdict = episode.claim({
            row,
            column: cell % clues.width,
            color: after[cell] ?? 0,
          });
          expect(verdict.kind).toBe('follows');
          expect(verdict.simplest).toBe(found.value.step.technique);
          expect(claims).toBeLessThan(clues.width * clues.height);
        }
        const cells = Uint16Array.from(episode.marks.cells);
        expect(solves({ ...episode.marks, cells }, clues)).toBe(true);
        expect(episode.score.leap + episode.score.wrong).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  it('always has a line that implies something, in colours too', () => {
    fc.assert(
      fc.property(fc.nat(1000), options, (seed, wish) => {
        const instance = createInstance(seed, wish);
        const goal = goalOf(instance);
        const episode = instance.begin();
        const { width, height } = instance;
        let follows = 0;
        for (let turn = 0; !episode.isDone; turn++) {
          const at = turn % (width * height);
          const place = { row: Math.floor(at / width), column: at % width };
          if (episode.claim({ ...place, color: goal[at] ?? 0 }).kind === 'follows') follows++;
        }
        expect([...episode.marks.cells]).toEqual([...goal]);
        expect(episode.score.follows).toBe(follows);
      }),
      { numRuns: 30 },
    );
  });

  it('marks nothing for a wrong claim, and counts what was claimed', () => {
    const instance = createInstance(5, { width: 6 });
    const goal = goalOf(instance);
    const episode = instance.begin();
    const before = [...episode.marks.cells];
    const cell = before.indexOf(UNKNOWN);
    const place = { row: Math.floor(cell / 6), column: cell % 6 };
    const color = goal[cell] ?? 0;
    expect(episode.claim({ ...place, color: 1 - color }).kind).toBe('wrong');
    expect([...episode.marks.cells]).toEqual(before);
    const right = episode.claim({ ...place, color }).kind;
    expect(episode.claim({ ...place, color }).kind).toBe('known');
    expect(episode.score).toMatchObject({ wrong: 1, known: 1, [right]: 1, points: 0 });
    expect(() => episode.claim({ row: 6, column: 0, color: 0 })).toThrow(
      'row is an integer in 0..5',
    );
    expect(() => episode.claim({ row: 0, column: 0, color: 2 })).toThrow('color');
  });
});
