/**
 * Jobs that come by the clock. Every process looks once a minute; the first to write the name of
 * an hour or a day into the database adds its jobs, in the same transaction. Contests that have
 * begun are told to who takes part, and notices by mail; drafts are published on their day.
 */
import { mailNotices, noteContests } from '../community/index.js';
import { publishDue } from '../desk/index.js';
import type { JobData, JobName } from '../jobs/index.js';
import type { Site } from '../site/index.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A job and when it is due. */
interface Due {
  readonly name: JobName;
  /** The hour or day, as it is written into the database. */
  readonly period: string;
  readonly data: JobData[JobName];
}

/** The jobs due at a time: the puzzles of today and tomorrow, dumps, counting, tidying. */
export function dueAt(now: number): readonly Due[] {
  const today = toDay(now);
  const tomorrow = toDay(now + DAY);
  const hour = new Date(now).toISOString().slice(0, 13);
  return [
    { name: 'daily', period: today, data: { day: today } },
    { name: 'daily', period: tomorrow, data: { day: tomorrow } },
    { name: 'dump', period: today, data: {} },
    { name: 'rankings', period: hour, data: {} },
    { name: 'tidy', period: hour, data: {} },
  ];
}

/** The day of a time, in UTC: `2026-11-22`. */
export function toDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** Adds the due jobs that no process has added yet. */
export async function addDue(site: Site): Promise<void> {
  for (const { name, period, data } of dueAt(site.now())) {
    await site.db.transaction().execute(async (sql) => {
      const row = { name: `scheduled ${name} ${period}`, value: String(site.now()) };
      const added = await sql
        .insertInto('site_state')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('name')
        .executeTakeFirst();
      if (added !== undefined) await site.jobs.add(name, data, sql);
    });
  }
}

async function tellPeople(site: Site): Promise<void> {
  await noteContests(site);
  await mailNotices(site);
}

/** Looks every minute. Returns how to stop. */
export function startSchedule(site: Site): () => void {
  const look = (): void => {
    addDue(site).catch((error: unknown) => site.log.error({ error }, 'nothing was scheduled'));
    publishDue(site).catch((error: unknown) => site.log.error({ error }, 'nothing was published'));
    tellPeople(site).catch((error: unknown) => site.log.error({ error }, 'nobody was told'));
  };
  look();
  const timer = setInterval(look, MINUTE);
  return () => clearInterval(timer);
}

/** Removes the notes of periods that are long over. */
export async function forgetOldPeriods(site: Site): Promise<void> {
  await site.db
    .deleteFrom('site_state')
    .where('name', 'like', 'scheduled %')
    .where('value', '<', String(site.now() - 7 * DAY))
    .execute();
}
