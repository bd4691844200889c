/**
 * Notices: what others did that concerns a person. They are read from what they are about, not
 * stored: a comment that is hidden or a puzzle that is taken back is no notice any more. A flag at
 * the person says that there are new ones, so that pages need not look.
 */
import { PLAN_REFUSALS } from '../../contract/drafts.js';
import type { Notice, Notices } from '../../contract/notices.js';
import { revealedTo } from '../catalogue/index.js';
import type { Site } from '../site/index.js';
import { hiddenContest, randomToken, type Sql, shownKinds } from '../storage/index.js';

/** How far back notices go, and the most of them. */
const DAYS = 60;
const MOST = 50;
const DAY_MS = 86_400_000;

/** A notice before it is known whether the person has seen it. */
type Found = Omit<Notice, 'isNew' | 'createdAt'> & { readonly at: number };

/** The newest notices of a person. */
export async function listNotices(site: Site, personId: string): Promise<Notices> {
  const { db } = site;
  const own = await db
    .selectFrom('person')
    .select(['notices_seen_at', 'notices_here', 'feed_token'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const following = await db
    .selectFrom('follow')
    .innerJoin('person', 'person.id', 'follow.followed_id')
    .select('person.name')
    .where('follow.person_id', '=', personId)
    .orderBy('person.name_key')
    .execute();
  const now = site.now();
  const wish = { personId, since: now - DAYS * DAY_MS, now };
  const shown = shownKinds(own.notices_here);
  const found = [
    ...(shown.has('puzzle') ? await newPuzzles(db, wish) : []),
    ...(shown.has('comment') ? await comments(site, wish) : []),
    ...(shown.has('followers') ? await followers(site, wish) : []),
    ...(await decisions(db, wish)),
    ...(shown.has('contest') ? await contests(db, wish) : []),
    ...(shown.has('plan') ? await plans(db, wish) : []),
  ];
  const notices = found
    .sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1))
    .slice(0, MOST)
    .map(({ at, ...notice }) => ({
      ...notice,
      createdAt: new Date(at).toISOString(),
      isNew: at > own.notices_seen_at,
    }));
  return { notices, following, feed: feedAddress(site, own.feed_token) };
}

/** Notes that the person has seen all notices so far. */
export async function readNotices({ db, now }: Site, personId: string): Promise<void> {
  const seen = { has_notices: 0, mail_due: 0, notices_seen_at: now() } as const;
  await db.updateTable('person').set(seen).where('id', '=', personId).execute();
}

/** Gives the feed another address: the one before shows nothing any more. */
export async function renewFeed(site: Site, personId: string): Promise<string> {
  const feed_token = randomToken();
  await site.db.updateTable('person').set({ feed_token }).where('id', '=', personId).execute();
  return feedAddress(site, feed_token) ?? '';
}

function feedAddress({ config }: Site, token: string | null): string | null {
  return token === null ? null : `${config.baseUrl}/feeds/own/${token}.atom`;
}

interface Wish {
  readonly personId: string;
  readonly since: number;
  readonly now: number;
}

/** Puzzles of those whom the person follows, since then. */
async function newPuzzles(db: Sql, { personId, since }: Wish): Promise<Found[]> {
  const rows = await db
    .selectFrom('follow')
    .innerJoin('puzzle', 'puzzle.author_id', 'follow.followed_id')
    .innerJoin('person', 'person.id', 'follow.followed_id')
    .select(['puzzle.id', 'puzzle.number', 'puzzle.created_at', 'person.name'])
    .where('follow.person_id', '=', personId)
    .where('puzzle.state', '=', 'public')
    .where('puzzle.created_at', '>', since)
    .whereRef('puzzle.created_at', '>', 'follow.created_at')
    .orderBy('puzzle.number', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, number, created_at, name }) => ({
    ...NOTHING,
    id: `puzzle-${id}`,
    kind: 'puzzle',
    at: created_at,
    person: name,
    puzzle: { id, number },
  }));
}

const NOTHING = {
  person: null,
  others: 0,
  puzzle: null,
  contest: null,
  draft: null,
  text: null,
};

/** Words of others about puzzles that the person made, or talked about before. */
async function comments(site: Site, { personId, since }: Wish): Promise<Found[]> {
  const rows = await site.db
    .selectFrom('comment')
    .innerJoin('puzzle', 'puzzle.id', 'comment.puzzle_id')
    .innerJoin('person', 'person.id', 'comment.person_id')
    .select(['comment.id', 'comment.text', 'comment.is_open', 'comment.created_at'])
    .select(['comment.puzzle_id', 'puzzle.number', 'person.name'])
    .where('comment.state', '=', 'shown')
    .where('comment.person_id', '!=', personId)
    .where('comment.created_at', '>', since)
    .where((eb) => eb.or([eb('puzzle.state', '=', 'public'), eb('author_id', '=', personId)]))
    .where((eb) =>
      eb.or([
        eb('puzzle.author_id', '=', personId),
        eb.exists(
          eb
            .selectFrom('comment as mine')
            .select('mine.id')
            .whereRef('mine.puzzle_id', '=', 'comment.puzzle_id')
            .where('mine.person_id', '=', personId)
            .where('mine.state', '=', 'shown')
            .whereRef('mine.created_at', '<=', 'comment.created_at'),
        ),
      ]),
    )
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id')
    .limit(MOST)
    .execute();
  const puzzles = [...new Set(rows.map(({ puzzle_id }) => puzzle_id))];
  const known = await revealedTo(site, { id: personId }, puzzles);
  return rows.map(({ id, text, is_open, created_at, puzzle_id, number, name }) => ({
    ...NOTHING,
    id: `comment-${id}`,
    kind: 'comment',
    at: created_at,
    person: name,
    puzzle: { id: puzzle_id, number },
    text: is_open === 1 || known.has(puzzle_id) ? text : null,
  }));
}

/** New followers, those of a day together. */
async function followers({ db }: Site, { personId, since, now }: Wish): Promise<Found[]> {
  const rows = await db
    .selectFrom('follow')
    .innerJoin('person', 'person.id', 'follow.person_id')
    .select(['person.name', 'follow.created_at'])
    .where('follow.followed_id', '=', personId)
    .where('follow.created_at', '>', since)
    .where((eb) => eb.or([eb('banned_until', 'is', null), eb('banned_until', '<=', now)]))
    .orderBy('follow.created_at', 'desc')
    .limit(10 * MOST)
    .execute();
  const days = new Map<number, (typeof rows)[number][]>();
  for (const row of rows) {
    const day = Math.floor(row.created_at / DAY_MS);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days].map(([day, [latest, ...others]]) => ({
    ...NOTHING,
    id: `followers-${day}`,
    kind: 'followers',
    at: latest?.created_at ?? 0,
    person: latest?.name ?? null,
    others: others.length,
  }));
}

async function decisions(db: Sql, { personId, since }: Wish): Promise<Found[]> {
  const rows = await db
    .selectFrom('moderation')
    .select(['id', 'created_at'])
    .where('person_id', '=', personId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, created_at }) => ({
    ...NOTHING,
    id: `decision-${id}`,
    kind: 'decision',
    at: created_at,
  }));
}

/** Contests that have begun, in which the person takes part. */
async function contests(db: Sql, { personId, since, now }: Wish): Promise<Found[]> {
  const rows = await db
    .selectFrom('contest_entry')
    .innerJoin('contest', 'contest.id', 'contest_entry.contest_id')
    .select(['contest.id', 'contest.title', 'contest.begins_at'])
    .where('contest_entry.person_id', '=', personId)
    .where('contest.begins_at', '>', since)
    .where('contest.begins_at', '<=', now)
    .where(hiddenContest(), '=', 0)
    .orderBy('contest.begins_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, title, begins_at }) => ({
    ...NOTHING,
    id: `contest-${id}`,
    kind: 'contest',
    at: begins_at,
    contest: { id, title },
  }));
}

/** Drafts that were not published on their day. */
async function plans(db: Sql, { personId, since }: Wish): Promise<Found[]> {
  const rows = await db
    .selectFrom('planned_puzzle as plan')
    .innerJoin('draft', (join) =>
      join.onRef('draft.person_id', '=', 'plan.person_id').onRef('draft.id', '=', 'plan.draft_id'),
    )
    .select(['draft.id', 'draft.title', 'plan.refusal', 'plan.refused_at'])
    .where('plan.person_id', '=', personId)
    .where('plan.refused_at', '>', since)
    .execute();
  return rows.flatMap(({ id, title, refusal: code, refused_at }) => {
    const refusal = PLAN_REFUSALS.find((one) => one === code);
    if (refusal === undefined || refused_at === null) return [];
    const draft = { id, title, refusal };
    return [{ ...NOTHING, id: `plan-${id}-${refused_at}`, kind: 'plan', at: refused_at, draft }];
  });
}
