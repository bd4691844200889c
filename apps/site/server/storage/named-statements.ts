/**
 * The pool of PostgreSQL as Kysely uses it, with statements that have names: a connection parses
 * and plans each of them once instead of every time, which for a list takes longer than running it.
 */
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Statements with names; further ones are planned on each call. */
const MOST_NAMES = 500;

/**
 * The tables have changed since a statement was planned, as after an upgrade beside this process.
 */
const OUTDATED = '0A000';

/** The pool for Kysely's dialect. */
export function namedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string | undefined>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      // the same for the same client: Kysely stores facts about each
      const known = clients.get(client);
      if (known !== undefined) return known;
      // a connection that breaks while it is used: the query says so, and nobody else need know;
      // without a listener it would end the process
      client.on('error', () => undefined);
      const made = namedClient(client, names);
      clients.set(client, made);
      return made;
    },
  };
}

function namedClient(
  client: pg.PoolClient,
  names: Map<string, string | undefined>,
): PostgresPoolClient {
  const run = async <R>(text: string, values: readonly unknown[]) => {
    const name = nameStatement(names, text);
    const plain = { text, values: [...values] };
    if (name === undefined) return toResult<R>(await client.query(plain));
    try {
      return toResult<R>(await client.query({ ...plain, name }));
    } catch (error) {
      if ((error as { code?: unknown }).code !== OUTDATED) throw error;
      names.set(text, undefined);
      return toResult<R>(await client.query(plain));
    }
  };
  return {
    // only queries with a text: this dialect is opened without cursors
    query: run as PostgresPoolClient['query'],
    release: () => client.release(),
  };
}

/** The name of a text; undefined if it has none. */
function nameStatement(names: Map<string, string | undefined>, text: string): string | undefined {
  if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `site ${names.size}`);
  return names.get(text);
}

function toResult<R>({ command, rowCount, rows }: pg.QueryResult): PostgresQueryResult<R> {
  // Kysely's type knows the commands that change rows; others come without a count
  return { command, rowCount: rowCount ?? 0, rows } as PostgresQueryResult<R>;
}
