/** Series: puzzles of one author in an order, as in a book. Read here, changed next door. */
import type { Language } from '@nonokit/core';
import { sql } from 'kysely';
import type { PuzzleCard } from '../../../contract/catalogue.js';
import type { Series, SeriesDetail, SeriesList } from '../../../contract/series.js';
import { cursorFrom, encodeCursor, notFound, TIME_CURSOR } from '../../http/index.js';
import { nameKey } from '../../people/index.js';
import type { Site } from '../../site/index.js';
import { type CardWish, cardsById } from '../cards.js';
import type { Asker } from '../revealed.js';
import type { SeriesQuery } from './schemas.js';

/** What a silhouette of a puzzle is drawn from. */
export type SeriesLook = Pick<PuzzleCard, 'width' | 'height' | 'inks' | 'paper' | 'rails'>;

/** The query of public series, with their authors' names. */
function seriesQuery({ db }: Pick<Site, 'db'>) {
  return db
    .selectFrom('series')
    .leftJoin('person', 'person.id', 'series.author_id')
    .select(['series.id', 'series.title', 'series.description', 'series.created_at'])
    .select('series.translations')
    .select(['series.changed_at', 'series.author_id', 'person.name as author'])
    .where('series.state', '=', 'public');
}

type Row = Awaited<ReturnType<ReturnType<typeof seriesQuery>['execute']>>[number];

/** The puzzles of a series that are public, in order. */
export async function puzzlesOfSeries({ db }: Pick<Site, 'db'>, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('series_puzzle')
    .innerJoin('puzzle', 'puzzle.id', 'series_puzzle.puzzle_id')
    .select('series_puzzle.puzzle_id as id')
    .where('series_id', '=', id)
    .where('puzzle.state', '=', 'public')
    .orderBy('position')
    .execute();
  return rows.map((row) => row.id);
}

/** A series with its puzzles. @throws {HttpProblem} 404 */
export async function seriesDetail(
  site: Pick<Site, 'db'>,
  id: string,
  wish: CardWish,
): Promise<SeriesDetail> {
  const row = await seriesRow(site, id);
  const [series] = await toldSeries(site, [row], wish);
  if (series === undefined) throw notFound('series');
  const puzzles = await cardsById(site, await puzzlesOfSeries(site, id), wish);
  return { ...series, puzzles };
}

/** The row of a public series. @throws {HttpProblem} 404 */
export async function seriesRow(site: Pick<Site, 'db'>, id: string): Promise<Row> {
  const row = await seriesQuery(site).where('series.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('series');
  return row;
}

/** A page of series, the newest first. @throws {HttpProblem} 400 for a cursor that is none */
export async function seriesList(
  site: Pick<Site, 'db'>,
  { author, solved, holds, after, limit }: SeriesQuery,
  wish: CardWish,
): Promise<SeriesList> {
  let query = seriesQuery(site);
  if (solved !== undefined) {
    query = query.where('series.id', 'in', seriesWithSolves(site, wish.member));
  }
  if (holds !== undefined) query = query.where('series.id', 'in', seriesHolding(site, holds));
  if (author !== undefined) query = query.where('person.name_key', '=', nameKey(author));
  const begins = cursorFrom(after, TIME_CURSOR);
  if (begins !== undefined) {
    const [at, id] = begins;
    query = query
      .where('series.created_at', '<=', at)
      .where((eb) => eb.or([eb('series.created_at', '<', at), eb('series.id', '>', id)]));
  }
  const rows = await query
    .orderBy('series.created_at', 'desc')
    .orderBy('series.id')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const next = last === undefined ? null : encodeCursor([last.created_at, last.id]);
  return { series: await toldSeries(site, page, wish), next };
}

/** The series of which a person has solved a public puzzle. */
function seriesWithSolves(site: Pick<Site, 'db'>, member: Asker) {
  return membersQuery(site)
    .innerJoin('solve', 'solve.puzzle_id', 'series_puzzle.puzzle_id')
    .where('solve.person_id', '=', member?.id ?? '')
    .where('solve.is_first', '=', sql.lit(1))
    .select('series_id');
}

/** The series with one of these public puzzles: "3FHTBKNHdr9,8sKq2LmPz01". */
function seriesHolding(site: Pick<Site, 'db'>, puzzles: string) {
  return membersQuery(site)
    .where('series_puzzle.puzzle_id', 'in', puzzles.split(','))
    .select('series_id');
}

/** Series as answers: the number of puzzles, and how many of them the reader has solved. */
async function toldSeries(
  site: Pick<Site, 'db'>,
  rows: readonly Row[],
  { member, language }: CardWish,
): Promise<Series[]> {
  const ids = rows.map(({ id }) => id);
  const counts = await countMembers(site, ids);
  const solved = await countSolved(site, ids, member);
  return rows.map(({ id, author, created_at, changed_at, ...texts }) => ({
    id,
    ...textsIn(texts, language),
    count: counts.get(id) ?? 0,
    author: author === null ? null : { name: author },
    ...(solved === undefined ? {} : { solved: solved.get(id) ?? 0 }),
    createdAt: new Date(created_at).toISOString(),
    changedAt: new Date(changed_at).toISOString(),
  }));
}

/** The texts of a series in a language; those of its author where they are not translated. */
export function textsIn(
  { title, description, translations }: Pick<Row, 'title' | 'description' | 'translations'>,
  language: Language,
): Pick<Series, 'title' | 'description'> {
  const others = JSON.parse(translations) as Partial<Record<string, typeof own>>;
  const own = { title, description };
  return others[language] ?? own;
}

async function countMembers(site: Pick<Site, 'db'>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>();
  const rows = await findMembers(site, ids).execute();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

async function countSolved(site: Pick<Site, 'db'>, ids: readonly string[], member: Asker) {
  if (member === undefined) return undefined;
  if (ids.length === 0) return new Map<string, number>();
  const rows = await findMembers(site, ids)
    .innerJoin('solve', 'solve.puzzle_id', 'series_puzzle.puzzle_id')
    .where('solve.person_id', '=', member.id)
    .where('solve.is_first', '=', sql.lit(1))
    .execute();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** How many puzzles of a series are drawn in a list. */
const DRAWN = 3;

/** The looks of the first puzzles of series, by series; those without rails are left out. */
export async function firstLooks(
  { db }: Pick<Site, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly SeriesLook[]>> {
  const looks = new Map<string, SeriesLook[]>();
  if (ids.length === 0) return looks;
  const rows = await db
    .selectFrom('series_puzzle')
    .innerJoin('puzzle', 'puzzle.id', 'series_puzzle.puzzle_id')
    .select(['series_id as series', 'width', 'height', 'inks', 'paper', 'rails'])
    .where('series_id', 'in', ids)
    .where('puzzle.state', '=', 'public')
    // a few more, since some of them may be hidden
    .where('position', '<', 2 * DRAWN)
    .orderBy('position')
    .execute();
  for (const { series, inks, rails, ...look } of rows) {
    const some = looks.get(series) ?? [];
    if (rails === null || some.length === DRAWN) continue;
    looks.set(series, [...some, { ...look, rails, inks: JSON.parse(inks) as string[] }]);
  }
  return looks;
}

/** Counts of the public puzzles of series. */
function findMembers(site: Pick<Site, 'db'>, ids: readonly string[]) {
  return membersQuery(site)
    .where('series_id', 'in', ids)
    .groupBy('series_id')
    .select(({ fn }) => ['series_id as id', fn.countAll().as('count')]);
}

/** The query of the public puzzles of all series. */
function membersQuery({ db }: Pick<Site, 'db'>) {
  return db
    .selectFrom('series_puzzle')
    .innerJoin('puzzle', 'puzzle.id', 'series_puzzle.puzzle_id')
    .where('puzzle.state', '=', 'public');
}
