/**
 * Puzzles that take the page's worker long, or are too large for the page: what a person asks ends
 * with an answer or a clear sentence, and can be stopped. All eleven kinds of hostile puzzles are
 * opened by `trials/hostile.mjs`.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium, stage } from './support/browser.js';
import { dialogIsGone } from './support/page-time.js';

/** The lengths of the runs of ink in a line. */
function clueOf(line: readonly boolean[]): string {
  const runs = line
    .map((isInked) => (isInked ? '1' : '0'))
    .join('')
    .split('0');
  return (
    runs
      .filter((run) => run !== '')
      .map((run) => run.length)
      .join(',') || '0'
  );
}

/** A file with the clues of a random picture, thin enough that nobody solves it in seconds. */
function hardFile(side: number): string {
  let seed = 7;
  const isInked = (): boolean => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff < 0.35;
  };
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, isInked));
  const columns = rows.map((_, x) => rows.map((row) => row[x] === true));
  const [across, down] = [rows, columns].map((lines) => lines.map(clueOf).join('\n'));
  return `width ${side}\nheight ${side}\nrows\n${across}\ncolumns\n${down}\n`;
}

/** A file with one block in every line. */
function onesFile(side: number): string {
  const lines = Array.from({ length: side }, () => '1').join('\n');
  return `width ${side}\nheight ${side}\nrows\n${lines}\ncolumns\n${lines}\n`;
}

/** Drops a file anywhere on a page. */
function drop(page: Page, text: string): Promise<void> {
  return page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'hostile.non'));
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    }
  }, text);
}

describe.skipIf(!hasChromium)('a puzzle that takes long', () => {
  const { open, errors } = stage();

  it('shows in the maker that it is being read, and can be stopped', async () => {
    const page = await open('make/');
    await page.locator('canvas').first().waitFor();
    const stop = page.getByRole('dialog').getByRole('button', { name: 'Stop' });
    // the page takes files itself as soon as its draft is there
    await expect
      .poll(async () => {
        await drop(page, hardFile(100));
        return stop.waitFor({ timeout: 2000 }).then(
          () => true,
          () => false,
        );
      })
      .toBe(true);
    await stop.click();
    await dialogIsGone(page);
    expect(new URL(page.url()).pathname).toBe('/make/');
    // and the next file is taken as ever
    await drop(page, 'width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n1\n');
    await page.locator('.toast').getByText('The picture of the file is open').waitFor();
    expect(errors()).toEqual([]);
  });

  it('is not printed if its cells would be specks', async () => {
    const page = await open('open/');
    await page.waitForLoadState('load');
    await drop(page, onesFile(400));
    await page.waitForURL('**/play/#p=*');
    await page.goto(page.url().replace('/play/', '/print/'));
    await page.getByText(/too large for this paper: its cells would be 0\.4\d mm wide/).waitFor();
    expect(await page.locator('svg.sheet').count()).toBe(0);
    expect(errors()).toEqual([]);
  });
});
