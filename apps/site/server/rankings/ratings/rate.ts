/**
 * The job `rate`: a solve changes the rating of its puzzle and the skill of its person, each
 * against the other's earlier value. A job may run twice; the solve's own flag shows whether it
 * counted.
 */
import { sql as literal, type RawBuilder } from 'kysely';
import type { Alongside } from '../../jobs/index.js';
import type { Site } from '../../site/index.js';
import { prepared } from '../../storage/index.js';
import { scoreOfSolve } from './expected-time.js';
import { type Rating, rated } from './glicko.js';

/** Adds solves to the ratings, each once, in one transaction with the work of `alongside`. */
export async function rateSolves(
  { db }: Pick<Site, 'db'>,
  solveIds: readonly string[],
  alongside: Alongside = () => Promise.resolve(),
): Promise<void> {
  await db.transaction().execute(async (sql) => {
    // those that were rated before, or whose person has gone, are not among them
    const taken = await takeSolves.all(sql, solveIds);
    const solves = taken.filter(({ kind }) => kind === 'person' || kind === 'helped');
    const ids = solves.map(({ puzzle_id }) => puzzle_id);
    const puzzles = await held(ids, (id) => {
      const times = ids.filter((one) => one === id).length;
      return heldPuzzle.first(sql, id, times);
    });
    const people = await held(
      solves.map(({ person_id }) => person_id),
      (id) => heldPerson.first(sql, id),
    );
    for (const solve of solves) rate(solve, puzzles, people);
    if (puzzles.size > 0) await savePuzzles.all(sql, flattenRows(puzzles));
    if (people.size > 0) await savePeople.all(sql, flattenRows(people));
    await alongside(sql);
  });
}

/** Lets a person and a puzzle play against each other, each with its earlier value. */
function rate(
  { puzzle_id, person_id, kind, active_ms: activeMs }: SolveRow,
  puzzles: ReadonlyMap<string, Held<PuzzleRow>>,
  people: ReadonlyMap<string, Held<PersonRow>>,
): void {
  const puzzle = puzzles.get(puzzle_id);
  const person = people.get(person_id);
  // the author of the picture has nothing to find out
  if (puzzle === undefined || person === undefined || puzzle.row.author_id === person_id) return;
  const score = scoreOfSolve({ kind, activeMs }, puzzle.row);
  const own = person.rating;
  const its = puzzle.rating;
  person.rating = rated(own, [{ opponent: its, score }]);
  puzzle.rating = rated(its, [{ opponent: own, score: 1 - score }]);
}

/** A row that no other transaction changes, and its rating so far. */
interface Held<Row> {
  readonly row: Row;
  rating: Rating;
}

/** Rows by their identifiers, locked in the same order everywhere, which prevents deadlocks. */
async function held<Row extends Rating>(
  ids: readonly string[],
  hold: (id: string) => Promise<Row | undefined>,
): Promise<ReadonlyMap<string, Held<Row>>> {
  const rows = new Map<string, Held<Row>>();
  for (const id of [...new Set(ids)].toSorted()) {
    const row = await hold(id);
    if (row !== undefined) rows.set(id, { row, rating: row });
  }
  return rows;
}

/** Identifiers and ratings, one behind the other, as many as a power of two: few queries. */
function flattenRows<Row>(rows: ReadonlyMap<string, Held<Row>>): readonly (string | number)[] {
  const all = Array.from(rows, ([id, { rating }]) => [
    ...[id, rating.rating, rating.deviation, rating.volatility],
  ]);
  const length = 2 ** Math.ceil(Math.log2(all.length));
  // a row that comes twice is written once
  return [...all, ...Array.from({ length: length - all.length }, () => all[0] ?? [])].flat();
}

/** Such values as a table. Types are given, because values in a list of rows have none. */
function ratingsTable(values: readonly (string | number)[]): RawBuilder<unknown> {
  const rows = Array.from({ length: values.length / VALUES }, (_, k) => {
    const [id, rating, deviation, volatility] = values.slice(k * VALUES, (k + 1) * VALUES);
    return literal`select cast(${id} as text) as id, cast(${rating} as double precision) as rating,
      cast(${deviation} as double precision) as deviation,
      cast(${volatility} as double precision) as volatility`;
  });
  return literal`(${literal.join(rows, literal` union all `)}) changed`;
}

/** Values of a rating in a list of values. */
const VALUES = 4;

/** Marks solves as rated; those that are not marked yet come back. */
const takeSolves = prepared((sql, ids: readonly string[]) =>
  sql
    .updateTable('solve')
    .set({ is_rated: 1 })
    .where('id', 'in', ids)
    .where('is_rated', '=', 0)
    .returning(['puzzle_id', 'person_id', 'kind', 'active_ms'])
    .compile(),
);

/** The puzzle's rating, held against other jobs by changing the row: PostgreSQL locks it. */
const heldPuzzle = prepared((sql, id: string, times: number) =>
  sql
    .updateTable('puzzle')
    .set((each) => ({ rated_solves: each('rated_solves', '+', times) }))
    .where('id', '=', id)
    .returning(['author_id', 'width', 'height', 'difficulty', 'rating'])
    .returning(['rating_deviation as deviation', 'rating_volatility as volatility'])
    .compile(),
);

const heldPerson = prepared((sql, id: string) =>
  sql
    .updateTable('person')
    .set(({ ref }) => ({ skill: ref('skill') }))
    .where('id', '=', id)
    .returning(['skill as rating', 'skill_deviation as deviation'])
    .returning('skill_volatility as volatility')
    .compile(),
);

type SolveRow = Awaited<ReturnType<typeof takeSolves.all>>[number];
type PuzzleRow = NonNullable<Awaited<ReturnType<typeof heldPuzzle.first>>>;
type PersonRow = NonNullable<Awaited<ReturnType<typeof heldPerson.first>>>;

const savePeople = prepared((sql, values: readonly (string | number)[]) =>
  literal`update person set skill = changed.rating, skill_deviation = changed.deviation,
    skill_volatility = changed.volatility
    from ${ratingsTable(values)} where person.id = changed.id`.compile(sql),
);

const savePuzzles = prepared((sql, values: readonly (string | number)[]) =>
  literal`update puzzle set rating = changed.rating, rating_deviation = changed.deviation,
    rating_volatility = changed.volatility
    from ${ratingsTable(values)} where puzzle.id = changed.id`.compile(sql),
);
