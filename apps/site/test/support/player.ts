/** The player's page as tests use it: opening puzzles, cells on the screen, marks, moves. */

import { type Puzzle, puzzleOf } from '@nonokit/core';
import { safeWritePuzzle } from 'nonokit';
import type { BoardHandle, Move } from 'nonokit/board';
import type { Page } from 'playwright-core';
import type { Card } from './site-server.js';

/** The cards of the shelf. */
export async function readShelf(address: string): Promise<Card[]> {
  return (await fetch(`${address}shelf/index.json`)).json();
}

/** The path that plays any puzzle, by its share string. */
export function makePath(puzzle: Puzzle): string {
  const { goal: _, ...clues } = puzzle;
  const file = safeWritePuzzle({ ...clues, meta: {} }, 'share');
  if (!file.ok) throw new Error(file.problem.message);
  return `play/#${new TextDecoder().decode(file.value).trim()}`;
}

/** A black-and-white puzzle of a drawn picture: '#' is filled. */
export function drawn(...rows: readonly string[]): Puzzle {
  const cells = Uint16Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0));
  const picture = { width: rows[0]?.length ?? 0, height: rows.length, cells };
  return puzzleOf(picture, [{ rgb: '#ffffff' }, { rgb: '#000000' }]);
}

/** Stripes: every second row is filled. */
export function stripes(width: number, height: number): Puzzle {
  return drawn(...Array.from({ length: height }, (_, row) => '.#'.charAt(row % 2).repeat(width)));
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

/** The cells with a mark. */
export async function cellsWith(page: Page, mark: number): Promise<number[]> {
  return (await marksOf(page)).flatMap((one, cell) => (one === mark ? [cell] : []));
}

/** How often help was asked for, by kind. */
export function readHelp(page: Page): Promise<BoardHandle['state']['help']> {
  return page.$eval('.board-host', (host) => ({ ...(host as Host).board.state.help }));
}

/** What is in sight of the board, in plain numbers. */
export function readView(page: Page): Promise<PlainView> {
  return page.$eval('.board-host', (host) => {
    const { room, cell, scrollX, scrollY, left, top, x, y } = (host as Host).board.view;
    return { room: { ...room }, cell, scrollX, scrollY, left, top, x, y };
  });
}

/** The numbers of a viewport. */
export type PlainView = Pick<
  BoardHandle['view'],
  'room' | 'cell' | 'scrollX' | 'scrollY' | 'left' | 'top' | 'x' | 'y'
>;

/** The number of the cell with the cursor. */
export function readCursor(page: Page): Promise<BoardHandle['cursor']> {
  return page.$eval('.board-host', (host) => ({ ...(host as Host).board.cursor }));
}

/** Makes moves as a button of the page would. */
export async function play(page: Page, ...moves: readonly Move[]): Promise<void> {
  await page.$eval(
    '.board-host',
    (host, moves) => {
      for (const move of moves) (host as Host).board.apply(move);
    },
    moves as Move[],
  );
}

/** How many moves the game has. */
export function moveCount(page: Page): Promise<number> {
  return page.$eval('.board-host', (host) => (host as Host).board.record.length);
}

/**
 * Whether the game on the page is over. Its board goes a moment before the picture comes, whose
 * script may be late.
 */
export function isOver(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('.play:not(.finishing) .board-host') === null);
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

/** Drags with the mouse from a cell to another, in a number of events. */
export async function drag(
  page: Page,
  from: readonly [row: number, column: number],
  to: readonly [row: number, column: number],
  { steps = 1, button = 'left' }: { steps?: number; button?: 'left' | 'right' } = {},
): Promise<void> {
  const start = await cellAt(page, ...from);
  const end = await cellAt(page, ...to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button });
  await page.mouse.move(end.x, end.y, { steps });
  await page.mouse.up({ button });
}

/** Clicks a cell. */
export async function click(
  page: Page,
  row: number,
  column: number,
  button: 'left' | 'right' = 'left',
): Promise<void> {
  const { x, y } = await cellAt(page, row, column);
  await page.mouse.click(x, y, { button });
}

/** The button of the page with this name. */
/** Chooses the language of a page in its header. */
export async function chooseLanguage(page: Page, tag: string): Promise<void> {
  await page.locator('.languages > summary').click();
  await page.locator(`.languages a[hreflang=${tag}]`).click();
}

export function findButton(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
}
