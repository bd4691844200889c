/**
 * Every page that the server renders is the same, sign for sign, with kept parts and without: all
 * routes of pages are asked, as a stranger and as two people, in all languages, from an empty cache
 * and from a full one.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../web/words/languages.js';
import { createApp } from '../operation/app.js';
import { SiteMemory } from '../site/site-memory.js';
import { fillPuzzles } from '../testing/fill-puzzles.js';
import { inlineEngine } from '../testing/inline-engine.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';

/** A memory in which no HTML is kept: everything else is what a site has. */
class PlainMemory extends SiteMemory {
  override part<Owner, T>(make: (owner: Owner) => T, owner: Owner): T {
    const part = super.part(make, owner);
    const keepsHtml = typeof part === 'object' && part !== null && 'html' in part && 'raw' in part;
    return (keepsHtml ? undefined : part) as T;
  }
}

let pages: string;
let kept: TestSite;
let plain: ReturnType<typeof createApp>;
let people: readonly (TestPerson | undefined)[];
beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'nonokit-kept-'));
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'page-files.json'), JSON.stringify(filesOfEntries()));
  kept = await testSite({ engine: inlineEngine(), config: { pages } });
  plain = createApp({ ...kept.site, memory: new PlainMemory() });
  await fillPuzzles(kept.site.db, 1, 60);
  const author_name = `O'Neil & "Eve" <b>`;
  await kept.site.db
    .updateTable('puzzle')
    .set({ author_name })
    .where('size_class', '=', 15)
    .execute();
  people = [undefined, await kept.person('Anna'), await kept.person('Bob & <Co>', 'moderator')];
});
afterAll(async () => {
  await kept.close();
  rmSync(pages, { recursive: true });
});

/** Files of every entry, as the build tells them; nobody loads them. */
function filesOfEntries() {
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, { first: 'words.js' }]));
  const files = { scripts: [], imports: [], words, styles: [], fonts: [], headScript: 'head.js' };
  const byLanguage = Object.fromEntries(LANGUAGES.map((language) => [language, files]));
  const entries = readdirSync(new URL('../../web/pages/', import.meta.url));
  return Object.fromEntries(entries.map((entry) => [entry, byLanguage]));
}

/** The paths of all pages, and some with filters and cursors. */
function paths(): readonly string[] {
  const routes = kept.app.routes.filter(({ method, path }) => {
    return method === 'GET' && !/^\/api\/|\*|\.\w+$|random/.test(path);
  });
  const own = routes.map(({ path }) => path.replace(/:name(\{[^/]*\})?/, 'Anna'));
  const ids = own.map((path) => path.replaceAll(/:\w+(\{[^/]*\})?/g, 'p7'));
  const wanted = ['?size=15', '?sort=easy&difficulty=1', '?after=nonsense'];
  const lists = ['/puzzles', '/ru/puzzles'].flatMap((path) => wanted.map((more) => path + more));
  return [...new Set([...ids, ...lists, '/nothing-here', '/ru/nothing-here'])];
}

describe('pages with cached parts', () => {
  it('are equal to pages without a cache', async () => {
    expect(paths().length).toBeGreaterThan(30);
    let drawn = 0;
    for (const path of [...paths(), ...paths()]) {
      for (const as of people) {
        const headers = as === undefined ? {} : { Cookie: as.cookie };
        const url = kept.site.config.baseUrl + path;
        const [one, other] = await Promise.all([
          kept.app.request(url, { headers }),
          plain.request(url, { headers }),
        ]);
        expect([path, one.status]).toEqual([path, other.status]);
        const html = await one.text();
        expect(html).toBe(await other.text());
        if (one.headers.get('content-type')?.startsWith('text/html')) drawn++;
      }
    }
    expect(drawn).toBeGreaterThan(100);
  });
});
