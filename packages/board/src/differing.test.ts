/** Where two states differ: found by the move between them, or by comparing all cells. */
import { BLACK_ON_WHITE, puzzleOf, randomOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { differingCells } from './differing.js';
import { applyMove, newGame } from './game.js';
import { cluesOnly } from './mark.js';
import type { Move } from './move.js';
import type { Game } from './state.js';
import { randomMove } from './testing/random-game.js';

const PUZZLE = puzzleOf(drawnGrid('##.#.', '.###.', '.....'), BLACK_ON_WHITE);
const CLUES = cluesOnly(PUZZLE);
const paint = (mark: number, ...cells: number[]): Move => ({ type: 'paint', mark, cells });
const play = (...moves: Move[]): Game => moves.reduce(applyMove, newGame(CLUES));
const listed = (before: Game, after: Game): number[] =>
  Array.from(differingCells(before, after)).sort((a, b) => a - b);

function compared(before: Game, after: Game): number[] {
  return [...after.marks.keys()].filter((cell) => before.marks[cell] !== after.marks[cell]);
}

describe('differingCells', () => {
  it('finds them between any two states of games, with their histories and without', () => {
    const random = randomOf('differing');
    const states: Game[] = [];
    for (let k = 0; k < 12; k++) {
      let game = newGame(CLUES);
      for (let moves = 0; moves < 5; moves++) {
        states.push(game, { ...game, past: undefined, future: undefined });
        game = applyMove(game, randomMove(PUZZLE, random));
      }
    }
    for (const before of states) {
      for (const after of states) expect(listed(before, after)).toEqual(compared(before, after));
    }
  });

  it('compares all cells with a state that has no history, or another one of one move', () => {
    const own = play(paint(1, 3));
    const others = { ...play(paint(1, 7, 8)), past: undefined };
    expect(listed(own, others)).toEqual([3, 7, 8]);
    expect(listed(play(), { ...play(paint(1, 0)), marks: others.marks })).toEqual([7, 8]);
  });
});
