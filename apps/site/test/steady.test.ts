/**
 * Pages stand still while they load: what comes late (scripts, answers of the server, the board)
 * takes a place that was kept for it. A browser's own measure of moved content, the sum of layout
 * shifts, tells; scripts and answers come one after the other here, so that each part is seen
 * without the next.
 */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../server/testing/test-site.js';
import { DESKTOP, hasChromium, PHONE } from './support/browser.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { chooseCases } from './support/full.js';
import { keptIds } from './support/kept.js';
import { timePasses } from './support/page-time.js';
import { click, drawn, isOver, makePath, ready } from './support/player.js';
import { observeShifts, readShifts } from './support/shifts.js';
import { type Backend, makeCookie, startBackend } from './support/site-backend.js';

/** What may move, of the window's area and height: a line of text by less than its height. */
const MOST = 0.02;

/** Scripts and answers come this many milliseconds after each other. */
const APART_MS = 60;

/** The pages that have most to load; PUZZLE is one of the server, FILE one from a file. */
const PAGES = chooseCases(
  ['', 'PUZZLE', 'FILE', 'daily', 'album/', 'make/'],
  [
    ...['puzzles', 'learn/overlap/', 'settings/'],
    ...['puzzles?size=10', 'series', 'rankings', 'about', 'sign-in', 'help/', 'open/', 'nothing'],
    ...['learn/', 'learn/first/', 'learn/overlap/practise/', 'learn/course/', 'learn/course/1/'],
    ...['print/#p=PLAIN', 'explain/#p=PLAIN'],
  ],
);

type Visit = readonly [who: string, where: string, window: BrowserContextOptions];

describe.skipIf(!hasChromium)('pages stand still while they load', () => {
  let backend: Backend;
  let browser: BrowserShare;
  let ann: TestPerson;
  let some: { readonly id: string };
  beforeAll(async () => {
    [backend, browser] = await Promise.all([startBackend(), startBrowser()]);
    ann = await backend.person('Ann');
    const query = backend.site.db.selectFrom('puzzle').select('id').where('number', '=', 3);
    some = await query.executeTakeFirstOrThrow();
  });
  afterAll(async () => {
    await browser?.close();
    await backend?.close();
  });

  it.each(
    chooseCases<Visit>(
      [
        ['a new guest', 'a phone', PHONE],
        ['a guest who has played', 'a phone', PHONE],
      ],
      [
        ['a new guest', 'a desktop', DESKTOP],
        ['a guest who has played', 'a desktop', DESKTOP],
        ['a member', 'a phone', PHONE],
        ['a member', 'a desktop', DESKTOP],
      ],
    ),
  )('for %s, on %s', async (who, _, window) => {
    const before = who === 'a guest who has played' ? await playedBefore() : undefined;
    const moved: unknown[] = [];
    for (const path of PAGES) {
      const context = await browser.newContext({ ...window, ...before });
      if (who === 'a member') await context.addCookies([makeCookie(backend, ann)]);
      const page = await opened(path, context);
      const { sum, shifts } = await readShifts(page);
      if (sum > MOST) moved.push({ path, sum, shifts });
      await context.close();
    }
    expect(moved).toEqual([]);
  });

  /** What a browser keeps in which a puzzle was solved and another begun. */
  async function playedBefore(): Promise<BrowserContextOptions> {
    const context = await browser.newContext(DESKTOP);
    const page = await context.newPage();
    const tee = drawn('###', '.#.', '.#.');
    await page.goto(backend.address + makePath(tee));
    await ready(page);
    for (const [cell, ink] of (tee.goal?.cells ?? []).entries()) {
      if (ink > 0) await click(page, Math.floor(cell / 3), cell % 3);
    }
    await expect.poll(() => isOver(page)).toBe(true);
    await page.goto(`${backend.address}puzzles/${some.id}`);
    await ready(page);
    await click(page, 0, 0);
    await expect.poll(() => keptIds(page, 'remote')).toContain(some.id);
    const storageState = await context.storageState({ indexedDB: true });
    await context.close();
    return { storageState };
  }

  /** Opens a page without anything of it in the cache, and waits until nothing more comes. */
  async function opened(path: string, context: BrowserContext): Promise<Page> {
    await context.addInitScript(observeShifts);
    let turn = Promise.resolve();
    await context.route(/\/(assets|api|shelf)\//, (route) => {
      turn = turn.then(() => new Promise((next) => setTimeout(next, APART_MS)));
      return turn.then(() => route.continue());
    });
    const page = await context.newPage();
    // the font comes last: until then all texts are in another one
    const scripts = page.waitForEvent('domcontentloaded');
    await context.route('**/*.woff2', async (route) => {
      await scripts;
      await page.waitForSelector('html[data-awake]');
      await timePasses(page, 300);
      await route.continue();
    });
    await page.goto(backend.address + addressOf(path), { waitUntil: 'networkidle' });
    // a late part may request the font of one more character at any time
    await context.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => document.fonts.ready);
    await timePasses(page, 300);
    return page;
  }

  function addressOf(path: string): string {
    if (path === 'FILE') return makePath(drawn('###', '.#.', '.#.'));
    return path.replace('PUZZLE', `puzzles/${some.id}`).replace('PLAIN', some.id);
  }
});
