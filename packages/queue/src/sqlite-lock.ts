/**
 * Taking SQLite's lock before writing. The driver does not reset a prepared statement that meets
 * the lock of another process. Such a statement counts as running: the connection then never sees
 * what others commit, and cannot write either, until that statement has run to its end. So no
 * prepared statement may meet the lock; `exec` leaves nothing behind.
 */

/** A connection that writes. */
export interface LockingDatabase {
  /** Runs statements without parameters. */
  exec(sql: string): unknown;
  readonly inTransaction: boolean;
}

/** Begins a transaction that may write. Waits for other processes as long as `busy_timeout`. */
export function beginWriting(database: LockingDatabase): void {
  database.exec('begin immediate');
}

/** Runs statements that write, in the open transaction or in one of their own. */
export function writeAlone<T>(database: LockingDatabase, work: () => T): T {
  if (database.inTransaction) return work();
  beginWriting(database);
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    // a full disk ends a transaction by itself
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}
