/** Begins a run: the site chooses its seed and notes when it gave it out. */
import type { StormBegunJson } from '../../contract/storm.js';
import { STORM_MS } from '../../contract/storm-rules.js';
import type { Member } from '../http/index.js';
import type { Site } from '../site/index.js';
import { randomId, randomToken } from '../storage/index.js';

/** A person has one run at a time: one that was not sent is forgotten. */
export async function beginStorm(
  { db, now }: Site,
  { id: personId }: Member,
): Promise<StormBegunJson> {
  const run = { id: randomId(), seed: randomToken() };
  await db.transaction().execute(async (sql) => {
    await sql
      .deleteFrom('storm_run')
      .where('person_id', '=', personId)
      .where('ended_at', 'is', null)
      .execute();
    await sql
      .insertInto('storm_run')
      .values({ ...run, person_id: personId, started_at: now() })
      .execute();
  });
  return { ...run, durationMs: STORM_MS };
}
