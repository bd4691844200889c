/** A puzzle that many people have solved, with the records of their games, in the database. */
import type { GameRecord } from '@nonokit/board';
import type { Grid } from '@nonokit/core';
import { bytesOfRecord, cluesOf } from '../../games/testing/played.js';
import { addPuzzle } from '../../games/testing/puzzle.js';
import type { Site } from '../../site/site.js';
import { randomId } from '../../storage/ids.js';

/** What a test says of the puzzle. */
interface Wish {
  readonly authorId: string;
  readonly title?: string;
}

/** Adds the puzzle and one person for each record; returns its identifier. */
export async function addSolvedByMany(
  site: Site,
  picture: Grid,
  records: readonly GameRecord[],
  wish: Wish,
): Promise<string> {
  const puzzle = await addPuzzle(site, picture, wish);
  for (const [k, record] of records.entries())
    await addRecorded(site, { puzzle, picture }, record, k);
  await site.db
    .updateTable('puzzle')
    .set({ solves: records.length })
    .where('id', '=', puzzle)
    .execute();
  return puzzle;
}

/** Adds a person who has solved the puzzle; every fourth has asked for help. */
export async function addRecorded(
  { db, now }: Site,
  { puzzle, picture }: { readonly puzzle: string; readonly picture: Grid },
  record: GameRecord,
  k: number,
): Promise<void> {
  const person = { id: randomId(), name: `${puzzle} ${k}` };
  await db
    .insertInto('person')
    .values({ ...person, name_key: person.id, created_at: now() })
    .execute();
  const id = randomId();
  const activeMs = record.at(-1)?.at ?? 0;
  await db
    .insertInto('solve')
    .values({
      id,
      puzzle_id: puzzle,
      person_id: person.id,
      version: 1,
      kind: k % 4 === 3 ? 'helped' : 'person',
      moves: record.length,
      active_ms: activeMs,
      server_ms: activeMs,
      day: null,
      record_hash: id,
      solved_at: now() - 3_600_000 * k,
      is_first: 1,
      record: bytesOfRecord(cluesOf(picture), record),
    })
    .execute();
}
