/** The album: solved pictures of this device, with title, time and day. */
import { pictureOf, replay, revealedTexts } from '@nonokit/board';
import type { Palette } from '@nonokit/core';
import type { GameStore, SolvedResult } from '../../player-store/index.js';
import type { DrawnMarks } from '../sheet/painters.js';

/** A picture of the album. */
export interface AlbumPicture {
  readonly id: string;
  readonly result: SolvedResult;
  readonly marks: DrawnMarks;
  readonly palette: Palette;
  /** The page of a puzzle of the server; undefined for others. */
  readonly page?: string | undefined;
}

/** The parts of the store that the album reads. */
export type AlbumStore = Pick<GameStore, 'list' | 'results' | 'puzzles' | 'open'>;

/** All pictures, the latest first. Those whose game was removed are left out. */
export async function readAlbum(kept: AlbumStore): Promise<readonly AlbumPicture[]> {
  const [games, results, puzzles] = await Promise.all([
    kept.list(),
    kept.results.list(),
    kept.puzzles.list(),
  ]);
  const byId = new Map(results.map((result) => [result.id, result]));
  const ofSite = new Set(
    puzzles.flatMap((puzzle) =>
      'origin' in puzzle && puzzle.origin === 'site' ? [puzzle.id] : [],
    ),
  );
  return games
    .flatMap(({ id, isSolved, marks, palette }) => {
      const result = byId.get(id);
      if (!isSolved || result === undefined) return [];
      return [{ id, result, marks, palette, ...(ofSite.has(id) && { page: `puzzles/${id}` }) }];
    })
    .sort((a, b) => b.result.solvedAt - a.result.solvedAt);
}

/** The title of a solved puzzle, which its picture opens; undefined if it has none. */
export async function readTitle(kept: AlbumStore, id: string): Promise<string | undefined> {
  const puzzle = await kept.puzzles.get(id);
  if (puzzle === undefined) return undefined;
  const game = await kept.open(id, puzzle.clues);
  const played = replay(puzzle.clues, game.record);
  await game.close();
  return revealedTexts(puzzle, pictureOf(played)).title;
}
