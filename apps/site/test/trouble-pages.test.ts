/**
 * Trouble as people see it: whatever goes wrong with a page, a browser gets a page, in the language
 * of its address, with what to do and the number of the request. Programs and the API get a problem
 * as JSON. Requested as a guest and as a signed-in person.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../server/operation/app.js';
import { SiteMemory } from '../server/site/site-memory.js';
import { randomId } from '../server/storage/ids.js';
import { type TestPerson, type TestSite, testSite } from '../server/testing/test-site.js';
import { wordsIn } from '../web/words/all.js';
import type { TroubleWords } from '../web/words/en/trouble.js';
import { SITE } from './support/site-server.js';

const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const FORM = 'application/x-www-form-urlencoded';
const WORDS = { en: wordsIn('en').trouble, ru: wordsIn('ru').trouble };

/** A way to get into trouble; `null` is the person of the request. */
interface Way {
  readonly name: string;
  readonly status: number;
  readonly kind: keyof TroubleWords['titles'];
  readonly method?: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
  /** Who meets it; both where it is left out. */
  readonly as?: 'nobody' | 'person' | 'banned';
}

const WAYS: readonly Way[] = [
  { name: 'a zero sign', status: 400, kind: 'request', path: 'puzzles?author=%00' },
  {
    name: 'a form',
    status: 401,
    kind: 'sign-in',
    method: 'POST',
    path: 'moderation',
    as: 'nobody',
  },
  {
    name: 'a form',
    status: 403,
    kind: 'refused',
    method: 'POST',
    path: 'moderation',
    as: 'person',
  },
  { name: 'a ban', status: 403, kind: 'refused', method: 'POST', path: 'moderation', as: 'banned' },
  {
    name: 'another site',
    status: 403,
    kind: 'refused',
    method: 'POST',
    path: 'moderation',
    headers: { Origin: 'https://evil.example' },
  },
  {
    name: 'a long form',
    status: 413,
    kind: 'large',
    method: 'POST',
    path: 'moderation',
    body: `note=${'x'.repeat(70_000)}`,
  },
];

describe.skipIf(!existsSync(join(SITE, 'page-files.json')))('an error page', () => {
  let test: TestSite;
  let people: Record<'nobody' | 'person' | 'banned', TestPerson | undefined>;

  beforeAll(async () => {
    test = await testSite({ config: { pages: SITE } });
    people = {
      nobody: undefined,
      person: await test.person('Anna'),
      banned: await test.person('Basil'),
    };
    const until = { banned_until: test.clock.now + 86_400_000 };
    await test.site.db.updateTable('person').set(until).where('name', '=', 'Basil').execute();
  });
  afterAll(() => test.close());

  /** Asks as a browser does. */
  async function ask(app: TestSite['app'], way: Way, language: 'en' | 'ru', as = way.as) {
    const headers = new Headers({ Origin: test.site.config.baseUrl, ...BROWSER, ...way.headers });
    const person = people[as ?? 'nobody'];
    if (person !== undefined) headers.set('Cookie', person.cookie);
    const method = way.method ?? 'GET';
    const body = method === 'POST' ? (way.body ?? 'do=hide') : null;
    if (body !== null) {
      headers.set('Content-Type', FORM);
      headers.set('Content-Length', `${body.length}`);
    }
    const root = language === 'ru' ? '/ru/' : '/';
    return app.request(test.site.config.baseUrl + root + way.path, { method, headers, body });
  }

  /** What every page of a trouble is. */
  async function isPage(response: Response, way: Way, language: 'en' | 'ru'): Promise<string> {
    const html = await response.text();
    expect(response.status).toBe(way.status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<h1>${WORDS[language].titles[way.kind]}</h1>`);
    expect(html).toMatch(/<a class="button primary" href(="[^"]*")?>[^<]+<\/a>/);
    expect(html).toMatch(/<code>[0-9A-Za-z]{10,}<\/code>/);
    expect(html).toContain('content="noindex"');
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    return html;
  }

  const both = ['en', 'ru'] as const;

  it.each(WAYS)('exists for $name ($status)', async (way) => {
    const { app } = test;
    for (const language of both) {
      for (const as of way.as === undefined ? (['nobody', 'person'] as const) : [way.as]) {
        await isPage(await ask(app, way, language, as), way, language);
      }
    }
    const program = { ...way, headers: { ...way.headers, Accept: 'application/json' } };
    const problem = await ask(app, program, 'en');
    expect(problem.status).toBe(way.status);
    expect(problem.headers.get('content-type')).toBe('application/problem+json');
  });

  it('tells until when a person is banned', async () => {
    const way = WAYS.find(({ as }) => as === 'banned') as Way;
    for (const language of both) {
      expect(await (await ask(test.app, way, language)).text()).toContain('2026-11-23');
    }
  });

  it.each(['nothing', 'puzzles/nothing', 'nothing/picture.png', 'learn/nothing/'])(
    'tells that %s does not exist',
    async (path) => {
      for (const language of both) {
        for (const [method, as] of [
          ['GET', 'nobody'],
          ['GET', 'person'],
          ['POST', 'person'],
        ] as const) {
          const way = { name: '', status: 404, kind: 'gone', method, path } as const;
          const response = await ask(test.app, way, language, as);
          const html = await response.text();
          expect(response.status).toBe(404);
          expect(html).toContain(`<html lang="${language}"`);
          expect(html).toContain(language === 'ru' ? 'нет чисел' : 'has no clues');
        }
      }
    },
  );

  it('tells when to try again after too many requests', async () => {
    const app = createApp({ ...test.site, config: { ...test.site.config, limits: 0.0001 } });
    const way = { name: '', status: 429, kind: 'often', path: 'about' } as const;
    expect((await ask(app, way, 'en')).status).toBe(200);
    for (const language of both) {
      const response = await ask(app, way, language);
      const seconds = response.headers.get('retry-after');
      expect(await isPage(response, way, language)).toContain(`${seconds} `);
    }
  });

  it.each([
    [503, 'away', 'ECONNREFUSED'],
    [503, 'away', 'SQLITE_FULL'],
    [500, 'broken', 'OUT_OF_LUCK'],
  ] as const)(
    'tells what is safe, and reveals nothing of the error: %d',
    async (status, kind, code) => {
      const app = createApp({
        ...test.site,
        db: failing(test, code),
        // nothing is remembered of the database before it failed
        memory: new SiteMemory(),
      });
      const way = { name: '', status, kind, path: 'rankings' } as const;
      for (const language of both) {
        for (const as of ['nobody', 'person'] as const) {
          const response = await ask(app, way, language, as);
          expect(response.headers.has('retry-after')).toBe(status === 503);
          const html = await isPage(response, way, language);
          expect(html).toContain(WORDS[language].safe);
          expect(html).not.toContain('secret of the database');
          // nobody could be looked up, so the page does not say that nobody is signed in
          expect(html).not.toContain('sign-in');
          expect(html).not.toContain('person-menu"');
        }
      }
      // the styles of this page come, though nobody can be looked up
      const [, style = ''] = /href="(?:\.{1,2}\/)*(assets\/[^"]+\.css)"/.exec(
        await (await ask(app, way, 'en')).text(),
      ) ?? ['', ''];
      const asset = { name: '', status: 200, kind, path: style } as const;
      expect((await ask(app, asset, 'en', 'person')).status).toBe(200);
    },
  );

  it('is JSON in the API, even for a browser', async () => {
    const app = createApp({ ...test.site, db: failing(test, 'ECONNREFUSED') });
    const address = `${test.site.config.baseUrl}/api/v1/puzzles`;
    const response = await app.request(address, { headers: BROWSER });
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  it('repeats nothing of an address except a plain name', async () => {
    const id = randomId();
    const html = await (
      await ask(test.app, { name: '', status: 404, kind: 'gone', path: `${id}/%3Cb%3E/ы` }, 'en')
    ).text();
    expect(html).toContain(`data-path="${id}/x/x"`);
  });
});

/** A database of which every question fails. */
function failing({ site }: TestSite, code: string): TestSite['site']['db'] {
  const fail = (): never => {
    throw Object.assign(new Error('secret of the database'), { code });
  };
  return new Proxy(site.db, { get: fail });
}
