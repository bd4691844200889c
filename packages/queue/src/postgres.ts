/** What the queue uses of `pg`, and transactions. */

/** Runs one statement: a pool of `pg`, or the client of a transaction. */
export interface PostgresSql {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** A connection of a pool. */
export interface PostgresClient extends PostgresSql {
  /** Gives the connection back, or closes it. */
  release(close?: boolean): void;
}

/** A database of `pg`: `new Pool({ connectionString })`. */
export interface PostgresDatabase<Client extends PostgresClient = PostgresClient>
  extends PostgresSql {
  connect(): Promise<Client>;
}

/**
 * Runs `work` in a transaction: it happens completely or, if it throws or the process dies, not at
 * all.
 */
export async function transaction<T, Client extends PostgresClient>(
  database: PostgresDatabase<Client>,
  work: (sql: Client) => Promise<T>,
): Promise<T> {
  const client = await database.connect();
  try {
    await client.query('begin');
    const value = await work(client);
    await client.query('commit');
    client.release();
    return value;
  } catch (error) {
    // a connection that may be in the middle of a command is not reused
    client.release(true);
    throw error;
  }
}
