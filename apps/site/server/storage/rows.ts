/**
 * Whole tables as rows: read page by page in the order of their keys, counted, and summed up so
 * that two databases can be compared regardless of their sort order.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TableKey } from './table-list.js';
import type { Sql } from './tables.js';

/** A row of any table. */
export type Row = Readonly<Record<string, string | number | Uint8Array | null>>;

/** How many rows are read at once. */
const PAGE = 1000;

/** Values that one statement may carry: PostgreSQL counts them in 16 bits, SQLite up to 32,766. */
const MOST_VALUES = 30_000;

/** All rows of a table, page by page. */
export async function* readPages(
  db: Sql,
  { table, key }: TableKey,
): AsyncGenerator<readonly Row[]> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  let last: Row | undefined;
  while (true) {
    const values = sql.join(key.map((name) => sql.val(last?.[name])));
    const after = last === undefined ? sql`` : sql`where (${columns}) > (${values})`;
    const query = sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${PAGE}`;
    const { rows } = await query.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

/** Inserts rows, in as few statements as the databases allow. */
export async function insertRows(db: Sql, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const most = Math.max(1, Math.floor(MOST_VALUES / Object.keys(first).length));
  for (let start = 0; start < rows.length; start += most) {
    await db
      .insertInto(table as never)
      .values(rows.slice(start, start + most) as never)
      .execute();
  }
}

/** How many rows a table has, and a sum over all of them. */
export interface TableSum {
  readonly rows: number;
  /** Hexadecimal, of 64 bits; the order of the rows does not matter. */
  readonly sum: string;
}

/** Adds up rows. */
export class Summing {
  #rows = 0;
  #sum = 0n;

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const hash = createHash('sha256').update(rowText(row)).digest();
      this.#sum = BigInt.asUintN(64, this.#sum + hash.readBigUInt64BE(0));
    }
    this.#rows += rows.length;
  }

  get total(): TableSum {
    return { rows: this.#rows, sum: this.#sum.toString(16) };
  }
}

/** A row as one line of JSON: columns by name, bytes as base64. */
export function rowText(row: Row): string {
  const names = Object.keys(row).sort();
  return JSON.stringify(
    Object.fromEntries(names.map((name) => [name, toPlainValue(row[name] ?? null)])),
  );
}

/** Parses the output of `rowText`. @throws if it is not a row. */
export function rowOf(value: unknown): Row {
  if (typeof value !== 'object' || value === null) throw new Error('a row is an object');
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cellOf(one)]));
}

function toPlainValue(value: string | number | Uint8Array | null): unknown {
  return value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;
}

function cellOf(value: unknown): string | number | Uint8Array | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  const { base64 } = value as { base64?: unknown };
  if (typeof base64 !== 'string') throw new Error('a value is text, a number, bytes or null');
  return Buffer.from(base64, 'base64');
}
