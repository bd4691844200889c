/**
 * Opens the database and brings its tables up to date.
 *
 * `sqlite:FILE` is embedded, a file in WAL mode where every commit is on the disk before it is
 * answered; `sqlite::memory:` is for tests. `postgres://…` is a server that many processes share.
 * Queries are written once, with Kysely, and run on both.
 */

import { existsSync } from 'node:fs';
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { halfFilled, missing, tooNew, tooOld, unusable } from './database-errors.js';
import { refuseDamaged } from './integrity-check.js';
import { LogOnDisk } from './log-on-disk.js';
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
  /**
   * In a file of SQLite: commits do not wait for the disk, and none may be acknowledged before this
   * has been awaited. Closing waits, too.
   */
  readonly logOnDisk?: LogOnDisk;
  close(): Promise<void>;
}

/** What may be set. */
export interface StorageOptions {
  /** Connections of a pool to PostgreSQL. Default: 8. */
  readonly connections?: number;
  /** The last migration to run: for rows of an older version, before later ones change them. */
  readonly until?: string;
  /** Only to be read: it has to exist, and is not migrated. */
  readonly isSource?: boolean;
}

/** The name among the migrations while `restore` or `move` fills a database. */
const FILLING = 'filling';

/** A number that PostgreSQL writes as text, since it may not fit a double; ours do. */
const INT8 = 20;

/** How long a query waits for a connection; then the request is refused, so that none pile up. */
const CONNECT_MS = 10_000;

/**
 * Opens the database at a URL and makes or migrates its tables.
 *
 * @throws {UnusableDatabase} if it is damaged, of a later version, or cannot be reached or written.
 */
export async function openStorage(url: string, options: StorageOptions = {}): Promise<Storage> {
  let storage: Storage | undefined;
  const file = sqliteFile(url);
  if (options.isSource === true && file !== undefined && !existsSync(file)) throw missing(url);
  try {
    storage = url.startsWith('sqlite:') ? openSqlite(url) : openPostgres(url, options);
    const seen = await seenMigrations(storage.db);
    refuseSeen(url, seen);
    if (options.isSource !== true) await migrate(storage, options.until);
    else if (seen.length === 0) throw missing(url);
    else if (MIGRATIONS.some(([name]) => !seen.includes(name))) throw tooOld(url);
    return storage;
  } catch (error) {
    await storage?.close();
    throw unusable(url, error);
  }
}

/**
 * Tries to reach a database without changing it. One that is not there yet is fine, and so is an
 * older one: `serve` makes and migrates it.
 *
 * @throws {UnusableDatabase} if it cannot be reached or read, or is of a later version.
 */
export async function probeStorage(url: string): Promise<void> {
  const file = sqliteFile(url);
  if (file !== undefined && !existsSync(file)) return;
  let storage: Storage | undefined;
  try {
    storage = url.startsWith('sqlite:') ? openSqlite(url) : openPostgres(url, { connections: 1 });
    refuseSeen(url, await seenMigrations(storage.db));
  } catch (error) {
    throw unusable(url, error);
  } finally {
    await storage?.close();
  }
}

/** The file of a URL of SQLite; undefined for a database in memory, and for PostgreSQL. */
export function sqliteFile(url: string): string | undefined {
  return /^sqlite:(?!:memory:)(.+)$/.exec(url)?.[1];
}

/** @throws {UnusableDatabase} if it is half filled, or a later version migrated it. */
function refuseSeen(url: string, seen: readonly string[]): void {
  if (seen.includes(FILLING)) throw halfFilled(url);
  const later = seen.filter((name) => MIGRATIONS.every(([own]) => own !== name));
  // its tables may mean other things
  if (later.length > 0) throw tooNew(url, later);
}

/** Notes that a database is being filled: nothing opens it until `endFilling`. */
export async function beginFilling({ db }: Storage): Promise<void> {
  await sql`insert into migration values (${FILLING}, ${Date.now()})`.execute(db);
}

/** Notes that a database has all its rows. */
export async function endFilling({ db }: Storage): Promise<void> {
  await sql`delete from migration where name = ${FILLING}`.execute(db);
}

/** The migrations that a database has seen; none if it is new. */
async function seenMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
    return rows.map(({ name }) => name).sort();
  } catch (error) {
    if (!hasNoTable(error)) throw error;
    return [];
  }
}

function hasNoTable(error: unknown): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message: string };
  return code === '42P01' || /no such table/.test(message);
}

function openSqlite(url: string): Storage {
  const driver = new Database(url.slice('sqlite:'.length));
  for (const setting of [
    // first: another process may be opening it, too
    'busy_timeout = 5000',
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    // 32 MiB; the system caches the rest
    'cache_size = -32768',
  ]) {
    driver.exec(`pragma ${setting}`);
  }
  refuseDamaged(driver);
  const file = sqliteFile(url);
  if (file === undefined || !hasLog(driver)) {
    const db = sqliteDb(sqliteDriver(driver));
    return { db, dialect: 'sqlite', driver, close: () => db.destroy() };
  }
  // with a log this loses no more than the last commits, which `logOnDisk` takes care of
  driver.exec('pragma synchronous = NORMAL');
  const logOnDisk = new LogOnDisk(file);
  const db = sqliteDb(sqliteDriver(driver, () => logOnDisk.wrote()));
  const close = async (): Promise<void> => {
    try {
      await logOnDisk.close();
    } finally {
      await db.destroy();
    }
  };
  return { db, dialect: 'sqlite', driver, logOnDisk, close };
}

function sqliteDb(database: SqliteDatabase): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
}

/** Not where the file system has no shared memory: there commits wait for the disk themselves. */
function hasLog(driver: Database.Database): boolean {
  const mode: unknown = driver.prepare('pragma journal_mode').raw(true).get();
  return Array.isArray(mode) && mode[0] === 'wal';
}

function openPostgres(url: string, { connections = 8 }: StorageOptions): Storage {
  const types = {
    getTypeParser: ((id: number, format: 'text') =>
      id === INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
  };
  const waits = { connectionTimeoutMillis: CONNECT_MS, keepAlive: true };
  const driver = new pg.Pool({ connectionString: url, max: connections, types, ...waits });
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
    .catch(async (error: unknown) => {
      // two processes that start at once: the other one made it
      await sql`select 1 from migration limit 1`.execute(db).catch(() => {
        throw error;
      });
    });
  const wanted = MIGRATIONS.filter(([name]) => until === undefined || name <= until);
  for (const [name, statements] of wanted) {
    await db.transaction().execute(async (transaction) => {
      // of several processes that start at once, one migrates and the others wait
      if (dialect === 'postgres') {
        await sql`lock table migration in exclusive mode`.execute(transaction);
      } else {
        // an empty change: from here on no other writer can write
        await sql`update migration set at = at where name = ''`.execute(transaction);
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
