/**
 * A restless hand: it clicks any control of the player's page, and then presses a key, which must
 * act on the board, whatever was clicked last. In the end undo leads back to the empty board.
 */
import { randomOf } from '@nonokit/core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium, stage } from './support/browser.js';
import { chooseCases } from './support/full.js';
import { findButton, makePath, marksOf, readCursor, ready, stripes } from './support/player.js';

/** How many clicks a hand makes. */
const CLICKS = chooseCases([40], [2000]);

/** What opens a dialog, which keeps its keys until it is closed. */
const DIALOGS = ['Settings', 'More'];

/** What leaves the page, or shows another time of the game. */
const LEFT_OUT = '.history, .history *, [title="Full screen"]';

describe.skipIf(!hasChromium)('a restless hand', () => {
  const { open, errors } = stage();

  it.each(CLICKS)('finds its keys after each of %i clicks', async (clicks) => {
    const page = await open(makePath(stripes(12, 9)));
    await ready(page);
    const random = randomOf(`clicks ${clicks}`);
    const clicked = new Set<string>();
    for (let k = 0; k < clicks; k++) {
      const name = await clickSomething(page, random.next());
      clicked.add(name);
      const { column } = await readCursor(page);
      await page.keyboard.press(column < 6 ? 'ArrowRight' : 'ArrowLeft');
      await expect.poll(() => readCursor(page), { message: name }).not.toMatchObject({ column });
      const before = await marksOf(page);
      await page.keyboard.press('x');
      await expect.poll(() => marksOf(page), { message: name }).not.toEqual(before);
    }
    expect(clicked.size).toBeGreaterThan(8);
    const moves = await page.$eval('.board-host', (host) => {
      return Reflect.get(host, 'board').record.length as number;
    });
    for (let k = 0; k < moves; k++) await page.keyboard.press('Control+z');
    expect(new Set(await marksOf(page))).toEqual(new Set([-1]));
    expect(errors()).toEqual([]);
  });

  it('leaves Space to a control that was reached by Tab, and takes it back after a click', async () => {
    const page = await open(makePath(stripes(5, 5)));
    await ready(page);
    const control = findButton(page, 'Cursor');
    await control.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    expect(new Set(await marksOf(page))).toEqual(new Set([-1]));
    expect(await control.getAttribute('aria-pressed')).toBe('true');
    await control.click();
    await page.keyboard.press('Space');
    await expect.poll(async () => new Set(await marksOf(page)).size).toBe(2);
  });

  it('shows the keys over the board, and plays on', async () => {
    const page = await open(makePath(stripes(5, 5)));
    await ready(page);
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keys' });
    await sheet.getByRole('row', { name: /^Undo/ }).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('Space');
    await expect.poll(async () => (await marksOf(page))[0]).toBe(1);
  });

  it('draws on from the cell where it stopped drawing', async () => {
    const page = await open(makePath(stripes(5, 5)));
    await ready(page);
    for (let k = 0; k < 2; k++) await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await marksOf(page)).slice(0, 5)).toEqual([1, 1, 1, -1, -1]);
  });
});

/** Clicks one of the controls in sight, and closes what it opens. Returns the control's name. */
async function clickSomething(page: Page, share: number): Promise<string> {
  const controls = page.locator(`main button:visible:enabled:not(${LEFT_OUT}), main [role=switch]`);
  const control = controls.nth(Math.floor(share * (await controls.count())));
  const name = await control.evaluate(
    (one) =>
      one.getAttribute('aria-label') ?? one.getAttribute('title') ?? (one.textContent ?? '').trim(),
  );
  await control.click();
  const goOn = page.locator('.paused button');
  if ((await goOn.count()) > 0) await goOn.click();
  if (DIALOGS.includes(name)) {
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  return name;
}
