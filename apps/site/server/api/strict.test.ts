/** What every call of the API has: no unknown parameters, no other methods, addresses of pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_BASE } from '../../contract/call-path.js';
import { fillPuzzles } from '../testing/fill-puzzles.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import type { ApiDescription } from './description.js';

const test: TestSite = await testSite();
let owner: TestPerson;
beforeAll(async () => {
  owner = await test.person('Olga', 'administrator');
  await fillPuzzles(test.site.db, 1, 30);
});
afterAll(() => test.close());

const { paths } = (await (
  await test.ask('GET', `${API_BASE}/openapi.json`)
).json()) as ApiDescription;

/** An address that a path may mean. */
function toAddress(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'extension' ? 'non' : 'a1'));
}

const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
);

describe('an unknown parameter', () => {
  it.each(calls)('is refused by %s %s', async (method, path) => {
    const answer = await test.ask(method, `${toAddress(path)}?limt=3`, { as: owner });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'unknown-parameter', field: 'limt' },
    ]);
  });

  it('is refused with a list of the valid ones', async () => {
    const answer = await test.ask('GET', `${API_BASE}/puzzles?limt=3`);
    expect((await answer.json()).detail).toMatch(/no parameter "limt"\. It has .*\blimit\b/);
    const headers = { 'Accept-Language': 'ru' };
    const russian = await test.ask('GET', `${API_BASE}/rankings?all`, { headers });
    expect((await russian.json()).detail).toBe('У этого вызова нет параметра «all». Есть: lang.');
  });

  it('is refused even if the body holds a puzzle in JSON', async () => {
    const body = { puzzle: '1 1\n1\n\n1\n', timeotMs: 5 };
    const answer = await test.ask('POST', `${API_BASE}/solve`, { body });
    expect(await answer.json()).toMatchObject({ code: 'unknown-parameter', field: 'timeotMs' });
  });

  it('reveals nothing to strangers', async () => {
    const answer = await test.ask('GET', `${API_BASE}/me/keys?limt=3`);
    expect(answer.status).toBe(401);
  });
});

describe('an unsupported method', () => {
  const addresses = Object.entries(paths).map(([path, methods]) => {
    const own = Object.keys(methods).map((method) => method.toUpperCase());
    return [path, own.includes('GET') ? [...own, 'HEAD'] : own] as const;
  });

  it.each(addresses)('is refused by %s', async (path, own) => {
    const other = ['PATCH', 'PUT', 'DELETE', 'POST'].find((method) => !own.includes(method)) ?? '';
    const answer = await test.ask(other, toAddress(path), { as: owner });
    const allowed = (answer.headers.get('Allow') ?? '').split(', ');
    expect([answer.status, (await answer.json()).code]).toEqual([405, 'method-not-allowed']);
    expect(allowed).toEqual(expect.arrayContaining([...own]));
    expect(allowed).not.toContain(other);
  });

  it('is refused by the path of the description', async () => {
    const answer = await test.ask('POST', `${API_BASE}/openapi.json`, { as: owner });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('is not confused with an unknown path', async () => {
    for (const path of ['/nothing', '/puzzles/a/b/c', '/puzzles/no-identifier']) {
      const answer = await test.ask('GET', `${API_BASE}${path}`);
      expect([path, answer.status, answer.headers.get('Allow')]).toEqual([path, 404, null]);
    }
  });
});

describe('the header Link', () => {
  it('leads through a whole list, and keeps its filters', async () => {
    let path = `${API_BASE}/puzzles?limit=7&sort=easy`;
    const numbers: number[] = [];
    while (path !== '') {
      const answer = await test.ask('GET', path);
      const { puzzles, next } = await answer.json();
      numbers.push(...puzzles.map((one: { number: number }) => one.number));
      const link = answer.headers.get('Link');
      expect(link === null).toBe(next === null);
      const [, address = ''] = /^<([^>]*)>; rel="next"$/.exec(link ?? '') ?? [];
      path = address.replace(test.site.config.baseUrl, '');
    }
    const all = await test.site.db
      .selectFrom('puzzle')
      .select('number')
      .where('state', '=', 'public')
      .orderBy('number')
      .execute();
    expect(all.length).toBeGreaterThan(20);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(all.map(({ number }) => number));
  });

  it('is present in every answer with a next page', async () => {
    const lists = calls.filter(([method, path]) => {
      const { responses } = paths[path]?.[method.toLowerCase()] ?? { responses: {} };
      const example = responses['200']?.content?.['application/json']?.example;
      const takesCursor = paths[path]?.[method.toLowerCase()]?.parameters?.some(
        ({ name }) => name === 'after',
      );
      return takesCursor === true && JSON.stringify(example ?? '').includes('"next":');
    });
    expect(lists.map(([, path]) => path.slice(API_BASE.length)).toSorted()).toMatchInlineSnapshot(`
      [
        "/contests",
        "/daily/{day}/ranking/{puzzle}",
        "/games",
        "/lists/{id}",
        "/me/desk",
        "/moderation/log",
        "/moderation/reports",
        "/moderation/solves",
        "/puzzles",
        "/puzzles/{id}/comments",
        "/puzzles/{id}/ranking",
        "/rankings/{board}",
        "/series",
      ]
    `);
  });
});

describe('the number of a puzzle', () => {
  it('finds it, alone or with filters that it passes', async () => {
    const ask = async (query: string) => {
      const answer = await test.ask('GET', `${API_BASE}/puzzles?${query}`);
      return (await answer.json()).puzzles.map((one: { number: number }) => one.number);
    };
    expect(await ask('number=7')).toEqual([7]);
    expect(await ask('number=7&sort=popular')).toEqual([7]);
    expect(await ask('number=31')).toEqual([]);
    const since = await ask('number=7&since=2999-01-01');
    expect(since).toEqual([]);
    const bad = await test.ask('GET', `${API_BASE}/puzzles?number=seven`);
    expect((await bad.json()).field).toBe('number');
  });
});
