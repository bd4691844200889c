/** What a file may claim, and what is said of the rest. */
import { ANY_BLOCKS, type KindClaims, type KindClue, type LineClue } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { checkKind } from './check-kind.js';
import { KINDS_RU } from './words/ru.js';

const HIDDEN = { hidden: true, color: 1 } as const;

const ANYTHING: LineClue = [ANY_BLOCKS];

const repeated = <Value>(count: number, value: Value): Value[] =>
  Array.from({ length: count }, () => value);

/** A board of squares on which everything goes, with other claims. */
function anything(width: number, height: number, more: Partial<KindClaims> = {}): KindClaims {
  const lines = (count: number): KindClue[] => repeated(count, ANYTHING);
  return {
    board: { shape: 'square', width, height },
    clues: [lines(height), lines(width)],
    ...more,
  };
}

function messageOf(claims: KindClaims): string {
  const result = checkKind(claims);
  return result.ok ? 'ok' : result.problem.message;
}

describe('boards', () => {
  const sides = { topLeft: 0, bottomLeft: 0, top: 0, topRight: 0, bottom: 0, bottomRight: 0 };

  it('of squares have whole sizes from 1 and at most 10,000 cells', () => {
    expect(messageOf(anything(100, 100))).toBe('ok');
    expect(messageOf(anything(1, 1, { board: { shape: 'square', width: -1, height: 1 } }))).toBe(
      'width is -1, expected a whole number from 1',
    );
    for (const width of [0, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const board = { shape: 'square', width, height: 1 } as const;
      expect(messageOf(anything(1, 1, { board }))).toContain(`width is ${width}, expected`);
    }
    const board = { shape: 'square', width: 101, height: 100 } as const;
    expect(messageOf(anything(1, 1, { board }))).toContain('the board has 10100 cells');
  });

  it('of triangles may lean far to one side', () => {
    const rows = 150;
    const top = 5;
    const board = {
      shape: 'triangle',
      ...sides,
      topLeft: rows,
      bottomRight: rows,
      top,
      bottom: top,
    } as const;
    const clues = [rows, top, rows + top].map((count) => repeated(count, ANYTHING));
    expect(messageOf({ board, clues })).toBe('ok');
    const wide = { ...board, top: 50, bottom: 50 };
    expect(messageOf({ board: wide, clues })).toContain('15000 cells');
  });

  it('of triangles may be told with sides of any size', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const board = { shape: 'triangle', ...sides, topLeft: most, bottomRight: most } as const;
    expect(messageOf({ board: { ...board, top: 1, bottom: 1 }, clues: [] })).toContain(
      `the board has ${most} cells`,
    );
    expect(messageOf({ board: { ...board, top: 1 }, clues: [] })).toContain('do not close');
  });
});

describe('clues', () => {
  it('with "*" after "*" say the same as with one', () => {
    const clues: KindClue[][] = [[[HIDDEN, ...repeated(100_000, ANYTHING).flat()]], [[], []]];
    const result = checkKind(anything(2, 1, { clues }));
    expect(result.ok && result.value.clues[0]).toEqual([[HIDDEN, ANY_BLOCKS]]);
  });

  it('that need a large automaton are refused before it is built', () => {
    const ones = repeated(400, 1);
    const pair = { large: [], small: [[ones, ones]] } as const;
    const clues: KindClue[][] = [[pair], repeated(800, ANYTHING)];
    expect(messageOf(anything(800, 2, { clues }))).toContain('more arrangements');
  });

  it('that many "*" leave open are compared with a picture at once', () => {
    const guesses = repeated<LineClue>(25, [ANY_BLOCKS, HIDDEN]).flat();
    const clue: LineClue = [...guesses, ANY_BLOCKS, { size: 2, color: 1 }];
    const goal = repeated(50, [1, 0]).flat();
    const clues = [[clue], repeated(100, ANYTHING)];
    expect(messageOf(anything(100, 1, { clues, goal }))).toBe(
      'the picture is not a solution of the clues',
    );
  });
});

it.each([
  [[0, 5], 5],
  [[-1, 0], -1],
  [[0, 0.5], 0.5],
])('the picture %j has a colour that the palette does not have', (goal, color) => {
  const result = checkKind(anything(2, 1, { goal }));
  expect(result.ok ? undefined : result.problem.message).toBe(
    `the picture has the colour ${color}, expected one from 0 to 1`,
  );
  expect(KINDS_RU.kindGoalColor({ color, last: 1 })).toContain(`цвет ${color}`);
});
