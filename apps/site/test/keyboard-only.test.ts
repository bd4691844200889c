/**
 * The whole way with the keyboard alone: an account, a puzzle found and solved, a vote and a
 * comment, a puzzle made and published, the data taken along, the password got back with the
 * recovery code, the account deleted. No mouse, no script that helps. At each stop the focus can be
 * seen; after each step it is where the next one begins.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hasChromium, watch } from './support/browser.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { Keyboard } from './support/keyboard.js';
import { dialogIsGone } from './support/page-time.js';
import { type Backend, startBackend } from './support/site-backend.js';
import { eachAfterTheOther } from './support/steps.js';

const HEART = fileURLToPath(new URL('../../../puzzles/heart.json', import.meta.url));

const PASSWORD = 'seven grey owls at noon';
const OTHER = 'five white foxes at dawn';

/** Keys that fill the heart's rows from its left upper corner; every row ends where it began. */
const ROWS = ['.#.#.', '#####', '#####', '.###.', '..#..'];

/** Keys that paint the rows of a made picture of 5 x 5. */
const CUP = ['.....', '#####', '#####', '####.', '.##..'];

describe.skipIf(!hasChromium)('with the keyboard alone', () => {
  let [browser, backend, page, keys] = [] as unknown as [BrowserShare, Backend, Page, Keyboard];
  const errors: string[] = [];
  let code = '';

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nonokit-keys-'));
    cpSync(HEART, join(folder, 'heart.json'));
    [browser, backend] = await Promise.all([startBrowser(), startBackend({ catalogue: folder })]);
    rmSync(folder, { recursive: true });
    const context = await browser.newContext(DESKTOP);
    page = await context.newPage();
    watch(page, errors);
    keys = new Keyboard(page);
    await page.goto(backend.address);
  });
  eachAfterTheOther();
  afterAll(async () => {
    await browser?.close();
    await backend?.close();
  });

  /** Waits until something has the focus, which a step leaves there. */
  const focusOn = (selector: string) => page.locator(`${selector}:focus`).waitFor();

  it('a person can create an account', async () => {
    await keys.use('link', 'Sign in');
    await page.waitForURL(/sign-in/);
    await keys.use('link', 'Create an account');
    await page.getByRole('button', { name: 'Create an account' }).waitFor();
    await keys.fill('Name', 'Marta');
    await keys.fill('Password', 'password12');
    await keys.press('Enter');
    // what is wrong gets the focus
    await focusOn('[name=password][aria-invalid=true]');
    await keys.write(PASSWORD);
    await keys.press('Enter');
    await focusOn('h1');
    code = await page.locator('.recovery-code').innerText();
    await keys.use('button', 'I have saved it');
    await page.locator('.person-menu').waitFor();
  });

  it('a person can find a puzzle and solve it', async () => {
    // the first stop of every page leads past its head
    await keys.press('Tab');
    expect(await keys.focused()).toMatchObject({ name: 'Skip to content', isSeen: true });
    await keys.press('Enter');
    await focusOn('main');
    await keys.use('link', 'Catalogue');
    await page.waitForURL(/puzzles$/);
    await keys.use('checkbox', /1 to 5 cells/, 'Space');
    await page.waitForURL(/size=5/);
    expect((await keys.focused()).name).toMatch(/1 to 5 cells/);
    await keys.use('link', /№ 1/);
    await page.waitForURL(/puzzles\/\w+$/);
    await focusOn('[role=grid]');
    await keys.press('h');
    await page.getByText(/^Look at/).waitFor();
    await keys.press('Escape');
    await focusOn('[role=grid]');
    await paint(ROWS);
    await focusOn('h1');
    expect((await keys.focused()).name).toContain('Heart');
  });

  it('a person can vote and comment', async () => {
    await keys.use('button', /4 stars/);
    await page.locator('[aria-pressed=true], [aria-checked=true]').first().waitFor();
    expect((await keys.focused()).name).toMatch(/4 stars/);
    // comments open once the server has counted the solve
    await page.getByLabel('Your comment').waitFor();
    await keys.fill('Your comment', 'The second row opens it.');
    await keys.use('button', 'Post');
    await page.locator('.comment-text').waitFor();
    const { role, isSeen } = await keys.focused();
    expect([role, isSeen]).not.toEqual(['page', true]);
  });

  it('a person can make a puzzle and publish it', async () => {
    await page.keyboard.press('Home');
    await page.reload();
    await keys.use('link', 'Make');
    await page.waitForURL(/make/);
    await keys.use('button', 'New sheet');
    await page.getByRole('dialog').waitFor();
    await keys.use('button', '5 × 5');
    await dialogIsGone(page);
    await keys.to('grid', /./);
    await paint(CUP);
    await page.locator('.outcome-status').getByText('line by line').waitFor();
    await keys.fill('Title', 'A small cup');
    await keys.press('Shift+Tab');
    await keys.use('button', 'Publish');
    await page.getByRole('dialog').waitFor();
    await keys.fill(/^Tags/, 'mug');
    await keys.use('button', 'Publish');
    const dialog = page.getByRole('dialog');
    await dialog.locator('[role=alert]:focus').waitFor();
    await keys.use('button', 'Publish anyway');
    await dialog.locator('[role=status]:focus').waitFor();
    await keys.use('link', 'To the puzzle');
    await page.waitForURL(/puzzles\/\w+$/);
  });

  it('a person can export the data, recover the password, and delete the account', async () => {
    await keys.use('button', /Marta/);
    await keys.use('link', 'Settings');
    await page.waitForURL(/settings/);
    await accountIsThere();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      keys.use('link', 'Export everything'),
    ]);
    const data = readFileSync(await download.path(), 'utf8');
    for (const text of ['The second row opens it.', 'A small cup']) expect(data).toContain(text);
    await keys.use('button', 'Sign out');
    await page.getByRole('dialog').waitFor();
    await keys.use('button', 'Keep and sign out');
    await page.waitForURL(backend.address);

    await keys.use('link', 'Sign in');
    await page.waitForURL(/sign-in/);
    await keys.use('link', 'Forgot it?');
    await keys.fill('Name', 'Marta');
    await keys.fill('Recovery code', code);
    await keys.fill('New password', OTHER);
    await keys.press('Enter');
    await focusOn('h1');
    await keys.use('button', 'I have saved it');
    await page.locator('.person-menu').waitFor();

    await keys.use('button', /Marta/);
    await keys.use('link', 'Settings');
    await page.waitForURL(/settings/);
    await accountIsThere();
    await keys.use('button', 'Delete the account');
    await page.getByRole('dialog').waitFor();
    await keys.press('Escape');
    // a dialog gives the focus back, and leaves a moment later
    await dialogIsGone(page);
    await expect.poll(async () => (await keys.focused()).name).toBe('Delete the account');
    await keys.press('Enter');
    await page.getByRole('dialog').waitFor();
    await keys.fill('Password', OTHER);
    await keys.use('button', 'Delete the account');
    await page.waitForURL(backend.address);
    expect(await backend.site.db.selectFrom('person').select('name').execute()).toEqual([]);
    expect(errors.filter((text) => !/^422 /.test(text))).toEqual([]);
  });

  /** Waits until the account and its lists have loaded below the settings. */
  async function accountIsThere(): Promise<void> {
    await page.getByRole('link', { name: 'Export everything' }).waitFor();
    await page.waitForLoadState('networkidle');
  }

  /** Paints rows with arrows and Space, from the first cell; at the pace of fingers. */
  async function paint(rows: readonly string[]): Promise<void> {
    await keys.press('Control+Home');
    for (const [row, cells] of rows.entries()) {
      if (row > 0) await keys.press('ArrowDown', 'Home');
      for (const [column, cell] of [...cells].entries()) {
        if (column > 0) await keys.press('ArrowRight');
        await page.waitForTimeout(60 + 20 * ((row + column) % 4));
        if (cell === '#') await keys.press('Space');
      }
    }
  }
});
