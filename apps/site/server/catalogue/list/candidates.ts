/**
 * Which puzzles a list looks at, so that no request reads much, however many puzzles there are:
 *
 *   own      a set that is small by nature: what a person solved, began or made, a few days
 *   author   the list of an author's puzzles, the newest first
 *   kinds    the lists of a few kinds in the wanted order, merged
 *   all      the list of all puzzles in the wanted order
 *
 * With conditions that no index covers, the last three look at a window of the puzzles and no
 * further; the next page goes on behind the window.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Sort } from '../../../contract/catalogue.js';
import type { PuzzleKind } from '../insert.js';
import { solvedWithTag } from '../revealed.js';
import { between, byAuthor, kindConditions, type Meant, otherConditions } from './conditions.js';
import { type Kinds, ofKind } from './kinds.js';
import { behind, type Cursor, ORDERS, ordered } from './order.js';

/**
 * The most puzzles that a request looks at. With a million of them, SQLite takes 5 to 17 ms of a
 * processor for it (measured beside other work), and PostgreSQL 20 to 50 ms until the answer.
 */
const WINDOW = 4000;

/** Below this share of all puzzles, kinds are merged instead of looked for among all. */
const RARE = 1 / 20;

/** The most kinds that are merged although they are many puzzles. */
const FEW_KINDS = 12;

/** The same without any other condition: then each kind gives a page and no window. */
const FEW_KINDS_ALONE = 80;

/** A query of candidates. */
export interface Candidates {
  /** Gives `number` and `value`, the value in the order; at most `window` rows, in order. */
  readonly query: RawBuilder<Cursor>;
  /** What candidates must fulfil besides. */
  readonly conditions: readonly RawBuilder<SqlBool>[];
  /** The most rows of the query; undefined: there are no more candidates than it gives. */
  readonly window: number | undefined;
  /** Whether the puzzles of the kinds are all that pass the filters. */
  readonly isCounted: boolean;
}

/** The query of a page. */
export interface PageWish {
  readonly sort: Sort;
  readonly after: Cursor | undefined;
  /** Rows wanted. */
  readonly rows: number;
}

/** The candidates for a page with conditions beyond kinds. */
export function candidatesFor(meant: Meant, kinds: Kinds, wish: PageWish): Candidates {
  const { chosen } = kinds;
  const own = ownSet(meant, wish);
  if (own !== undefined) return ownCandidates(own, meant, wish);
  if (isByIndex(meant, wish)) return authorCandidates(meant, wish);
  const others = otherConditions(meant);
  const isCounted = others.length === 0;
  if (chosen !== undefined && shouldMerge(kinds, wish.sort, isCounted)) {
    // together the lists may be as long as the window, but each long enough to fill a page
    const window = Math.max(wish.rows, Math.ceil(WINDOW / chosen.length));
    return { ...merged(meant, wish, chosen, window), conditions: others, isCounted };
  }
  const conditions = [...others, ...kindConditions(meant.filters)];
  const window = conditions.length === 0 ? wish.rows : WINDOW;
  const query = stream(meant, wish, sql`1 = 1`, window);
  return { query, conditions, window, isCounted };
}

/** Whether a page has no conditions beyond kinds: then every row that is read is shown. */
export function isByKinds(meant: Meant, kinds: Kinds, { sort }: PageWish): boolean {
  const { author, range } = meant;
  if (author !== undefined || range !== undefined || asksForOwn(meant)) return false;
  if (otherConditions(meant).length > 0) return false;
  return kinds.chosen === undefined || shouldMerge(kinds, sort, true);
}

/** The candidates of kinds, or all puzzles, without a further condition. */
export function ofKinds(
  kinds: readonly PuzzleKind[] | undefined,
  wish: PageWish,
): Pick<Candidates, 'query' | 'conditions' | 'window'> {
  const { rows } = wish;
  if (kinds !== undefined) return { ...merged(NOTHING, wish, kinds, rows), conditions: [] };
  return { query: stream(NOTHING, wish, sql`1 = 1`, rows), conditions: [], window: rows };
}

const NOTHING = { filters: {}, range: undefined };

function shouldMerge({ chosen = [], puzzles, all }: Kinds, sort: Sort, isAlone: boolean): boolean {
  // scores follow kinds: all puzzles of a kind may be at the other end of the list
  const isOfKind = sort === 'easy' || sort === 'hard';
  return (
    isOfKind || chosen.length <= (isAlone ? FEW_KINDS_ALONE : FEW_KINDS) || puzzles < all * RARE
  );
}

/** The puzzles of a small set, if the filters name one. */
function ownSet(meant: Meant, wish: PageWish): RawBuilder<unknown> | undefined {
  const { filters, member, author, range, titled } = meant;
  const { tag, solved } = filters;
  if (asksForOwn(meant) && member === undefined) return sql`select '' as id`;
  const id = member?.id ?? '';
  if (tag !== undefined) return solvedWithTag(id, tag);
  if (solved === 'started') {
    return sql`select distinct puzzle_id as id from game
      where person_id = ${id} and state = 'open'`;
  }
  if (solved === 'yes' || titled !== undefined) {
    return sql`select puzzle_id as id from solve where person_id = ${id} and is_first = 1`;
  }
  if (author !== undefined && !author.isProlific && !isByIndex(meant, wish)) {
    return sql`select id from puzzle where ${byAuthor(author)}`;
  }
  if (range === undefined || range.to - range.from > WINDOW) return undefined;
  return sql`select id from puzzle where state = 'public' and ${between(range)}`;
}

/** Whether the filters are about what a person solved or began. */
function asksForOwn({ filters: { tag, solved }, titled }: Meant): boolean {
  return tag !== undefined || titled !== undefined || solved === 'yes' || solved === 'started';
}

/** Whether the index of authors has the puzzles in the wanted order. */
function isByIndex({ author }: Meant, { sort }: PageWish): boolean {
  return author !== undefined && sort === 'new';
}

/** The puzzles of an author, the newest first. */
function authorCandidates(meant: Meant, wish: PageWish): Candidates {
  const { author, filters } = meant;
  const which = author === undefined ? sql`1 = 1` : byAuthor(author);
  const conditions = [
    ...kindConditions(filters),
    ...otherConditions({ ...meant, author: undefined }),
  ];
  const window = conditions.length === 0 ? wish.rows : WINDOW;
  // concatenated, so that no index of states is taken for the one of authors
  const query = stream(meant, wish, which, window, sql`puzzle.state || ''`);
  return { query, conditions, window, isCounted: false };
}

function ownCandidates(own: RawBuilder<unknown>, meant: Meant, wish: PageWish): Candidates {
  const { filters, member, titled } = meant;
  const order = ORDERS[wish.sort];
  const conditions = [...kindConditions(filters), ...otherConditions(meant)];
  // a filter by tag may be combined with a filter by progress
  if (filters.tag !== undefined && filters.solved === 'started') {
    conditions.push(sql`exists (select 1 from game where game.person_id = ${member?.id ?? ''}
      and game.puzzle_id = puzzle.id and game.state = 'open')`);
  }
  if (titled !== undefined) {
    conditions.push(titled.length === 0 ? sql`1 = 0` : sql`puzzle.id in (${sql.join(titled)})`);
  }
  if (wish.after !== undefined) conditions.push(behind(order, wish.after));
  const query = sql<Cursor>`
    select puzzle.number as number, ${sql.ref(`puzzle.${order.column}`)} as value
    from (${own}) own cross join puzzle
    where puzzle.id = own.id and puzzle.state = 'public'
      and ${conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `)}
    ${ordered(order, 'value', 'number')} limit ${wish.rows}`;
  return { query, conditions: [], window: undefined, isCounted: false };
}

/** The lists of kinds, each of them as long as the window, merged. */
function merged(
  meant: Pick<Meant, 'filters' | 'range'>,
  wish: PageWish,
  kinds: readonly PuzzleKind[],
  window: number,
): Pick<Candidates, 'query' | 'window'> {
  if (kinds.length === 0) return { query: stream(meant, wish, sql`1 = 0`, 1), window: undefined };
  const streams = kinds.map((kind) => stream(meant, wish, ofKind(kind), window));
  const parts = streams.map((one) => sql`select number, value from (${one}) part`);
  const query = sql<Cursor>`select number, value from (${sql.join(parts, sql` union all `)}) merged
    ${ordered(ORDERS[wish.sort], 'value', 'number')} limit ${window}`;
  return { query, window };
}

/** Puzzles in an order, behind a cursor, as an index holds them. */
function stream(
  { filters, range }: Pick<Meant, 'filters' | 'range'>,
  { sort, after }: PageWish,
  which: RawBuilder<unknown>,
  rows: number,
  state: RawBuilder<unknown> = sql`puzzle.state`,
): Candidates['query'] {
  const order = ORDERS[sort];
  const { column } = order;
  const conditions = [sql`${state} = 'public'`, which];
  if (after !== undefined) conditions.push(behind(order, after));
  // the ends of the order itself, behind which a window would find nothing but windows
  if (column === 'stars' && filters.stars !== undefined) {
    conditions.push(sql`puzzle.stars >= ${filters.stars}`);
  }
  if (column === 'number' && range !== undefined) conditions.push(between(range));
  const columns = column === 'number' ? ['number'] : [column, 'number'];
  return sql`select puzzle.number as number, ${sql.ref(`puzzle.${column}`)} as value from puzzle
    where ${sql.join(conditions, sql` and `)} ${ordered(order, ...columns.map((one) => `puzzle.${one}`))}
    limit ${rows}`;
}
