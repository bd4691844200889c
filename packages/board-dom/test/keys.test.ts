/** A board without a pointer: keys, gamepads and assistive technology, in a real browser. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, TestBrowser, timePasses } from './chromium.js';

/** An arrow, five cells wide: its clues, and the cells that are filled. */
const ROWS = '1,2,5,2,1';
const COLUMNS = '1,3,5,1,1';
const PICTURE = ['..1..', '.11..', '11111', '.11..', '..1..'];

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe.skipIf(!hasChromium)('in Chromium', () => {
  let browser: TestBrowser;

  beforeAll(async () => {
    browser = await TestBrowser.start();
  });

  afterAll(() => browser?.stop());

  const filled = async (page: Page) =>
    (await page.evaluate(() => window.test.marks())).replaceAll('x', '.').split('\n');
  const told = (page: Page) => page.evaluate(() => window.test.told);

  it('solves a puzzle with the keyboard alone', async () => {
    const page = await browser.open();
    await page.evaluate(
      ([rows = '', columns = '']) => window.test.show(rows, columns),
      [ROWS, COLUMNS],
    );
    const { keyboard } = page;
    await keyboard.press('h');
    expect(await told(page)).toEqual([]);
    await keyboard.press('Tab');
    await keyboard.press('h');
    expect(await told(page)).toEqual(['hint']);
    // the row in the middle by Shift and arrows, the columns by the space bar held, the rest alone
    for (const key of ['ArrowDown', 'ArrowDown']) await keyboard.press(key);
    await keyboard.down('Shift');
    for (let k = 0; k < 4; k++) await keyboard.press('ArrowRight');
    await keyboard.up('Shift');
    expect((await filled(page))[2]).toBe('11111');
    for (const key of ['Home', 'ArrowRight', 'ArrowUp', 'Space', 'x', 'x', 'Space']) {
      await keyboard.press(key);
    }
    for (const key of ['ArrowDown', 'ArrowDown', 'Space', 'ArrowRight']) await keyboard.press(key);
    await keyboard.down('Space');
    await keyboard.press('ArrowDown');
    await keyboard.up('Space');
    await keyboard.press('Control+ArrowUp');
    await keyboard.press('ArrowUp');
    expect(await page.evaluate(() => window.test.board.cursor)).toEqual({ row: 0, column: 2 });
    await keyboard.down('Space');
    await keyboard.press('ArrowDown');
    await keyboard.up('Space');
    expect(await filled(page)).toEqual(PICTURE);
    expect(await told(page)).toContain('solved');
    await keyboard.press('Control+z');
    expect(await filled(page)).not.toEqual(PICTURE);
    await keyboard.press('Control+y');
    expect(await filled(page)).toEqual(PICTURE);
    await page.context().close();
  });

  it('solves a puzzle with a gamepad', async () => {
    const page = await browser.open();
    await page.evaluate(() => {
      const buttons = Array.from({ length: 17 }, () => ({ pressed: false, value: 0 }));
      const pad = { axes: [0, 0], buttons, connected: true };
      Object.assign(window, { pad });
      navigator.getGamepads = () => [pad as unknown as Gamepad];
    });
    await page.evaluate(
      ([rows = '', columns = '']) => window.test.show(rows, columns),
      [ROWS, COLUMNS],
    );
    /**
     * Holds a button, lets it go, or both, a frame each. The page is asked once for all of it: a
     * direction that is held until a busy test has time again would repeat.
     */
    const hold = (number: number, ...states: boolean[]) =>
      page.evaluate(
        async ({ number, states }) => {
          const { pad } = window as unknown as { pad: { buttons: { pressed: boolean }[] } };
          const button = pad.buttons[number];
          if (button === undefined) throw new Error(`the gamepad has no button ${number}`);
          for (const pressed of states) {
            button.pressed = pressed;
            // the board has asked for the same frame before
            await new Promise(requestAnimationFrame);
          }
        },
        { number, states },
      );
    const press = (number: number) => hold(number, true, false);
    const PAINT = 0;
    const UP = 12;
    const DOWN = 13;
    const LEFT = 14;
    const RIGHT = 15;
    for (const button of [RIGHT, RIGHT]) await press(button);
    // held paint and a direction draw the whole column
    await hold(PAINT, true);
    for (let k = 0; k < 4; k++) await press(DOWN);
    await hold(PAINT, false);
    expect((await filled(page)).map((row) => row[2]).join('')).toBe('11111');
    for (const button of [UP, LEFT, PAINT, UP, PAINT, UP, PAINT, DOWN, LEFT, PAINT]) {
      await press(button);
    }
    for (const button of [RIGHT, RIGHT, RIGHT, PAINT, RIGHT, PAINT]) await press(button);
    expect(await filled(page)).toEqual(PICTURE);
    expect(await told(page)).toContain('solved');
    await press(2);
    expect(await filled(page)).not.toEqual(PICTURE);
    await press(3);
    expect(await filled(page)).toEqual(PICTURE);
    await press(9);
    expect(await told(page)).toContain('pause');
    await page.context().close();
  });

  it('has names for assistive technology, in both languages', async () => {
    const transcript: string[] = [];
    for (const language of ['en', 'ru'] as const) {
      const page = await browser.open();
      await page.evaluate((language) => window.test.blank(12, 7, { language }), language);
      await page.keyboard.press('Tab');
      const heard = async (key: string) => {
        const name = await page.evaluate(() => {
          const grid = document.querySelector('[role=grid]');
          const id = grid?.getAttribute('aria-activedescendant') ?? '';
          return document.getElementById(id)?.getAttribute('aria-label');
        });
        transcript.push(`${key}: ${name}`);
      };
      const grid = page.getByRole('grid');
      transcript.push(`## ${language}`, '', `${await grid.getAttribute('aria-label')}`);
      transcript.push(
        `${await grid.getAttribute('aria-rowcount')} x ${await grid.getAttribute('aria-colcount')}`,
      );
      expect(await page.getByRole('gridcell').count()).toBeLessThanOrEqual(50);
      await heard('Tab');
      for (const key of [
        'ArrowRight',
        'Space',
        '2',
        'x',
        'ArrowDown',
        'Space',
        'End',
        'PageDown',
      ]) {
        await page.keyboard.press(key);
        await heard(key);
      }
      const status = page.getByRole('status');
      // how the texts about single keys come together depends on the speed of the machine
      await timePasses(page, 1500);
      await page.evaluate(() => {
        const cells = [24, ...Array.from({ length: 10 }, (_, k) => 26 + k)];
        window.test.board.apply({ type: 'paint', cells: [24], mark: 1 });
        window.test.board.apply({ type: 'paint', cells: cells.slice(1), mark: 2 });
        window.test.board.apply({ type: 'paint', cells: [25], mark: 2 });
        window.test.board.apply({ type: 'paint', cells: [35], mark: 0 });
      });
      await timePasses(page, 1300);
      transcript.push(`said: ${(await status.textContent())?.trim()}`);
      await page.evaluate(() => window.test.board.apply({ type: 'undo' }));
      await timePasses(page, 1300);
      transcript.push(`said: ${(await status.textContent())?.trim()}`);
      await page.evaluate(() => window.test.board.cover(true));
      await heard('covered');
      transcript.push('');
      await page.context().close();
    }
    await expect(`# What a board says\n\n${transcript.join('\n')}`).toMatchFileSnapshot(
      'transcript.golden.md',
    );
  });

  it.each(['light', 'dark', 'contrast', 'forced', 'narrow'] as const)(
    'axe finds nothing: %s',
    async (theme) => {
      const page = await browser.open({
        forcedColors: theme === 'forced' ? 'active' : 'none',
        viewport: { width: theme === 'narrow' ? 320 : 800, height: 600 },
      });
      const look = theme === 'light' || theme === 'dark' || theme === 'contrast' ? theme : 'light';
      await page.evaluate((look) => {
        window.test.blank(20, 20, { look });
        window.test.board.zoomBy(2);
        window.test.board.apply({ type: 'paint', cells: [1, 2, 3], mark: 1 });
      }, look);
      await page.evaluate(axe);
      const found = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run(): Promise<{ violations: { id: string; impact: string }[] }> };
        };
        const { violations } = await axe.run();
        return violations.map(({ id, impact }) => `${impact}: ${id}`);
      });
      expect(found).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        theme === 'narrow' ? 320 : 800,
      );
      await page.context().close();
    },
  );
});
