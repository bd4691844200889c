/** A site below a path of its name: every address that it gives out has the path, and cookies. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPuzzles } from '../testing/fill-puzzles.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';

const BASE = 'https://example.org/nonograms';

describe('a site below a path', () => {
  let test: TestSite;
  let anna: TestPerson;
  beforeAll(async () => {
    test = await testSite({ config: { baseUrl: BASE } });
    anna = await test.person('Anna');
    await fillPuzzles(test.site.db, 1, 3);
  });
  afterAll(() => test.close());

  const location = async (path: string): Promise<string | null> => {
    const answer = await test.ask('GET', path);
    return `${answer.status} ${answer.headers.get('location')}`;
  };

  it('answers there, and to a proxy that takes the path off', async () => {
    for (const address of [`${BASE}/api/v1/site`, 'https://example.org/api/v1/site']) {
      expect((await test.app.request(address)).status).toBe(200);
    }
    for (const path of ['/healthz', '/readyz', '/api/v1/puzzles']) {
      expect((await test.ask('GET', path)).status, path).toBe(200);
    }
    // the name of the path alone is none of its folders
    expect((await test.app.request('https://example.org/nonogramsx/site.css')).status).toBe(404);
  });

  it('redirects below the path', async () => {
    expect(await location('')).toBe('301 /nonograms/');
    expect(await location('/ru')).toBe('301 /nonograms/ru/');
    expect(await location('/puzzles/random')).toMatch(/^302 \/nonograms\/puzzles\/\w+$/);
    const body = { title: 'Later' };
    const made = await test.ask('POST', '/api/v1/lists', { as: anna, body });
    expect(made.headers.get('location')).toMatch(/^\/nonograms\/api\/v1\/lists\/\w+$/);
  });

  it('gives cookies to itself alone', async () => {
    const body = { name: 'Boris', password: 'seven grey owls' };
    const made = await test.ask('POST', '/api/v1/accounts', { body });
    const cookies = made.headers.getSetCookie();
    expect(cookies.map((one) => one.split('=')[0])).toEqual([
      '__Secure-nonokit',
      '__Secure-nonokit-device',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/nonograms\/; HttpOnly; Secure; SameSite=Lax$/);
    }
    const [session = ''] = cookies;
    const headers = { Cookie: session.split(';')[0] ?? '' };
    const me = await test.ask('GET', '/api/v1/me', { headers });
    expect(await me.json()).toMatchObject({ person: { name: 'Boris' } });
  });

  it('has the path in all that programs read', async () => {
    const list = await test.ask('GET', '/api/v1/puzzles?limit=1');
    expect(list.headers.get('link')).toMatch(`<${BASE}/api/v1/puzzles?`);
    const described = await (await test.ask('GET', '/api/v1/openapi.json')).json();
    expect(described).toMatchObject({ servers: [{ url: BASE }] });
    const problem = await (await test.ask('GET', '/api/v1/puzzles/none')).json();
    expect(problem).toMatchObject({ type: '/nonograms/api#not-found' });
    expect(await (await test.ask('GET', '/robots.txt')).text()).toContain(
      'Disallow: /nonograms/settings/',
    );
    for (const path of ['/feeds/new.atom', '/sitemap.xml', '/llms.txt']) {
      const text = await (await test.ask('GET', path)).text();
      const addresses = text.match(/https:\/\/example\.org[^\s"<)]*/g) ?? [];
      expect(addresses.length, path).toBeGreaterThan(0);
      expect(
        addresses.filter((one) => !one.startsWith(BASE)),
        path,
      ).toEqual([]);
    }
  });

  it('takes changes from its own pages', async () => {
    const body = { title: 'Mine' };
    const from = (origin: string) =>
      test.ask('POST', '/api/v1/lists', { as: anna, body, headers: { Origin: origin } });
    expect((await from('https://example.org')).status).toBe(201);
    expect((await from('https://example.net')).status).toBe(403);
  });
});
