/**
 * What moderators look at: new puzzles and comments, reports, and doubtful solves, the newest
 * first. What a moderator has approved is not shown again. Several reports of one thing are one
 * entry.
 */
import type { StreamItem } from '../../contract/stream.js';
import { revealedTo } from '../catalogue/index.js';
import type { Site } from '../site/index.js';
import type { Sql } from '../storage/index.js';
import { AGAINST } from './concerned.js';
import { listDoubtful } from './doubtful.js';
import { listObjections } from './objections.js';
import { findPeople } from './people-facts.js';
import { listReports } from './reports.js';

/** Puzzles and comments of earlier days have been seen by people who report what is wrong. */
const NEW_MS = 30 * 86_400_000;

/** An entry before its person is looked up. */
type Found = Omit<StreamItem, 'person' | 'reveal' | 'revealedAt'> & {
  readonly name: string | null;
};

/** The newest entries, at most `limit` of each kind. */
export async function listStream(
  site: Site,
  moderator: { readonly id: string },
  limit: number,
): Promise<StreamItem[]> {
  const { db, now } = site;
  const since = now() - NEW_MS;
  const reports = await openReports(site, limit);
  const fresh = [...(await newPuzzles(db, since, limit)), ...(await newComments(db, since, limit))];
  const found = [
    ...fresh.filter(({ kind, id }) => !reports.some((one) => one.about === kind && one.id === id)),
    ...reports,
    ...(await doubtfulSolves(site, limit)),
    ...(await objections(db, limit)),
  ].toSorted((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id));
  const names = found.flatMap(({ name }) => (name === null ? [] : [name]));
  const people = await findPeople(db, [...new Set(names)]);
  const ids = found.flatMap(({ puzzle }) => (puzzle === null ? [] : [puzzle.id]));
  const revealed = await revealedTo(site, moderator, [...new Set(ids)]);
  const times = await revealTimes(db, moderator, [...revealed.keys()]);
  return found.map(({ name, ...item }) => ({
    ...item,
    person: name === null ? null : (people.get(name) ?? null),
    reveal: (item.puzzle && revealed.get(item.puzzle.id)) ?? null,
    revealedAt: (item.puzzle && times.get(item.puzzle.id)) ?? null,
  }));
}

/** When a moderator had puzzles revealed; others they have solved or made themselves. */
async function revealTimes(db: Sql, { id }: { readonly id: string }, puzzles: readonly string[]) {
  if (puzzles.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('moderation')
    .select(['subject_id', 'created_at'])
    .where('subject_id', 'in', puzzles)
    .where('moderator_id', '=', id)
    .where('action', '=', 'reveal')
    .execute();
  return new Map(rows.map((row) => [row.subject_id, new Date(row.created_at).toISOString()]));
}

async function newPuzzles(db: Sql, since: number, limit: number): Promise<Found[]> {
  const rows = await db
    .selectFrom('puzzle')
    .innerJoin('person', 'person.id', 'puzzle.author_id')
    .select(['puzzle.id', 'puzzle.number', 'width', 'height', 'puzzle.created_at', 'person.name'])
    .select('puzzle.state')
    .where(({ or, and, eb }) =>
      or([
        eb('puzzle.state', '=', 'waiting'),
        and([eb('puzzle.state', '=', 'public'), eb('puzzle.created_at', '>', since)]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('moderation')
            .select('moderation.id')
            .whereRef('moderation.subject_id', '=', 'puzzle.id')
            .where('moderation.action', 'in', ['approve', 'show', 'admit']),
        ),
      ),
    )
    .orderBy('puzzle.number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, number, width, height, created_at, name, state }) => ({
    kind: 'puzzle',
    id,
    at: new Date(created_at).toISOString(),
    name,
    puzzle: { id, number, size: `${width} × ${height}` },
    state: state === 'waiting' ? state : 'shown',
    text: null,
    reports: [],
    solve: null,
    objection: null,
  }));
}

async function newComments(db: Sql, since: number, limit: number): Promise<Found[]> {
  const rows = await db
    .selectFrom('comment')
    .innerJoin('person', 'person.id', 'comment.person_id')
    .innerJoin('puzzle', 'puzzle.id', 'comment.puzzle_id')
    .select(['comment.id', 'comment.text', 'comment.changed_at', 'person.name'])
    .select(['puzzle.id as puzzle_id', 'puzzle.number', 'width', 'height'])
    .where('comment.changed_at', '>', since)
    .where('comment.state', '=', 'shown')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('moderation')
            .select('moderation.id')
            .whereRef('moderation.subject_id', '=', 'comment.id')
            // what was changed since is looked at again
            .whereRef('moderation.created_at', '>=', 'comment.changed_at')
            .where('moderation.action', 'in', ['approve', 'show']),
        ),
      ),
    )
    .orderBy('comment.changed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, text, changed_at, name, puzzle_id, number, width, height }) => ({
    kind: 'comment',
    id,
    at: new Date(changed_at).toISOString(),
    name,
    puzzle: { id: puzzle_id, number, size: `${width} × ${height}` },
    state: 'shown',
    text,
    reports: [],
    solve: null,
    objection: null,
  }));
}

/** Reports by what they are about; the newest says when. */
async function openReports(site: Site, limit: number): Promise<Found[]> {
  const { reports } = await listReports(site, 'open', { limit }, 'desc');
  const bySubject = new Map<string, typeof reports>();
  for (const report of reports.toReversed()) {
    const { kind, id } = report.subject;
    const key = `${kind} ${id}`;
    bySubject.set(key, [...(bySubject.get(key) ?? []), report]);
  }
  return [...bySubject.values()].flatMap((all) => {
    const last = all.at(-1);
    if (last === undefined) return [];
    const { kind, id, author, puzzle, state, text } = last.subject;
    return {
      kind: 'report',
      id,
      about: kind,
      at: last.createdAt,
      name: author,
      puzzle: puzzle && { ...puzzle, size: null },
      state,
      text,
      reports: all.map(({ id: report, reason, note, reporter }) => ({
        id: report,
        reason,
        note,
        reporter,
      })),
      solve: null,
      objection: null,
    };
  });
}

async function doubtfulSolves(site: Site, limit: number): Promise<Found[]> {
  const { solves } = await listDoubtful(site, 'doubtful', { limit }, 'desc');
  return solves.map(({ id, person, puzzle, solvedAt, ...solve }) => ({
    kind: 'solve',
    id,
    at: solvedAt,
    name: person,
    puzzle: { ...puzzle, size: null },
    state: 'doubtful',
    text: null,
    reports: [],
    solve,
    objection: null,
  }));
}

async function objections(db: Sql, limit: number): Promise<Found[]> {
  const rows = await listObjections(db, limit);
  return rows.map(({ id, objected_at, name, objection, ...row }) => {
    const back = AGAINST.get(row.action);
    const subject = row.subject_kind === 'person' ? name : row.subject_id;
    return {
      kind: 'objection',
      id,
      at: new Date(Number(objected_at)).toISOString(),
      name,
      puzzle: null,
      state: row.subject_kind,
      text: objection,
      reports: [],
      solve: null,
      objection: {
        action: row.action,
        reason: row.reason,
        message: row.message,
        undo: back === undefined ? null : `${back} ${row.subject_kind} ${subject}`,
      },
    };
  });
}
