/**
 * The first minute of a person who has never seen a nonogram and follows a link to a puzzle: they
 * tap about, are led to the lesson, do what it does not ask for, come back and solve the puzzle.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hasChromium, PHONE, watch } from './support/browser.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { type Backend, startBackend } from './support/play-backend.js';
import { cellAt, ready } from './support/player.js';

/** The cells of the lesson's tree and of the heart, row by row; both have five columns. */
const TREE = [2, 6, 7, 8, 10, 11, 12, 13, 14, 17, 22];
const HEART = [1, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 22];

describe.skipIf(!hasChromium)('the first minute', () => {
  let [browser, backend] = [] as unknown as [BrowserShare, Backend];
  const errors: string[] = [];
  beforeAll(async () => {
    [browser, backend] = await Promise.all([startBrowser(), startBackend(['heart.json'])]);
  });
  afterAll(async () => {
    await browser?.close();
    await backend?.close();
  });

  async function visitor(path: string, options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    watch(page, errors);
    await page.goto(backend.address + path);
    return page;
  }

  const puzzle = (): string => `puzzles/${backend.puzzles[0]?.id}`;

  it('on a phone after a link: wrong taps, the lesson, and back to the puzzle', async () => {
    const page = await visitor(puzzle(), PHONE);
    await ready(page);
    const tip = page.locator('.tip', { hasText: 'Each number says' });
    await tip.waitFor();
    // it stands above the board and covers nothing of it
    const { y = 0, height = 0 } = (await tip.boundingBox()) ?? {};
    const board = await page.locator('.board-host').boundingBox();
    expect(board?.y).toBeGreaterThanOrEqual(y + height);
    await tip.getByRole('link', { name: 'Learn it in a minute' }).tap();
    await page.waitForURL(/learn\/first\/#to=puzzles/);

    const said = page.locator('.too-many');
    await tapLesson(page, 0, 23, 18);
    expect(await said.innerText()).toBe('');
    await tapLesson(page, 22);
    await said.getByText('Row 5 has more filled cells than its number says. Tap').waitFor();
    await tapLesson(page, 23);
    await said.getByText('Row 5').waitFor({ state: 'detached' });
    await tapLesson(page, 2);
    await said.getByText('Row 1 has more').waitFor();
    await tapLesson(page, 0, 17);
    await said.getByText('Row 4 has more').waitFor();
    await tapLesson(page, 18);
    await tapLesson(page, ...TREE.filter((cell) => ![2, 17, 22].includes(cell)));
    await page.getByRole('link', { name: 'Back to the puzzle' }).tap();

    await page.waitForURL(backend.address + puzzle());
    await ready(page);
    await tap(page, ...HEART);
    await page.getByRole('heading', { name: 'Heart' }).waitFor();
    await page.context().close();
    expect(errors.splice(0)).toEqual([]);
  });

  it('shows the tip until it is closed, and no note to those who have played', async () => {
    const page = await visitor(puzzle(), PHONE);
    await ready(page);
    const tip = page.locator('.tip');
    await tip.waitFor();
    await tap(page, 1);
    await page.reload();
    await tip.waitFor();
    await tip.getByRole('button', { name: 'Close this tip' }).tap();
    await tip.waitFor({ state: 'detached' });
    await page.reload();
    await ready(page);
    await page.waitForLoadState('networkidle');
    expect(await tip.count()).toBe(0);
    await page.context().close();

    const desk = await visitor(puzzle(), DESKTOP);
    const note = desk.locator('.newcomer');
    await note.waitFor();
    await note.getByRole('link', { name: 'Learn it in a minute' }).click();
    // this page is a static file: its script fills in the way back
    const skip = desk.getByRole('link', { name: 'Skip', exact: true });
    await expect.poll(() => skip.getAttribute('href')).toContain(puzzle());
    await skip.click();
    await desk.waitForURL(backend.address + puzzle());
    await ready(desk);
    await desk.getByText('Saved on this device').waitFor();
    await desk.waitForLoadState('networkidle');
    expect(await note.count()).toBe(0);
    await desk.context().close();
    expect(errors.splice(0)).toEqual([]);
  });

  it('takes no address from the author of a link', async () => {
    const page = await visitor('learn/first/#to=//example.org/', DESKTOP);
    await page.locator('.task-board canvas').first().waitFor();
    const skip = page.getByRole('link', { name: 'Skip', exact: true });
    expect(await skip.getAttribute('href')).toBe('../../learn/course/');
    await page.context().close();
  });

  it('explains what a nonogram is where strangers arrive, and has the lessons in every menu', async () => {
    const plain = await browser.newContext({ ...DESKTOP, javaScriptEnabled: false });
    const page = await plain.newPage();
    for (const root of ['', 'ru/']) {
      for (const path of ['', 'puzzles', 'daily', 'series', 'rankings', 'nothing', puzzle()]) {
        await page.goto(`${backend.address}${root}${path}`);
        const lessons = page.locator('header a[href$="learn/"]');
        expect(await lessons.count(), root + path).toBeGreaterThan(0);
        if (!['', 'puzzles', puzzle()].includes(path)) continue;
        const ways = page.locator('main a[href$="learn/first/"]');
        expect(await ways.count(), root + path).toBeGreaterThan(0);
      }
      // what the menu has no room for can be found from the first page
      await page.goto(backend.address + root);
      for (const end of ['about', 'help/', 'rankings', 'settings/']) {
        const link = page.locator(`.site-links a[href$="${end}"]`);
        const address = new URL((await link.getAttribute('href')) ?? '', page.url());
        expect((await fetch(address)).status, end).toBe(200);
      }
    }
    const { cookie } = await backend.person('marta');
    const [name = '', value = ''] = cookie.split('=');
    await plain.addCookies([{ name, value, url: backend.address }]);
    await page.goto(`${backend.address}puzzles`);
    expect(await page.locator('.newcomers').count()).toBe(0);
    await plain.close();
  });
});

/** Taps cells of the puzzle's board one after the other; it has five columns. */
async function tap(page: Page, ...cells: readonly number[]): Promise<void> {
  for (const cell of cells) {
    const { x, y } = await cellAt(page, Math.floor(cell / 5), cell % 5);
    await page.touchscreen.tap(x, y);
    // a hand is not faster, and the server does not believe who is
    await page.waitForTimeout(90 + 20 * (cell % 4));
  }
}

/** Taps cells of the lesson's board, whose numbers take as much room as one cell. */
async function tapLesson(page: Page, ...cells: readonly number[]): Promise<void> {
  const canvas = page.locator('.task-board:not(.waiting) canvas').first();
  await canvas.waitFor();
  for (const cell of cells) {
    const box = await canvas.boundingBox();
    if (box === null) throw new Error('the board of the lesson is not there');
    const side = box.width / 6;
    const row = Math.floor(cell / 5);
    const column = cell % 5;
    await page.touchscreen.tap(box.x + (column + 1.5) * side, box.y + (row + 1.5) * side);
  }
}
