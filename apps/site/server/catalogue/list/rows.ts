/** The rows of a page of the catalogue: of any candidates, and quickly where only kinds count. */
import { sql } from 'kysely';
import { SORTS, type Sort } from '../../../contract/catalogue.js';
import { type Flag, type Prepared, prepared, type Sql } from '../../storage/index.js';
import { CARD_COLUMNS, type CardRow } from '../cards.js';
import type { PuzzleKind } from '../insert.js';
import { type Candidates, ofKinds, type PageWish } from './candidates.js';
import type { Kinds } from './kinds.js';
import { type Cursor, ORDERS } from './order.js';

/** A row with its place in the order. */
export type PageRow = CardRow & Cursor;

/** The query of the candidates that fulfil the conditions. */
export function rowsOf(
  db: Sql,
  { query, conditions }: Pick<Candidates, 'query' | 'conditions'>,
  { sort, rows }: Pick<PageWish, 'sort' | 'rows'>,
) {
  const way = ORDERS[sort].isDown ? 'desc' : 'asc';
  return (
    db
      .selectFrom(sql<Cursor>`(${query})`.as<'found'>('found'))
      // SQLite takes a cross join in the order in which it is written
      .crossJoin('puzzle')
      .leftJoin('person', 'person.id', 'puzzle.author_id')
      .select(CARD_COLUMNS)
      .select('found.value')
      .whereRef('puzzle.number', '=', 'found.number')
      .where((eb) => eb.and([...conditions]))
      .orderBy('found.value', way)
      .orderBy('found.number', way)
      .limit(rows)
  );
}

/**
 * The rows for a query with kinds only, as nearly always. These queries differ in order, number of
 * kinds and the presence of a cursor, and each is built once, because building one takes longer
 * than running it.
 */
export function rowsOfKinds(
  db: Sql,
  { chosen }: Pick<Kinds, 'chosen'>,
  { sort, after, rows }: PageWish,
): Promise<PageRow[]> {
  const queries = QUERIES[sort][chosen === undefined ? 'all' : 'chosen'];
  const kinds = chosen?.flatMap(listValues) ?? [];
  if (after === undefined) return queries.first.all(db, kinds, rows);
  return queries.behind.all(db, kinds, rows, after.value, after.number);
}

/** The queries of the first page, and of one behind a cursor. */
interface Queries {
  readonly first: Prepared<[readonly number[], number], PageRow>;
  readonly behind: Prepared<[readonly number[], number, number, number], PageRow>;
}

function createQueries(sort: Sort, isAll: boolean): Queries {
  const build = (db: Sql, kinds: readonly number[], rows: number, after?: Cursor) => {
    const wish = { sort, after, rows };
    return rowsOf(db, ofKinds(isAll ? undefined : kindsFrom(kinds), wish), wish).compile();
  };
  return {
    first: prepared((db, kinds, rows) => build(db, kinds, rows)),
    behind: prepared((db, kinds, rows, value, number) => build(db, kinds, rows, { value, number })),
  };
}

const QUERIES = Object.fromEntries(
  SORTS.map((sort) => [
    sort,
    { all: createQueries(sort, true), chosen: createQueries(sort, false) },
  ]),
) as Readonly<Record<Sort, Readonly<Record<'all' | 'chosen', Queries>>>>;

/** Values of a kind in a list of values. */
const VALUES = 4;

function listValues({
  size_class,
  is_colored,
  difficulty,
  is_line_solvable,
}: PuzzleKind): number[] {
  return [size_class, is_colored, difficulty, is_line_solvable];
}

/** The kinds of a list of values, which may be placeholders. */
function kindsFrom(values: readonly number[]): readonly PuzzleKind[] {
  return Array.from({ length: values.length / VALUES }, (_, k) => {
    const [size_class = 0, is_colored, difficulty = 0, is_line_solvable] = values.slice(
      k * VALUES,
      (k + 1) * VALUES,
    );
    return {
      size_class,
      is_colored: is_colored as Flag,
      difficulty,
      is_line_solvable: is_line_solvable as Flag,
    };
  });
}
