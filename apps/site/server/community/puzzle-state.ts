/**
 * Hiding a puzzle and showing it again. The number of public puzzles of each kind is stored
 * separately, so that lists need not count, and is updated in the same transaction.
 */
import { sql as raw, type Selectable } from 'kysely';
import { countPuzzle } from '../catalogue/index.js';
import type { PuzzleTable, Sql } from '../storage/index.js';

type State = Selectable<PuzzleTable>['state'];

/** Hides a puzzle: public, unlisted or waiting; false if it was hidden. */
export async function hidePuzzle(sql: Sql, id: string, now: number): Promise<boolean> {
  for (const from of ['public', 'unlisted', 'waiting'] as const) {
    if (await change(sql, id, { from, to: 'hidden', now })) return true;
  }
  return false;
}

/** Shows a hidden puzzle to those who could find it before; false if it was not hidden. */
export async function showPuzzle(sql: Sql, id: string, now: number): Promise<boolean> {
  const puzzle = await sql
    .selectFrom('puzzle')
    .select('is_unlisted')
    .where('id', '=', id)
    .executeTakeFirst();
  const to = puzzle?.is_unlisted === 1 ? 'unlisted' : 'public';
  return await change(sql, id, { from: 'hidden', to, now });
}

/** From which state to which, and when. */
interface Turn {
  readonly from: State;
  readonly to: State;
  readonly now: number;
}

async function change(sql: Sql, id: string, { from, to, now }: Turn): Promise<boolean> {
  const puzzle = await sql
    .updateTable('puzzle')
    .set(({ ref }) => ({
      state: to,
      // programs that ask what has changed hear of it; a clock may stand
      changed_at: raw<number>`case when ${ref('changed_at')} < ${now} then ${now} else ${ref('changed_at')} + 1 end`,
    }))
    .where('id', '=', id)
    .where('state', '=', from)
    .returning(['size_class', 'is_colored', 'difficulty', 'is_line_solvable'])
    .executeTakeFirst();
  if (puzzle === undefined) return false;
  if (from === 'public') await countPuzzle(sql, puzzle, -1);
  if (to === 'public') await countPuzzle(sql, puzzle, 1);
  return true;
}
