/** Pages for tests: a fresh context a test, and no silent errors. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { SETTINGS_KEY, type Settings } from '../../player-store/settings.js';
import { type BrowserShare, startBrowser } from './chromium.js';
import { type SiteServer, serveSite } from './site-server.js';

export { CHROMIUM, hasChromium } from './chromium.js';

/** A window of a desktop, and of a phone. */
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** The window, and what a player has chosen before. */
export interface OpenOptions extends BrowserContextOptions {
  readonly settings?: Partial<Settings>;
  /** Whether this is the first visit; others have had the first lesson. */
  readonly isNew?: boolean;
}

/** What a file of tests works with; the members exist within tests. */
export interface Stage {
  readonly browser: () => BrowserShare;
  readonly site: () => SiteServer;
  /** Opens a page of the site in a context of its own, which ends with the test. */
  readonly open: (path: string, options?: OpenOptions) => Promise<Page>;
  /** Opens a page in a context that is there. */
  readonly tab: (context: BrowserContext, path: string) => Promise<Page>;
  /** What pages have reported as errors since the last call. */
  readonly errors: () => string[];
}

/** Serves the site for all tests of a file, and opens its pages in the browser of all. */
export function stage(): Stage {
  let browser: BrowserShare | undefined;
  let site: SiteServer | undefined;
  const errors: string[] = [];
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    site = await serveSite();
    browser = await startBrowser();
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    // what went wrong in one test is no fault of the next
    errors.splice(0);
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });
  const there = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the stage stands only while tests run');
    return value;
  };
  const tab = async (context: BrowserContext, path: string): Promise<Page> => {
    const page = await context.newPage();
    watch(page, errors);
    await page.goto(there(site).address + path);
    return page;
  };
  return {
    browser: () => there(browser),
    site: () => there(site),
    open: async (path, { settings, isNew = false, ...options } = {}) => {
      const context = await there(browser).newContext({ ...DESKTOP, ...options });
      contexts.push(context);
      if (settings !== undefined) await choose(context, settings);
      if (!isNew) await context.addInitScript(hadFirstLesson);
      return tab(context, path);
    },
    tab,
    errors: () => errors.splice(0),
  };
}

/** In the page: as after the first lesson, so that the player does not lead there. */
function hadFirstLesson(): void {
  const key = 'nonokit.learn';
  // a blank page has no storage
  if (location.origin === 'null') return;
  if (localStorage.getItem(key) !== null) return;
  localStorage.setItem(key, JSON.stringify({ techniques: [], hasPlayedFirst: true }));
}

/** Puts settings where a player's would be, before the first page opens. */
export async function choose(context: BrowserContext, settings: Partial<Settings>): Promise<void> {
  await context.addInitScript(
    ([key, text]) => {
      // a blank page has no storage
      if (location.origin === 'null') return;
      if (key !== undefined && text !== undefined && localStorage.getItem(key) === null) {
        localStorage.setItem(key, text);
      }
    },
    [SETTINGS_KEY, JSON.stringify(settings)],
  );
}

/** Collects what a page reports as an error. */
export function watch(page: Page, errors: string[]): void {
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    // a file that is not there is told with its address by the response
    if (message.type() === 'error' && !text.startsWith('Failed to load resource: the server')) {
      errors.push(text);
    }
  });
}
