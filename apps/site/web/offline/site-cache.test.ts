/** Which files are kept: those of a language that is not built in only for who reads it. */
import { expect, it } from 'vitest';
import { languageOfFile } from './file-language.js';
import { SiteCache } from './site-cache.js';

const SCOPE = 'https://a.example/site/';

const FILES = {
  'index.html': '1',
  'ru/index.html': '2',
  'de/index.html': '3',
  'fr/index.html': '4',
  'assets/words-home.en-AbC.js': '5',
  'assets/words-home.de-AbC.js': '6',
  'assets/de-x_Y9.js': '7',
  'assets/site-AbC.js': '8',
};

/** Caches as browsers have them, as far as the worker uses them. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const plain = (address: string): string => address.replace(/\?.*$/, '');
  const open = (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (key: string, { ignoreSearch = false } = {}) =>
        ignoreSearch ? [...kept].find(([one]) => plain(one) === plain(key))?.[1] : kept.get(key),
      put: async (key: string, response: Response) => void kept.set(key, response),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
    };
  };
  const caches = { open: async (name: string) => open(name), keys: async () => [...all.keys()] };
  const kept = (): string[] =>
    [...all.values()].flatMap((each) =>
      [...each.keys()].map((key) => plain(key).slice(SCOPE.length)),
    );
  return { caches: caches as unknown as CacheStorage, kept };
}

function siteCache(version: string, caches: CacheStorage, isOnline = () => true): SiteCache {
  const fetch = async ({ url }: Request): Promise<Response> => {
    if (!isOnline()) throw new TypeError('no network');
    return new Response(url);
  };
  return new SiteCache({ version, files: FILES, scope: SCOPE, caches, fetch });
}

const EVERYBODYS = [
  'assets/site-AbC.js',
  'assets/words-home.en-AbC.js',
  'index.html',
  'ru/index.html',
];
const GERMAN = ['assets/de-x_Y9.js', 'assets/words-home.de-AbC.js', 'de/index.html'];

it('a file belongs to a language by its folder or the end of its name', () => {
  expect(Object.keys(FILES).map((path) => languageOfFile(path) ?? '-')).toEqual([
    ...['-', '-', 'de', 'fr', '-', 'de', 'de', '-'],
  ]);
});

it('who reads English keeps no other language', async () => {
  const { caches, kept } = memoryCaches();
  await siteCache('1', caches).fill([SCOPE, `${SCOPE}ru/play/`]);
  expect(kept().sort()).toEqual(EVERYBODYS);
});

it('an open page keeps its language, and the next version keeps it, too', async () => {
  const { caches, kept } = memoryCaches();
  await siteCache('1', caches).fill([`${SCOPE}de/play/`]);
  expect(kept().sort()).toEqual([...GERMAN, ...EVERYBODYS].sort());
  const next = siteCache('2', caches);
  await next.fill([SCOPE]);
  expect(kept()).toHaveLength(2 * (GERMAN.length + EVERYBODYS.length));
});

it('a page that is opened later brings its language along', async () => {
  const { caches, kept } = memoryCaches();
  const cache = siteCache('1', caches);
  await cache.fill([SCOPE]);
  await cache.fillLanguageOf(new Request(`${SCOPE}play/`));
  expect(kept().sort()).toEqual(EVERYBODYS);
  await cache.fillLanguageOf(new Request(`${SCOPE}assets/words-home.de-AbC.js`));
  expect(kept().sort()).toEqual([...GERMAN, ...EVERYBODYS].sort());
});

it('without a network, a page in a language that is not kept leads to the offline page', async () => {
  const { caches } = memoryCaches();
  let isOnline = true;
  const cache = siteCache('1', caches, () => isOnline);
  await cache.fill([SCOPE]);
  isOnline = false;
  const response = await cache.page(new Request(`${SCOPE}de/`));
  expect(response.headers.get('location')).toBe(`${SCOPE}offline/?next=`);
});
