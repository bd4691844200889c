/**
 * Adapts the driver of SQLite to Kysely. It is needed because the driver crashes the whole process
 * on `true` or `false`, and it reads rows in the driver's fastest way. Statements are prepared once
 * and cached, because the server runs a few different ones very often.
 */
import { Lru } from '@nonokit/core';
import { beginWriting, writeAlone } from '@nonokit/queue';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Database from 'libsql';

/** Maximum cached prepared statements. */
const MOST_STATEMENTS = 500;

/** Statements that may write: they take the lock first, and their transaction is committed. */
const WRITING = /^\s*(insert|update|delete|replace|with|create|alter|drop)\b/i;

/** A database for Kysely's dialect of SQLite. `wrote` is called when something may be committed. */
export function sqliteDriver(
  database: Database.Database,
  wrote: () => void = () => undefined,
): SqliteDatabase {
  const kept = new Lru<string, SqliteStatement>(MOST_STATEMENTS);
  return {
    close() {
      intoOneFile(database);
      database.close();
    },
    prepare(sql) {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      // some act when they are prepared, and not when they are run again
      if (sql.startsWith('pragma ')) return toStatement(database.prepare(sql));
      const made = forgetting(database, prepareOne(database, sql, wrote));
      kept.set(sql, made);
      return made;
    },
  };
}

function prepareOne(database: Database.Database, sql: string, wrote: () => void): SqliteStatement {
  // Kysely's transactions: with the lock from their beginning, what they have read is still so
  // when they write
  if (sql === 'begin') return executing(() => beginWriting(database));
  // a full disk ends a transaction by itself, and an error about that would hide the cause
  if (sql === 'rollback') {
    return executing(() => database.inTransaction && database.exec('rollback'));
  }
  const statement = toStatement(database.prepare(sql));
  if (sql === 'commit') return reporting(statement, (work) => work(), wrote);
  if (!WRITING.test(sql)) return statement;
  return reporting(statement, (work) => writeAlone(database, work), wrote);
}

/** A statement without values or rows. */
function executing(execute: () => unknown): SqliteStatement {
  const run: SqliteStatement['run'] = () => {
    execute();
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, all: () => [], run, iterate: () => [].values() };
}

/** A statement that reports when it has run; the queue of the database keeps others out. */
function reporting(
  statement: SqliteStatement,
  within: <T>(work: () => T) => T,
  wrote: () => void,
): SqliteStatement {
  const reported = <T>(work: () => T): T => {
    const result = within(work);
    wrote();
    return result;
  };
  return {
    ...statement,
    all: (values) => reported(() => statement.all(values)),
    run: (values) => reported(() => statement.run(values)),
  };
}

/**
 * A statement that clears the page cache after an error of reading. The driver caches pages that
 * the disk could not read as if they were damaged, and would answer from them for ever.
 */
function forgetting(database: Database.Database, statement: SqliteStatement): SqliteStatement {
  const tried = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      if (isDamage(error)) database.exec('pragma shrink_memory');
      throw error;
    }
  };
  return {
    ...statement,
    all: (values) => tried(() => statement.all(values)),
    run: (values) => tried(() => statement.run(values)),
  };
}

function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_CORRUPT';
}

/**
 * Copies the log into the database file. The driver leaves it there while prepared statements live,
 * and a copy of a stopped site's file would miss it.
 */
function intoOneFile(database: Database.Database): void {
  try {
    database.exec('pragma wal_checkpoint(truncate)');
  } catch {
    // a full, missing or damaged disk: the log stays, and the next start reads it
  }
}

function toStatement(statement: Database.Statement): SqliteStatement {
  const run: SqliteStatement['run'] = (values) => statement.run(values.map(bound));
  if (!statement.reader) return { reader: false, all: () => [], run, iterate: () => [].values() };
  // as lists: the driver takes a third longer for objects, and bytes come back as `ArrayBuffer`
  statement.raw(true);
  let names: readonly string[] = [];
  // copied for each row: to add the columns one by one takes four times as long
  let blank: Row = {};
  const rowOf = (found: unknown): Row => {
    const values = found as readonly unknown[];
    // the first row, or `select *` after a column was added beside this process
    if (values.length !== names.length) {
      names = statement.columns().map(({ name }) => name);
      blank = Object.fromEntries(names.map((name) => [name, null]));
    }
    const row = { ...blank };
    for (let k = 0; k < names.length; k++) row[names[k] ?? ''] = values[k];
    return row;
  };
  return {
    reader: true,
    all: (values) => statement.all(values.map(bound)).map(rowOf),
    run,
    *iterate(values) {
      for (const found of statement.iterate(values.map(bound))) yield rowOf(found);
    },
  };
}

type Row = Record<string, unknown>;

/** A value as the driver takes it. @throws if the database would keep something else. */
function bound(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' && value.includes('\0')) {
    throw new TypeError('a text with the character NUL cannot be kept');
  }
  return value;
}
