/** What guards every request: origin, bodies, headers, keys, languages, bans. */
import { afterAll, describe, expect, it } from 'vitest';
import { type Ask, peopleSite, readCookie } from '../../testing/people-site.js';

const people = await peopleSite();
const secure = await peopleSite({ baseUrl: 'https://nonograms.example' });
const { cookie } = await people.account('Guarded');
afterAll(() => Promise.all([people.close(), secure.close()]));

async function askRoute(method: string, path: string, ask: Ask): Promise<[number, string?]> {
  const response = await people.ask(method, path, ask);
  const text = await response.text();
  const { code } = (text === '' ? {} : JSON.parse(text)) as { code?: string };
  return code === undefined ? [response.status] : [response.status, code];
}

async function madeKey(): Promise<{ key: string }> {
  const body = { name: 'a key', scopes: ['read'] };
  return (await people.ask('POST', '/me/keys', { cookie, body })).json();
}

describe('changes by cookie', () => {
  const change = (headers: Record<string, string>, more: Ask = { cookie }) =>
    askRoute('PATCH', '/me', { ...more, body: { about: 'a' }, headers });

  it.each([
    ['our own page', { 'Sec-Fetch-Site': 'same-origin' }],
    ['our own page in an old browser', {}],
    ['this machine by its other name', { Origin: 'http://127.0.0.1:4000', Host: '127.0.0.1:4000' }],
  ])('come from %s', async (_, headers) => {
    expect(await change(headers)).toEqual([200]);
  });

  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['another port', { Origin: 'http://localhost:4001' }],
    ['another scheme', { Origin: 'https://localhost:4000' }],
    ['a sandboxed frame', { Origin: 'null' }],
    ['a page with our name in its own', { Origin: 'http://localhost:4000.evil.example' }],
    ['a site beside ours', { 'Sec-Fetch-Site': 'same-site' }],
    ['a link from elsewhere', { 'Sec-Fetch-Site': 'cross-site' }],
    [
      'this machine, rebound to another name',
      { Origin: 'http://evil.example', Host: 'evil.example' },
    ],
  ])('do not come from %s', async (_, headers) => {
    expect(await change(headers)).toEqual([403, 'foreign-origin']);
  });

  it('need an origin with a cookie, and none without one', async () => {
    expect(await change({ Origin: '' })).toEqual([403, 'foreign-origin']);
    const { key } = await madeKey();
    expect(await change({ Origin: '' }, { key })).toEqual([403, 'scope-missing']);
    const body = { name: 'Guarded', password: 'the long password of Guarded' };
    const program = { body, headers: { Origin: '' } };
    expect(await askRoute('POST', '/session', program)).toEqual([200]);
  });

  it('include signing in, so that a stranger cannot sign a visitor in', async () => {
    const body = { name: 'Guarded', password: 'the long password of Guarded' };
    const headers = { Origin: 'https://evil.example' };
    const answer = await askRoute('POST', '/session', { body, headers });
    expect(answer).toEqual([403, 'foreign-origin']);
  });
});

describe('headers', () => {
  it('forbid scripts in pages, frames and content sniffing', async () => {
    for (const path of ['/me', '/nothing-here', '/people/nobody']) {
      const { headers } = await people.ask('GET', path);
      const policy = headers.get('Content-Security-Policy') ?? '';
      const script = /script-src ([^;]*)/.exec(policy)?.[1];
      expect(script).toBe("'self' 'wasm-unsafe-eval'");
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('same-origin');
      expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
      expect(headers.get('Strict-Transport-Security')).toBeNull();
    }
  });

  it('require HTTPS and a __Host- cookie if the site has HTTPS', async () => {
    const { cookie: secured } = await secure.account('Secured');
    const body = { name: 'Secured', password: 'the long password of Secured' };
    const response = await secure.ask('POST', '/session', { body, cookie: secured });
    expect(response.headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
    const [line = '', device = ''] = response.headers.getSetCookie();
    expect(line).toMatch(/^__Host-nonokit=[\w-]{43}; /);
    expect(device).toMatch(/^__Host-nonokit-device=/);
    const parseAttributes = (cookie: string) => new Set(cookie.split('; ').slice(1));
    const usual = ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'];
    expect(parseAttributes(line)).toEqual(new Set(['Max-Age=2592000', ...usual]));
    expect(parseAttributes(device)).toEqual(new Set(['Max-Age=31536000', ...usual]));
  });

  it('let pages of other sites read without cookies, and nothing else', async () => {
    const headers = { Origin: 'https://other.example' };
    const read = await people.ask('GET', '/people/Guarded', { headers });
    expect(read.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(read.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    const asked = { ...headers, 'Access-Control-Request-Method': 'DELETE' };
    const before = await people.ask('OPTIONS', '/me', { headers: asked });
    expect(before.headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD');
    const body = { name: 'Guarded', password: 'wrong in any case' };
    const written = await people.ask('POST', '/session', { body });
    expect(written.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('bodies', () => {
  it('are limited, with or without a declared length', async () => {
    const about = 'x'.repeat(70_000);
    expect(await askRoute('PATCH', '/me', { cookie, body: { about } })).toEqual([
      413,
      'body-too-large',
    ]);
    const pieces = new ReadableStream({
      start(controller) {
        for (let k = 0; k < 70; k++) controller.enqueue(new Uint8Array(1024).fill(32));
        controller.close();
      },
    });
    const request = new Request('http://localhost:4000/api/v1/me', {
      method: 'PATCH',
      body: pieces,
      duplex: 'half',
      headers: { Cookie: cookie, Origin: 'http://localhost:4000' },
    } as RequestInit);
    expect((await people.app.fetch(request)).status).toBe(413);
  });

  it.each([
    ['no JSON', '{"about":', 'application/json', 400],
    ['another type', '{"about":"a"}', 'text/plain', 415],
    ['a zero sign', '{"about":"a\\u0000"}', 'application/json', 400],
    ['a zero sign in capitals', '{"about":"a\\u0000"}', 'Application/JSON', 400],
    ['a zero sign in JSON of a kind', '{"about":"a\\u0000"}', 'application/x+json', 400],
    ['a list', '[]', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
  ])('with %s are refused', async (_, body, type, status) => {
    const response = await people.app.request('http://localhost:4000/api/v1/me', {
      method: 'PATCH',
      body,
      headers: { Cookie: cookie, Origin: 'http://localhost:4000', 'Content-Type': type },
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'invalid-request' });
  });

  it('cannot reach the prototype of any object', async () => {
    const response = await people.app.request('http://localhost:4000/api/v1/me', {
      method: 'PATCH',
      body: '{"shows":{"__proto__":{"skill":true},"constructor":{"prototype":{"a":1}}}}',
      headers: {
        Cookie: cookie,
        Origin: 'http://localhost:4000',
        'Content-Type': 'application/json',
      },
    });
    expect((await response.json()).person.shows).toEqual({
      statistics: true,
      solves: true,
      skill: false,
    });
    expect(({} as { a?: number }).a).toBeUndefined();
  });
});

describe('a client', () => {
  it('is anonymous with an invalid key, even beside a cookie', async () => {
    const headers = { Authorization: 'Basic Z3Vlc3Q6Z3Vlc3Q=' };
    expect(await askRoute('GET', '/me', { cookie, headers })).toEqual([401, 'key-unknown']);
    expect(await askRoute('GET', '/me', { cookie, key: 'nk_x' })).toEqual([401, 'key-unknown']);
  });

  it('learns nothing of an error except its number in the log', async () => {
    const broken = await peopleSite();
    await broken.site.storage.close();
    const response = await broken.ask('GET', '/people/anybody');
    const { requestId, ...rest } = await response.json();
    expect(requestId).toMatch(/^\w{11}$/);
    expect(rest).toEqual({
      type: '/api#internal',
      title: 'internal',
      status: 500,
      code: 'internal',
      detail: 'Something went wrong here. The error has been logged.',
    });
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it('may publish nothing while banned, but may delete the account', async () => {
    const { cookie: theirs, password } = await people.account('Banned');
    const until = people.clock.now + 1000;
    const news = { banned_until: until, ban_reason: 'spam' };
    await people.site.db.updateTable('person').set(news).where('name', '=', 'Banned').execute();
    const write = () => askRoute('POST', '/puzzles', { cookie: theirs, body: {} });
    expect(await write()).toEqual([403, 'banned']);
    const profile = (body: object) => askRoute('PATCH', '/me', { cookie: theirs, body });
    expect(await profile({ about: 'buy here' })).toEqual([403, 'banned']);
    expect((await profile({ about: '', shows: { solves: false } }))[0]).toBe(200);
    const { person } = await (await people.ask('GET', '/me', { cookie: theirs })).json();
    expect(person.banned).toEqual({ until: new Date(until).toISOString(), reason: 'spam' });
    people.clock.now += 1001;
    expect(await write()).toEqual([404, 'not-found']);
    people.clock.now -= 1001;
    const leaving = await people.ask('DELETE', '/me', { cookie: theirs, body: { password } });
    expect([leaving.status, readCookie(leaving)]).toEqual([204, '']);
  });

  it('gets problems in their own language', async () => {
    const detail = async (headers: Record<string, string>, query = '') =>
      (await (await people.ask('GET', `/people/nobody9${query}`, { headers })).json()).detail;
    const russian = await detail({ 'Accept-Language': 'ru-RU,ru;q=0.9,en;q=0.8' });
    expect(russian).toMatch(/[а-яё]/);
    expect(await detail({ 'Accept-Language': 'de, en;q=0.9, ru;q=0.1' })).not.toBe(russian);
    expect(await detail({ 'Accept-Language': 'en', Cookie: 'language=ru' })).toBe(russian);
    expect(await detail({ Cookie: 'language=ru' }, '?lang=en')).not.toBe(russian);
  });
});
