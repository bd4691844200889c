/**
 * Rows that several requests ask for in the same moment, read by one query: for PostgreSQL a query
 * is a way there and back, which costs more than the row.
 *
 *     const puzzle = together(puzzles, ({ id }) => id);
 *     await puzzle(db, 'p7');
 *
 * The query begins after everybody has asked whom it answers, so nobody gets what was before. For
 * rows that are the same whoever asks, outside of transactions; nobody may change them.
 */
import type { Kysely } from 'kysely';
import type { Prepared } from './prepared.js';
import type { Tables } from './tables.js';

/** The most rows of a query. */
const MOST = 32;

/** Who waits for a row. */
interface Waiting<Row> {
  readonly row: Promise<Row | undefined>;
  readonly found: (row: Row | undefined) => void;
  readonly failed: (error: unknown) => void;
}

/** A way to ask for a row by its key, where the query gives the rows of a list of keys. */
export function together<Row>(
  rowsOf: Pick<Prepared<[readonly string[]], Row>, 'all'>,
  keyOf: (row: Row) => string,
): (db: Kysely<Tables>, key: string) => Promise<Row | undefined> {
  const waitingIn = new WeakMap<Kysely<Tables>, Map<string, Waiting<Row>>>();
  return (db, key) => {
    let waiting = waitingIn.get(db);
    if (waiting === undefined || waiting.size === MOST) {
      const all = new Map<string, Waiting<Row>>();
      waiting = all;
      waitingIn.set(db, all);
      // after all requests that have come in by now
      setImmediate(() => {
        if (waitingIn.get(db) === all) waitingIn.delete(db);
        void answer(db, rowsOf, keyOf, all);
      });
    }
    const known = waiting.get(key) ?? newWaiting<Row>();
    waiting.set(key, known);
    return known.row;
  };
}

function newWaiting<Row>(): Waiting<Row> {
  let settle: Pick<Waiting<Row>, 'found' | 'failed'> | undefined;
  const row = new Promise<Row | undefined>((found, failed) => {
    settle = { found, failed };
  });
  if (settle === undefined) throw new Error('a promise begins at once');
  return { row, ...settle };
}

async function answer<Row>(
  db: Kysely<Tables>,
  rowsOf: Pick<Prepared<[readonly string[]], Row>, 'all'>,
  keyOf: (row: Row) => string,
  waiting: ReadonlyMap<string, Waiting<Row>>,
): Promise<void> {
  try {
    const rows = await rowsOf.all(db, padded([...waiting.keys()]));
    const byKey = new Map(rows.map((row) => [keyOf(row), row]));
    for (const [key, { found }] of waiting) found(byKey.get(key));
  } catch (error) {
    for (const { failed } of waiting.values()) failed(error);
  }
}

/** The keys as a list of one of a few lengths: each length is a query of its own. */
function padded(keys: readonly string[]): readonly string[] {
  const [first = ''] = keys;
  const length = 2 ** Math.ceil(Math.log2(keys.length));
  return [...keys, ...Array<string>(length - keys.length).fill(first)];
}
