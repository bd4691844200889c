/** Cards of puzzles that this browser has: paper and rails are those of the site's lists. */
import type { BlindPuzzle } from '@nonokit/board';
import { describeLook } from '@nonokit/core';
import type { GameStore, GameSummary } from '../../player-store/index.js';
import type { CardPuzzle } from './cards.js';

/** The card of a puzzle that was opened here. */
export function cardFromPuzzle(puzzle: BlindPuzzle): CardPuzzle {
  const { id, clues, facts } = puzzle;
  const isOfSite = 'origin' in puzzle && puzzle.origin === 'site';
  return {
    id,
    number: facts.number,
    width: clues.width,
    height: clues.height,
    triangles: clues.rules?.board.shape === 'triangle' ? clues.width : undefined,
    inks: clues.palette.slice(1).map(({ rgb }) => rgb),
    ...describeLook(clues),
    difficulty: facts.difficulty,
    page: isOfSite ? `puzzles/${id}` : undefined,
  };
}

/** The card of a game; without rails where its puzzle is no longer kept. */
export async function cardFromGame(
  { id, width, height, palette }: GameSummary,
  { puzzles }: Pick<GameStore, 'puzzles'>,
): Promise<CardPuzzle> {
  const puzzle = await puzzles.get(id);
  if (puzzle !== undefined) return cardFromPuzzle(puzzle);
  const [paper, ...inks] = palette.map(({ rgb }) => rgb);
  return { id, width, height, inks, paper };
}
