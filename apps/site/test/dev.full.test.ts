/**
 * `npm run dev`: a changed component, style, word and route of the server is on the screen. The
 * changes are made in a copy of the sources, so the working tree stays as it is.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DevCopy, startCopy } from '../dev/copy.mjs';
import { TRIED_CHANGES } from '../dev/tried-changes.mjs';
import { type BrowserShare, hasChromium, startBrowser } from './support/chromium.js';

declare global {
  interface Window {
    /** Gone as soon as the page is loaded again. */
    isSamePage?: boolean;
  }
}

describe.skipIf(!hasChromium)('npm run dev', () => {
  let copy: DevCopy;
  let browser: BrowserShare;
  let page: Page;
  beforeAll(async () => {
    copy = await startCopy();
    browser = await startBrowser();
    page = await browser.newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await copy?.close();
  });

  it.each(TRIED_CHANGES)('shows changes of $what', async (tried) => {
    await open(page, copy.address + tried.page);
    expect(await page.evaluate(tried.seen)).toBe(false);
    await page.evaluate(() => {
      window.isSamePage = true;
    });
    copy.change(...tried.change);
    await page.waitForFunction(tried.seen);
    expect(await page.evaluate(() => window.isSamePage === true)).toBe(tried.inPlace);
  });

  it('signs in at once as any example person, and has daily puzzles and rankings', async () => {
    await open(page, `${copy.address}dev/sign-in?as=Anna`);
    expect(await page.getAttribute('html', 'data-person')).toBe('Anna');
    await open(page, `${copy.address}rankings`);
    expect(await page.locator('.rankings tbody tr').count()).toBeGreaterThan(0);
    expect(await page.locator('link[data-first]').count()).toBe(0);
  });

  it('has rooms, over a connection of their own', async () => {
    const { origin } = new URL(copy.address);
    const headers = { Origin: origin };
    const made = await page.request.post(`${origin}/api/v1/rooms`, { data: {}, headers });
    const { id } = (await made.json()) as { id: string };
    await open(page, `${origin}/rooms/${id}`);
    // who is there is told over the connection alone
    await page.locator('.room-person').waitFor();
  });
});

/** Opens a page and waits until its own scripts run: Vite may load it again for new libraries. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const isStarted = document.querySelector('#app') !== null;
    return isStarted && document.querySelector('link[data-first]') === null;
  });
}
