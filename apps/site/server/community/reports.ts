/** Reports that a comment, a puzzle, a series, a contest or a person breaks the rules. */
import { sql } from 'kysely';
import type { ReportJson, ReportsJson, Subject } from '../../contract/community.js';
import { REASONS, type Reason } from '../../contract/reasons.js';
import { cursorFrom, encodeCursor, HttpProblem, type Member, TIME_CURSOR } from '../http/index.js';
import { cleanText } from '../people/index.js';
import type { Site } from '../site/index.js';
import { type ReportTable, randomId, type Sql } from '../storage/index.js';
import type { PageWish } from './comments.js';
import { isContestHidden, readableSubjectId } from './subjects.js';

/** Maximum reports per person per day. */
const MOST_A_DAY = 30;
const DAY = 86_400_000;

/** The subject of a report. */
export interface WrittenReport {
  readonly subject: Subject;
  readonly reason: Reason;
  readonly note?: string | undefined;
}

/** Notes a report. The same one again, while the first is open, changes nothing. */
export async function sendReport(
  { db, now }: Site,
  member: Member,
  { subject, reason, note = '' }: WrittenReport,
): Promise<{ readonly id: string; readonly state: 'open' }> {
  const subject_id = await readableSubjectId({ db, now }, member, subject);
  await refuseFlood(db, member, now());
  await db
    .insertInto('report')
    .values({
      id: randomId(),
      subject_kind: subject.kind,
      subject_id,
      person_id: member.id,
      reason,
      note: cleanText(note),
      created_at: now(),
    })
    .onConflict((on) =>
      on
        .columns(['person_id', 'subject_kind', 'subject_id'])
        // as text: an index of some rows is found by its own words
        .where(sql<boolean>`state = 'open'`)
        .doNothing(),
    )
    .execute();
  const { id } = await db
    .selectFrom('report')
    .select('id')
    .where('person_id', '=', member.id)
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject_id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return { id, state: 'open' };
}

/** Reports for moderators: open ones usually oldest first, closed ones newest first. */
export async function listReports(
  { db }: Site,
  state: 'open' | 'closed',
  { after, limit }: PageWish,
  order: 'asc' | 'desc' = state === 'open' ? 'asc' : 'desc',
): Promise<ReportsJson> {
  const begins = cursorFrom(after, TIME_CURSOR);
  const beyond = order === 'asc' ? '>' : '<';
  let query = db
    .selectFrom('report')
    .leftJoin('person', 'person.id', 'report.person_id')
    .selectAll('report')
    .select('person.name as reporter')
    .where('report.state', '=', state)
    .orderBy('report.created_at', order)
    .orderBy('report.id', order)
    .limit(limit + 1);
  if (begins !== undefined) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('report.created_at', 'report.id'), beyond, tuple(...begins)),
    );
  }
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const reports: ReportJson[] = [];
  for (const row of page) reports.push(await reportJson(db, row));
  return {
    reports,
    next: rows.length > limit && last ? encodeCursor([last.created_at, last.id]) : null,
  };
}

type ReportRow = Omit<ReportTable, 'note' | 'state'> & {
  readonly note: string;
  readonly state: 'open' | 'closed';
  readonly reporter: string | null;
};

async function reportJson(db: Sql, row: ReportRow): Promise<ReportJson> {
  const { id, note, reporter, state, created_at, closed_at } = row;
  return {
    id,
    note,
    reporter,
    state,
    subject: await shownSubject(db, row.subject_kind, row.subject_id),
    reason: REASONS.find((one) => one === row.reason) ?? 'other',
    createdAt: new Date(created_at).toISOString(),
    closedAt: closed_at === null ? null : new Date(closed_at).toISOString(),
  };
}

/** What moderators see of a reported subject; never the title of a puzzle. */
async function shownSubject(
  db: Sql,
  kind: ReportTable['subject_kind'],
  id: string,
): Promise<ReportJson['subject']> {
  const gone = { kind, id, state: 'gone', text: null, author: null, puzzle: null };
  if (kind === 'comment') return (await shownComment(db, id)) ?? gone;
  if (kind === 'person') {
    const row = await db
      .selectFrom('person')
      .select(['name', 'banned_until'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return gone;
    const state = row.banned_until === null ? 'shown' : 'banned';
    return { ...gone, id: row.name, state, author: row.name };
  }
  if (kind === 'contest') return (await shownContest(db, id)) ?? gone;
  if (kind === 'series') {
    const row = await db
      .selectFrom('series')
      .leftJoin('person', 'person.id', 'author_id')
      .select(['title', 'state', 'person.name'])
      .where('series.id', '=', id)
      .executeTakeFirst();
    return row === undefined
      ? gone
      : { ...gone, state: stateText(row.state), text: row.title, author: row.name };
  }
  const row = await db
    .selectFrom('puzzle')
    .leftJoin('person', 'person.id', 'author_id')
    .select(['number', 'state', 'person.name'])
    .where('puzzle.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return gone;
  const puzzle = { id, number: row.number };
  return { ...gone, state: stateText(row.state), author: row.name, puzzle };
}

async function shownContest(db: Sql, id: string): Promise<ReportJson['subject'] | undefined> {
  const row = await db
    .selectFrom('contest')
    .innerJoin('person', 'person.id', 'contest.person_id')
    .select(['contest.title', 'person.name'])
    .where('contest.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const state = (await isContestHidden(db, id)) ? 'hidden' : 'shown';
  return { kind: 'contest', id, state, text: row.title, author: row.name, puzzle: null };
}

async function shownComment(db: Sql, id: string): Promise<ReportJson['subject'] | undefined> {
  const row = await db
    .selectFrom('comment')
    .innerJoin('puzzle', 'puzzle.id', 'comment.puzzle_id')
    .leftJoin('person', 'person.id', 'comment.person_id')
    .select(['comment.text', 'comment.state', 'person.name'])
    .select(['puzzle.id as puzzle_id', 'puzzle.number'])
    .where('comment.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { text, state, name: author, puzzle_id, number } = row;
  return { kind: 'comment', id, state, text, author, puzzle: { id: puzzle_id, number } };
}

function stateText(state: 'public' | 'unlisted' | 'hidden' | 'waiting'): string {
  return state === 'public' || state === 'unlisted' ? 'shown' : state;
}

async function refuseFlood(db: Sql, member: Member, now: number): Promise<void> {
  const { sent } = await db
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('person_id', '=', member.id)
    .where('created_at', '>', now - DAY)
    .executeTakeFirstOrThrow();
  if (sent < MOST_A_DAY) return;
  const message = `At most ${MOST_A_DAY} reports a day. The moderators have received the ones you sent.`;
  const retryAfter = DAY / 1000;
  throw new HttpProblem(
    429,
    'too-many-reports',
    message,
    { retryAfter },
    {
      'Retry-After': String(retryAfter),
    },
  );
}
