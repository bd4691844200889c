/** Criterion 3, phone: 30 x 30 at 390 x 844, and nothing overlaps at 320. */
import { puzzleOf } from '@nonokit/core';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium, type OpenOptions, PHONE, stage } from './support/browser.js';
import { Fingers } from './support/fingers.js';
import { chooseCases } from './support/full.js';
import { stands } from './support/page-time.js';
import {
  cellAt,
  cellsWith,
  drawn,
  findButton,
  makePath,
  moveCount,
  type PlainView,
  play,
  readCursor,
  readView,
  ready,
} from './support/player.js';

/** 30 x 30 with clues of very different lengths. */
const PUZZLE = drawn(
  ...Array.from({ length: 30 }, (_, row) =>
    Array.from({ length: 30 }, (_, column) =>
      (row * column + row + 3 * column) % (2 + (row % 7)) === 0 ? '#' : '.',
    ).join(''),
  ),
);

/** 40 x 40 with one number a line: fitted, its rails are a few pixels. */
const FLAT = drawn(...Array.from({ length: 40 }, (_, row) => '#'.repeat(row + 1).padEnd(40, '.')));

/** 13 x 15 in two inks with ten numbers in each row, which would take 40 % of the width. */
const LONG_ROWS = puzzleOf(
  { width: 13, height: 15, cells: Uint16Array.from({ length: 195 }, (_, k) => tenBlocks(k % 13)) },
  [{ rgb: '#ffffff' }, { rgb: '#000000' }, { rgb: '#c03030' }],
);

function tenBlocks(column: number): number {
  return column < 10 ? 1 + (column % 2) : 0;
}

const SMALL: OpenOptions = { ...PHONE, viewport: { width: 320, height: 568 } };

describe.skipIf(!hasChromium)('the player on a phone', () => {
  const { open, errors } = stage();

  async function opened(options: OpenOptions = PHONE): Promise<Page> {
    const page = await open(makePath(PUZZLE), options);
    await ready(page);
    return page;
  }

  /** Shows all of the board. */
  async function fit(page: Page): Promise<void> {
    const badge = page.locator('.badge[aria-label*="Fit"]');
    await badge.tap();
    await badge.waitFor({ state: 'hidden' });
  }

  /** Zooms in with two fingers, around the middle of the board. */
  async function pinch(page: Page, from: number, to: number): Promise<void> {
    const fingers = await Fingers.on(page);
    const { x, y } = await cellAt(page, 15, 15);
    await Promise.all([fingers.down(0, { x: x - from, y }), fingers.down(1, { x: x + from, y })]);
    await fingers.move({ 0: { x: x - to, y }, 1: { x: x + to, y } }, 8);
    await fingers.up(0);
    await fingers.up(1);
  }

  it('opens with cells of 24 pixels, shows the whole board, and zooms with two fingers', async () => {
    const page = await opened();
    expect((await readView(page)).cell).toBe(24);
    await fit(page);
    const fitted = await readView(page);
    expect(fitted.cell).toBeLessThan(14);
    const zoom = page.locator('.dock-tool[aria-expanded]');
    expect(await zoom.innerText()).toBe('Zoom');
    await pinch(page, 30, 110);
    const zoomed = await readView(page);
    expect(zoomed.cell).toBeGreaterThanOrEqual(24);
    expect(zoomed.cell).toBeLessThanOrEqual(56);
    // two fingers paint nothing
    expect(await moveCount(page)).toBe(0);
    expect(await cellsWith(page, 1)).toEqual([]);

    // the dock tells how much, the corner too, and both are ways back
    const badge = page.locator('.badge');
    const times = (zoomed.cell / fitted.cell).toFixed(1);
    await expect.poll(() => zoom.innerText()).toBe(`${times}×`);
    expect(await badge.getAttribute('aria-label')).toContain(times);
    await fit(page);
    expect((await readView(page)).cell).toBeCloseTo(fitted.cell, 5);
    await zoom.tap();
    await findButton(page, 'Larger cells').tap();
    expect((await readView(page)).cell).toBeGreaterThan(fitted.cell);
    await findButton(page, 'Show all').tap();
    expect((await readView(page)).cell).toBeCloseTo(fitted.cell, 5);
    expect(errors()).toEqual([]);
  });

  it('shortens long clues for larger cells, and shows all cells and the strip', async () => {
    const page = await open(makePath(LONG_ROWS), PHONE);
    await ready(page);
    const view = await readView(page);
    expect(view.cell).toBeGreaterThan(20);
    expect(view.cell).toBeLessThanOrEqual(24);
    expect(await page.locator('.clue-strip').isVisible()).toBe(true);
    const shown = await cellAt(page, 14, 12);
    expect(shown.x + view.cell / 2).toBeLessThanOrEqual(390);
    await fit(page);
    expect((await readView(page)).cell).toBeLessThan(view.cell);
    expect(errors()).toEqual([]);
  });

  it('goes back to where the player was with a second tap on the corner', async () => {
    const page = await opened();
    const before = await readView(page);
    await fit(page);
    await page.locator('.badge[aria-label*="Back"]').tap();
    await expect.poll(() => readView(page)).toEqual(before);
    expect(await moveCount(page)).toBe(0);
    expect(errors()).toEqual([]);
  });

  it('goes back to where the player was by the zoom bar, however small the corner is', async () => {
    const page = await open(makePath(FLAT), PHONE);
    await ready(page);
    const before = await readView(page);
    await page.locator('.dock-tool[aria-expanded]').tap();
    await findButton(page, 'Show all').tap();
    await expect.poll(async () => (await readView(page)).cell).toBeLessThan(before.cell);
    // the corner is too small to be tapped
    await page.locator('.badge').waitFor({ state: 'hidden' });
    await findButton(page, 'Back').tap();
    await expect.poll(() => readView(page)).toEqual(before);
    await findButton(page, 'Show all').waitFor();
    expect(errors()).toEqual([]);
  });

  it('crosses the lines that a finger finishes, and undo takes back both', async () => {
    const tree = makePath(drawn('..#..', '.###.', '#####', '..#..', '.###.'));
    for (const crossesFinished of [undefined, false]) {
      const page = await open(tree, { ...PHONE, settings: { crossesFinished } });
      await ready(page);
      const fingers = await Fingers.on(page);
      await fingers.tap(await cellAt(page, 0, 2));
      await expect.poll(() => cellsWith(page, 1)).toEqual([2]);
      expect(await cellsWith(page, 0)).toEqual(crossesFinished === false ? [] : [0, 1, 3, 4]);
      await findButton(page, 'Undo').tap();
      await expect.poll(() => cellsWith(page, -1)).toHaveLength(25);
    }
    expect(errors()).toEqual([]);
  });

  it('shows few numbers of long clues, more if a rail is pulled, and all in the strip', async () => {
    const page = await opened();
    const before = await readView(page);
    expect(before.left).toBeLessThan(0.3 * before.room.width);
    const fingers = await Fingers.on(page);
    const grip = await findMiddle(page, page.locator('.grip.row'));
    await fingers.draw(grip, { x: grip.x + 70, y: grip.y }, 8);
    const pulled = await readView(page);
    expect(pulled.left).toBeGreaterThan(before.left + 40);
    expect(pulled.top).toBe(before.top);
    // nothing is painted, and the rail is as it was pulled when the page comes again
    expect(await moveCount(page)).toBe(0);
    await fingers.tap(await cellAt(page, 1, 1));
    await expect.poll(() => moveCount(page)).toBe(1);
    await page.reload();
    await ready(page);
    await expect.poll(async () => (await readView(page)).left).toBe(pulled.left);
    // a tap shows all that are in sight, and another one few again
    await fingers.tap(await findMiddle(page, page.locator('.grip.row')));
    expect((await readView(page)).left).toBeGreaterThan(pulled.left);
    // the grip follows its rail with the next frame
    await stands(page, '.grip.row');
    await fingers.tap(await findMiddle(page, page.locator('.grip.row')));
    expect((await readView(page)).left).toBeLessThanOrEqual(before.left);

    // the strip has the whole clues of the cell under the finger, and a tap crosses off
    await fingers.tap(await cellAt(page, 3, 2));
    const lines = page.locator('.strip-line');
    const { rows, columns } = PUZZLE;
    const sizes = (clue: (typeof rows)[number] = []) => clue.map(({ size }) => String(size));
    await expect
      .poll(() => lines.first().locator('.strip-chip').allInnerTexts())
      .toEqual(sizes(rows[3]));
    expect(await lines.last().locator('.strip-chip').allInnerTexts()).toEqual(sizes(columns[2]));
    expect(await lines.first().innerText()).toMatch(/^Row 4/);
    const chip = lines.first().locator('.strip-chip').first();
    await fingers.tap(await findMiddle(page, chip));
    await expect.poll(() => chip.getAttribute('class')).toContain('is-done');
    expect(errors()).toEqual([]);
  });

  it('pans with two fingers and paints with one', async () => {
    const page = await opened();
    await fit(page);
    await pinch(page, 30, 110);
    const before = await readView(page);
    const fingers = await Fingers.on(page);
    const { x, y } = await cellAt(page, 15, 15);
    await Promise.all([fingers.down(0, { x: x - 40, y }), fingers.down(1, { x: x + 40, y })]);
    await fingers.move({ 0: { x: x - 100, y: y - 50 }, 1: { x: x - 20, y: y - 50 } }, 6);
    await fingers.up(1);
    await fingers.up(0);
    const after = await readView(page);
    expect(after.cell).toBeCloseTo(before.cell, 1);
    // rails may have become deeper or shallower; the place below the fingers is what counts
    const box = await page.locator('.board-host').evaluate((host) => {
      const { left, top } = host.getBoundingClientRect();
      return { left, top };
    });
    const placeAt = (view: typeof before, at: { x: number; y: number }) => ({
      x: (at.x - box.left - view.left + view.scrollX) / view.cell,
      y: (at.y - box.top - view.top + view.scrollY) / view.cell,
    });
    const there = placeAt(after, { x: x - 60, y: y - 50 });
    expect(there.x).toBeCloseTo(placeAt(before, { x, y }).x, 0);
    expect(there.y).toBeCloseTo(placeAt(before, { x, y }).y, 0);
    expect(await moveCount(page)).toBe(0);
    await fingers.draw(await cellAt(page, 16, 15), await cellAt(page, 16, 18));
    expect(await cellsWith(page, 1)).toEqual([495, 496, 497, 498]);
    expect(errors()).toEqual([]);
  });

  it('keeps both rails visible and aligned with the cells, at every zoom and scroll position', async () => {
    const page = await opened();
    await fit(page);
    for (const [zoom, dx, dy] of [
      [1, 0, 0],
      [1.7, 0, 0],
      [1.7, 90, 130],
      [1.5, -40, 77],
      [1.4, 333, 222],
    ] as const) {
      await page.$eval(
        '.board-host',
        (host, [zoom, dx, dy]) => {
          const { board } = host as unknown as { board: import('nonokit/board').BoardHandle };
          board.zoomBy(Number(zoom));
          const { cell, scrollX, scrollY } = board.view;
          board.set({
            view: { cell, scrollX: scrollX + Number(dx), scrollY: scrollY + Number(dy) },
          });
        },
        [zoom, dx, dy],
      );
      const view = await readView(page);
      // rails are at the edges of the room: nothing of them has scrolled away
      expect(view.x).toBeGreaterThanOrEqual(0);
      expect(view.left).toBeLessThan(view.room.width * 0.5);
      expect(view.top).toBeLessThan(view.room.height * 0.5);
      const expected = {
        down: listRulePlaces(view.top - view.scrollY, view.cell, view.top, view.room.height),
        across: listRulePlaces(view.left - view.scrollX, view.cell, view.left, view.room.width),
      };
      const seen = await rulesSeen(page, view);
      for (const axis of ['down', 'across'] as const) {
        const { rail, cells } = seen[axis];
        expect(cells.length, `${axis} at ${zoom}`).toBeGreaterThan(0);
        expect(rail).toEqual(cells);
        expect(cells.length).toBe(expected[axis].length);
        for (const [k, at] of cells.entries()) {
          expect(Math.abs(at - (expected[axis][k] ?? 0))).toBeLessThanOrEqual(1.5);
        }
      }
    }
    expect(errors()).toEqual([]);
  });

  it('has controls of 44 pixels, also in a pause, with a hint, a menu and a what-if layer', async () => {
    const page = await opened();
    expect(await tooSmall(page)).toEqual([]);
    await findButton(page, 'What if').tap();
    await page.getByRole('heading', { name: 'What if A' }).waitFor();
    expect(await tooSmall(page)).toEqual([]);
    await findButton(page, 'Discard').tap();
    await findButton(page, 'Hint').tap();
    await page.getByText(/^Look at/).waitFor();
    expect(await tooSmall(page)).toEqual([]);
    await findButton(page, 'Close').tap();
    await findButton(page, 'More').tap();
    await page.getByRole('dialog').waitFor();
    expect(await tooSmall(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await findButton(page, 'Pause').tap();
    await page.locator('.paused').waitFor();
    expect(await tooSmall(page)).toEqual([]);
    expect(errors()).toEqual([]);
  });

  it('moves a cursor with one thumb and paints with the other', async () => {
    const page = await opened();
    await fit(page);
    await findButton(page, 'More').tap();
    await findButton(page, 'Move a cursor').tap();
    // the buttons come with their script and take room from the board, which moves its cells
    await page.locator('.cursor-buttons').waitFor();
    await expect.poll(() => fillsItsRoom(page)).toBe(true);
    const fingers = await Fingers.on(page);
    const start = await cellAt(page, 15, 15);
    await fingers.tap(await cellAt(page, 10, 10));
    await expect.poll(() => readCursor(page)).toEqual({ row: 10, column: 10 });
    // a drag moves the cursor and paints nothing
    await fingers.draw(start, { x: start.x + 80, y: start.y }, 8);
    const cursor = await readCursor(page);
    expect(cursor.row).toBe(10);
    expect(cursor.column).toBeGreaterThan(10);
    expect(await moveCount(page)).toBe(0);

    // the other thumb holds the button: the cursor draws as it goes
    const button = await findMiddle(page, page.locator('.cursor-buttons button').last());
    await fingers.down(1, button);
    await fingers.down(0, start);
    await fingers.move({ 0: { x: start.x, y: start.y + 100 } }, 10);
    await fingers.up(0);
    await fingers.up(1);
    const end = await readCursor(page);
    expect(end.row).toBeGreaterThan(11);
    const filled = await cellsWith(page, 1);
    expect(filled).toEqual(
      Array.from({ length: end.row - 9 }, (_, k) => (10 + k) * 30 + cursor.column),
    );
    expect(await moveCount(page)).toBe(1);
    // and a short press paints the one cell
    await fingers.tap(await cellAt(page, 20, 5));
    // lines without blocks were crossed with the first stroke
    const crossed = await cellsWith(page, 0);
    await fingers.tap(await findMiddle(page, page.locator('.cursor-buttons button').first()));
    const more = (await cellsWith(page, 0)).filter((cell) => !crossed.includes(cell));
    expect(more).toEqual([605]);
    expect(errors()).toEqual([]);
  });

  it('keeps the zoom when the phone is rotated, and fits both orientations', async () => {
    const page = await opened();
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await expect
        .poll(async () => (await readView(page)).room.width)
        .toBeLessThanOrEqual(viewport.width);
      expect(await sideways(page)).toBe(0);
      expect(await overlaps(page)).toEqual([]);
      const host = await page.locator('.board-host').boundingBox();
      expect(host?.height).toBeGreaterThan(200);
      // the clues of the current lines are in sight, whole, beside each other where it lies
      const strip = await page.locator('.clue-strip').boundingBox();
      expect(strip?.height).toBeGreaterThan(30);
      expect(strip?.height).toBeLessThan(viewport.width > viewport.height ? 48 : 100);
    }
    expect(errors()).toEqual([]);
  });

  it('has nothing that overlaps or scrolls sideways at 320 pixels, in both languages', async () => {
    // Russian words are longer
    for (const language of chooseCases<'en' | 'ru'>(['ru'], ['en'])) {
      const page = await opened({ ...SMALL, settings: { language } });
      const check = async (moment: string): Promise<void> => {
        expect(await sideways(page), moment).toBe(0);
        expect(await overlaps(page), moment).toEqual([]);
        expect(await tooSmall(page), moment).toEqual([]);
      };
      await check('fresh');
      await play(page, { type: 'suppose', name: 'A' });
      await check('what if');
      await play(page, { type: 'discard' });
      await page.$eval('.board-host', (host) => Reflect.get(host, 'board').focus());
      await page.keyboard.press('h');
      await page.locator('.hint-panel').waitFor();
      await page.getByText(language === 'en' ? /^Look at/ : /^Посмотрите/).waitFor();
      await check('hint');
      await page.keyboard.press('h');
      await page.locator('.hint-panel a').first().waitFor();
      await check('reason');
    }
    expect(errors()).toEqual([]);
  });

  it('shows a hint within 40 % of the height, and its line above', async () => {
    const page = await opened();
    // what the hint marks on the board, for later
    await page.$eval('.board-host', (host) => {
      const board = Reflect.get(host, 'board');
      const show = board.show.bind(board);
      board.show = (shown: object) => {
        Reflect.set(host, 'shown', shown);
        show(shown);
      };
    });
    for (let round = 0; round < 4; round++) {
      await findButton(page, 'Hint').tap();
      const next = page.locator('.hint-panel .button.primary');
      await page
        .locator('.told')
        .getByText(/^Look at/)
        .waitFor();
      await next.tap();
      await page.locator('.hint-panel a').first().waitFor();
      // the reason is longer than the place was: the sheet takes more room from the board
      await expect.poll(() => fillsItsRoom(page)).toBe(true);
      const sheet = await page.locator('.sheet').boundingBox();
      expect(sheet?.height).toBeLessThanOrEqual(0.4 * 844);
      const host = await page.locator('.board-host').boundingBox();
      const view = await readView(page);
      const bottom = Math.min((host?.y ?? 0) + (host?.height ?? 0), sheet?.y ?? 0);
      // at least the first of its cells is in sight, between the rails and the sheet
      const { x, y } = await page
        .$eval('.board-host', (host) => Reflect.get(host, 'shown').hint.conclusions[0])
        .then((cell) => cellAt(page, Math.floor(cell / 30), cell % 30));
      expect(x).toBeGreaterThan((host?.x ?? 0) + view.left);
      expect(x).toBeLessThan((host?.x ?? 0) + (host?.width ?? 0));
      expect(y).toBeGreaterThan((host?.y ?? 0) + view.top);
      expect(y).toBeLessThan(bottom);
      expect(await sideways(page)).toBe(0);
      expect(await tooSmall(page)).toEqual([]);
      await next.tap();
      await page.locator('.hint-panel').waitFor({ state: 'detached' });
      if (round === 0) await fit(page);
    }
    expect(errors()).toEqual([]);
  });

  it('can be won with fingers', async () => {
    const page = await open(makePath(drawn('#.#', '###', '.#.')), PHONE);
    await ready(page);
    const fingers = await Fingers.on(page);
    await fingers.draw(await cellAt(page, 1, 0), await cellAt(page, 1, 2));
    for (const [row, column] of [
      [0, 0],
      [0, 2],
      [2, 1],
    ] as const) {
      await fingers.tap(await cellAt(page, row, column));
    }
    await page.locator('.finished').waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await tooSmall(page)).toEqual([]);
    expect(errors()).toEqual([]);
  });
});

/** Whether the board has the size of its room, which may have changed since the last frame. */
function fillsItsRoom(page: Page): Promise<boolean> {
  return page.$eval('.board-host', (host) => {
    const { room } = Reflect.get(host, 'board').view;
    return room.width === host.clientWidth && room.height === host.clientHeight;
  });
}

/** Where thick rules stand that are in sight: every fifth, from a first one. */
function listRulePlaces(first: number, cell: number, from: number, to: number): number[] {
  return Array.from({ length: 5 }, (_, k) => first + 5 * (k + 1) * cell).filter(
    (at) => at > from + 2 && at < to - 2,
  );
}

/** Where thick rules are seen, in the rails and between the cells. */
async function rulesSeen(page: Page, { left, top, x, y, room }: PlainView) {
  const lines = {
    down: { rail: { x: x + 4, y: top }, cells: { x: left + 3, y: top } },
    across: { rail: { x: left, y: y + 4 }, cells: { x: left, y: top + 3 } },
  };
  return page.evaluate(
    async ({ lines, room }) => {
      for (let k = 0; k < 2; k++) await new Promise(requestAnimationFrame);
      const canvas = document.querySelector<HTMLCanvasElement>('.board-host canvas');
      const context = canvas?.getContext('2d');
      if (canvas === null || context == null) throw new Error('the board has no canvas');
      const scale = canvas.width / room.width;
      // the colour of thick rules, #5d6477, which thin ones and the rails have not
      const isThick = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) =>
        red < 150 && Math.abs(red - 93) + Math.abs(green - 100) + Math.abs(blue - 119) < 70;
      const seen = (from: { x: number; y: number }, isDown: boolean): number[] => {
        const end = isDown ? room.height : room.width;
        const found: number[] = [];
        let run: number[] = [];
        for (let at = (isDown ? from.y : from.x) + 2; at < end - 2; at += 1 / scale) {
          const [px, py] = isDown ? [from.x, at] : [at, from.y];
          const { data } = context.getImageData(
            Math.round(px * scale),
            Math.round(py * scale),
            1,
            1,
          );
          if (isThick(data)) run.push(at);
          else if (run.length > 0) {
            found.push(Math.round(run.reduce((sum, one) => sum + one, 0) / run.length));
            run = [];
          }
        }
        return found;
      };
      return {
        down: { rail: seen(lines.down.rail, true), cells: seen(lines.down.cells, true) },
        across: { rail: seen(lines.across.rail, false), cells: seen(lines.across.cells, false) },
      };
    },
    { lines, room },
  );
}

/** What can be pressed, as a selector. */
const CONTROLS = 'button, a[href], input, select, summary, [role="switch"]';

/** Controls that are smaller than 44 pixels: links within sentences are text. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const dialog = document.querySelector('dialog[open]');
    const all = [...(dialog ?? document).querySelectorAll<HTMLElement>(controls)];
    return all.flatMap((one) => {
      const isText = one.matches('p a, .skip, .badge') || one.closest('[inert]') !== null;
      // a label makes its control larger
      const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
      if (isText || !one.checkVisibility() || width === 0) return [];
      if (width >= 43.5 && height >= 43.5) return [];
      const name = one.ariaLabel ?? one.textContent;
      return [`${name}: ${Math.round(width)} x ${Math.round(height)}`];
    });
  }, CONTROLS);
}

/** Pixels that the page can be scrolled sideways. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Pairs of controls that lie over one another, and controls that reach out of the window. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const seen = [...document.querySelectorAll<HTMLElement>(`${controls}, .board-host, h1`)]
      .filter((one) => one.checkVisibility() && !one.matches('.skip, .badge'))
      .map((one) => ({
        one,
        box: one.getBoundingClientRect(),
        name: one.ariaLabel ?? one.className,
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const found: string[] = [];
    seen.forEach(({ one, box, name }, k) => {
      // inks scroll within their row
      if (one.closest('.dock-inks') === null && (box.left < -0.5 || box.right > innerWidth + 0.5)) {
        found.push(`${name} reaches out: ${box.left} to ${box.right}`);
      }
      for (const other of seen.slice(k + 1)) {
        if (one.contains(other.one) || other.one.contains(one)) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 1) found.push(`${name} and ${other.name}`);
      }
    });
    return found;
  }, CONTROLS);
}

/** The middle of an element on the screen. */
async function findMiddle(page: Page, element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`the element is not on ${page.url()}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
