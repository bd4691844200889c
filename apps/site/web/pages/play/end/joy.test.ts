import { applyMove, type Game, type GameRecord, type Move, newGame } from '@nonokit/board';
import { puzzleOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import type { PastSolve } from '../../../../contract/next-puzzle.js';
import { findJoy, isWithoutMistake } from './joy.js';

function solve(side: number, seconds = 600, facts: Partial<PastSolve> = {}): PastSolve {
  const known = { width: side, height: side, colors: 1, difficulty: 2, isHelped: false };
  return { ...known, elapsed: 1000 * seconds, ...facts };
}

/** What is said of a solve after others, where nothing else is special. */
function kindOf(last: PastSolve, history: readonly PastSolve[], isFlawless = false): string {
  return findJoy({ solve: last, history, isFlawless }).kind;
}

describe('findJoy', () => {
  it('returns the first fact that is true', () => {
    const three = [solve(10, 90), solve(10, 80), solve(20, 300, { difficulty: 3 })];
    expect(kindOf(solve(10), [])).toBe('first-ever');
    expect(kindOf(solve(10, 70), three)).toBe('fastest');
    expect(kindOf(solve(10, 70, { isHelped: true }), three)).toBe('one-more');
    expect(kindOf(solve(30), three)).toBe('first-of-size');
    expect(kindOf(solve(20, 400), three, true)).toBe('flawless');
    expect(kindOf(solve(5, 400), three, true)).toBe('one-more');
    expect(kindOf(solve(20, 400, { difficulty: 4 }), three)).toBe('hardest');
    expect(kindOf(solve(20, 400), three)).toBe('one-more');
  });

  it('compares with others only if the player did better', () => {
    const known = { solve: solve(20, 400), isFlawless: false, history: [solve(20, 300)] };
    expect(findJoy({ ...known, medianMs: 500_000 }).kind).toBe('under-median');
    expect(findJoy({ ...known, medianMs: 300_000 }).kind).toBe('one-more');
  });

  it('counts round numbers', () => {
    const before = (count: number) => Array.from({ length: count }, () => solve(20, 100));
    for (const count of [10, 25, 50, 100, 300]) {
      expect(findJoy({ solve: solve(20), isFlawless: false, history: before(count - 1) })).toEqual({
        kind: 'round',
        count,
      });
    }
    expect(kindOf(solve(20), before(10))).toBe('one-more');
  });
});

describe('isWithoutMistake', () => {
  const { goal: _, ...clues } = puzzleOf(
    { width: 3, height: 1, cells: Uint16Array.from([1, 0, 1]) },
    [{ rgb: '#ffffff' }, { rgb: '#000000' }],
  );
  const after = (...moves: readonly Move[]): [GameRecord, Game] => [
    moves.map((move, at) => ({ at, move })),
    moves.reduce((game, move) => applyMove(game, move), newGame(clues)),
  ];

  it('detects a mistake that was corrected at once', () => {
    const right: Move = { type: 'paint', cells: [0, 2], mark: 1 };
    expect(isWithoutMistake(...after(right))).toBe(true);
    expect(isWithoutMistake(...after({ type: 'paint', cells: [1], mark: 0 }, right))).toBe(true);
    const wrong: Move = { type: 'paint', cells: [1], mark: 1 };
    expect(isWithoutMistake(...after(wrong, { type: 'undo' }, right))).toBe(false);
    const crossed: Move = { type: 'paint', cells: [0], mark: 0 };
    expect(isWithoutMistake(...after(crossed, right))).toBe(false);
  });
});
