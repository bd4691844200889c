/**
 * Unlisted puzzles on both databases: everybody who has the address plays them, and nothing else
 * leads there; they become public once and stay so.
 */
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PuzzleDetail } from '../../../contract/catalogue.js';
import { onBothDatabases } from '../../testing/both-databases.js';
import { inlineEngine } from '../../testing/inline-engine.js';
import { type TestPerson, type TestSite, testSite } from '../../testing/test-site.js';
import { wrongCounts } from '../../testing/wrong-counts.js';

const HEART = '.#.#.\n#####\n#####\n.###.\n..#..\n';

function suite(url: () => string): void {
  let test: TestSite;
  let ann: TestPerson;
  let bob: TestPerson;
  let moderator: TestPerson;
  let id: string;
  let number: number;
  beforeAll(async () => {
    test = await testSite({ database: url(), engine: inlineEngine() });
  });
  beforeEach(async () => {
    for (const table of ['puzzle', 'puzzle_count', 'person'] as const) {
      await test.site.db.deleteFrom(table).execute();
    }
    ann = await test.person('Ann');
    bob = await test.person('Bob');
    moderator = await test.person('Mod', 'moderator');
    await ask('PUT', '/people/Ann/follow', bob);
    test.clock.now += 1000;
    const body = { file: HEART, titles: { en: 'Heart' }, isUnlisted: true, acceptWarnings: true };
    const { status, json } = await ask('POST', '/puzzles', ann, body);
    expect(status, JSON.stringify(json)).toBe(201);
    const puzzle = json as PuzzleDetail;
    expect(puzzle.isUnlisted).toBe(true);
    id = puzzle.id;
    number = puzzle.number;
  });
  afterAll(() => test.close());

  async function ask(method: string, path: string, as?: TestPerson, body?: unknown) {
    const answer = await test.ask(method, `/api/v1${path}`, { as, body });
    const text = await answer.text();
    return { status: answer.status, text, json: text.startsWith('{') ? JSON.parse(text) : {} };
  }

  /** The places that lead to public puzzles, for one reader; those that lead to this one. */
  async function waysTo(as?: TestPerson): Promise<string[]> {
    const calls = [
      '/puzzles',
      '/puzzles?author=Ann',
      `/puzzles?number=${number}`,
      '/puzzles?sort=new',
      '/puzzles/random',
      '/me/notices',
      '/games/next',
      '/site',
    ];
    const found: string[] = [];
    for (const call of calls) {
      if ((await ask('GET', call, as)).text.includes(id)) found.push(call);
    }
    for (const path of ['/sitemap/1.xml', '/feeds/new.atom', '/ru/feeds/new.atom']) {
      if ((await (await test.ask('GET', path, { as })).text()).includes(id)) found.push(path);
    }
    const since = '/api/v1/puzzles.ndjson.gz?since=2026-11-01';
    const dump = await test.ask('GET', since, { as });
    expect(dump.status).toBe(200);
    if (gunzipSync(Buffer.from(await dump.arrayBuffer())).includes(id)) found.push('dump');
    return found;
  }

  it('is found by its address alone', async () => {
    for (const as of [undefined, ann, bob, moderator]) {
      expect(await waysTo(as), as?.name).toEqual([]);
      for (const path of ['', '.json', '/ranking', '/comments']) {
        expect((await ask('GET', `/puzzles/${id}${path}`, as)).status, path).toBe(200);
      }
    }
    expect((await ask('POST', '/games', bob, { puzzle: id })).status).toBe(200);
    const desk = (await ask('GET', '/me/desk', ann)).json as { puzzles: { state: string }[] };
    expect(desk.puzzles.map(({ state }) => state)).toEqual(['unlisted']);
    expect(await wrongCounts(test.site.db)).toEqual([]);
  });

  it('goes into no list, series or room', async () => {
    expect((await ask('PUT', `/lists/favourites/puzzles/${id}`, bob)).status).toBe(404);
    const series = { title: 'Mine', puzzles: [id] };
    expect((await ask('POST', '/series', ann, series)).status).toBe(422);
    expect((await ask('POST', '/rooms', undefined, { puzzle: id })).status).toBe(404);
  });

  it('becomes public by its author alone, once and for good', async () => {
    const path = `/puzzles/${id}`;
    const open = { isUnlisted: false };
    expect((await ask('PUT', path, undefined, open)).status).toBe(401);
    expect((await ask('PUT', path, bob, open)).status).toBe(403);
    expect((await ask('PUT', path, moderator, open)).status).toBe(403);
    const listed = await ask('PUT', path, ann, open);
    expect(listed.status).toBe(200);
    expect(listed.json.isUnlisted).toBe(undefined);
    const ways = await waysTo(bob);
    for (const way of ['/puzzles', '/puzzles?author=Ann', '/me/notices', 'dump']) {
      expect(ways).toContain(way);
    }
    expect(await wrongCounts(test.site.db)).toEqual([]);
    const back = await ask('PUT', path, ann, { isUnlisted: true });
    expect(`${back.status} ${back.json.code}`).toBe('409 stays-public');
  });

  it('is unlisted again after a moderator has hidden and shown it', async () => {
    const act = (action: string) =>
      ask('POST', '/moderation/actions', moderator, {
        action,
        subject: { kind: 'puzzle', id },
        reason: 'other',
      });
    const seen = async () => (await ask('GET', `/puzzles/${id}`, bob)).status;
    expect((await act('hide')).status).toBe(201);
    expect(await seen()).toBe(404);
    expect(await waysTo(bob)).toEqual([]);
    expect((await act('show')).status).toBe(201);
    expect(await seen()).toBe(200);
    expect(await waysTo(bob)).toEqual([]);
    expect(await wrongCounts(test.site.db)).toEqual([]);
  });
}

onBothDatabases('unlisted puzzles', suite);
