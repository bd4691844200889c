/** The facts of a puzzle that accepting a solve needs. */
import { perSite } from '../site/index.js';
import { batchLoader, prepared, type RowLoader, type RowOf } from '../storage/index.js';

const solvedRows = prepared((sql, ids: readonly string[]) =>
  sql
    .selectFrom('puzzle')
    .select(['id', 'version', 'clues', 'author_id', 'width', 'height'])
    .select(['difficulty', 'size_class'])
    .where('id', 'in', ids)
    .compile(),
);

/** The facts about a puzzle that a solve needs. */
export type SolvedPuzzle = RowOf<typeof solvedRows>;

/** The facts of a solved puzzle, loaded in one query for concurrent requests. */
export const solvedPuzzles = perSite(
  ({ db }): RowLoader<SolvedPuzzle> => batchLoader(db, solvedRows, ({ id }) => id),
);
