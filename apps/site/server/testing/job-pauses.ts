/** Jobs that failed wait for their next try; tests do not. */
import { sql } from 'kysely';
import type { Storage } from '../storage/open.js';

/** The table of jobs. */
export function jobTable(dialect: Storage['dialect']): string {
  return dialect === 'sqlite' ? 'job' : 'nonokit_pgboss.job';
}

/** Ends the pauses of all jobs that failed. */
export async function endPauses({ dialect, db }: Storage): Promise<void> {
  const past = dialect === 'sqlite' ? sql`0` : sql`now() - interval '1 day'`;
  await sql`update ${sql.raw(jobTable(dialect))} set start_after = ${past}
    where start_after is not null`.execute(db);
}
