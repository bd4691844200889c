/**
 * A made-up third language on a whole site, of which it is one more folder of words: pages, feeds
 * and the API speak it, and a browser takes its pages over and changes to and from it, with the
 * words of one language at a time.
 */
import { LANGUAGES } from '@nonokit/core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DevCopy, startCopy } from '../dev/copy.mjs';
import { type BrowserShare, hasChromium, startBrowser } from './support/chromium.js';
import { addThirdLanguage, THIRD } from './support/third-language.js';

let copy: DevCopy;
beforeAll(async () => {
  copy = await startCopy(addThirdLanguage);
});
afterAll(() => copy?.close());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(copy.address + path, { headers });

const textAt = async (path: string): Promise<string> => {
  const answer = await get(path, { Accept: 'text/html' });
  expect(answer.status, path).toBe(200);
  return answer.text();
};

describe('a third language', () => {
  it.each([
    ['help/', 'How How to to play play'],
    ['rankings', 'Ranking Ranking'],
    ['settings/', 'Settings Settings'],
  ])('has the page %s', async (path, words) => {
    const html = await textAt(`${THIRD}/${path}`);
    expect(html).toContain(`<html lang="${THIRD}"`);
    expect(html).toContain(words);
    expect(html).toContain(`rel="manifest" href="../${path.includes('/') ? '../' : ''}app.xx.web`);
  });

  it('is named by pages in other languages, and names them', async () => {
    for (const folder of ['', 'ru/', `${THIRD}/`]) {
      const html = await textAt(`${folder}rankings`);
      for (const tag of [...LANGUAGES, THIRD]) expect(html).toContain(`hreflang="${tag}" href=`);
    }
    expect(await textAt('ru/rankings')).toContain('>English English</a>');
    expect(await textAt(`${THIRD}/rankings`)).toContain('>English</a>');
  });

  it('writes numbers by its own grammar', async () => {
    expect(await textAt(`${THIRD}/`)).toMatch(/>#\d/);
    expect(await textAt('')).not.toMatch(/>#\d/);
  });

  it('has feeds, a manifest and error pages', async () => {
    expect(await textAt(`${THIRD}/feeds/new.atom`)).toContain('new new puzzles puzzles');
    const manifest = await (await get(`app.${THIRD}.webmanifest`)).json();
    expect(manifest).toMatchObject({ lang: THIRD, start_url: `./${THIRD}/` });
    const missing = await get(`${THIRD}/nothing-there`, { Accept: 'text/html' });
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain(`<html lang="${THIRD}"`);
  });

  it.each([
    ['the browser wants it most', { 'Accept-Language': `en;q=0.5, ${THIRD}-YY` }, '', true],
    ['it is refused', { 'Accept-Language': `${THIRD};q=0, en;q=0.1` }, '', false],
    ['the browser wants another', { 'Accept-Language': `ru, ${THIRD};q=0.9` }, '', false],
    ['it was chosen before', { Cookie: `language=${THIRD}` }, '', true],
    ['it is asked for', { Cookie: 'language=ru' }, `?lang=${THIRD}`, true],
  ])(
    'is the language of the API only if the request says so: %s',
    async (_, headers, query, isIt) => {
      const answer = await get(`api/v1/puzzles/none${query}`, headers as Record<string, string>);
      expect((await answer.json()).detail.includes('nothing nothing')).toBe(isIt);
    },
  );
});

describe.skipIf(!hasChromium)('a third language in a browser', () => {
  let browser: BrowserShare;
  let page: Page;
  beforeAll(async () => {
    browser = await startBrowser();
    page = await browser.newPage();
  });
  afterAll(() => browser?.close());

  it('can be used, chosen and left without a reload, and loads one language at a time', async () => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const [, language] = /\/@id\/.*words:(\w+)/.exec(request.url()) ?? [];
      if (language !== undefined) loaded.push(language);
    });
    await page.goto(`${copy.address}${THIRD}/settings/`);
    const heading = (text: string) => page.locator('h1', { hasText: text }).waitFor();
    const isAwake = () => document.querySelector('link[data-first]') === null;
    await page.waitForFunction(isAwake);
    await heading('Settings Settings');
    expect(new Set(loaded)).toEqual(new Set([THIRD]));
    const choose = (name: string) =>
      page.getByRole('radio', { name }).locator('xpath=ancestor::label').click();
    await choose('Русский');
    await heading('Настройки');
    expect(page.url()).toBe(`${copy.address}ru/settings/`);
    await choose('English English');
    await heading('Settings Settings');
    expect(page.url()).toBe(`${copy.address}${THIRD}/settings/`);
    expect(new Set(loaded)).toEqual(new Set([THIRD, 'ru']));
  });
});
