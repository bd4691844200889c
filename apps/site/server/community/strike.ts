/**
 * Solves out of the rankings and back: single ones, all of a person, and those of people who are
 * banned, for as long as they are. The boards count again in the same transaction.
 */
import { changeKind } from '../rankings/index.js';
import type { Sql } from '../storage/index.js';

/** Who took solves out. */
type Decider = 'moderator' | 'ban';

/** Takes a solve out of all rankings; false if it is in none. */
export async function strikeSolve(sql: Sql, id: string, by: Decider, now: number) {
  const solve = await findKind(sql, id);
  if (solve === undefined || solve.kind === 'struck') return false;
  const kind = solve.ranks_as ?? (solve.kind === 'helped' ? 'helped' : 'person');
  if (!(await changeKind(sql, id, [solve.kind], 'struck'))) return false;
  const change = { decider: by, changed_at: now } as const;
  await sql
    .insertInto('judgement')
    .values({ solve_id: id, kind, ...change })
    .onConflict((on) => on.column('solve_id').doUpdateSet(change))
    .execute();
  return true;
}

/** Ranks a solve that was struck, or that is doubtful; false if it is ranked. */
export async function rankSolve(sql: Sql, id: string, by: Decider, now: number) {
  const solve = await findKind(sql, id);
  if (solve?.ranks_as === undefined || solve.ranks_as === null) return false;
  if (!(await changeKind(sql, id, ['doubtful', 'struck'], solve.ranks_as))) return false;
  await sql
    .updateTable('judgement')
    .set({ decider: by, changed_at: now })
    .where('solve_id', '=', id)
    .execute();
  return true;
}

/** All solves of a person that are in a ranking, or wait for one; how many were struck. */
export async function strikePerson(sql: Sql, personId: string, by: Decider, now: number) {
  const rows = await sql
    .selectFrom('solve')
    .select('id')
    .where('person_id', '=', personId)
    .where('kind', 'in', ['person', 'helped', 'waiting', 'doubtful'])
    .execute();
  for (const { id } of rows) await strikeSolve(sql, id, by, now);
  return rows.length;
}

/** Ranks the solves of a person again that were struck by a ban, or by moderators; how many. */
export async function rankPerson(sql: Sql, personId: string, by: Decider, now: number) {
  const rows = await sql
    .selectFrom('solve')
    .innerJoin('judgement', 'judgement.solve_id', 'solve.id')
    .select('solve.id')
    .where('person_id', '=', personId)
    .where('solve.kind', '=', 'struck')
    .where('decider', '=', by)
    .execute();
  for (const { id } of rows) await rankSolve(sql, id, by, now);
  return rows.length;
}

/** Ends what bans did that are over. */
export async function endBans(sql: Sql, now: number): Promise<void> {
  const people = await sql
    .selectFrom('judgement')
    .innerJoin('solve', 'solve.id', 'judgement.solve_id')
    .innerJoin('person', 'person.id', 'solve.person_id')
    .select('person.id')
    .distinct()
    .where('decider', '=', 'ban')
    .where('solve.kind', '=', 'struck')
    .where(({ eb, or }) => or([eb('banned_until', 'is', null), eb('banned_until', '<=', now)]))
    .execute();
  for (const { id } of people) await rankPerson(sql, id, 'ban', now);
}

async function findKind(sql: Sql, id: string) {
  return await sql
    .selectFrom('solve')
    .leftJoin('judgement', 'judgement.solve_id', 'solve.id')
    .select(['solve.kind', 'judgement.kind as ranks_as'])
    .where('solve.id', '=', id)
    .executeTakeFirst();
}
