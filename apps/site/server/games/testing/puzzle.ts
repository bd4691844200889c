/** Puzzles in the catalogue of a test. */
import { BLACK_ON_WHITE, describeLook, type Grid, puzzleOf } from '@nonokit/core';
import { writePuzzles } from '@nonokit/formats/own';
import { insertPuzzle } from '../../catalogue/insert.js';
import type { Site } from '../../site/site.js';
import { randomId } from '../../storage/ids.js';

/** What a test says about a puzzle. */
export interface AddedPuzzle {
  readonly title?: string;
  readonly authorId?: string;
  readonly difficulty?: number;
  readonly isUnlisted?: boolean;
}

/** Publishes a picture in black; returns the puzzle's identifier. */
export async function addPuzzle(
  site: Pick<Site, 'db' | 'now'>,
  picture: Grid,
  { title = 'Owl', authorId, difficulty = 2, isUnlisted = false }: AddedPuzzle = {},
): Promise<string> {
  const { goal, ...clues } = puzzleOf(picture, BLACK_ON_WHITE);
  const id = randomId();
  const puzzle = {
    width: picture.width,
    height: picture.height,
    inks: ['#000000'],
    look: describeLook(clues),
    difficulty,
    clues: writeShareString(clues),
    picture: writeShareString({ ...clues, goal: picture }),
    key: id,
    solutions: 'one' as const,
    isLineSolvable: true as const,
    isTrivial: false as const,
    emptyBorders: 0 as const,
    fill: 0.6,
    score: 20 * difficulty,
    technique: 'overlap',
    title: undefined,
    author: undefined,
    description: undefined,
    license: undefined,
  };
  const author = authorId === undefined ? {} : { authorId };
  await site.db.transaction().execute(async (sql) => {
    const texts = { titles: { en: title }, isUnlisted };
    await insertPuzzle(sql, { id, puzzle, ...texts, now: site.now(), ...author });
  });
  return id;
}

function writeShareString(puzzle: Parameters<typeof writePuzzles>[0][number]): string {
  const file = writePuzzles([puzzle], 'share');
  if (!file.ok) throw new Error(file.problem.message);
  return new TextDecoder().decode(file.value).trim();
}
