/** What tests do with a board of triangles or of cut cells: wait for it, read it, drag over it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** A place on the screen. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** A puzzle of `puzzles/kinds`. */
export interface KindGiven {
  readonly file: string;
  readonly width: number;
  /** Of the player, without the title and the picture. */
  readonly address: string;
  /** The ink of each cell. */
  readonly solution: readonly number[];
}

/** Reads a puzzle of `puzzles/kinds`. */
export function kindGiven(name: string): KindGiven {
  const url = new URL(`../../../../puzzles/kinds/${name}`, import.meta.url);
  const { goal, title: _, ...clues } = JSON.parse(readFileSync(url, 'utf8'));
  return {
    file: fileURLToPath(url),
    width: clues.width,
    address: `kinds/#${encodeURIComponent(JSON.stringify(clues))}`,
    solution: [...goal.join('')].map(Number),
  };
}

/** Waits until the board is there. */
export async function boardReady(page: Page): Promise<void> {
  await page.locator('svg.triangles').waitFor();
}

/** The marks of all cells. */
export function marksOf(page: Page): Promise<number[]> {
  return page.$$eval('.triangles .cell', (cells) =>
    cells.map((cell) => Number(cell.getAttribute('data-mark'))),
  );
}

/** Drags from a cell to another; cells are pressed where they are widest. */
export function dragBetween(middleOf: (page: Page, cell: number) => Promise<Place>) {
  return async (page: Page, from: number, to: number, button: 'left' | 'right' = 'left') => {
    const start = await middleOf(page, from);
    const end = await middleOf(page, to);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down({ button });
    await page.mouse.move(end.x, end.y, { steps: 3 });
    await page.mouse.up({ button });
  };
}

/** Whether the game is over. The board goes a moment before the picture comes. */
export async function isOver(page: Page): Promise<boolean> {
  await page.locator('.triangle-game:not(.finishing)').waitFor();
  return (await page.locator('.triangle-picture').count()) > 0;
}
