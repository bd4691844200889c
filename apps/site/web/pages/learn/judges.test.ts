/** The judges of tasks, for every task of the lessons: only what the technique proves counts. */
import { lineTask, positionTask, TECHNIQUE_LESSONS } from '@nonokit/explain/lessons';
import { describe, expect, it } from 'vitest';
import { judgeBoard } from './board-judge.js';
import { parseProgress } from './progress.js';
import { judge, parseSpans, rangesText } from './task-judge.js';

const LINES = TECHNIQUE_LESSONS.flatMap(({ id, lineTasks }) =>
  lineTasks.flatMap((line) => lineTask(id, line) ?? []),
);
const BOARDS = TECHNIQUE_LESSONS.flatMap(({ id, positionTasks }) =>
  positionTasks.map((position) => positionTask(id, position)),
);

/** The line with one cell changed. */
function changed(line: string, at: number, cell: string): string {
  return line.slice(0, at) + cell + line.slice(at + 1);
}

describe('judge', () => {
  it('calls a line done exactly when it equals the goal', () => {
    for (const task of LINES) {
      expect(judge(task, task.goal).kind).toBe('done');
      expect(judge(task, task.start).kind).toBe('untouched');
      for (const [at, cell] of [...task.goal].entries()) {
        if (cell === task.start[at]) continue;
        const almost = changed(task.goal, at, '?');
        expect(judge(task, almost).kind).toBe(almost === task.start ? 'untouched' : 'so-far');
        const wrong = changed(task.goal, at, cell === '.' ? 'a' : '.');
        expect(judge(task, wrong)).toEqual({ kind: 'opposite', at, is: cell });
      }
    }
  });

  it('explains why any other cell does not count', () => {
    for (const task of LINES) {
      for (const [at, cell] of [...task.goal].entries()) {
        if (cell !== '?' && cell !== task.start[at]) continue;
        const mark = cell === 'a' ? '.' : 'a';
        const verdict = judge(task, changed(task.goal, at, mark));
        expect(['given', 'undecided', 'other', 'opposite']).toContain(verdict.kind);
        expect('at' in verdict && verdict.at).toBe(at);
      }
    }
  });
});

describe('judgeBoard', () => {
  it('calls a board done exactly when it equals the goal', () => {
    for (const task of BOARDS) {
      const { width } = task.puzzle;
      const marks = [...task.marks];
      expect(judgeBoard(task, marks).kind).toBe('untouched');
      for (const { row, column, color } of task.goal) marks[row * width + column] = color;
      expect(judgeBoard(task, marks).kind).toBe('done');
      const at = marks.indexOf(-1);
      if (at >= 0) expect(judgeBoard(task, changedAt(marks, at, 0))).toMatchObject({ at });
      const [first] = task.goal;
      if (first === undefined) throw new Error('a task without a goal');
      const place = first.row * width + first.column;
      const wrong = changedAt(marks, place, first.color === 0 ? 1 : 0);
      expect(judgeBoard(task, wrong)).toMatchObject({ kind: 'opposite', at: place });
    }
  });
});

function changedAt(marks: readonly number[], at: number, mark: number): number[] {
  return marks.map((one, k) => (k === at ? mark : one));
}

describe('words for places', () => {
  it('counts from 1 and joins neighbours', () => {
    expect(rangesText([0, 1, 2, 5])).toBe('1–3, 6');
    expect(parseSpans('aa..abb')).toEqual([
      [1, 2],
      [5, 5],
      [6, 7],
    ]);
  });
});

describe('parseProgress', () => {
  it.each([undefined, '', '{', 'null', '[]', '{"techniques":3}', '{"techniques":[1,{}]}'])(
    'reads %s as no progress',
    (text) => {
      const nothing = { techniques: [], hasPlayedFirst: false, hasClosedTip: false };
      expect(parseProgress(text)).toEqual(nothing);
    },
  );

  it('reads the stored value', () => {
    const kept = { techniques: ['overlap'], hasPlayedFirst: true, hasClosedTip: true };
    expect(parseProgress(JSON.stringify(kept))).toEqual(kept);
  });
});
