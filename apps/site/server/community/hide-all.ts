/** Hides everything that a person made: puzzles, series and comments. */
import type { Sql } from '../storage/index.js';
import { hidePuzzle } from './puzzle-state.js';

/** Returns how many things were hidden. Each can be shown again, one by one. */
export async function hideAll(sql: Sql, personId: string, now: number): Promise<number> {
  const puzzles = await sql
    .selectFrom('puzzle')
    .select('id')
    .where('author_id', '=', personId)
    .where('state', '!=', 'hidden')
    .execute();
  for (const { id } of puzzles) await hidePuzzle(sql, id, now);
  const series = await sql
    .updateTable('series')
    .set({ state: 'hidden' })
    .where('author_id', '=', personId)
    .where('state', '=', 'public')
    .executeTakeFirst();
  const comments = await sql
    .updateTable('comment')
    .set({ state: 'hidden' })
    .where('person_id', '=', personId)
    .where('state', '=', 'shown')
    .executeTakeFirst();
  return puzzles.length + Number(series.numUpdatedRows + comments.numUpdatedRows);
}
