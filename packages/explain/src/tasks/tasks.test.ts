import { type Color, UNKNOWN } from '@nonokit/core';
import { listArrangements, solutionsOf } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { explainer } from '../explainer.js';
import { lineTask } from '../lessons/line-task.js';
import { stormTask, TASK_TECHNIQUES, TASKS_A_RUNG, type Task, techniqueTask } from './index.js';
import { clueOfNumbers, marksOfTask, puzzleOfTask } from './task.js';

/** All ways to finish a task, by trying every one. */
function listWays(task: Task): ArrayLike<Color>[] {
  const fits = (way: ArrayLike<Color>): boolean =>
    task.marks.every((color, at) => color === UNKNOWN || color === way[at]);
  if (task.shape === 'board') {
    return solutionsOf(puzzleOfTask(task))
      .map(({ cells }) => cells)
      .filter(fits);
  }
  return listArrangements(clueOfNumbers(task.rows[0] ?? []), task.width).filter(fits);
}

/** The unknown cells that have one colour in all ways, with that colour. */
function listCertain(task: Task): { place: number; color: Color | undefined }[] {
  const ways = listWays(task);
  expect(ways.length).toBeGreaterThan(1);
  return task.marks
    .map((mark, place) => ({ mark, place, color: ways[0]?.[place] }))
    .filter(({ mark }) => mark === UNKNOWN)
    .filter(({ place, color }) => ways.every((way) => way[place] === color))
    .map(({ place, color }) => ({ place, color }));
}

const STORMS = ['a', 'b', 'c', 'd'].flatMap((seed) =>
  Array.from({ length: 60 }, (_, number) => stormTask(seed, number)),
);
const PRACTICE = TASK_TECHNIQUES.flatMap((technique) =>
  Array.from({ length: 6 }, (_, number) => techniqueTask('a', technique, number)),
);

describe('a task', () => {
  it('has exactly one certain cell, which is its answer', () => {
    for (const task of [...STORMS, ...PRACTICE]) {
      expect(listCertain(task), JSON.stringify(task)).toEqual([task.answer]);
    }
  });

  it('leaves something to look for', () => {
    for (const { marks } of [...STORMS, ...PRACTICE]) {
      expect(marks.filter((mark) => mark === UNKNOWN).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('is named after the technique that the explainer would use', () => {
    for (const task of [...STORMS, ...PRACTICE]) {
      if (task.shape === 'line') {
        const cells = task.marks.map((mark) => (mark === UNKNOWN ? '?' : '.#'[mark])).join('');
        const drawn = { clue: (task.rows[0] ?? []).join(' '), cells };
        const able = TASK_TECHNIQUES.find((id) => id !== 'two-way' && lineTask(id, drawn));
        expect(task.technique, JSON.stringify(task)).toBe(able);
        continue;
      }
      const begun = explainer(puzzleOfTask(task), { from: marksOfTask(task) });
      const step = begun.ok ? begun.value.next() : undefined;
      expect(step?.technique, JSON.stringify(task)).toBe(task.technique);
      const { place, color } = task.answer;
      const cell = { row: Math.floor(place / task.width), column: place % task.width, color };
      expect(step?.conclusions).toEqual([expect.objectContaining(cell)]);
    }
  });

  it('is the same for the same seed and number, and another for others', () => {
    expect(stormTask('a', 7)).toEqual(stormTask('a', 7));
    const some = new Set(STORMS.map((task) => JSON.stringify(task)));
    expect(some.size).toBeGreaterThan(STORMS.length * 0.9);
  });
});

describe('a Storm', () => {
  it('climbs the techniques, three tasks each, and then stays among the hardest', () => {
    const rungs = STORMS.slice(0, 60).map(({ technique }) => TASK_TECHNIQUES.indexOf(technique));
    const climb = TASK_TECHNIQUES.flatMap((_, rung) => Array(TASKS_A_RUNG).fill(rung));
    expect(rungs.slice(0, climb.length)).toEqual(climb);
    const after = rungs.slice(climb.length);
    expect(new Set(after).size).toBeGreaterThan(2);
    expect(Math.min(...after)).toBeGreaterThanOrEqual(TASK_TECHNIQUES.length - 5);
  });
});

describe('practice', () => {
  it('asks for the technique', () => {
    for (const technique of TASK_TECHNIQUES) {
      expect(techniqueTask('b', technique, 3).technique).toBe(technique);
    }
  });

  it('refuses a technique that no task asks for', () => {
    expect(() => techniqueTask('a', 'color-logic', 0)).toThrow(RangeError);
  });
});
