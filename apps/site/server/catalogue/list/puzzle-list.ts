/** Pages of the catalogue, and a random puzzle of it. */
import { sql } from 'kysely';
import { notFound } from '../../http/problem.js';
import type { Site } from '../../site.js';
import { CARD_COLUMNS, type CardWish, cardsOf } from '../cards.js';
import type { PuzzleCard, PuzzleFilters, PuzzleList, PuzzleQuery } from '../schemas.js';
import { type Candidates, candidatesFor, type PageWish } from './candidates.js';
import { meantBy } from './conditions.js';
import { kindsOf } from './kinds.js';
import { type Cursor, cursorFrom, cursorText, ORDERS, ordered } from './order.js';

/** A page of the catalogue. @throws {HttpProblem} 400 for a cursor that is none */
export async function puzzleList(
  site: Pick<Site, 'db'>,
  { sort, after, limit, ...filters }: PuzzleQuery,
  wish: CardWish,
): Promise<PuzzleList> {
  const cursor = after === undefined ? undefined : cursorFrom(sort, after);
  const kinds = await kindsOf(site.db, filters);
  const meant = await meantBy(site, filters, wish.member);
  const asked = { sort, after: cursor, rows: limit + 1 };
  const candidates = candidatesFor(meant, kinds, asked);
  const rows = await rowsOf(site, candidates, asked);
  const next = await nextCursor(site, rows, candidates, asked);
  return {
    puzzles: await cardsOf(site, rows.slice(0, limit), wish),
    next: next === undefined ? null : cursorText(sort, next),
    total: candidates.isCounted ? kinds.puzzles : null,
  };
}

/** Some puzzle that passes the filters. @throws {HttpProblem} 404 if none does */
export async function randomPuzzle(
  site: Pick<Site, 'db'>,
  filters: PuzzleFilters,
  wish: CardWish,
): Promise<PuzzleCard> {
  const highest = await site.db
    .selectFrom('puzzle')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  const number = 1 + Math.floor(Math.random() * ((highest?.number ?? 0) + 1));
  const start = cursorText('new', { value: number, number });
  for (const from of [start, undefined]) {
    const card = await firstFrom(site, { ...filters, sort: 'new', limit: 1, after: from }, wish);
    if (card !== undefined) return card;
  }
  throw notFound('puzzle');
}

/** The most windows that are searched for a random puzzle. */
const MOST_WINDOWS = 2;

async function firstFrom(
  site: Pick<Site, 'db'>,
  query: PuzzleQuery,
  wish: CardWish,
): Promise<PuzzleCard | undefined> {
  let after = query.after;
  for (let k = 0; k < MOST_WINDOWS; k++) {
    const { puzzles, next } = await puzzleList(site, { ...query, after }, wish);
    if (puzzles[0] !== undefined || next === null) return puzzles[0];
    after = next;
  }
  return undefined;
}

/** The rows of the candidates that fulfil the conditions. */
function rowsOf(
  { db }: Pick<Site, 'db'>,
  { query, conditions }: Candidates,
  { sort, rows }: PageWish,
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
      .execute()
  );
}

/** Behind which puzzle the next page begins; undefined at the end. */
async function nextCursor(
  { db }: Pick<Site, 'db'>,
  rows: readonly Cursor[],
  { query, conditions, window }: Candidates,
  wish: PageWish,
): Promise<Cursor | undefined> {
  if (rows.length === wish.rows) return rows[wish.rows - 2];
  if (window === undefined || conditions.length === 0) return undefined;
  const order = ORDERS[wish.sort];
  const last = await sql<Cursor>`select number, value from (${query}) found
    ${ordered(order, 'value', 'number')} limit 1 offset ${window - 1}`.execute(db);
  return last.rows[0];
}
