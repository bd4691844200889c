/** The looks of puzzles that a version before them has inserted: from their clues, once. */
import { setImmediate as giveWay } from 'node:timers/promises';
import { describeLook } from '@nonokit/core';
import type { Site } from '../site/index.js';
import { sharedPuzzle } from './detail.js';

/** Puzzles of one transaction; other work of the process comes in between. */
const AT_ONCE = 200;

/** Writes the looks that are missing. Returns how many were. */
export async function writeMissingLooks(
  { db }: Pick<Site, 'db'>,
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<number> {
  const { count } = await db
    .selectFrom('puzzle')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('rails', 'is', null)
    .executeTakeFirstOrThrow();
  const all = Number(count);
  for (let done = 0; done < all; done += AT_ONCE) {
    onProgress(done, all);
    await db.transaction().execute(async (sql) => {
      const rows = await sql
        .selectFrom('puzzle')
        .select(['id', 'clues'])
        .where('rails', 'is', null)
        .orderBy('number')
        .limit(AT_ONCE)
        .execute();
      for (const { id, clues } of rows) {
        const look = describeLook(sharedPuzzle(clues));
        await sql.updateTable('puzzle').set(look).where('id', '=', id).execute();
      }
    });
    await giveWay();
  }
  return all;
}
