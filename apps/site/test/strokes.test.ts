/** Criterion 1, strokes: nothing is lost in a fast drag, and one stroke is one undo. */
import { BLANK, UNKNOWN } from '@nonokit/core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium, type OpenOptions, PHONE, stage } from './support/browser.js';
import { Fingers } from './support/fingers.js';
import { timePasses } from './support/page-time.js';
import {
  cellAt,
  cellsWith,
  click,
  drag,
  makePath,
  marksOf,
  moveCount,
  ready,
  stripes,
} from './support/player.js';

const WIDTH = 20;
const STRIPES = stripes(WIDTH, WIDTH);

/** The cells of a row, from a column to another. */
function cellsOfRow(row: number, first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, k) => row * WIDTH + first + k);
}

/** The cells of a column, from a row to another. */
function cellsOfColumn(column: number, first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, k) => (first + k) * WIDTH + column);
}

describe.skipIf(!hasChromium)('strokes', () => {
  const { open, errors } = stage();

  async function opened(options?: OpenOptions): Promise<Page> {
    const page = await open(makePath(STRIPES), options);
    await ready(page);
    return page;
  }

  it('paint all 15 cells that a pointer jumps over, as one move', async () => {
    const page = await opened();
    await drag(page, [3, 2], [3, 16]);
    expect(await cellsWith(page, 1)).toEqual(cellsOfRow(3, 2, 16));
    expect(await moveCount(page)).toBe(1);
    await page.keyboard.press('Control+z');
    expect(new Set(await marksOf(page))).toEqual(new Set([UNKNOWN]));
    await page.keyboard.press('Control+Shift+z');
    expect(await cellsWith(page, 1)).toEqual(cellsOfRow(3, 2, 16));
    expect(errors()).toEqual([]);
  });

  it('go round a corner that came in one event with other positions', async () => {
    const page = await opened({ settings: { axisLock: false } });
    const session = await page.context().newCDPSession(page);
    const from = await cellAt(page, 3, 2);
    const corner = await cellAt(page, 3, 10);
    const end = await cellAt(page, 12, 10);
    await page.evaluate(() => {
      addEventListener('pointermove', (event) => {
        const most = Number(document.body.dataset['most'] ?? 0);
        const count = event.getCoalescedEvents().length;
        document.body.dataset['most'] = String(Math.max(most, count));
      });
    });
    const most = () => page.evaluate(() => Number(document.body.dataset['most'] ?? 0));
    // the test itself may get no time while the page is busy: then it has to try again
    for (let busyMs = 400; (await most()) < 2; busyMs *= 2) {
      expect(busyMs).toBeLessThan(10_000);
      if ((await moveCount(page)) > 0) await page.keyboard.press('Control+z');
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      // while the page is busy, the browser gathers what the pointer does
      const busy = page.evaluate((busyMs) => {
        const end = performance.now() + busyMs;
        while (performance.now() < end);
      }, busyMs);
      const moves = [corner, { x: end.x, y: (corner.y + end.y) / 2 }, end].map(({ x, y }) =>
        session.send('Input.dispatchMouseEvent', {
          type: 'mouseMoved' as const,
          button: 'left' as const,
          buttons: 1 as const,
          x,
          y,
        }),
      );
      await Promise.all([busy, ...moves]);
      await page.mouse.up();
    }
    const expected = [...cellsOfRow(3, 2, 10), ...cellsOfColumn(10, 4, 12)];
    expect(await cellsWith(page, 1)).toEqual(expected.sort((a, b) => a - b));
    // one stroke; each try before it is two moves with its undo
    expect((await moveCount(page)) % 2).toBe(1);
  });

  it('keep to the line of their first step, or not, as the player has chosen', async () => {
    const path = async (page: Page): Promise<void> => {
      const places = [await cellAt(page, 5, 2), await cellAt(page, 5, 6), await cellAt(page, 9, 6)];
      for (const [k, { x, y }] of places.entries()) {
        await page.mouse.move(x, y);
        if (k === 0) await page.mouse.down();
      }
      await page.mouse.up();
    };
    const locked = await opened();
    await path(locked);
    expect(await cellsWith(locked, 1)).toEqual(cellsOfRow(5, 2, 6));
    const free = await opened({ settings: { axisLock: false } });
    await path(free);
    expect(await cellsWith(free, 1)).toEqual([...cellsOfRow(5, 2, 6), ...cellsOfColumn(6, 6, 9)]);
  });

  it('leave an X unless the player has chosen otherwise', async () => {
    for (const crossSafe of [true, false]) {
      const page = await opened({ settings: { crossSafe } });
      await click(page, 4, 5, 'right');
      await click(page, 4, 5);
      expect(await cellsWith(page, 1)).toEqual(crossSafe ? [] : [4 * WIDTH + 5]);
    }
  });

  it('change only cells like their first one, or all', async () => {
    for (const likeFirst of [true, false]) {
      const page = await opened({ settings: { likeFirst, crossSafe: false } });
      await click(page, 4, 5, 'right');
      await drag(page, [4, 2], [4, 8]);
      const filled = cellsOfRow(4, 2, 8);
      expect(await cellsWith(page, 1)).toEqual(
        likeFirst ? filled.filter((cell) => cell !== 4 * WIDTH + 5) : filled,
      );
      // a stroke that begins on a filled cell erases
      await drag(page, [4, 8], [4, 2]);
      expect(await cellsWith(page, 1)).toEqual([]);
      expect(await cellsWith(page, BLANK)).toEqual(likeFirst ? [4 * WIDTH + 5] : []);
      expect(await moveCount(page)).toBe(3);
    }
  });

  it('draw X with the right button, and open no menu', async () => {
    const page = await opened();
    await page.evaluate(() => {
      addEventListener('contextmenu', (event) => {
        document.body.dataset['menu'] = String(!event.defaultPrevented);
      });
    });
    await drag(page, [2, 3], [2, 7], { button: 'right' });
    expect(await cellsWith(page, BLANK)).toEqual(cellsOfRow(2, 3, 7));
    expect(await moveCount(page)).toBe(1);
    expect(await page.evaluate(() => document.body.dataset['menu'])).toBe('false');
  });

  it('draw X after a long press, and open no menu', async () => {
    const page = await opened({ ...PHONE, settings: { crossesFinished: false } });
    const fingers = await Fingers.on(page);
    const from = await cellAt(page, 4, 3);
    const to = await cellAt(page, 4, 9);
    await page.evaluate(() => {
      addEventListener('contextmenu', (event) => {
        document.body.dataset['menu'] = String(!event.defaultPrevented);
      });
    });
    await page.$eval('.board-host', (host) => {
      Reflect.get(host, 'board').on('stroke', (stroke?: { mark: number }) => {
        document.body.dataset['mark'] = String(stroke?.mark);
      });
    });
    await fingers.down(0, from);
    await page.waitForFunction((mark) => document.body.dataset['mark'] === mark, String(BLANK));
    await fingers.move({ 0: to }, 3);
    await fingers.up(0);
    expect(await cellsWith(page, BLANK)).toEqual(cellsOfRow(4, 3, 9));
    expect(await cellsWith(page, 1)).toEqual([]);
    expect(await moveCount(page)).toBe(1);
    expect(await page.evaluate(() => document.body.dataset['menu'])).not.toBe('true');
    // a short one paints
    await fingers.draw(await cellAt(page, 6, 3), await cellAt(page, 6, 9));
    expect(await cellsWith(page, 1)).toEqual(cellsOfRow(6, 3, 9));
  });

  it('show their length beside the pointer while they grow', async () => {
    const page = await opened();
    const bubble = page.locator('.board-host .bubble');
    const from = await cellAt(page, 3, 2);
    const middle = await cellAt(page, 3, 6);
    const to = await cellAt(page, 3, 13);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(middle.x, middle.y);
    await expect.poll(() => bubble.textContent()).toBe('5');
    await page.mouse.move(to.x, to.y);
    await expect.poll(() => bubble.textContent()).toBe('12');
    const box = await bubble.boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - to.x)).toBeLessThan(40);
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - to.y)).toBeLessThan(80);
    await page.mouse.up();
    await expect.poll(() => bubble.isVisible()).toBe(false);
  });

  it('continue to the edge of the board, and end wherever the button is released', async () => {
    const page = await opened();
    const from = await cellAt(page, 3, 16);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(1270, from.y, { steps: 3 });
    await page.mouse.up();
    expect(await cellsWith(page, 1)).toEqual(cellsOfRow(3, 16, 19));
    // and is over: the pointer that comes back paints nothing
    const back = await cellAt(page, 8, 8);
    await page.mouse.move(back.x, back.y, { steps: 3 });
    expect(await cellsWith(page, 1)).toEqual(cellsOfRow(3, 16, 19));
    expect(await moveCount(page)).toBe(1);
  });

  it('are not disturbed by a palm that touches later', async () => {
    const page = await opened(PHONE);
    const fingers = await Fingers.on(page);
    const before = await moveCount(page);
    const from = await cellAt(page, 7, 2);
    const to = await cellAt(page, 7, 6);
    // at once: a finger that rests first would make a long press of it
    await Promise.all([fingers.down(0, from), fingers.move({ 0: to }, 3)]);
    await timePasses(page, 400);
    await fingers.down(1, await cellAt(page, 15, 15));
    await fingers.move({ 0: await cellAt(page, 7, 10), 1: await cellAt(page, 15, 12) }, 3);
    await fingers.up(1);
    await fingers.up(0);
    expect(await cellsWith(page, 1)).toEqual(cellsOfRow(7, 2, 10));
    expect(await moveCount(page)).toBe(before + 1);
  });

  it('remain one stroke if another button is pressed meanwhile', async () => {
    const page = await opened();
    const from = await cellAt(page, 9, 3);
    const to = await cellAt(page, 9, 9);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(to.x, to.y);
    await page.mouse.up({ button: 'right' });
    await page.mouse.up();
    expect(await cellsWith(page, 1)).toEqual(cellsOfRow(9, 3, 9));
    expect(await cellsWith(page, BLANK)).toEqual([]);
    expect(await moveCount(page)).toBe(1);
    expect(errors()).toEqual([]);
  });
});
