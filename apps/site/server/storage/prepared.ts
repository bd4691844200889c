/**
 * Queries that are built and compiled once for each database: building one with Kysely takes
 * several times as long as SQLite takes to run it.
 *
 *     const personById = prepared((sql, id: string) =>
 *       sql.selectFrom('person').selectAll().where('id', '=', id).compile(),
 *     );
 *     const person = await personById.first(db, 'q7');
 *
 * The function is called with stand-ins for the values, so it may only pass them on: it cannot look
 * at them, and everything that changes the text of the query has to be a query of its own. A list
 * (for `in`) is a list of stand-ins; the query is compiled once for each length.
 */
import type { CompiledQuery, QueryResult } from 'kysely';
import type { Sql } from './tables.js';

type Value = string | number | Uint8Array | null | readonly (string | number)[];

/** A query that waits for its values. */
export interface Prepared<V extends readonly Value[], Row> {
  (sql: Sql, ...values: V): Promise<QueryResult<Row>>;
  /** The first row. */
  first(sql: Sql, ...values: V): Promise<Row | undefined>;
  /** All rows. */
  all(sql: Sql, ...values: V): Promise<Row[]>;
}

/** A row of a query. */
export type RowOf<Query> = Query extends Prepared<never, infer Row> ? Row : never;

/** A placeholder for a value. */
class StandIn {
  /** The place of the value, and the place in it if it is a list. */
  readonly at: readonly [value: number, item?: number];

  constructor(...at: readonly [value: number, item?: number]) {
    this.at = at;
  }
}

/** Compiled variants kept per query; further list lengths are compiled on each call. */
const MOST_KEPT = 64;

/** A query that is compiled once. */
export function prepared<V extends readonly Value[], Row>(
  build: (sql: Sql, ...values: V) => CompiledQuery<Row>,
): Prepared<V, Row> {
  // by the adapter, which a database and its transactions share
  const kept = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
  const compiled = (sql: Sql, values: V): CompiledQuery<Row> => {
    const { adapter } = sql.getExecutor();
    const own = kept.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    kept.set(adapter, own);
    const key = describeShape(values);
    const known = own.get(key) ?? build(sql, ...standInsFor(values));
    if (own.size < MOST_KEPT) own.set(key, known);
    return { ...known, parameters: known.parameters.map((one) => valueAt(values, one)) };
  };
  const run = (sql: Sql, ...values: V): Promise<QueryResult<Row>> =>
    sql.executeQuery(compiled(sql, values));
  return Object.assign(run, {
    first: async (sql: Sql, ...values: V) => (await run(sql, ...values)).rows[0],
    all: async (sql: Sql, ...values: V) => (await run(sql, ...values)).rows,
  });
}

/** The lengths of the lists. */
function describeShape(values: readonly Value[]): string {
  return values.map((value) => (Array.isArray(value) ? value.length : '')).join();
}

/** Placeholders that pass for values: Kysely passes values on unchanged. */
function standInsFor<V extends readonly Value[]>(values: V): V {
  const all = values.map((value, k) =>
    Array.isArray(value) ? value.map((_, item) => new StandIn(k, item)) : new StandIn(k),
  );
  return all as unknown as V;
}

function valueAt(values: readonly Value[], parameter: unknown): unknown {
  if (!(parameter instanceof StandIn)) return parameter;
  const [place, item] = parameter.at;
  const value = values[place];
  return item === undefined ? value : (value as readonly unknown[])[item];
}
