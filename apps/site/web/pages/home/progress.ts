/**
 * What the player has done so far, from the store: games that were begun, and solved puzzles with
 * their pictures and titles. A title is opened with the picture, which only who solved it has.
 */
import { pictureOf, replay, revealedTexts } from '@nonokit/board';
import type { GameStore, GameSummary, SolvedResult } from '../../../player-store/index.js';
import { noteAllBegun } from '../../frame/begun-note.js';
import { store } from '../../frame/store.js';
import { findPuzzle } from '../../puzzles/find.js';
import type { CardProgress } from '../../widgets/cards.js';

/** The player's progress. */
export interface PlayerProgress {
  /** Games that were begun and are not solved, the latest first. */
  readonly begun: readonly GameSummary[];
  readonly results: readonly SolvedResult[];
  readonly byPuzzle: ReadonlyMap<string, CardProgress>;
}

/** Nothing done so far. */
export const NOTHING_DONE: PlayerProgress = { begun: [], results: [], byPuzzle: new Map() };

/** Reads the player's progress. `tell` is called again when titles are available. */
export async function loadProgress(tell: (progress: PlayerProgress) => void): Promise<void> {
  const kept = store();
  const [games, results] = await Promise.all([kept.list(), kept.results.list()]);
  const solved = new Set(results.map(({ id }) => id));
  const begun = games.filter(({ id, isSolved }) => !isSolved && !solved.has(id));
  noteAllBegun(begun.map(({ id }) => id));
  const byPuzzle = new Map<string, CardProgress>();
  for (const { id, marks, elapsed, updatedAt } of begun) {
    byPuzzle.set(id, { state: 'started', marks, elapsed, updatedAt });
  }
  for (const { id, elapsed } of results) {
    const game = games.find((each) => each.id === id && each.isSolved);
    byPuzzle.set(id, { state: 'solved', elapsed, marks: game?.marks });
  }
  tell({ begun, results, byPuzzle });
  if (results.length === 0) return;
  tell({ begun, results, byPuzzle: await withTitles(kept, games, byPuzzle) });
}

/** The same with the titles of solved puzzles. */
async function withTitles(
  kept: GameStore,
  games: readonly GameSummary[],
  byPuzzle: ReadonlyMap<string, CardProgress>,
): Promise<ReadonlyMap<string, CardProgress>> {
  const titled = new Map(byPuzzle);
  for (const { id, isSolved } of games) {
    const progress = byPuzzle.get(id);
    if (!isSolved || progress?.state !== 'solved') continue;
    const title = await findTitle(kept, id);
    if (title !== undefined) titled.set(id, { ...progress, title });
  }
  return titled;
}

async function findTitle(kept: GameStore, id: string): Promise<string | undefined> {
  const puzzle = await findPuzzle(id);
  if (puzzle === undefined) return undefined;
  const game = await kept.open(id, puzzle.clues);
  const played = replay(puzzle.clues, game.record);
  await game.close();
  return revealedTexts(puzzle, pictureOf(played)).title;
}
