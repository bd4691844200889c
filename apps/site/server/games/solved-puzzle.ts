/** What is read of a puzzle when its solve comes in. */
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

/** What a solve needs of its puzzle; several requests ask for it in the same moment. */
export const solvedPuzzles = perSite(
  ({ db }): RowLoader<SolvedPuzzle> => batchLoader(db, solvedRows, ({ id }) => id),
);
