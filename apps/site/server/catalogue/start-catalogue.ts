/**
 * The start catalogue: rated puzzles with titles and tags in two languages, their series and the
 * plan of the days. Its facts were checked when it was made, so nothing is solved or rated here,
 * and two thousand puzzles take a few seconds.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as giveWay } from 'node:timers/promises';
import { idOf } from '@nonokit/board';
import {
  CATALOGUE_FILES,
  type CatalogueEntry,
  type CatalogueSeries,
  inOrder,
  parseDailyPlan,
  parseSeries,
  readCatalogue,
} from '@nonokit/catalogue';
import { describeLook } from '@nonokit/core';
import { hardestTechnique } from '@nonokit/explain';
import type { Puzzle } from 'nonokit';
import { DIFFICULTIES, shareString } from '../engine/index.js';
import type { Site } from '../site/index.js';
import type { Sql } from '../storage/index.js';
import { insertPuzzles, type KeptFacts, type NewPuzzle } from './insert.js';

/** The named author, who has no account. */
export const AUTHOR = 'Nonokit';

/** The key under which the plan of the days is stored, as JSON. */
export const DAILY_PLAN = 'daily-plan';

/** The catalogue of a folder. */
export interface StartCatalogue {
  /** Those for beginners last: lists show the newest first, and a stranger looks at them. */
  readonly entries: readonly CatalogueEntry[];
  readonly series: readonly CatalogueSeries[];
  /** The plan of the days as JSON; undefined if there is none. */
  readonly days: string | undefined;
}

/** Reads the catalogue of a folder; undefined if it holds none. */
export async function startCatalogueIn(folder: string): Promise<StartCatalogue | undefined> {
  const paths = CATALOGUE_FILES.map((name) => join(folder, `${name}.ndjson.gz`));
  const files = paths.filter((path) => existsSync(path));
  if (files.length === 0) return undefined;
  const entries: CatalogueEntry[] = [];
  for (const path of files) {
    entries.push(...readCatalogue(await readFile(path)));
    await giveWay();
  }
  const series = await readText(join(folder, 'series.json'));
  return {
    entries: beginnersLast(
      entries.map(({ puzzle, facts }) => {
        const { width, height } = puzzle;
        return { puzzle, facts, width, height };
      }),
    ),
    series: series === undefined ? [] : parseSeries(series),
    days: await readText(join(folder, 'days.json')),
  };
}

type Sized = CatalogueEntry & Size;

/** The largest first, and at the end those for beginners, of all sizes and subjects mixed. */
function beginnersLast(entries: readonly Sized[]): readonly Sized[] {
  const others = inOrder(entries.filter((entry) => !isForBeginners(entry))).toReversed();
  const mixed = entries
    .filter(isForBeginners)
    .toSorted((a, b) => (a.facts.id < b.facts.id ? -1 : 1));
  return [...others, ...mixed];
}

/** Whether a puzzle is small and easy. */
export function isForBeginners({ width, height, facts }: Size & Pick<CatalogueEntry, 'facts'>) {
  return Math.max(width, height) <= 15 && ['trivial', 'easy'].includes(facts.difficulty.label);
}

async function readText(path: string): Promise<string | undefined> {
  return existsSync(path) ? await readFile(path, 'utf8') : undefined;
}

/** Puzzles that are prepared before other work of the process comes in between. */
const AT_ONCE = 200;

/**
 * Fills an empty catalogue, in a transaction. Returns how many puzzles it added; `onInserted` hears
 * how many are there.
 */
export async function addStartCatalogue(
  sql: Sql,
  { now }: Pick<Site, 'now'>,
  { entries, series, days }: StartCatalogue,
  onInserted?: (count: number) => void,
): Promise<number> {
  const at = now();
  const added: NewPuzzle[] = [];
  for (const entry of entries) {
    added.push(newPuzzle(entry, at));
    if (added.length % AT_ONCE === 0) await giveWay();
  }
  await insertPuzzles(sql, added, onInserted);
  const ids = new Map(entries.map(({ facts }, k) => [facts.id, added[k]?.id ?? '']));
  // lists show the newest first: that of the file shall be the first
  for (const [k, one] of series.entries()) await addSeries(sql, one, ids, at - k);
  if (days !== undefined) await keepPlan(sql, days, ids);
  return entries.length;
}

function newPuzzle({ puzzle, facts }: CatalogueEntry, now: number): NewPuzzle {
  const { titles, tags, license, attribution } = facts;
  return {
    id: idOf(puzzle),
    titles,
    license,
    now,
    authorName: AUTHOR,
    description: attribution,
    tags: [...new Set([...tags.en, ...tags.ru])],
    puzzle: { ...cluesOf(puzzle), ...ratedFacts(facts) },
  };
}

/** The share strings of a puzzle, and what cards show of it. */
function cluesOf(puzzle: Puzzle): Pick<KeptFacts, 'inks' | 'look' | 'clues' | 'picture'> & Size {
  const { goal, ...clues } = { ...puzzle, meta: {} };
  const { width, height, palette } = puzzle;
  return {
    width,
    height,
    inks: palette.slice(1).map(({ rgb }) => rgb),
    look: describeLook(puzzle),
    clues: shareString(clues),
    picture: shareString({ ...puzzle, meta: {} }),
  };
}

type Size = Pick<KeptFacts, 'width' | 'height'>;

function ratedFacts({
  difficulty,
  techniques,
  isLineSolvable,
  canonical,
}: CatalogueEntry['facts']) {
  return {
    difficulty: DIFFICULTIES[difficulty.label],
    score: difficulty.score,
    technique: hardestTechnique(techniques),
    isLineSolvable,
    key: canonical,
  };
}

type Ids = ReadonlyMap<string, string>;

/**
 * Adds the series of the start catalogue in a folder, for puzzles that are here already. Leaves out
 * series that are here, and those without a puzzle. `ids` maps the catalogue's ids to those here.
 */
export async function addSeriesOfFolder(
  db: Sql,
  folder: string,
  ids: Ids,
  now: number,
): Promise<void> {
  const text = await readText(join(folder, 'series.json'));
  const series = text === undefined ? [] : parseSeries(text);
  if (series.length === 0) return;
  const wanted = series.map(({ id }) => id);
  const rows = await db.selectFrom('series').select('id').where('id', 'in', wanted).execute();
  const names = rows.map(({ id }) => id);
  const missing = series.filter(
    ({ id, puzzles }) => !names.includes(id) && puzzles.some((puzzle) => ids.has(puzzle)),
  );
  await db.transaction().execute(async (sql) => {
    for (const [k, one] of missing.entries()) await addSeries(sql, one, ids, now - k);
  });
}

/** Adds a series; its address has its name. */
async function addSeries(
  sql: Sql,
  { id, titles, texts, puzzles }: CatalogueSeries,
  ids: Ids,
  at: number,
): Promise<void> {
  await sql
    .insertInto('series')
    .values({
      id,
      title: titles.en,
      description: texts.en,
      created_at: at,
      changed_at: at,
      translations: JSON.stringify({ ru: { title: titles.ru, description: texts.ru } }),
    })
    .execute();
  const rows = puzzles
    .flatMap((puzzle) => ids.get(puzzle) ?? [])
    .map((puzzle_id, k) => ({ series_id: id, position: k + 1, puzzle_id }));
  if (rows.length > 0) await sql.insertInto('series_puzzle').values(rows).execute();
}

/** Stores the plan of the days with the identifiers of this database. */
async function keepPlan(sql: Sql, days: string, ids: Ids): Promise<void> {
  const { start, kinds } = parseDailyPlan(days);
  const here = Object.entries(kinds).map(([kind, weeks]) => [
    kind,
    weeks.map((week) => week.map((id) => ids.get(id) ?? '')),
  ]);
  const value = JSON.stringify({ start, kinds: Object.fromEntries(here) });
  await sql
    .insertInto('site_state')
    .values({ name: DAILY_PLAN, value })
    .onConflict((on) => on.column('name').doUpdateSet({ value }))
    .execute();
}
