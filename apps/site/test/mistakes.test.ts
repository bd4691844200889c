/** When a player hears of mistakes, and what is said of puzzles that are not as they should be. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../player-store/settings.js';
import { hasChromium, PHONE, stage } from './support/browser.js';
import { click, drawn, findButton, makePath, readHelp, ready } from './support/player.js';

const T = drawn('###', '.#.', '.#.');

describe.skipIf(!hasChromium)('mistakes', () => {
  const { open, errors } = stage();

  async function opened(settings: Partial<Settings>): Promise<Page> {
    const page = await open(makePath(T), { settings });
    await ready(page);
    // what the board shows besides the marks
    await page.$eval('.board-host', (host) => {
      const board = Reflect.get(host, 'board');
      const show = board.show.bind(board);
      board.show = (shown: object) => {
        Reflect.set(host, 'shown', shown);
        show(shown);
      };
    });
    return page;
  }

  const shown = (page: Page) =>
    page.$eval('.board-host', (host) => Reflect.get(host, 'shown')?.mistakes ?? []);

  it('are shown immediately if the player wants that, and count as help', async () => {
    const page = await opened({ mistakes: 'atOnce' });
    await click(page, 0, 0);
    await expect.poll(async () => (await readHelp(page)).check).toBe(1);
    expect(await shown(page)).toEqual([]);
    await click(page, 1, 0);
    await expect.poll(() => shown(page)).toEqual([3]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => shown(page)).toEqual([]);
    expect((await readHelp(page)).check).toBe(1);
    expect(errors()).toEqual([]);
  });

  it('are never looked for if the player does not want that', async () => {
    const page = await opened({ mistakes: 'never' });
    await click(page, 1, 0);
    await page.keyboard.press('m');
    await page.keyboard.press('Control+z');
    expect(await page.locator('.hint-panel').count()).toBe(0);
    expect((await readHelp(page)).check).toBe(0);
    expect(errors()).toEqual([]);
  });
});

describe.skipIf(!hasChromium)('a puzzle from a file', () => {
  const { open, errors } = stage();

  it('tells that it has several solutions, or none', async () => {
    const several = drawn('#.', '.#');
    const page = await open(makePath(several));
    await page.getByText('This puzzle has more than one solution. Any of them counts.').waitFor();

    // on a phone nothing that comes later may move the board under the finger
    const phone = await open(makePath(several), PHONE);
    await phone.locator('.toast', { hasText: 'more than one solution' }).waitFor();
    const room = await phone.locator('.board-host').boundingBox();
    const header = await phone.locator('.phone-header').boundingBox();
    expect((room?.y ?? 0) - (header?.height ?? 0)).toBe(2);
    await findButton(phone, 'More').tap();
    await phone.getByRole('dialog').getByText('more than one solution').waitFor();
    const { goal: _, ...other } = drawn('#.#', '.#.', '...');
    const [one = [], two = [], three = []] = other.columns;
    expect([one, two, three].map((clue) => clue.length)).toEqual([1, 1, 1]);
    const twice = one.map((block) => ({ ...block, size: 2 }));
    const none = await open(makePath({ ...other, columns: [twice, two, []] }));
    await none.getByText('This puzzle has no solution').waitFor();
    await none.getByRole('button', { name: 'Find the wrong number' }).click();
    await none.getByRole('dialog').getByRole('radio').first().waitFor();
    expect(errors()).toEqual([]);
  });

  it('shows no warning if it has one solution', async () => {
    const page = await open(makePath(T));
    await ready(page);
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(/solution/).count()).toBe(0);
    expect(errors()).toEqual([]);
  });
});
