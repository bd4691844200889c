/** Lessons against the definition: what is certain on a line is what all its ways agree about. */

import { listArrangements } from '@nonokit/core/testing';
import { solve } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import { LINE_TECHNIQUES } from '../lines/techniques.js';
import { lineLesson } from './line-lesson.js';
import { lineTask } from './line-task.js';
import { clueOfText, colorOf, drawnCells, listWays, stateOfDrawn } from './lines.js';
import { marksOfPosition, positionLesson, positionTask, puzzleOfPosition } from './positions.js';
import { TECHNIQUE_TEXTS } from './technique-texts.js';
import { TECHNIQUE_LESSONS } from './techniques.js';

const LINES = TECHNIQUE_LESSONS.flatMap(({ id, lines }) => lines.map((line) => ({ id, line })));
const TASKS = TECHNIQUE_LESSONS.flatMap(({ id, lineTasks }) =>
  lineTasks.map((line) => ({ id, line })),
);
const BOARDS = TECHNIQUE_LESSONS.flatMap(({ id, position, positionTasks, morePositions = [] }) =>
  [...(position === undefined ? [] : [position]), ...positionTasks, ...morePositions].map(
    (board) => ({ id, board }),
  ),
);

/** All lines with this clue that agree with the known cells, by definition. */
function agreeing(clue: string, cells: string): string[] {
  return listArrangements(clueOfText(clue), cells.length)
    .filter((way) => way.every((color, x) => cells[x] === '?' || colorOf(cells[x] ?? '') === color))
    .map((way) => way.map((color) => (color === 0 ? '.' : 'abc'[color - 1])).join(''));
}

describe('the lessons', () => {
  it('teach the eighteen techniques in order, each with an example and a task', () => {
    expect(TECHNIQUE_LESSONS.map(({ id }) => id)).toEqual(Object.keys(TECHNIQUE_TEXTS.en));
    for (const { id, lines, position, lineTasks, positionTasks } of TECHNIQUE_LESSONS) {
      expect(lines.length + (position === undefined ? 0 : 1), id).toBeGreaterThan(0);
      expect(lineTasks.length + positionTasks.length, id).toBeGreaterThan(0);
      const level = LINE_TECHNIQUES.find((one) => one.id === id)?.level;
      const lesson = TECHNIQUE_LESSONS.find((one) => one.id === id);
      if (level !== undefined) expect(lesson?.level).toBe(level);
    }
  });

  it.each(['en', 'ru'] as const)('have all texts in %s', (language) => {
    for (const { id } of TECHNIQUE_LESSONS) {
      const { name, proves, text, lookFor } = TECHNIQUE_TEXTS[language][id];
      for (const one of [name, proves, text, ...lookFor]) {
        expect(/[а-яё]/i.test(one), `${id}: ${one}`).toBe(language === 'ru');
      }
      expect(lookFor.length).toBeGreaterThan(0);
      expect(proves).toMatch(language === 'ru' ? /^Доказывает.*\.$/ : /^Proves .*\.$/);
    }
  });
});

describe('listWays', () => {
  it.each([...LINES, ...TASKS])(
    '$id lists all arrangements of $line.clue in $line.cells',
    ({ line }) => {
      const { clue, cells } = stateOfDrawn(line);
      const ways = listWays(clue, cells, 10_000);
      expect([...ways].sort()).toEqual(agreeing(line.clue, line.cells).sort());
      expect(listWays(clue, cells, 1)).toEqual(ways.slice(0, 1));
    },
  );
});

describe('lineLesson', () => {
  it.each(LINES)('$id proves only what is certain on $line.clue', ({ id, line }) => {
    const lesson = lineLesson(id, line);
    const ways = agreeing(line.clue, line.cells);
    for (const { at, left } of lesson.found) {
      expect(lesson.before[at]).toBe('?');
      for (const way of ways) expect(left).toContain(way[at]);
      expect(lesson.after[at]).toBe(left.length === 1 ? left : '?');
    }
    expect(lesson.en).not.toBe(lesson.ru);
  });
});

describe('lineTask', () => {
  it.each(TASKS)(
    '$id on $line.clue: each cell is certain, or the task tells why it is not',
    ({ id, line }) => {
      const task = lineTask(id, line);
      const ways = agreeing(line.clue, line.cells);
      expect(task?.ways).toBe(ways.length);
      expect(task?.start).toBe(drawnCells(stateOfDrawn(line).cells));
      expect(task?.goal).not.toBe(task?.start);
      for (const [at, cell] of [...(task?.goal ?? '')].entries()) {
        const possible = new Set(ways.map((way) => way[at]));
        if (cell !== '?') expect([...possible]).toEqual([cell]);
        const open = task?.open[at];
        expect(open === undefined).toBe(cell !== '?');
        if (open?.why === 'other') expect([...possible]).toEqual([open.cell]);
        if (open?.why === 'other') expect(open.technique).not.toBe(id);
        if (open?.why === 'undecided') {
          expect(open.ways.every((way) => ways.includes(way))).toBe(true);
          expect(open.ways[0][at]).not.toBe(open.ways[1][at]);
        }
      }
    },
  );

  it('is absent where the technique finds nothing', () => {
    expect(lineTask('mercury', { clue: '3', cells: '?????' })).toBeUndefined();
  });
});

describe('positions', () => {
  it.each(BOARDS)('$id proves only what holds in every solution', ({ id, board }) => {
    const puzzle = puzzleOfPosition(board);
    const solved = solve(puzzle);
    expect(solved.status).toBe('unique');
    if (solved.status !== 'unique') return;
    const { cells } = solved.solution;
    marksOfPosition(board).cells.forEach((mark, k) => {
      if (mark >= 0) expect(cells[k]).toBe(mark);
    });
    const { goal, en, ru } = positionTask(id, board);
    expect(goal.length).toBeGreaterThan(0);
    expect([en.length, ru.length]).not.toContain(0);
    for (const { row, column, color } of goal) {
      expect(cells[row * puzzle.width + column]).toBe(color);
    }
    if (id !== 'color-logic') expect(positionLesson(id, board).proved).toEqual(goal);
  });
});
