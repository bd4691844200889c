/** The player's page as tests use it: opening puzzles, cells on the screen, marks, moves. */

import type { Puzzle } from '@nonokit/core';
import { writePuzzle } from 'nonokit';
import type { BoardHandle } from 'nonokit/board';
import type { Page } from 'playwright-core';

/** A puzzle as the site's shelf tells it. */
export interface Card {
  readonly number: number;
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly inks: readonly string[];
}

/** The cards of the shelf. */
export async function shelfOf(address: string): Promise<Card[]> {
  return (await fetch(`${address}shelf/index.json`)).json();
}

/** The path that plays any puzzle, by its share string. */
export function pathOf(puzzle: Puzzle): string {
  const { goal: _, ...clues } = puzzle;
  const file = writePuzzle({ ...clues, meta: {} }, 'share');
  if (!file.ok) throw new Error(file.problem.message);
  return `play/#${new TextDecoder().decode(file.value).trim()}`;
}

/** Waits until a game can be played. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const host = document.querySelector('.board-host');
    return host !== null && 'board' in host;
  });
}

/** The host of the board, which carries the board's handle. */
type Host = (HTMLElement | SVGElement) & { readonly board: BoardHandle };

/** The marks of all cells, row by row. */
export function marksOf(page: Page): Promise<number[]> {
  return page.$eval('.board-host', (host) => [...(host as Host).board.state.marks]);
}

/** How many moves the game has. */
export function moveCount(page: Page): Promise<number> {
  return page.$eval('.board-host', (host) => (host as Host).board.record.length);
}

/** The middle of a cell on the screen. */
export function cellAt(page: Page, row: number, column: number): Promise<{ x: number; y: number }> {
  return page.$eval(
    '.board-host',
    (host, [row, column]) => {
      const { left, top, scrollX, scrollY, cell } = (host as Host).board.view;
      const box = host.getBoundingClientRect();
      return {
        x: box.x + left - scrollX + (Number(column) + 0.5) * cell,
        y: box.y + top - scrollY + (Number(row) + 0.5) * cell,
      };
    },
    [row, column],
  );
}

/** Drags with the mouse from a cell to another, in so many events. */
export async function drag(
  page: Page,
  from: readonly [row: number, column: number],
  to: readonly [row: number, column: number],
  { steps = 1, button = 'left' }: { steps?: number; button?: 'left' | 'right' } = {},
): Promise<void> {
  const [start, end] = [await cellAt(page, ...from), await cellAt(page, ...to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button });
  await page.mouse.move(end.x, end.y, { steps });
  await page.mouse.up({ button });
}
