/** An account in a real browser: making it, signing in and out, its settings, leaving. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobHandlers } from '../server/operation/job-handlers.js';
import { seriousFindings } from './support/axe.js';
import { DESKTOP, hasChromium, watch } from './support/browser.js';
import { startBrowser } from './support/chromium.js';
import { type Backend, makeCookie, startBackend } from './support/site-backend.js';

/** Nothing listens there: mails wait in the database, where the test reads them. */
const MAIL = { smtp: 'smtp://127.0.0.1:9', mailFrom: 'site@example.org' };
interface Mail {
  readonly subject?: string;
  readonly text?: string;
}

const PASSWORD = 'seven grey owls at noon';

describe.skipIf(!hasChromium)('an account', () => {
  let backend: Backend;
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  const errors: string[] = [];
  beforeAll(async () => {
    backend = await startBackend({ catalogue: undefined, config: MAIL });
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await backend?.close();
  });

  async function opened(path: string, context?: BrowserContext): Promise<Page> {
    const usual = { ...DESKTOP, acceptDownloads: true };
    const page = await (context ?? (await browser.newContext(usual))).newPage();
    watch(page, errors);
    await page.goto(backend.address + path);
    return page;
  }

  it('can be created, left and entered again, and shows its code once', async () => {
    const page = await opened('sign-in?part=new');
    await page.getByLabel('Name', { exact: true }).fill('Marta');
    await page.getByLabel('Password', { exact: true }).fill('password12');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByText('most common').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create an account' }).click();
    const code = await page.locator('.recovery-code').innerText();
    expect(code).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5})+$/);
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await page.waitForURL(backend.address);

    await page.goto(`${backend.address}settings/`);
    const account = page.locator('section[aria-labelledby="account"]');
    await account.getByRole('button', { name: 'Sign out' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign out?' });
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(backend.address);

    await page.goto(`${backend.address}settings/`);
    await page.locator('header .sign-in').click();
    await page.getByLabel('Name', { exact: true }).fill('marta');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('do not match').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${backend.address}settings/`);
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  });

  it('appears in the settings without moving the focused control', async () => {
    const page = await opened('sign-in');
    await page.getByLabel('Name', { exact: true }).fill('Marta');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(backend.address);
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/api/v1/me', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${backend.address}settings/`);
    const last = page.getByRole('button', { name: 'Reset to defaults' });
    const places = async () => [
      await page.getByRole('radio').first().boundingBox(),
      await last.boundingBox(),
    ];
    const before = await places();
    letThrough();
    await page.locator('section[aria-labelledby="account"]').waitFor();
    expect(await places()).toEqual(before);
    await page.context().close();
  });

  it('ends another session, makes a key, exports, and can be deleted', async () => {
    const page = await opened('sign-in');
    const other = await opened('sign-in');
    for (const each of [other, page]) {
      await each.getByLabel('Name', { exact: true }).fill('Marta');
      await each.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await each.getByRole('button', { name: 'Sign in', exact: true }).click();
      await each.waitForURL(backend.address);
    }
    await page.goto(`${backend.address}settings/`);
    const sessions = page.locator('section[aria-labelledby="sessions"]');
    const ends = sessions.getByRole('button', { name: /^End the session/ });
    await ends.first().waitFor();
    const before = await ends.count();
    await ends.first().click();
    await expect.poll(() => ends.count()).toBe(before - 1);
    await other.goto(`${backend.address}settings/`);
    await other.getByText('Sign in to sync your games').waitFor();

    const keys = page.locator('section[aria-labelledby="api-keys"]');
    const makeKey = async (): Promise<void> => {
      await page.getByLabel('What it is for').fill('my program');
      await page.getByRole('button', { name: 'Create a key' }).click();
    };
    await backend.site.db.updateTable('session').set({ proved_at: 0 }).execute();
    await makeKey();
    await keys.getByRole('link', { name: 'Sign in again' }).click();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${backend.address}settings/#api-keys`);
    await makeKey();
    const key = await keys.locator('.recovery-code').innerText();
    const me = await fetch(`${backend.address}api/v1/me`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(await me.json()).toMatchObject({ person: { name: 'Marta' } });

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export everything' }).click(),
    ]);
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toHaveProperty('exportedAt');

    await page.getByRole('button', { name: 'Delete the account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill('wrong');
    await dialog.getByRole('button', { name: 'Delete the account' }).click();
    await dialog.getByText('The password is wrong').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete the account' }).click();
    await page.waitForURL(backend.address);
    expect((await fetch(`${backend.address}people/Marta`)).status).toBe(404);
    await page.context().close();
    await other.context().close();
  });

  it('stores an e-mail address, and can be recovered by a code from a mail', async () => {
    const page = await opened('sign-in?part=new');
    await page.getByLabel('Name', { exact: true }).fill('Elena');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await page.waitForURL(backend.address);
    await page.goto(`${backend.address}settings/`);
    const access = page.locator('section[aria-labelledby="access"]');
    await access.getByText('E-mail address').first().click();
    const address = access.getByLabel('E-mail address');
    const save = access.getByRole('button', { name: 'Save the address' });
    await access.getByLabel('Current password').last().fill(PASSWORD);
    await address.fill('nowhere');
    await save.click();
    await access.getByText('This is not an e-mail address').waitFor();
    await address.fill('elena@example.org');
    await save.click();
    await access.getByText('not confirmed yet').waitFor();
    await access.getByLabel('Code from the mail').fill(await readCode('Confirm your address'));
    await access.getByRole('button', { name: 'Confirm' }).click();
    await access.getByText('confirmed', { exact: true }).waitFor();
    await page.context().clearCookies();

    await page.goto(`${backend.address}sign-in?part=recover`);
    await page.getByLabel('Name', { exact: true }).fill('elena');
    await page.getByRole('button', { name: 'Send a code' }).click();
    await page.getByText('we sent a code to it').waitFor();
    // the job that a server does next
    await jobHandlers(backend.site).recovery({ name: 'elena' });
    await page.getByLabel('Recovery code').fill(await readCode('Your recovery code'));
    await page.getByLabel('New password').fill(`${PASSWORD} again`);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.locator('.recovery-code').waitFor();
    await page.context().close();
  });

  /** The code in the mail with this subject, which waits to be sent. */
  async function readCode(subject: string): Promise<string> {
    const { rows } = await sql<{ data: string }>`select data from job order by id`.execute(
      backend.site.db,
    );
    const mails = rows.map(({ data }) => (JSON.parse(data) as { data: Mail }).data);
    const text = mails.findLast((mail) => mail.subject === subject)?.text ?? '';
    return /^[0-9A-Z]{5}(-[0-9A-Z]{5})*$/m.exec(text)?.[0] ?? '';
  }

  it('has a page that can be read without scripts, in both languages', async () => {
    const person = await backend.person('Анна');
    const context = await browser.newContext({ ...DESKTOP, javaScriptEnabled: false });
    const path = `people/${encodeURIComponent('Анна')}`;
    const page = await opened(path, context);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Анна');
    expect(await page.getByRole('link', { name: 'Export' }).count()).toBe(0);
    await context.addCookies([makeCookie(backend, person)]);
    await page.goto(`${backend.address}ru/${path}`);
    expect(await page.getByRole('link', { name: 'Экспорт' }).count()).toBe(1);
    await page.goto(`${backend.address}sign-in`);
    await context.clearCookies();
    await page.reload();
    expect(await page.locator('noscript p').innerText()).toContain('needs JavaScript');
    await context.close();
    const scripted = await opened(path);
    expect(await seriousFindings(scripted)).toEqual([]);
    await scripted.goto(`${backend.address}sign-in`);
    expect(await seriousFindings(scripted)).toEqual([]);
    await scripted.context().close();
    // what the server refuses on purpose is told by its status
    expect(errors.filter((text) => !/^4\d\d /.test(text))).toEqual([]);
  });
});
