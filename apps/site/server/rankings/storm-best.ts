/** Keeps each person's best run of Storm in a day, in a week and of all time. */
import { lockPerson, type Sql } from '../storage/index.js';
import { periodAt, type Span, STORM_PERIODS, spanOf } from './storm-periods.js';

/** Finds a person's best runs again for the periods of these times, in a transaction. */
export async function countStorms(
  sql: Sql,
  personId: string,
  times: readonly number[],
): Promise<void> {
  // of two changes at once, the second sees both
  await lockPerson(sql, personId);
  const periods = new Map(
    times.flatMap((time) =>
      STORM_PERIODS.map((name) => [periodAt(name, time), spanOf(name, time)] as const),
    ),
  );
  for (const [period, span] of periods) await countBest(sql, personId, period, span);
}

async function countBest(sql: Sql, person_id: string, period: string, span: Span): Promise<void> {
  const best = await findBest(sql, person_id, span);
  if (best === undefined) {
    await sql
      .deleteFrom('storm_best')
      .where('period', '=', period)
      .where('person_id', '=', person_id)
      .execute();
    return;
  }
  await sql
    .insertInto('storm_best')
    .values({ period, person_id, ...best })
    .onConflict((on) => on.columns(['period', 'person_id']).doUpdateSet(best))
    .execute();
}

/** The run with the most right answers, the first of equal ones; none without a right answer. */
async function findBest(sql: Sql, personId: string, { from, until }: Span) {
  return await sql
    .selectFrom('storm_run')
    .select(['right_count as value', 'ended_at as reached_at'])
    .where('person_id', '=', personId)
    .where('ended_at', '>=', from)
    .where('ended_at', '<', until)
    .where('right_count', '>', 0)
    .where('struck_at', 'is', null)
    .orderBy('right_count', 'desc')
    .orderBy('ended_at')
    .limit(1)
    .$castTo<{ value: number; reached_at: number }>()
    .executeTakeFirst();
}
