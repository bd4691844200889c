/** Four people in a room, two at desks and two with phones: by link, race, rematch, together. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allFindings } from './support/axe.js';
import { DESKTOP, hasChromium, PHONE, watch } from './support/browser.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { type Backend, startBackend } from './support/site-backend.js';

/** The cells of the heart of 5 x 5, row by row. */
const HEART = [[1, 3], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14], [16, 17, 18], [22]];

/** What a page does with its board. */
interface BoardOfPage {
  readonly state: { readonly marks: Int16Array; readonly clues: { readonly width: number } };
  apply(move: unknown): void;
  press(action: string): void;
}

describe.skipIf(!hasChromium)('a room of four', () => {
  let browser: BrowserShare;
  let backend: Backend;
  let heart: string;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];
  const pages: Page[] = [];

  beforeAll(async () => {
    [browser, backend] = await Promise.all([startBrowser(), startBackend()]);
    const row = await backend.site.db
      .selectFrom('puzzle')
      .select('id')
      .where('width', '=', 5)
      .where('height', '=', 5)
      .where('id', 'in', (query) =>
        query.selectFrom('secret').select('puzzle_id').where('titles', 'like', '%eart%'),
      )
      .executeTakeFirstOrThrow();
    heart = row.id;
  });
  afterAll(async () => {
    for (const context of contexts) await context.close();
    await browser?.close();
    await backend?.close();
  });

  async function person(path: string, options: object): Promise<Page> {
    const context = await browser.newContext(options);
    contexts.push(context);
    const page = await context.newPage();
    watch(page, errors);
    await page.goto(backend.address + path);
    await page.waitForSelector('html[data-awake]');
    return page;
  }

  const onBoard = <T>(page: Page, act: (board: BoardOfPage, given: T) => void, given: T) =>
    page.$eval(
      '.board-host',
      (host, { code, given }) => {
        const { board } = host as unknown as { board: BoardOfPage };
        new Function('board', 'given', `(${code})(board, given)`)(board, given);
      },
      { code: act.toString(), given },
    );
  const paint = (page: Page, cells: readonly number[]) =>
    onBoard(page, (board, cells) => board.apply({ type: 'paint', mark: 1, cells }), cells);
  const marks = (page: Page): Promise<number[]> =>
    page.$eval('.board-host', (host) => {
      const { board } = host as unknown as { board: BoardOfPage };
      return [...board.state.marks];
    });
  const marked = (page: Page, cell: number, mark: number) =>
    page.waitForFunction(
      ([cell, mark]) => {
        const host = document.querySelector('.board-host');
        const { board } = { ...host } as unknown as { board?: BoardOfPage };
        return board?.state.marks[cell ?? 0] === mark;
      },
      [cell, mark] as const,
    );
  const ready = (page: Page) => page.locator('.room-plan .button.primary').click();
  const begun = () => Promise.all(pages.map((page) => page.waitForSelector('.board-host canvas')));
  const over = () => Promise.all(pages.map((page) => page.waitForSelector('.room-over .row')));

  async function giveUp(page: Page): Promise<void> {
    const strip = page.locator('.room-strip-people');
    if ((await strip.count()) > 0) await strip.click();
    await page
      .getByRole('button', { name: /Give up|Сдаться/ })
      .first()
      .click();
    await page.locator('dialog .button.primary').last().click();
  }

  it('is made with one press on a puzzle, and joined by its link', async () => {
    const anna = await person(`puzzles/${heart}`, DESKTOP);
    await anna.waitForSelector('.board-host canvas');
    await anna.getByRole('button', { name: 'More' }).click();
    await anna.getByRole('button', { name: 'Play with others' }).click();
    await anna.waitForURL(/\/rooms\/\w+$/);
    await anna.waitForSelector('.room-lobby');
    const path = new URL(anna.url()).pathname.slice(1);
    pages.push(anna);
    pages.push(await person(`ru/${path}`, { ...DESKTOP, locale: 'ru-RU' }));
    pages.push(await person(path, PHONE));
    pages.push(await person(`ru/${path}`, { ...PHONE, locale: 'ru-RU' }));
    for (const [k, page] of pages.entries()) {
      await page.waitForFunction(() => document.querySelectorAll('.room-person').length === 4);
      await page.locator('.room-own .input').fill(['Anna', 'Борис', 'Vera', 'Глеб'][k] ?? '');
      await page.locator('.room-own button[type=submit]').click();
    }
    await anna.getByText('Глеб').first().waitFor();
    await pages[2]?.getByRole('radio', { name: 'green' }).check();
    const taken = anna.getByRole('radio', { name: 'green, taken by Vera' });
    await taken.waitFor();
    expect(await taken.isDisabled()).toBe(true);
    const ring = pages[1]?.locator('.room-person', { hasText: 'Vera' }).locator('.room-ring');
    expect(await ring?.getAttribute('style')).toContain('var(--h5)');
    expect(await anna.title()).not.toMatch(/heart/i);
    await anna.getByRole('img', { name: 'The link as a code for the camera of a phone' }).waitFor();
    expect(await pages[2]?.locator('.room-code').isVisible()).toBe(false);
    for (const page of pages) expect(await allFindings(page)).toEqual([]);
  });

  it('races: bars of the others, a picture for those who have solved it', async () => {
    const [anna, boris, vera, gleb] = pages as [Page, Page, Page, Page];
    for (const page of pages) await ready(page);
    await begun();
    await paint(anna, [1, 3]);
    await boris
      .getByText(/\d из 10 линий/)
      .nth(1)
      .waitFor();
    await boris.locator('.line-ticks .done[d^="M0 "]').waitFor({ state: 'attached' });
    expect((await marks(boris)).every((mark) => mark < 0)).toBe(true);
    for (const page of pages.slice(0, 3)) expect(await allFindings(page)).toEqual([]);
    for (const line of HEART.slice(1)) await paint(anna, line);
    await anna.getByText('Heart', { exact: true }).waitFor();
    await boris.getByText(/^1\. решено за/).waitFor();
    expect(await boris.content()).not.toMatch(/>Heart</);
    await anna.getByRole('button', { name: 'Watch the others' }).click();
    await anna.getByRole('img', { name: 'The board of Борис' }).waitFor();
    expect(await anna.locator('.tracks li').count()).toBe(3);
    for (const page of [boris, vera, gleb]) await giveUp(page);
    await over();
    expect(await anna.locator('.room-times li').count()).toBe(4);
    await anna.getByText('You alone have finished.').waitFor();
    expect(await anna.locator('.room-stamp').innerText()).toMatch(/1st/i);
    expect(await anna.getByText(/of 10 lines/).count()).toBe(3);
    await gleb.getByText('Гонка окончена').waitFor();
    await gleb.getByText('Решение есть только у одного участника: Anna.').waitFor();
    for (const page of pages) expect(await allFindings(page)).toEqual([]);
  });

  it('plays again when two want it', async () => {
    const [anna, boris] = pages as [Page, Page, Page, Page];
    for (const page of [anna, boris]) await page.locator('.room-over .button.primary').click();
    await begun();
    for (const page of pages) await giveUp(page);
    await over();
  });

  it('gives a head start, and shows spectators the boards that are open to them', async () => {
    const [anna, boris, vera, gleb] = pages as [Page, Page, Page, Page];
    await anna.getByRole('button', { name: 'Now together' }).click();
    await anna.getByText('Race', { exact: true }).click();
    await vera.getByRole('switch', { name: 'Only watch' }).click();
    await boris.getByRole('switch', { name: 'Зрителям можно смотреть за мной' }).click();
    await anna.getByText('Head start', { exact: true }).click();
    await anna.getByRole('button', { name: 'Глеб begins ten seconds later' }).click();
    await gleb.getByText('+0:10').waitFor();
    await anna.locator('.room-person').getByText('watching').waitFor();
    for (const page of pages) expect(await allFindings(page)).toEqual([]);
    for (const page of [anna, boris, gleb]) await ready(page);
    await Promise.all([anna, boris].map((page) => page.waitForSelector('.board-host canvas')));
    await gleb.locator('.room-countdown').waitFor();
    await vera.getByRole('img', { name: 'The board of Борис' }).waitFor();
    await vera.getByText('Not shown before the end').first().waitFor();
    expect(await vera.getByRole('img', { name: 'The board of Anna' }).count()).toBe(0);
    await anna.getByText('watching: Vera').waitFor();
    await anna.getByRole('switch', { name: 'Let spectators watch me' }).click();
    await vera.getByRole('img', { name: 'The board of Anna' }).waitFor();
    for (const page of [anna, vera]) expect(await allFindings(page)).toEqual([]);
    await gleb.waitForSelector('.board-host canvas');
    for (const page of [anna, boris, gleb]) await paint(page, [0]);
    for (const page of [anna, boris, gleb]) await giveUp(page);
    await over();
    // of the spectator without a press
    for (const page of [anna, boris]) {
      await page.getByRole('button', { name: /^(Replay|Посмотреть ещё раз)$/ }).click();
    }
    for (const page of [anna, boris, vera]) {
      await page.getByRole('img', { name: /^(The board of|Поле:) Глеб$/ }).waitFor();
      expect(await page.locator('.tracks li').count()).toBe(3);
      expect(await page.locator('.step-curves path').count()).toBe(3);
      expect(await allFindings(page)).toEqual([]);
    }
    await anna.getByText('One board', { exact: true }).click();
    await expect.poll(() => anna.locator('.tracks li').count()).toBe(1);
  });

  it('is given another puzzle by its host: by its number, or of a difficulty', async () => {
    const [anna, boris] = pages as [Page, Page, Page, Page];
    await anna.getByRole('button', { name: 'Now together' }).click();
    await anna.getByText('Race', { exact: true }).click();
    await anna.getByRole('button', { name: 'Change' }).click();
    await anna.getByLabel('Number or address').fill('№ 99999');
    await anna.getByRole('button', { name: 'Take it' }).click();
    await anna.getByText('There is no other puzzle of this kind.').waitFor();
    expect(await allFindings(anna)).toEqual([]);
    const { number } = await backend.site.db
      .selectFrom('puzzle')
      .select('number')
      .where('id', '=', heart)
      .executeTakeFirstOrThrow();
    await anna.getByLabel('Number or address').fill(`№ ${number}`);
    await anna.getByRole('button', { name: 'Take it' }).click();
    await boris.getByText(`№ ${number}`, { exact: true }).waitFor();
    await anna.getByRole('button', { name: 'Change' }).click();
    await anna.getByLabel('Longer side').selectOption('30');
    await anna.getByRole('button', { name: 'Surprise us' }).click();
    await boris.getByText(/^(2[6-9]|30) × |× (2[6-9]|30)$/).waitFor();
    const limit = anna.locator('.room-limit b').first();
    const longer = anna.getByRole('button', { name: 'Five minutes more' });
    while (await longer.isEnabled()) {
      const before = await limit.innerText();
      await longer.click();
      await expect.poll(() => limit.innerText()).not.toBe(before);
    }
    await boris.getByText('без предела').waitFor();
    await anna.locator('#content').getByText('Together', { exact: true }).click();
  });

  it('plays together: one board, a cursor for each hand, undo of one’s own', async () => {
    const [anna, boris, vera, gleb] = pages as [Page, Page, Page, Page];
    for (const page of pages) await ready(page);
    await begun();
    await paint(anna, [0]);
    await paint(vera, [1]);
    await paint(gleb, [2]);
    for (const page of pages) for (const cell of [0, 1, 2]) await marked(page, cell, 1);
    await onBoard(anna, (board) => board.press('right'), null);
    await boris
      .getByText(/^строка \d+/)
      .first()
      .waitFor();
    expect(await boris.locator('.room-cursor').count()).toBe(1);
    await onBoard(vera, (board) => board.press('undo'), null);
    for (const page of pages) await marked(page, 1, -1);
    expect((await marks(gleb)).slice(0, 3)).toEqual([1, -1, 1]);
    await anna.getByText('All strokes stored').waitFor();
    // of this round alone
    await anna.getByText('1 stroke', { exact: true }).first().waitFor();
    await anna.locator('.board-host').focus();
    await anna.keyboard.press('p');
    for (const page of [anna, boris])
      await page.waitForSelector('.room-point', { state: 'attached' });
    const follow = boris.getByRole('button', { name: 'Следить: Anna' });
    await follow.click();
    await boris.getByRole('button', { name: 'Следить: Anna', pressed: true }).waitFor();
    await paint(boris, [20]);
    await boris.getByRole('button', { name: 'Следить: Anna', pressed: false }).waitFor();
    for (const page of pages) expect(await allFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('goes on after a broken line, with all that was painted on either side', async () => {
    const [anna, boris] = pages as [Page, Page, Page, Page];
    await boris.context().setOffline(true);
    const room = new URL(boris.url()).pathname.split('/').at(-1) ?? '';
    await backend.site.db.updateTable('room').set({ held_by: '' }).where('id', '=', room).execute();
    await boris.context().setOffline(false);
    await paint(boris, [3]);
    await marked(anna, 3, 1);
  });
});
