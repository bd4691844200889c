/**
 * Maintains the boards. A solve is added when it is accepted, in its own transaction; the job
 * recounts everyone who has solved something since its last run, so that no error lasts. Both give
 * the same numbers.
 */
import { type Insertable, sql } from 'kysely';
import type { Site } from '../site/index.js';
import {
  prepared,
  type RankedKind,
  type RankingTable,
  type SolveKind,
  type Sql,
} from '../storage/index.js';

/** A first solve, as boards count it. */
export interface CountedSolve {
  readonly personId: string;
  readonly puzzleId: string;
  readonly kind: SolveKind;
  readonly sizeClass: number;
  readonly activeMs: number;
  readonly points: number;
}

/** Whether solves of a kind are in a ranking. */
export function isRanked(kind: SolveKind): kind is RankedKind {
  return kind === 'person' || kind === 'helped' || kind === 'machine';
}

function hasRankedKind<T extends { readonly kind: SolveKind }>(
  row: T,
): row is T & { readonly kind: RankedKind } {
  return isRanked(row.kind);
}

type RankingRow = Readonly<Insertable<RankingTable>>;

/** People counted in one transaction: short ones, since others wait for it. */
const CHUNK = 50;

/** Solves so much older than the last run are looked at again: clocks of processes differ. */
const OVERLAP_MS = 10 * 60_000;

const COUNTED = 'rankings-counted';

/** Adds a first solve to the boards, in the transaction of the solve. */
export async function addToRankings(db: Sql, solve: CountedSolve): Promise<void> {
  const { kind, personId, points, activeMs, puzzleId } = solve;
  if (!isRanked(kind)) return;
  const board = `fastest-${solve.sizeClass}`;
  if (points > 0) await addAll(db, kind, personId, board, activeMs, puzzleId, points);
  else await addWithoutPoints(db, kind, personId, board, activeMs, puzzleId);
}

/** Adds a solve, its points, and its time if none is faster; only times have a puzzle. */
function adding(db: Sql, rows: readonly RankingRow[]) {
  const isSum = sql`excluded.puzzle_id is null`;
  const isFaster = sql`excluded.value < ranking.value`;
  return db
    .insertInto('ranking')
    .values(rows)
    .onConflict((on) =>
      on.columns(['board', 'kind', 'person_id']).doUpdateSet({
        value: sql`case when ${isSum} then ranking.value + excluded.value
          when ${isFaster} then excluded.value else ranking.value end`,
        puzzle_id: sql`case when ${isSum} or ${isFaster} then excluded.puzzle_id
          else ranking.puzzle_id end`,
      }),
    )
    .compile();
}

const addWithoutPoints = prepared(
  (db, kind: RankedKind, person_id: string, board: string, activeMs: number, puzzle_id: string) =>
    adding(db, [
      { board: 'solved', kind, person_id, value: 1, puzzle_id: null },
      { board, kind, person_id, value: activeMs, puzzle_id },
    ]),
);

const addAll = prepared(
  (
    db,
    kind: RankedKind,
    person_id: string,
    board: string,
    activeMs: number,
    puzzle_id: string,
    points: number,
  ) =>
    adding(db, [
      { board: 'solved', kind, person_id, value: 1, puzzle_id: null },
      { board: 'points', kind, person_id, value: points, puzzle_id: null },
      { board, kind, person_id, value: activeMs, puzzle_id },
    ]),
);

/** Recounts everyone who has solved something since the last run. */
export async function countRankings({ db, now }: Site): Promise<void> {
  const begun = now();
  const last = await db
    .selectFrom('site_state')
    .select('value')
    .where('name', '=', COUNTED)
    .executeTakeFirst();
  const people = await peopleSince(db, Number(last?.value ?? 0) - OVERLAP_MS);
  for (let k = 0; k < people.length; k += CHUNK) {
    const some = people.slice(k, k + CHUNK);
    await db.transaction().execute((transaction) => recount(transaction, some));
    // requests come between two transactions
    await new Promise((resolve) => setImmediate(resolve));
  }
  const value = String(begun);
  await db
    .insertInto('site_state')
    .values({ name: COUNTED, value })
    .onConflict((on) => on.column('name').doUpdateSet({ value }))
    .execute();
}

async function peopleSince(db: Sql, time: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('solve')
    .select('person_id')
    .distinct()
    .where('solved_at', '>=', time)
    .orderBy('person_id')
    .execute();
  return rows.map(({ person_id }) => person_id);
}

/** Recounts these people, in a transaction. */
export async function recount(db: Sql, people: readonly string[]): Promise<void> {
  // adding a solve changes its person too, so no solve is added between reading and writing
  await db
    .updateTable('person')
    .set(({ ref }) => ({ solved: ref('solved') }))
    .where('id', 'in', people)
    .execute();
  await db.deleteFrom('ranking').where('person_id', 'in', people).execute();
  await insertSums(db, people);
  await insertFastest(db, people);
}

async function insertSums(db: Sql, people: readonly string[]): Promise<void> {
  const sums = await db
    .selectFrom('solve')
    .select(({ fn }) => ['kind', 'person_id', fn.countAll<number>().as('solved')])
    .select(({ fn }) => fn.sum<number>('points').as('points'))
    .where('person_id', 'in', people)
    .where('is_first', '=', 1)
    .groupBy(['kind', 'person_id'])
    .execute();
  const rows = sums
    .filter(hasRankedKind)
    .flatMap(({ kind, person_id, solved, points }) => [
      { board: 'solved', kind, person_id, value: Number(solved), puzzle_id: null },
      ...(Number(points) > 0
        ? [{ board: 'points', kind, person_id, value: Number(points), puzzle_id: null }]
        : []),
    ]);
  if (rows.length > 0) await db.insertInto('ranking').values(rows).execute();
}

/** The fastest solve of each person, kind and size class; of equal ones the first in order. */
async function insertFastest(db: Sql, people: readonly string[]): Promise<void> {
  const ranked = db
    .selectFrom('solve')
    .innerJoin('puzzle', 'puzzle.id', 'solve.puzzle_id')
    .select(['solve.kind', 'solve.person_id', 'size_class', 'active_ms', 'solve.puzzle_id'])
    .select(
      sql<number>`row_number() over (
        partition by solve.kind, solve.person_id, size_class
        order by active_ms, solved_at, solve.id)`.as('nth'),
    )
    .where('solve.person_id', 'in', people)
    .where('is_first', '=', 1);
  const best = await db
    .selectFrom(ranked.as('ranked'))
    .select(['kind', 'person_id', 'size_class', 'active_ms', 'puzzle_id'])
    .where('nth', '=', 1)
    .execute();
  const rows = best
    .filter(hasRankedKind)
    .map(({ kind, person_id, size_class, active_ms, puzzle_id }) => ({
      kind,
      person_id,
      puzzle_id,
      value: active_ms,
      board: `fastest-${size_class}`,
    }));
  if (rows.length > 0) await db.insertInto('ranking').values(rows).execute();
}
