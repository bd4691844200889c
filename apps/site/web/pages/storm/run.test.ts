import type { Task } from '@nonokit/explain/tasks';
import { describe, expect, it } from 'vitest';
import { type Answered, countInRow, countRight, isRightAnswer, longestRow, sumUp } from './run.js';

function answered(technique: Task['technique'], isRight: boolean, took = 1000): Answered {
  const task = { technique, answer: { place: 2, color: 1 } } as Task;
  return { task, given: { place: isRight ? 2 : 3, color: 1 }, isRight, at: 0, took };
}

const RUN = [
  answered('overlap', true, 2000),
  answered('overlap', true, 4000),
  answered('glue', false, 9000),
  answered('glue', true, 1000),
  answered('closing', true, 5000),
  answered('closing', true, 3000),
];

describe('a run', () => {
  it('counts right answers, those since the last mistake, and the longest row', () => {
    expect(countRight(RUN)).toBe(5);
    expect(countInRow(RUN)).toBe(3);
    expect(countInRow(RUN.slice(0, 3))).toBe(0);
    expect(longestRow(RUN.slice(0, 4))).toBe(2);
    expect([countRight([]), countInRow([]), longestRow([])]).toEqual([0, 0, 0]);
  });

  it('sums up its techniques, the weakest first, then the slowest', () => {
    expect(sumUp(RUN)).toEqual([
      { technique: 'glue', answers: [false, true], right: 1, meanMs: 5000 },
      { technique: 'closing', answers: [true, true], right: 2, meanMs: 4000 },
      { technique: 'overlap', answers: [true, true], right: 2, meanMs: 3000 },
    ]);
  });

  it('takes an answer for right only with its cell and its colour', () => {
    const { task } = answered('glue', true);
    const answers = [
      { place: 2, color: 1 },
      { place: 2, color: 0 },
      { place: 3, color: 1 },
    ];
    expect(answers.map((one) => isRightAnswer(task, one))).toEqual([true, false, false]);
  });
});
