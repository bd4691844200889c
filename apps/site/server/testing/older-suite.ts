/**
 * The suite for databases of every version so far, opened with the code of today: they migrate,
 * every route that reads answers, and what people had is there. See storage/older/README.md.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describeLook } from '@nonokit/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiDescription } from '../api/description.js';
import { sharedPuzzle } from '../catalogue/detail.js';
import { writeMissingLooks } from '../catalogue/missing-looks.js';
import { SILENT } from '../host/log.js';
import { openJobs } from '../jobs/queue-jobs.js';
import { jobHandlers } from '../operation/job-handlers.js';
import { addLostRatings } from '../operation/lost-ratings.js';
import { readBackup } from '../storage/archive.js';
import { computeSums } from '../storage/move.js';
import { endFilling, openStorage } from '../storage/open.js';
import { TABLE_LIST } from '../storage/table-list.js';
import { describedApp } from './described.js';
import type { OlderFacts } from './fill-older.js';
import { inlineEngine } from './inline-engine.js';
import { type TestPerson, type TestSite, testSite } from './test-site.js';
import { unrated, wrongCounts } from './wrong-counts.js';

const older = fileURLToPath(new URL('../storage/older/', import.meta.url));
const names = readdirSync(older).flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? []);

/** What stands for the parameters of routes, and where one word means several things. */
const PARAMETERS: Readonly<Record<string, string>> = {
  '/puzzles/{id}': 'owl',
  '/puzzles/{id}.{extension}': 'owl',
  '/lists/{id}': 'list',
  '/drafts/{id}': 'draft',
  '/contests/{id}': 'contest',
  '/contests/{id}/standings.csv': 'contest',
  '/series/{id}': 'series',
  '/series/{id}.pdf': 'series',
  '/games/{id}': 'game',
  '/solves/{id}/record': 'first solve',
};

/** What older databases have none of: the migration since which there is one to ask for. */
const SINCE: Readonly<Record<string, string>> = {
  '/api/v1/lists/{id}': '0009-lists',
  '/api/v1/drafts/{id}': '0018-drafts',
  '/api/v1/contests/{id}': '0015-contests',
  '/api/v1/contests/{id}/standings.csv': '0015-contests',
  // nobody has solved anything in their contest
  '/api/v1/contests/{id}/paths/{solve}': 'later than all',
};

/** Declares the tests for the database of each version; `url` gives an empty one to fill. */
export function olderSuite(url: () => string): void {
  describe.each(names)('the database of %s', (name) => {
    const facts = JSON.parse(readFileSync(join(older, `${name}.json`), 'utf8')) as OlderFacts;
    const id = (what: string): string => facts.ids[what] ?? '';
    let test: TestSite;
    let plain: TestSite;
    const folder = mkdtempSync(join(tmpdir(), 'nonokit-upgrade-'));
    beforeAll(async () => {
      const database = await brought(name, url(), folder);
      plain = await testSite({ database, engine: inlineEngine() });
      test = await describedApp(plain);
      test.clock.now = facts.now + 1000;
    });
    afterAll(async () => {
      await test.close();
      rmSync(folder, { recursive: true });
    });

    const as = (person: string): TestPerson => ({
      id: '',
      name: person,
      cookie: facts.cookies[person] ?? '',
    });
    const ask = (path: string, person?: string, method = 'GET') =>
      test.ask(method, `/api/v1${path}`, person === undefined ? {} : { as: as(person) });
    const read = async (path: string, person?: string): Promise<unknown> => {
      const answer = await ask(path, person);
      expect(answer.status, path).toBe(200);
      return answer.json();
    };

    it('shows the look of every puzzle, which older versions did not store', async () => {
      const { db } = test.site;
      const written = await writeMissingLooks(test.site);
      expect(written).toBe(name < '0003-looks' ? 10 : 0);
      expect(await writeMissingLooks(test.site)).toBe(0);
      const rows = await db.selectFrom('puzzle').select(['clues', 'paper', 'rails']).execute();
      for (const { clues, ...look } of rows) {
        expect(look).toEqual(describeLook(sharedPuzzle(clues)));
      }
    });

    it('has rows in every table, and counts them right', async () => {
      const sums = await computeSums(test.site.db);
      const there = TABLE_LIST.filter(({ since = '' }) => since <= name);
      for (const { table } of there) expect(sums[table]?.rows, table).toBeGreaterThan(0);
      expect(sums).toMatchObject({ puzzle: { rows: 10 }, solve: { rows: 7 }, game: { rows: 9 } });
      // sums over many people stay when one of them leaves
      const wrong = await wrongCounts(test.site.db);
      expect(wrong.filter((text) => !text.endsWith(`wrong for ${id('owl')}`))).toEqual([]);
    });

    it('answers every route that reads, as described', async () => {
      const { paths } = (await read('/openapi.json')) as ApiDescription;
      const reading = Object.keys(paths).filter((path) => paths[path]?.['get'] !== undefined);
      expect(reading.length).toBeGreaterThan(25);
      const refused: string[] = [];
      const isThere = (route: string) => !(route in SINCE) || name >= (SINCE[route] ?? '');
      for (const route of reading.filter(isThere)) {
        const path = filled(route.replace('/api/v1', ''), facts);
        // the endings of files fit the routes of what they are of, too
        const site = /\.\w+$/.test(path) ? plain : test;
        const statuses: number[] = [];
        // a moderator, a person who has solved the puzzle, its author, an administrator
        for (const name of ['Вера', 'Boris', 'Anna', 'Olga']) {
          statuses.push((await site.ask('GET', `/api/v1${path}`, { as: as(name) })).status);
        }
        if (!statuses.includes(200)) refused.push(`${path} ${statuses}`);
      }
      expect(refused).toEqual([]);
    });

    it('has people with what they showed, did and won', async () => {
      expect(await read('/people/Anna')).toMatchObject({
        about: 'Рисую птиц.\nAnd owls.',
        published: 2,
        solved: 2,
        skill: { value: expect.any(Number) },
      });
      expect(await read('/me', 'Anna')).toMatchObject({ person: { likes: 2, language: 'ru' } });
      expect(await read('/me', 'Olga')).toMatchObject({ person: { role: 'administrator' } });
      expect(await read('/people/Zed')).toMatchObject({ isBanned: true });
      expect((await ask('/people/Gleb')).status).toBe(404);
      expect(await read('/rankings/points')).toMatchObject({
        entries: [{ person: { name: 'Boris' } }, {}, {}, {}],
      });
    });

    it('has puzzles, whose pictures only their solvers see', async () => {
      const owl = `/puzzles/${id('owl')}`;
      const blind = await read(owl);
      expect(blind).toMatchObject({ version: 2, width: 8, starsCount: 2 });
      expect(JSON.stringify(blind)).not.toMatch(/Owl|Сова|night/);
      expect(await read(owl, 'Boris')).toMatchObject({
        reveal: { titles: { en: 'Owl', ru: 'Сова' }, tags: ['bird', 'night'] },
      });
      expect((await ask(`/puzzles/${id('kite')}`)).status).toBe(404);
      expect(await read(`/series/${id('series')}`)).toMatchObject({
        title: 'Anna’s two',
        puzzles: [{ id: id('owl') }, { id: id('boat') }],
      });
      expect(await read(`/daily/${id('day')}`, 'Anna')).toMatchObject({ day: id('day') });
    });

    it('has games, solves and their records', async () => {
      expect(await read(`/games/${id('game')}`, 'Вера')).toMatchObject({
        puzzle: id('owl'),
        version: 1,
        moves: 4,
        revision: 1,
        state: 'open',
        apart: [{ device: 'phone', moves: 7 }],
      });
      expect(await read(`/solves/${id('first solve')}/record`, 'Boris')).toMatchObject({
        puzzle: id('owl'),
        version: 1,
        person: 'Boris',
        kind: 'person',
      });
      expect(await read(`/puzzles/${id('boat')}/ranking`, 'Olga')).toMatchObject({
        entries: [{ person: { name: 'Boris' } }, { activeMs: 57_874 }, {}],
      });
    });

    it('has talk and the work of moderators', async () => {
      const { comments } = (await read(`/puzzles/${id('owl')}/comments`, 'Boris')) as {
        comments: { text: string }[];
      };
      const texts = comments.map(({ text }) => text);
      expect(texts).toEqual(['Begin with row five.', 'What a fine bird! 🦉']);
      expect(await read('/moderation/reports', 'Вера')).toMatchObject({
        reports: [{ id: id('report'), reason: 'spam', reporter: 'Anna' }],
      });
      const { entries } = (await read('/moderation/log', 'Вера')) as {
        entries: { action: string }[];
      };
      // later versions have warnings, too
      expect(entries.filter(({ action }) => action !== 'warn')).toHaveLength(5);
    });

    it('lets people in, by password and by key, and goes on', async () => {
      const signIn = { name: 'Anna', password: facts.password };
      expect((await test.ask('POST', '/api/v1/session', { body: signIn })).status).toBe(200);
      const headers = { Authorization: `Bearer ${facts.key}` };
      expect(await (await test.ask('GET', '/api/v1/me', { headers })).json()).toMatchObject({
        person: { name: 'Boris' },
      });
      const body = { text: 'Still here' };
      const path = `/api/v1/puzzles/${id('owl')}/comments`;
      expect((await test.ask('POST', path, { as: as('Boris'), body })).status).toBe(201);
    });

    it('does the jobs that wait', async () => {
      expect(await unrated(test.site.db)).toBe(1);
      const { storage, now } = test.site;
      const jobs = await openJobs({
        storage,
        now,
        log: SILENT,
        handlers: () => jobHandlers(test.site),
      });
      // PostgreSQL was filled from a backup, which has no jobs
      if (storage.dialect === 'postgres') expect(await addLostRatings(storage)).toBe(1);
      await jobs.drain();
      expect(await unrated(test.site.db)).toBe(0);
    });
  });
}

/** Brings the older database to where it can be opened. Returns its address. */
async function brought(name: string, url: string, folder: string): Promise<string> {
  if (!url.startsWith('sqlite:')) {
    const storage = await openStorage(url, { until: name });
    await readBackup(storage, join(older, `${name}.backup.gz`));
    await endFilling(storage);
    await storage.close();
    return url;
  }
  const file = join(folder, `${name}.db`);
  writeFileSync(file, gunzipSync(readFileSync(join(older, `${name}.db.gz`))));
  return `sqlite:${file}`;
}

/** The address of a route with something that is there. */
function filled(route: string, { ids }: OlderFacts): string {
  const key = Object.keys(PARAMETERS)
    .filter((start) => route.startsWith(start))
    .sort((a, b) => b.length - a.length)[0];
  const values: Readonly<Record<string, string>> = {
    id: ids[PARAMETERS[key ?? ''] ?? ''] ?? '',
    extension: 'non',
    name: 'Anna',
    board: 'solved',
    day: ids['day'] ?? '',
    month: (ids['day'] ?? '').slice(0, 7),
    puzzle: 'small',
  };
  return route.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}
