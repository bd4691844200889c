/**
 * Whose is what on a device: two people in one browser, two browsers of one person, a guest who
 * gets an account. After each change of person all pages are visited and looked through for what
 * is another person's, some of them without a network; so are the databases of the browser.
 */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { spaceName } from '../player-store/space.js';
import type { TestPerson } from '../server/testing/test-site.js';
import { DESKTOP, hasChromium, watch } from './support/browser.js';
import { findTraces, plantTraces } from './support/browser-stores.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { keptIds } from './support/kept.js';
import { isKept, pagesByScript } from './support/kept-site.js';
import { type Backend, startBackend } from './support/play-backend.js';
import { cellsWith, drag, findButton, ready } from './support/player.js';

/** The cells of the heart of 5 x 5, row by row. */
const HEART = [[1, 3], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14], [16, 17, 18], [22]];

/** What only Anna may see: the title of the solved picture, and that of the draft. */
const ANNAS = /heart|lighthouse of anna/i;

/** Pages that show something of who is there; those of puzzles are added. */
const PAGES = [
  '',
  'album/',
  'puzzles',
  'daily',
  'rankings',
  'make/',
  'learn/',
  'settings/',
  'open/',
  'ru/',
  'ru/album/',
  'no-such-page',
];

describe.skipIf(!hasChromium)('a shared device', () => {
  let browser: BrowserShare;
  let backend: Backend;
  const errors: string[] = [];
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    [browser, backend] = await Promise.all([
      startBrowser(),
      startBackend(['heart.json', 'umbrella.g']),
    ]);
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    errors.splice(0);
  });
  afterAll(async () => {
    await browser?.close();
    await backend?.close();
  });

  async function device(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await browser.newContext({ ...DESKTOP, ...options });
    contexts.push(context);
    return context;
  }

  const makePath = (index: number): string => `puzzles/${backend.puzzles[index]?.id}`;

  async function opened(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    watch(page, errors);
    await page.goto(backend.address + path);
    return page;
  }

  /** Waits until the page is awake and what it does at its start is done. */
  async function settled(page: Page): Promise<void> {
    await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
    await page.waitForFunction(() => localStorage.getItem('nonokit.arrival') === null);
  }

  /** Paints lines of cells as a hand would: not faster than one. */
  async function paint(page: Page, lines: readonly (readonly number[])[]): Promise<void> {
    for (const cells of lines) {
      await page.waitForTimeout(120);
      await page.$eval(
        '.board-host',
        (host, cells) => {
          const { board } = host as unknown as { board: { apply(move: unknown): void } };
          board.apply({ type: 'paint', mark: 1, cells });
        },
        [...cells],
      );
    }
  }

  /** Plays as the one who is there: a solve, a begun game, a draft, a lesson, a theme. */
  async function live(page: Page): Promise<void> {
    await page.goto(backend.address + makePath(0));
    await ready(page);
    await paint(page, HEART);
    await page.getByRole('heading', { name: 'Heart' }).waitFor();
    await page.goto(backend.address + makePath(1));
    await ready(page);
    await paint(page, [[0, 1]]);
    await expect.poll(() => keptIds(page, 'remote')).toContain(backend.puzzles[1]?.id);
    await page.goto(`${backend.address}make/`);
    await ready(page);
    await drag(page, [0, 0], [0, 3]);
    await page.getByLabel('Title', { exact: true }).fill('Lighthouse of Anna');
    await showsDraft(page);
    await page.evaluate(() => {
      const { account } = document.documentElement.dataset;
      const space = account === undefined ? '' : `#${account}:`;
      localStorage.setItem(`${space}nonokit.learn`, '{"techniques":["overlap"]}');
      localStorage.setItem(`${space}nonokit.settings`, '{"theme":"dark"}');
    });
  }

  /** The addresses of pages on which something of another person is shown. */
  async function crawl(page: Page, theirs: RegExp, paths = PAGES): Promise<string[]> {
    const found: string[] = [];
    for (const path of [...paths, makePath(0), makePath(1)]) {
      await page.goto(backend.address + path);
      await settled(page);
      // what comes last: lists of the server, and what the store has
      await page.waitForLoadState('networkidle');
      const shown = await page.evaluate(() => {
        const values = [...document.querySelectorAll('input, textarea')].map(
          (field) => (field as HTMLInputElement).value,
        );
        return [document.documentElement.outerHTML, ...values].join('\n');
      });
      if (theirs.test(shown)) found.push(path);
      if (path === makePath(0) || path === makePath(1)) {
        const marks = await page.locator('.board-host').count();
        if (marks > 0 && (await cellsWith(page, 1)).length > 0) found.push(`${path}: marks`);
      }
    }
    return found;
  }

  const theme = (page: Page): Promise<string | null> => page.getAttribute('html', 'data-theme');

  it('shows nothing of one person to the next, online or offline', async () => {
    const context = await device({ serviceWorkers: 'allow' });
    const anna = await backend.person('anna');
    await backend.enter(context, anna);
    const session = await backend.site.db
      .selectFrom('session')
      .selectAll()
      .where('person_id', '=', anna.id)
      .executeTakeFirstOrThrow();
    const page = await opened(context, '');
    await settled(page);
    await live(page);
    await page.reload();
    await isKept(page);
    await page.goto(backend.address + makePath(1));
    await ready(page);
    expect(await theme(page)).toBe('dark');
    // a second tab, which stays open
    const tab = await opened(context, makePath(1));
    await ready(tab);
    await expect.poll(() => cellsWith(tab, 1)).toEqual([0, 1]);

    await page.locator('.person-menu summary').click();
    await page.getByRole('link', { name: 'Sign out' }).click();
    // the draft has reached her account
    await expect.poll(() => findButton(page, 'Remove and sign out').isEnabled()).toBe(true);
    expect(await page.getByText('only on this device').count()).toBe(0);
    await findButton(page, 'Keep and sign out').click();
    await page.waitForURL(backend.address);
    await settled(page);
    // the open tab is loaded anew, and so is what Back brings
    await tab.locator('header .sign-in').waitFor();
    await ready(tab);
    expect(await cellsWith(tab, 1)).toEqual([]);
    await page.goBack();
    await page.locator('header .sign-in').waitFor();
    await page.goBack();
    await ready(page);
    expect(await cellsWith(page, 1)).toEqual([]);
    expect(await theme(page)).toBe('light');
    await tab.close();
    expect(await crawl(page, ANNAS)).toEqual([]);

    await context.setOffline(true);
    for (const path of ['album/', 'make/', makePath(1)]) {
      await page.goto(backend.address + path);
      expect(await page.content(), path).not.toMatch(ANNAS);
      expect(await page.getAttribute('html', 'data-person'), path).toBeNull();
    }
    await context.setOffline(false);

    // signed out: her rows are in her space and nowhere else
    const words = ['lighthouse of anna', anna.id, ...(await games(anna.id)).map(({ id }) => id)];
    const annas = { words, space: spaceName(anna.id) };
    expect(await findTraces(page, annas)).toEqual([]);

    await backend.enter(context, await backend.person('boris'));
    const pages = [...new Set([...PAGES, ...pagesByScript('en')])];
    const theirs = new RegExp([ANNAS.source, ...words].join('|'), 'i');
    expect(await crawl(page, theirs, pages)).toEqual([]);
    expect(await findTraces(page, annas)).toEqual([]);
    await page.goto(backend.address + makePath(1));
    await ready(page);
    await paint(page, [[3, 4]]);
    await expect.poll(() => keptIds(page, 'remote')).toContain(backend.puzzles[1]?.id);
    // the search finds what is there
    await plantTraces(page, anna.id);
    expect((await findTraces(page, annas)).map((place) => place.split(' ')[0])).toEqual([
      'localStorage',
      'sessionStorage',
      'database',
      `${backend.address}planted:`,
    ]);

    // all of it is Anna's still, also on the pages that are kept
    await backend.site.db.insertInto('session').values(session).execute();
    await backend.enter(context, anna);
    await page.goto(backend.address + makePath(1));
    await expect.poll(() => cellsWith(page, 1)).toEqual([0, 1]);
    expect(await theme(page)).toBe('dark');
    await context.setOffline(true);
    await page.goto(`${backend.address}make/`);
    await ready(page);
    expect(await page.getAttribute('html', 'data-person')).toBe('anna');
    await showsDraft(page);
  });

  it('moves the games of guests to the first account, and deletes them on request', async () => {
    const context = await device();
    const page = await opened(context, '');
    await settled(page);
    await live(page);
    const carla = await backend.person('carla');
    await backend.enter(context, carla);
    await page.goto(backend.address + makePath(1));
    await settled(page);
    await expect.poll(() => cellsWith(page, 1)).toEqual([0, 1]);
    await expect.poll(async () => (await games(carla.id)).length).toBe(2);
    expect(await stored(page)).toEqual([`#${carla.id}:`]);
    await expect.poll(() => draftsOf(carla.id)).toEqual(['Lighthouse of Anna']);
    // another browser of hers has what reached the account
    const there = await opened(await signedInDevice(carla), makePath(1));
    await expect.poll(() => cellsWith(there, 1)).toEqual([0, 1]);
    await there.goto(`${backend.address}desk`);
    await there.getByRole('link', { name: 'Lighthouse of Anna' }).waitFor();

    await page.goto(`${backend.address}settings/#sign-out`);
    await findButton(page, 'Remove and sign out').click();
    await page.waitForURL(backend.address);
    await settled(page);
    expect(await stored(page)).toEqual([]);
    expect((await games(carla.id)).length).toBe(2);
    expect(await draftsOf(carla.id)).toEqual(['Lighthouse of Anna']);
    await backend.enter(context, await backend.person('doris'));
    expect(await crawl(page, ANNAS, ['album/', 'make/'])).toEqual([]);
  });

  it('signs out when nothing is on its way to the account any more', async () => {
    const page = await (await signedInDevice(await backend.person('ella'))).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    const ending = () => asked.filter((line) => /^DELETE .*session$/.test(line)).length;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/v1/drafts', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${backend.address}settings/#sign-out`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await dialog.getByRole('status').waitFor();
    await expect.poll(() => asked.some((line) => line.endsWith('/api/v1/drafts'))).toBe(true);
    expect(ending()).toBe(0);
    release();
    await page.waitForURL(backend.address);
    expect(ending()).toBe(1);
  });

  async function signedInDevice(person: TestPerson): Promise<BrowserContext> {
    const context = await device();
    await backend.enter(context, person);
    return context;
  }

  /** The titles of drafts that the account has. */
  async function draftsOf(person: string): Promise<string[]> {
    const { db } = backend.site;
    const rows = db.selectFrom('draft').select('title').where('person_id', '=', person);
    return (await rows.execute()).map(({ title }) => title);
  }

  const games = (person: string) =>
    backend.site.db.selectFrom('game').select('id').where('person_id', '=', person).execute();

  /** The spaces of this browser in which there are games, results or drafts. */
  function stored(page: Page): Promise<string[]> {
    return page.evaluate(async () => {
      const found: string[] = [];
      for (const { name = '' } of await indexedDB.databases()) {
        if (name.startsWith('nonokit-images')) continue;
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(name);
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
        for (const table of ['games', 'results', 'drafts', 'remote']) {
          const count = await new Promise<number>((resolve) => {
            const counted = database.transaction(table).objectStore(table).count();
            counted.onsuccess = () => resolve(counted.result);
          });
          if (count > 0) found.push(name.replace('nonokit', ''));
        }
        database.close();
      }
      return [...new Set(found)];
    });
  }

  /** Waits until the maker has Anna's draft. */
  async function showsDraft(page: Page): Promise<void> {
    const title = page.getByLabel('Title', { exact: true });
    await expect.poll(() => title.inputValue()).toBe('Lighthouse of Anna');
  }
});
