/** Pages of the catalogue, and a random puzzle of it. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  PuzzleCard,
  PuzzleFilters,
  PuzzleList,
  PuzzleQuery,
  Sort,
} from '../../../contract/catalogue.js';
import { notFound } from '../../http/index.js';
import type { Site } from '../../site/index.js';
import type { Sql } from '../../storage/index.js';
import { type CardWish, findCards } from '../cards.js';
import { type Candidates, candidatesFor, isByKinds, type PageWish } from './candidates.js';
import { type Meant, meantBy } from './conditions.js';
import { type ListReader, pageInTurns } from './in-turns.js';
import { findKinds, type Kinds } from './kinds.js';
import { behind, type Cursor, cursorIn, cursorText, ORDERS, ordered, type Place } from './order.js';
import { type PageRow, rowsOf, rowsOfKinds } from './rows.js';

/** A page of the catalogue. @throws {HttpProblem} 400 for a cursor that is none */
export async function puzzleList(
  site: Site,
  { sort, after, limit, ...filters }: PuzzleQuery,
  wish: CardWish,
): Promise<PuzzleList> {
  const place = cursorIn(sort, after);
  const kinds = await findKinds(site, filters, wish.member);
  const meant = await meantBy(site, filters, wish.member);
  const { reader, isCounted } = readerOf(site.db, meant, kinds, { sort, rows: limit + 1 });
  // the puzzles of one author are nothing but in a row
  const most = filters.author === undefined ? {} : { most: Number.POSITIVE_INFINITY };
  const { rows, next } = await pageInTurns(reader, { order: ORDERS[sort], place, limit, ...most });
  return {
    puzzles: await findCards(site, rows, wish),
    next: next === undefined ? null : cursorText(sort, next),
    total: isCounted ? kinds.puzzles : null,
  };
}

/** Reads a list of puzzles, and whether all that pass its filters are counted. */
function readerOf(
  db: Sql,
  meant: Meant,
  kinds: Kinds,
  { sort, rows }: Pick<PageWish, 'sort' | 'rows'>,
): { readonly reader: ListReader<PageRow>; readonly isCounted: boolean } {
  const whole: PageWish = { sort, rows, after: undefined };
  const isCounted = isByKinds(meant, kinds, whole) || candidatesFor(meant, kinds, whole).isCounted;
  const reader: ListReader<PageRow> = {
    read: (place) => {
      const after = place?.ofAuthor ?? place;
      const turn = place?.ofAuthor === undefined ? undefined : turnFrom(sort, place);
      return readRows(db, turn === undefined ? meant : { ...meant, turn }, kinds, {
        ...whole,
        after,
      });
    },
    readOthers: async (author, after) => {
      const turn = sql<SqlBool>`(puzzle.author_id is null or puzzle.author_id <> ${author})`;
      const found = await readRows(db, { ...meant, turn }, kinds, { ...whole, after });
      return found.rows;
    },
  };
  return { reader, isCounted };
}

/** The condition of a place at which puzzles by its author wait for their turn. */
function turnFrom(sort: Sort, place: Place): RawBuilder<SqlBool> {
  return sql`(puzzle.author_id = ${place.author ?? ''} or ${behind(ORDERS[sort], place)})`;
}

/** Rows in the order of the list; behind which puzzle reading stopped, if it was not the last. */
async function readRows(db: Sql, meant: Meant, kinds: Kinds, asked: PageWish) {
  if (isByKinds(meant, kinds, asked)) {
    const rows = await rowsOfKinds(db, kinds, asked);
    return { rows, end: lastShown(rows, asked) };
  }
  const candidates = candidatesFor(meant, kinds, asked);
  const rows = await rowsOf(db, candidates, asked).execute();
  return { rows, end: await nextCursor(db, rows, candidates, asked) };
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
