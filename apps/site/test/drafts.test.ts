/**
 * Drafts of an account on two devices: what a desktop paints, the phone has on its desk and goes on
 * with; both versions stay when both have changed a draft; deleting; a guest who signs in.
 */
import type { EditorBoardHandle } from 'nonokit/editor';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { allFindings } from './support/axe.js';
import { DESKTOP, hasChromium, PHONE } from './support/browser.js';
import { peopleStage } from './support/people-stage.js';
import { drag, ready } from './support/player.js';
import { makeCookie } from './support/site-backend.js';

const DARK_PHONE = { ...PHONE, colorScheme: 'dark' } as const;

describe.skipIf(!hasChromium)('drafts of an account', () => {
  const { backend, open, errors } = peopleStage();
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(errors.splice(0)).toEqual([]);
  });

  async function device(
    path: string,
    as: Parameters<typeof open>[1],
    options: BrowserContextOptions = DESKTOP,
  ): Promise<Page> {
    const page = await open(path, as, options);
    contexts.push(page.context());
    return page;
  }

  const go = (page: Page, path: string) => page.goto(backend().address + path);

  /** The drafts that the server has: title and revision. */
  async function kept(): Promise<string[]> {
    const rows = await backend()
      .site.db.selectFrom('draft')
      .select(['title', 'revision'])
      .where('deleted_at', 'is', null)
      .execute();
    return rows.map(({ title, revision }) => `${title} ${revision}`).sort();
  }

  /** How many cells of the open draft are painted. */
  const painted = (page: Page): Promise<number> =>
    page.$eval('.board-host', (host) => {
      const { board } = host as unknown as { readonly board: EditorBoardHandle };
      return [...board.editor.grid.cells].filter((color) => color > 0).length;
    });

  async function begin(page: Page, title: string): Promise<void> {
    await ready(page);
    await drag(page, [0, 0], [0, 3]);
    await page.getByLabel('Title', { exact: true }).fill(title);
  }

  const card = (page: Page) => page.locator('.desk-drafts');

  it('what a desktop paints, a phone shows, and goes on with', async () => {
    const anna = await backend().person('anna');
    const desktop = await device('make/', anna);
    await begin(desktop, 'Owl');
    await expect.poll(kept, { timeout: 20_000 }).toEqual(['Owl 1']);
    const phone = await device('desk', anna, DARK_PHONE);
    await card(phone).getByText('in your account').waitFor();
    expect(await allFindings(phone)).toEqual([]);
    const wide = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await card(phone).getByRole('link', { name: 'Owl' }).click();
    await ready(phone);
    await expect.poll(() => painted(phone)).toBe(4);
    // both change it; the one that is later goes on with a copy
    await drag(phone, [2, 0], [2, 1]);
    await go(phone, 'desk');
    await expect.poll(kept, { timeout: 20_000 }).toEqual(['Owl 2']);
    await drag(desktop, [4, 0], [4, 2]);
    await desktop.getByText('You continue with a copy').waitFor({ timeout: 20_000 });
    await expect.poll(kept).toEqual(['Owl (other version) 1', 'Owl 2']);
    expect(await painted(desktop)).toBe(7);
    await go(phone, 'desk');
    await expect.poll(() => card(phone).locator('li').count()).toBe(2);
  });

  it('a draft is deleted on all devices, and comes back', async () => {
    const boris = await backend().person('boris');
    const desktop = await device('make/', boris);
    await begin(desktop, 'Boat');
    await go(desktop, 'desk');
    await card(desktop).getByText('in your account').waitFor();
    const phone = await device('desk', boris, PHONE);
    await card(phone).getByText('in your account').waitFor();
    await card(phone).getByRole('button', { name: 'Delete Boat' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await phone.getByText('Boat deleted.').waitFor();
    await go(desktop, 'desk');
    await expect.poll(() => card(desktop).count()).toBe(0);
    await phone.getByRole('button', { name: 'Undo' }).click();
    await card(phone).getByText('in your account').waitFor();
    await go(desktop, 'desk');
    await card(desktop).getByRole('link', { name: 'Boat' }).waitFor();
  });

  it('an address of a draft brings it from the account', async () => {
    const gleb = await backend().person('gleb');
    const desktop = await device('make/', gleb);
    await begin(desktop, 'Goat');
    await expect.poll(kept, { timeout: 20_000 }).toContain('Goat 1');
    const other = await device(`make/${new URL(desktop.url()).hash}`, gleb);
    await ready(other);
    await expect
      .poll(() => other.getByLabel('Title', { exact: true }).inputValue(), { timeout: 20_000 })
      .toBe('Goat');
    expect(await painted(other)).toBe(4);
  });

  it('a guest’s draft moves into the account that signs in', async () => {
    const vera = await backend().person('vera');
    const page = await device('make/', undefined);
    await begin(page, 'Vase');
    await page.getByText('Draft saved').waitFor();
    await page.context().addCookies([makeCookie(backend(), vera)]);
    await go(page, 'desk');
    await card(page).getByText('in your account').waitFor();
    expect(await kept()).toContain('Vase 1');
  });

  it('gets a day of publication in the maker, which the desk shows and changes', async () => {
    const dina = await backend().person('dina');
    const page = await device('make/', dina);
    await begin(page, 'Dolphin');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('On a day').check();
    await dialog.getByLabel('Day', { exact: true }).waitFor();
    expect(await allFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Publish on that day' }).click();
    // a nearly empty sheet is worth a thought
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await dialog.getByText(/^Goes public \d+ \w+$/).waitFor();
    // the warning is a line of the browser's console
    errors.splice(0);
    await dialog.getByRole('link', { name: 'To your desk' }).click();
    await card(page)
      .getByRole('button', { name: /^goes public/ })
      .click();
    await dialog.getByLabel('Day', { exact: true }).waitFor();
    expect(await allFindings(page)).toEqual([]);
    const day = await dialog.getByLabel('Day', { exact: true }).getAttribute('max');
    await dialog.getByLabel('Day', { exact: true }).fill(day ?? '');
    await dialog.getByRole('button', { name: 'Keep the day' }).click();
    await dialog.waitFor({ state: 'detached' });
    const { db } = backend().site;
    const plan = await db.selectFrom('planned_puzzle').select('day').executeTakeFirst();
    expect(plan).toEqual({ day });

    const phone = await device('ru/desk', dina, DARK_PHONE);
    await card(phone)
      .getByRole('button', { name: /^выйдет/ })
      .click();
    expect(await allFindings(phone)).toEqual([]);
    const wide = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await phone.getByRole('button', { name: 'Не публиковать' }).click();
    await expect
      .poll(() =>
        card(phone)
          .getByRole('button', { name: /^выйдет/ })
          .count(),
      )
      .toBe(0);
    expect(await db.selectFrom('planned_puzzle').select('day').execute()).toEqual([]);
  });
});
