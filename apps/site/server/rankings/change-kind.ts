/**
 * Changes whose ranking a solve counts in, or takes it out of all: by the judge, by a moderator, by
 * a ban. The counts of its person and puzzle, and the boards, change in the same transaction.
 */
import { sql as literal, type Selectable } from 'kysely';
import type { SolveKind, SolveTable, Sql } from '../storage/index.js';
import { recount } from './count.js';

/** Whether solves of a kind count for their person and puzzle. */
function counts(kind: SolveKind): boolean {
  return kind !== 'machine' && kind !== 'struck';
}

/** Changes the kind of a solve; false if it has none of the kinds in `from`. */
export async function changeKind(
  sql: Sql,
  solveId: string,
  from: readonly SolveKind[],
  to: SolveKind,
): Promise<boolean> {
  const before = await sql
    .selectFrom('solve')
    .select(['id', 'kind', 'person_id', 'puzzle_id', 'points', 'is_first'])
    .where('id', '=', solveId)
    .where('kind', 'in', from)
    .executeTakeFirst();
  if (before === undefined) return false;
  // of two changes at once, one finds the kind of the other
  const { numUpdatedRows } = await sql
    .updateTable('solve')
    .set({ kind: to })
    .where('id', '=', solveId)
    .where('kind', '=', before.kind)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (before.is_first === 1) await countChange(sql, before, to);
  return true;
}

type Changed = Pick<
  Selectable<SolveTable>,
  'kind' | 'person_id' | 'puzzle_id' | 'points' | 'is_first'
>;

async function countChange(sql: Sql, before: Changed, to: SolveKind): Promise<void> {
  const change = Number(counts(to)) - Number(counts(before.kind));
  if (change !== 0) {
    await sql
      .updateTable('puzzle')
      .set({ solves: literal`solves + ${change}` })
      .where('id', '=', before.puzzle_id)
      .execute();
    await sql
      .updateTable('person')
      .set({
        solved: literal`solved + ${change}`,
        points: literal`points + ${change * before.points}`,
      })
      .where('id', '=', before.person_id)
      .execute();
  }
  await recount(sql, [before.person_id]);
}
