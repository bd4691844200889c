/** Chromium for tests: one browser a file, a fresh context a test, and no silent errors. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type SiteServer, serveSite, startBrowser } from './site-server.js';

export { hasChromium } from './site-server.js';

/** A window of a desktop, and of a phone. */
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** What a file of tests works with; the members exist within tests. */
export interface Stage {
  readonly browser: () => Browser;
  readonly site: () => SiteServer;
  /** Opens a page of the site in a context of its own. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** What pages have reported as errors since the last call. */
  readonly errors: () => string[];
}

/** Starts a browser and serves the site for all tests of a file. */
export function stage(): Stage {
  let browser: Browser | undefined;
  let site: SiteServer | undefined;
  const errors: string[] = [];
  beforeAll(async () => {
    site = await serveSite();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });
  const there = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the stage stands only while tests run');
    return value;
  };
  return {
    browser: () => there(browser),
    site: () => there(site),
    open: async (path, options = DESKTOP) => {
      const context = await there(browser).newContext(options);
      const page = await context.newPage();
      watch(page, errors);
      await page.goto(there(site).address + path);
      return page;
    },
    errors: () => errors.splice(0),
  };
}

/** Collects what a page reports as an error. */
export function watch(page: Page, errors: string[]): void {
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
}
