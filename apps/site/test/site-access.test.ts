/**
 * Ways into an account, clicked through: the address that makes the first administrator, passkeys
 * with an authenticator that Chromium plays, the recovery code, a new password, and the end of
 * sessions that were somewhere else.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inviteAdministrator } from '../server/people/invitation.js';
import { DESKTOP, hasChromium, watch } from './support/browser.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { type Backend, startBackend } from './support/site-backend.js';
import { eachAfterTheOther } from './support/steps.js';

const FIRST = 'seven grey owls at noon';
const SECOND = 'five white foxes at dawn';
const THIRD = 'nine brown hares at dusk';

describe.skipIf(!hasChromium)('ways into an account', () => {
  let [backend, browser] = [] as unknown as [Backend, BrowserShare];
  const errors: string[] = [];
  let code = '';
  beforeAll(async () => {
    [backend, browser] = await Promise.all([
      startBackend({ catalogue: undefined, host: 'localhost' }),
      startBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await backend?.close();
  });

  // each goes on with the account of the one before
  eachAfterTheOther();

  async function opened(path: string, context?: BrowserContext): Promise<Page> {
    const page = await (context ?? (await browser.newContext(DESKTOP))).newPage();
    watch(page, errors);
    await page.goto(backend.address + path);
    return page;
  }

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

  async function signIn(page: Page, password: string): Promise<void> {
    await field(page, 'Name').fill('Marta');
    await field(page, 'Password').fill(password);
    await button(page, 'Sign in').click();
  }

  it('start with the address that creates an administrator, once', async () => {
    const welcome = new URL(await inviteAdministrator(backend.site));
    const path = welcome.pathname.slice(1);
    const page = await opened(path);
    await page.getByRole('heading', { name: 'Your site' }).waitFor();
    await field(page, 'Name').fill('Marta');
    await field(page, 'Password').fill(FIRST);
    await button(page, 'Create an account').click();
    code = await page.locator('.recovery-code').innerText();
    await page.locator('h1:focus', { hasText: 'Save this code' }).waitFor();
    await button(page, 'I have saved it').click();
    await page.locator('.person-menu summary').click();
    await page.getByRole('link', { name: 'Moderation' }).waitFor();
    await page.context().close();

    // the address is used up
    const again = await opened(path);
    await field(again, 'Name').fill('Mallory');
    await field(again, 'Password').fill(SECOND);
    await button(again, 'Create an account').click();
    await again.getByRole('alert').waitFor();
    const people = backend.site.db.selectFrom('person').select(['name', 'role']).execute();
    expect(await people).toEqual([{ name: 'Marta', role: 'administrator' }]);
    await again.context().close();
  });

  it('accept a passkey instead of the password', async () => {
    const page = await opened('sign-in?next=settings/');
    const keys = await page.context().newCDPSession(page);
    await keys.send('WebAuthn.enable');
    const { authenticatorId } = await keys.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signIn(page, FIRST);
    await page.waitForURL(/settings\/$/);
    await page.getByText('Passkeys', { exact: true }).click();
    await field(page, 'Name of the passkey').fill('my laptop');
    await button(page, 'Add a passkey').click();
    await page.getByText('my laptop').waitFor();
    expect(
      (await keys.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    ).toHaveLength(1);

    await page.context().clearCookies();
    await page.goto(`${backend.address}sign-in?next=settings/`);
    await button(page, 'Sign in with a passkey').click();
    await page.waitForURL(/settings\/$/);
    await page.locator('.person-menu').waitFor();

    await page.context().close();
  });

  it('include changing the password, which ends sessions elsewhere', async () => {
    const page = await opened('sign-in?next=settings/');
    const other = await opened('sign-in');
    await signIn(other, FIRST);
    await other.locator('.person-menu').waitFor();
    await signIn(page, FIRST);
    await page.waitForURL(/settings\/$/);
    await page.locator('summary', { hasText: 'Change the password' }).click();
    await field(page, 'Current password').first().fill('wrong');
    await field(page, 'New password').fill(SECOND);
    await button(page, 'Change the password').click();
    await page.getByText('The password is wrong').waitFor();
    await field(page, 'Current password').first().fill(FIRST);
    await button(page, 'Change the password').click();
    await page.getByText('Password changed').waitFor();
    await other.reload();
    await other.getByRole('link', { name: 'Sign in' }).waitFor();

    await other.goto(`${backend.address}sign-in`);
    await signIn(other, SECOND);
    await other.locator('.person-menu').waitFor();
    await page.reload();
    const sessions = page.locator('section[aria-labelledby="sessions"]');
    await sessions.getByRole('button', { name: /^End the session/ }).click();
    await sessions.getByRole('button', { name: /^End the session/ }).waitFor({ state: 'detached' });
    await other.reload();
    await other.getByRole('link', { name: 'Sign in' }).waitFor();
    await Promise.all([page, other].map((each) => each.context().close()));
  });

  it('include the recovery code, which is then replaced', async () => {
    const page = await opened('sign-in');
    await page.getByRole('link', { name: 'Forgot it?' }).click();
    await field(page, 'Name').fill('Marta');
    await field(page, 'Recovery code').fill(code.toLowerCase());
    await field(page, 'New password').fill(THIRD);
    await button(page, 'Set the password').click();
    const next = await page.locator('.recovery-code').innerText();
    expect(next).not.toBe(code);
    await button(page, 'I have saved it').click();
    await page.locator('.person-menu').waitFor();
    await page.context().close();

    const other = await opened('sign-in?part=recover');
    await field(other, 'Name').fill('Marta');
    await field(other, 'Recovery code').fill(code);
    await field(other, 'New password').fill(FIRST);
    await button(other, 'Set the password').click();
    await other.locator('[name=code][aria-invalid=true]').waitFor();
    await other.goto(`${backend.address}sign-in`);
    await signIn(other, THIRD);
    await other.locator('.person-menu').waitFor();
    await other.context().close();
    // what the server refuses on purpose is told by its status
    expect(errors.filter((text) => !/^4\d\d /.test(text))).toEqual([]);
  });
});
