/** Criterion 10, sizes: from 1 x 1 to 200 x 200 played, 1000 x 1000 shown, panned and solved. */
import type { Puzzle } from '@nonokit/core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium, PHONE, stage } from './support/browser.js';
import { chooseCases } from './support/full.js';
import {
  cellAt,
  cellsWith,
  drag,
  drawn,
  findButton,
  makePath,
  marksOf,
  moveCount,
  play,
  readView,
  ready,
} from './support/player.js';
import { patience } from './support/slow.js';

/** A picture that lines solve: blocks that grow from the left, in every row another length. */
function stairs(width: number, height: number): Puzzle {
  return drawn(
    ...Array.from({ length: height }, (_, row) => {
      const filled = 1 + Math.floor((row * (width - 1)) / Math.max(1, height - 1));
      return '#'.repeat(filled) + '.'.repeat(width - filled);
    }),
  );
}

/** Boards with a long side, in a window of a desktop and of a phone. */
const SIZES = chooseCases(
  [
    { width: 1, height: 200, isPhone: true },
    { width: 200, height: 200, isPhone: false },
  ],
  [
    { width: 200, height: 1, isPhone: false },
    { width: 1, height: 200, isPhone: false },
    { width: 200, height: 1, isPhone: true },
    { width: 200, height: 200, isPhone: true },
  ],
);

describe.skipIf(!hasChromium)('the player', () => {
  const { open, errors } = stage();

  async function opened(puzzle: Puzzle, isPhone = false): Promise<Page> {
    const page = await open(makePath(puzzle), isPhone ? PHONE : {});
    await ready(page);
    return page;
  }

  it('can play 1 x 1', async () => {
    const page = await opened(drawn('#'));
    await drag(page, [0, 0], [0, 0]);
    await page.locator('.finished').waitFor();
    await page.reload();
    await page.locator('.finished').waitFor();
    expect(errors()).toEqual([]);
  });

  for (const { width, height, isPhone } of SIZES) {
    it(`can play ${width} x ${height}${isPhone ? ' on a phone' : ''}`, async () => {
      const page = await opened(stairs(width, height), isPhone);
      const end = { row: height - 1, column: width - 1 };
      // zoomed in, every cell can be reached
      await page.$eval(
        '.board-host',
        (host, { row, column }) => {
          const board = Reflect.get(host, 'board');
          board.zoomBy(24 / board.view.cell);
          board.reveal(row, column);
        },
        end,
      );
      expect((await readView(page)).cell).toBeCloseTo(24, 3);
      const from = { row: Math.max(0, end.row - 3), column: Math.max(0, end.column - 3) };
      const isTall = width === 1;
      const start = isTall ? [from.row, 0] : [end.row, from.column];
      await drag(page, [start[0] ?? 0, start[1] ?? 0], [end.row, end.column]);
      const cells = Array.from({ length: 4 }, (_, k) =>
        isTall ? from.row + k : end.row * width + from.column + k,
      );
      expect(await cellsWith(page, 1)).toEqual(cells);
      await page.keyboard.press('Control+z');
      expect(await cellsWith(page, 1)).toEqual([]);
      const before = (await marksOf(page)).length;
      expect(before).toBe(width * height);
      // a hint, from the first press to the cells
      await findButton(page, 'Hint').first().click();
      const ladder = page.locator('.ladder');
      await page.getByText(/^Look at/).waitFor();
      await ladder.getByRole('button', { name: 'Why' }).click();
      await page.locator('.told a').first().waitFor();
      await ladder.getByRole('button', { name: 'Apply' }).click();
      // a single line is solved by that, and the board has gone a moment later
      const isDone = async (): Promise<boolean> =>
        (await page.locator('.finished').count()) > 0 ||
        (await marksOf(page)).some((mark) => mark >= 0);
      await expect.poll(isDone).toBe(true);
      expect(errors()).toEqual([]);
    });
  }

  it('shows 1000 x 1000, pans and zooms it, and solves it in its worker', async () => {
    const page = await open('');
    const puzzle = stairs(1000, 1000);
    await page.goto(new URL(makePath(puzzle), page.url()).href);
    await ready(page);
    const fitted = await readView(page);
    expect(fitted.cell * 1000).toBeGreaterThan(200);
    const { x, y } = await cellAt(page, 500, 500);
    await page.mouse.move(Math.min(x, 900), Math.min(y, 700));
    await page.keyboard.down('Control');
    for (let k = 0; k < 12; k++) await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await readView(page)).cell).toBeGreaterThan(10);
    const before = await readView(page);
    await page.mouse.wheel(300, 200);
    await expect
      .poll(async () => {
        const { scrollX, scrollY } = await readView(page);
        return [scrollX - before.scrollX, scrollY - before.scrollY];
      })
      .toEqual([300, 200]);
    await page.$eval('.board-host', (host) => Reflect.get(host, 'board').reveal(999, 0));
    await drag(page, [999, 0], [999, 5]);
    expect(await moveCount(page)).toBe(1);
    // the page answers while the worker looks for a hint, which rests on the whole puzzle
    await findButton(page, 'Hint').click();
    await page.getByText(/^Look at/).waitFor({ timeout: patience(50_000) });
    await play(page, { type: 'undo' });
    expect(errors()).toEqual([]);
  });
});
