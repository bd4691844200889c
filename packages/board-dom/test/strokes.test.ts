/** Strokes in a real browser: mouse, touch, what they paint, and what takes them back. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fingers, fingersOn, hasChromium, TestBrowser } from './chromium.js';

describe.skipIf(!hasChromium)('in Chromium', () => {
  let browser: TestBrowser;

  beforeAll(async () => {
    browser = await TestBrowser.start();
  });

  afterAll(() => browser?.stop());

  const at = (page: Page, row: number, column: number) =>
    page.evaluate(([r = 0, c = 0]) => window.test.at(r, c), [row, column]);
  const rows = async (page: Page) => (await page.evaluate(() => window.test.marks())).split('\n');
  const told = (page: Page) => page.evaluate(() => window.test.told);

  describe('a mouse', () => {
    let page: Page;

    beforeEach(async () => {
      page = await browser.open();
      await page.evaluate(() => window.test.blank(20, 20));
      return () => page.context().close();
    });

    /** Presses at one cell, jumps to others at once, lets go. */
    async function drag(cells: [number, number][], button: 'left' | 'right' = 'left') {
      for (const [index, [row, column]] of cells.entries()) {
        const { x, y } = await at(page, row, column);
        await page.mouse.move(x, y, { steps: 1 });
        if (index === 0) await page.mouse.down({ button });
      }
      await page.mouse.up({ button });
    }

    it('paints all cells of a jump of 15 cells, as one move', async () => {
      await drag([
        [3, 2],
        [3, 16],
      ]);
      expect((await rows(page))[3]).toBe(`..${'1'.repeat(15)}...`);
      expect((await told(page)).filter((name) => name === 'change')).toEqual(['change']);
      await page.keyboard.press('Control+z');
      expect((await rows(page))[3]).toBe('.'.repeat(20));
    });

    it('keeps to the row of its first step', async () => {
      await drag([
        [3, 2],
        [3, 4],
        [9, 7],
      ]);
      expect((await rows(page))[3]).toBe(`..${'1'.repeat(6)}${'.'.repeat(12)}`);
      expect((await rows(page)).join('').replaceAll('.', '')).toBe('111111');
    });

    it('changes only cells like the first one', async () => {
      await page.evaluate(() =>
        window.test.board.apply({ type: 'paint', cells: [3 * 20 + 4, 3 * 20 + 5], mark: 2 }),
      );
      await drag([
        [3, 2],
        [3, 8],
      ]);
      expect((await rows(page))[3]).toBe(`..1122111${'.'.repeat(11)}`);
    });

    it('draws X with its right button, and opens no menu', async () => {
      await page.evaluate(() => {
        window.addEventListener('contextmenu', (event) => {
          window.test.told.push(event.defaultPrevented ? 'no menu' : 'menu');
        });
      });
      await drag(
        [
          [2, 1],
          [5, 1],
        ],
        'right',
      );
      expect((await rows(page)).slice(1, 7).map((row) => row[1])).toEqual([...'.xxxx.']);
      expect(await told(page)).not.toContain('menu');
      expect(await told(page)).toContain('no menu');
    });

    it('shows the length of the stroke beside it', async () => {
      const from = await at(page, 4, 4);
      const to = await at(page, 4, 9);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      const bubble = page.locator('.bubble');
      await expect.poll(() => bubble.textContent()).toBe('6');
      const box = await bubble.boundingBox();
      expect(box?.height).toBe(30);
      expect((box?.y ?? 0) + 30).toBeLessThan(to.y);
      await page.mouse.up();
      expect(await bubble.isHidden()).toBe(true);
    });

    it('takes back its stroke with Escape', async () => {
      const from = await at(page, 4, 4);
      const to = await at(page, 4, 9);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.keyboard.press('Escape');
      await page.mouse.up();
      expect((await rows(page)).join('').replaceAll('.', '')).toBe('');
      expect(await told(page)).not.toContain('change');
    });

    it('zooms with Ctrl and the wheel, and fits the board with the badge', async () => {
      const { x, y } = await at(page, 10, 10);
      await page.mouse.move(x, y);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -120);
      await page.keyboard.up('Control');
      const badge = page.getByRole('button', { name: /^[\d.]+× Fit the whole board/ });
      await expect.poll(() => badge.isVisible()).toBe(true);
      expect(await page.evaluate(() => window.test.board.view.cell)).toBeGreaterThan(30);
      const after = await at(page, 10, 10);
      expect(Math.hypot(after.x - x, after.y - y)).toBeLessThan(2);
      await badge.click();
      expect(await badge.isVisible()).toBe(false);
    });

    it('crosses off a number with a click', async () => {
      const place = await page.evaluate(() => window.test.at(4, 0));
      const cell = await page.evaluate(() => window.test.board.view.cell);
      await page.mouse.click(place.x - cell, place.y);
      expect(await page.evaluate(() => [...window.test.board.state.crossed])).toEqual(['4:1']);
    });
  });

  describe('fingers', () => {
    let page: Page;
    let touch: Fingers;

    beforeEach(async () => {
      const phone = { width: 390, height: 700 };
      page = await browser.open({ viewport: phone, hasTouch: true, isMobile: true });
      touch = await fingersOn(page);
      await page.evaluate(() => window.test.blank(20, 20));
      return () => page.context().close();
    });

    it('paint, and draw X after a long press', async () => {
      const one = await at(page, 5, 5);
      const two = await at(page, 8, 5);
      // at once: a test that gets no time in the middle would make a long press of it
      await Promise.all([touch('touchStart', one), touch('touchMove', two), touch('touchEnd')]);
      expect((await rows(page)).map((row) => row[5]).join('')).toBe(`.....1111${'.'.repeat(11)}`);
      const other = await at(page, 12, 12);
      await page.evaluate(() =>
        window.test.board.on('stroke', (stroke) => {
          document.body.dataset['mark'] = String(stroke?.mark);
        }),
      );
      await touch('touchStart', other);
      await page.waitForFunction(() => document.body.dataset['mark'] === '0');
      await touch('touchEnd');
      expect((await rows(page))[12]?.[12]).toBe('x');
    });

    it('keep what they painted when the browser cancels the touch', async () => {
      const one = await at(page, 5, 5);
      const two = await at(page, 5, 9);
      await Promise.all([touch('touchStart', one), touch('touchMove', two), touch('touchCancel')]);
      expect((await rows(page))[5]).toBe(`.....11111${'.'.repeat(10)}`);
    });

    it('pinch to zoom: the stroke is undone, the centre stays in place, the rails stay aligned', async () => {
      const middle = await at(page, 10, 10);
      const finger = (d: number) => [
        { x: middle.x - d, y: middle.y, id: 0 },
        { x: middle.x + d, y: middle.y, id: 1 },
      ];
      const [first] = finger(30);
      if (first === undefined) throw new Error('no finger');
      await Promise.all([touch('touchStart', first), touch('touchStart', ...finger(30))]);
      for (const d of [40, 55, 70, 90]) await touch('touchMove', ...finger(d));
      const after = await at(page, 10, 10);
      expect(await page.evaluate(() => window.test.board.view.cell)).toBeGreaterThan(24);
      expect(Math.hypot(after.x - middle.x, after.y - middle.y)).toBeLessThan(12);
      const before = await page.evaluate(() => window.test.board.view.scrollX);
      await touch('touchMove', ...finger(90).map((p) => ({ ...p, x: p.x - 40 })));
      expect(await page.evaluate(() => window.test.board.view.scrollX)).toBeCloseTo(before + 40, 0);
      await touch('touchEnd');
      expect((await rows(page)).join('').replaceAll('.', '')).toBe('');
      expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    });

    it('move the cursor in cursor mode, and draw while a button is held', async () => {
      await page.evaluate(() => {
        window.test.board.set({ pointer: 'cursor' });
        window.test.board.press('first-cell');
        window.test.board.press('paint');
      });
      await touch('touchStart', { x: 200, y: 500 });
      await touch('touchMove', { x: 200 + 24 * 3 + 2, y: 500 });
      await touch('touchEnd');
      await page.evaluate(() => window.test.board.release('paint'));
      expect((await rows(page))[0]).toBe(`1111${'.'.repeat(16)}`);
    });
  });
});
