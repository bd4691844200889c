/** Limits: counted for address and account, told in headers, shared by processes. */
import { afterEach, describe, expect, it } from 'vitest';
import { listPages, NO_DATA } from '../../web/pages.js';
import { type PeopleSite, peopleSite } from '../testing/people-site.js';
import { addressKey } from './client-address.js';

const open: PeopleSite[] = [];
async function limited(config = {}): Promise<PeopleSite> {
  const people = await peopleSite({ limits: 1, ...config });
  open.push(people);
  return people;
}
afterEach(async () => {
  for (const people of open.splice(0)) await people.close();
});

const wrong = { password: 'wrong in any case' };

describe('signing in', () => {
  it('is limited for a name at an address, and still works elsewhere and with the password', async () => {
    const people = await limited();
    const { password } = await people.account('Target');
    const tries = async (address: string, name: string, times: number, given = wrong.password) => {
      const body = { name, password: given };
      const statuses: number[] = [];
      for (let k = 0; k < times; k++) {
        statuses.push((await people.ask('POST', '/session', { body, address })).status);
      }
      return statuses;
    };
    expect(await tries('192.0.2.7', 'Target', 11)).toEqual([...Array(10).fill(401), 429]);
    // even the right password, so that the refusal tells nothing
    expect(await tries('192.0.2.7', 'target', 1, password)).toEqual([429]);
    expect(await tries('192.0.2.8', 'Target', 1, password)).toEqual([200]);
    // the same for a name that nobody has
    expect(await tries('192.0.2.9', 'Nobody', 11)).toEqual([...Array(10).fill(401), 429]);
    people.clock.now += 15 * 60_000;
    expect(await tries('192.0.2.7', 'Target', 1, password)).toEqual([200]);
  });

  it('is limited to fifty attempts an hour for one name, from addresses that have failed', async () => {
    const people = await limited();
    const target = await people.account('Target');
    const guess = async (k: number, name = 'Target') => {
      const body = { name, ...wrong };
      const address = `198.51.100.${k}`;
      return (await people.ask('POST', '/session', { body, address })).status;
    };
    const statuses: number[] = [];
    for (let k = 0; k < 60; k++) statuses.push(await guess(k % 10));
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.slice(50).every((status) => status === 429)).toBe(true);
    expect(people.hashes.count).toBe(51);
    // also an address that failed for another name
    expect([await guess(20, 'Other'), await guess(20)]).toEqual([401, 429]);
    // the owner on a new device, where nobody has failed before; one mistake, and it is closed
    const once = { name: 'Target', password: target.password };
    const fresh = { body: once, address: '192.0.2.50' };
    expect((await people.ask('POST', '/session', fresh)).status).toBe(200);
    expect([await guess(30), await guess(30)]).toEqual([401, 429]);
    // the recovery code works, too, even where passwords failed
    const body0 = { name: 'Target', code: target.recoveryCode, password: target.password };
    const recovered = await people.ask('POST', '/recovery', {
      body: body0,
      address: '198.51.100.1',
    });
    expect(recovered.status).toBe(200);

    // the owner's browser has a budget of its own, also while another address guesses
    const address = '198.51.100.1';
    const body = { name: 'Target', password: target.password };
    const ask = async (device: string, given: object = body) => {
      const headers = { Cookie: device };
      return (await people.ask('POST', '/session', { body: given, address, headers })).status;
    };
    const [, device = ''] = target.cookies;
    const [, foreign = ''] = (await people.account('Other')).cookies;
    expect([await ask(device), await ask(foreign)]).toEqual([200, 429]);
    expect(await ask(`${device.slice(0, -1)}${device.endsWith('A') ? 'B' : 'A'}`)).toBe(429);
    for (let k = 0; k < 10; k++) expect(await ask(device, { ...body, ...wrong })).toBe(401);
    expect(await ask(device)).toBe(429);
  });

  it('recovers from a wrong clock as soon as it is set right', async () => {
    const people = await limited();
    const tries = async (times: number) => {
      const body = { name: 'Target', ...wrong };
      for (let k = 1; k < times; k++) await people.ask('POST', '/session', { body });
      return (await people.ask('POST', '/session', { body })).status;
    };
    people.clock.now += 40 * 86_400_000;
    expect(await tries(11)).toBe(429);
    people.clock.now -= 40 * 86_400_000;
    expect(await tries(10)).toBe(401);
    expect(await tries(1)).toBe(429);
  });

  it('does not count correct passwords', async () => {
    const people = await limited();
    const { password } = await people.account('Often');
    for (let k = 0; k < 15; k++) {
      const body = { name: 'Often', password };
      const address = `192.0.2.${k}`;
      expect((await people.ask('POST', '/session', { body, address })).status).toBe(200);
    }
    const rows = await people.site.db.selectFrom('attempt').selectAll().execute();
    expect(rows.find(({ key }) => key === 'name:often')?.points).toBe(0);
  });
});

describe('signing up', () => {
  const sign = async (people: PeopleSite, name: string, password = 'seven grey owls at noon') => {
    const answer = await people.ask('POST', '/accounts', { body: { name, password } });
    return [answer.status, answer.headers.get('RateLimit-Remaining')];
  };

  it('is not limited by what was refused, so that a class behind one address can join', async () => {
    const people = await limited();
    expect(await sign(people, 'First')).toEqual([201, '39']);
    const hashes = people.hashes.count;
    for (let k = 0; k < 50; k++) {
      expect(await sign(people, 'First')).toEqual([409, '39']);
      expect(await sign(people, `Pupil ${k}`, 'short')).toEqual([422, '39']);
    }
    // a refusal costs next to nothing
    expect(people.hashes.count).toBe(hashes);
    for (let k = 0; k < 39; k++) expect((await sign(people, `Pupil ${k}`))[0]).toBe(201);
    expect(await sign(people, 'Too many')).toEqual([429, '0']);
  });

  it('is limited as the operator says, whatever the factor is', async () => {
    const people = await limited({ limits: 1000, ownLimits: { 'sign-up': 2 } });
    expect(await sign(people, 'Anna')).toEqual([201, '1']);
    expect((await sign(people, 'Boris'))[0]).toBe(201);
    expect((await sign(people, 'Vera'))[0]).toBe(429);
    const free = await limited({ limits: 0.001, ownLimits: { change: 0, 'sign-up': 0 } });
    for (let k = 0; k < 5; k++) expect(await sign(free, `P ${k}`)).toEqual([201, null]);
  });
});

describe('any request', () => {
  it('learns the remaining limit, and when to retry', async () => {
    const people = await limited();
    const body = { name: 'x' };
    const first = await people.ask('POST', '/recovery/mail', { body });
    expect([first.status, first.headers.get('RateLimit-Limit')]).toEqual([404, '20']);
    expect(first.headers.get('RateLimit-Remaining')).toBe('19');
    expect(first.headers.get('RateLimit-Reset')).toBe('3600');
    for (let k = 0; k < 19; k++) await people.ask('POST', '/recovery/mail', { body });
    people.clock.now += 600_000;
    const last = await people.ask('POST', '/recovery/mail', { body });
    expect([last.status, last.headers.get('Retry-After')]).toEqual([429, '3000']);
    expect(last.headers.get('RateLimit-Remaining')).toBe('0');
    expect(await last.json()).toMatchObject({
      code: 'too-many-requests',
      limit: 'recovery',
      retryAfter: 3000,
    });
    const elsewhere = await people.ask('POST', '/recovery/mail', { body, address: '192.0.2.99' });
    expect(elsewhere.status).toBe(404);
  });

  it('counts towards the flood limit of its process', async () => {
    const people = await limited({ limits: 0.01 });
    const statuses = [];
    for (let k = 0; k < 13; k++) statuses.push((await people.ask('GET', '/me')).status);
    expect(statuses).toEqual([...Array(12).fill(200), 429]);
  });

  it.each([
    ...['/', '/puzzles', '/ru/learning', '/feeds/new.atom', '/ru/feeds/daily.atom'],
    ...['/sitemap.xml', '/sitemap/1.xml', '/embed/abc', '/people/a.b', '/no.where', '/ru/a.js'],
    '/api/v1/puzzles/abc.non',
  ])('counts towards the flood limit at %s, which the server creates itself', async (path) => {
    const people = await limited({ limits: 0.005 });
    const ask = async () => (await people.app.request(path)).status;
    for (let k = 0; k < 6; k++) expect(await ask()).not.toBe(429);
    expect(await ask()).toBe(429);
  });

  it('does not count for files of the build', async () => {
    const people = await limited({ limits: 0.005 });
    for (const path of ['/assets/a.js', '/icon.svg', '/app.webmanifest', '/shelf/00.json']) {
      for (let k = 0; k < 8; k++) expect((await people.app.request(path)).status).toBe(404);
    }
  });

  it('leaves a class room for all the pages that new browsers keep', async () => {
    const people = await limited({ limits: 0.005 });
    const pages = listPages(NO_DATA).filter(({ path }) => /\/$/.test(path));
    expect(pages.length).toBeGreaterThan(20);
    for (const path of pages.flatMap((one) => [`/${one.path}`, `/ru/${one.path}`])) {
      expect((await people.app.request(path)).headers.get('RateLimit-Limit')).toBe('60');
    }
    expect((await people.app.request('/')).headers.get('RateLimit-Remaining')).toBe('5');
  });

  it('counts for changes of a puzzle, whose file the engine reads', async () => {
    const people = await limited({ limits: 0.02 });
    const answer = await people.ask('PUT', '/puzzles/abc', { body: {} });
    // of the 200 an hour that are for publishing, not of the 240 changes a minute
    expect(answer.headers.get('ratelimit-limit')).toBe('4');
  });

  it('cannot choose its address by a header', async () => {
    const people = await limited();
    const body = { name: 'x' };
    const statuses = [];
    for (let k = 0; k < 21; k++) {
      const headers = { 'X-Forwarded-For': `203.0.113.${k}` };
      statuses.push((await people.ask('POST', '/recovery/mail', { body, headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('counts for the address that our own proxy reports', async () => {
    const people = await limited({ proxies: 1 });
    const body = { name: 'x' };
    const ask = async (client: string, k: number) => {
      // whatever stands before the last address, the client wrote itself
      const headers = { 'X-Forwarded-For': `10.0.0.${k}, ${client}` };
      return (await people.ask('POST', '/recovery/mail', { body, headers })).status;
    };
    const statuses = [];
    for (let k = 0; k < 21; k++) statuses.push(await ask('203.0.113.5', k));
    expect(statuses.at(-1)).toBe(429);
    expect(await ask('203.0.113.6', 1)).toBe(404);
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::9', '2001:db8:1:2::'],
  ['2001:DB8::9', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['', 'unknown'],
])('counts %j as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
