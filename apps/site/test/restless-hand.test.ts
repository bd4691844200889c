/**
 * A restless hand: it clicks any control of the player's page, and then presses a key, which must
 * act on the board, whatever was clicked last; or its fingers touch anything. In the end undo leads
 * back to the empty board.
 */
import { type Random, randomOf } from '@nonokit/core';
import type { BoardHandle } from 'nonokit/board';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium, PHONE, stage } from './support/browser.js';
import { Fingers } from './support/fingers.js';
import { chooseCases } from './support/full.js';
import {
  drawn,
  findButton,
  makePath,
  marksOf,
  readCursor,
  ready,
  stripes,
} from './support/player.js';

/** How many clicks a hand makes. */
const CLICKS = chooseCases([40], [2000]);

/** A puzzle with many solutions: hints prove nothing in it, and lines are finished at any cell. */
const DIAGONAL = drawn(
  ...Array.from({ length: 12 }, (_, row) => '#'.padStart(row + 1, '.').padEnd(12, '.')),
);

/** What opens a dialog, which keeps its keys until it is closed. */
const DIALOGS = ['Settings', 'More'];

/** What leaves the page, or shows another time of the game. */
const LEFT_OUT = '.history, .history *, [title="Full screen"]';

describe.skipIf(!hasChromium)('the keyboard of the player', () => {
  const { open, errors } = stage();

  it.each(CLICKS)('works after each of %i clicks', async (clicks) => {
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

  it.each(CLICKS)('by touch, undo leads back to the start after %i taps', async (taps) => {
    const page = await open(makePath(DIAGONAL), PHONE);
    await ready(page);
    const fingers = await Fingers.on(page);
    const random = randomOf(`taps ${taps}`);
    const told = new Set<string>();
    for (let k = 0; k < taps; k++) told.add(await touchSomething(page, fingers, random));
    // strokes, pinches and more than a few controls
    expect(told.size).toBeGreaterThan(6);
    const board = page.locator('.board-host');
    expect(
      await board.evaluate((host) => Reflect.get(host, 'board').record.length),
    ).toBeGreaterThan(3);
    const game = await board.evaluate((host) => {
      const { board } = host as unknown as { board: BoardHandle };
      while (board.state.past !== undefined) board.press('undo');
      const { marks, layers, crossed } = board.state;
      return { marks: [...new Set(marks)], layers: layers.length, crossed: crossed.size };
    });
    expect(game).toEqual({ marks: [-1], layers: 0, crossed: 0 });
    expect(errors()).toEqual([]);
  });

  it('leaves Space to a control that was reached by Tab, and gets it back after a click', async () => {
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

  it('shows the keys over the board, and the game continues', async () => {
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

  it('continues drawing from the cell where it stopped', async () => {
    const page = await open(makePath(stripes(5, 5)));
    await ready(page);
    for (let k = 0; k < 2; k++) await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await marksOf(page)).slice(0, 5)).toEqual([1, 1, 1, -1, -1]);
  });
});

/** Draws or pinches anywhere on the board, or taps a control. Returns what was touched. */
async function touchSomething(page: Page, fingers: Fingers, random: Random): Promise<string> {
  const { x, y, width, height } = (await page.locator('.board-host').boundingBox()) ?? NO_BOX;
  const place = () => ({ x: x + random.next() * width, y: y + random.next() * height });
  const way = random.next();
  if (way < 0.5) {
    await fingers.draw(place(), place());
    return 'stroke';
  }
  if (way < 0.6) {
    await Promise.all([fingers.down(0, place()), fingers.down(1, place())]);
    await fingers.move({ 0: place(), 1: place() }, 4);
    await fingers.up(0);
    await fingers.up(1);
    return 'pinch';
  }
  return tapControl(page, random.next());
}

const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };

/** Taps one of the controls of a phone, and closes what it opens. */
async function tapControl(page: Page, share: number): Promise<string> {
  // a hint may come or go meanwhile, and with it the tools below it
  return page.evaluate((share) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        '.dock button:enabled, .sheet button:enabled, .badge, .strip-chip',
      ),
    ].filter((one) => one.checkVisibility());
    const control = controls[Math.floor(share * controls.length)];
    control?.click();
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    return control?.getAttribute('aria-label') ?? control?.textContent?.trim() ?? '';
  }, share);
}

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
