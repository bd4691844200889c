/** A person's rights on a puzzle: may they comment, vote, read texts that give it away? */
import { sql } from 'kysely';
import { type Member, notFound } from '../http/index.js';
import type { Sql } from '../storage/index.js';

/** A person and a puzzle. */
export interface Standing {
  readonly puzzleId: string;
  readonly authorId: string | null;
  readonly hasSolved: boolean;
  readonly isAuthor: boolean;
  /** Whether its talk is closed by a moderator. */
  readonly isLocked: boolean;
}

/** A database, perhaps in a transaction, and the clock of its site. */
export interface Timed {
  readonly db: Sql;
  readonly now: () => number;
}

/**
 * Whether all who know its address may open a puzzle now: one that is unlisted and belongs to a
 * contest is closed until that begins.
 */
export function isOpen(
  { state, opens_at }: { readonly state: string; readonly opens_at: number },
  now: number,
): boolean {
  return state === 'public' || (state === 'unlisted' && opens_at <= now);
}

/** The rights of a member, or of a guest, on a puzzle. @throws {HttpProblem} 404 */
export async function findStanding(
  { db, now }: Timed,
  puzzleId: string,
  member: Member | undefined,
): Promise<Standing> {
  const puzzle = await db
    .selectFrom('puzzle')
    .select(['id', 'author_id', 'state', 'opens_at', 'is_locked'])
    .where('id', '=', puzzleId)
    .executeTakeFirst();
  if (puzzle === undefined) throw notFound('puzzle');
  const isAuthor = member !== undefined && puzzle.author_id === member.id;
  const mayKnow = isOpen(puzzle, now()) || isAuthor || isModerator(member);
  if (!mayKnow) throw notFound('puzzle');
  const hasSolved = member !== undefined && (await solvedBy(db, puzzleId, member.id));
  const { id, author_id: authorId, is_locked } = puzzle;
  return { puzzleId: id, authorId, hasSolved, isAuthor, isLocked: is_locked === 1 };
}

/** Whether the member is a moderator or administrator, in a session. */
export function isModerator(member: Member | undefined): boolean {
  return member !== undefined && member.role !== 'person' && member.scopes === undefined;
}

async function solvedBy(db: Sql, puzzleId: string, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('solve')
    .select('id')
    .where('person_id', '=', personId)
    .where('puzzle_id', '=', puzzleId)
    .where('is_first', '=', sql.lit(1))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the person may read texts that give the puzzle away. */
export function knowsPicture({ hasSolved, isAuthor }: Standing): boolean {
  return hasSolved || isAuthor;
}
