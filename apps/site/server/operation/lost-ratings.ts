/**
 * Backups and moves leave jobs out: a mail must not be sent twice, and scheduled jobs come again.
 * Only ratings would be lost for ever, so their jobs are added again.
 */
import { SILENT } from '../host/index.js';
import { openJobs } from '../jobs/index.js';
import type { Storage } from '../storage/index.js';

/** Adds the job of every solve that was never rated, to a database that has no jobs yet. */
export async function addLostRatings(storage: Storage): Promise<number> {
  const jobs = await openJobs({ storage, log: SILENT, now: Date.now, handlers: takesNone });
  const rows = await storage.db
    .selectFrom('solve')
    .select('id')
    .where('is_rated', '=', 0)
    .where('is_first', '=', 1)
    .where('kind', 'in', ['person', 'helped'])
    .orderBy('solved_at')
    .orderBy('id')
    .execute();
  await storage.db.transaction().execute(async (sql) => {
    for (const { id } of rows) await jobs.add('rate', { solveId: id }, sql);
  });
  await jobs.stop();
  return rows.length;
}

function takesNone(): never {
  throw new Error('this process only adds jobs');
}
