/**
 * The puzzle of the address and the player's game of it, for pages that look at a puzzle without
 * playing it.
 */
import {
  type BlindPuzzle,
  type Game,
  isWon,
  pictureOf,
  replay,
  revealedTexts,
} from '@nonokit/board';
import type { Problem } from '@nonokit/core';
import { useEffect, useState } from 'preact/hooks';
import type { OpenGame } from '../../player-store/index.js';
import { type FindOptions, puzzleAt } from '../puzzles/source.js';
import { store } from './store.js';

/** A puzzle with the player's game. */
export interface OpenedPuzzle {
  readonly puzzle: BlindPuzzle;
  readonly game: Game;
  /** True if the player has solved it, now or at any time before. */
  readonly isSolved: boolean;
  /** Its title, which only the solved picture opens. */
  readonly title: string | undefined;
  /** The game in the store, to add moves to. */
  readonly kept: OpenGame;
}

/** The state of the puzzle in the page's address. */
export type PuzzleState =
  | { readonly stage: 'loading' }
  | { readonly stage: 'problem'; readonly problem: Problem }
  | ({ readonly stage: 'there' } & OpenedPuzzle);

/**
 * The puzzle of the address, another one when the address changes. Of other kinds those with cells
 * of this shape, which stays the same.
 */
export function useOpenedPuzzle(shape?: FindOptions['shape']): PuzzleState {
  const [state, setState] = useState<PuzzleState>({ stage: 'loading' });
  useEffect(() => {
    let kept: OpenGame | undefined;
    let round = 0;
    const open = async (): Promise<void> => {
      const own = ++round;
      setState({ stage: 'loading' });
      const opened = await openedPuzzle(location.hash, shape);
      if (own !== round) return;
      void kept?.close();
      kept = opened.stage === 'there' ? opened.kept : undefined;
      setState(opened);
    };
    void open();
    addEventListener('hashchange', open);
    return () => {
      removeEventListener('hashchange', open);
      round++;
      void kept?.close();
    };
  }, []);
  return state;
}

/** The puzzle that a fragment of an address names, with the player's game of it. */
export async function openedPuzzle(
  hash: string,
  shape?: FindOptions['shape'],
): Promise<PuzzleState> {
  const found = await puzzleAt(hash, { shape });
  if (!found.ok) return { stage: 'problem', problem: found.problem };
  const puzzle = found.value;
  const [kept, result] = await Promise.all([
    store().open(puzzle.id, puzzle.clues),
    store().results.get(puzzle.id),
  ]);
  const game = replay(puzzle.clues, kept.record);
  const { title } = revealedTexts(puzzle, pictureOf(game));
  const isSolved = result !== undefined || isWon(game);
  return { stage: 'there', puzzle, game, isSolved, title, kept };
}
