/**
 * Counts requests against the rules, reports the rest in `RateLimit-*` and refuses with 429.
 *
 * Points in the database are added and read by one statement, so that two processes cannot both
 * take the last one. (The classes of rate-limiter-flexible for SQLite open a transaction of their
 * own on a connection that others use, hence this store; its memory is used as it is.)
 */
import { sql } from 'kysely';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Site } from '../site/index.js';
import { addressKey } from './client-address.js';
import type { SiteContext } from './env.js';
import { FLOOD_RULES, type LimitRule, SCARCE_RULES } from './limit-rules.js';
import { HttpProblem } from './problem.js';

/** The part of a rule that a counter needs. */
export type Counted = Pick<LimitRule, 'name' | 'points' | 'seconds'>;

/** The rest of a limit. */
interface Left {
  readonly points: number;
  readonly left: number;
  readonly seconds: number;
  readonly isOver: boolean;
}

/** The limits of one process. */
export interface Limits {
  /** Before the caller is identified: counts against floods. @throws {HttpProblem} 429. */
  flood(c: SiteContext): Promise<void>;
  /** Once the caller is identified: counts for scarce things. @throws {HttpProblem} 429. */
  scarce(c: SiteContext): Promise<void>;
  /** After a refusal: gives back what it was counted for, where the rule says so. */
  refused(c: SiteContext): Promise<void>;
}

/** Starts to count for a site. */
export function startLimits(site: Site): Limits {
  const memory = new Map<string, RateLimiterMemory>();
  for (const rule of FLOOD_RULES) {
    const points = findPoints(site, rule);
    if (points === undefined) continue;
    const limiter = { keyPrefix: rule.name, points, duration: rule.seconds };
    memory.set(rule.name, new RateLimiterMemory(limiter));
  }
  const flood = FLOOD_RULES.filter(({ name }) => memory.has(name));
  const scarce = SCARCE_RULES.filter((rule) => findPoints(site, rule) !== undefined);
  const count = async (c: SiteContext, rule: LimitRule) => {
    const limiter = memory.get(rule.name);
    const key = makeCallerKey(c, rule);
    const left = await (limiter === undefined
      ? spend(site, rule, key)
      : spendInMemory(limiter, key));
    tell(c, left);
    if (left.isOver) throw tooMany(rule.name, left.seconds);
  };
  return {
    flood: async (c) => {
      const rule = flood.find((one) => fits(one, c));
      if (rule !== undefined) await count(c, rule);
    },
    scarce: async (c) => {
      for (const rule of scarce) if (fits(rule, c)) await count(c, rule);
    },
    refused: async (c) => {
      for (const rule of scarce) {
        if (rule.isForDone !== true || !fits(rule, c)) continue;
        await giveBack(site, rule, makeCallerKey(c, rule));
        const left = Number(c.res.headers.get('RateLimit-Remaining'));
        c.res.headers.set('RateLimit-Remaining', `${left + 1}`);
      }
    },
  };
}

/** Whom a rule counts a request for. */
function makeCallerKey(c: SiteContext, { by }: LimitRule): string {
  return by === 'address' ? makeAddressKey(c) : (c.get('member')?.id ?? makeAddressKey(c));
}

/** The points of a rule on this site; undefined: no limit. */
function findPoints({ config }: Site, { name, points }: Counted): number | undefined {
  const own = config.ownLimits[name];
  if (own !== undefined) return own === 0 ? undefined : own;
  return config.limits === 0 ? undefined : Math.max(1, Math.round(points * config.limits));
}

/** Takes a point from a limit, or refuses. @throws {HttpProblem} 429. */
export async function take(site: Site, rule: Counted, key: string): Promise<void> {
  const seconds = await takeQuietly(site, rule, key);
  if (seconds !== undefined) throw tooMany(rule.name, seconds);
}

/** Takes a point. Returns the seconds to wait if there was none, and nothing is refused. */
export async function takeQuietly(
  site: Site,
  rule: Counted,
  key: string,
): Promise<number | undefined> {
  if (findPoints(site, rule) === undefined) return undefined;
  const left = await spend(site, rule, key);
  return left.isOver ? left.seconds : undefined;
}

/** Whether a point was taken in the time of a rule. */
export async function isTaken(site: Site, rule: Counted, key: string): Promise<boolean> {
  const row = await site.db
    .selectFrom('attempt')
    .select('points')
    .where('key', '=', makeKey(rule, key))
    .where('ends_at', '>', site.now())
    .executeTakeFirst();
  return (row?.points ?? 0) > 0;
}

/** Gives back a point that was taken for something that turned out to be right. */
export async function giveBack(site: Site, rule: Counted, key: string): Promise<void> {
  if (findPoints(site, rule) === undefined) return;
  await site.db
    .updateTable('attempt')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', '=', makeKey(rule, key))
    .where('points', '>', 0)
    .execute();
}

/** The address as limits count it. */
export function makeAddressKey(c: SiteContext): string {
  return addressKey(c.get('address'));
}

async function spend(site: Site, rule: Counted, key: string): Promise<Left> {
  const now = site.now();
  const end = now + rule.seconds * 1000;
  const { rows } = await sql<{ points: number; ends_at: number }>`
    insert into attempt (key, points, ends_at) values (${makeKey(rule, key)}, 1, ${end})
    on conflict (key) do update set
      points = case when ${isOver(now, end)} then 1 else attempt.points + 1 end,
      ends_at = case when ${isOver(now, end)} then excluded.ends_at else attempt.ends_at end
    returning points, ends_at`.execute(site.db);
  const [row] = rows;
  const points = findPoints(site, rule) ?? rule.points;
  const left = points - (row?.points ?? 0);
  const seconds = Math.ceil(((row?.ends_at ?? end) - now) / 1000);
  return { points, left: Math.max(0, left), seconds, isOver: left < 0 };
}

/**
 * Whether the time of a counter is over. One that ends later than it could is of a clock that was
 * set back since; it would refuse for as long as the clock was wrong.
 */
function isOver(now: number, end: number) {
  return sql`attempt.ends_at not between ${now + 1} and ${end}`;
}

async function spendInMemory(limiter: RateLimiterMemory, key: string): Promise<Left> {
  const result = await limiter.consume(key).catch((refused: unknown) => {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  });
  const seconds = Math.ceil(result.msBeforeNext / 1000);
  const isOver = result.consumedPoints > limiter.points;
  return { points: limiter.points, left: result.remainingPoints, seconds, isOver };
}

function fits({ method, path }: LimitRule, c: SiteContext): boolean {
  return method.test(c.req.method) && path.test(c.req.path);
}

function makeKey({ name }: Counted, key: string): string {
  return `${name}:${key}`;
}

function tell(c: SiteContext, { points, left, seconds }: Left): void {
  c.header('RateLimit-Limit', `${points}`);
  c.header('RateLimit-Remaining', `${left}`);
  c.header('RateLimit-Reset', `${seconds}`);
}

/** A refusal by a limit. */
export function tooMany(limit: string, seconds: number): HttpProblem {
  const wait = Math.max(1, seconds);
  const message = `Too many requests (limit "${limit}"). Try again in ${wait} seconds.`;
  const headers = { 'Retry-After': `${wait}` };
  return new HttpProblem(429, 'too-many-requests', message, { limit, retryAfter: wait }, headers);
}
