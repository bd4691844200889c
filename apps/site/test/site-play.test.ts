/** A puzzle of the server in a browser: played by a guest, by a person, on two devices, offline. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hasChromium, watch } from './support/browser.js';
import { type Backend, startBackend } from './support/play-backend.js';
import { buttonOf, cellsWith, moveCount, ready } from './support/player.js';
import { startBrowser } from './support/site-server.js';

/** The cells of the heart of 5 x 5, row by row. */
const HEART = [[1, 3], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14], [16, 17, 18], [22]];

describe.skipIf(!hasChromium)('a puzzle of the server', () => {
  let browser: Browser;
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
  });
  afterAll(async () => {
    await browser?.close();
    await backend?.close();
  });

  async function device(options = {}): Promise<BrowserContext> {
    const context = await browser.newContext({
      ...DESKTOP,
      serviceWorkers: 'block',
      ...options,
    });
    contexts.push(context);
    return context;
  }

  const pathOf = (index: number): string => `puzzles/${backend.puzzles[index]?.id}`;

  async function opened(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    watch(page, errors);
    await page.goto(backend.address + path);
    return page;
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

  it('is readable without a script, and says nothing of the picture', async () => {
    const context = await device({ javaScriptEnabled: false });
    const page = await opened(context, pathOf(0));
    expect(await page.title()).toBe('№ 1 · 5 × 5 · Nonokit');
    expect(await page.locator('.clue-table table').count()).toBe(2);
    expect(await page.locator('.clue-table').isVisible()).toBe(true);
    expect(await page.locator('.clue-table tr').allInnerTexts()).toContain('Row 2\t\n5');
    expect((await page.content()).toLowerCase()).not.toContain('heart');
    expect(errors.splice(0)).toEqual([]);
  });

  it('is solved by a guest, and moves to the account that the guest makes', async () => {
    const context = await device();
    const page = await opened(context, pathOf(0));
    await ready(page);
    expect(await page.locator('.clue-table').count()).toBe(0);
    await paint(page, HEART);
    await page.getByRole('heading', { name: 'Heart' }).waitFor();
    await page.getByText('Make an account to appear').waitFor();
    await page.getByText('Nobody has solved it without hints yet.').waitFor();
    const begun = await opened(context, pathOf(1));
    await ready(begun);
    await paint(begun, [[0, 1]]);
    await begun.close();

    await backend.enter(context, await backend.person('marta'));
    await page.goto(`${backend.address}${pathOf(1)}`);
    await page.getByText('2 puzzles from this device are in your account now.').waitFor();
    const games = await backend.site.db.selectFrom('game').select(['state', 'moves']).execute();
    expect(games.map(({ state }) => state).sort()).toEqual(['open', 'solved']);
    await page.goto(`${backend.address}${pathOf(0)}`);
    await page.locator('.ranking .me').waitFor();
    expect(errors.splice(0)).toEqual([]);
  });
});
