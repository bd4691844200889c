/**
 * Caches between us and people: what depends on who asks is kept by none of them, whatever the
 * route. All routes of the app are called as a guest and as a signed-in person.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inlineEngine } from '../testing/inline-engine.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';

let test: TestSite;
let anna: TestPerson;
beforeAll(async () => {
  test = await testSite({ engine: inlineEngine() });
  anna = await test.person('Anna');
});
afterAll(() => test.close());

/** The routes below the API that read, with something in place of their parts. */
function paths(): readonly string[] {
  const reading = test.app.routes.filter(({ method }) => method === 'GET');
  return [...new Set(reading.map(({ path }) => path))]
    .filter((path) => path.startsWith('/api/v1/'))
    .map((path) => path.replaceAll(/:\w+(\{[^/]*\})?/g, 'Anna'));
}

it('shared caches may store only the answers that are the same for everyone', async () => {
  expect(paths().length).toBeGreaterThan(30);
  const shared: string[] = [];
  for (const path of paths()) {
    for (const as of [undefined, anna]) {
      const answer = await test.ask('GET', path, { as });
      const cache = answer.headers.get('cache-control') ?? '';
      const isOwn = /^(private|no-store)/.test(cache);
      const vary = answer.headers.get('vary') ?? '';
      if (isOwn && (cache.includes('no-store') || /cookie/i.test(vary))) continue;
      shared.push(`${path}: ${cache}; ${vary}`);
    }
  }
  expect([...new Set(shared)]).toEqual(FOR_EVERYBODY);
});

it('shared caches must not store an answer to a change', async () => {
  const answer = await test.ask('POST', '/api/v1/session', { body: { name: 'x', password: 'y' } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const made = await test.ask('PATCH', '/api/v1/me', { as: anna, body: { about: 'x' } });
  expect([made.status, made.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

it.each(['/puzzles', '/series', '/rankings', '/moderation/log', '/puzzles/random', '/me'])(
  'an unchanged answer of %s is not sent again',
  async (path) => {
    const ask = (tag = '') =>
      test.ask('GET', `/api/v1${path}`, { as: anna, headers: { 'If-None-Match': tag } });
    const first = await ask();
    const tag = first.headers.get('etag');
    if (first.headers.get('cache-control') === 'no-store') return expect(tag).toBeNull();
    const again = await ask(tag ?? '');
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
    const other = await ask('"other"');
    expect([other.status, await other.text()]).toEqual([200, await first.text()]);
  },
);

/** The same for all: the description of the API. */
const FOR_EVERYBODY = ['/api/v1/openapi.json: public, max-age=3600; '];
