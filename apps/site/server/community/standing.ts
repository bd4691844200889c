/** How somebody stands to a puzzle: whether they may talk about it, vote, read what gives it away. */
import type { Member, SiteContext } from '../http/env.js';
import { memberOf } from '../http/env.js';
import { HttpProblem, notFound } from '../http/problem.js';
import type { Site } from '../site.js';
import type { Sql } from '../storage/tables.js';

/** Somebody and a puzzle. */
export interface Standing {
  readonly puzzleId: string;
  readonly authorId: string | null;
  readonly hasSolved: boolean;
  readonly isAuthor: boolean;
  /** Whether its talk is closed by a moderator. */
  readonly isLocked: boolean;
}

/** Whoever reads: nobody, or a member whose key may read. */
export function readerOf(c: SiteContext): Member | undefined {
  const member = c.get('member');
  if (member?.scopes === undefined || member.scopes.includes('read')) return member;
  return undefined;
}

/** Whoever writes, in a session. @throws {HttpProblem} 401, or 403 for keys and while banned. */
export function writerOf(c: SiteContext, site: Site): Member {
  const member = memberOf(c);
  refuseBanned(member, site.now());
  return member;
}

/** @throws {HttpProblem} 403 if a moderator has banned this member for now. */
export function refuseBanned({ bannedUntil }: Member, now: number): void {
  if (bannedUntil === undefined || bannedUntil <= now) return;
  const until = new Date(bannedUntil).toISOString();
  throw new HttpProblem(403, 'banned', 'A moderator has banned you from writing here.', { until });
}

/** How a member, or nobody, stands to a puzzle. @throws {HttpProblem} 404 */
export async function standingOf(
  sql: Sql,
  puzzleId: string,
  member: Member | undefined,
): Promise<Standing> {
  const puzzle = await sql
    .selectFrom('puzzle')
    .select(['id', 'author_id', 'state', 'is_locked'])
    .where('id', '=', puzzleId)
    .executeTakeFirst();
  const isAuthor = member !== undefined && puzzle?.author_id === member.id;
  const mayKnow = puzzle?.state === 'public' || isAuthor || isModerator(member);
  if (puzzle === undefined || !mayKnow) throw notFound('puzzle');
  const hasSolved = member !== undefined && (await solvedBy(sql, puzzleId, member.id));
  const { id, author_id: authorId, is_locked } = puzzle;
  return { puzzleId: id, authorId, hasSolved, isAuthor, isLocked: is_locked === 1 };
}

/** Says whether somebody is a moderator or administrator, in a session. */
export function isModerator(member: Member | undefined): boolean {
  return member !== undefined && member.role !== 'person' && member.scopes === undefined;
}

async function solvedBy(sql: Sql, puzzleId: string, personId: string): Promise<boolean> {
  const row = await sql
    .selectFrom('solve')
    .select('id')
    .where('person_id', '=', personId)
    .where('puzzle_id', '=', puzzleId)
    .where('is_first', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Says whether somebody may read what gives the puzzle away. */
export function knowsPicture({ hasSolved, isAuthor }: Standing): boolean {
  return hasSolved || isAuthor;
}
