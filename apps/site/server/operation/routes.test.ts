/** Health and metrics, and the addresses that pages tell search engines. */

import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@nonokit/core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { NO_JOBS, type TestSite, testSite } from '../testing/test-site.js';
import { noteBackup } from './kept-backups.js';

const baseUrl = 'https://nonograms.example';
const networks = '10.1.0.0/16, 2001:db8::7';
/** Absent with SQLite. */
const POOL = 'nonokit_database_connections';

let test: TestSite;
beforeAll(async () => {
  test = await testSite({ config: { baseUrl, metrics: networks } });
});
afterAll(() => test.close());

it.each(['/healthz', '/readyz', '/metrics'])(
  'answers to %s have the security headers',
  async (path) => {
    const { status, headers } = await from('127.0.0.1', path);
    expect(status).toBe(200);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=');
  },
);

/** Calls with this address at the other end of the connection. */
function from(address: string, path: string, headers: Record<string, string> = {}) {
  const incoming = { socket: { remoteAddress: address } };
  return test.app.request(baseUrl + path, { headers }, { incoming });
}

it.each([
  ...['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'],
  // as `networks` says
  ...['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::7'],
])('metrics are sent to %s', async (address) => {
  expect((await from(address, '/metrics')).status).toBe(200);
});

it.each(['192.0.2.1', '::ffff:192.0.2.1', '10.2.0.1', '2001:db8::8', '', 'localhost', '::'])(
  'metrics are not sent to "%s"',
  async (address) => {
    expect((await from(address, '/metrics')).status).toBe(404);
  },
);

it.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])(
  'metrics are not sent through a local proxy that reveals itself by %s',
  async (name) => {
    expect((await from('127.0.0.1', '/metrics', { [name]: '127.0.0.1' })).status).toBe(404);
  },
);

it.each([
  ['/rankings', 'rankings'],
  ['/ru/rankings', 'rankings'],
  // built before anybody knew the address
  ['/learn/', 'learn/'],
  ['/ru/learn/', 'learn/'],
])('a 404 at %s gives whole addresses in all languages', async (path, plain) => {
  const html = await (await test.ask('GET', path)).text();
  expect(html).toContain(`<link rel="alternate" hreflang="en" href="${baseUrl}/${plain}">`);
  expect(html).toContain(`<link rel="alternate" hreflang="ru" href="${baseUrl}/ru/${plain}">`);
  expect(html.match(/<link rel="alternate" hreflang/g)).toHaveLength(LANGUAGES.length);
});

it('metrics count jobs by queue and state', async () => {
  const text = await (await from('127.0.0.1', '/metrics')).text();
  for (const queue of ['jobs', 'ratings']) {
    expect(text).toContain(`nonokit_oldest_job_seconds{queue="${queue}"} 0\n`);
    for (const state of ['waiting', 'active', 'retrying', 'dead']) {
      expect(text).toContain(`nonokit_jobs{queue="${queue}",state="${state}"} 0\n`);
    }
  }
});

it('metrics include the others if jobs cannot be counted', async () => {
  const counts = () => Promise.reject(new Error('as asked'));
  const broken = await testSite({ jobs: { ...NO_JOBS, counts, oldestSeconds: counts } });
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  const answer = await broken.app.request('http://localhost/metrics', {}, { incoming });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain('nonokit_requests_total');
  expect(text).not.toContain('nonokit_jobs{');
  expect(text).not.toContain('nonokit_oldest_job_seconds{');
  await broken.close();
});

it('a request is a line with its route, and no address, secret or file of the build', async () => {
  const request = vi.spyOn(test.site.log, 'request');
  await test.ask('GET', '/welcome/hunter2');
  await test.ask('GET', '/api/v1/puzzles/abc?lang=ru');
  for (const path of ['/assets/a.js', '/shelf/00.json', '/healthz', '/readyz']) {
    await test.ask('GET', path);
  }
  const lines = request.mock.calls.map(([facts]) => facts);
  request.mockRestore();
  expect(lines).toMatchObject([
    { method: 'GET', route: '/welcome/:token', ms: expect.any(Number) },
    { route: '/api/v1/puzzles/:id', status: 404, code: 'not-found', ms: expect.any(Number) },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/hunter2|abc|127\.0/);
  for (const line of lines) expect(line).toHaveProperty('requestId', expect.stringMatching(/.{8}/));
});

it('metrics are read through a socket of the file system by this machine alone', async () => {
  const host = 'unix:/run/site.sock';
  const own = await testSite({ config: { host } });
  const read = (headers: Record<string, string> = {}) =>
    own.app.request('http://localhost/metrics', { headers }, { incoming: { socket: {} } });
  expect((await read()).status).toBe(200);
  expect((await read({ 'X-Forwarded-For': '192.0.2.1' })).status).toBe(404);
  await own.close();
});

it.each([
  [false, 'max-age=31536000'],
  [true, 'max-age=31536000; includeSubDomains'],
])('HTTPS is insisted on for the names below, if that is set: %s', async (isSet, header) => {
  const own = await testSite({ config: { baseUrl, isHstsForSubdomains: isSet } });
  const { headers } = await own.ask('GET', '/healthz');
  expect(headers.get('Strict-Transport-Security')).toBe(header);
  await own.close();
});

it('metrics tell of engine, database, accounts, refusals and the last backup', async () => {
  const own = await testSite();
  const read = async () => {
    const incoming = { socket: { remoteAddress: '127.0.0.1' } };
    return (await own.app.request('http://localhost/metrics', {}, { incoming })).text();
  };
  expect(await read()).not.toContain('nonokit_backup_age_seconds{');
  await own.person('Anna');
  await noteBackup(own.site.storage, own.clock.now - 90_000);
  await own.ask('GET', '/api/v1/me/sessions');
  const text = await read();
  for (const line of [
    'nonokit_engine_jobs{state="waiting-short"} 0',
    'nonokit_engine_seconds_total{asker="stranger"} 0',
    'nonokit_engine_refused_total{why="spent"} 0',
    'nonokit_mails_total{outcome="failed"} 0',
    'nonokit_people{scope="site"} 1',
    'nonokit_backup_age_seconds{scope="site"} 90',
    'nonokit_problems_total{code="not-signed-in"} 1',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(Number(/nonokit_database_bytes\{scope="site"\} (\d+)/.exec(text)?.[1])).toBeGreaterThan(
    1e5,
  );
  await own.close();
});

it('every metric of the alerts and the dashboard exists', async () => {
  const text = await (await from('127.0.0.1', '/metrics')).text();
  const known = new Set(text.match(/(?<=# TYPE )\w+/g));
  const folder = new URL('../../../../deploy/', import.meta.url);
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const named = readFileSync(new URL(file, folder), 'utf8').match(/\bnonokit_\w+/g) ?? [];
    expect(named.length, file).toBeGreaterThan(5);
    const plain = named.map((name) => name.replace(/_(?:bucket|sum|count)$/, ''));
    // a pool exists with PostgreSQL only
    const missing = plain.filter((one) => !known.has(one) && one !== POOL);
    expect(missing, file).toEqual([]);
  }
});
