/** Many puzzles for tests of lists and for measuring: made by the database, all different. */
import { type RawBuilder, sql } from 'kysely';
import type { Sql } from '../storage/tables.js';

/** What all of them say they are: the clues of a heart of 5 x 5. */
export const CLUES = 'NK1.pQHZa1GdWtePrYL';

/** Numbers that look random, from 0 to `below` - 1, the same in both databases. */
function chance(salt: number, below: number): RawBuilder<number> {
  return sql`((n * ${sql.lit(7919 + 2 * salt)} + n / 7 * ${sql.lit(104_729 + salt)}) % ${sql.lit(1_000_003)} % ${sql.lit(below)})`;
}

/** Adds puzzles with the numbers from..to, with titles "Secret 17", and counts them. */
export async function fillPuzzles(db: Sql, from: number, to: number): Promise<void> {
  const picked = (salt: number, values: readonly number[]) => sql`case ${chance(salt, 100)}
    ${sql.join(
      values.flatMap((value, k) => sql`when ${sql.lit(k)} then ${sql.lit(value)}`),
      sql` `,
    )}
    else ${sql.lit(values[0] ?? 0)} end`;
  const sizes = [15, 5, 10, 20, 25, 30, 40, 60, 200, 10, 10, 20, 20, 25, 5].flatMap((size) =>
    Array<number>(6).fill(size),
  );
  await sql`insert into puzzle (id, number, state, author_id, author_name, width, height, size_class,
      colors, is_colored, inks, difficulty, score, technique, is_line_solvable, languages, license,
      clues, key, created_at, solves, stars_sum, stars_count, stars, rating)
    with recursive numbers (n) as
      (select cast(${sql.lit(from)} as bigint) union all select n + 1 from numbers where n < ${sql.lit(to)}),
    facts as (select n, ${picked(1, sizes)} as size_class, ${chance(2, 4)} as hue,
      1 + ${chance(3, 5)} as difficulty, ${chance(4, 10)} as lines, ${chance(5, 1000)} as luck
      from numbers)
    select 'p' || n, n, case when luck % 50 = 7 then 'hidden' else 'public' end, null,
      case when luck < 40 then 'Ann' else 'Bob' end, size_class, size_class, size_class,
      case when hue = 0 then 2 + n % 5 else 1 end, case when hue = 0 then 1 else 0 end, '["#000000"]',
      difficulty, difficulty * 20 - n % 20, case when luck % 60 = 1 then 'mercury' else 'overlap' end,
      case when lines = 0 then 0 else 1 end, case when n % 3 = 0 then 'en ru' else 'en' end, '',
      ${CLUES}, 'key' || n, 1700000000000 + n * 60000, luck / 10 * (luck % 7), 0,
      case when luck < 300 then 3 else 0 end, case when luck < 300 then 1 + luck % 5 else 0 end,
      900 + luck
    from facts`.execute(db);
  await sql`insert into secret (puzzle_id, titles, picture)
    select id, '{"en":"Secret ' || number || '"}', clues from puzzle
    where number between ${from} and ${to}`.execute(db);
  await sql`delete from puzzle_count`.execute(db);
  await sql`insert into puzzle_count (size_class, is_colored, difficulty, is_line_solvable, puzzles)
    select size_class, is_colored, difficulty, is_line_solvable, count(*) from puzzle
    where state = 'public' group by size_class, is_colored, difficulty, is_line_solvable`.execute(
    db,
  );
}
