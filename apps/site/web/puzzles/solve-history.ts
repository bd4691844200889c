/** The solves of this device with the facts of their puzzles. */
import type { BlindPuzzle } from '@nonokit/board';
import type { GameStore } from '../../player-store/index.js';
import { factsOfCard, type KnownSolve, toKnownSolve } from './next.js';

/** All solves, the latest last. Those of puzzles that this device no longer has are left out. */
export async function readHistory(
  kept: Pick<GameStore, 'results' | 'puzzles'>,
): Promise<readonly KnownSolve[]> {
  const [results, puzzles] = await Promise.all([kept.results.list(), kept.puzzles.list()]);
  const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  return results
    .flatMap((result) => {
      const puzzle = byId.get(result.id);
      if (puzzle === undefined) return [];
      const { technique } = puzzle.facts;
      return [{ ...toKnownSolve(result, factsOfPuzzle(puzzle)), technique }];
    })
    .sort((a, b) => a.solvedAt - b.solvedAt);
}

/** What lists and choices look at in a puzzle. */
export function factsOfPuzzle({ clues, facts }: Pick<BlindPuzzle, 'clues' | 'facts'>) {
  const { width, height, palette } = clues;
  const inks = palette.slice(1).map(({ rgb }) => rgb);
  return factsOfCard({ width, height, inks, difficulty: facts.difficulty });
}
