/** Clues that contradict each other, pasted in a browser: the wrong number is found and mended. */
import { idOf } from '@nonokit/board';
import { readPuzzle } from 'nonokit';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium, stage } from './support/browser.js';

/** Pastes a text into a page as Ctrl+V does. */
function paste(page: Page, text: string) {
  return page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}

describe.skipIf(!hasChromium)('proofreading', () => {
  const { open, errors } = stage();

  it.each([
    ['', 'Find the wrong number', /^Column 3, number 1: 3 becomes 4/, 'Play with this change'],
    ['ru/', 'Найти неверное число', /^Столбец 3, число 1: вместо 3/, 'Играть с этим исправлением'],
  ])('finds the mistyped number of pasted clues, on page %j', async (path, offer, slip, take) => {
    const page = await open(path);
    await paste(page, 'rows\n1 1\n5\n5\n3\n1\ncolumns\n2\n4\n3\n4\n2\n');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: offer }).click();
    const ways = dialog.getByRole('radio');
    await ways.nth(4).waitFor();
    expect(await ways.first().isChecked()).toBe(true);
    expect(await dialog.locator('.mending').first().innerText()).toMatch(slip);
    // the new number stands above the struck one, and nothing of the picture is shown
    expect(await dialog.locator('.mark-wrong').count()).toBe(1);
    expect(await dialog.locator('.mark-right').count()).toBe(1);
    const board = dialog.locator('.marked-board');
    const texts = await board.locator('text').allTextContents();
    // the rows, then the columns; of the third, the new number and the struck one
    expect(texts.join('')).toMatch(/115531244342$/);
    // dashed corrections carry their place in the list
    const places = await dialog.locator('.mark-badge').allTextContents();
    expect(places.sort()).toEqual(['2', '3', '4', '5']);
    // another choice marks another number
    const struck = board.locator('.mark-wrong rect');
    const before = await struck.getAttribute('x');
    await ways.nth(1).check();
    await expect.poll(() => struck.getAttribute('x')).not.toBe(before);
    await ways.first().check();
    await dialog.getByRole('button', { name: take }).click();
    await page.waitForURL('**/play/#p=*');
    const [, id] = new URL(page.url()).hash.split('=');
    const heart = '{"rows":[[1,1],[5],[5],[3],[1]],"columns":[[2],[4],[4],[4],[2]]}';
    expect(id).toBe(idOf(readPuzzle(heart)));
    expect(errors()).toEqual([]);
  });

  it('keeps the best so far when it is stopped', async () => {
    const page = await open('');
    // a puzzle of many equal lines, whose second slip takes long to find
    const rows = Array.from({ length: 24 }, (_, k) => (k % 2 === 0 ? '1 1 1 1 1 1' : '2 2 2 2'));
    await paste(page, `rows\n${rows.join('\n')}\ncolumns\n${rows.join('\n').replace('2', '3')}\n`);
    await page.getByRole('button', { name: 'Find the wrong number' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await dialog.getByText('The search ended before everything was tried.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Stop' }).count()).toBe(0);
    expect(errors()).toEqual([]);
  });

  it('opens the corrected picture in the maker', async () => {
    const page = await open('make/');
    await page.locator('.board-host canvas').first().waitFor();
    await paste(page, 'rows\n1 1\n5\n5\n3\n1\ncolumns\n2\n4\n3\n4\n2\n');
    await page.getByRole('button', { name: 'Find the wrong number' }).click();
    await page.getByRole('button', { name: 'Edit with this change' }).click();
    await page.getByRole('button', { name: 'Draw the picture' }).click();
    await page.locator('.toast', { hasText: 'The picture of the clues is open' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/make/');
    expect(errors()).toEqual([]);
  });
});
