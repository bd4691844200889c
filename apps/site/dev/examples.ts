/**
 * The database of examples: our own puzzles, some of the start catalogue and two of its series, a
 * few made-up people and what they solved in the last week, so that lists, days, rankings and
 * profiles have something to show. Everything is made by the routes of the site.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { cluesOnly, type GameRecord, type TimedMove } from '@nonokit/board';
import { type CatalogueItem, entryOfItem, parseItems, parseSeries } from '@nonokit/catalogue';
import type { Grid } from '@nonokit/core';
import { readPuzzle } from 'nonokit';
import { toDay } from '../contract/days.js';
import { seedCatalogue } from '../server/catalogue/seed.js';
import { addStartCatalogue } from '../server/catalogue/start-catalogue.js';
import { bytesOfRecord, playedRecord } from '../server/games/testing/played.js';
import type { Env } from '../server/http/env.js';
import { puzzlesOfDay } from '../server/rankings/daily.js';
import type { Site } from '../server/site/site.js';
import { signedIn, type TestPerson } from '../server/testing/test-site.js';

const folderAt = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Interval of the puzzles taken from each file of the catalogue. */
const EVERY = { small: 20, medium: 60 } as const;

/** Made-up people with their usual time between strokes; Olga runs the site. */
const PEOPLE = { Anna: 900, Boris: 1400, Vera: 1100, Gleb: 2200, Olga: 1700 };

const DAYS = 6;
const HOUR = 3_600_000;

/** Fills the database if it has no puzzles; `clock` is set meanwhile. */
export async function fillExamples(
  site: Site,
  app: OpenAPIHono<Env>,
  clock: { now: number | undefined },
): Promise<void> {
  if ((await seedCatalogue(site, folderAt('puzzles/'))) === 0) return;
  await addSome(site);
  const people = await Promise.all(
    Object.keys(PEOPLE).map((name) =>
      signedIn(site, name, name === 'Olga' ? 'administrator' : 'person'),
    ),
  );
  const start = Date.now() - DAYS * 24 * HOUR;
  for (let day = 0; day <= DAYS; day++) {
    clock.now = start + day * 24 * HOUR - 2 * HOUR;
    for (const person of people) await solveDay(site, app, clock, person);
  }
  clock.now = undefined;
  await site.jobs.drain();
}

async function addSome(site: Site): Promise<void> {
  const series = parseSeries(await readFile(folderAt('catalogue/series.json'), 'utf8')).slice(0, 2);
  const wanted = new Set(series.flatMap(({ puzzles }) => puzzles));
  const items: CatalogueItem[] = [];
  for (const [name, every] of Object.entries(EVERY)) {
    const bytes = await readFile(folderAt(`catalogue/${name}.ndjson.gz`));
    const all = parseItems(gunzipSync(bytes).toString('utf8'));
    items.push(...all.filter(({ facts }, k) => k % every === 0 || wanted.has(facts.id)));
  }
  const rows = await site.db.selectFrom('puzzle').select('key').execute();
  const known = new Set(rows.map(({ key }) => key));
  const entries = items.filter(({ facts }) => !known.has(facts.canonical)).map(entryOfItem);
  const added = { entries, series, days: undefined };
  await site.db.transaction().execute((sql) => addStartCatalogue(sql, site, added));
}

/** A person solves most puzzles of the day. */
async function solveDay(
  site: Site,
  app: OpenAPIHono<Env>,
  clock: { now: number | undefined },
  person: TestPerson,
): Promise<void> {
  const names = Object.keys(PEOPLE);
  const today = await puzzlesOfDay(site, toDay(site.now()));
  for (const [k, { puzzleId }] of today.entries()) {
    const isLeftOut = (names.indexOf(person.name) + k) % names.length === 0;
    if (!isLeftOut) await solve(site, app, clock, person, puzzleId);
  }
}

async function solve(
  site: Site,
  app: OpenAPIHono<Env>,
  clock: { now: number | undefined },
  person: TestPerson,
  puzzle: string,
): Promise<void> {
  const { picture } = await site.db
    .selectFrom('secret')
    .select('picture')
    .where('puzzle_id', '=', puzzle)
    .executeTakeFirstOrThrow();
  const read = readPuzzle(picture, { from: 'share' });
  if (read.goal === undefined) return;
  const pace = Object.entries(PEOPLE).find(([name]) => name === person.name)?.[1] ?? 1500;
  // a puzzle may come again on a later day: the same record would be refused
  const seed = `${person.name} ${site.now()}`;
  const record = inColors(playedRecord(read.goal, { seed, pace }), read.goal);
  const post = async (path: string, body: object): Promise<{ readonly id: string }> => {
    const headers = {
      Origin: site.config.baseUrl,
      Cookie: person.cookie,
      'Content-Type': 'application/json',
    };
    const text = JSON.stringify(body);
    const length = { ...headers, 'Content-Length': `${Buffer.byteLength(text)}` };
    const url = `${site.config.baseUrl}/api/v1${path}`;
    const answer = await app.request(url, { method: 'POST', headers: length, body: text });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { id: string };
  };
  const game = await post('/games', { puzzle });
  clock.now = site.now() + (record.at(-1)?.at ?? 0) + 1000;
  const bytes = Buffer.from(bytesOfRecord(cluesOnly(read), record)).toString('base64');
  await post(`/games/${game.id}/solve`, { record: bytes });
}

/** The same strokes, each cut where its picture changes its colour. */
function inColors(record: GameRecord, { cells }: Grid): GameRecord {
  return record.flatMap(({ at, move }): TimedMove[] => {
    if (move.type !== 'paint') return [{ at, move }];
    const colors = [...new Set(move.cells.map((cell) => cells[cell] ?? 0))];
    return colors.map((mark) => {
      const own = move.cells.filter((cell) => cells[cell] === mark);
      return { at, move: { ...move, mark, cells: own } };
    });
  });
}
