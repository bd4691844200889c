/**
 * Votes: stars for quality and the difficulty as it was felt, one of each per person who solved the
 * puzzle. The sums are stored with the puzzle and change with the vote in one transaction.
 */

import type { VotesJson } from '../../contract/community.js';
import { findStanding, type Standing } from '../catalogue/index.js';
import { HttpProblem, type Member } from '../http/index.js';
import type { Site } from '../site/index.js';
import type { Sql } from '../storage/index.js';

/** A vote; null: none. */
interface Vote {
  readonly stars: number | null;
  readonly felt: number | null;
}

/** A puzzle's votes together. */
interface Sums {
  readonly stars_sum: number;
  readonly stars_count: number;
  readonly felt_counts: string;
}

/** Stars from which a vote counts as a like of the author. */
const LIKED_FROM = 4;

const NO_VOTE: Vote = { stars: null, felt: null };

/** The votes for a puzzle, with one's own. @throws {HttpProblem} 404 */
export async function readVotes(
  site: Site,
  member: Member | undefined,
  puzzleId: string,
): Promise<VotesJson> {
  const { db } = site;
  const standing = await findStanding(site, puzzleId, member);
  const sums = await db
    .selectFrom('puzzle')
    .select(['stars_sum', 'stars_count', 'felt_counts'])
    .where('id', '=', puzzleId)
    .executeTakeFirstOrThrow();
  const mine = member === undefined ? undefined : await findVote(db, puzzleId, member.id);
  return votesJson(sums, mine, mayVote(standing) && member?.scopes === undefined);
}

/** Sets one's vote: null takes a part back, undefined leaves it. @throws {HttpProblem} */
export async function vote(
  { db, now }: Site,
  member: Member,
  puzzleId: string,
  wish: { readonly [Part in keyof Vote]?: Vote[Part] | undefined },
): Promise<VotesJson> {
  const standing = await findStanding({ db, now }, puzzleId, member);
  refuseVote(standing);
  return db.transaction().execute(async (sql) => {
    const before = await lockedSums(sql, puzzleId);
    const old = (await findVote(sql, puzzleId, member.id)) ?? NO_VOTE;
    const { stars = old.stars, felt = old.felt } = wish;
    const next = { stars, felt };
    await keepVote(sql, { puzzle_id: puzzleId, person_id: member.id }, next, now());
    const sums = sumsAfter(before, old, next);
    const mean = sums.stars_count === 0 ? 0 : sums.stars_sum / sums.stars_count;
    await sql
      .updateTable('puzzle')
      .set({ ...sums, stars: mean })
      .where('id', '=', puzzleId)
      .execute();
    await addLikes(sql, standing.authorId, countLikes(next) - countLikes(old));
    return votesJson(sums, next, true);
  });
}

/**
 * The current sums, locked until the transaction ends: an update locks the row in both databases,
 * so that concurrent votes run one after the other.
 */
async function lockedSums(sql: Sql, puzzleId: string): Promise<Sums> {
  return sql
    .updateTable('puzzle')
    .set(({ ref }) => ({ stars_count: ref('stars_count') }))
    .where('id', '=', puzzleId)
    .returning(['stars_sum', 'stars_count', 'felt_counts'])
    .executeTakeFirstOrThrow();
}

async function findVote(sql: Sql, puzzleId: string, personId: string): Promise<Vote | undefined> {
  return sql
    .selectFrom('vote')
    .select(['stars', 'felt'])
    .where('puzzle_id', '=', puzzleId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

async function keepVote(
  sql: Sql,
  key: { readonly puzzle_id: string; readonly person_id: string },
  { stars, felt }: Vote,
  changed_at: number,
): Promise<void> {
  await sql
    .insertInto('vote')
    .values({ ...key, stars, felt, changed_at })
    .onConflict((on) =>
      on.columns(['puzzle_id', 'person_id']).doUpdateSet({ stars, felt, changed_at }),
    )
    .execute();
}

/** The sums with a vote in the place of another. */
function sumsAfter(sums: Sums, old: Vote, next: Vote): Sums {
  const count = (stars: number | null): number => (stars === null ? 0 : 1);
  const felt = feltCounts(sums);
  if (old.felt !== null) felt[old.felt - 1] = Math.max(0, (felt[old.felt - 1] ?? 0) - 1);
  if (next.felt !== null) felt[next.felt - 1] = (felt[next.felt - 1] ?? 0) + 1;
  return {
    stars_sum: sums.stars_sum - (old.stars ?? 0) + (next.stars ?? 0),
    stars_count: sums.stars_count - count(old.stars) + count(next.stars),
    felt_counts: JSON.stringify(felt),
  };
}

function feltCounts({ felt_counts }: Sums): number[] {
  const counts = JSON.parse(felt_counts) as readonly number[];
  return Array.from({ length: 5 }, (_, k) => counts[k] ?? 0);
}

function countLikes({ stars }: Vote): number {
  return stars !== null && stars >= LIKED_FROM ? 1 : 0;
}

async function addLikes(sql: Sql, authorId: string | null, likes: number): Promise<void> {
  if (authorId === null || likes === 0) return;
  await sql
    .updateTable('person')
    .set(({ eb }) => ({ likes: eb('likes', '+', likes) }))
    .where('id', '=', authorId)
    .execute();
}

function mayVote({ hasSolved, isAuthor }: Standing): boolean {
  return hasSolved && !isAuthor;
}

function refuseVote(standing: Standing): void {
  if (mayVote(standing)) return;
  if (standing.isAuthor) {
    throw new HttpProblem(403, 'own-puzzle', 'You cannot vote for your own puzzle.');
  }
  throw new HttpProblem(403, 'not-solved-yet', 'Solve the puzzle first, then vote for it.');
}

function votesJson(sums: Sums, mine: Vote | undefined, may: boolean): VotesJson {
  const { stars_sum, stars_count } = sums;
  return {
    mine: mine === undefined || (mine.stars === null && mine.felt === null) ? null : mine,
    mayVote: may,
    stars: stars_count === 0 ? 0 : stars_sum / stars_count,
    starsCount: stars_count,
    felt: feltCounts(sums),
  };
}
