/**
 * Comments on puzzles. People who solved a puzzle write and read; others read only comments
 * that are open and name nothing of the picture. That is looked at when a comment is written, so
 * that its writer learns of it, and again when it is read, since titles and tags may change.
 */
import { sql } from 'kysely';
import { type CommentJson, type CommentsJson, LONGEST_COMMENT } from '../../contract/community.js';
import {
  findStanding,
  isModerator,
  knowsPicture,
  type Standing,
  secretTexts,
} from '../catalogue/index.js';
import {
  cursorFrom,
  encodeCursor,
  HttpProblem,
  type Member,
  notFound,
  REPEAT_MS,
  TIME_CURSOR,
} from '../http/index.js';
import { cleanText } from '../people/index.js';
import type { Site } from '../site/index.js';
import { randomId, type Sql } from '../storage/index.js';
import { spoilerCheck } from './spoilers.js';

/** A page of a list. */
export interface PageWish {
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A comment as it was sent. */
export interface WrittenComment {
  readonly text: string;
  readonly isOpen?: boolean | undefined;
}

/** Maximum comments per person per hour. */
const MOST_AN_HOUR = 30;
const HOUR = 3_600_000;

/** The comments on a puzzle that the reader may see, newest first. */
export async function listComments(
  site: Site,
  member: Member | undefined,
  puzzleId: string,
  { after, limit }: PageWish,
): Promise<CommentsJson> {
  const standing = await findStanding(site, puzzleId, member);
  const mayRead = knowsPicture(standing);
  const begins = cursorFrom(after, TIME_CURSOR);
  let query = commentRows(site.db)
    .where('comment.puzzle_id', '=', puzzleId)
    .where('comment.state', '!=', 'deleted')
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
    .limit(limit + 1);
  if (begins !== undefined) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('comment.created_at', 'comment.id'), '<', tuple(...begins)),
    );
  }
  if (!isModerator(member)) {
    query = query.where(({ eb, or }) =>
      or([eb('comment.state', '=', 'shown'), eb('comment.person_id', '=', member?.id ?? '')]),
    );
  }
  if (!mayRead) query = query.where('comment.is_open', '=', 1);
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const givesAway = mayRead ? undefined : spoilerCheck(await secretTexts(site.db, puzzleId));
  return {
    comments: page
      .filter(({ text }) => givesAway?.(text) !== true)
      .map((row) => commentJson(row, standing, member)),
    held: mayRead ? 0 : await countHeld(site.db, puzzleId),
    next: rows.length > limit && last ? encodeCursor([last.created_at, last.id]) : null,
    mayWrite: mayRead && !standing.isLocked && member?.scopes === undefined,
    isLocked: standing.isLocked,
  };
}

/** Writes a comment. @throws {HttpProblem} */
export async function writeComment(
  site: Site,
  member: Member,
  puzzleId: string,
  { text: raw, isOpen = false }: WrittenComment,
): Promise<CommentJson> {
  const standing = await findStanding(site, puzzleId, member);
  refuseTalk(standing);
  const text = checkedText(raw);
  const before = await sameComment(site, { puzzleId, personId: member.id, text, isOpen });
  if (before !== undefined) return readComment(site.db, before, standing, member);
  await refuseHaste(site, member);
  if (isOpen) await refuseGivingAway(site.db, puzzleId, text);
  const now = site.now();
  const id = randomId();
  await site.db
    .insertInto('comment')
    .values({
      id,
      text,
      puzzle_id: puzzleId,
      person_id: member.id,
      is_open: isOpen ? 1 : 0,
      created_at: now,
      changed_at: now,
    })
    .execute();
  return readComment(site.db, id, standing, member);
}

/** The comment of a request that came again. */
async function sameComment(
  { db, now }: Site,
  wish: {
    readonly puzzleId: string;
    readonly personId: string;
    readonly text: string;
    readonly isOpen: boolean;
  },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('comment')
    .select('id')
    .where('puzzle_id', '=', wish.puzzleId)
    .where('person_id', '=', wish.personId)
    .where('created_at', '>', now() - REPEAT_MS)
    .where('state', '=', 'shown')
    .where('text', '=', wish.text)
    .where('is_open', '=', wish.isOpen ? 1 : 0)
    .executeTakeFirst();
  return row?.id;
}

/** Changes a comment of one's own. @throws {HttpProblem} */
export async function changeComment(
  site: Site,
  member: Member,
  id: string,
  changed: { readonly [Part in keyof WrittenComment]?: WrittenComment[Part] | undefined },
): Promise<CommentJson> {
  const own = await ownComment(site.db, member, id);
  const standing = await findStanding(site, own.puzzle_id, member);
  refuseTalk(standing);
  if (own.state === 'hidden') {
    throw new HttpProblem(403, 'comment-hidden', 'A moderator has hidden this comment.');
  }
  const text = changed.text === undefined ? own.text : checkedText(changed.text);
  const isOpen = changed.isOpen ?? own.is_open === 1;
  if (isOpen) await refuseGivingAway(site.db, own.puzzle_id, text);
  await site.db
    .updateTable('comment')
    .set({ text, is_open: isOpen ? 1 : 0, changed_at: site.now() })
    .where('id', '=', id)
    // a comment hidden or deleted in the meantime stays so
    .where('state', '=', 'shown')
    .execute();
  return readComment(site.db, id, standing, member);
}

/** Deletes a comment of one's own: its text is gone. @throws {HttpProblem} 404 */
export async function deleteComment(site: Site, member: Member, id: string): Promise<void> {
  await ownComment(site.db, member, id);
  await site.db
    .updateTable('comment')
    .set({ text: '', state: 'deleted', is_open: 0, changed_at: site.now() })
    .where('id', '=', id)
    .execute();
}

function commentRows(db: Sql) {
  return db
    .selectFrom('comment')
    .leftJoin('person', 'person.id', 'comment.person_id')
    .leftJoin('solve', (join) =>
      join
        .onRef('solve.person_id', '=', 'comment.person_id')
        .onRef('solve.puzzle_id', '=', 'comment.puzzle_id')
        .on('solve.is_first', '=', sql.lit(1)),
    )
    .select(['comment.id', 'comment.puzzle_id', 'comment.person_id', 'person.name'])
    .select(['text', 'is_open', 'comment.state', 'comment.created_at', 'comment.changed_at'])
    .select('solve.id as solve_id');
}

type CommentRow = Awaited<ReturnType<ReturnType<typeof commentRows>['execute']>>[number];

function commentJson(
  row: CommentRow,
  { authorId }: Standing,
  member: Member | undefined,
): CommentJson {
  const { person_id, name, created_at, changed_at } = row;
  const isPuzzleAuthor = person_id !== null && person_id === authorId;
  return {
    id: row.id,
    puzzle: row.puzzle_id,
    author: name === null ? null : { name, isPuzzleAuthor, hasSolved: row.solve_id !== null },
    text: row.text,
    isOpen: row.is_open === 1,
    isMine: member !== undefined && person_id === member.id,
    state: row.state === 'shown' ? 'shown' : 'hidden',
    createdAt: new Date(created_at).toISOString(),
    changedAt: changed_at === created_at ? null : new Date(changed_at).toISOString(),
  };
}

async function readComment(
  db: Sql,
  id: string,
  standing: Standing,
  member: Member,
): Promise<CommentJson> {
  const row = await commentRows(db)
    .where('comment.id', '=', id)
    .where('comment.state', '!=', 'deleted')
    .executeTakeFirst();
  if (row === undefined) throw notFound('comment');
  return commentJson(row, standing, member);
}

/** How many comments wait until the puzzle is solved. */
async function countHeld(db: Sql, puzzleId: string): Promise<number> {
  const { held } = await db
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('puzzle_id', '=', puzzleId)
    .where('state', '=', 'shown')
    .where('is_open', '=', 0)
    .executeTakeFirstOrThrow();
  return held;
}

async function ownComment(db: Sql, member: Member, id: string) {
  const row = await db
    .selectFrom('comment')
    .select(['id', 'puzzle_id', 'text', 'is_open', 'state'])
    .where('id', '=', id)
    .where('person_id', '=', member.id)
    .where('state', '!=', 'deleted')
    .executeTakeFirst();
  if (row === undefined) throw notFound('comment');
  return row;
}

function refuseTalk(standing: Standing): void {
  if (!knowsPicture(standing)) {
    throw new HttpProblem(403, 'not-solved-yet', 'Solve the puzzle before you comment on it.');
  }
  if (!standing.isLocked) return;
  throw new HttpProblem(
    403,
    'talk-locked',
    'A moderator has closed the discussion of this puzzle.',
  );
}

function checkedText(raw: string): string {
  const text = cleanText(raw);
  if (text === '') throw new HttpProblem(422, 'comment-empty', 'The comment has no text.');
  if (text.length <= LONGEST_COMMENT) return text;
  const message = `A comment has at most ${LONGEST_COMMENT} characters; this one has ${text.length}.`;
  throw new HttpProblem(422, 'comment-too-long', message);
}

async function refuseGivingAway(db: Sql, puzzleId: string, text: string): Promise<void> {
  if (!spoilerCheck(await secretTexts(db, puzzleId))(text)) return;
  const message =
    'The text names what the puzzle shows, or a word of its description. Leave it out, or post ' +
    'the comment for people who have solved the puzzle.';
  throw new HttpProblem(422, 'comment-gives-away', message);
}

async function refuseHaste(site: Site, member: Member): Promise<void> {
  const since = site.now() - HOUR;
  const { written } = await site.db
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll<number>().as('written'))
    .where('person_id', '=', member.id)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  if (written < MOST_AN_HOUR) return;
  const message = `At most ${MOST_AN_HOUR} comments an hour. Wait a while.`;
  const retryAfter = HOUR / 1000;
  throw new HttpProblem(
    429,
    'too-many-comments',
    message,
    { retryAfter },
    {
      'Retry-After': String(retryAfter),
    },
  );
}
