/** The player by ear: keys that read lines, lead to news and tell what has changed. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium, stage } from './support/browser.js';
import { chooseLanguage, makePath, ready, stripes } from './support/player.js';

/** 5 x 5: rows 2 and 4 are filled. */
const STRIPES = makePath(stripes(5, 5));

describe.skipIf(!hasChromium)('by ear', () => {
  const { open, errors } = stage();

  /** Waits until the live region of the board says a text. */
  const says = (page: Page, text: string) =>
    page
      .locator('.board-host [aria-live]')
      .filter({ hasText: text })
      .waitFor({ state: 'attached' });

  it('a puzzle is solved with the texts of the live region alone', async () => {
    const page = await open('settings/');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const earParts = () => loaded.filter((url) => /by-ear.*\.js/.test(url)).length;
    await page.goto(new URL(`../${STRIPES}`, page.url()).href);
    await ready(page);
    // what speaks comes with the first key that asks for it
    expect(earParts()).toBe(0);
    const { keyboard } = page;
    await keyboard.press('n');
    // a row without blocks is finished from the start
    await says(page, 'Row 2: 5. 5 unknown.');
    expect(earParts()).toBe(1);
    await fillRow(page);
    await keyboard.press('w');
    await says(page, 'Row 2, columns 1 to 5: 5 filled.');
    await keyboard.press('v');
    await says(page, 'Column 5: 1, 1. 1 unknown, 1 filled, 3 unknown.');
    await keyboard.press('ArrowDown');
    await keyboard.press('r');
    await says(page, 'Row 3: 0. Row 3 finished.');
    await keyboard.press('n');
    await says(page, 'Row 4: 5. 5 unknown.');
    await fillRow(page);
    await page.locator('.solved').waitFor();
    expect(errors()).toEqual([]);
  });

  it('speaks the language of the page', async () => {
    const page = await open(STRIPES);
    await ready(page);
    await page.keyboard.press('n');
    await says(page, 'Row 2: 5. 5 unknown.');
    await chooseLanguage(page, 'ru');
    await page.locator('html[lang=ru]').waitFor({ state: 'attached' });
    await page.keyboard.press('r');
    await says(page, 'Строка 2: 5. 5 неотмеченных.');
    expect(errors()).toEqual([]);
  });

  /** Fills the five cells of a row from its first one. */
  async function fillRow(page: Page): Promise<void> {
    await page.keyboard.down('Shift');
    for (let k = 0; k < 4; k++) await page.keyboard.press('ArrowRight');
    await page.keyboard.up('Shift');
  }
});
