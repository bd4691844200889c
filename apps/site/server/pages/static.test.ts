/** Built files as they are sent: compressed as the client takes them, tagged, kept or not. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';

const PAGE = '<!doctype html><html lang="en" data-theme="auto"><p>Help</p></html>';

/** What the page for what is not found needs to know of its files. */
const NO_WORDS = { first: 'words.js' };
const NO_FILES = { scripts: [], imports: [], styles: [], fonts: [], headScript: 'head.js' };
const FILES = { ...NO_FILES, words: { en: NO_WORDS, ru: NO_WORDS } };
const PAGE_FILES = JSON.stringify({ missing: { en: FILES, ru: FILES } });

let pages: string;
let test: TestSite;
let anna: TestPerson;
beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'nonokit-static-'));
  const files = {
    'assets/a-1.js': 'plain',
    'assets/a-1.js.br': 'as br',
    'assets/a-1.js.gz': 'as gzip',
    'icon.png': 'png',
    'page-files.json': PAGE_FILES,
    'help/index.html': PAGE,
    'index.html': PAGE,
    '404.html': PAGE,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(pages, name, '..'), { recursive: true });
    writeFileSync(join(pages, name), text);
  }
  test = await testSite({ config: { pages } });
  anna = await test.person('Anna');
});
afterAll(async () => {
  await test.close();
  rmSync(pages, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, as?: TestPerson) =>
  test.ask('GET', path, { headers, as });

describe('a built file', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0.1, gzip;q=0.2', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('for a client that accepts "%s" is sent as %s', async (accepted, encoding) => {
    const answer = await get('/assets/a-1.js', { 'Accept-Encoding': accepted });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe(encoding ?? null);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(encoding === undefined ? 'plain' : `as ${encoding}`);
  });

  it('is cached forever if its name contains its hash, otherwise revalidated', async () => {
    const asset = await get('/assets/a-1.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const icon = await get('/icon.png');
    expect(icon.headers.get('cache-control')).toBe('no-cache');
    expect(icon.headers.get('content-type')).toBe('image/png');
  });

  it('has a tag for each encoding, and is not sent to clients that have it', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) => {
        const headers = { 'Accept-Encoding': accepted };
        const tag = (await get('/assets/a-1.js', headers)).headers.get('etag') ?? '';
        const again = await get('/assets/a-1.js', { ...headers, 'If-None-Match': `"x", W/${tag}` });
        expect([again.status, await again.text()]).toEqual([304, '']);
        const other = await get('/assets/a-1.js', { ...headers, 'If-None-Match': '"x"' });
        expect(other.status).toBe(200);
        return tag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it.each([
    ...['/assets/a-1.js.br', '/assets/a-1.js.gz', '/page-files.json', '/404.html'],
    ...['/assets/', '/assets/..%2f404.html', '/../package.json', '/nothing.js'],
  ])('does not exist at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('is not compressed if the build has not compressed it', async () => {
    const answer = await get('/icon.png', { 'Accept-Encoding': 'br, gzip' });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe('png');
  });
});

describe('a built page', () => {
  it('tells strangers that there is a server, compressed or not', async () => {
    const plain = await get('/help/');
    const html = await plain.text();
    expect(html).toContain(' data-server="" data-written="" data-theme="auto"');
    const packed = await get('/help/', { 'Accept-Encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(html);
    for (const { headers } of [plain, packed]) {
      expect(headers.get('vary')).toBe('Cookie, Accept-Encoding');
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    }
  });

  it('is sent again only to people who have signed in since', async () => {
    const tag = (await get('/help/')).headers.get('etag') ?? '';
    expect((await get('/help/', { 'If-None-Match': tag })).status).toBe(304);
    const own = await get('/help/', { 'If-None-Match': tag }, anna);
    expect(own.status).toBe(200);
    expect(own.headers.get('etag')).toBeNull();
    expect(await own.text()).toMatch(/data-account="\w{11,}" data-person="Anna"/);
    // and nothing of Anna is in what strangers get
    expect(await (await get('/help/')).text()).not.toContain('Anna');
  });

  it('is found with a slash at the end', async () => {
    const answer = await get('/help?x=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/help/?x=1']);
  });
});
