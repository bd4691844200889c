/** A site below a path of its name, in a real browser: pages, files, calls, sessions, offline. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hasChromium, watch } from './support/browser.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { type Backend, makeCookie, startBackend } from './support/site-backend.js';

const PATHS = [
  ...['', 'puzzles', 'daily', 'rankings', 'make/', 'learn/', 'learn/overlap/', 'settings/'],
  ...['sign-in', 'about', 'series', 'api', 'ru/', 'ru/puzzles', 'ru/make/', 'nothing/here'],
];

describe.skipIf(!hasChromium)('a site below a path', () => {
  let [backend, browser] = [] as unknown as [Backend, BrowserShare];
  const errors: string[] = [];
  beforeAll(async () => {
    [backend, browser] = await Promise.all([startBackend({ path: '/nonograms' }), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await backend?.close();
  });

  /** A window of a new person, and what it asked for outside of the path, or in vain. */
  async function opened(isKept: boolean): Promise<{ page: Page; wrong: string[] }> {
    const serviceWorkers = isKept ? 'allow' : 'block';
    const context = await browser.newContext({ ...DESKTOP, serviceWorkers });
    const person = await backend.person(`Anna ${isKept}`);
    await context.addCookies([makeCookie(backend, person)]);
    const page = await context.newPage();
    watch(page, errors);
    const wrong: string[] = [];
    page.on('response', (answer) => {
      const address = answer.url();
      if (!address.startsWith('http')) return;
      const isBelow = address.startsWith(backend.address);
      const isMissing = answer.status() >= 400 && !address.includes('/nothing/here');
      if (!isBelow || isMissing) wrong.push(`${answer.status()} ${address}`);
    });
    return { page, wrong };
  }

  it('finds its files and calls, and links below the path', async () => {
    const { page, wrong } = await opened(false);
    for (const path of PATHS) {
      await page.goto(backend.address + path);
      await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
      const outside = await page.$$eval(
        'a[href], link[href], form[action], img[src]',
        (all, root) =>
          all
            .map(
              (one) =>
                new URL(
                  one.getAttribute('href') ??
                    one.getAttribute('action') ??
                    one.getAttribute('src') ??
                    '',
                  document.baseURI,
                ).href,
            )
            .filter((address) => address.startsWith(location.origin) && !address.startsWith(root)),
        backend.address,
      );
      expect(outside, path).toEqual([]);
    }
    expect(wrong).toEqual([]);
    // the page that is missing says so on the console
    expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
    await page.context().close();
  });

  it('keeps a session, and what is done in it', async () => {
    const { page, wrong } = await opened(true);
    await page.goto(`${backend.address}puzzles`);
    await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
    await page.locator('main a[href*="puzzles/"]').first().click();
    await page.waitForURL(/\/nonograms\/puzzles\/\w+$/);
    await page.locator('[role=grid]').first().waitFor();
    const scopes = page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(await scopes).toBe(backend.address);
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});
