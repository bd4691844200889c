/**
 * Changes and removes puzzles. What other people have solved is never lost: new clues make a new
 * version beside the old one, and such a puzzle cannot be deleted.
 */

import type { Titles } from '../../../contract/catalogue.js';
import type { AppraisedPuzzle } from '../../engine/index.js';
import { HttpProblem, notFound } from '../../http/index.js';
import type { Site } from '../../site/index.js';
import type { Sql } from '../../storage/index.js';
import { columnsOf, countPublished, countPuzzle, listLanguages } from '../insert.js';
import { changeSecret, titlesAndPicture } from '../revealed.js';
import type { ChangedPuzzleBody } from './schemas.js';
import { tellFollowers } from './tell-followers.js';

/** The puzzle of an author. @throws {HttpProblem} 404, or 403 for other people */
export async function ownPuzzle(sql: Sql, id: string, author: string) {
  const row = await sql
    .selectFrom('puzzle')
    .selectAll()
    .where('id', '=', id)
    .where('state', '!=', 'hidden')
    .executeTakeFirst();
  if (row === undefined) throw notFound('puzzle');
  if (row.author_id !== author) {
    throw new HttpProblem(403, 'not-the-author', 'Only its author can do this.');
  }
  return row;
}

/** Whether anyone but the author has solved a puzzle. */
export async function isSolvedByOthers(sql: Sql, id: string, author: string): Promise<boolean> {
  const solve = await sql
    .selectFrom('solve')
    .select('id')
    .where('puzzle_id', '=', id)
    .where('person_id', '!=', author)
    .limit(1)
    .executeTakeFirst();
  return solve !== undefined;
}

/** A puzzle that changes, with its row. */
interface Changing {
  readonly row: Awaited<ReturnType<typeof ownPuzzle>>;
  readonly author: string;
  readonly body: ChangedPuzzleBody;
  /** The new clues and picture, if they change. */
  readonly puzzle: AppraisedPuzzle | undefined;
}

/**
 * Changes a puzzle; says whether it is listed then.
 *
 * @throws {HttpProblem} 409 for what cannot be changed any more, or not yet
 */
export async function changePuzzle(site: Site, changing: Changing): Promise<boolean> {
  const { row, body } = changing;
  const wasListed = row.is_unlisted === 0;
  const isListed = body.isUnlisted === undefined ? wasListed : !body.isUnlisted;
  if (row.state === 'public' && !isListed) throw staysPublic();
  await site.db.transaction().execute(async (sql) => {
    const { author, puzzle } = changing;
    if (!wasListed) await refuseInContest(sql, row.id, site.now());
    const isLicensed = body.license !== undefined && body.license !== row.license;
    if (isLicensed && (await isSolvedByOthers(sql, row.id, author))) throw licenseStays();
    const before = await titlesAndPicture(sql, row.id);
    const titles = body.titles ?? before.titles;
    const isOther = puzzle !== undefined && puzzle.clues !== row.clues;
    await updateRow(sql, changing, { titles, isOther, isListed, now: site.now() });
    if (isOther) await keepVersion(sql, row, before.picture);
    await changeSecret(sql, row.id, { ...body, titles, picture: puzzle?.picture });
    if (row.state === 'waiting' || (puzzle === undefined && isListed === wasListed)) return;
    if (wasListed) await countPuzzle(sql, row, -1);
    if (isListed) await countPuzzle(sql, puzzle === undefined ? row : columnsOf(puzzle), 1);
    if (isListed && !wasListed) await tellFollowers(sql, author);
  });
  return isListed && row.state !== 'waiting';
}

/** What people solve against the clock stays as it is. @throws {HttpProblem} 409 */
async function refuseInContest(sql: Sql, id: string, now: number): Promise<void> {
  const contest = await sql
    .selectFrom('contest_puzzle')
    .innerJoin('contest', 'contest.id', 'contest_puzzle.contest_id')
    .select('contest.id')
    .where('contest_puzzle.puzzle_id', '=', id)
    .where('contest.ends_at', '>', now)
    .executeTakeFirst();
  if (contest === undefined) return;
  const message = 'The puzzle belongs to a contest that is not over. Change it afterwards.';
  throw new HttpProblem(409, 'in-contest', message);
}

async function updateRow(
  sql: Sql,
  { row, body, puzzle }: Changing,
  {
    titles,
    isOther,
    isListed,
    now,
  }: {
    readonly titles: Titles;
    readonly isOther: boolean;
    readonly isListed: boolean;
    readonly now: number;
  },
): Promise<void> {
  const updated = await sql
    .updateTable('puzzle')
    .set({
      ...(puzzle === undefined ? {} : columnsOf(puzzle)),
      license: body.license ?? row.license,
      languages: listLanguages(titles),
      version: row.version + Number(isOther),
      is_unlisted: isListed ? (0 as const) : (1 as const),
      ...(isListed && row.state === 'unlisted' && { state: 'public' as const }),
      // two changes within a millisecond are two
      changed_at: Math.max(now, row.changed_at + 1),
    })
    .where('id', '=', row.id)
    .where('changed_at', '=', row.changed_at)
    .returning('id')
    .executeTakeFirst();
  if (updated !== undefined) return;
  const message = 'The puzzle was changed at the same time; read it again.';
  throw new HttpProblem(409, 'changed-meanwhile', message);
}

/** Keeps the old clues and picture, to which games and solves refer. */
async function keepVersion(sql: Sql, row: Changing['row'], picture: string): Promise<void> {
  const { id, version, clues, created_at, changed_at } = row;
  await sql
    .insertInto('puzzle_version')
    .values({ puzzle_id: id, version, clues, picture, created_at: changed_at || created_at })
    .execute();
}

function staysPublic(): HttpProblem {
  const message = 'The puzzle is public, so others have its address already.';
  return new HttpProblem(409, 'stays-public', message);
}

function licenseStays(): HttpProblem {
  const message = 'Others have solved this puzzle, so its licence cannot change.';
  return new HttpProblem(409, 'solved-by-others', message);
}

/** Removes a puzzle. @throws {HttpProblem} 404, 403, or 409 once others have solved it */
export async function removePuzzle(site: Site, id: string, author: string): Promise<void> {
  await site.db.transaction().execute(async (sql) => {
    const row = await ownPuzzle(sql, id, author);
    if (await isSolvedByOthers(sql, id, author)) {
      const message = 'Others have solved this puzzle, so it cannot be deleted.';
      throw new HttpProblem(409, 'solved-by-others', message);
    }
    if (row.is_unlisted === 1) await refuseInContest(sql, id, site.now());
    await sql.deleteFrom('puzzle').where('id', '=', id).execute();
    if (row.state === 'waiting') return;
    if (row.is_unlisted === 0) await countPuzzle(sql, row, -1);
    await countPublished(sql, author, -1);
  });
}
