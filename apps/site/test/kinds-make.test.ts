/** The page that makes puzzles of other kinds: of a puzzle and of an image, seen, saved, played. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium, PHONE, stage } from './support/browser.js';
import { chooseCases } from './support/full.js';
import { drag, findButton, ready } from './support/player.js';

const PUZZLES = new URL('../../../puzzles/', import.meta.url);

/** A ring as SVG. */
const RING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <circle cx="50" cy="50" r="34" fill="none" stroke="#000" stroke-width="24"/></svg>`;

async function give(page: Page, file: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  await page.locator('.kind-maker input[type=file]').setInputFiles(file);
}

/** The file that the page saves. */
async function saved(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  return readFileSync((await (await coming).path()) ?? '', 'utf8');
}

describe.skipIf(!hasChromium)('making puzzles of other kinds', () => {
  const { open, errors } = stage();

  it.each(chooseCases([{}], [PHONE]))('hides numbers of a puzzle and plays it', async (options) => {
    const page = await open('kinds/make/', options);
    await give(page, new URL('cat.txt', PUZZLES).pathname);
    await page.getByText(/\d+ of \d+ numbers hidden\./).waitFor();
    const first = JSON.parse(await saved(page, 'Save the puzzle'));
    expect(first.version).toBe(2);
    expect(JSON.stringify(first.rows)).toContain('?');
    await findButton(page, 'Hide others').click();
    await page.getByText(/\d+ of \d+ numbers hidden\./).waitFor();
    const second = JSON.parse(await saved(page, 'Save the puzzle'));
    expect(second.goal).toEqual(first.goal);
    expect(second.rows).not.toEqual(first.rows);
    expect(await saved(page, 'Save the sheet')).toContain('<svg');
    await page.getByRole('link', { name: 'Play it' }).click();
    await page.waitForURL(/play\/#p=\w{11}$/);
    expect(errors()).toEqual([]);
  });

  it('makes triangles and clues of two lines of an image, in Russian too', async () => {
    const page = await open('ru/kinds/make/');
    await give(page, { name: 'ring.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(RING) });
    await page.getByText(/Скрыто \d+ из \d+/).waitFor();
    await page.getByRole('radio', { name: 'Две линии' }).check({ force: true });
    await page.getByText(/Общие числа у \d+ пар/).waitFor();
    await page.getByRole('radio', { name: 'Треугольники' }).check({ force: true });
    await page.getByText(/Поле: \d+ треугольник/).waitFor();
    await page.getByRole('link', { name: 'Играть' }).click();
    await page.locator('svg.triangles').waitFor();
    expect(errors()).toEqual([]);
  });

  it('takes the picture of the maker along', async () => {
    const page = await open('make/');
    await ready(page);
    await drag(page, [0, 0], [0, 3]);
    await page.getByRole('link', { name: 'Make another kind' }).click();
    await page.waitForURL(/kinds\/make\/#/);
    await page.getByText(/\d+ of \d+ numbers hidden\./).waitFor();
    const { goal } = JSON.parse(await saved(page, 'Save the puzzle'));
    expect(goal[0]).toBe('111100000000000');
    expect(errors()).toEqual([]);
  });

  it('says what it cannot use', async () => {
    const page = await open('kinds/make/');
    await give(page, {
      name: 'a.bin',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from([0, 1, 2]),
    });
    await page.getByText('This file is neither an image nor a puzzle.').waitFor();
    // an address that was cut short, or is no puzzle
    for (const hash of ['%', '{"format":"nonokit"']) {
      const other = await open(`kinds/make/#${hash}`);
      await other.getByText('This file is neither an image nor a puzzle.').waitFor();
    }
    expect(errors()).toEqual([]);
  });
});
