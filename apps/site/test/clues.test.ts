/** Criterion 4, clues: what is crossed off and when, and what it takes to win. */
import { numberBox, viewportOf } from '@nonokit/board';
import type { Line, Puzzle } from '@nonokit/core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium, PHONE, stage } from './support/browser.js';
import { Fingers } from './support/fingers.js';
import { click, drag, drawn, makePath, moveCount, readView, ready } from './support/player.js';

/** Row 0 is 1 2, row 1 is 5, row 2 is 2 1. */
const PUZZLE = drawn('#.##.', '#####', '##.#.', '#....', '....#');

const ROW_0: Line = { kind: 'row', index: 0 };

describe.skipIf(!hasChromium)('clues', () => {
  const { open, errors } = stage();

  /** Opens the puzzle with one way of crossing off, and nothing else that tints numbers. */
  async function opened(crossing: 'never' | 'finished' | 'provable'): Promise<Page> {
    const page = await open(makePath(PUZZLE), { settings: { crossing, crosshair: false } });
    await ready(page);
    return page;
  }

  it('are never crossed off if the player has chosen so', async () => {
    const page = await opened('never');
    const before = await readNumbers(page, ROW_0, 2);
    await click(page, 0, 0);
    await drag(page, [0, 2], [0, 3]);
    expect(await readNumbers(page, ROW_0, 2)).toEqual(before);
    expect(errors()).toEqual([]);
  });

  it('are crossed off when their line is finished, and restored when it is not', async () => {
    const page = await opened('finished');
    const before = await readNumbers(page, ROW_0, 2);
    await click(page, 0, 0);
    expect(await readNumbers(page, ROW_0, 2)).toEqual(before);
    await drag(page, [0, 2], [0, 3]);
    const [first, second] = await readNumbers(page, ROW_0, 2);
    expect(first).not.toBe(before[0]);
    expect(second).not.toBe(before[1]);
    await page.keyboard.press('Control+z');
    expect(await readNumbers(page, ROW_0, 2)).toEqual(before);
  });

  it('are crossed off one by one if it is certain which number a block is', async () => {
    const page = await opened('provable');
    const before = await readNumbers(page, ROW_0, 2);
    // one cell in the middle may belong to either number
    await click(page, 0, 2);
    expect(await readNumbers(page, ROW_0, 2)).toEqual(before);
    // two cells can only be the 2; the 1 is not placed yet
    await click(page, 0, 3);
    const [first, second] = await readNumbers(page, ROW_0, 2);
    expect(first).toBe(before[0]);
    expect(second).not.toBe(before[1]);
    // the whole line done looks different again: two levels
    await click(page, 0, 0);
    const [one, two] = await readNumbers(page, ROW_0, 2);
    expect(one).not.toBe(before[0]);
    expect(two).not.toBe(second);
    expect(two).not.toBe(before[1]);
    expect(errors()).toEqual([]);
  });

  it('are crossed off with a click, which is a move', async () => {
    const page = await opened('never');
    const before = await readNumbers(page, ROW_0, 2);
    const place = await numberAt(page, ROW_0, 1);
    await page.mouse.click(place.x, place.y);
    await expect.poll(() => readCrossed(page)).toEqual(['0:1']);
    const [first, second] = await readNumbers(page, ROW_0, 2);
    expect(first).toBe(before[0]);
    expect(second).not.toBe(before[1]);
    expect(await moveCount(page)).toBe(1);
    await page.reload();
    await ready(page);
    expect(await readCrossed(page)).toEqual(['0:1']);
    await page.mouse.click(place.x, place.y);
    await expect.poll(() => readCrossed(page)).toEqual([]);
    await page.keyboard.press('Control+z');
    expect(await readCrossed(page)).toEqual(['0:1']);
    expect(errors()).toEqual([]);
  });

  it('are crossed off with a tap, but not by a drag', async () => {
    const page = await open(makePath(PUZZLE), PHONE);
    await ready(page);
    const fingers = await Fingers.on(page);
    const line: Line = { kind: 'column', index: 0 };
    const place = await numberAt(page, line, 0);
    await fingers.tap(place);
    await expect.poll(() => readCrossed(page)).toEqual(['5:0']);
    await fingers.draw(place, { x: place.x + 60, y: place.y });
    expect(await readCrossed(page)).toEqual(['5:0']);
    expect(errors()).toEqual([]);
  });

  it('need to be met only, in any order and without X, to win', async () => {
    const page = await opened('finished');
    await drag(page, [1, 0], [1, 4]);
    await drag(page, [3, 0], [0, 0]).catch(() => undefined);
    for (const [row, column] of missing(await filled(page))) await click(page, row, column);
    await page.locator('.finished').waitFor();
    expect(errors()).toEqual([]);
  });

  it('are met by any picture that has them', async () => {
    const twofold = drawn('#..', '.#.', '..#');
    const pictures = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ];
    for (const columns of pictures) {
      const page = await open(makePath(twofold));
      await ready(page);
      for (const [row, column] of columns.entries()) await click(page, row, column);
      await page.locator('.finished').waitFor();
      await page.reload();
      await page.locator('.finished').waitFor();
    }
    expect(errors()).toEqual([]);
  });

  it('are not met by X alone, but a puzzle without blocks is solved immediately', async () => {
    const page = await open(makePath(drawn('#.', '..')));
    await ready(page);
    await drag(page, [1, 0], [1, 1], { button: 'right' });
    await click(page, 0, 1, 'right');
    expect(await page.locator('.finished').count()).toBe(0);
    await click(page, 0, 0);
    await page.locator('.finished').waitFor();
    expect(errors()).toEqual([]);
  });
});

/** Cells of the picture that are not filled yet. */
function missing(cells: readonly number[]): [row: number, column: number][] {
  return ['#.##.', '#####', '##.#.', '#....', '....#'].flatMap((line, row) =>
    [...line].flatMap((sign, column): [number, number][] =>
      sign === '#' && !cells.includes(row * 5 + column) ? [[row, column]] : [],
    ),
  );
}

async function filled(page: Page): Promise<number[]> {
  return page.$eval('.board-host', (host) => {
    const { marks } = Reflect.get(host, 'board').state;
    return [...marks].flatMap((mark, cell) => (mark === 1 ? [cell] : []));
  });
}

/** Which numbers are crossed off by hand. */
async function readCrossed(page: Page): Promise<string[]> {
  return page.$eval('.board-host', (host) => [...Reflect.get(host, 'board').state.crossed]);
}

/** Where a number stands on the board. */
async function readBox(page: Page, line: Line, block: number, puzzle: Puzzle = PUZZLE) {
  const { room, cell, scrollX, scrollY } = await readView(page);
  const clues = { ...puzzle };
  return numberBox(viewportOf(clues, room, { cell, scrollX, scrollY }), line, block);
}

/** The middle of a number on the screen. */
async function numberAt(page: Page, line: Line, block: number): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await readBox(page, line, block);
  const host = await page.locator('.board-host').boundingBox();
  return { x: (host?.x ?? 0) + x + width / 2, y: (host?.y ?? 0) + y + height / 2 };
}

/** What the numbers of a line look like: their pixels, as a text for each. */
async function readNumbers(page: Page, line: Line, count: number): Promise<string[]> {
  const boxes = await Promise.all(Array.from({ length: count }, (_, k) => readBox(page, line, k)));
  // two frames: the board draws what changed in the next one
  return page.evaluate(async (boxes) => {
    for (let k = 0; k < 2; k++) await new Promise(requestAnimationFrame);
    const canvas = document.querySelector<HTMLCanvasElement>('.board-host canvas');
    const context = canvas?.getContext('2d');
    return boxes.map(({ x, y, width, height }) =>
      String(
        context?.getImageData(Math.ceil(x), Math.ceil(y), Math.floor(width), Math.floor(height))
          .data,
      ),
    );
  }, boxes);
}
