/**
 * The first start with the start catalogue: all is there with its texts, once, on both databases.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type CatalogueEntry, readCatalogue } from '@nonokit/catalogue';
import { canonicalKey, safeRate, safeReadPuzzle, solve } from 'nonokit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PuzzleCard } from '../../contract/catalogue.js';
import type { SeriesDetail, SeriesList } from '../../contract/series.js';
import { plannedPuzzle } from '../rankings/daily-plan.js';
import { readDraw } from '../rankings/day-secret.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { type TestSite, testSite } from '../testing/test-site.js';
import { seedCatalogue } from './seed.js';
import { isForBeginners } from './start-catalogue.js';

/** A sample of the catalogue in a folder of its own: puzzles at a fixed interval in each file. */
const folder = mkdtempSync(join(tmpdir(), 'nonokit-'));
const entries = [...copied('medium', 100), ...copied('small', 15)];
const [a, b, c] = entries.map(({ facts }) => facts.id);

function copied(name: string, every: number): readonly CatalogueEntry[] {
  const file = `${name}.ndjson.gz`;
  const url = new URL(`../../../../catalogue/${file}`, import.meta.url);
  const lines = gunzipSync(readFileSync(fileURLToPath(url)))
    .toString('utf8')
    .split('\n');
  const bytes = gzipSync(lines.filter((line, k) => line !== '' && k % every === 0).join('\n'));
  writeFileSync(join(folder, file), bytes);
  return readCatalogue(bytes);
}

writeFileSync(
  join(folder, 'series.json'),
  JSON.stringify([
    { id: 'sea', titles: { en: 'Sea', ru: 'Море' }, texts: { en: 'T', ru: 'Т' }, puzzles: [c, a] },
    { id: 'sky', titles: { en: 'Sky', ru: 'Небо' }, texts: { en: 'T', ru: 'Т' }, puzzles: [b] },
  ]),
);
const week = [a, b, c, a, b, c, a];
writeFileSync(
  join(folder, 'days.json'),
  JSON.stringify({ start: '2026-01-05', kinds: { coloured: [week] } }),
);
afterAll(() => rmSync(folder, { recursive: true }));

onBothDatabases('a first start', (url) => {
  let test: TestSite;
  beforeAll(async () => {
    test = await testSite({ config: { database: url() } });
    expect(await seedCatalogue(test.site, folder)).toBe(entries.length);
  });
  afterAll(() => test.close());

  const rows = () => test.site.db.selectFrom('puzzle').selectAll().orderBy('number').execute();

  it('keeps everything in the catalogue, and adds nothing at the second start', async () => {
    expect(await seedCatalogue(test.site, folder)).toBe(0);
    const found = await rows();
    expect(found.map(({ number }) => Number(number))).toEqual(entries.map((_, k) => k + 1));
    // lists show the newest first: what a beginner can do, of more than one size
    const areas = found.map(({ width, height }) => width * height);
    const areEasy = found.map((row) => isForBeginners({ ...row, facts: entryBy(row.key).facts }));
    const first = areEasy.indexOf(true);
    expect(areEasy).toEqual(areEasy.map((_, k) => k >= first));
    expect(first).toBeGreaterThan(1);
    const large = areas.slice(0, first);
    const small = areas.slice(first);
    expect(large).toEqual(large.toSorted((one, other) => other - one));
    expect(small).not.toEqual(small.toSorted((one, other) => other - one));
    for (const row of found) {
      const { puzzle, facts } = entryBy(row.key);
      expect(row).toMatchObject({
        width: puzzle.width,
        license: facts.license,
        languages: 'en ru',
      });
      const kept = await test.site.db
        .selectFrom('secret')
        .selectAll()
        .where('puzzle_id', '=', row.id)
        .executeTakeFirstOrThrow();
      expect(JSON.parse(kept.titles)).toEqual(facts.titles);
      expect(kept.description).toBe(facts.attribution);
      const picture = safeReadPuzzle(kept.picture);
      expect(picture.ok && canonicalKey(picture.value)).toBe(row.key);
    }
    const counts = await test.site.db.selectFrom('puzzle_count').select('puzzles').execute();
    expect(counts.reduce((sum, { puzzles }) => sum + Number(puzzles), 0)).toBe(entries.length);
  });

  it('has series with titles in both languages, and no titles of puzzles', async () => {
    const list = (await (await test.ask('GET', '/api/v1/series?lang=ru')).json()) as SeriesList;
    expect(list.series.map(({ id, title }) => [id, title])).toEqual([
      ['sea', 'Море'],
      ['sky', 'Небо'],
    ]);
    const answer = await test.ask('GET', '/api/v1/series/sea');
    const text = await answer.text();
    const { title, puzzles } = JSON.parse(text) as SeriesDetail;
    expect(title).toBe('Sea');
    expect(puzzles.map(idInCatalogue)).toEqual([c, a]);
    for (const { facts } of entries) expect(text).not.toContain(`"${facts.titles.en}"`);
  });

  it('plans the days', async () => {
    const { db } = test.site;
    const [first] = await rows();
    const draw = await readDraw(db);
    const monday = await plannedPuzzle(db, draw, '2026-11-23', 'coloured');
    expect(await idOfKey(monday)).toBe(a);
    expect(await idOfKey(await plannedPuzzle(db, draw, '2026-11-24', 'coloured'))).toBe(b);
    expect(await plannedPuzzle(db, draw, '2026-11-23', 'small')).toBeUndefined();
    expect(first).toBeDefined();
  });

  async function idOfKey(id: string | undefined): Promise<string | undefined> {
    const row = (await rows()).find((one) => one.id === id);
    return row === undefined ? undefined : entryBy(row.key).facts.id;
  }
});

function entryBy(key: string): CatalogueEntry {
  const entry = entries.find(({ facts }) => facts.canonical === key);
  if (entry === undefined) throw new Error(`no entry with the key ${key}`);
  return entry;
}

/** The entry of a card, by its size, score and inks. */
function idInCatalogue({ width, height, score, inks }: PuzzleCard): string | undefined {
  const rgbs = inks.join();
  return entries.find(
    ({ puzzle, facts }) =>
      puzzle.width === width &&
      puzzle.height === height &&
      facts.difficulty.score === score &&
      puzzle.palette
        .slice(1)
        .map(({ rgb }) => rgb)
        .join() === rgbs,
  )?.facts.id;
}

it('the ratings of the start catalogue are right', () => {
  for (const { puzzle, facts } of entries) {
    const rated = safeRate(puzzle);
    expect(rated.ok && rated.value).toMatchObject(facts.difficulty);
    expect(solve(puzzle).lineSolvable).toBe(facts.isLineSolvable);
  }
});
