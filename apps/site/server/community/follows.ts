/** Following people: whom a person follows hears of nothing but the number of followers. */
import { HttpProblem, notFound } from '../http/index.js';
import { nameKey } from '../people/index.js';
import type { Site } from '../site/index.js';
import { newNotice } from '../storage/index.js';

/** A bound that keeps notices quick. */
const MOST_FOLLOWED = 1000;

/** Follows a person, which may be so already. @throws {HttpProblem} 404 or 409 */
export async function follow({ db, now }: Site, personId: string, name: string): Promise<void> {
  const followed_id = await personNamed(db, name);
  if (followed_id === personId) {
    throw new HttpProblem(409, 'follow-oneself', 'You cannot follow yourself.');
  }
  await db.transaction().execute(async (sql) => {
    const { count } = await sql
      .selectFrom('follow')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('person_id', '=', personId)
      .where('followed_id', '!=', followed_id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_FOLLOWED) {
      const message = `You follow ${MOST_FOLLOWED} people, which is the most.`;
      throw new HttpProblem(409, 'too-many-followed', message);
    }
    const added = await sql
      .insertInto('follow')
      .values({ person_id: personId, followed_id, created_at: now() })
      .onConflict((on) => on.columns(['person_id', 'followed_id']).doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) return;
    await sql
      .updateTable('person')
      .set(newNotice('followers'))
      .where('id', '=', followed_id)
      .execute();
  });
}

/** Follows a person no longer. @throws {HttpProblem} 404 */
export async function unfollow({ db }: Site, personId: string, name: string): Promise<void> {
  const followed = await personNamed(db, name);
  await db
    .deleteFrom('follow')
    .where('person_id', '=', personId)
    .where('followed_id', '=', followed)
    .execute();
}

async function personNamed(db: Site['db'], name: string): Promise<string> {
  const row = await db
    .selectFrom('person')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  if (row === undefined) throw notFound('person');
  return row.id;
}
