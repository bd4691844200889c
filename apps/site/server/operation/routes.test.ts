/** Health and metrics, and the addresses that pages tell search engines. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestSite, testSite } from '../testing/test-site.js';

const baseUrl = 'https://nonograms.example';
let test: TestSite;
beforeAll(async () => {
  test = await testSite({ config: { baseUrl } });
});
afterAll(() => test.close());

it.each(['/healthz', '/readyz', '/metrics'])(
  'answers %s with the headers for safety',
  async (path) => {
    const { status, headers } = await test.ask('GET', path);
    expect(status).toBe(200);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=');
  },
);

it('keeps metrics from whoever comes through a proxy', async () => {
  const headers = { 'X-Forwarded-For': '192.0.2.1' };
  expect((await test.ask('GET', '/metrics', { headers })).status).toBe(404);
});

it.each([
  ['/rankings', 'rankings'],
  ['/ru/rankings', 'rankings'],
  // built before anybody knew the address
  ['/learn/', 'learn/'],
  ['/ru/learn/', 'learn/'],
])('tells the whole addresses of %s in both languages', async (path, plain) => {
  const html = await (await test.ask('GET', path)).text();
  expect(html).toContain(`<link rel="alternate" hreflang="en" href="${baseUrl}/${plain}">`);
  expect(html).toContain(`<link rel="alternate" hreflang="ru" href="${baseUrl}/ru/${plain}">`);
  expect(html.match(/<link rel="alternate" hreflang/g)).toHaveLength(2);
});
