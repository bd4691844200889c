/** Boards of triangles: from an address or a file, by pointer, keys and hints, to the picture. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium, PHONE, stage } from './support/browser.js';
import { solveByHints } from './support/by-hints.js';
import { boardReady, dragBetween, isOver, kindGiven, marksOf } from './support/kind-board.js';
import { findButton } from './support/player.js';

const { address: ADDRESS, solution: SOLUTION, ...GIVEN } = kindGiven('sierpinski-triangles.json');

/** The cells with a mark. */
async function cellsWith(page: Page, mark: number): Promise<number[]> {
  return (await marksOf(page)).flatMap((one, cell) => (one === mark ? [cell] : []));
}

/** The middle of a cell on the screen. */
function middleOf(page: Page, cell: number): Promise<{ x: number; y: number }> {
  return page
    .locator('.triangles .cell')
    .nth(cell)
    .evaluate((path) => {
      const { left, width, top, height } = path.getBoundingClientRect();
      const { y: first } = (path as SVGPathElement).getPointAtLength(0);
      const box = (path as SVGPathElement).getBBox();
      // a third of the height away from the side that lies flat
      const isUp = first > box.y + box.height / 2;
      return { x: left + width / 2, y: top + (height * (isUp ? 2 : 1)) / 3 };
    });
}

const drag = dragBetween(middleOf);

describe.skipIf(!hasChromium)('boards of triangles', () => {
  const { open, errors } = stage();

  it.each([
    ['desktop', {}],
    ['phone', PHONE],
  ] as const)('are played by hints to the picture, on a %s', async (_, options) => {
    const page = await open(ADDRESS, options);
    await boardReady(page);
    expect(new URL(page.url()).hash).toMatch(/^#p=\w{11}$/);
    await page.getByRole('heading', { name: '64 triangles' }).waitFor();
    await solveByHints(page, { isOver, marksOf }, SOLUTION.length);
    await page.getByRole('heading', { name: 'Solved' }).waitFor();
    expect(errors()).toEqual([]);
  });

  it('paint along lines of three directions, cross out, erase, undo and keep the game', async () => {
    const page = await open(ADDRESS);
    await boardReady(page);
    // the bottom row, then the left edge, then the right one
    await drag(page, 49, 52);
    await expect.poll(() => cellsWith(page, 1)).toEqual([49, 50, 51, 52]);
    await drag(page, 0, 9);
    await expect.poll(() => cellsWith(page, 1)).toHaveLength(4 + 7);
    await drag(page, 56, 58, 'right');
    await expect.poll(() => cellsWith(page, 0)).toEqual([56, 57, 58]);
    await page.reload();
    await boardReady(page);
    await expect.poll(() => cellsWith(page, 0)).toEqual([56, 57, 58]);
    for (const left of [11, 4]) {
      await findButton(page, 'Undo').click();
      await expect.poll(() => cellsWith(page, 1)).toHaveLength(left);
    }
    // a stroke that begins on what it paints erases
    await drag(page, 49, 52);
    await expect.poll(() => cellsWith(page, 1)).toEqual([]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => cellsWith(page, 1)).toEqual([49, 50, 51, 52]);
    expect(errors()).toEqual([]);
  });

  it('are played by keys, and tell each cell with its three lines', async () => {
    const page = await open(ADDRESS);
    await boardReady(page);
    await page.locator('svg.triangles').focus();
    const said = page.locator('#triangle-cell');
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => said.textContent())
      .toBe(
        'Row 2, cell 2 of 3, points down: empty. Row 2: 1 1. "/" line 1: 1 1 1 1 1 1 1 1. "\\" line 8: 1 1 1 1 1 1 1 1.',
      );
    await page.keyboard.press('Space');
    await expect.poll(() => cellsWith(page, 1)).toEqual([2]);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => cellsWith(page, 1)).toEqual([2, 3]);
    await page.keyboard.press('x');
    await expect.poll(() => cellsWith(page, 0)).toEqual([3]);
    await page.keyboard.press('Backspace');
    await expect.poll(() => cellsWith(page, -1)).toHaveLength(SOLUTION.length - 1);
    expect(errors()).toEqual([]);
  });

  it('take suppositions back, and have larger cells where they are wished', async () => {
    const page = await open(ADDRESS);
    await boardReady(page);
    await drag(page, 49, 52);
    await findButton(page, 'What if').click();
    await page.getByText('What if A').waitFor();
    await drag(page, 56, 58);
    await expect.poll(() => cellsWith(page, 1)).toHaveLength(7);
    expect(await page.locator('.triangles .cell.supposed').count()).toBe(3);
    await findButton(page, 'Discard').click();
    await expect.poll(() => cellsWith(page, 1)).toEqual([49, 50, 51, 52]);
    const width = (): Promise<number> =>
      page.locator('.triangles').evaluate((svg) => svg.getBoundingClientRect().width);
    const before = await width();
    await findButton(page, 'Larger cells').click();
    await expect.poll(width).toBeGreaterThan(1.3 * before);
    // the board moves within its room, and the page stays as wide as it was
    const isWide = () =>
      document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isWide)).toBe(false);
    await page.keyboard.press('-');
    await expect.poll(width).toBeCloseTo(before, 0);
    expect(errors()).toEqual([]);
  });

  it('tell mistakes at once to players who want that', async () => {
    const page = await open('settings/');
    await page.getByRole('radio', { name: 'At once' }).check({ force: true });
    await page.goto(new URL(`../${ADDRESS}`, page.url()).href);
    await boardReady(page);
    const wrong = SOLUTION.indexOf(0);
    await drag(page, wrong, wrong);
    await page.locator('.triangles .cell.mistake').waitFor();
    await drag(page, wrong, wrong);
    await expect.poll(() => page.locator('.triangles .cell.mistake').count()).toBe(0);
    expect(errors()).toEqual([]);
  });

  it('are printed, and listed with their true size', async () => {
    const page = await open(ADDRESS);
    await boardReady(page);
    await drag(page, 49, 52);
    await page.locator('a[title="Print"]').click();
    await page.getByRole('img', { name: 'The sheet of puzzle 64 triangles' }).waitFor();
    await page.getByText('Lines run in three directions').waitFor();
    await page.getByRole('link', { name: 'Back to the puzzle' }).click();
    await boardReady(page);
    await page.goto(new URL('../', page.url()).href);
    const card = page.locator('.puzzle-card', { hasText: '64 △' });
    await card.click();
    await boardReady(page);
    expect(errors()).toEqual([]);
  });

  it('tell wrong marks and take them back', async () => {
    const page = await open(ADDRESS);
    await boardReady(page);
    const wrong = SOLUTION.indexOf(0);
    await drag(page, wrong, wrong);
    await findButton(page, 'Hint').click();
    await page.getByText('1 cell contradicts the clues.').waitFor();
    await findButton(page, 'Erase them').click();
    await expect.poll(() => cellsWith(page, 1)).toEqual([]);
    expect(errors()).toEqual([]);
  });

  it('of the site are listed with their rules, and have their titles in both languages', async () => {
    for (const [path, title] of [
      ['kinds/', 'Cube'],
      ['ru/kinds/', 'Куб'],
    ] as const) {
      const page = await open(path);
      expect(await page.locator('.kind-cards a').count()).toBe(60);
      await page.locator('a[href="#triangles-1"]').click();
      await boardReady(page);
      await page.keyboard.press('h');
      await page.locator('.hint-panel .told').waitFor();
      await page.keyboard.press('Escape');
      for (let hints = 0; !(await isOver(page)); hints++) {
        expect(hints).toBeLessThan(30);
        await page.keyboard.press('h');
        await page.locator('.hint-panel .button.primary').waitFor();
        await page.locator('.ladder button').last().click();
        await page.waitForFunction(() => document.querySelector('.hint-panel') === null);
      }
      await page.getByRole('heading', { name: title }).waitFor();
    }
    expect(errors()).toEqual([]);
  });

  it('come from the player’s page, with the title of the file at the end', async () => {
    const page = await open('open/');
    await page.locator('h1').waitFor();
    const chosen = page.waitForEvent('filechooser');
    await findButton(page, 'Choose files').click();
    await (await chosen).setFiles(GIVEN.file);
    await boardReady(page);
    expect(new URL(page.url()).pathname).toMatch(/kinds\/$/);
    for (const [cell, ink] of SOLUTION.entries()) if (ink === 1) await drag(page, cell, cell);
    await page.getByRole('heading', { name: 'Sierpiński triangle' }).waitFor();
    expect(errors()).toEqual([]);
  });
});
