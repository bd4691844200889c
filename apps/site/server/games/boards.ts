/** Adds a first solve to the boards of the site, in the transaction that keeps the solve. */
import type { SolveKind, Sql } from '../storage/tables.js';

/** A first solve, as boards count it. */
export interface CountedSolve {
  readonly personId: string;
  readonly puzzleId: string;
  readonly kind: SolveKind;
  readonly sizeClass: number;
  readonly activeMs: number;
  readonly points: number;
}

/** Counts it, adds its points, and keeps its time if it is the person's best of that size. */
export async function addToRankings(db: Sql, solve: CountedSolve): Promise<void> {
  const { kind, personId: person_id, points, activeMs } = solve;
  const sums = [
    { board: 'solved', value: 1 },
    ...(points > 0 ? [{ board: 'points', value: points }] : []),
  ];
  for (const { board, value } of sums) {
    await db
      .insertInto('ranking')
      .values({ board, kind, person_id, value, puzzle_id: null })
      .onConflict((on) =>
        on
          .columns(['board', 'kind', 'person_id'])
          .doUpdateSet(({ eb }) => ({ value: eb('ranking.value', '+', value) })),
      )
      .execute();
  }
  const fastest = { value: activeMs, puzzle_id: solve.puzzleId };
  await db
    .insertInto('ranking')
    .values({ board: `fastest-${solve.sizeClass}`, kind, person_id, ...fastest })
    .onConflict((on) =>
      on
        .columns(['board', 'kind', 'person_id'])
        .doUpdateSet(fastest)
        .where('ranking.value', '>', activeMs),
    )
    .execute();
}
