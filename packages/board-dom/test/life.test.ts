/** A board on its page, in a real browser: covered, coloured, moved, taken away. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fingersOn, hasChromium, TestBrowser, timePasses } from './chromium.js';

const WHITE = '255,255,255,255';

describe.skipIf(!hasChromium)('in Chromium', () => {
  let browser: TestBrowser;
  let page: Page;

  beforeAll(async () => {
    browser = await TestBrowser.start();
  });
  afterAll(() => browser?.stop());

  beforeEach(async () => {
    page = await browser.open({ colorScheme: 'light' });
    return () => page.context().close();
  });

  const color = (row: number, column: number) =>
    page.evaluate(([r = 0, c = 0]) => window.test.colorOf(r, c), [row, column]);
  const painted = async () =>
    (await page.evaluate(() => window.test.marks())).replace(/[.\n]/g, '');
  const click = async (row: number, column: number) => {
    const { x, y } = await page.evaluate(([r = 0, c = 0]) => window.test.at(r, c), [row, column]);
    await page.mouse.click(x, y);
  };

  describe('a covered board', () => {
    beforeEach(() =>
      page.evaluate(() => {
        window.test.blank(20, 20);
        window.test.board.apply({ type: 'paint', cells: [21], mark: 1 });
        window.test.told = [];
      }),
    );

    it('hides clues and marks, and shows them again', async () => {
      const picture = () => page.locator('canvas').screenshot();
      const before = await picture();
      expect(await color(1, 1)).not.toBe(WHITE);
      await page.evaluate(() => window.test.board.cover(true));
      expect(await color(1, 1)).toBe(await color(5, 5));
      expect(await spread(-1, 3)).toBe(1);
      expect(await page.getByRole('gridcell').count()).toBe(1);
      expect(await page.getByRole('grid').getAttribute('aria-label')).toMatch(/^Paused/);
      await page.evaluate(() => window.test.board.cover(false));
      expect(await spread(-1, 3)).toBeGreaterThan(1);
      expect(await picture()).toEqual(before);
      expect(await page.getByRole('gridcell').count()).toBe(50);
    });

    it('accepts no input except the actions of the page', async () => {
      await page.evaluate(() => {
        window.test.board.cover(true);
        window.test.board.focus();
      });
      const before = await page.evaluate(() => JSON.stringify(window.test.board.record));
      await click(4, 4);
      await page.mouse.wheel(0, 200);
      for (const key of ['Space', 'x', 'ArrowRight', '+', 'h', 'Control+z', 'm', 'p']) {
        await page.keyboard.press(key);
      }
      await page.evaluate(() => window.test.board.press('paint'));
      expect(await page.evaluate(() => JSON.stringify(window.test.board.record))).toBe(before);
      expect(await page.evaluate(() => window.test.board.cursor)).toEqual({ row: 0, column: 0 });
      expect(await page.evaluate(() => window.test.told)).toEqual(['pause']);
    });

    it('ends a stroke that was being drawn', async () => {
      const { x, y } = await page.evaluate(() => window.test.at(3, 3));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.evaluate(() => window.test.board.cover(true));
      await page.mouse.move(x + 100, y);
      await page.mouse.up();
      expect(await painted()).toBe('11');
    });

    it('ignores a press that becomes a long press meanwhile', async () => {
      const touch = await fingersOn(page);
      await touch('touchStart', await page.evaluate(() => window.test.at(3, 3)));
      await page.evaluate(() => window.test.board.cover(true));
      await timePasses(page, 600);
      await touch('touchEnd');
      expect(await painted()).toBe('11');
    });
  });

  /** How many colours there are from a cell to the next one. */
  const spread = (row: number, column: number) =>
    page.evaluate(
      async ([r = 0, c = 0]) => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const context = document.querySelector('canvas')?.getContext('2d');
        const { left, top, cell } = window.test.board.view;
        const x = left + c * cell + 3;
        const y = top + r * cell + 3;
        const { data = [] } = context?.getImageData(x, y, cell - 6, cell - 6) ?? {};
        const colors = new Set<string>();
        for (let k = 0; k < data.length; k += 4) colors.add(`${data.slice(k, k + 3)}`);
        return colors.size;
      },
      [row, column],
    );

  describe('colours', () => {
    it('come from custom properties around the board, and follow their changes', async () => {
      await page.evaluate(() => {
        document.body.style.setProperty('--b-cell', 'rgb(255 240 200)');
        window.test.blank(20, 20);
      });
      expect(await color(5, 5)).toBe('255,240,200,255');
      await page.evaluate(() => document.body.style.setProperty('--b-cell', '#CCDDEE'));
      expect(await color(5, 5)).toBe('204,221,238,255');
      // a class on an element in between
      await page.evaluate(() => {
        document.head.append(document.createElement('style'));
        const sheet = document.head.querySelector('style:last-child');
        if (sheet !== null) sheet.textContent = 'main.green { --b-cell: #00ff00; }';
        document.querySelector('main')?.classList.add('green');
      });
      expect(await color(5, 5)).toBe('0,255,0,255');
      await page.evaluate(() => document.querySelector('main')?.classList.remove('green'));
      // what is no colour is as if it were not there
      await page.evaluate(() => document.body.style.setProperty('--b-cell', 'lots'));
      expect(await color(5, 5)).toBe(WHITE);
    });

    it('default to the background of the page and its colour scheme', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.evaluate(() => {
        document.body.style.setProperty('--b-cell', '#fffaf0');
        window.test.blank(20, 20);
        window.test.board.apply({ type: 'paint', cells: [21], mark: 1 });
      });
      // black as the light look has it
      expect(await color(1, 1)).toBe('34,33,43,255');
      await page.evaluate(() => document.body.style.setProperty('--b-cell', '#102030'));
      expect(await color(1, 1)).toBe('6,7,10,255');
      await page.evaluate(() => document.body.setAttribute('style', 'color-scheme: light'));
      expect(await color(5, 5)).toBe(WHITE);
      await page.evaluate(() => document.body.setAttribute('style', 'color-scheme: light dark'));
      expect(await color(5, 5)).toBe('65,72,87,255');
    });

    it('follow the theme of the system', async () => {
      await page.evaluate(() => window.test.blank(20, 20));
      expect(await color(5, 5)).toBe(WHITE);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => color(5, 5)).toBe('65,72,87,255');
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(() => color(5, 5)).toBe(WHITE);
      await page.evaluate(() => window.test.board.set({ look: 'dark' }));
      expect(await color(5, 5)).toBe('65,72,87,255');
    });
  });

  it('destroy removes everything that the board added', async () => {
    const other = await browser.open({}, watchLeftovers);
    const left = () => other.evaluate('leftovers()');
    const before = await left();
    await other.evaluate(() => window.test.blank(20, 20));
    expect(await left()).not.toEqual(before);
    // in the middle of everything: a stroke, a text to say, a frame to paint
    const { x, y } = await other.evaluate(() => window.test.at(3, 3));
    await other.mouse.move(x, y);
    await other.mouse.down();
    const told = await other.evaluate(() => {
      window.test.board.say('Hello');
      window.test.board.zoomBy(2);
      window.test.told = [];
      window.test.board.destroy();
      return window.test.told;
    });
    // paints are reported before
    expect(told).toEqual(['change', 'end']);
    expect(await left()).toEqual(before);
    expect(await other.locator('.nonokit-board').count()).toBe(0);
    await other.mouse.up();
    await other.context().close();
  });

  it('a tap on the corner fits the board to its space', async () => {
    await page.evaluate(() => {
      window.test.blank(20, 20);
      window.test.board.zoomBy(3);
    });
    expect(await page.evaluate(() => window.test.board.view.cell)).toBeGreaterThan(50);
    const corner = await page.evaluate(() => {
      const { left, top } = window.test.board.view;
      return { x: left, y: top };
    });
    await page.mouse.click(corner.x / 2, corner.y / 3);
    const { cell, scrollX, scrollY } = await page.evaluate(() => window.test.board.view);
    expect([scrollX, scrollY]).toEqual([0, 0]);
    expect(cell).toBeLessThan(35);
    expect(await painted()).toBe('');
  });

  it('a click by assistive technology paints the cell', async () => {
    await page.evaluate(() => window.test.blank(20, 20));
    const cell = page.getByRole('gridcell', { name: /^Row 3, column 4, unknown/ });
    await cell.evaluate((element) => element instanceof HTMLElement && element.click());
    expect(await page.evaluate(() => window.test.board.cursor)).toEqual({ row: 2, column: 3 });
    expect((await page.evaluate(() => window.test.marks())).split('\n')[2]?.slice(0, 5)).toBe(
      '...1.',
    );
    expect(await page.getByRole('gridcell', { name: /^Row 3, column 4, black/ }).count()).toBe(1);
    expect(await page.evaluate(() => window.test.told)).toContain('change');
    await page.evaluate(() => window.test.board.set({ isReadOnly: true }));
    const other = page.getByRole('gridcell', { name: /^Row 3, column 5, unknown/ });
    await other.evaluate((element) => element instanceof HTMLElement && element.click());
    expect(await painted()).toBe('1');
  });

  describe('the element', () => {
    const show = (markup: string) =>
      page.evaluate((text) => {
        const main = document.querySelector('main');
        if (main !== null) main.innerHTML = text;
      }, markup);
    const boards = () =>
      page.evaluate(async () => {
        await Promise.resolve();
        return [...document.querySelectorAll('nonogram-board')].map(
          (each) => [...(each.board?.state.marks ?? [])].filter((mark) => mark > 0).length,
        );
      });

    it('keeps its game when it is moved or put back', async () => {
      const one = '<nonogram-board rows="1,3,1" columns="1,3,1"></nonogram-board>';
      await show(`<section>${one}</section><section>${one}</section><section></section>`);
      await page.evaluate(() => {
        const [first] = document.querySelectorAll('nonogram-board');
        first?.board?.apply({ type: 'paint', cells: [1, 3], mark: 1 });
        first?.board?.setTool(0);
      });
      expect(await boards()).toEqual([2, 0]);
      await page.evaluate(() => {
        const [first] = document.querySelectorAll('nonogram-board');
        if (first !== undefined) document.querySelector('section:last-child')?.append(first);
      });
      expect(await boards()).toEqual([0, 2]);
      const found = await page.evaluate(() => {
        const moved = document.querySelectorAll('nonogram-board')[1];
        moved?.remove();
        const outside = moved?.board;
        if (moved !== undefined) document.querySelector('section')?.append(moved);
        const filled = () => moved?.board?.state.marks.filter((mark) => mark > 0).length;
        const tool = moved?.board?.tool;
        const before = filled();
        moved?.board?.apply({ type: 'undo' });
        return { isOutside: outside === undefined, tool, before, after: filled() };
      });
      expect(found).toEqual({ isOutside: true, tool: 0, before: 2, after: 0 });
    });

    it('shows another puzzle when its attributes or its property change, without the previous game', async () => {
      await show('<nonogram-board rows="1,1" columns="1,1"></nonogram-board>');
      await page.evaluate(() =>
        document
          .querySelector('nonogram-board')
          ?.board?.apply({ type: 'paint', cells: [0], mark: 1 }),
      );
      const size = () => page.getByRole('grid').getAttribute('aria-label');
      await page.evaluate(() => {
        const element = document.querySelector('nonogram-board');
        element?.setAttribute('rows', '1,1,1');
        element?.setAttribute('columns', '1,1 1');
      });
      await expect.poll(size).toBe('Nonogram, 3 rows, 2 columns');
      expect(await boards()).toEqual([0]);
      await page.evaluate(() => {
        const element = document.querySelector('nonogram-board');
        const board = element?.board;
        if (element !== null && board !== undefined) {
          const { clues } = board.state;
          element.puzzle = { ...clues, width: clues.height, height: clues.width } as never;
          element.puzzle = {
            ...clues,
            rows: clues.columns,
            columns: clues.rows,
            width: 3,
            height: 2,
          };
        }
      });
      expect(await size()).toBe('Nonogram, 2 rows, 3 columns');
    });

    it('takes over a puzzle that was set before the element was defined', async () => {
      const label = await page.evaluate(async () => {
        window.test.show('1,1', '1,1');
        const early = document.createElement('early-board');
        Object.assign(early, { puzzle: window.test.board.state.clues });
        document.querySelector('main')?.append(early);
        window.test.define('early-board');
        return early.shadowRoot?.querySelector('[role=grid]')?.getAttribute('aria-label');
      });
      expect(label).toBe('Nonogram, 2 rows, 2 columns');
    });

    it('follows changes of its colours, theme and options', async () => {
      await show('<nonogram-board rows="1,3,1" columns="1,3,1"></nonogram-board>');
      const cellColor = () =>
        page.evaluate(() => {
          const element = document.querySelector('nonogram-board');
          if (element?.board === undefined) throw new Error('no board');
          return window.test.colorOf(0, 0, element.board, element);
        });
      const change = (name: string, value: string) =>
        page.evaluate(
          ([name = '', value = '']) =>
            document.querySelector('nonogram-board')?.setAttribute(name, value),
          [name, value],
        );
      expect(await cellColor()).toBe(WHITE);
      await change('style', '--b-cell: #123456');
      expect(await cellColor()).toBe('18,52,86,255');
      await change('theme', 'dark');
      expect(await cellColor()).toBe('65,72,87,255');
      await change('language', 'ru');
      expect(await page.getByRole('grid').getAttribute('aria-label')).toMatch(/3 строки/);
      await change('read-only', '');
      await page.getByRole('grid').focus();
      await page.keyboard.press('Space');
      expect(await boards()).toEqual([0]);
    });
  });
});

/**
 * Before anything else in a page: counts what lives longer than a board. `leftovers()` tells the
 * listeners on targets that stay, observers, timers and frames.
 */
function watchLeftovers(): void {
  const counts = { listeners: 0, observers: 0, timers: 0, frames: 0 };
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (name, listener, options) {
    add.call(this, name, listener, options);
    // those of the board's own elements go with them
    if (this instanceof Element || this instanceof AbortSignal) return;
    counts.listeners++;
    const signal = typeof options === 'object' ? options.signal : undefined;
    if (signal) add.call(signal, 'abort', () => counts.listeners--);
  };
  for (const Observer of [ResizeObserver, MutationObserver]) {
    const { observe, disconnect } = Observer.prototype;
    const watching = new Set<object>();
    Observer.prototype.observe = function (...args: never[]) {
      if (!watching.has(this)) counts.observers++;
      watching.add(this);
      Reflect.apply(observe, this, args);
    };
    Observer.prototype.disconnect = function () {
      if (watching.delete(this)) counts.observers--;
      disconnect.call(this);
    };
  }
  const pending = { timers: new Set<number>(), frames: new Set<number>() };
  const { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame } = window;
  const timer = (callback: () => void, wait?: number): number => {
    const id = Number(setTimeout(() => [pending.timers.delete(id), callback()], wait));
    pending.timers.add(id);
    return id;
  };
  const frame = (callback: FrameRequestCallback): number => {
    const id = requestAnimationFrame((now) => [pending.frames.delete(id), callback(now)]);
    pending.frames.add(id);
    return id;
  };
  Object.assign(window, {
    setTimeout: timer,
    requestAnimationFrame: frame,
    clearTimeout: (id: number) => [pending.timers.delete(id), clearTimeout(id)],
    cancelAnimationFrame: (id: number) => [pending.frames.delete(id), cancelAnimationFrame(id)],
    leftovers: () => ({
      ...counts,
      timers: pending.timers.size,
      frames: pending.frames.size,
    }),
  });
}
