/** All that an author may know of a puzzle: numbers, how long people took, where they got stuck. */
import { sql } from 'kysely';
import type { PuzzleDesk } from '../../contract/desk.js';
import { findStanding, hasRevealed, isModerator } from '../catalogue/index.js';
import { HttpProblem, type Member } from '../http/index.js';
import type { Site } from '../site/index.js';
import type { RankedKind, Sql } from '../storage/index.js';
import { deskPuzzle } from './desk.js';
import { stuckMap } from './stuck-map.js';
import { countTimes } from './times.js';

/** The most solves that are looked at: the newest. */
const MOST_SOLVES = 200;

/** The desk of a puzzle. @throws {HttpProblem} 403 or 404 */
export async function readPuzzleDesk(site: Site, member: Member, id: string): Promise<PuzzleDesk> {
  const { isAuthor, authorId } = await findStanding(site, id, member);
  if (!isAuthor && !(isModerator(member) && (await hasRevealed(site.db, member.id, id)))) {
    throw new HttpProblem(403, 'not-the-author', 'Only its author can do this.');
  }
  const puzzle = await deskPuzzle(site, member, id);
  if (puzzle === undefined) throw new Error('a puzzle that its author does not know');
  const solves = await newestSolves(site.db, id);
  return {
    ...puzzle,
    ...(await countOthers(site.db, id)),
    followersSince: await followersSince(site.db, authorId, Date.parse(puzzle.createdAt)),
    times: countTimes(solves.map(({ active_ms }) => active_ms)),
    stuck: await stuckMap(site, id, solves),
  };
}

/** The newest solves that are ranked as those of people. */
export function newestSolves(db: Sql, puzzleId: string) {
  const kinds: readonly RankedKind[] = ['person', 'helped'];
  return db
    .selectFrom('solve')
    .select(['id', 'version', 'active_ms'])
    .where('puzzle_id', '=', puzzleId)
    .where('is_first', '=', sql.lit(1))
    .where('kind', 'in', kinds)
    .orderBy('solved_at', 'desc')
    .orderBy('id')
    .limit(MOST_SOLVES)
    .execute();
}

async function countOthers(db: Sql, id: string) {
  const games = await db
    .selectFrom('game')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('puzzle_id', '=', id)
    .executeTakeFirstOrThrow();
  const comments = await db
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('puzzle_id', '=', id)
    .where('state', '=', 'shown')
    .executeTakeFirstOrThrow();
  const favorites = await db
    .selectFrom('list_puzzle')
    .innerJoin('list', 'list.id', 'list_puzzle.list_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('list_puzzle.puzzle_id', '=', id)
    .where('list.kind', '=', 'favourites')
    .executeTakeFirstOrThrow();
  return {
    plays: Number(games.count),
    comments: Number(comments.count),
    favorites: Number(favorites.count),
  };
}

async function followersSince(db: Sql, author: string | null, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('follow')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('followed_id', '=', author ?? '')
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
