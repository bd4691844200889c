/** A site with people for the tests of a file, in the browser of all. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { TestPerson } from '../../server/testing/test-site.js';
import { DESKTOP } from './browser.js';
import { type BrowserShare, startBrowser } from './chromium.js';
import { type Backend, makeCookie, startBackend } from './site-backend.js';

/** What such a file works with; the server is there within tests and their preparations. */
export interface PeopleStage {
  readonly backend: () => Backend;
  /** Opens a page in a context of its own, signed in as a person if one is given. */
  readonly open: (
    path: string,
    person?: TestPerson,
    options?: BrowserContextOptions,
  ) => Promise<Page>;
  /** What pages have reported as errors. */
  readonly errors: string[];
}

/** Starts the server and the browser before the tests of a file. */
export function peopleStage(): PeopleStage {
  let backend: Backend | undefined;
  let browser: BrowserShare | undefined;
  const errors: string[] = [];
  beforeAll(async () => {
    backend = await startBackend();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await backend?.close();
  });
  const there = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the site stands only while tests run');
    return value;
  };
  return {
    backend: () => there(backend),
    open: async (path, person, options = DESKTOP) => {
      const context = await there(browser).newContext(options);
      if (person !== undefined) await context.addCookies([makeCookie(there(backend), person)]);
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(there(backend).address + path);
      return page;
    },
    errors,
  };
}
