/**
 * Publishes drafts whose day has come, with all checks of that moment. A refused one stays a draft
 * and its author gets a notice; what the engine cannot do now is tried again for a day.
 */
import { PLAN_REFUSALS, type PlanRefusal } from '../../contract/drafts.js';
import { DEFAULT_LANGUAGE } from '../../web/words/languages.js';
import { HttpProblem, type Member } from '../http/index.js';
import type { Site } from '../site/index.js';
import { newNotice } from '../storage/index.js';
import { type PlanRow, publishRow } from './plans.js';

/** The most puzzles of a minute. */
const MOST = 20;

const DAY_MS = 86_400_000;

/** Publishes what is due. */
export async function publishDue(site: Site): Promise<void> {
  const rows = await site.db
    .selectFrom('planned_puzzle')
    .innerJoin('person', 'person.id', 'planned_puzzle.person_id')
    .selectAll('planned_puzzle')
    .select(['person.role', 'person.banned_until'])
    .where('refused_at', 'is', null)
    .where('due_at', '<=', site.now())
    .orderBy('due_at')
    .limit(MOST)
    .execute();
  for (const row of rows) await publishOne(site, row);
}

async function publishOne(
  site: Site,
  row: PlanRow & Pick<Member, 'role'> & { readonly banned_until: number | null },
): Promise<void> {
  if ((row.banned_until ?? 0) > site.now()) return await refuse(site, row, 'banned');
  try {
    await publishRow(site, row, { id: row.person_id, role: row.role }, DEFAULT_LANGUAGE);
  } catch (error) {
    const refusal = findRefusal(error, site.now() - row.due_at);
    if (refusal !== undefined) return await refuse(site, row, refusal);
    site.log.error({ error }, 'a planned puzzle was not published, and is tried again');
  }
}

/** Undefined for what may pass. */
function findRefusal(error: unknown, lateMs: number): PlanRefusal | undefined {
  if (!(error instanceof HttpProblem)) return lateMs < DAY_MS ? undefined : 'failed';
  return PLAN_REFUSALS.find((one) => one === error.code) ?? 'not-publishable';
}

async function refuse({ db, now }: Site, row: PlanRow, refusal: PlanRefusal): Promise<void> {
  await db.transaction().execute(async (sql) => {
    const refused = await sql
      .updateTable('planned_puzzle')
      .set({ refusal, refused_at: now() })
      .where('person_id', '=', row.person_id)
      .where('draft_id', '=', row.draft_id)
      .where('due_at', '=', row.due_at)
      .where('refused_at', 'is', null)
      .returning('draft_id')
      .executeTakeFirst();
    if (refused === undefined) return;
    const told = sql.updateTable('person').set(newNotice('plan'));
    await told.where('id', '=', row.person_id).execute();
  });
}
