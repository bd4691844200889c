/** Which kinds of notices people want, as bits of two columns, and how a new notice is noted. */
import { type RawBuilder, sql } from 'kysely';
import { CHOSEN_KINDS, type ChosenKind } from '../../contract/notice-kinds.js';
import type { NoticeWays } from '../../contract/notices.js';
import type { Flag } from './tables/site.js';

/** The bit of each kind; the database has them, so they never change. */
const BITS: Readonly<Record<ChosenKind, number>> = {
  comment: 1,
  puzzle: 2,
  contest: 4,
  followers: 8,
  plan: 16,
};

/** What a new notice of a kind changes at a person. */
export function newNotice(kind: ChosenKind): {
  readonly has_notices: RawBuilder<Flag>;
  readonly mail_due: RawBuilder<Flag>;
} {
  const bit = sql.lit(BITS[kind]);
  return {
    has_notices: sql`case when (notices_here & ${bit}) <> 0 then 1 else has_notices end`,
    mail_due: sql`case when (notices_mail & ${bit}) <> 0 then 1 else mail_due end`,
  };
}

/** Whether `newNotice` would change anything. */
export function isNewsFor(kind: ChosenKind): RawBuilder<boolean> {
  const bit = sql.lit(BITS[kind]);
  const here = sql`has_notices = 0 and (notices_here & ${bit}) <> 0`;
  return sql`((${here}) or (mail_due = 0 and (notices_mail & ${bit}) <> 0))`;
}

/** The kinds that a person sees. */
export function shownKinds(here: number): ReadonlySet<ChosenKind> {
  return new Set(CHOSEN_KINDS.filter((kind) => (here & BITS[kind]) !== 0));
}

/** The columns as the API gives them. */
export function waysFrom(row: {
  readonly notices_here: number;
  readonly notices_mail: number;
}): NoticeWays {
  const wayOf = (kind: ChosenKind) => {
    if ((row.notices_here & BITS[kind]) === 0) return 'none' as const;
    return (row.notices_mail & BITS[kind]) === 0 ? ('here' as const) : ('mail' as const);
  };
  return {
    comment: wayOf('comment'),
    puzzle: wayOf('puzzle'),
    contest: wayOf('contest'),
    followers: wayOf('followers'),
    plan: wayOf('plan'),
  };
}

/** The columns of ways with some changes. */
export function columnsOfWays(
  ways: NoticeWays,
  changes: { readonly [Kind in ChosenKind]?: NoticeWays[Kind] | undefined } = {},
): { readonly notices_here: number; readonly notices_mail: number } {
  const sumOf = (isIn: (way: NoticeWays[ChosenKind]) => boolean): number =>
    CHOSEN_KINDS.filter((kind) => isIn(changes[kind] ?? ways[kind])).reduce(
      (sum, kind) => sum + BITS[kind],
      0,
    );
  return {
    notices_here: sumOf((way) => way !== 'none'),
    notices_mail: sumOf((way) => way === 'mail'),
  };
}
