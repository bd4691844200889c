/**
 * What goes on at a site: people who solved, solves and new puzzles of each of the last days, in
 * UTC. It counts rows that are there anyway, and names nobody. Days that are over are counted once
 * by each process, today at most once a minute.
 */
import { Lru } from '@nonokit/core';
import { dayAfter, toDay } from '../../contract/days.js';
import { perSite, type Site } from '../site/index.js';
import type { RankedKind, Sql } from '../storage/index.js';

/** Days that are shown. */
export const NUMBER_DAYS = 30;

/** How long the count of today may be old. */
const FRESH_MS = 60_000;

/** The counts of a day. */
export interface DayNumbers {
  readonly day: string;
  /** People with an account who solved something. */
  readonly people: number;
  readonly solves: number;
  readonly puzzles: number;
}

/** A site in numbers. */
export interface SiteNumbers {
  /** All public puzzles, and all solves of them. */
  readonly puzzles: number;
  readonly solves: number;
  /** The last days, today last. */
  readonly days: readonly DayNumbers[];
}

const counted = perSite(() => new Lru<string, DayNumbers | SiteNumbers>(NUMBER_DAYS + 2));

/** The numbers of a site. */
export async function siteNumbers(site: Site): Promise<SiteNumbers> {
  const kept = counted(site);
  const key = `all ${Math.floor(site.now() / FRESH_MS)}`;
  const known = kept.get(key);
  if (known !== undefined && 'days' in known) return known;
  const today = toDay(site.now());
  const days: DayNumbers[] = [];
  for (let back = NUMBER_DAYS - 1; back > 0; back--) {
    days.push(await pastDay(site, dayAfter(today, -back)));
  }
  days.push(await countDay(site.db, today));
  const numbers = { ...(await countAll(site.db)), days };
  kept.set(key, numbers);
  return numbers;
}

async function pastDay(site: Site, day: string): Promise<DayNumbers> {
  const kept = counted(site);
  const known = kept.get(day);
  if (known !== undefined && 'day' in known) return known;
  const numbers = await countDay(site.db, day);
  kept.set(day, numbers);
  return numbers;
}

async function countDay(db: Sql, day: string): Promise<DayNumbers> {
  const from = Date.parse(day);
  const to = Date.parse(dayAfter(day, 1));
  const kinds: readonly RankedKind[] = ['person', 'helped'];
  const solved = await db
    .selectFrom('solve')
    .select(({ fn }) => fn.countAll().as('solves'))
    .select(({ fn }) => fn.count('person_id').distinct().as('people'))
    .where('solved_at', '>=', from)
    .where('solved_at', '<', to)
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow();
  const made = await db
    .selectFrom('puzzle')
    .select(({ fn }) => fn.countAll().as('puzzles'))
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('state', '=', 'public')
    .executeTakeFirstOrThrow();
  const { solves, people } = solved;
  const puzzles = Number(made.puzzles);
  return { day, people: Number(people), solves: Number(solves), puzzles };
}

async function countAll(db: Sql) {
  const puzzles = await db
    .selectFrom('puzzle_count')
    .select(({ fn }) => fn.sum('puzzles').as('count'))
    .executeTakeFirstOrThrow();
  const solves = await db
    .selectFrom('puzzle')
    .select(({ fn }) => fn.sum('solves').as('count'))
    .where('state', '=', 'public')
    .executeTakeFirstOrThrow();
  return { puzzles: Number(puzzles.count ?? 0), solves: Number(solves.count ?? 0) };
}
