/**
 * Days of publication. Its author has a draft checked and chooses a day; the puzzle is kept as it
 * was then, apart from the draft, which the server cannot read. Only one of several processes, or
 * of a process and its author, gets to publish it: the one that deletes the plan.
 */

import type { z } from '@hono/zod-openapi';
import type { Selectable } from 'kysely';
import { FARTHEST_PLAN_DAYS, MOST_PLANNED } from '../../contract/draft-bounds.js';
import type { PlanDay, PlanJson, PlanRefusal } from '../../contract/drafts.js';
import { findDayStart } from '../../contract/own-days.js';
import type { PageLanguage } from '../../web/words/languages.js';
import { NewPuzzleBody, type PreparedPuzzle, publishPrepared } from '../catalogue/index.js';
import { isoTime } from '../games/index.js';
import { HttpProblem, type Member, notFound, type SiteContext } from '../http/index.js';
import { fillDaysWith } from '../rankings/index.js';
import type { Site } from '../site/index.js';
import { lockPerson, type Sql, type Tables } from '../storage/index.js';

export type PlanRow = Selectable<Tables['planned_puzzle']>;

const DAY_MS = 86_400_000;

/** A draft of a person. */
interface Place {
  readonly personId: string;
  readonly draftId: string;
}

/**
 * Keeps a puzzle for a day.
 *
 * @throws {HttpProblem} 422 for a day that is over or too far; 404 without the draft; 409 if there
 * are too many
 */
export async function planDraft(
  { db, now }: Site,
  { personId, draftId }: Place,
  { body, warnings }: PreparedPuzzle,
  wish: z.infer<typeof PlanDay>,
): Promise<PlanJson> {
  const due_at = findDue(now(), wish);
  const { day } = wish;
  const fresh = { day, due_at, planned_at: now(), refusal: null, refused_at: null };
  const kept = { puzzle: JSON.stringify(body), warnings: JSON.stringify(warnings), ...fresh };
  await db.transaction().execute(async (sql) => {
    await lockPerson(sql, personId);
    await checkPlace(sql, { personId, draftId });
    await sql
      .insertInto('planned_puzzle')
      .values({ person_id: personId, draft_id: draftId, ...kept })
      .onConflict((on) => on.columns(['person_id', 'draft_id']).doUpdateSet(kept))
      .execute();
  });
  return planJson(fresh);
}

/** Changes the day alone. @throws {HttpProblem} 422 as above; 404 without a plan */
export async function changeDay(
  { db, now }: Site,
  place: Place,
  wish: z.infer<typeof PlanDay>,
): Promise<PlanJson> {
  const due_at = findDue(now(), wish);
  const row = await db
    .updateTable('planned_puzzle')
    .set({ day: wish.day, due_at, refusal: null, refused_at: null })
    .where('person_id', '=', place.personId)
    .where('draft_id', '=', place.draftId)
    .returning(['day', 'planned_at', 'refusal'])
    .executeTakeFirst();
  if (row === undefined) throw notFound('plan');
  return planJson(row);
}

/** Forgets the day of a draft. Returns false if it had none. */
export async function forgetPlan(sql: Sql, { personId, draftId }: Place): Promise<boolean> {
  const { numDeletedRows } = await sql
    .deleteFrom('planned_puzzle')
    .where('person_id', '=', personId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Publishes a planned puzzle now, and returns its identifier.
 *
 * @throws {HttpProblem} 404 without a plan; else as publishing
 */
export async function publishPlanned(
  site: Site,
  c: SiteContext,
  author: Member,
  draftId: string,
): Promise<string> {
  const row = await site.db
    .selectFrom('planned_puzzle')
    .selectAll()
    .where('person_id', '=', author.id)
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
  if (row === undefined) throw notFound('plan');
  const id = await publishRow(site, row, author, c.get('language'));
  if (id === undefined) throw notFound('plan');
  return id;
}

/**
 * Publishes a row, unless someone else was faster.
 *
 * @throws {HttpProblem} as publishing; and what engines throw
 */
export async function publishRow(
  site: Site,
  row: PlanRow,
  author: Pick<Member, 'id' | 'role'>,
  language: PageLanguage,
): Promise<string | undefined> {
  const body = NewPuzzleBody.parse(JSON.parse(row.puzzle));
  const warnings = JSON.parse(row.warnings) as readonly string[];
  let isClaimed = false;
  const claim = async (sql: Sql): Promise<boolean> => {
    isClaimed = await takeRow(sql, row);
    return isClaimed;
  };
  const by = { author, language, claim };
  const id = await publishPrepared(site, { body, warnings }, by, fillDaysWith);
  return isClaimed ? id : undefined;
}

/** Deletes the plan, if it still is what was read. */
async function takeRow(sql: Sql, { person_id, draft_id, planned_at }: PlanRow): Promise<boolean> {
  const taken = await sql
    .deleteFrom('planned_puzzle')
    .where('person_id', '=', person_id)
    .where('draft_id', '=', draft_id)
    .where('planned_at', '=', planned_at)
    .returning('draft_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** A plan as its author sees it. */
export function planJson({
  day,
  planned_at,
  refusal,
}: Pick<PlanRow, 'day' | 'planned_at' | 'refusal'>): PlanJson {
  return { day, plannedAt: isoTime(planned_at), refusal: refusal as PlanRefusal | null };
}

function findDue(now: number, { day, timeZone }: z.infer<typeof PlanDay>): number {
  // first as text: a far year would take long to find
  const isNear = Math.abs(Date.parse(day) - now) < (FARTHEST_PLAN_DAYS + 2) * DAY_MS;
  const due = isNear ? findDayStart(timeZone, day) : 0;
  if (due > now && due - now < FARTHEST_PLAN_DAYS * DAY_MS) return due;
  const message = 'Choose a day after today and within a year.';
  throw new HttpProblem(422, 'day-not-ahead', message, { field: 'day' });
}

/** Refuses what is no draft, and more plans than there is room for. */
async function checkPlace(sql: Sql, { personId, draftId }: Place): Promise<void> {
  const draft = await sql
    .selectFrom('draft')
    .select('id')
    .where('person_id', '=', personId)
    .where('id', '=', draftId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (draft === undefined) throw notFound('draft');
  const others = await sql
    .selectFrom('planned_puzzle')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('person_id', '=', personId)
    .where('draft_id', '!=', draftId)
    .executeTakeFirstOrThrow();
  if (Number(others.count) < MOST_PLANNED) return;
  const message = `An account plans ${MOST_PLANNED} puzzles at most. Publish or cancel one first.`;
  throw new HttpProblem(409, 'too-many-planned', message);
}
