/** The store in a real browser: reloads, crashes, two tabs, no network, no room. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BrowserShare, hasChromium, startBrowser } from '../support/chromium.js';
import { cellsIn, Killable, openTab, ready, servedPage } from './testing/browser.js';

describe.skipIf(!hasChromium)('the store in Chromium', () => {
  let server: Awaited<ReturnType<typeof servedPage>>;
  let browser: BrowserShare;
  let context: BrowserContext;

  beforeAll(async () => {
    server = await servedPage();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  beforeEach(async () => {
    context = await browser.newContext();
  });
  afterEach(() => context.close());

  const tab = () => openTab(context, server.address);

  it('returns moves, zoom, tool, time and the unfinished stroke after a reload', async () => {
    const page = await tab();
    await page.evaluate(async () => {
      const { lab } = window;
      await lab.open();
      lab.paint(1, 2);
    });
    const loaded = page.waitForEvent('load');
    const left = page.evaluate(() => {
      const { lab } = window;
      lab.paint(3);
      lab.game?.keep({ cell: 24, scrollX: 3, scrollY: 4 }, 0, 4567);
      lab.game?.journal({ mark: 1, cells: new Set([7, 8, 9]) });
      // no turn of the event loop comes between the last cell and the reload
      location.reload();
    });
    // the answer may not come: the document that would give it is gone
    left.catch(() => undefined);
    await loaded;
    await ready(page);
    expect(await page.evaluate(() => window.lab.open())).toBe(3);
    expect(await cellsIn(page)).toEqual([[1, 2], [3], [7, 8, 9]]);
    const kept = await page.evaluate(() => {
      const { view, tool, elapsed } = window.lab.game ?? {};
      return { view, tool, elapsed };
    });
    expect(kept).toEqual({ view: { cell: 24, scrollX: 3, scrollY: 4 }, tool: 0, elapsed: 4567 });
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.startsWith('nonokit.journal'))).toHaveLength(1);
  });

  it('loses nothing when the tab crashes in the middle of a stroke', async () => {
    const page = await tab();
    await page.evaluate(async () => {
      await window.lab.open();
      window.lab.paint(1, 2);
      await window.lab.game?.flush();
    });
    const session = await context.newCDPSession(page);
    const crash = page.waitForEvent('crash');
    await page.evaluate(() => {
      window.lab.paint(3);
      window.lab.game?.journal({ mark: 1, cells: [7, 8] });
    });
    // the answer never comes: the process that would give it is gone
    session.send('Page.crash').catch(() => undefined);
    await crash;
    const next = await tab();
    expect(await next.evaluate(() => window.lab.open())).toBe(3);
    expect(await cellsIn(next)).toEqual([[1, 2], [3], [7, 8]]);
    expect(await next.evaluate(() => window.lab.game?.flush())).toBe(true);
    const third = await tab();
    expect(await third.evaluate(() => window.lab.open())).toBe(3);
    await page.close();
  });

  it('leaves the stroke of a running tab to that tab', async () => {
    const a = await tab();
    const b = await tab();
    await a.evaluate(async () => {
      await window.lab.open();
      window.lab.game?.journal({ mark: 1, cells: [7, 8] });
    });
    expect(await b.evaluate(() => window.lab.open())).toBe(0);
    await a.evaluate(() => window.lab.paint(7, 8, 9));
    await expect.poll(() => cellsIn(b)).toEqual([[7, 8, 9]]);
  });

  it('shows one game in two tabs that play at the same time', async () => {
    const a = await tab();
    const b = await tab();
    for (const page of [a, b]) await page.evaluate(() => window.lab.open());
    const play = (own: number) => async (): Promise<void> => {
      for (let k = 0; k < 40; k++) {
        window.lab.paint(own + k);
        if (k % 5 === own % 5) await new Promise((resolve) => setTimeout(resolve, 3));
      }
      await window.lab.game?.flush();
    };
    const run = (own: number) => `(${play(own).toString()})()`.replaceAll('own', String(own));
    await Promise.all([a.evaluate(run(0)), b.evaluate(run(101))]);
    await expect.poll(async () => (await cellsIn(a)).length).toBe(80);
    await expect.poll(async () => (await cellsIn(b)).length).toBe(80);
    const inA = await cellsIn(a);
    const inB = await cellsIn(b);
    expect(inA).toEqual(inB);
    const cells = inA.flat().map(Number);
    const from = (first: number) => Array.from({ length: 40 }, (_, k) => first + k);
    expect(cells.filter((cell) => cell < 100)).toEqual(from(0));
    expect(cells.filter((cell) => cell > 100)).toEqual(from(101));
    expect(await a.evaluate(() => window.lab.heard.length)).toBeGreaterThan(0);

    // one order for all: undo in one tab takes back the last change of any tab
    await b.evaluate(() => window.lab.game?.append({ at: 1, move: { type: 'undo' } }));
    await expect.poll(async () => (await cellsIn(a)).at(-1)).toBe('undo');
  });

  it('shows it even if tabs cannot communicate and locks are missing, when a tab becomes visible', async () => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel');
      Object.defineProperty(navigator, 'locks', { value: undefined });
    });
    const a = await tab();
    const b = await tab();
    for (const page of [a, b]) await page.evaluate(() => window.lab.open());
    await a.evaluate(async () => {
      window.lab.paint(5);
      await window.lab.game?.flush();
    });
    expect(await cellsIn(b)).toEqual([]);
    await b.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => cellsIn(b)).toEqual([[5]]);
  });

  it('needs no network', async () => {
    const page = await tab();
    await page.evaluate(() => window.lab.open());
    await context.setOffline(true);
    const isStored = await page.evaluate(async () => {
      window.lab.paint(5);
      return window.lab.game?.flush();
    });
    expect(isStored).toBe(true);
    await context.setOffline(false);
    await page.reload();
    await ready(page);
    expect(await page.evaluate(() => window.lab.open())).toBe(1);
  });

  it('continues without disk space, reports that, and stores when there is space again', async () => {
    const page = await tab();
    const session = await context.newCDPSession(page);
    const { origin } = new URL(server.address);
    // before the first move: Chromium remembers for a while how much room there was
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    const refused = await page.evaluate(async () => {
      await window.lab.open();
      window.lab.paint(1);
      window.lab.paint(2);
      const isStored = await window.lab.game?.flush();
      return [isStored, window.lab.store.trouble?.reason, window.lab.game?.record.length];
    });
    expect(refused).toEqual([false, 'full', 2]);
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    const reason = () => page.evaluate(() => window.lab.store.trouble?.reason);
    await expect.poll(reason).toBeUndefined();
    const other = await tab();
    expect(await other.evaluate(() => window.lab.open())).toBe(2);
  });

  it('plays in memory where storage is blocked', async () => {
    await context.addInitScript(() => {
      const blocked = {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      };
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, blocked);
      }
    });
    const page = await tab();
    const told = await page.evaluate(async () => {
      await window.lab.open();
      window.lab.paint(1);
      window.lab.game?.journal({ mark: 1, cells: [2] });
      window.lab.settings.set({ theme: 'dark' });
      const isStored = await window.lab.game?.flush();
      const { trouble } = window.lab.store;
      return [isStored, trouble?.reason, window.lab.settings.value.theme];
    });
    expect(told).toEqual([false, 'refused', 'dark']);
    expect(await cellsIn(page)).toEqual([[1]]);
  });

  it('sends settings to the other tab', async () => {
    const a = await tab();
    const b = await tab();
    await a.evaluate(() => window.lab.settings.set({ theme: 'contrast' }));
    await expect.poll(() => b.evaluate(() => window.lab.settings.value.theme)).toBe('contrast');
  });

  it('has every stored move after the browser is killed', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'nonokit-store-'));
    let chromium = new Killable(profile);
    try {
      const page = await openTab(await chromium.context(), server.address);
      const isStored = await page.evaluate(async () => {
        await window.lab.open();
        for (let k = 0; k < 20; k++) window.lab.paint(k);
        return window.lab.game?.flush();
      });
      expect(isStored).toBe(true);
      await chromium.kill();
      chromium = new Killable(profile);
      const next = await openTab(await chromium.context(), server.address);
      expect(await next.evaluate(() => window.lab.open())).toBe(20);
    } finally {
      await chromium.kill();
      rmSync(profile, { recursive: true, force: true });
    }
  });
});
