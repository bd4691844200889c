/** Games: moves, history, what-if layers, lines that are finished. */
import {
  BLACK_ON_WHITE,
  BLANK,
  cluesOf,
  gridOf,
  type Puzzle,
  puzzleOf,
  randomOf,
  rowsOf,
  sameClue,
  UNKNOWN,
} from '@nonokit/core';
import { arbitraryPuzzle, drawnGrid } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMove, isFinished, isWon, newGame, progressOf, supposedCells } from './game.js';
import { lineAt } from './line-marks.js';
import { cluesOnly } from './mark.js';
import { mistakesIn, undosToSound } from './mistakes.js';
import type { Move } from './move.js';
import { replay } from './record.js';
import type { Game } from './state.js';
import { randomMove } from './testing/random-game.js';

const TREE = puzzleOf(drawnGrid('..#..', '.###.', '#####', '..#..', '.###.'), BLACK_ON_WHITE);
const paint = (mark: number, ...cells: number[]): Move => ({ type: 'paint', mark, cells });
const undo: Move = { type: 'undo' };
const redo: Move = { type: 'redo' };

const played = (puzzle: Puzzle, ...moves: Move[]): Game =>
  moves.reduce(applyMove, newGame(cluesOnly(puzzle)));

/** All that a player sees of a game, as data. */
const shown = (game: Game) => ({
  marks: [...game.marks],
  layers: game.layers.map(({ name, base }) => [name, [...base]]),
  crossed: [...game.crossed].sort(),
  finished: [...game.finished],
  count: game.finishedCount,
});

/** Puzzles, and moves in them. */
const games = fc
  .tuple(arbitraryPuzzle({ maxSize: 7, maxInks: 3 }), fc.nat(), fc.integer({ min: 0, max: 60 }))
  .map(([puzzle, seed, count]) => {
    const random = randomOf(seed);
    return { puzzle, moves: Array.from({ length: count }, () => randomMove(puzzle, random)) };
  });

describe('applyMove', () => {
  it('leaves the previous game unchanged', () => {
    fc.assert(
      fc.property(games, ({ puzzle, moves }) => {
        let game = newGame(cluesOnly(puzzle));
        for (const move of moves) {
          const before = shown(game);
          const next = applyMove(game, move);
          expect(shown(game)).toEqual(before);
          game = next;
        }
      }),
    );
  });

  it('undoes and redoes everything', () => {
    fc.assert(
      fc.property(games, ({ puzzle, moves }) => {
        const start = newGame(cluesOnly(puzzle));
        const states = [start];
        for (const move of moves) {
          if (move.type === 'undo' || move.type === 'redo' || move.type === 'help') continue;
          const last = states.at(-1) ?? start;
          const next = applyMove(last, move);
          if (next !== last) states.push(next);
        }
        let game = states.at(-1) ?? start;
        expect(game.past?.depth ?? 0).toBe(states.length - 1);
        for (const state of [...states].reverse().slice(1)) {
          game = applyMove(game, undo);
          expect(shown(game)).toEqual(shown(state));
        }
        expect(applyMove(game, undo)).toBe(game);
        for (const state of states.slice(1)) {
          game = applyMove(game, redo);
          expect(shown(game)).toEqual(shown(state));
        }
        expect(applyMove(game, redo)).toBe(game);
      }),
    );
  });

  it('decides which lines are finished by the definition of a clue', () => {
    fc.assert(
      fc.property(games, ({ puzzle, moves }) => {
        const game = played(puzzle, ...moves);
        const filled = Array.from(game.marks, (mark) => Math.max(mark, BLANK));
        const rows = Array.from({ length: puzzle.height }, (_, y) =>
          filled.slice(y * puzzle.width, (y + 1) * puzzle.width),
        );
        const drawn = cluesOf(gridOf(rows));
        const expected = [
          ...drawn.rows.map((clue, y) => sameClue(clue, puzzle.rows[y] ?? [])),
          ...drawn.columns.map((clue, x) => sameClue(clue, puzzle.columns[x] ?? [])),
        ];
        expect([...game.finished].map(Boolean)).toEqual(expected);
        expect(game.finishedCount).toBe(expected.filter(Boolean).length);
        expect(progressOf(game)).toBe(game.finishedCount / expected.length);
        expect(isWon(game)).toBe(expected.every(Boolean));
        expected.forEach((isDone, number) => {
          expect(isFinished(game, lineAt(number, game.clues))).toBe(isDone);
        });
      }),
    );
  });

  it('drops undone moves when another move is made', () => {
    const game = played(TREE, paint(1, 0), undo, paint(1, 1));
    expect(game.future).toBeUndefined();
    expect([...game.marks].slice(0, 2)).toEqual([UNKNOWN, 1]);
  });

  it('returns the same game if nothing changes', () => {
    const game = played(TREE, paint(1, 0));
    for (const move of [
      paint(1, 0),
      paint(1),
      redo,
      { type: 'keep' },
      { type: 'discard' },
    ] as const) {
      expect(applyMove(game, move)).toBe(game);
    }
    const start = newGame(cluesOnly(TREE));
    expect(applyMove(start, { type: 'restart' })).toBe(start);
  });

  it('counts each cell of a stroke once', () => {
    expect(shown(played(TREE, paint(1, 3, 3, 4), undo))).toEqual(shown(played(TREE)));
  });

  it.each<Move>([
    paint(2, 0),
    paint(-2, 0),
    paint(0.5, 0),
    paint(1, 25),
    paint(1, -1),
    paint(1, 0.5),
    { type: 'cross', line: { kind: 'row', index: 0 }, block: 1, isCrossed: true },
    { type: 'cross', line: { kind: 'column', index: 5 }, block: 0, isCrossed: true },
  ])('throws for the invalid move %j', (move) => {
    expect(() => played(TREE, move)).toThrow(RangeError);
  });

  it('crosses the lines that a stroke finishes, and takes both back together', () => {
    const stroke: Move = { type: 'paint', mark: 1, cells: [2], crossesFinished: true };
    const game = played(TREE, stroke);
    expect([...game.marks].slice(0, 10)).toEqual([0, 0, 1, 0, 0, -1, -1, -1, -1, -1]);
    expect(game.past?.depth).toBe(1);
    const before = applyMove(game, undo);
    expect([...before.marks].every((mark) => mark === UNKNOWN)).toBe(true);
    expect(shown(applyMove(before, redo))).toEqual(shown(game));
    // nothing is crossed where nobody asked for it, and no ink is overwritten
    expect([...played(TREE, paint(1, 2)).marks].filter((mark) => mark === BLANK)).toEqual([]);
    const whole = played(TREE, paint(1, 7, 12, 17), { ...stroke, cells: [2, 22] });
    expect([0, 1, 2, 3, 4].map((row) => whole.marks[5 * row + 2])).toEqual([1, 1, 1, 1, 1]);
    expect([...whole.marks].filter((mark) => mark === BLANK)).toHaveLength(4);
  });

  it('crosses lines without blocks with the first marks, but no cell that was erased', () => {
    const dots = puzzleOf(drawnGrid('.#.', '...', '.#.'), BLACK_ON_WHITE);
    const stroke = (mark: number, cell: number): Move => ({
      type: 'paint',
      mark,
      cells: [cell],
      crossesFinished: true,
    });
    const first = played(dots, stroke(1, 1));
    expect([...first.marks]).toEqual([0, 1, 0, 0, 0, 0, 0, -1, 0]);
    const erased = [stroke(UNKNOWN, 3), stroke(UNKNOWN, 0)].reduce(applyMove, first);
    const won = applyMove(erased, stroke(1, 7));
    expect([...won.marks]).toEqual([-1, 1, 0, -1, 0, 0, 0, 1, 0]);
    expect(isWon(won)).toBe(true);
  });

  it('is won without any X, and by any solution', () => {
    const solution = [2, 6, 7, 8, 10, 11, 12, 13, 14, 17, 21, 22, 23];
    expect(isWon(played(TREE, paint(1, ...solution)))).toBe(true);
    expect(isWon(played(TREE, paint(1, ...solution), paint(0, 0, 1)))).toBe(true);
    expect(isWon(played(TREE, paint(1, ...solution), paint(1, 0)))).toBe(false);
    const chequer = puzzleOf(drawnGrid('#.', '.#'), BLACK_ON_WHITE);
    expect(isWon(played(chequer, paint(1, 1, 2)))).toBe(true);
  });

  it('stores nothing that would reveal the picture', () => {
    const text = JSON.stringify(newGame(cluesOnly({ ...TREE, meta: { title: 'Tree' } })).clues);
    expect(text).not.toMatch(/goal|meta|Tree/);
  });
});

describe('what-if layers', () => {
  const suppose = (name: string): Move => ({ type: 'suppose', name });

  it('are discarded as a whole, which can be undone', () => {
    const game = played(TREE, paint(1, 0), suppose('a'), paint(1, 1), paint(0, 0));
    expect(supposedCells(game)).toEqual([0, 1]);
    const without = applyMove(game, { type: 'discard' });
    expect([...without.marks].slice(0, 2)).toEqual([1, UNKNOWN]);
    expect(without.layers).toEqual([]);
    expect(shown(applyMove(without, undo))).toEqual(shown(game));
  });

  it('are kept as a whole', () => {
    const game = played(TREE, suppose('a'), paint(1, 1), { type: 'keep' });
    expect(game.layers).toEqual([]);
    expect(game.marks[1]).toBe(1);
    expect(supposedCells(game)).toEqual([]);
  });

  it('can be nested', () => {
    const game = played(TREE, suppose('a'), paint(1, 1), suppose('b'), paint(1, 2));
    expect(supposedCells(game)).toEqual([2]);
    const outer = applyMove(game, { type: 'discard' });
    expect(supposedCells(outer)).toEqual([1]);
    expect(outer.layers.map(({ name }) => name)).toEqual(['a']);
  });

  it('end when the game restarts', () => {
    const game = played(TREE, paint(1, 3), suppose('a'), paint(1, 1), { type: 'restart' });
    expect(game.layers).toEqual([]);
    expect(game.marks.every((mark) => mark === UNKNOWN)).toBe(true);
    expect(shown(applyMove(game, undo)).marks[3]).toBe(1);
  });
});

describe('numbers crossed off by hand', () => {
  it('can be crossed off and restored, with undo', () => {
    const line = { kind: 'column', index: 2 } as const;
    const cross = (isCrossed: boolean): Move => ({ type: 'cross', line, block: 0, isCrossed });
    const game = played(TREE, cross(true));
    expect([...game.crossed]).toEqual(['7:0']);
    expect(applyMove(game, cross(true))).toBe(game);
    expect([...applyMove(game, cross(false)).crossed]).toEqual([]);
    expect([...applyMove(game, undo).crossed]).toEqual([]);
  });
});

describe('mistakes', () => {
  const solution = TREE.goal ?? gridOf([[0]]);

  it('are marks that the solution does not have', () => {
    expect(rowsOf(solution)[0]).toEqual([0, 0, 1, 0, 0]);
    expect(mistakesIn(played(TREE, paint(1, 0, 2), paint(0, 1, 7)), solution)).toEqual([0, 7]);
    expect(mistakesIn(played(TREE), solution)).toEqual([]);
  });

  it('disappear after a return to the last state without mistakes', () => {
    const game = played(TREE, paint(1, 2), paint(1, 0), paint(1, 7));
    const undos = undosToSound(game, solution);
    expect(undos.length).toBe(2);
    const sound = undos.reduce(applyMove, game);
    expect(sound.marks[2]).toBe(1);
    expect(mistakesIn(sound, solution)).toEqual([]);
    expect(undosToSound(sound, solution)).toEqual([]);
  });
});

describe('replay', () => {
  it('gives the same game as playing the moves one by one', () => {
    fc.assert(
      fc.property(games, ({ puzzle, moves }) => {
        const record = moves.map((move, k) => ({ at: 10 * k, move }));
        const game = played(puzzle, ...moves);
        const again = replay(cluesOnly(puzzle), record);
        expect(shown(again)).toEqual(shown(game));
        expect(again.help).toEqual(game.help);
        expect(shown(applyMove(again, undo))).toEqual(shown(applyMove(game, undo)));
      }),
    );
  });
});
