/**
 * Deletes an account, at once and for good. With the person go sessions, keys, passkeys, games,
 * solves, votes and places in rankings. Puzzles stay, since others solve them, but without a name
 * unless the author wants it kept; comments and reports stay without a name. Sums over many people
 * (stars, solves of a puzzle) stay as they are: they say nothing about one of them.
 */
import type { Site } from '../site/index.js';
import { forgetCodes } from './mailed-codes.js';

/** What becomes of the name on published puzzles. */
export type NameOnPuzzles = 'nameless' | 'named';

/** Deletes the account of a person. */
export async function leave(
  site: Site,
  { id, name }: { readonly id: string; readonly name: string },
  puzzles: NameOnPuzzles,
): Promise<void> {
  await site.db.transaction().execute(async (sql) => {
    const author_name = puzzles === 'named' ? name : '';
    await sql.updateTable('puzzle').set({ author_name }).where('author_id', '=', id).execute();
    await sql
      .updateTable('moderation')
      .set({ moderator_id: null, moderator_name: '' })
      .where('moderator_id', '=', id)
      .execute();
    await sql.updateTable('report').set({ closed_by: null }).where('closed_by', '=', id).execute();
    await forgetCodes(sql, id);
    // what else names the person goes or loses the name by the rules of the tables
    await sql.deleteFrom('person').where('id', '=', id).execute();
  });
}
