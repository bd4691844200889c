/** Boards of other kinds: what stands beside them, and when their lines are finished. */
import {
  applyMove,
  idOf,
  isWon,
  type Move,
  newGame,
  pictureOf,
  revealedTexts,
  type ShownNumber,
} from '@nonokit/board';
import { cutColor, type KindPuzzle } from '@nonokit/core';
import { expect, it } from 'vitest';
import { blindKindOf, boardClues, gameClues, kindOfRules } from './kind-clues.js';
import { checkKind, kindOfClues, satisfies, solveKind } from './kinds.js';
import { orThrow } from './problem-error.js';

const paint = (...cells: number[]): Move => ({ type: 'paint', mark: 1, cells });

/** A picture of two rows that share a clue: "#..#." above "##.##". */
const PAIR: KindPuzzle = orThrow(
  checkKind({
    board: { shape: 'square', width: 5, height: 2 },
    clues: [
      [
        {
          large: [3, 3],
          small: [
            [[], []],
            [[], []],
            [[], []],
          ],
        },
      ],
      [[{ size: 2, color: 1 }], [{ size: 1, color: 1 }], [], [{ size: 2, color: 1 }], ['any']],
    ] as KindPuzzle['clues'],
  }),
);

function boardOf(puzzle: KindPuzzle) {
  const clues = boardClues(puzzle);
  if (clues === undefined) throw new Error('no board');
  return clues;
}

const texts = (clue: readonly ShownNumber[] | undefined): string =>
  (clue ?? [])
    .map(({ size, text = `${size}`, large = '' }) => `${text}${large[0] ?? ''}`)
    .join(' ');

it('numbers of two lines stand in places that both have', () => {
  const puzzle = orThrow(
    checkKind({
      board: { shape: 'square', width: 20, height: 2 },
      clues: [
        [
          {
            large: [4, 12],
            small: [
              [[1, 2], [3]],
              [[], [1]],
              [[], []],
            ],
          },
        ],
        Array.from({ length: 20 }, () => ['any']),
      ] as KindPuzzle['clues'],
    }),
  );
  const { rows } = boardOf(puzzle);
  expect(rows.map(texts)).toEqual(['1 2 4f  12f', ' 3 4s 1 12s']);
});

it('a line that has nothing of a clue of two shows a 0', () => {
  const puzzle = orThrow(
    checkKind({
      board: { shape: 'square', width: 3, height: 2 },
      clues: [
        [{ large: [], small: [[[1, 1], []]] }],
        Array.from({ length: 3 }, () => ['any']),
      ] as KindPuzzle['clues'],
    }),
  );
  expect(boardOf(puzzle).rows.map(texts)).toEqual(['1 1', ' 0']);
});

it('both lines of a clue are finished together, and any picture that fits wins', () => {
  const clues = boardOf(PAIR);
  let game = newGame(clues);
  // the third column is blank, and "*" takes anything
  expect([...game.finished]).toEqual([0, 0, 0, 0, 1, 0, 1]);
  game = applyMove(game, paint(0, 3, 5, 6));
  expect([...game.finished].slice(0, 2)).toEqual([0, 0]);
  game = applyMove(game, paint(8, 9));
  expect([...game.finished]).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(isWon(game)).toBe(true);
  expect(
    satisfies(
      [...game.marks].map((mark) => Math.max(mark, 0)),
      PAIR,
    ),
  ).toBe(true);
  expect(isWon(applyMove(game, { type: 'undo' }))).toBe(false);
});

it('a line with a hidden number gets no X while its block may still grow', () => {
  const clues = boardOf(kindOfClues({ rows: ['?', '1'], columns: ['1', '2', ''] }));
  const game = applyMove(newGame(clues), {
    type: 'paint',
    mark: 1,
    cells: [0],
    crossesFinished: true,
  });
  expect(game.finished[0]).toBe(1);
  // the first column is finished and told whole, the row is not
  expect([...game.marks]).toEqual([1, -1, 0, 0, -1, 0]);
});

it('boards of triangles are games of their lines, and differ by their clues', () => {
  const board = {
    shape: 'triangle',
    topLeft: 1,
    bottomLeft: 1,
    top: 1,
    topRight: 1,
    bottom: 1,
    bottomRight: 1,
  } as const;
  const one = { size: 1, color: 1 };
  // a hexagon of six cells, of which one is filled
  const puzzleOf = (clues: KindPuzzle['clues']) => orThrow(checkKind({ board, clues }));
  const first = puzzleOf([
    [[one], []],
    [[one], []],
    [[], [one]],
  ]);
  const other = puzzleOf([
    [[], [one]],
    [[], [one]],
    [[one], []],
  ]);
  const [blind, otherBlind] = [first, other].map((puzzle) =>
    blindKindOf({ ...puzzle, meta: { title: 'One' } }, solveKind(puzzle)),
  );
  expect(blind?.id).not.toBe(otherBlind?.id);
  const solution = solveKind(first).solutions[0] ?? [];
  const filled = solution.indexOf(1);
  const clues = blind?.clues ?? boardOf(PAIR);
  const game = newGame(clues);
  expect(game.marks).toHaveLength(6);
  expect([...game.finished]).toEqual([0, 1, 0, 1, 1, 0]);
  const won = applyMove(game, paint(filled));
  expect(isWon(won)).toBe(true);
  expect(blind && revealedTexts(blind, pictureOf(won))).toEqual({ title: 'One' });
  expect(boardClues(first)).toBeUndefined();
});

it('boards with cut cells are games of their own, and differ by how cells are cut', () => {
  const puzzleOf = (slash: '/' | '\\'): KindPuzzle =>
    orThrow(
      checkKind({
        board: { shape: 'square', width: 2, height: 1 },
        palette: [
          { rgb: '#ffffff' },
          { rgb: '#000000' },
          cutColor({ slash, left: '#ffffff', right: '#000000' }),
        ],
        clues: [
          [
            [
              { size: 1, color: 2 },
              { size: 1, color: 1, glued: true },
            ],
          ],
          [[{ size: 1, color: 2 }], [{ size: 1, color: 1 }]],
        ],
      }),
    );
  const puzzle = puzzleOf('/');
  const clues = gameClues(puzzle);
  expect(idOf(clues)).not.toBe(idOf(gameClues(puzzleOf('\\'))));
  expect(boardClues(puzzle)).toBeUndefined();
  expect(clues.rules?.board.shape).toBe('cut');
  expect(clues.rules && kindOfRules(clues.rules, clues)).toEqual(puzzle);
  const game = newGame(clues);
  expect(isWon(applyMove(game, paint(0)))).toBe(false);
  const begun = applyMove(game, { type: 'paint', mark: 2, cells: [0] });
  expect(isWon(applyMove(begun, paint(1)))).toBe(true);
});
