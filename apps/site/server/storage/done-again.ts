/**
 * Transactions of work that is done again if it is lost. In SQLite they do not wait for the disk:
 * the next commit that waits brings them there as well. If the machine loses its power before, all
 * of it is gone, also that it was done; a process that ends loses nothing.
 */
import { sql, type Transaction } from 'kysely';
import type { Storage } from './open.js';
import type { Tables } from './tables.js';

/** Runs a transaction of such work; what says that it is done has to be in it. */
export async function transactionDoneAgain<T>(
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
