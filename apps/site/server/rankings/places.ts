/** Places on a page of a ranking, and whose names are shown. */
import { z } from '@hono/zod-openapi';
import { IdSchema } from '../../contract/community.js';
import { encodeCursor } from '../http/index.js';

/** Where a page begins: after this value and key; the number of rows before; the last place. */
export const RANKING_CURSOR = z.tuple([z.int(), IdSchema, z.int().min(1), z.int().min(1)]);
export type RankingCursor = z.infer<typeof RANKING_CURSOR>;

/** The places whose solves are judged, and whose replays people may watch. */
export const FIRST_PLACES = 10;

/** An entry as the database gives it. */
interface Ranked {
  readonly value: number;
  readonly key: string;
}

/** A page of entries with their places: equal values share one. */
export function placed<Row extends Ranked>(
  rows: readonly Row[],
  limit: number,
  begins: RankingCursor | undefined,
): { readonly page: readonly (Row & { readonly place: number })[]; readonly next: string | null } {
  let [value, , seen, place]: RankingCursor | [undefined, '', 0, 0] = begins ?? [
    undefined,
    '',
    0,
    0,
  ];
  const page = rows.slice(0, limit).map((row) => {
    seen++;
    if (row.value !== value) place = seen;
    value = row.value;
    return { ...row, place };
  });
  const last = page.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return { page, next: isMore ? encodeCursor([last.value, last.key, seen, place]) : null };
}

/** What a person allows others to see. */
interface Shown {
  readonly name: string;
  /** JSON: what others may see. */
  readonly shows: string;
  readonly banned_until: number | null;
}

/** The name that others see: none if the person hides their solves or is banned. */
export function shownPerson(
  { name, shows, banned_until }: Shown,
  isMe: boolean,
  now: number,
): { readonly name: string } | null {
  if (isMe) return { name };
  const isBanned = banned_until !== null && banned_until > now;
  return isBanned || !mayShow(shows, 'solves') ? null : { name };
}

/** Whether a person lets others see something; by default they do. */
export function mayShow(shows: string, what: 'solves' | 'statistics'): boolean {
  const wishes = JSON.parse(shows) as Readonly<Record<string, unknown>>;
  return wishes[what] !== false;
}
