/**
 * Spoilers: the whole site is asked for everything, as a guest, as a person who has solved nothing,
 * as one who has solved only one puzzle, and as the author; whatever comes back is searched for
 * what gives a puzzle away. Nothing is needed but the list of routes that the app itself has, so a
 * new route is searched on the day it is added.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PuzzleDetail } from '../contract/catalogue.js';
import { dayAfter, toDay } from '../contract/days.js';
import type { GameJson, SolvedJson } from '../contract/games.js';
import { BOARDS } from '../contract/rankings.js';
import { writeDump } from '../server/catalogue/files/dump.js';
import { base64 } from '../server/games/game-json.js';
import { bytesOfRecord, cluesOf, playedRecord } from '../server/games/testing/played.js';
import { countRankings } from '../server/rankings/count.js';
import { inlineEngine } from '../server/testing/inline-engine.js';
import { type TestPerson, type TestSite, testSite } from '../server/testing/test-site.js';
import { type Crawled, crawl, type Known } from './support/crawl.js';
import { drawn } from './support/player.js';
import { SITE } from './support/site-server.js';
import { type Secret, tracesIn } from './support/traces.js';

/** Two puzzles whose every text stands nowhere else. */
const ONE = {
  name: 'one',
  picture: [
    '##..####..',
    '#..#..####',
    '.####.#..#',
    '###.##.#..',
    '.##..#####',
    '#.####..##',
    '####.#.#..',
    '.#.####.##',
    '##..#.###.',
    '#####...##',
  ],
  titles: { en: 'Quaxolotl', ru: 'Жыргызавр' },
  tags: ['blimflark', 'дрындула'],
  description: 'Snorvextic',
  notes: 'Grumtaggle',
};
const TWO = {
  name: 'two',
  picture: [
    '####..##.#',
    '.#.####..#',
    '##..##.###',
    '#.###..#.#',
    '.####.##..',
    '##.#.#####',
    '#..###.#.#',
    '.###..####',
    '#.#####.#.',
    '##...##.##',
  ],
  titles: { en: 'Vuzzlepop', ru: 'Хрюмзик' },
  tags: ['plonquet', 'шмурдяк'],
  description: 'Wobblicious',
  notes: 'Frindlewock',
};

/** Words of comments: an open one may be read by everybody. */
const SPOKEN = { closed: 'Zibberquack', open: 'Yondermost' };

let test: TestSite;
let [author, solver, idle] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let known: Known;
let secrets: readonly Secret[];

beforeAll(async () => {
  test = await testSite({ config: { pages: SITE }, engine: inlineEngine() });
  author = await test.person('Nadia');
  solver = await test.person('Viktor');
  idle = await test.person('Olga');
  const one = await published(ONE);
  const two = await published(TWO);
  const { id: series } = await sent<{ id: string }>('POST', 'series', author, {
    title: 'Two of them',
    puzzles: [one.id, two.id],
  });
  const day = toDay(test.clock.now);
  const days = [one, two].map(({ id }, k) => ({
    day: dayAfter(day, -k),
    kind: 'small' as const,
    puzzle_id: id,
  }));
  await test.site.db.insertInto('daily').values(days).execute();
  const { solve, game, moves } = await solvedBy(solver, one.id);
  const begun = await sent<GameJson>('POST', 'games', solver, { puzzle: two.id });
  const contest = await sent<{ id: string }>('POST', 'contests', author, {
    title: 'Both of them',
    beginsAt: new Date(test.clock.now + 3_600_000).toISOString(),
    minutes: 60,
    puzzles: [one.id, two.id],
  });
  const comment = (text: string, isOpen: boolean) =>
    sent('POST', `puzzles/${one.id}/comments`, solver, { text, isOpen });
  await comment(SPOKEN.closed, false);
  await comment(SPOKEN.open, true);
  await writeDump(test.site);
  await countRankings(test.site);
  known = {
    id: [one.id, two.id, series, solve.id, game.id, begun.id, contest.id, 'nothing'],
    solve: [solve.id],
    drawn: [one.id, two.id],
    name: ['Nadia', 'Viktor', 'Olga', 'Nobody'],
    author: ['Nadia'],
    board: [...BOARDS, 'nothing'],
    day: [day, dayAfter(day, -1), dayAfter(day, 1)],
    month: [day.slice(0, 7)],
    puzzle: ['small', 'medium'],
    part: ['1.xml', '2.xml'],
    token: ['x'],
    lang: ['ru'],
    format: ['share', 'json'],
    tag: [...ONE.tags, ...TWO.tags],
    kind: ['helped', 'machine'],
    solved: ['yes', 'no', 'started'],
    language: ['en', 'ru'],
  };
  secrets = [toSecret(ONE, [SPOKEN.closed, moves]), toSecret(TWO, [])];
});
afterAll(() => test.close());

type Sample = typeof ONE;

function toSecret({ name, titles, tags, description, notes, ...rest }: Sample, more: string[]) {
  const { goal } = drawn(...rest.picture);
  if (goal === undefined) throw new Error('a drawing without cells');
  const words = [titles.en, titles.ru, ...tags, description, notes, ...more];
  return { name, words, picture: goal };
}

/** Sends what has to succeed. */
async function sent<T>(method: string, path: string, as: TestPerson, body: unknown): Promise<T> {
  const answer = await test.ask(method, `/api/v1/${path}`, { as, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}

function published({ name: _, picture, ...texts }: Sample): Promise<PuzzleDetail> {
  const file = `${picture.join('\n')}\n`;
  return sent('POST', 'puzzles', author, { file, ...texts, acceptWarnings: true });
}

/** Solves the first puzzle as a person does; tells some of the moves as a record has them. */
async function solvedBy(person: TestPerson, puzzle: string) {
  const { picture } = toSecret(ONE, []);
  const record = bytesOfRecord(cluesOf(picture), playedRecord(picture));
  const game = await sent<GameJson>('POST', 'games', person, { puzzle });
  test.clock.now += 3_600_000;
  const path = `games/${game.id}/solve`;
  const { solve } = await sent<SolvedJson>('POST', path, person, { record: base64(record) });
  const text = Buffer.from(record).toString();
  const from = text.indexOf('"moves":');
  return { solve, game, moves: text.slice(from, from + 100) };
}

/** What answers give away, by path: "/puzzles/3FHTBKNHdr9 one: picture". */
function told(answers: readonly Crawled[]): string[] {
  return answers.flatMap((answer) =>
    tracesIn(answer, secrets).map((trace) => `${answer.path} ${trace}`),
  );
}

/** The kinds of answers that give something of a puzzle away: "/puzzles/ONE". */
function findPlaces(all: readonly string[], name: string): string[] {
  const [one = '', two = '', series = '', solve = '', game = ''] = known['id'] ?? [];
  const places = all
    .filter((trace) => trace.includes(` ${name}: `))
    .map((trace) =>
      trace
        .replace(/[? ].*/, '')
        .replace(/^\/ru\//, '/')
        .replace(one, 'ONE')
        .replace(two, 'TWO')
        .replace(series, 'SERIES')
        .replace(solve, 'SOLVE')
        .replace(game, 'GAME')
        .replace(/(ONE|TWO)\.\w+$/, '$1.*')
        .replace(/\d{4}-\d\d-\d\d/, 'DAY'),
    );
  return [...new Set(places)].sort();
}

/** Where a person who has solved the first puzzle finds it again. */
const OWN_PLACES = [
  ...['/', '/puzzles', '/puzzles/ONE', '/people/Nadia', '/series/SERIES'],
  ...['/api/v1/daily', '/api/v1/daily/DAY', '/api/v1/me/export', '/api/v1/series/SERIES'],
  ...['/api/v1/puzzles', '/api/v1/puzzles/ONE', '/api/v1/puzzles/ONE.*', '/api/v1/puzzles/random'],
  ...['/api/v1/puzzles/ONE/comments', '/api/v1/solves/SOLVE/record', '/api/v1/games/GAME'],
];

describe('a crawl of all addresses', () => {
  it.each([
    ['a stranger', (): TestPerson | undefined => undefined],
    ['a person who has solved nothing', (): TestPerson | undefined => idle],
  ] as const)('finds nothing of a puzzle as %s', async (_, as) => {
    const answers = await crawl(test, known, as());
    expect(told(answers)).toEqual([]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    // the open comment is found: the search would have found the others
    expect(answers.some(({ body }) => Buffer.from(body).includes(SPOKEN.open))).toBe(true);
  });

  it('finds nothing of the other puzzle as a person who has solved only one', async () => {
    const all = told(await crawl(test, known, solver));
    expect(findPlaces(all, 'two')).toEqual([]);
    expect(findPlaces(all, 'one')).toEqual([...OWN_PLACES].sort());
    const words = all.flatMap((trace) => trace.split(' one: ').slice(1));
    expect([...new Set(words)].sort()).toEqual([...(secrets[0]?.words ?? []), 'picture'].sort());
  });

  it('finds both puzzles as their author, on pages that no shared cache stores', async () => {
    const answers = await crawl(test, known, author);
    const all = told(answers);
    for (const [name, id] of [
      ['one', 'ONE'],
      ['two', 'TWO'],
    ] as const) {
      expect(findPlaces(all, name)).toEqual(
        expect.arrayContaining([
          `/puzzles/${id}`,
          `/api/v1/puzzles/${id}`,
          `/api/v1/puzzles/${id}.*`,
        ]),
      );
    }
    const open = answers.filter(({ cache }) => cache.includes('public'));
    expect(open.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/sitemap.xml', '/feeds/new.atom', '/api/v1/puzzles.ndjson.gz']),
    );
    expect(told(open)).toEqual([]);
  });
});
