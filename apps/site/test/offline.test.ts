/**
 * Without a network: after the first visit all pages open and work, and a new version of the site
 * arrives without disturbing a game.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeServiceWorker } from '../build/service-worker.mjs';
import { hasChromium } from './support/browser.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { chooseCases } from './support/full.js';
import {
  isKept,
  keepsPuzzle,
  pagesByScript,
  pagesOfSite,
  readHtml,
  shelfIds,
} from './support/kept-site.js';
import { SITE, type SiteServer, serveSite } from './support/site-server.js';
import { patience } from './support/slow.js';

/** A server of the built site, and a person's windows. */
interface Setup {
  readonly server: SiteServer;
  readonly context: BrowserContext;
}

describe.skipIf(!hasChromium)('the site', () => {
  let browser: BrowserShare;
  const folders: string[] = [];

  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  async function setUp(): Promise<Setup> {
    // what the browser keeps itself must not stand in for what the site keeps
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    return { server: await serveSite(SITE, 'no-cache'), context };
  }

  /** The built site, changed: another word on the first page, and without one of the scripts. */
  async function nextVersion(): Promise<{ readonly folder: string; readonly gone: string }> {
    const folder = mkdtempSync(join(tmpdir(), 'nonokit-site-'));
    folders.push(folder);
    cpSync(SITE, folder, { recursive: true });
    const file = join(folder, 'index.html');
    writeFileSync(file, readFileSync(file, 'utf8').replace('<html ', '<html data-next="" '));
    const assets = readdirSync(join(folder, 'assets'));
    const gone = assets.find((name) => name.startsWith('open-files-')) ?? '';
    rmSync(join(folder, 'assets', gone));
    await writeServiceWorker(folder);
    return { folder, gone: `assets/${gone}` };
  }

  /**
   * Visits an address until the version that waits has taken over. Usually the first visit is
   * enough; the browser may tell the running worker later than the page that another one waits.
   */
  async function takesOver(page: Page, address: string): Promise<void> {
    const versions = (): Promise<number> => page.evaluate(async () => (await caches.keys()).length);
    await expect
      .poll(async () => {
        await page.goto('about:blank');
        await page.goto(address);
        await expect.poll(versions, { timeout: patience(3000) }).toBe(1);
        return page.url();
      })
      .toBe(address);
  }

  describe('after one visit, offline', () => {
    let [server, context] = [] as unknown as [SiteServer, BrowserContext];

    // one visit keeps the site for all tests
    beforeAll(async () => {
      ({ server, context } = await setUp());
      const page = await context.newPage();
      await page.goto(server.address);
      await isKept(page);
      await page.close();
      server.unplug();
    });
    beforeEach(() => context.setOffline(true));
    afterEach(async () => {
      for (const page of context.pages()) await page.close();
    });
    afterAll(async () => {
      await context?.close();
      server?.close();
    });

    it('has every page in both languages, complete with everything it refers to', async () => {
      const page = await context.newPage();
      // the worker answers for pages that it has given itself, not for the first one
      await page.goto(server.address);
      const paths = pagesOfSite();
      expect(paths).toEqual(expect.arrayContaining(['', 'ru/', 'play/', 'ru/play/', 'open/']));
      const pages = paths.map((path) => [path, readHtml(path)] as const);
      const kept = await page.evaluate(async (pages) => {
        const wrong: string[] = [];
        const named = new Set<string>();
        for (const [path, html] of pages) {
          const address = new URL(`/${path}`, location.href).href;
          const text = await fetch(address).then(
            (response) => response.text(),
            () => 'no answer',
          );
          if (text !== html) wrong.push(path);
          const parts = new DOMParser().parseFromString(html, 'text/html');
          for (const part of parts.querySelectorAll('[src], link[href]:not([hreflang])')) {
            const reference = part.getAttribute('src') ?? part.getAttribute('href') ?? '';
            if (part.getAttribute('rel') !== 'canonical')
              named.add(new URL(reference, address).href);
          }
        }
        for (const file of named) {
          const isThere = await fetch(file).then(
            ({ ok }) => ok,
            () => false,
          );
          if (!isThere) wrong.push(file);
        }
        return { wrong, named: named.size };
      }, pages);
      expect(kept.wrong).toEqual([]);
      expect(kept.named).toBeGreaterThan(50);
    });

    it.each(chooseCases<'en' | 'ru'>(['en'], ['ru']))(
      'opens a page with each of the scripts: %s',
      async (language) => {
        const page = await context.newPage();
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        page.on('requestfailed', (request) => {
          // the next page may come before the icon of the last one
          if (request.failure()?.errorText !== 'net::ERR_ABORTED') errors.push(request.url());
        });
        for (const path of pagesByScript(language)) {
          // on a busy machine the browser once told of no answer: then the page is asked for again
          const response = (await page.goto(server.address + path)) ?? (await page.reload());
          expect([path, response?.status(), response?.fromServiceWorker()]).toEqual([
            path,
            200,
            true,
          ]);
          expect(await page.locator('#app').innerText()).not.toBe('');
        }
        expect(errors).toEqual([]);
      },
    );

    it('plays a puzzle of the catalogue that was never opened', async () => {
      const page = await context.newPage();
      const [id = ''] = shelfIds();
      await page.goto(`${server.address}play/#p=${id}`);
      await keepsPuzzle(page);
    });

    it('opens files', async () => {
      const page = await context.newPage();
      await page.goto(`${server.address}open/`);
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose files' }).click();
      const buffer = Buffer.from('width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n1\n');
      await (await chooser).setFiles({ name: 'x.non', mimeType: 'text/plain', buffer });
      await page.waitForURL(/\/play\/#p=/);
      await keepsPuzzle(page);
    });

    it('scans a printed sheet', async () => {
      const page = await context.newPage();
      await page.goto(`${server.address}scan/`);
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a picture' }).click();
      const sheet = new URL('../../../packages/scan/src/testing/perspective.png', import.meta.url);
      await (await chooser).setFiles(fileURLToPath(sheet));
      await page.getByText(/and there is one solution/).waitFor();
    });

    it('shows a small sign, and continues if a link leads nowhere', async () => {
      const page = await context.newPage();
      await page.goto(`${server.address}ru/puzzles?size=15,20`);
      await page.getByRole('heading', { name: 'Нет сети' }).waitFor();
      const again = page.getByRole('link', { name: 'Попробовать ещё раз' });
      const href = () => again.evaluate((link) => Reflect.get(link, 'href'));
      await expect.poll(href).toBe(`${server.address}ru/puzzles?size=15,20`);
      // that page leaves by itself when it hears of a network, even on its way to the next address
      await expect
        .poll(async () => {
          await page.goto('about:blank');
          await page.goto(`${server.address}offline/?next=//elsewhere.example/x`);
          return page.locator('h1').innerText();
        })
        .toBe('You are offline');
      await page.goto(server.address);
      const mark = page.locator('.offline-mark');
      // a worker that starts or ends in the page's process may tell it that there is a network
      await context.setOffline(false);
      await context.setOffline(true);
      await mark.waitFor();
      await mark.click();
      expect(await page.locator('.toast').innerText()).toContain('offline');
      await context.setOffline(false);
      await mark.waitFor({ state: 'detached' });
    });
  });

  describe('online', () => {
    let [server, context] = [] as unknown as [SiteServer, BrowserContext];

    beforeEach(async () => {
      ({ server, context } = await setUp());
    });
    afterEach(async () => {
      await context.close();
      server.close();
    });

    it('uses a new version at the next visit, and interrupts no running game', async () => {
      const page = await context.newPage();
      await page.goto(`${server.address}play/#p=${shelfIds()[0]}`);
      await isKept(page);
      await page.reload();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      const { folder, gone } = await nextVersion();
      const before = server.asked.length;
      server.serve(folder);
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        while (registration.waiting === null) await new Promise((go) => setTimeout(go, 50));
      });
      // only what has changed was fetched
      expect([...new Set(server.asked.slice(before))].sort()).toEqual(['', 'service-worker.js']);
      // the running page is the same, and finds the files that it was made with
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      const status = await page.evaluate(async (file) => (await fetch(`../${file}`)).status, gone);
      expect(status).toBe(200);
      // the next visit keeps its fragment
      const address = `${server.address}play/#p=${shelfIds()[1]}`;
      await takesOver(page, address);
      await keepsPuzzle(page);
      expect(page.url()).toBe(address);
      await page.goto(server.address);
      await page.locator('html[data-next]').waitFor();
    });

    it('keeps the complete old version if the new one cannot be loaded completely', async () => {
      const page = await context.newPage();
      await page.goto(server.address);
      await isKept(page);
      const { folder } = await nextVersion();
      rmSync(join(folder, 'index.html'));
      writeFileSync(join(folder, 'index.html.gone'), '');
      server.serve(folder);
      const failed = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        // it may have failed before anybody who asks after the update sees it
        const found = new Promise<ServiceWorker | null>((resolve) =>
          registration.addEventListener('updatefound', () => resolve(registration.installing)),
        );
        await registration.update();
        const installing = await found;
        while (installing?.state === 'installing') await new Promise((go) => setTimeout(go, 50));
        return installing?.state === 'redundant';
      });
      expect(failed).toBe(true);
      server.unplug();
      await page.goto(`${server.address}play/`);
      expect(await page.locator('#app').innerText()).not.toBe('');
    });
  });

  it('can be installed in both languages', async () => {
    const server = await serveSite();
    const context = await browser.newContext();
    const page = await context.newPage();
    for (const path of ['', 'ru/']) {
      await page.goto(server.address + path);
      const manifest = await page.evaluate(async () => {
        const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
        const address = link?.href ?? '';
        const content = await (await fetch(address)).json();
        const sizes: string[] = [];
        for (const { src } of content.icons) {
          const image = new Image();
          image.src = new URL(src, address).href;
          await image.decode();
          sizes.push(`${image.naturalWidth}`);
        }
        return { start: new URL(content.start_url, address).href, sizes };
      });
      expect(manifest.start).toBe(server.address + path);
      expect(manifest.sizes.slice(1)).toEqual(['192', '512', '192', '512']);
    }
    await context.close();
    server.close();
  });
});
