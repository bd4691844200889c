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
}

/** Starts to count for a site. */
export function startLimits(site: Site): Limits {
  const factor = site.config.limits;
  const memory = new Map<string, RateLimiterMemory>();
  for (const { kept, name, points, seconds } of [...FLOOD_RULES, ...SCARCE_RULES]) {
    if (kept !== 'process' || factor === 0) continue;
    const limiter = { keyPrefix: name, points: scaled(points, factor), duration: seconds };
    memory.set(name, new RateLimiterMemory(limiter));
  }
  const count = async (c: SiteContext, rule: LimitRule) => {
    const key =
      rule.by === 'address' ? makeAddressKey(c) : (c.get('member')?.id ?? makeAddressKey(c));
    const limiter = memory.get(rule.name);
    const left = await (limiter === undefined
      ? spend(site, rule, key)
      : spendInMemory(limiter, key));
    tell(c, left);
    if (left.isOver) throw tooMany(rule.name, left.seconds);
  };
  return {
    flood: async (c) => {
      const rule = factor === 0 ? undefined : FLOOD_RULES.find((one) => fits(one, c));
      if (rule !== undefined) await count(c, rule);
    },
    scarce: async (c) => {
      if (factor === 0) return;
      for (const rule of SCARCE_RULES) if (fits(rule, c)) await count(c, rule);
    },
  };
}

/** Takes a point from a limit, or refuses. @throws {HttpProblem} 429. */
export async function take(site: Site, rule: Counted, key: string): Promise<void> {
  if (site.config.limits === 0) return;
  const left = await spend(site, rule, key);
  if (left.isOver) throw tooMany(rule.name, left.seconds);
}

/** Gives back a point that was taken for something that turned out to be right. */
export async function giveBack(site: Site, rule: Counted, key: string): Promise<void> {
  if (site.config.limits === 0) return;
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
  const points = scaled(rule.points, site.config.limits);
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

function scaled(points: number, factor: number): number {
  return Math.max(1, Math.round(points * factor));
}

function tell(c: SiteContext, { points, left, seconds }: Left): void {
  c.header('RateLimit-Limit', `${points}`);
  c.header('RateLimit-Remaining', `${left}`);
  c.header('RateLimit-Reset', `${seconds}`);
}

function tooMany(limit: string, seconds: number): HttpProblem {
  const wait = Math.max(1, seconds);
  const message = `Too many requests (limit "${limit}"). Try again in ${wait} seconds.`;
  const headers = { 'Retry-After': `${wait}` };
  return new HttpProblem(429, 'too-many-requests', message, { limit, retryAfter: wait }, headers);
}
