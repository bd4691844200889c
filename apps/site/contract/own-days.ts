/**
 * The days of a player: a day begins where the player is, at an hour that they choose. Settings are
 * kept with the time from which they hold, so that a solve which arrives later belongs to the day
 * on which it was made, also after a journey. No change leads back to a day that has ended.
 */
import { Lru } from '@nonokit/core';
import { toDay } from './days.js';

/** How days are told from some time on. */
export interface DayRule {
  /** From when on it holds: milliseconds since 1970. */
  readonly since: number;
  /** A time zone by its IANA name: `Pacific/Apia`. */
  readonly zone: string;
  /** The hour at which a day begins: 0 to 12. */
  readonly beginsAt: number;
  /** The day that had begun when the rule came; no day before it comes again. */
  readonly least: string;
}

/** What an account keeps about its days. */
export interface OwnDays {
  /** The earliest first; none: days are those of UTC. */
  readonly rules: readonly DayRule[];
  /** Whether a second daily puzzle mends a missed day. */
  readonly isMending: boolean;
}

/** Days of UTC, as of people who have set nothing. */
export const UTC_DAYS: OwnDays = { rules: [], isMending: false };

/** Hours at which a day may begin. */
export const LATEST_BEGIN = 12;

/** Rules that are kept: more than anyone needs in the week in which a late solve counts. */
const MOST_RULES = 12;

/** Says whether the text names a time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    // the only error is that of an unknown zone
    return false;
  }
}

/** The player's day at a time. The first rule also holds for the time before it. */
export function findOwnDay({ rules }: OwnDays, time: number): string {
  const rule = rules.findLast(({ since }) => since <= time) ?? rules[0];
  if (rule === undefined) return toDay(time);
  const day = findLocalDay(rule, time);
  return rule.least > day && time >= rule.since ? rule.least : day;
}

/** Clocks by time zone: making one takes 15 times as long as reading it. */
const CLOCKS = new Lru<string, Intl.DateTimeFormat>(100);

function findClock(zone: string): Intl.DateTimeFormat {
  const known = CLOCKS.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  CLOCKS.set(zone, clock);
  return clock;
}

const QUARTER_MS = 900_000;

/** A day begins at most this long before that of UTC. */
const EARLIEST_MS = 15 * 3_600_000;

/** When a day begins in a time zone, to a quarter of an hour: milliseconds since 1970. */
export function findDayStart(zone: string, day: string): number {
  let time = Date.parse(day) - EARLIEST_MS;
  while (findLocalDay({ zone, beginsAt: 0 }, time) < day) time += QUARTER_MS;
  return time;
}

function findLocalDay(
  { zone, beginsAt }: Pick<DayRule, 'zone' | 'beginsAt'>,
  time: number,
): string {
  const parts = new Map(
    findClock(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: 'year' | 'month' | 'day' | 'hour'): number => parts.get(type) ?? 0;
  const date = Date.UTC(part('year'), part('month') - 1, part('day'));
  return toDay(part('hour') < beginsAt ? date - 1 : date);
}

/** The same with another rule from now on; unchanged if the rule says the same. */
export function withRule(
  days: OwnDays,
  { zone, beginsAt }: Pick<DayRule, 'zone' | 'beginsAt'>,
  now: number,
): OwnDays {
  const last = days.rules.at(-1);
  if (last?.zone === zone && last.beginsAt === beginsAt) return days;
  // the first rule of a person has no day before it: those of UTC were not chosen
  const least = last === undefined ? '' : findOwnDay(days, now);
  const rules = [...days.rules, { since: now, zone, beginsAt, least }];
  return { ...days, rules: rules.slice(-MOST_RULES) };
}

/** Reads what the database keeps. */
export function readOwnDays(json: string): OwnDays {
  return { ...UTC_DAYS, ...(JSON.parse(json) as Partial<OwnDays>) };
}
