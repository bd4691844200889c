/**
 * Opens the database and brings its tables up to date.
 *
 * `sqlite:FILE` is embedded, a file in WAL mode where every commit is on the disk before it is
 * answered; `sqlite::memory:` is for tests. `postgres://…` is a server that many processes share.
 * Queries are written once, with Kysely, and run on both.
 */

import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { MIGRATIONS } from './migrations/index.js';
import type { Dialect, SqlWords } from './migrations/migration.js';
import { namedStatements } from './named-statements.js';
import { sqliteDriver } from './sqlite-driver.js';
import type { Tables } from './tables.js';

/** An open database. */
export interface Storage {
  readonly db: Kysely<Tables>;
  readonly dialect: Dialect;
  /** The driver's own handle, for the queue, limits and backups. */
  readonly driver: Database.Database | pg.Pool;
  close(): Promise<void>;
}

/** What may be set. */
export interface StorageOptions {
  /** Connections of a pool to PostgreSQL. Default: 8. */
  readonly connections?: number;
  /** The last migration to run: for rows of an older version, before later ones change them. */
  readonly until?: string;
}

/** A number that PostgreSQL writes as text, since it may not fit a double; ours do. */
const INT8 = 20;

/** Opens the database at a URL and makes or migrates its tables. */
export async function openStorage(url: string, options: StorageOptions = {}): Promise<Storage> {
  const storage = url.startsWith('sqlite:') ? openSqlite(url) : openPostgres(url, options);
  await migrate(storage, options.until);
  return storage;
}

function openSqlite(url: string): Storage {
  const driver = new Database(url.slice('sqlite:'.length));
  for (const setting of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'busy_timeout = 5000',
    // 32 MiB; what is read often besides stays with the system
    'cache_size = -32768',
  ]) {
    driver.exec(`pragma ${setting}`);
  }
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqliteDriver(driver) }) });
  return { db, dialect: 'sqlite', driver, close: () => db.destroy() };
}

function openPostgres(url: string, { connections = 8 }: StorageOptions): Storage {
  const types = {
    getTypeParser: ((id: number, format: 'text') =>
      id === INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
  };
  const driver = new pg.Pool({ connectionString: url, max: connections, types });
  // a connection that breaks while nobody uses it: the pool makes another, and a query that needs
  // one reports what is wrong
  driver.on('error', () => undefined);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: namedStatements(driver) }),
  });
  return { db, dialect: 'postgres', driver, close: () => db.destroy() };
}

/** Runs the migrations that this database has not seen, each in a transaction. */
export async function migrate({ db, dialect }: Storage, until?: string): Promise<void> {
  const words: SqlWords = { dialect, blob: dialect === 'sqlite' ? 'blob' : 'bytea' };
  await sql`create table if not exists migration (name text primary key, at bigint not null)`
    .execute(db)
    // two processes that start at once: the other one made it
    .catch(async () => sql`select 1 from migration limit 1`.execute(db));
  const wanted = MIGRATIONS.filter(([name]) => until === undefined || name <= until);
  for (const [name, statements] of wanted) {
    await db.transaction().execute(async (transaction) => {
      if (dialect === 'postgres') {
        await sql`lock table migration in exclusive mode`.execute(transaction);
      }
      const seen = await sql<{
        name: string;
      }>`select name from migration where name = ${name}`.execute(transaction);
      if (seen.rows.length > 0) return;
      for (const statement of statements(words)) await sql.raw(statement).execute(transaction);
      await sql`insert into migration values (${name}, ${Date.now()})`.execute(transaction);
    });
  }
}
