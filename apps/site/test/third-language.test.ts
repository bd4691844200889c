/**
 * A language is its folder of words: a made-up third one is added to a copy of the sources, and no
 * other file is changed. Pages are written in it, the server negotiates it, its grammar is used.
 */
import { LANGUAGES } from '@nonokit/core';
import { Hono } from 'hono';
import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { devConfig } from '../dev/config.mjs';
import { copySite } from '../dev/copy.mjs';
import type { setLanguage } from '../server/http/language.js';
import type { appManifest, listPages, NO_DATA, renderHtml, withAddress } from '../web/prerender.js';
import { addThirdLanguage, THIRD } from './support/third-language.js';

/** What a copy of the sources has to say. */
interface Copied {
  readonly renderHtml: typeof renderHtml;
  readonly listPages: typeof listPages;
  readonly NO_DATA: typeof NO_DATA;
  readonly appManifest: typeof appManifest;
  readonly withAddress: typeof withAddress;
  readonly LANGUAGES: readonly string[];
}

let copy: ReturnType<typeof copySite>;
let vite: ViteDevServer;
let runner: ModuleRunner;
let pages: Copied;
beforeAll(async () => {
  copy = copySite(addThirdLanguage);
  const server = { middlewareMode: true, hmr: false, ws: false, watch: null } as const;
  vite = await createServer({ ...devConfig(), root: copy.site, server });
  runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  pages = await runner.import('/web/prerender.tsx');
});
afterAll(async () => {
  await runner?.close();
  await vite?.close();
  copy?.remove();
});

/** A page as the build writes it. */
function written(path: string, language: string): string {
  const words = Object.fromEntries(
    pages.LANGUAGES.map((each) => [each, { first: `assets/words-${each}.js` }]),
  );
  const files = { scripts: [], imports: [], styles: [], fonts: [], headScript: 'a.js', words };
  const page = pages.listPages(pages.NO_DATA).find((one) => one.path === path);
  if (page === undefined) throw new Error(`there is no page "${path}"`);
  return pages.renderHtml(page, language, files);
}

describe('a third language', () => {
  it('is found by its folder', () => {
    expect(pages.LANGUAGES).toEqual([...LANGUAGES, THIRD]);
  });

  it.each([
    ['help/', 'How How to to play play'],
    ['settings/', 'Settings Settings'],
    ['play/', 'Play Play'],
    ['make/', 'Make Make'],
    ['404.html', 'This This page page has has no no clues clues'],
  ])('has the page %s', (path, words) => {
    const html = written(path, THIRD);
    expect(html).toContain(`<html lang="${THIRD}"`);
    expect(html).toContain(words);
    expect(written(path, 'en')).not.toContain(words);
    // but for what languages are called in the choice of languages
    expect(html.replaceAll(/<(a|option)[^>]* lang="(ru|uk)"[^>]*>[^<]*/g, '')).not.toMatch(
      /[а-яё]/i,
    );
  });

  it('has pages that load only its words', () => {
    const [head = ''] = written('help/', THIRD).split('</head>');
    const preloaded = [...head.matchAll(/modulepreload" href="([^"]*words[^"]*)"/g)];
    expect(preloaded.map(([, file]) => file)).toEqual([`../../assets/words-${THIRD}.js`]);
  });

  it('is linked from pages in all languages, and links them', () => {
    for (const language of pages.LANGUAGES) {
      const html = pages.withAddress(written('help/', language), 'help/', 'https://a.example');
      const linked = [...html.matchAll(/alternate" hreflang="(\w+)" href="([^"]*)"/g)].map(
        ([, , to]) => to,
      );
      const folders = pages.LANGUAGES.map((each) => (each === 'en' ? '' : `${each}/`));
      expect(linked).toEqual(folders.map((folder) => `https://a.example/${folder}help/`));
    }
    expect(written('help/', 'ru')).toContain('>English English</a>');
    expect(written('help/', THIRD)).toContain('>English</a>');
  });

  it('can be installed', () => {
    const manifest = {
      lang: THIRD,
      start_url: `./${THIRD}/`,
      name: 'Nonokit Nonokit: nonograms nonograms',
    };
    expect(pages.appManifest(THIRD)).toMatchObject(manifest);
  });

  it('writes numbers and nouns by its own grammar', async () => {
    const { pageContext } = await runner.import('/web/frame/page-context.ts');
    const { wordsIn } = await runner.import('/web/words/all.ts');
    const page = pageContext({ place: '', language: THIRD, server: undefined }, wordsIn(THIRD));
    expect(page.numberText(12_345)).toBe('#12.345');
    expect(page.plural(1, { one: 'move', other: 'moves' })).toBe('move nouns');
    expect(page.locale).toBe('de');
  });

  it.each([
    ['the browser wants it most', { 'Accept-Language': `en;q=0.5, ${THIRD}-YY` }, '', THIRD],
    ['it is refused', { 'Accept-Language': `${THIRD};q=0, en;q=0.1` }, '', 'en'],
    ['the browser wants another', { 'Accept-Language': `ru, ${THIRD};q=0.9` }, '', 'ru'],
    ['it was chosen before', { Cookie: `language=${THIRD}` }, '', THIRD],
    ['it is asked for', { Cookie: 'language=ru' }, `?lang=${THIRD}`, THIRD],
    ['nobody speaks what is wanted', { 'Accept-Language': 'fi' }, '', 'en'],
  ])(
    'is the language of the API only if the request says so: %s',
    async (_, headers, query, expected) => {
      const server: { readonly setLanguage: typeof setLanguage } = await runner.import(
        '/server/http/language.ts',
      );
      const app = new Hono();
      app.get('*', (c) => {
        server.setLanguage(c as never);
        return c.text(String(c.get('language' as never)));
      });
      const ask = async (path: string) => (await app.request(path, { headers })).text();
      expect(await ask(`/api/v1/puzzles${query}`)).toBe(expected);
      expect(await ask(`/${THIRD}/help/`)).toBe(THIRD);
    },
  );
});
