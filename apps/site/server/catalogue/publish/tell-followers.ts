/** Says to those who follow an author that there is something new. */
import { isNewsFor, newNotice, type Sql } from '../../storage/index.js';

export async function tellFollowers(sql: Sql, authorId: string): Promise<void> {
  await sql
    .updateTable('person')
    .set(newNotice('puzzle'))
    .where(isNewsFor('puzzle'))
    .where('id', 'in', (eb) =>
      eb.selectFrom('follow').select('person_id').where('followed_id', '=', authorId),
    )
    .execute();
}
