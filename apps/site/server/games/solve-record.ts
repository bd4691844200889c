/**
 * The record of a solve. It shows the picture, so only people who have solved the puzzle may see
 * it.
 */
import { sql as literal } from 'kysely';
import type { SolveRecordJson } from '../../contract/games.js';
import { hasRevealed } from '../catalogue/index.js';
import { type Member, notFound } from '../http/index.js';
import { shownPerson } from '../rankings/index.js';
import type { Site } from '../site/index.js';
import { base64 } from './game-json.js';

/** A solve's record. @throws {HttpProblem} 404 also if the reader has not solved the puzzle. */
export async function solveRecord(
  { db, now }: Site,
  member: Member,
  id: string,
): Promise<SolveRecordJson> {
  const solve = await db
    .selectFrom('solve')
    .innerJoin('person', 'person.id', 'solve.person_id')
    .select(['solve.id', 'puzzle_id', 'version', 'kind', 'active_ms', 'record'])
    .select(['person_id', 'person.name', 'person.shows', 'person.banned_until'])
    .where('solve.id', '=', id)
    .executeTakeFirst();
  if (solve === undefined) throw notFound('solve');
  const own = await db
    .selectFrom('solve')
    .select('id')
    .where('person_id', '=', member.id)
    .where('puzzle_id', '=', solve.puzzle_id)
    .where('is_first', '=', literal.lit(1 as const))
    .executeTakeFirst();
  // a moderator looks at doubtful ones, and has seen the picture then
  const mayRead = own !== undefined || (await hasRevealed(db, member.id, solve.puzzle_id));
  if (!mayRead) throw notFound('solve');
  const { puzzle_id: puzzle, version, kind, active_ms: activeMs } = solve;
  const person = shownPerson(solve, solve.person_id === member.id, now())?.name ?? null;
  return { id, puzzle, version, person, kind, activeMs, record: base64(solve.record) };
}
