/** Games that hints alone lead to the picture. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findButton } from './player.js';

/** How a test looks at the game of a page. */
export interface ShownGame {
  readonly isOver: (page: Page) => Promise<boolean>;
  readonly marksOf: (page: Page) => Promise<number[]>;
}

/** Asks for a hint, fills it in, and so on to the end: each marks cells, and `most` are enough. */
export async function solveByHints(
  page: Page,
  { isOver, marksOf }: ShownGame,
  most: number,
): Promise<void> {
  for (let hints = 0; !(await isOver(page)); hints++) {
    expect(hints).toBeLessThan(most);
    const before = await marksOf(page);
    await page.keyboard.press('h');
    await page.locator('.hint-panel').getByText('Look at').waitFor();
    await findButton(page, 'Apply').click();
    await page.waitForFunction(() => document.querySelector('.hint-panel') === null);
    if (await isOver(page)) return;
    expect((await marksOf(page)).filter((mark, cell) => mark !== before[cell])).not.toEqual([]);
  }
}
