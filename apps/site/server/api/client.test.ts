/** The client of the library against the routes of the site. */
import { UNIQUE } from '@nonokit/core/testing';
import { type ClientFetch, createClient } from 'nonokit/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineEngine } from '../testing/inline-engine.js';
import { type TestSite, testSite } from '../testing/test-site.js';

let test: TestSite;
beforeAll(async () => {
  test = await testSite({ engine: inlineEngine() });
});
afterAll(() => test.close());

/** Asks the site without a network, and notes what was asked. */
function createTestClient(asked: string[] = []) {
  const fetch: ClientFetch = async (address, init) => {
    asked.push(`${init.method} ${address} ${init.headers['Authorization'] ?? ''}`);
    return test.app.request(address, init);
  };
  return createClient({ site: 'http://localhost:4000/', language: 'ru', fetch });
}

describe('a client', () => {
  it('reads the catalogue', async () => {
    const asked: string[] = [];
    const list = await createTestClient(asked).puzzles({ size: [10, 15], limit: 5 });
    expect(list).toMatchObject({ ok: true, value: { puzzles: [] } });
    expect(asked).toEqual(['GET http://localhost:4000/api/v1/puzzles?size=10%2C15&limit=5 ']);
    expect(await createTestClient().me()).toEqual({ ok: true, value: { person: null } });
    expect(await createTestClient().daily()).toMatchObject({ ok: true });
  });

  it('uses the engine, with texts, bytes and objects', async () => {
    const client = createTestClient();
    for (const puzzle of [UNIQUE, new TextEncoder().encode(UNIQUE), JSON.parse(UNIQUE)]) {
      expect(await client.solve(puzzle)).toMatchObject({ ok: true, value: { status: 'unique' } });
    }
    const check = await client.check(UNIQUE);
    expect(check.ok && check.value.difficulty?.label).toBe('trivial');
    const hint = await client.hint(UNIQUE, { tell: 'where' });
    expect(hint.ok && Object.keys(hint.value)).toEqual(['kind', 'help']);
    const written = await client.convert(UNIQUE, { to: 'nin' });
    expect(written.ok && new TextDecoder().decode(written.value)).toMatch(/^5 5\n/);
    const picture = await client.draw(UNIQUE, { output: 'png', what: 'solution', style: 'plain' });
    if (!picture.ok) throw new Error(picture.problem.message);
    const made = await client.make(picture.value, { size: '5x5' });
    expect(made).toMatchObject({ ok: true, value: { puzzle: { width: 5 } } });
  });

  it('returns problems with their code, place and status', async () => {
    const client = createTestClient();
    expect(await client.puzzle('3FHTBKNHdr9')).toMatchObject({
      ok: false,
      problem: { code: 'not-found', status: 404 },
    });
    const broken = await client.solve('width 2\nheight 2\n\nrows\n1\n1\n\ncolumns\n1\n7\n');
    expect(broken).toMatchObject({
      ok: false,
      problem: { status: 422, line: expect.any(Number), message: expect.stringMatching(/[а-яё]/) },
    });
    expect(await client.begin({ puzzle: 'x' })).toMatchObject({ problem: { status: 401 } });
  });

  it('sends its key', async () => {
    const asked: string[] = [];
    const fetch: ClientFetch = async (address, init) => {
      asked.push(init.headers['Authorization'] ?? '');
      return test.app.request(address, init);
    };
    await createClient({ site: 'http://localhost:4000', key: 'abc', fetch }).me();
    expect(asked).toEqual(['Bearer abc']);
  });

  it('returns a problem without a site, and rejects when it is cancelled', async () => {
    const fails: ClientFetch = () => Promise.reject(new TypeError('fetch failed'));
    const nowhere = createClient({ site: 'http://localhost:1', fetch: fails });
    expect(await nowhere.me()).toMatchObject({
      problem: {
        code: 'no-connection',
        status: 0,
        message: expect.stringContaining('localhost:1'),
      },
    });
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(nowhere.me({ signal })).rejects.toThrow('enough');
    const strange: ClientFetch = async () => new Response('<html>', { status: 502 });
    expect(await createClient({ site: 'http://x', fetch: strange }).me()).toMatchObject({
      problem: { code: 'unreadable-answer', status: 502 },
    });
  });
});
