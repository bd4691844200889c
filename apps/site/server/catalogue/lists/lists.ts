/**
 * Lists of puzzles that people keep, as they are read. A private list exists for nobody else, and
 * those of a banned person are not shown to others.
 */
import { sql } from 'kysely';
import {
  FAVOURITES,
  type List,
  type ListDetail,
  type ListQuery,
  type Lists,
  type MyLists,
} from '../../../contract/lists.js';
import { cursorFrom, encodeCursor, notFound, TIME_CURSOR } from '../../http/index.js';
import { nameKey } from '../../people/index.js';
import type { Site } from '../../site/index.js';
import type { Sql } from '../../storage/index.js';
import { type CardWish, cardsById } from '../cards.js';
import type { Asker } from '../revealed.js';

/** The lists of a person, each with the number of its public puzzles; favourites first. */
function listQuery(db: Sql) {
  return db
    .selectFrom('list')
    .innerJoin('person', 'person.id', 'list.person_id')
    .select(['list.id', 'list.kind', 'list.title', 'list.is_public', 'list.person_id'])
    .select(['list.changed_at', 'person.name as owner', 'person.banned_until'])
    .select((eb) =>
      eb
        .selectFrom('list_puzzle')
        .innerJoin('puzzle', 'puzzle.id', 'list_puzzle.puzzle_id')
        .whereRef('list_puzzle.list_id', '=', 'list.id')
        .where('puzzle.state', '=', 'public')
        .select(({ fn }) => fn.countAll().as('count'))
        .as('count'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof listQuery>['execute']>>[number];

/** One's own lists, favourites first; of each whether it holds the puzzle. */
export async function myLists(
  { db, now }: Site,
  member: { readonly id: string; readonly name: string },
  puzzle: string | undefined,
): Promise<MyLists> {
  const rows = await listQuery(db)
    .where('list.person_id', '=', member.id)
    .orderBy('list.kind')
    .orderBy('list.created_at')
    .orderBy('list.id')
    .execute();
  const holding = puzzle === undefined ? new Set() : await listsWith(db, member.id, puzzle);
  const lists = rows.map((row) => ({ ...listJson(row, member), has: holding.has(row.id) }));
  if (rows[0]?.kind === 'favourites') return { lists };
  const none = { id: FAVOURITES, kind: 'favourites', title: '', owner: member.name } as const;
  const changedAt = new Date(now()).toISOString();
  const empty = { ...none, isPublic: false, isMine: true, count: 0, changedAt, has: false };
  return { lists: [empty, ...lists] };
}

async function listsWith(db: Sql, person: string, puzzle: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('list_puzzle')
    .innerJoin('list', 'list.id', 'list_puzzle.list_id')
    .select('list.id')
    .where('list_puzzle.puzzle_id', '=', puzzle)
    .where('list.person_id', '=', person)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The public lists of a person, changed last first; those without a puzzle are left out. */
export async function publicLists(site: Site, name: string, member: Asker): Promise<Lists> {
  const rows = await listQuery(site.db)
    .where('person.name_key', '=', nameKey(name))
    .where('list.is_public', '=', sql.lit(1))
    .orderBy('list.changed_at', 'desc')
    .orderBy('list.id')
    .execute();
  const shown = rows.filter((row) => isShown(site, row, member) && Number(row.count) > 0);
  return { lists: shown.map((row) => listJson(row, member)) };
}

/** A list with a page of its puzzles, the newest first. @throws {HttpProblem} 404 or 400 */
export async function listDetail(
  site: Site,
  id: string,
  { after, limit }: ListQuery,
  wish: CardWish,
): Promise<ListDetail> {
  const row = await readableList(site, id, wish.member);
  const begins = cursorFrom(after, TIME_CURSOR);
  let query = site.db
    .selectFrom('list_puzzle')
    .innerJoin('puzzle', 'puzzle.id', 'list_puzzle.puzzle_id')
    .select(['list_puzzle.puzzle_id as id', 'list_puzzle.added_at'])
    .where('list_puzzle.list_id', '=', row.id)
    .where('puzzle.state', '=', 'public');
  if (begins !== undefined) {
    const [at, puzzle] = begins;
    query = query
      .where('list_puzzle.added_at', '<=', at)
      .where((eb) =>
        eb.or([eb('list_puzzle.added_at', '<', at), eb('list_puzzle.puzzle_id', '>', puzzle)]),
      );
  }
  const rows = await query
    .orderBy('list_puzzle.added_at', 'desc')
    .orderBy('list_puzzle.puzzle_id')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const ids = page.map((one) => one.id);
  return {
    ...listJson(row, wish.member),
    puzzles: await cardsById(site, ids, wish),
    next: last === undefined ? null : encodeCursor([last.added_at, last.id]),
  };
}

/** The list with this identifier, or the reader's favourites. @throws {HttpProblem} 404 */
async function readableList(site: Site, id: string, member: Asker): Promise<Row> {
  const query = listQuery(site.db);
  const found =
    id === FAVOURITES
      ? query.where('list.kind', '=', 'favourites').where('list.person_id', '=', member?.id ?? '')
      : query.where('list.id', '=', id);
  const row = await found.executeTakeFirst();
  if (row === undefined || !isShown(site, row, member)) throw notFound('list');
  return row;
}

function isShown({ now }: Site, row: Row, member: Asker): boolean {
  if (row.person_id === member?.id) return true;
  return row.is_public === 1 && (row.banned_until ?? 0) <= now();
}

function listJson(row: Row, member: Asker): List {
  const { id, kind, title, is_public, owner, count, changed_at } = row;
  return {
    id,
    kind,
    title,
    isPublic: is_public === 1,
    isMine: row.person_id === member?.id,
    owner,
    count: Number(count),
    changedAt: new Date(changed_at).toISOString(),
  };
}
