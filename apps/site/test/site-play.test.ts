/** A puzzle of the server in a browser: played by a guest, by a person, on two devices, offline. */
import type { BrowserContext, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addSolve } from '../server/testing/community-facts.js';
import { DESKTOP, hasChromium, watch } from './support/browser.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { keptIds } from './support/kept.js';
import { isKept } from './support/kept-site.js';
import { type Backend, startBackend } from './support/play-backend.js';
import { cellsWith, findButton, ready } from './support/player.js';

/** The cells of the heart of 5 x 5, row by row. */
const HEART = [[1, 3], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14], [16, 17, 18], [22]];

describe.skipIf(!hasChromium)('a puzzle of the server', () => {
  let browser: BrowserShare;
  let backend: Backend;
  const errors: string[] = [];
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    [browser, backend] = await Promise.all([
      startBrowser(),
      startBackend(['heart.json', 'umbrella.g']),
    ]);
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    // what went wrong in one test is no fault of the next
    errors.splice(0);
  });
  afterAll(async () => {
    await browser?.close();
    await backend?.close();
  });

  async function device(options = {}): Promise<BrowserContext> {
    const context = await browser.newContext({ ...DESKTOP, ...options });
    contexts.push(context);
    return context;
  }

  const makePath = (index: number): string => `puzzles/${backend.puzzles[index]?.id}`;

  async function opened(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    watch(page, errors);
    await page.goto(backend.address + path);
    return page;
  }

  /** Paints lines of cells as a hand would: not faster than one. */
  async function paint(page: Page, lines: readonly (readonly number[])[]): Promise<void> {
    for (const cells of lines) {
      await page.waitForTimeout(120);
      await page.$eval(
        '.board-host',
        (host, cells) => {
          const { board } = host as unknown as { board: { apply(move: unknown): void } };
          board.apply({ type: 'paint', mark: 1, cells });
        },
        [...cells],
      );
    }
  }

  it('can be read without scripts, and reveals nothing of the picture', async () => {
    const context = await device({ javaScriptEnabled: false });
    const page = await opened(context, makePath(0));
    expect(await page.title()).toBe('№ 2 · 5 × 5 · Nonokit');
    expect(await page.locator('.clue-table table').count()).toBe(2);
    expect(await page.locator('.clue-table').isVisible()).toBe(true);
    expect(await page.locator('.clue-table tr').allInnerTexts()).toContain('Row 2\t\n5');
    expect((await page.content()).toLowerCase()).not.toContain('heart');
    const files = page.locator('.downloads li a');
    expect(await files.count()).toBeGreaterThan(20);
    for (const name of ['(PDF)', 'webpbn']) {
      const href = await files.filter({ hasText: name }).first().getAttribute('href');
      const file = await fetch(new URL(href ?? '', page.url()));
      expect(file.status, href ?? name).toBe(200);
      expect((await file.text()).toLowerCase()).not.toContain('heart');
    }
    expect(errors.splice(0)).toEqual([]);
  });

  it('can be solved by a guest, and moves to the account that the guest creates', async () => {
    const context = await device();
    const page = await opened(context, makePath(0));
    await ready(page);
    expect(await page.locator('.clue-table').count()).toBe(0);
    await paint(page, HEART);
    await page.getByRole('heading', { name: 'Heart' }).waitFor();
    await page.getByText('With an account it is on every device').waitFor();
    const join = page.getByRole('link', { name: 'Create an account' });
    expect(await join.getAttribute('href')).toBe(
      `../sign-in?part=new&next=${encodeURIComponent(makePath(0))}`,
    );
    await page.getByRole('link', { name: /^Next: № \d+, \d+ × \d+$/ }).waitFor();
    // nothing of a ranking in which nobody is
    expect(await page.locator('.ranking').count()).toBe(0);
    await page.getByRole('link', { name: 'All 1' }).click();
    await page.getByRole('link', { name: /^Heart/ }).waitFor();
    await page.goBack();
    const begun = await opened(context, makePath(1));
    await ready(begun);
    await paint(begun, [[0, 1]]);
    await expect.poll(() => keptIds(begun, 'remote')).toContain(backend.puzzles[1]?.id);
    await begun.close();

    await backend.enter(context, await backend.person('marta'));
    await page.goto(`${backend.address}${makePath(1)}`);
    await page.getByText('2 puzzles from this device are in your account now.').waitFor();
    const games = await backend.site.db.selectFrom('game').select(['state', 'moves']).execute();
    expect(games.map(({ state }) => state).sort()).toEqual(['open', 'solved']);
    await page.goto(`${backend.address}${makePath(0)}`);
    await page.locator('.ranking .me').waitFor();

    // a device that has nothing of the game shows the picture, and sends nothing again
    const other = await device();
    await other.addCookies(await context.cookies());
    const there = await opened(other, makePath(0));
    await there.getByRole('heading', { name: 'Heart' }).waitFor();
    await there.locator('.ranking .me').waitFor();
    expect(await there.locator('.numbers').innerText()).toMatch(/\nof 1\s+1$/);
    const solves = await backend.site.db.selectFrom('solve').select('id').execute();
    expect(solves).toHaveLength(1);
    expect(await backend.site.db.selectFrom('game').select('id').execute()).toHaveLength(2);
    // once another person has solved it there is something to tell of others
    expect(await there.locator('.others-card').count()).toBe(0);
    const second = await backend.person('second');
    const solve = await addSolve(backend.site, backend.puzzles[0]?.id ?? '', second);
    await there.reload();
    await there.getByRole('heading', { name: 'How others solved it' }).waitFor();
    expect(await there.locator('.others-card tr').count()).toBeGreaterThan(0);
    await backend.site.db.deleteFrom('solve').where('id', '=', solve).execute();
    expect(errors.splice(0)).toEqual([]);
  });

  it('continues on another device, and asks if two versions have diverged', async () => {
    const person = await backend.person('oleg');
    const one = await device();
    const two = await device();
    for (const context of [one, two]) await backend.enter(context, person);
    const here = await opened(one, makePath(1));
    await ready(here);
    const kept = here.waitForResponse((answer) => answer.request().method() === 'PUT');
    await paint(here, [[0, 1, 2]]);
    const moves = movesSent(await kept);
    const there = await opened(two, makePath(1));
    await expect.poll(() => cellsWith(there, 1)).toEqual([0, 1, 2]);

    // the first device has no network for a while
    await one.setOffline(true);
    await paint(here, [[10], [20]]);
    await here.getByText('Saved on this device; will be sent later.').first().waitFor();
    // the clock is sent as well: the server has the move only with a record that is longer
    const sent = there.waitForResponse((answer) => answer.ok() && movesSent(answer) > moves);
    await paint(there, [[5]]);
    await sent;
    await one.setOffline(false);
    const dialog = here.getByRole('dialog', { name: 'Two versions of № 1' });
    await dialog.waitFor();
    // the fuller one is chosen beforehand
    expect(await dialog.getByRole('radio').first().isChecked()).toBe(true);
    await findButton(here, 'Decide later').click();
    await findButton(here, 'Choose').click();
    await dialog.getByText(/Chrome/).click();
    const chosen = here.waitForResponse((answer) => answer.request().method() === 'PUT');
    await findButton(here, /^Continue with/).click();
    await expect.poll(() => cellsWith(here, 1)).toEqual([0, 1, 2, 5]);
    await chosen;
    expect(errors.splice(0).filter((text) => !/409|INTERNET_DISCONNECTED/.test(text))).toEqual([]);
  });

  it('does not close a menu that was opened before the game loaded', async () => {
    const context = await device();
    await backend.enter(context, await backend.person('early'));
    // the page can be used before its scripts have loaded
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await context.route('**/assets/session-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const page = await context.newPage();
    watch(page, errors);
    await page.goto(backend.address + makePath(0), { waitUntil: 'commit' });
    const menu = page.locator('.person-menu');
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = menu.locator('nav a:focus');
    await first.waitFor();
    letThrough();
    await ready(page);
    expect(await first.isVisible()).toBe(true);

    // a solved puzzle loads in two steps: the game, then the finished screen
    await page.keyboard.press('Escape');
    await paint(page, HEART);
    await page.getByRole('heading', { name: 'Heart' }).waitFor();
    await page.route('**/assets/solved-*.js', async (route) => {
      await page.locator('.logo').focus();
      await route.continue();
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Heart' }).waitFor();
    expect(await page.locator('.logo:focus').count()).toBe(1);
    expect(errors.splice(0)).toEqual([]);
  });

  it.each([
    ['once', 1],
    ['always', Number.POSITIVE_INFINITY],
  ])('loses no solve if the script that sends it fails to load %s', async (name, times) => {
    const context = await device();
    await backend.enter(context, await backend.person(`cut off ${name}`));
    const solves = async () =>
      (await backend.site.db.selectFrom('solve').select('id').execute()).length;
    const before = await solves();
    let cuts = 0;
    await context.route('**/keep-in-sync-*.js*', (route) => {
      cuts++;
      return cuts <= times ? route.abort() : route.continue();
    });
    const page = await opened(context, makePath(0));
    await ready(page);
    await paint(page, HEART);
    await page.getByRole('heading', { name: 'Heart' }).waitFor();
    // without that script any other page sends the solve
    if (times > 1) {
      await expect.poll(() => keptIds(page, 'remote')).toContain(backend.puzzles[0]?.id);
      await page.goto(`${backend.address}puzzles`);
      await expect.poll(solves).toBe(before + 1);
      await page.goto(backend.address + makePath(0));
    }
    await page.locator('.ranking .me').waitFor();
    expect(cuts).toBeGreaterThan(1);
    expect(errors.splice(0).filter((text) => !/ERR_FAILED/.test(text))).toEqual([]);
  });

  it('lets its author see and change the texts and notes', async () => {
    const author = await backend.person('rosa');
    const body = {
      file: '#....\n##...\n###..\n####.\n#####\n',
      titles: { en: 'Stairs' },
      notes: 'Of 1998.',
    };
    const options = { as: author, body: { ...body, acceptWarnings: true } };
    const { id } = (await (await backend.ask('POST', '/api/v1/puzzles', options)).json()) as {
      id: string;
    };
    const context = await device();
    await backend.enter(context, author);
    const page = await opened(context, `puzzles/${id}`);
    await ready(page);
    await findButton(page, 'Your puzzle: texts, notes').click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Notes').inputValue()).toBe('Of 1998.');
    await dialog.getByLabel('Title (English)').fill('Corner');
    const loaded = page.waitForEvent('load');
    await findButton(page, 'Save').click();
    await loaded;
    await ready(page);
    await findButton(page, 'Your puzzle: texts, notes').click();
    expect(await dialog.getByLabel('Title (English)').inputValue()).toBe('Corner');
    expect(await dialog.getByLabel('Notes').inputValue()).toBe('Of 1998.');

    // nobody else is offered that
    const stranger = await device();
    await backend.enter(stranger, await backend.person('boris'));
    const other = await opened(stranger, `puzzles/${id}`);
    await ready(other);
    expect(await findButton(other, 'Your puzzle: texts, notes').count()).toBe(0);
    await findButton(page, 'Delete the puzzle').click();
    await findButton(page, 'Delete the puzzle').click();
    await page.waitForURL(`${backend.address}puzzles`);
    expect((await backend.ask('GET', `/api/v1/puzzles/${id}`)).status).toBe(404);
    expect(errors.splice(0)).toEqual([]);
  });

  it('can be solved offline after a visit, counts later, and can be commented on', async () => {
    const context = await device({ serviceWorkers: 'allow' });
    await backend.enter(context, await backend.person('zoya'));
    const page = await opened(context, makePath(0));
    await ready(page);
    await isKept(page);
    // the worker sees the page from its second opening on
    await page.reload();
    await ready(page);
    await context.setOffline(true);
    await page.reload();
    await ready(page);
    await paint(page, HEART);
    await page.getByRole('heading', { name: 'Heart' }).waitFor();
    await page.getByText('Saved on this device. It will be sent').waitFor();
    await page.close();
    await context.setOffline(false);

    // any page sends it
    const again = await opened(context, makePath(1));
    await again.getByText('1 puzzle that you finished offline was sent and counts.').waitFor();
    await again.goto(backend.address + makePath(0));
    await again.locator('.ranking .me').waitFor();
    await again.getByRole('button', { name: '4 stars' }).click();
    await again.getByLabel('Your comment').fill('Row 2 opens everything: <b>calm</b>.');
    await findButton(again, 'Post').click();
    await again.getByText('Row 2 opens everything: <b>calm</b>.').waitFor();
    await findButton(again, /^Watch how/)
      .first()
      .click();
    await again.getByText(/^move \d+ of 5$/).waitFor();
    const votes = () => backend.site.db.selectFrom('vote').select('stars').execute();
    await expect.poll(votes).toEqual([{ stars: 4 }]);
    expect(errors.splice(0).filter((text) => !/INTERNET_DISCONNECTED/.test(text))).toEqual([]);
  });
});

/** The number of moves in the record with which a game was to be kept; 0 for other requests. */
function movesSent(answer: Response): number {
  const request = answer.request();
  return request.method() === 'PUT' ? Number(request.postDataJSON().moves) : 0;
}
