/**
 * The pages of the whole site, in a browser with its server: readable without a script, filters by
 * form and by script with the same address, more cards, the person's menu, missing pages; no
 * serious finding of axe, nothing that is wider than a phone.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPuzzles } from '../server/games/next.js';
import type { TestPerson } from '../server/testing/test-site.js';
import { seriousFindings } from './support/axe.js';
import { hasChromium } from './support/browser.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { chooseCases } from './support/full.js';
import { type Backend, makeCookie, startBackend } from './support/site-backend.js';

/** What a session adds to a person. */
const PLAIN = {
  role: 'person' as const,
  scopes: undefined,
  sessionId: undefined,
  provedAt: 0,
  bannedUntil: undefined,
};
const PHONE = { viewport: { width: 320, height: 640 } };

describe.skipIf(!hasChromium)('pages of the site', () => {
  let backend: Backend;
  let browser: BrowserShare;
  let ann: TestPerson;
  let some: string;
  beforeAll(async () => {
    [backend, browser] = await Promise.all([startBackend(), startBrowser()]);
    ann = await backend.person('Ann');
    const query = backend.site.db.selectFrom('puzzle').select('id').where('number', '=', 3);
    some = (await query.executeTakeFirstOrThrow()).id;
    // the start catalogue is appraised first
  });
  afterAll(async () => {
    await browser?.close();
    await backend?.close();
  });

  async function opened(
    path: string,
    { as, ...options }: BrowserContextOptions & { readonly as?: TestPerson } = {},
  ): Promise<Page> {
    const context = await browser.newContext(options);
    if (as !== undefined) await context.addCookies([makeCookie(backend, as)]);
    const page = await context.newPage();
    await page.goto(backend.address + path);
    return page;
  }

  it('show the day, new puzzles and sizes without scripts', async () => {
    for (const root of ['', 'ru/']) {
      const page = await opened(root, { javaScriptEnabled: false });
      const play = page.locator('.hero a.primary');
      expect(await play.getAttribute('href')).toMatch(/puzzles\/[0-9A-Za-z]+$/);
      expect(await page.locator('.hero .clue-drawing text').count()).toBeGreaterThan(10);
      expect(await page.locator('.front .six .puzzle-card').count()).toBe(6);
      await page.locator('.sizes a', { hasText: '10 × 10' }).click();
      await page.waitForURL(`${backend.address}${root}puzzles?size=10`);
      await page.context().close();
    }
  });

  it('suggest puzzles that suit the member’s usual kind, and easy ones to guests', async () => {
    const numbers = async (as?: TestPerson): Promise<readonly number[]> => {
      const page = await opened('', { javaScriptEnabled: false, ...(as && { as }) });
      await page
        .getByRole('heading', { name: as ? 'Next for you' : /Good first puzzles|New puzzles/ })
        .waitFor();
      const names = await page.locator('.front .six .puzzle-card .name').allInnerTexts();
      await page.context().close();
      return names.map((name) => Number(name.replace(/\D/g, '')));
    };
    const newest = await numbers();
    expect(newest).toEqual([...newest].sort((a, b) => b - a));
    const chosen = await nextPuzzles(backend.site, {
      member: { ...ann, ...PLAIN },
      language: 'en',
    });
    expect(await numbers(ann)).toEqual(chosen.slice(0, 6).map(({ number }) => number));
  });

  it('have one menu, with and without scripts, also on pages that are files', async () => {
    const menuOf = (page: Page) => page.locator('.top nav').first().locator('a').allInnerTexts();
    const plain = await opened('daily', { javaScriptEnabled: false });
    const menu = await menuOf(plain);
    expect(menu).toEqual(['Puzzles', 'Daily', 'Together', 'Make', 'Learn', 'Ranking']);
    for (const path of ['learn/', 'learn/overlap/', 'help/', 'settings/', 'album/']) {
      await plain.goto(backend.address + path);
      expect(await menuOf(plain), path).toEqual(menu);
      expect(await plain.locator('.top').getByRole('link', { name: 'Sign in' }).count()).toBe(1);
    }
    await plain.context().close();
    const page = await opened('learn/', { as: ann });
    await page.locator('.person-menu summary').waitFor();
    expect(await menuOf(page)).toEqual(menu);
    await page.context().close();
  });

  it('filter by a form, and continue by a link, without scripts', async () => {
    const page = await opened('puzzles', { javaScriptEnabled: false });
    const first = await readNumbers(page);
    expect(first).toHaveLength(24);
    await page.getByRole('link', { name: 'Show 24 more' }).click();
    await page.waitForURL(/after=/);
    const second = await readNumbers(page);
    expect(second.filter((one) => first.includes(one))).toEqual([]);
    expect(first.length + second.length).toBe(await puzzlesThere());
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await expect.poll(() => readNumbers(page)).toEqual(first);
    await page.getByLabel('longest side 11 to 15 cells').check();
    await page.getByText('Coloured', { exact: true }).click();
    await page.getByRole('button', { name: 'Show puzzles' }).click();
    await page.waitForURL(`${backend.address}puzzles?size=15&colors=coloured`);
    for (const side of await page
      .locator('.puzzle-card .line:first-child > :last-child')
      .allTextContents()) {
      const [, width = 0, height = 0] = /(\d+) × (\d+)$/.exec(side) ?? [];
      expect(Math.max(Number(width), Number(height))).toBeLessThanOrEqual(15);
    }
    await page.context().close();
  });

  it('filter and continue in place with a script, at the same addresses', async () => {
    const page = await opened('puzzles', { as: ann });
    // before its script is there a link leads to another page
    await page.waitForSelector('html[data-awake]');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole('link', { name: 'Show 24 more' }).click();
    const all = await puzzlesThere();
    await expect.poll(() => page.locator('.puzzle-card').count()).toBe(all);
    await page.getByText('Coloured', { exact: true }).click();
    await page.waitForURL('**/puzzles?colors=coloured');
    await page.getByLabel('Sort').selectOption('easy');
    await page.waitForURL('**/puzzles?colors=coloured&sort=easy');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    const shown = await readNumbers(page);
    await page.reload();
    expect(await readNumbers(page)).toEqual(shown);
    await page.locator('.person-menu summary').click();
    await expect.poll(() => page.getByRole('link', { name: 'Ann' }).isVisible()).toBe(true);
    await page.context().close();
  });

  it('explain missing pages, and allow only the embedded player in frames', async () => {
    const page = await opened('ru/no/such/page');
    expect(await page.locator('h1').textContent()).toBe('На этой странице нет чисел');
    expect(
      await page.locator('main a.button').evaluate((one) => (one as HTMLAnchorElement).href),
    ).toBe(`${backend.address}ru/`);
    await page.context().close();
    const ask = (path: string) => fetch(backend.address + path, { redirect: 'manual' });
    expect((await ask('puzzles/nothing')).status).toBe(404);
    expect((await ask('nothing.png')).headers.get('content-type')).not.toContain('html');
    expect((await ask('puzzles?after=x')).headers.get('location')).toMatch(/\/puzzles$/);
    for (const author of ["O'Neil", 'Ann & Bob', '%F0%9F%A6%89'.repeat(40)]) {
      const answer = await fetch(`${backend.address}puzzles?author=${author}`);
      expect(answer.status, author).toBe(200);
    }
    expect((await ask('puzzles/random?size=10')).headers.get('location')).toMatch(/puzzles\/\w+$/);
    expect(await (await ask('robots.txt')).text()).toContain(`${backend.address}sitemap.xml`);
    const policy = async (path: string) => (await ask(path)).headers.get('content-security-policy');
    expect(await policy(`embed/${some}`)).toContain('frame-ancestors *');
    expect(await policy(`puzzles/${some}`)).toContain("frame-ancestors 'none'");
    const html = await (await ask(`ru/puzzles/${some}`)).text();
    expect(html).toContain(`<link rel="canonical" href="${backend.address}ru/puzzles/${some}">`);
    expect(html).toContain(`content="${backend.address}preview/${some}.png"`);
    expect(html).toContain('application/json+oembed');
  });

  it('embed a board that can be played', async () => {
    const page = await opened(`embed/${some}`, { viewport: { width: 480, height: 480 } });
    await page.locator('[role=grid]').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  });

  it.each(
    chooseCases(['', 'puzzles', 'series', 'nothing'], ['ru/', 'ru/puzzles?size=15,20&lines=1']),
  )('axe finds nothing serious, and the page fits a phone: /%s', async (path) => {
    const page = await opened(path, { as: ann, reducedMotion: 'reduce', ...PHONE });
    await page.waitForLoadState('networkidle');
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.context().close();
  });

  it.each(
    chooseCases(['puzzles'], ['', 'series', 'ru/', 'ru/puzzles?size=15,20&lines=1', 'nothing']),
  )('axe finds nothing serious in the dark: /%s', async (path) => {
    const window = { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' } as const;
    const page = await opened(path, { as: ann, reducedMotion: 'reduce', ...window });
    await page.waitForLoadState('networkidle');
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  });

  async function puzzlesThere(): Promise<number> {
    const query = backend.site.db
      .selectFrom('puzzle')
      .select(({ fn }) => fn.countAll().as('count'));
    return Number((await query.executeTakeFirstOrThrow()).count);
  }
});

/** The numbers on the cards. */
function readNumbers(page: Page): Promise<string[]> {
  return page.locator('.puzzle-card .name').allTextContents();
}
