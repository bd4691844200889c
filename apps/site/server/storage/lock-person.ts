/** Changes of one person, one after the other. */
import type { Sql } from './tables.js';

/**
 * Locks the row of a person until the transaction ends: an update does so in both databases. Of two
 * changes at once, the second waits and then sees what the first has written.
 */
export async function lockPerson(sql: Sql, id: string): Promise<void> {
  await sql
    .updateTable('person')
    .set(({ ref }) => ({ created_at: ref('created_at') }))
    .where('id', '=', id)
    .execute();
}
