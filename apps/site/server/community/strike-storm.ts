/** Runs of Storm out of the rankings and back: single ones, and all of a person. */
import { countStorms } from '../rankings/index.js';
import type { Sql } from '../storage/index.js';

/** Takes a run out of all rankings; false if it is in none. */
export async function strikeStorm(sql: Sql, id: string, now: number): Promise<boolean> {
  return (await change(sql, { id }, now)) > 0;
}

/** Ranks a run again that was struck; false if it is ranked. */
export async function rankStorm(sql: Sql, id: string): Promise<boolean> {
  return (await change(sql, { id }, null)) > 0;
}

/** Takes all runs of a person out of the rankings; how many. */
export async function strikeStorms(sql: Sql, person_id: string, now: number): Promise<number> {
  return await change(sql, { person_id }, now);
}

/** Ranks all runs of a person again; how many. */
export async function rankStorms(sql: Sql, person_id: string): Promise<number> {
  return await change(sql, { person_id }, null);
}

/** Changes the runs that were accepted; how many. */
async function change(
  sql: Sql,
  which: { readonly id: string } | { readonly person_id: string },
  struck_at: number | null,
): Promise<number> {
  const runs = await sql
    .updateTable('storm_run')
    .set({ struck_at })
    .where((eb) => eb.and(which))
    .where('right_count', 'is not', null)
    .where('struck_at', struck_at === null ? 'is not' : 'is', null)
    .returning(['person_id', 'ended_at'])
    .execute();
  const times = runs.flatMap(({ ended_at }) => ended_at ?? []);
  const person = runs[0]?.person_id;
  if (person !== undefined) await countStorms(sql, person, times);
  return runs.length;
}
