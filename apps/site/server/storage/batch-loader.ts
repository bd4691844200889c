/**
 * Rows that concurrent requests need, read by one query: for PostgreSQL, the round trip of a query
 * costs more than the row.
 *
 *     const puzzles = batchLoader(db, puzzlesByIds, ({ id }) => id);
 *     await puzzles.load('p7');
 *
 * Nothing is kept: the query starts after all its callers have asked, so none gets a stale row. For
 * rows that are the same for every caller, outside of transactions. Callers share a row and must
 * not change it.
 */
import DataLoader from 'dataloader';
import type { Kysely } from 'kysely';
import type { Prepared } from './prepared.js';
import type { Tables } from './tables.js';

/** The most rows of a query. */
const MOST = 32;

/** Loads rows by their keys; undefined where there is none. */
export type RowLoader<Row> = Pick<DataLoader<string, Row | undefined>, 'load'>;

/** A loader of the rows that the query gives for a list of keys. */
export function batchLoader<Row>(
  db: Kysely<Tables>,
  rowsOf: Pick<Prepared<[readonly string[]], Row>, 'all'>,
  keyOf: (row: Row) => string,
): RowLoader<Row> {
  return new DataLoader(
    async (keys) => {
      const rows = await rowsOf.all(db, padded([...new Set(keys)]));
      const byKey = new Map(rows.map((row) => [keyOf(row), row]));
      return keys.map((key) => byKey.get(key));
    },
    // after all requests that have come in by now
    { cache: false, maxBatchSize: MOST, batchScheduleFn: setImmediate },
  );
}

/** The keys as a list of one of a few lengths: each length is a query of its own. */
function padded(keys: readonly string[]): readonly string[] {
  const [first = ''] = keys;
  const length = 2 ** Math.ceil(Math.log2(keys.length));
  return [...keys, ...Array<string>(length - keys.length).fill(first)];
}
