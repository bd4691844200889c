/**
 * Crossing off: three settings, by hand, and the same whether states are found at once or step by
 * step.
 */
import { BLACK_ON_WHITE, puzzleOf, randomOf } from '@nonokit/core';
import { arbitraryPuzzle, drawnGrid } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Crossing, type NumberStates, numberStates } from './crossing.js';
import { applyMove, newGame } from './game.js';
import { cluesOnly } from './mark.js';
import type { Move } from './move.js';
import { randomMove } from './testing/random-game.js';

const PUZZLE = puzzleOf(drawnGrid('##.#.', '.###.', '.....'), BLACK_ON_WHITE);
const paint = (mark: number, ...cells: number[]): Move => ({ type: 'paint', mark, cells });
const play = (...moves: Move[]) => moves.reduce(applyMove, newGame(cluesOnly(PUZZLE)));
const row0 = (game: ReturnType<typeof play>, crossing: Crossing) =>
  numberStates(game, crossing).lines[0];

describe('numberStates', () => {
  it('dims finished lines', () => {
    const done = play(paint(1, 0, 1, 3));
    expect(row0(done, 'never')).toEqual([0, 0]);
    expect(row0(done, 'finished')).toEqual([2, 2]);
    expect(row0(done, 'provable')).toEqual([2, 2]);
  });

  it('dims a single number only if its position is certain', () => {
    // "2 1" in five cells: the 2 is certain once it begins in the first cell
    expect(row0(play(paint(1, 0, 1)), 'provable')).toEqual([1, 0]);
    expect(row0(play(paint(1, 0, 1)), 'finished')).toEqual([0, 0]);
    // the cell may be either half of the 2, and of the 2 alone
    expect(row0(play(paint(1, 1)), 'provable')).toEqual([0, 0]);
    // only the 1 reaches as far as the fourth cell
    expect(row0(play(paint(1, 3)), 'provable')).toEqual([0, 1]);
    expect(row0(play(paint(1, 4)), 'provable')).toEqual([0, 1]);
    expect(row0(play(paint(1, 2)), 'provable')).toEqual([0, 0]);
  });

  it('shows numbers crossed off by hand, in every setting', () => {
    const line = { kind: 'row', index: 0 } as const;
    const game = play({ type: 'cross', line, block: 1, isCrossed: true });
    for (const crossing of ['never', 'finished', 'provable'] as const) {
      expect(row0(game, crossing)).toEqual([0, 1]);
    }
  });

  it('gives the same result when it is updated step by step', () => {
    fc.assert(
      fc.property(
        arbitraryPuzzle({ maxSize: 7, maxInks: 3 }),
        fc.nat(),
        fc.constantFrom<Crossing>('never', 'finished', 'provable'),
        (puzzle, seed, crossing) => {
          const random = randomOf(seed);
          let game = newGame(cluesOnly(puzzle));
          let states: NumberStates | undefined;
          for (let k = 0; k < 15; k++) {
            game = applyMove(game, randomMove(puzzle, random));
            states = numberStates(game, crossing, states);
            expect(states.lines).toEqual(numberStates(game, crossing).lines);
          }
        },
      ),
    );
  });
});
