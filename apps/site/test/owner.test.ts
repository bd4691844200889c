/** The owner's page in a real browser: what is changed is counted, saved, and holds elsewhere. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../server/testing/test-site.js';
import { seriousFindings } from './support/axe.js';
import { DESKTOP, hasChromium, watch } from './support/browser.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { type Backend, makeCookie, startBackend } from './support/site-backend.js';

describe.skipIf(!hasChromium)('the page of the owner', () => {
  let [backend, browser] = [] as unknown as [Backend, BrowserShare];
  const errors: string[] = [];
  let people = 0;
  beforeAll(async () => {
    [backend, browser] = await Promise.all([
      startBackend({ catalogue: undefined, config: { owner: { rankings: true } } }),
      startBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await backend?.close();
  });

  async function opened(path: string, role?: 'person' | 'administrator'): Promise<Page> {
    const context = await browser.newContext(DESKTOP);
    if (role !== undefined) {
      const person = await signedIn(backend.site, `${role} ${++people}`, role);
      await context.addCookies([makeCookie(backend, person)]);
    }
    const page = await context.newPage();
    watch(page, errors);
    await page.goto(backend.address + path);
    await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
    return page;
  }

  it('shows the settings to administrators only', async () => {
    for (const role of [undefined, 'person'] as const) {
      const page = await opened('owner', role);
      await page.getByText('Only administrators see these settings.').waitFor();
      expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
      await page.context().close();
    }
  });

  it('counts and saves changes, which guests then see', async () => {
    const page = await opened('owner', 'administrator');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByText('Nothing to save.').waitFor();
    await page.getByLabel('Name of the site').fill('Puzzle Club');
    await page.getByText('By invitation').click();
    await page.getByText('2 changes to save: Name of the site, Registration').waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByText('Nothing to save.').waitFor();
    expect(await page.getByLabel('Name of the site').inputValue()).toBe('Nonokit');

    await page.getByLabel('Accent', { exact: true }).fill('#ffee00');
    await page.getByText('is too light to read').waitFor();
    await page.getByLabel('Accent', { exact: true }).fill('#0b6f6a');
    await page.getByText('6.0 : 1 on white').waitFor();
    await page.getByLabel('Name of the site').fill('Puzzle Club');
    await page.getByLabel('Announcement').fill('Closed on Sunday.');
    await page.getByRole('switch', { name: /Publishing/ }).click();
    await page.getByLabel('Contact, public').fill('hello@club.example');
    await page.getByText('By invitation').click();
    await page.getByLabel('Imprint', { exact: true }).last().fill('## The Club\n\n**Bremen**');
    await page.getByRole('region', { name: 'How it looks' }).locator('h2').waitFor();
    // what the file fixes
    expect(await page.getByRole('switch', { name: /Rankings/ }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved. All visitors').waitFor();
    await page.getByText('Nothing to save.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    const about = await opened('about');
    await about.getByRole('link', { name: 'hello@club.example' }).waitFor();
    expect(await about.locator('strong').innerText()).toBe('Bremen');
    // a page that the server draws, and one that the build wrote
    for (const path of ['about', 'make/']) {
      const shown = await opened(path);
      expect(await shown.title()).toMatch(/Puzzle Club/);
      expect(await shown.locator('.logo').innerText()).toBe('Puzzle Club');
      await shown.getByText('Closed on Sunday.').waitFor();
      const accent = await shown.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
      );
      expect(accent).toBe('#0b6f6a');
      expect(await seriousFindings(shown)).toEqual([]);
      expect(await shown.getByRole('button', { name: 'Publish' }).count()).toBe(0);
    }
    const join = await opened('sign-in?part=new');
    await join.getByText('New accounts need an invitation').waitFor();
    expect(errors).toEqual([]);
  });

  it('invites a class, whose members make their accounts', async () => {
    const page = await opened('owner', 'administrator');
    await page.getByLabel('What it is for').fill('Class 7b');
    await page.getByLabel('Days that it is valid').fill('7');
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Create an invitation' }).click();
    expect((await asked).postDataJSON()).toEqual({ name: 'Class 7b', uses: 30, days: 7 });
    await page.getByText(/^0 of 30 used, until \d+ \p{L}+ \d{4}$/u).waitFor();
    const address = await page.getByLabel('Copy this address now').inputValue();
    const welcome = await opened(new URL(address).pathname.slice(1));
    await welcome.getByRole('heading', { name: 'You are invited' }).waitFor();
    await welcome.getByLabel('Name', { exact: true }).fill('Pupil');
    await welcome.getByLabel('Password', { exact: true }).fill('seven grey owls at noon');
    await welcome.getByRole('button', { name: 'Create an account' }).click();
    await welcome.locator('.recovery-code').waitFor();
    await page.reload();
    await page.getByText('1 of 30 used').waitFor();
    await page.getByRole('button', { name: 'Withdraw “Class 7b”' }).click();
    await expect.poll(() => page.getByText('of 30 used').count()).toBe(0);
  });
});
