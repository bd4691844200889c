/** Changes series: only by their author, only with puzzles of the author's own. */
import { HttpProblem, REPEAT_MS } from '../../http/index.js';
import type { Site } from '../../site/index.js';
import { randomId, type Sql } from '../../storage/index.js';
import type { ChangedSeriesBody } from './schemas.js';
import { puzzlesOfSeries, seriesRow } from './series.js';

/** What a new series is made of. */
export interface NewSeries {
  readonly title: string;
  readonly description: string;
  readonly puzzles: readonly string[];
}

/**
 * Makes a series, or finds it if the same request came before. Returns its identifier.
 * @throws {HttpProblem} 422 for puzzles of others
 */
export async function addSeries(site: Site, author: string, series: NewSeries): Promise<string> {
  const id = randomId();
  const now = site.now();
  const { title, description, puzzles } = series;
  const before = await seriesBefore(site, author, series);
  if (before !== undefined) return before;
  await site.db.transaction().execute(async (sql) => {
    await sql
      .insertInto('series')
      .values({ id, title, description, author_id: author, created_at: now, changed_at: now })
      .execute();
    await putPuzzles(sql, { id, author, puzzles });
  });
  return id;
}

async function seriesBefore(
  site: Site,
  author: string,
  { title, description, puzzles }: NewSeries,
): Promise<string | undefined> {
  const row = await site.db
    .selectFrom('series')
    .select('id')
    .where('author_id', '=', author)
    .where('created_at', '>', site.now() - REPEAT_MS)
    .where('title', '=', title)
    .where('description', '=', description)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const there = await puzzlesOfSeries(site, row.id);
  return there.join() === puzzles.join() ? row.id : undefined;
}

/** Changes a series; omitted members stay unchanged. @throws {HttpProblem} 404, 403 or 422 */
export async function changeSeries(
  site: Site,
  id: string,
  author: string,
  { title, description, puzzles }: ChangedSeriesBody,
): Promise<void> {
  await ownSeries(site, id, author);
  await site.db.transaction().execute(async (sql) => {
    await sql
      .updateTable('series')
      .set({
        changed_at: site.now(),
        ...(title === undefined ? {} : { title }),
        ...(description === undefined ? {} : { description }),
      })
      .where('id', '=', id)
      .execute();
    if (puzzles === undefined) return;
    await sql.deleteFrom('series_puzzle').where('series_id', '=', id).execute();
    await putPuzzles(sql, { id, author, puzzles });
  });
}

/** Removes a series; its puzzles stay. @throws {HttpProblem} 404 or 403 */
export async function removeSeries(site: Site, id: string, author: string): Promise<void> {
  await ownSeries(site, id, author);
  await site.db.deleteFrom('series').where('id', '=', id).execute();
}

async function ownSeries(site: Site, id: string, author: string): Promise<void> {
  const { author_id } = await seriesRow(site, id);
  if (author_id === author) return;
  throw new HttpProblem(403, 'not-the-author', 'Only its author can do this.');
}

interface Placing {
  readonly id: string;
  readonly author: string;
  readonly puzzles: readonly string[];
}

async function putPuzzles(sql: Sql, { id, author, puzzles }: Placing): Promise<void> {
  if (puzzles.length === 0) return;
  const own = await sql
    .selectFrom('puzzle')
    .select('id')
    .where('id', 'in', puzzles)
    .where('author_id', '=', author)
    .where('state', '=', 'public')
    .execute();
  const known = new Set(own.map((row) => row.id));
  const missing = puzzles.find((puzzle) => !known.has(puzzle));
  if (missing !== undefined) {
    const message = `A series can hold only puzzles of its author; "${missing}" is not yours.`;
    throw new HttpProblem(422, 'puzzle-of-another', message, { puzzle: missing });
  }
  const rows = puzzles.map((puzzle_id, k) => ({ series_id: id, position: k + 1, puzzle_id }));
  await sql.insertInto('series_puzzle').values(rows).execute();
}
