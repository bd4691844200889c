/**
 * Contests that moderators have hidden. Their log says which: its last word on a contest counts. A
 * column beside it could differ from it.
 */
import { sql } from 'kysely';

/** 1 if a moderator has hidden the contest of a row, else 0. */
export function hiddenContest() {
  return sql<number>`case when exists (
    select 1 from moderation as hiding
    where hiding.subject_id = contest.id and hiding.subject_kind = 'contest'
      and hiding.action = 'hide'
      and not exists (
        select 1 from moderation as showing
        where showing.subject_id = contest.id and showing.subject_kind = 'contest'
          and showing.action = 'show' and showing.created_at > hiding.created_at
      )
  ) then 1 else 0 end`;
}
