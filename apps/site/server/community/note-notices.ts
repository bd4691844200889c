/** Notes at people that there is something new for them, of a kind that they want. */
import type { Site } from '../site/index.js';
import { hiddenContest, isNewsFor, newNotice, type Sql } from '../storage/index.js';

/** Says to those who take part in contests that have begun that there is something new. */
export async function noteContests({ db, now }: Pick<Site, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('person')
    .set(newNotice('contest'))
    .where(isNewsFor('contest'))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('contest_entry')
        .innerJoin('contest', 'contest.id', 'contest_entry.contest_id')
        .innerJoin('person as member', 'member.id', 'contest_entry.person_id')
        .select('member.id')
        .where('contest.begins_at', '<=', now())
        .where('contest.ends_at', '>', now())
        .where(hiddenContest(), '=', 0)
        .whereRef('contest.begins_at', '>', 'member.notices_seen_at'),
    )
    .execute();
}

/** Says to those whom a new comment concerns that there is something new. */
export async function noteComment(
  db: Sql,
  { puzzleId, personId }: { readonly puzzleId: string; readonly personId: string },
): Promise<void> {
  await db
    .updateTable('person')
    .set(newNotice('comment'))
    .where('id', '!=', personId)
    .where((eb) =>
      eb.or([
        eb(
          'id',
          'in',
          eb
            .selectFrom('puzzle')
            .select('author_id')
            .where('puzzle.id', '=', puzzleId)
            .where('author_id', 'is not', null)
            .$castTo<{ author_id: string }>(),
        ),
        eb(
          'id',
          'in',
          eb
            .selectFrom('comment')
            .select('person_id')
            .where('puzzle_id', '=', puzzleId)
            .where('person_id', 'is not', null)
            .where('state', '=', 'shown')
            .$castTo<{ person_id: string }>(),
        ),
      ]),
    )
    .execute();
}
