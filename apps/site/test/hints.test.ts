/** Criterion 5, hints: mistakes first, else where, then why, then do it; each on its own press. */
import { UNKNOWN } from '@nonokit/core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium, type OpenOptions, PHONE, stage } from './support/browser.js';
import {
  cellsWith,
  chooseLanguage,
  click,
  drag,
  drawn,
  findButton,
  makePath,
  marksOf,
  readHelp,
  ready,
  stripes,
} from './support/player.js';

/** 20 x 20: rows 1, 3, 5, … are filled. */
const STRIPES = stripes(20, 20);

const NO_HELP = { where: 0, why: 0, cells: 0, check: 0 };

describe.skipIf(!hasChromium)('hints', () => {
  const { open, errors } = stage();

  async function opened(options?: OpenOptions, puzzle = STRIPES): Promise<Page> {
    const page = await open(makePath(puzzle), options);
    await ready(page);
    return page;
  }

  const told = (page: Page) => page.locator('.hint-panel .told');

  it('tell one thing more at each press, and are counted', async () => {
    const page = await opened();
    const hint = findButton(page, 'Hint');
    await hint.click();
    await told(page)
      .getByText(/^Look at (row|column) \d+/)
      .waitFor();
    expect(await told(page).innerText()).not.toMatch(/overlap|fill/i);
    expect(await readHelp(page)).toEqual({ ...NO_HELP, where: 1 });
    expect(await readMarked(page)).toEqual([]);

    await hint.click();
    const technique = told(page).getByRole('link');
    await technique.waitFor();
    expect(await technique.getAttribute('href')).toMatch(/learn\/[a-z-]+\/$/);
    expect(await readHelp(page)).toEqual({ ...NO_HELP, where: 1, why: 1 });
    await page.getByText('what it rests on').waitFor();
    await page.getByText('what follows').waitFor();
    expect(await readMarked(page)).toEqual([]);

    await hint.click();
    await expect.poll(() => readMarked(page)).not.toEqual([]);
    expect(await readHelp(page)).toEqual({ ...NO_HELP, where: 1, why: 1, cells: 1 });
    // what was proved is right: filled in every second row, X in the others
    for (const cell of await readMarked(page)) {
      expect((await marksOf(page))[cell]).toBe(Math.floor(cell / 20) % 2);
    }
    expect(await page.locator('.hint-panel').count()).toBe(0);
    expect(errors()).toEqual([]);
  });

  it('start with the mistakes, and go no further while there are any', async () => {
    const page = await opened();
    await drag(page, [1, 0], [1, 19]);
    await click(page, 2, 4);
    await click(page, 2, 11);
    await findButton(page, 'Hint').click();
    await told(page)
      .getByText(/contradicts? the clues/)
      .waitFor();
    for (const rung of ['Where', 'Why', 'Apply']) {
      expect(await findButton(page, rung).isDisabled()).toBe(true);
    }
    await findButton(page, 'Hint').click();
    expect(await readHelp(page)).toEqual({ ...NO_HELP, check: 1 });
    await findButton(page, 'Erase them').click();
    await expect
      .poll(() => cellsWith(page, 1))
      .toEqual(Array.from({ length: 20 }, (_, k) => 20 + k));
    expect(errors()).toEqual([]);
  });

  it('use clues and marks alone: if two pictures are possible, both are right', async () => {
    // the clues of this picture fit its mirror image as well
    const twofold = drawn('#.', '.#');
    for (const column of [0, 1]) {
      const page = await opened({}, twofold);
      await click(page, 0, column);
      await findButton(page, 'Hint').click();
      await told(page)
        .getByText(/^Look at/)
        .waitFor();
      await findButton(page, 'Hint').click();
      await told(page).getByRole('link').waitFor();
      await findButton(page, 'Fill in').click();
      await expect.poll(async () => (await readMarked(page)).length).toBeGreaterThan(1);
      expect((await cellsWith(page, 1))[0]).toBe(column);
    }
    const page = await opened({}, twofold);
    await findButton(page, 'Hint').click();
    await told(page).getByText('No next step was found').waitFor();
    expect(errors()).toEqual([]);
  });

  it('close when a cell changes, and start over', async () => {
    const page = await opened();
    await findButton(page, 'Hint').click();
    await told(page)
      .getByText(/^Look at/)
      .waitFor();
    await click(page, 1, 1);
    await expect.poll(() => page.locator('.hint-panel').count()).toBe(0);
    await findButton(page, 'Hint').click();
    await told(page)
      .getByText(/^Look at/)
      .waitFor();
    expect((await readHelp(page)).where).toBe(2);
    await findButton(page, 'Close').click();
    expect(await page.locator('.hint-panel').count()).toBe(0);
    expect(errors()).toEqual([]);
  });

  it('can be requested by a key, and stay closed during a pause', async () => {
    const page = await opened();
    await page.keyboard.press('h');
    await told(page)
      .getByText(/^Look at/)
      .waitFor();
    expect(await readHelp(page)).toEqual({ ...NO_HELP, where: 1 });
    expect(errors()).toEqual([]);
  });

  it('look only for mistakes if their key is pressed', async () => {
    const page = await opened();
    await page.keyboard.press('m');
    await told(page).getByText('No mistakes: no mark contradicts the clues.').waitFor();
    expect(await readHelp(page)).toEqual({ ...NO_HELP, check: 1 });
    expect(errors()).toEqual([]);
  });

  it('are in Russian, even if the language changes while one is open', async () => {
    const page = await opened();
    await findButton(page, 'Hint').click();
    await told(page)
      .getByText(/^Look at/)
      .waitFor();
    await chooseLanguage(page, 'ru');
    const hint = findButton(page, 'Подсказка');
    await told(page)
      .getByText(/(строк|столб)/i)
      .waitFor();
    await hint.click();
    const technique = told(page).getByRole('link');
    await technique.waitFor();
    expect(await told(page).innerText()).toMatch(/[а-яё]/);
    expect(await told(page).innerText()).not.toMatch(/[a-z]{2}/i);
    expect(await technique.getAttribute('href')).toMatch(/learn\/[a-z-]+\/$/);
    await hint.click();
    await expect.poll(() => readMarked(page)).not.toEqual([]);
    // one hint, told in two languages, is counted once
    expect(await readHelp(page)).toEqual({ ...NO_HELP, where: 1, why: 1, cells: 1 });
    expect(errors()).toEqual([]);
  });

  it('are kept with the result', async () => {
    const page = await opened({}, drawn('##', '##'));
    await findButton(page, 'Hint').click();
    await told(page)
      .getByText(/^Look at/)
      .waitFor();
    for (const rung of ['Mistakes', 'Where', 'Why', 'Apply']) {
      await page.locator('.ladder').getByRole('button', { name: rung }).click();
    }
    await drag(page, [0, 0], [0, 1]).catch(() => undefined);
    await drag(page, [1, 0], [1, 1]).catch(() => undefined);
    await page.locator('.finished').waitFor();
    for (let round = 0; round < 2; round++) {
      const numbers = page.locator('.numbers');
      expect(await numbers.locator('dd').nth(1).innerText()).toBe('1');
      expect(await numbers.locator('dd').nth(2).innerText()).toBe('1');
      await page.reload();
      await page.locator('.finished').waitFor();
    }
    expect(errors()).toEqual([]);
  });

  it('show one step more at each press on a phone, too', async () => {
    const page = await opened(PHONE);
    await findButton(page, 'Hint').tap();
    // the sheet lies over the dock, and has the next rung as its main button
    const next = page.locator('.hint-panel .button.primary');
    await told(page)
      .getByText(/^Look at/)
      .waitFor();
    await next.tap();
    await told(page).getByRole('link').waitFor();
    expect(await next.innerText()).toBe('Fill in');
    await next.tap();
    await expect.poll(() => readMarked(page)).not.toEqual([]);
    expect(await readHelp(page)).toEqual({ ...NO_HELP, where: 1, why: 1, cells: 1 });
    expect(errors()).toEqual([]);
  });

  /** The cells with any mark. */
  async function readMarked(page: Page): Promise<number[]> {
    return (await marksOf(page)).flatMap((mark, cell) => (mark === UNKNOWN ? [] : [cell]));
  }
});
