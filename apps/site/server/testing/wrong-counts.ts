/**
 * Everything that the database counts, counted again from what it counts: nothing was counted
 * twice, forgotten, or counted for something that is not there. Holds at any moment, since each
 * change and its counts are one transaction.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Sql } from '../storage/tables.js';

/** A count, and a query for the rows where it differs from what it counts. */
type Rule = readonly [name: string, wrong: RawBuilder<{ id: string }>];

/** First solves that people made; machines have their own boards and count nowhere else. */
const FIRST = sql`is_first = 1 and kind not in ('machine', 'struck')`;

const RULES: readonly Rule[] = [
  [
    'solves of a puzzle',
    sql`select id from puzzle where solves <>
      (select count(*) from solve where puzzle_id = puzzle.id and ${FIRST})`,
  ],
  [
    'puzzles that a person solved',
    sql`select id from person where solved <>
      (select count(*) from solve where person_id = person.id and ${FIRST})`,
  ],
  [
    'points of a person',
    sql`select id from person where points <>
      (select coalesce(sum(points), 0) from solve where person_id = person.id and ${FIRST})`,
  ],
  [
    'rated solves of a puzzle',
    sql`select id from puzzle where rated_solves <> (select count(*) from solve
      where puzzle_id = puzzle.id and is_rated = 1 and kind <> 'machine')`,
  ],
  [
    'stars of a puzzle',
    sql`select id from puzzle where stars_sum <>
      (select coalesce(sum(stars), 0) from vote where puzzle_id = puzzle.id)`,
  ],
  [
    'votes for a puzzle',
    sql`select id from puzzle where stars_count <>
      (select count(stars) from vote where puzzle_id = puzzle.id)`,
  ],
  [
    'likes of an author',
    sql`select id from person where likes <> (select count(*) from vote
      join puzzle on puzzle.id = vote.puzzle_id
      where puzzle.author_id = person.id and vote.stars >= 4)`,
  ],
  [
    'puzzles that a person published',
    sql`select id from person where published <>
      (select count(*) from puzzle where author_id = person.id)`,
  ],
  [
    'puzzles of each kind',
    sql`select cast(size_class as text) as id from puzzle_count as kinds where puzzles <>
      (select count(*) from puzzle where state = 'public' and size_class = kinds.size_class
        and is_colored = kinds.is_colored and difficulty = kinds.difficulty
        and is_line_solvable = kinds.is_line_solvable)`,
  ],
  [
    'versions of a puzzle',
    sql`select id from puzzle where version - 1 <>
      (select count(*) from puzzle_version where puzzle_id = puzzle.id)`,
  ],
  ['places on boards', boardsThatDiffer()],
  [
    'games that are solved',
    sql`select game.id from game left join solve on solve.game_id = game.id
      where (game.state = 'solved') <> (solve.id is not null)`,
  ],
];

/** What is counted wrongly: nothing, in a database that was never damaged. */
export async function wrongCounts(db: Sql): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, query] of RULES) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) wrong.push(`${name}: wrong for ${rows.map(({ id }) => id).join(', ')}`);
  }
  return wrong;
}

/** The boards as rows of solves make them, without those that the boards have, and back. */
function boardsThatDiffer(): RawBuilder<{ id: string }> {
  const first = sql`from solve join puzzle on puzzle.id = solve.puzzle_id where is_first = 1
    and kind in ('person', 'helped', 'machine')
    group by kind, person_id`;
  const made = sql`
    select 'solved' as board, kind, person_id, cast(count(*) as double precision) as value ${first}
    union all
    select 'points', kind, person_id, cast(sum(points) as double precision) ${first}
      having sum(points) > 0
    union all
    select 'fastest-' || size_class, kind, person_id,
      cast(min(active_ms) as double precision) ${first}, size_class`;
  const kept = sql`select board, kind, person_id, value from ranking`;
  return sql`select board || ' ' || kind || ' ' || person_id as id from (
      select * from (${made}) as made except ${kept}) as missing
    union all
    select board || ' ' || kind || ' ' || person_id from (
      ${kept} except select * from (${made}) as made) as surplus`;
}

/** How many solves wait to be rated. */
export async function unrated(db: Sql): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from solve
    where is_rated = 0 and is_first = 1 and kind in ('person', 'helped')`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
