/**
 * The job `rate`: a solve changes the rating of its puzzle and the skill of its person, each
 * against the other as it was. A job may run twice; the solve's own flag says whether it counted.
 */
import type { Alongside } from '../jobs/queue-jobs.js';
import type { Site } from '../site.js';
import { prepared } from '../storage/prepared.js';
import { scoreOfSolve } from './expected-time.js';
import { type Rating, rated } from './glicko.js';

/** Adds solves to the ratings, each once, in one transaction with what stands `alongside`. */
export async function rateSolves(
  { db }: Pick<Site, 'db'>,
  solveIds: readonly string[],
  alongside: Alongside = () => Promise.resolve(),
): Promise<void> {
  await db.transaction().execute(async (sql) => {
    // those that were rated before, or whose person has gone, are not among them
    const taken = await takeSolves.all(sql, solveIds);
    const solves = taken.filter(({ kind }) => kind !== 'machine');
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
    for (const [id, { rating }] of puzzles) await savePuzzle(sql, ...valuesOf(rating), id);
    for (const [id, { rating }] of people) await savePerson(sql, ...valuesOf(rating), id);
    await alongside(sql);
  });
}

/** Lets a person and a puzzle play against each other, each as it was. */
function rate(
  { puzzle_id, person_id, kind, active_ms: activeMs }: SolveRow,
  puzzles: ReadonlyMap<string, Held<PuzzleRow>>,
  people: ReadonlyMap<string, Held<PersonRow>>,
): void {
  const [puzzle, person] = [puzzles.get(puzzle_id), people.get(person_id)];
  // whoever drew the picture has nothing to find out
  if (puzzle === undefined || person === undefined || puzzle.row.author_id === person_id) return;
  const score = scoreOfSolve({ kind, activeMs }, puzzle.row);
  const [own, its] = [person.rating, puzzle.rating];
  person.rating = rated(own, [{ opponent: its, score }]);
  puzzle.rating = rated(its, [{ opponent: own, score: 1 - score }]);
}

/** A row that no other transaction changes, and its rating so far. */
interface Held<Row> {
  readonly row: Row;
  rating: Rating;
}

/** Rows by their identifiers, held in an order that is the same everywhere: so nobody waits. */
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

function valuesOf({ rating, deviation, volatility }: Rating): [number, number, number] {
  return [rating, deviation, volatility];
}

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

const savePerson = prepared(
  (sql, skill: number, skill_deviation: number, skill_volatility: number, id: string) =>
    sql
      .updateTable('person')
      .set({ skill, skill_deviation, skill_volatility })
      .where('id', '=', id)
      .compile(),
);

const savePuzzle = prepared(
  (sql, rating: number, rating_deviation: number, rating_volatility: number, id: string) =>
    sql
      .updateTable('puzzle')
      .set({ rating, rating_deviation, rating_volatility })
      .where('id', '=', id)
      .compile(),
);
