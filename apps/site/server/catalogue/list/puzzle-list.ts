/** Pages of the catalogue, and a random puzzle of it. */
import { sql } from 'kysely';
import type {
  PuzzleCard,
  PuzzleFilters,
  PuzzleList,
  PuzzleQuery,
} from '../../../contract/catalogue.js';
import { notFound } from '../../http/index.js';
import type { Site } from '../../site/index.js';
import type { Sql } from '../../storage/index.js';
import { type CardWish, findCards } from '../cards.js';
import { type Candidates, candidatesFor, isByKinds, type PageWish } from './candidates.js';
import { type Meant, meantBy } from './conditions.js';
import { findKinds, type Kinds } from './kinds.js';
import { type Cursor, cursorIn, cursorText, ORDERS, ordered } from './order.js';
import { rowsOf, rowsOfKinds } from './rows.js';

/** A page of the catalogue. @throws {HttpProblem} 400 for a cursor that is none */
export async function puzzleList(
  site: Site,
  { sort, after, limit, ...filters }: PuzzleQuery,
  wish: CardWish,
): Promise<PuzzleList> {
  const cursor = cursorIn(sort, after);
  const kinds = await findKinds(site, filters, wish.member);
  const meant = await meantBy(site, filters, wish.member);
  const asked = { sort, after: cursor, rows: limit + 1 };
  const { rows, next, isCounted } = await findPage(site.db, meant, kinds, asked);
  return {
    puzzles: await findCards(site, rows.slice(0, limit), wish),
    next: next === undefined ? null : cursorText(sort, next),
    total: isCounted ? kinds.puzzles : null,
  };
}

/** The rows of a page, with one of the next if there is one; behind which puzzle that begins. */
async function findPage(db: Sql, meant: Meant, kinds: Kinds, asked: PageWish) {
  if (isByKinds(meant, kinds, asked)) {
    const rows = await rowsOfKinds(db, kinds, asked);
    return { rows, next: lastShown(rows, asked), isCounted: true };
  }
  const candidates = candidatesFor(meant, kinds, asked);
  const rows = await rowsOf(db, candidates, asked).execute();
  const next = await nextCursor(db, rows, candidates, asked);
  return { rows, next, isCounted: candidates.isCounted };
}

/** Some puzzle that passes the filters. @throws {HttpProblem} 404 if none does */
export async function randomPuzzle(
  site: Site,
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
  site: Site,
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

/** Behind which puzzle the next page begins; undefined at the end. */
async function nextCursor(
  db: Sql,
  rows: readonly Cursor[],
  { query, conditions, window }: Candidates,
  wish: PageWish,
): Promise<Cursor | undefined> {
  const shown = lastShown(rows, wish);
  if (shown !== undefined) return shown;
  if (window === undefined || conditions.length === 0) return undefined;
  const order = ORDERS[wish.sort];
  const last = await sql<Cursor>`select number, value from (${query}) found
    ${ordered(order, 'value', 'number')} limit 1 offset ${window - 1}`.execute(db);
  return last.rows[0];
}

/** The last row that is shown, if there is a further one. */
function lastShown(rows: readonly Cursor[], wish: PageWish): Cursor | undefined {
  return rows.length === wish.rows ? rows[wish.rows - 2] : undefined;
}
