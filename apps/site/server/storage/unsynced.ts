/**
 * Transactions whose commit does not wait for the disk in SQLite. A process that ends loses nothing
 * of them; a machine that loses its power loses those after the last one that waited.
 *
 * So they are for work that is done again if it is lost, where what says that it is done is in the
 * same transaction, and for work that waits for the log itself before anybody is answered.
 */
import { sql, type Transaction } from 'kysely';
import type { Storage } from './open.js';
import type { Tables } from './tables.js';

/** Runs a transaction that does not wait for the disk; in PostgreSQL, one like all others. */
export async function unsyncedTransaction<T>(
  { db, dialect }: Pick<Storage, 'db' | 'dialect'>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  if (dialect !== 'sqlite') return await db.transaction().execute(work);
  // nobody else has the connection meanwhile
  return await db.connection().execute(async (own) => {
    await sql`pragma synchronous = normal`.execute(own);
    try {
      return await own.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(own);
    }
  });
}
