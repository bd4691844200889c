/** Cards of opened puzzles and begun games have paper and rails, as those of the site. */
import { type BlindPuzzle, blindOf } from '@nonokit/board';
import { gridOf, puzzleOf } from '@nonokit/core';
import { expect, it } from 'vitest';
import type { GameStore, GameSummary } from '../../player-store/index.js';
import { cardFromGame, cardFromPuzzle } from './own-card.js';

const PICTURE = gridOf([
  [1, 1, 0],
  [0, 0, 0],
  [1, 2, 1],
]);
const PALETTE = ['#cdbbe8', '#c8141e', '#2a4fc4'].map((rgb) => ({ rgb }));
const BLIND = blindOf(puzzleOf(PICTURE, PALETTE), [PICTURE], { number: 7, difficulty: 'easy' });

const CARD = {
  id: BLIND.id,
  number: 7,
  width: 3,
  height: 3,
  inks: ['#c8141e', '#2a4fc4'],
  paper: '#cdbbe8',
  rails: '1,,121;11,12,1',
  difficulty: 'easy',
  page: undefined,
};

const GAME = {
  id: BLIND.id,
  width: 3,
  height: 3,
  palette: PALETTE,
} satisfies Partial<GameSummary> as unknown as GameSummary;

/** A store with these puzzles. */
function storeWith(...puzzles: readonly BlindPuzzle[]): Pick<GameStore, 'puzzles'> {
  const get = async (id: string) => puzzles.find((puzzle) => puzzle.id === id);
  return { puzzles: { get } as Partial<GameStore['puzzles']> as GameStore['puzzles'] };
}

it('gives an opened puzzle the look of the lists of the site', () => {
  expect(cardFromPuzzle(BLIND)).toEqual(CARD);
});

it('opens a puzzle of the site on its page', () => {
  const opened = { ...BLIND, openedAt: 1, number: 1, origin: 'site' };
  expect(cardFromPuzzle(opened)).toEqual({ ...CARD, page: `puzzles/${BLIND.id}` });
});

it('gives a begun game the look of its puzzle, and its paper where that is gone', async () => {
  expect(await cardFromGame(GAME, storeWith(BLIND))).toEqual(CARD);
  const { id, width, height, inks, paper } = CARD;
  expect(await cardFromGame(GAME, storeWith())).toEqual({ id, width, height, inks, paper });
});
