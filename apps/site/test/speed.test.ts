/**
 * Criterion 2, speed, as far as it is behaviour: what the page loads before the first hint, and
 * that a long answer says so, can be stopped and leaves the board alone. Times are measured in
 * `bench/`.
 */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appears } from './support/appears.js';
import { hasChromium, PHONE, stage } from './support/browser.js';
import { cellsWith, drag, findButton, readHelp, readShelf, ready } from './support/player.js';

/** The most bytes of scripts, compressed, that player and maker may load besides the worker. */
const PLAYER_BYTES = 85 * 1024;
const MAKER_BYTES = 90 * 1024;

/** In how many files the scripts of the player are, besides its words and the head's script. */
const PLAYER_FILES = 5;

describe.skipIf(!hasChromium)('speed', () => {
  const { open, site, errors } = stage();

  /** Opens a puzzle of the shelf, and notes which files are loaded. */
  async function opened(before?: (page: Page) => Promise<void>) {
    const card = (await readShelf(site().address)).find(
      ({ width, inks }) => width >= 9 && inks.length === 1,
    );
    const page = await open('settings/');
    const loaded: string[] = [];
    page.context().on('request', (request) => loaded.push(request.url()));
    await before?.(page);
    await page.goto(`${site().address}play/#p=${card?.id}`);
    await ready(page);
    return { page, loaded };
  }

  it('a game loads at most 85 KB of scripts, and no engine, before the first hint', async () => {
    const { page, loaded } = await opened();
    await drag(page, [0, 0], [0, 5]);
    await page.waitForLoadState('networkidle');
    const scripts = [...new Set(loaded)].filter((url) => new URL(url).pathname.endsWith('.js'));
    expect(await packedBytes(scripts)).toBeLessThanOrEqual(PLAYER_BYTES);
    const engine = /worker-entry|perform-|resvg|pdfkit|\.wasm|\.ttf/;
    expect(loaded.filter((url) => engine.test(url))).toEqual([]);
    expect(page.workers()).toHaveLength(0);

    await findButton(page, 'Hint').click();
    await page.getByText(/Look at|contradict the clues/).waitFor();
    expect(loaded.some((url) => url.includes('worker-entry'))).toBe(true);
    expect(page.workers()).toHaveLength(1);
    // the first hint waits for no format and no picture
    expect(loaded.filter((url) => /perform-(files|draw|film|make)|resvg|pdfkit/.test(url))).toEqual(
      [],
    );
    expect(errors()).toEqual([]);
  });

  it('the player is ready with five files of scripts', async () => {
    const page = await open('settings/');
    const loaded: string[] = [];
    page.context().on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const html = await (await fetch(`${site().address}play/`)).text();
    const named = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file = '']) => file);
    const [card] = await readShelf(site().address);
    // whatever the HTML does not name never arrives
    await page.context().route(/\.js$/, (route) => {
      if (named.some((file) => route.request().url().endsWith(file.replace('../', '/')))) {
        void route.continue();
      }
    });
    await page.goto(`${site().address}play/#p=${card?.id}`);
    await ready(page);
    await drag(page, [0, 0], [0, 1]);
    await expect.poll(() => cellsWith(page, 1)).toHaveLength(2);
    const scripts = named.filter((file) => !/words-|head-script/.test(file));
    expect(new Set(scripts).size, scripts.join()).toBe(PLAYER_FILES);
    expect(errors()).toEqual([]);
  });

  it('the maker paints with at most 90 KB of scripts, while all others wait', async () => {
    const html = await (await fetch(`${site().address}make/`)).text();
    const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file = '']) =>
      String(new URL(file, `${site().address}make/`)),
    );
    expect(await packedBytes([...new Set(scripts)])).toBeLessThanOrEqual(MAKER_BYTES);

    const page = await open('settings/');
    // the worker and the parts that come later never arrive
    await page.context().route(/\.js$/, (route) => {
      if (scripts.includes(route.request().url())) void route.continue();
    });
    await page.goto(`${site().address}make/`);
    await ready(page);
    const places = await readPlaces(page);
    await drag(page, [0, 0], [0, 5]);
    const undo = findButton(page, 'Undo').first();
    await expect.poll(() => undo.isEnabled()).toBe(true);
    await findButton(page, 'Test play').waitFor();
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });

    // what comes later moves nothing that is there
    await page.reload();
    await page.locator('.outcome-status').waitFor();
    await page.locator('.image-drop').waitFor();
    expect(await readPlaces(page)).toEqual(places);
    expect(errors()).toEqual([]);
  });

  it('the picture of the maker begins on the first screen of a phone', async () => {
    for (const path of ['make/', 'ru/make/']) {
      const page = await open(path, PHONE);
      await ready(page);
      const before = await readPlaces(page);
      await page.locator('.image-drop').waitFor();
      await page.locator('.outcome-status').waitFor();
      expect(await readPlaces(page)).toEqual(before);
      const { y = Number.NaN } = (await page.locator('.make-room').boundingBox()) ?? {};
      // of 844 pixels, the last 110 are the line of the verdict and the tabs
      expect(y).toBeLessThan(530);
    }
    expect(errors()).toEqual([]);
  });

  it('a slow answer is announced, and can be stopped', async () => {
    const { page, loaded } = await opened((page) => holdWorker(page));
    // what is said first makes way for the next after two seconds
    const looking = appears(page, '.hint-panel', 'Looking…');
    await findButton(page, 'Hint').click();
    await looking;
    await page.getByText('This takes a while.').waitFor();
    await findButton(page, 'Stop').click();
    await expect.poll(() => page.locator('.hint-panel').count()).toBe(0);
    expect(await readHelp(page)).toEqual({ where: 0, why: 0, cells: 0, check: 0 });
    expect(loaded.some((url) => url.includes('worker-entry'))).toBe(true);
    expect(errors()).toEqual([]);
  });

  it('the board can be played during a long search', async () => {
    const { page } = await opened((page) => holdWorker(page));
    await findButton(page, 'Hint').click();
    await page.getByText('This takes a while.').waitFor();
    await drag(page, [1, 0], [1, 6]);
    expect(await cellsWith(page, 1)).toHaveLength(7);
    // the question was about other marks, so it is dropped
    await expect.poll(() => page.locator('.hint-panel').count()).toBe(0);
    expect(errors()).toEqual([]);
  });
});

/** The bytes of scripts, each compressed for itself. */
async function packedBytes(scripts: readonly string[]): Promise<number> {
  expect(scripts.length).toBeGreaterThan(0);
  let bytes = 0;
  for (const url of scripts) {
    bytes += gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length;
  }
  return bytes;
}

/** Where the parts of the maker's page are with which one paints. */
async function readPlaces(page: Page): Promise<unknown[]> {
  const parts = ['.make-buttons', '.make-tools', '.make-room', '.make-outcome'];
  return Promise.all(
    parts.map(async (part) => {
      const { x, y } = (await page.locator(part).boundingBox()) ?? {};
      return { part, x, y };
    }),
  );
}

/** The worker never arrives: an answer that takes as long as one likes. */
async function holdWorker(page: Page): Promise<void> {
  await page.context().route('**/worker-entry*', () => undefined);
}
