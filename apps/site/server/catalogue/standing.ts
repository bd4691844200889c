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

/** The rights of a member, or of a guest, on a puzzle. @throws {HttpProblem} 404 */
export async function findStanding(
  db: Sql,
  puzzleId: string,
  member: Member | undefined,
): Promise<Standing> {
  const puzzle = await db
    .selectFrom('puzzle')
    .select(['id', 'author_id', 'state', 'is_locked'])
    .where('id', '=', puzzleId)
    .executeTakeFirst();
  const isAuthor = member !== undefined && puzzle?.author_id === member.id;
  const mayKnow = puzzle?.state === 'public' || isAuthor || isModerator(member);
  if (puzzle === undefined || !mayKnow) throw notFound('puzzle');
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
