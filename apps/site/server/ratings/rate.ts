/**
 * The job `rate`: a solve changes the rating of its puzzle and the skill of its person, each
 * against the other as it was. A job may run twice; the solve's own flag says whether it counted.
 */
import type { Transaction } from 'kysely';
import type { Site } from '../site.js';
import type { Tables } from '../storage/tables.js';
import { scoreOfSolve } from './expected-time.js';
import { type Rating, rated } from './glicko.js';

/** Adds a solve to the ratings, once. */
export async function rateSolve({ db }: Site, solveId: string): Promise<void> {
  await db.transaction().execute(async (sql) => {
    const solve = await sql
      .updateTable('solve')
      .set({ is_rated: 1 })
      .where('id', '=', solveId)
      .where('is_rated', '=', 0)
      .returning(['puzzle_id', 'person_id', 'kind', 'active_ms'])
      .executeTakeFirst();
    // rated before, or its person has gone
    if (solve === undefined || solve.kind === 'machine') return;
    const puzzle = await heldPuzzle(sql, solve.puzzle_id);
    const person = await heldPerson(sql, solve.person_id);
    // whoever drew the picture has nothing to find out
    if (puzzle === undefined || person === undefined || puzzle.author_id === solve.person_id)
      return;
    const { kind, active_ms: activeMs } = solve;
    const score = scoreOfSolve({ kind, activeMs }, puzzle);
    const [own, other] = [ratingOfPerson(person), ratingOfPuzzle(puzzle)];
    await savePerson(sql, solve.person_id, rated(own, [{ opponent: other, score }]));
    await savePuzzle(sql, solve.puzzle_id, rated(other, [{ opponent: own, score: 1 - score }]));
  });
}

/** The puzzle's rating, held against other jobs by changing the row: PostgreSQL locks it. */
function heldPuzzle(sql: Transaction<Tables>, id: string) {
  return sql
    .updateTable('puzzle')
    .set((each) => ({ rated_solves: each('rated_solves', '+', 1) }))
    .where('id', '=', id)
    .returning(['author_id', 'width', 'height', 'difficulty'])
    .returning(['rating', 'rating_deviation', 'rating_volatility'])
    .executeTakeFirst();
}

function heldPerson(sql: Transaction<Tables>, id: string) {
  return sql
    .updateTable('person')
    .set(({ ref }) => ({ skill: ref('skill') }))
    .where('id', '=', id)
    .returning(['skill', 'skill_deviation', 'skill_volatility'])
    .executeTakeFirst();
}

function ratingOfPerson(row: NonNullable<Awaited<ReturnType<typeof heldPerson>>>): Rating {
  const { skill, skill_deviation, skill_volatility } = row;
  return { rating: skill, deviation: skill_deviation, volatility: skill_volatility };
}

function ratingOfPuzzle(row: NonNullable<Awaited<ReturnType<typeof heldPuzzle>>>): Rating {
  const { rating, rating_deviation, rating_volatility } = row;
  return { rating, deviation: rating_deviation, volatility: rating_volatility };
}

async function savePerson(sql: Transaction<Tables>, id: string, rating: Rating): Promise<void> {
  const { rating: skill, deviation, volatility } = rating;
  await sql
    .updateTable('person')
    .set({ skill, skill_deviation: deviation, skill_volatility: volatility })
    .where('id', '=', id)
    .execute();
}

async function savePuzzle(sql: Transaction<Tables>, id: string, after: Rating): Promise<void> {
  const { rating, deviation, volatility } = after;
  await sql
    .updateTable('puzzle')
    .set({ rating, rating_deviation: deviation, rating_volatility: volatility })
    .where('id', '=', id)
    .execute();
}
