/** Criterion 7, nothing is lost: reload, crash, closed tab, two tabs, no network. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, hasChromium, type OpenOptions, PHONE, stage } from './support/browser.js';
import { chooseCases } from './support/full.js';
import { timePasses } from './support/page-time.js';
import {
  cellAt,
  cellsWith,
  click,
  drag,
  findButton,
  makePath,
  marksOf,
  moveCount,
  play,
  readView,
  ready,
  stripes,
} from './support/player.js';

const STRIPES = stripes(20, 20);
const PATH = makePath(STRIPES);

/** The cells of a row, from a column to another. */
function cellsOfRow(row: number, first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, k) => row * 20 + first + k);
}

describe.skipIf(!hasChromium)('nothing is lost', () => {
  const { open, tab, site, errors } = stage();

  async function opened(options?: OpenOptions): Promise<Page> {
    const page = await open(PATH, options);
    await ready(page);
    return page;
  }

  /** Another tab with the same puzzle. */
  async function openedIn(context: BrowserContext, path = PATH): Promise<Page> {
    const page = await tab(context, path);
    await ready(page);
    return page;
  }

  it('after a reload: cells, tool, zoom, time and history come back', async () => {
    const page = await opened();
    await drag(page, [3, 2], [3, 8]);
    await drag(page, [4, 2], [4, 8], { button: 'right' });
    await click(page, 10, 10);
    await page.keyboard.press('Control+z');
    await findButton(page, 'Cross').click();
    await page.$eval('.board-host', (host) => Reflect.get(host, 'board').zoomBy(1.6));
    await expect.poll(() => readClock(page)).toBeGreaterThanOrEqual(1);
    const marks = await marksOf(page);
    const moves = await moveCount(page);
    const view = await readView(page);
    const time = await readClock(page);
    await page.reload();
    await ready(page);
    expect(await marksOf(page)).toEqual(marks);
    expect(await moveCount(page)).toBe(moves);
    const again = await readView(page);
    for (const name of ['cell', 'scrollX', 'scrollY'] as const) {
      expect(again[name]).toBeCloseTo(view[name], 3);
    }
    expect(await findButton(page, 'Cross').getAttribute('aria-pressed')).toBe('true');
    expect(await readClock(page)).toBeGreaterThanOrEqual(time);
    await findButton(page, 'Redo').click();
    expect(await cellsWith(page, 1)).toEqual([...cellsOfRow(3, 2, 8), 210]);
    expect(errors()).toEqual([]);
  });

  it('when a tab is closed right after a stroke', async () => {
    const page = await opened();
    const context = page.context();
    await drag(page, [3, 2], [3, 8]);
    await page.close();
    const next = await openedIn(context);
    expect(await cellsWith(next, 1)).toEqual(cellsOfRow(3, 2, 8));
    expect(await moveCount(next)).toBe(1);
  });

  it('when the tab crashes in the middle of a stroke', async () => {
    const page = await opened();
    const context = page.context();
    await drag(page, [3, 2], [3, 8]);
    const from = await cellAt(page, 5, 2);
    const to = await cellAt(page, 5, 12);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    const crash = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    // the answer never comes: the process that would give it is gone
    session.send('Page.crash').catch(() => undefined);
    await crash;
    const next = await openedIn(context);
    expect(await cellsWith(next, 1)).toEqual([...cellsOfRow(3, 2, 8), ...cellsOfRow(5, 2, 12)]);
    await next.keyboard.press('Control+z');
    expect(await cellsWith(next, 1)).toEqual(cellsOfRow(3, 2, 8));
  });

  it('in two tabs: both show the same game, and no stroke is lost', async () => {
    const a = await opened();
    const b = await openedIn(a.context());
    await drag(a, [1, 0], [1, 9]);
    await expect.poll(() => cellsWith(b, 1)).toEqual(cellsOfRow(1, 0, 9));
    // both at once
    const of = (row: number) =>
      Array.from({ length: 20 }, (_, k) => ({
        type: 'paint' as const,
        cells: [row * 20 + k] as const,
        mark: 1 as const,
      }));
    await Promise.all([play(a, ...of(3)), play(b, ...of(5))]);
    const all = [...cellsOfRow(1, 0, 9), ...cellsOfRow(3, 0, 19), ...cellsOfRow(5, 0, 19)];
    await expect.poll(() => cellsWith(a, 1)).toEqual(all);
    await expect.poll(() => cellsWith(b, 1)).toEqual(all);
    await expect.poll(() => moveCount(a)).toBe(41);
    await expect.poll(() => moveCount(b)).toBe(41);
    expect(errors()).toEqual([]);
  });

  it('in two tabs: an unfinished stroke survives what the other tab does', async () => {
    const a = await opened();
    const b = await openedIn(a.context());
    await a.bringToFront();
    const from = await cellAt(a, 7, 2);
    const to = await cellAt(a, 7, 9);
    await a.mouse.move(from.x, from.y);
    await a.mouse.down();
    await a.mouse.move((from.x + to.x) / 2, from.y);
    await play(b, { type: 'paint', cells: [0], mark: 1 });
    await expect.poll(() => moveCount(a)).toBe(1);
    await a.mouse.move(to.x, to.y);
    await a.mouse.up();
    const all = [0, ...cellsOfRow(7, 2, 9)];
    await expect.poll(() => cellsWith(a, 1)).toEqual(all);
    await expect.poll(() => cellsWith(b, 1)).toEqual(all);
    expect(errors()).toEqual([]);
  });

  it('while the past is shown and another tab plays', async () => {
    const a = await opened();
    await play(a, { type: 'paint', cells: [0], mark: 1 }, { type: 'paint', cells: [1], mark: 1 });
    const b = await openedIn(a.context());
    await a.getByRole('slider', { name: 'History' }).fill('1');
    await expect.poll(() => cellsWith(a, 1)).toEqual([0]);
    await play(b, { type: 'paint', cells: [2], mark: 1 });
    await expect.poll(() => moveCount(a)).toBe(3);
    if ((await findButton(a, 'Back to now').count()) > 0)
      await findButton(a, 'Back to now').click();
    await expect.poll(() => cellsWith(a, 1)).toEqual([0, 1, 2]);
    await click(a, 5, 5);
    await expect.poll(() => cellsWith(b, 1)).toEqual([0, 1, 2, 105]);
    expect(errors()).toEqual([]);
  });

  it('offline, once the page is loaded', async () => {
    const page = await opened();
    await page.context().setOffline(true);
    await drag(page, [3, 2], [3, 8]);
    await findButton(page, 'Undo').click();
    await findButton(page, 'Redo').click();
    await page.context().setOffline(false);
    await page.reload();
    await ready(page);
    expect(await cellsWith(page, 1)).toEqual(cellsOfRow(3, 2, 8));
    expect(await moveCount(page)).toBe(3);
    expect(errors()).toEqual([]);
  });

  it('when the browser quits and starts again', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'nonokit-player-'));
    const launched = () =>
      chromium.launchPersistentContext(profile, {
        executablePath: CHROMIUM,
        args: ['--no-sandbox'],
        serviceWorkers: 'block',
        viewport: { width: 1280, height: 900 },
      });
    let context = await launched();
    try {
      const page = await openedIn(context);
      await drag(page, [3, 2], [3, 8]);
      await context.close();
      context = await launched();
      const next = await openedIn(context);
      expect(await cellsWith(next, 1)).toEqual(cellsOfRow(3, 2, 8));
      // the page of all puzzles offers to go on
      await next.goto(site().address);
      await next.locator('a[href*="play/#p="]').first().waitFor();
    } finally {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });

  it('of the time: the clock stops during a pause, and the board is covered', async () => {
    for (const options of chooseCases<OpenOptions>([{}], [PHONE])) {
      const page = await opened(options);
      await click(page, 3, 3);
      await expect.poll(() => readClock(page)).toBeGreaterThanOrEqual(1);
      const open = await readPixels(page);
      await findButton(page, 'Pause').click();
      const dialog = page.getByRole('heading', { name: /^Paused at/ });
      await dialog.waitFor();
      const stopped = await readClock(page);
      await expect.poll(() => readPixels(page)).not.toEqual(open);
      const covered = await readPixels(page);
      // neither pointer nor keys reach what is covered
      const { x, y } = await cellAt(page, 18, 1);
      await page.mouse.click(x, y);
      await page.keyboard.press('Control+z');
      await timePasses(page, 1500);
      expect(await moveCount(page)).toBe(1);
      expect(await readClock(page)).toBe(stopped);
      expect(await readPixels(page)).toEqual(covered);
      await page.locator('.paused').getByRole('button').click();
      await expect.poll(() => dialog.count()).toBe(0);
      await expect.poll(() => readClock(page)).toBeGreaterThan(stopped);
      expect(await cellsWith(page, 1)).toEqual([63]);
    }
    expect(errors()).toEqual([]);
  });

  it('of the time: a covered board looks the same for any clues and marks', async () => {
    const covered = async (path: string, hasMarks: boolean): Promise<Page> => {
      const page = await open(path);
      await ready(page);
      if (hasMarks) await drag(page, [3, 2], [3, 8]);
      await page.mouse.move(5, 5);
      await findButton(page, 'Pause').click();
      await page.getByRole('heading', { name: /^Paused at/ }).waitFor();
      return page;
    };
    const marked = await covered(PATH, true);
    const blank = await covered(PATH, false);
    // both are painted a frame later
    await expect
      .poll(async () => [await readPixels(marked), await readPixels(blank)])
      .toSatisfy(([one, other]) => String(one) === String(other));
    expect(await readPixels(marked)).toEqual(await readPixels(blank));
  });

  it('of the time: the clock stops while the page is hidden, and the board is covered', async () => {
    const page = await opened();
    await click(page, 3, 3);
    await expect.poll(() => readClock(page)).toBeGreaterThanOrEqual(1);
    await hide(page, true);
    const stopped = await readClock(page);
    await timePasses(page, 1500);
    expect(await readClock(page)).toBe(stopped);
    await hide(page, false);
    await page.getByRole('heading', { name: /^Paused at/ }).waitFor();
    await timePasses(page, 600);
    expect(await readClock(page)).toBe(stopped);
    await findButton(page, 'Continue').last().click();
    await expect.poll(() => readClock(page)).toBeGreaterThan(stopped);
    expect(errors()).toEqual([]);
  });
});

/** The seconds that the page shows. */
async function readClock(page: Page): Promise<number> {
  const text = await page.getByRole('timer').innerText();
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** A number for each part of the board's picture; the same numbers mean the same picture. */
function readPixels(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    for (let k = 0; k < 2; k++) await new Promise(requestAnimationFrame);
    const canvas = document.querySelector<HTMLCanvasElement>('.board-host canvas');
    if (canvas === null) return [];
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    const sums = new Array<number>(64).fill(0);
    data?.forEach((value, at) => {
      sums[at % 64] = ((sums[at % 64] ?? 0) * 31 + value) % 1_000_003;
    });
    return sums;
  });
}

/** Hides the page, as another tab in front of it would, or shows it. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
}
