/** Changes lists: only by the person who keeps them. */
import { type ChangedList, FAVOURITES } from '../../../contract/lists.js';
import { HttpProblem, notFound } from '../../http/index.js';
import { cleanText } from '../../people/index.js';
import type { Site } from '../../site/index.js';
import { lockPerson, randomId, type Sql } from '../../storage/index.js';

/** Bounds that keep answers short. */
const MOST_LISTS = 50;
const MOST_PUZZLES = 2000;

/** A new list. Returns its identifier. @throws {HttpProblem} 409 or 400 */
export async function addList(
  { db, now }: Site,
  person_id: string,
  { title, isPublic }: { readonly title: string; readonly isPublic: boolean },
): Promise<string> {
  const id = randomId();
  const created_at = now();
  await db.transaction().execute(async (sql) => {
    await lockPerson(sql, person_id);
    const { count } = await sql
      .selectFrom('list')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('person_id', '=', person_id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_LISTS) {
      const message = `You have ${MOST_LISTS} lists, which is the most. Delete one first.`;
      throw new HttpProblem(409, 'too-many-lists', message);
    }
    const named = { kind: 'named', title: cleanTitle(title), is_public: isPublic ? 1 : 0 } as const;
    await sql
      .insertInto('list')
      .values({ id, person_id, ...named, created_at, changed_at: created_at })
      .execute();
  });
  return id;
}

/** Changes title and visibility; omitted members stay. @throws {HttpProblem} 404, 409 or 400 */
export async function changeList(
  { db, now }: Site,
  id: string,
  personId: string,
  { title, isPublic }: ChangedList,
): Promise<string> {
  return db.transaction().execute(async (sql) => {
    const list = await ownList(sql, id, personId, now());
    if (title !== undefined && list.kind === 'favourites') {
      throw new HttpProblem(409, 'favourites-fixed', 'Favourites have no title of their own.');
    }
    await sql
      .updateTable('list')
      .set({
        changed_at: now(),
        ...(title === undefined ? {} : { title: cleanTitle(title) }),
        ...(isPublic === undefined ? {} : { is_public: isPublic ? 1 : 0 }),
      })
      .where('id', '=', list.id)
      .execute();
    return list.id;
  });
}

/** Deletes a list; its puzzles stay. @throws {HttpProblem} 404 */
export async function removeList({ db, now }: Site, id: string, personId: string): Promise<void> {
  await db.transaction().execute(async (sql) => {
    const list = await ownList(sql, id, personId, now());
    await sql.deleteFrom('list').where('id', '=', list.id).execute();
  });
}

/** Puts a public puzzle into a list, where it may be already. @throws {HttpProblem} 404 or 409 */
export async function keepPuzzle(
  { db, now }: Site,
  id: string,
  personId: string,
  puzzle_id: string,
): Promise<void> {
  await db.transaction().execute(async (sql) => {
    const list = await ownList(sql, id, personId, now());
    const puzzle = await sql
      .selectFrom('puzzle')
      .select('id')
      .where('id', '=', puzzle_id)
      .where('state', '=', 'public')
      .executeTakeFirst();
    if (puzzle === undefined) throw notFound('puzzle');
    const { count } = await sql
      .selectFrom('list_puzzle')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('list_id', '=', list.id)
      .where('puzzle_id', '!=', puzzle_id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_PUZZLES) {
      const message = `A list holds at most ${MOST_PUZZLES} puzzles. Begin another one.`;
      throw new HttpProblem(409, 'list-full', message);
    }
    await sql
      .insertInto('list_puzzle')
      .values({ list_id: list.id, puzzle_id, added_at: now() })
      .onConflict((on) => on.columns(['list_id', 'puzzle_id']).doNothing())
      .execute();
    await touch(sql, list.id, now());
  });
}

/** Takes a puzzle out of a list. @throws {HttpProblem} 404 for a list of another */
export async function dropPuzzle(
  { db, now }: Site,
  id: string,
  personId: string,
  puzzleId: string,
): Promise<void> {
  await db.transaction().execute(async (sql) => {
    const list = await ownList(sql, id, personId, now());
    await sql
      .deleteFrom('list_puzzle')
      .where('list_id', '=', list.id)
      .where('puzzle_id', '=', puzzleId)
      .execute();
    await touch(sql, list.id, now());
  });
}

/** A list of this person, locked until the transaction ends; favourites begin to exist here. */
async function ownList(sql: Sql, id: string, person_id: string, now: number) {
  await lockPerson(sql, person_id);
  const own = sql.selectFrom('list').select(['id', 'kind']).where('person_id', '=', person_id);
  if (id !== FAVOURITES) {
    const list = await own.where('id', '=', id).executeTakeFirst();
    if (list === undefined) throw notFound('list');
    return list;
  }
  const before = await own.where('kind', '=', 'favourites').executeTakeFirst();
  if (before !== undefined) return before;
  const list = { id: randomId(), kind: 'favourites' } as const;
  await sql
    .insertInto('list')
    .values({ ...list, person_id, created_at: now, changed_at: now })
    .execute();
  return list;
}

async function touch(sql: Sql, id: string, changed_at: number): Promise<void> {
  await sql.updateTable('list').set({ changed_at }).where('id', '=', id).execute();
}

/** In one line. @throws {HttpProblem} 400 for one of signs that draw nothing */
function cleanTitle(text: string): string {
  const title = cleanText(text).replaceAll(/\s+/g, ' ');
  if (title !== '') return title;
  throw new HttpProblem(400, 'invalid-request', 'title: expected a text that can be seen.');
}
