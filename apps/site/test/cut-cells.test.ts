/** Boards with cut cells: from an address or a file, by pointer, keys and hints, to the picture. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium, PHONE, stage } from './support/browser.js';
import { solveByHints } from './support/by-hints.js';
import { boardReady, dragBetween, isOver, kindGiven, marksOf } from './support/kind-board.js';
import { findButton } from './support/player.js';

const { address: ADDRESS, solution: SOLUTION, ...GIVEN } = kindGiven('boat-cut.json');

/** The middle of a cell on the screen. */
async function middleOf(page: Page, cell: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('.triangles .cell').nth(cell).boundingBox();
  if (box === null) throw new Error('the cell is out of sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const drag = dragBetween(middleOf);

describe.skipIf(!hasChromium)('boards with cut cells', () => {
  const { open, errors } = stage();

  it.each([
    ['desktop', {}],
    ['phone', PHONE],
  ] as const)('are played by hints to the picture, on a %s', async (_, options) => {
    const page = await open(ADDRESS, options);
    await boardReady(page);
    await page.getByRole('heading', { name: '11 × 10' }).waitFor();
    await page.getByText('A diagonal cuts some cells').waitFor();
    await solveByHints(page, { isOver, marksOf }, SOLUTION.length);
    await page.getByRole('heading', { name: 'Solved' }).waitFor();
    expect(errors()).toEqual([]);
  });

  it('have two colours in a cell, and tell each cell with its two lines', async () => {
    const page = await open(ADDRESS);
    await boardReady(page);
    await page.locator('svg.triangles').focus();
    await page.keyboard.press('4');
    await expect.poll(async () => (await marksOf(page))[0]).toBe(4);
    expect(await page.locator('.triangle-cells .half').count()).toBe(1);
    await expect
      .poll(() => page.locator('#triangle-cell').textContent())
      .toBe(
        'Row 1, cell 1 of 11: white/red. Row 1: 1 white/red 1 brown. ' +
          'Column 1: 1 white/red 1 white\\brown 3 blue.',
      );
    await page.locator('.triangle-tools label', { hasText: 'white\\brown' }).click();
    await drag(page, 1, 3);
    await drag(page, 11, 33);
    await expect.poll(async () => (await marksOf(page)).filter((ink) => ink === 6)).toHaveLength(6);
    await findButton(page, 'Undo').click();
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await marksOf(page)).filter((ink) => ink > 0)).toEqual([4]);
    expect(errors()).toEqual([]);
  });

  it('come from the page of files, are printed, and end with the title of the file', async () => {
    const page = await open('open/');
    await page.locator('h1').waitFor();
    const chosen = page.waitForEvent('filechooser');
    await findButton(page, 'Choose files').click();
    await (await chosen).setFiles(GIVEN.file);
    await boardReady(page);
    expect(new URL(page.url()).pathname).toMatch(/kinds\/$/);
    const isMarked = async () => (await marksOf(page))[0] === 1;
    await drag(page, 0, 0);
    await expect.poll(isMarked).toBe(true);
    await page.locator('a[title="Print"]').click();
    await page.getByText('A diagonal cuts some cells').waitFor();
    await page.getByRole('link', { name: 'Back to the puzzle' }).click();
    await boardReady(page);
    // it was stored, so the game is listed among those that are begun, and leads here from there
    await expect.poll(isMarked).toBe(true);
    await page.goto(new URL('../', page.url()).href);
    await page.locator('.puzzle-card', { hasText: '11 × 10' }).first().click();
    await boardReady(page);
    await drag(page, 0, 0);
    await page.locator('svg.triangles').focus();
    for (const [cell, ink] of SOLUTION.entries()) {
      if (cell > 0) await page.keyboard.press('ArrowRight');
      if (cell % GIVEN.width === 0 && cell > 0) {
        await page.keyboard.press('ArrowDown');
        for (let k = 1; k < GIVEN.width; k++) await page.keyboard.press('ArrowLeft');
      }
      if (ink > 0) await page.keyboard.press(String(ink));
    }
    await page.getByRole('heading', { name: 'Sailing boat' }).waitFor();
    expect(errors()).toEqual([]);
  });
});
