/**
 * Moves everything from one database into another, empty one, of either kind. The source is read in
 * one transaction, so that it is all of one moment; at the end every table of the target is counted
 * and summed up again and compared.
 */
import { sql } from 'kysely';
import { OperatorError } from '../host/index.js';
import { beginFilling, type Storage } from './open.js';
import { insertRows, readPages, Summing, type TableSum } from './rows.js';
import { TABLE_LIST, tablesIn } from './table-list.js';
import type { Sql } from './tables.js';

/** Called after each page. */
export type Progress = (table: string, rows: number) => void;

/** The sums of all tables. */
export type Sums = Readonly<Record<string, TableSum>>;

/**
 * Moves all rows. The target is marked as half filled; the caller ends that with `endFilling`.
 *
 * @throws if the target is not empty, or differs afterwards.
 */
export async function moveAll(from: Storage, to: Storage, progress?: Progress): Promise<Sums> {
  await mustBeEmpty(to);
  await beginFilling(to);
  const sums = await atOneMoment(from, (source) => copy(source, to, progress));
  await mustEqual(to, sums, progress);
  return sums;
}

/** Reads in a transaction that sees one moment of the database. */
export function atOneMoment<T>(
  { db, dialect }: Storage,
  read: (sql: Sql) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction();
  // in SQLite every transaction sees one moment
  if (dialect === 'sqlite') return transaction.execute(read);
  return transaction.setIsolationLevel('repeatable read').execute(read);
}

/** @throws unless the database has no people and no puzzles: it would be mixed with another. */
export async function mustBeEmpty({ db }: Storage): Promise<void> {
  for (const { table } of await tablesIn(db)) {
    const row = await db
      .selectFrom(table)
      .select(sql<number>`1`.as('one'))
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) {
      throw new OperatorError({
        en: `The target is not empty: its table "${table}" has rows. Use an empty database.`,
        ru: `База назначения не пуста: в её таблице "${table}" есть строки. Возьмите пустую базу.`,
      });
    }
  }
}

/** @throws if the rows of a table do not match these sums. */
export async function mustEqual(storage: Storage, sums: Sums, progress?: Progress): Promise<void> {
  const found = await atOneMoment(storage, (sql) => computeSums(sql, progress));
  for (const { table } of TABLE_LIST) {
    const own = found[table];
    const wanted = sums[table];
    if (own?.rows === wanted?.rows && own?.sum === wanted?.sum) continue;
    const [is, should] = [own?.sum, wanted?.sum].map((sum) => sum ?? '–');
    const rows = own?.rows ?? 0;
    const wish = wanted?.rows ?? 0;
    throw new OperatorError({
      en:
        `The table "${table}" has ${rows} rows (${is}) instead of ${wish} (${should}). ` +
        'Do not use the target.',
      ru:
        `В таблице "${table}" строк: ${rows} (${is}), а должно быть ${wish} (${should}). ` +
        'Не пользуйтесь этой базой.',
    });
  }
}

/** Sums up all tables. */
export async function computeSums(db: Sql, progress?: Progress): Promise<Sums> {
  const sums: Record<string, TableSum> = {};
  for (const entry of await tablesIn(db)) {
    const summing = new Summing();
    for await (const rows of readPages(db, entry)) {
      summing.add(rows);
      progress?.(entry.table, summing.total.rows);
    }
    sums[entry.table] = summing.total;
  }
  return sums;
}

async function copy(source: Sql, { db }: Storage, progress?: Progress): Promise<Sums> {
  const sums: Record<string, TableSum> = {};
  for (const entry of TABLE_LIST) {
    const summing = new Summing();
    for await (const rows of readPages(source, entry)) {
      await db.transaction().execute((target) => insertRows(target, entry.table, rows));
      summing.add(rows);
      progress?.(entry.table, summing.total.rows);
    }
    sums[entry.table] = summing.total;
  }
  return sums;
}
