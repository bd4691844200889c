/**
 * Hands that draw cells on a board: each marks cells the way a player with one device does. Cells
 * that lie side by side are one stroke.
 */
import type { Page } from 'playwright-core';
import type { Fingers } from './fingers.js';
import { cellAt, isOver, readCursor } from './player.js';

/** Marks cells of a board that is so wide. */
export type Hand = (mark: number, cells: number[], width: number) => Promise<void>;

interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A straight stroke, its ends included. */
interface StraightStroke {
  readonly from: Cell;
  readonly to: Cell;
}

/** A mouse: the tool for ink, the right button for X. */
export function mouseHand(page: Page): Hand {
  return async (mark, cells, width) => {
    if (mark > 0) await takeTool(page, mark);
    const button = mark === 0 ? 'right' : 'left';
    for (const { from, to } of planStrokes(cells, width)) {
      await reveal(page, from);
      const start = await findPlace(page, from);
      const end = await findPlace(page, to);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down({ button });
      await page.mouse.move(end.x, end.y);
      await page.mouse.up({ button });
      if (await isOver(page)) return;
    }
  };
}

/** A finger: the tools of the dock, for X as well. */
export function touchHand(page: Page, fingers: Fingers): Hand {
  return async (mark, cells, width) => {
    // the sheet of a hint lies over the tools
    const close = page.locator('.hint-panel').getByRole('button', { name: 'Close' });
    if ((await close.count()) > 0) await close.tap();
    await settled(page);
    await takeTool(page, mark);
    for (const { from, to } of planStrokes(cells, width)) {
      await reveal(page, from);
      await fingers.draw(await findPlace(page, from), await findPlace(page, to), 2);
      if (await isOver(page)) return;
    }
  };
}

/** Keys: arrows go to the cell, a held key draws. */
export function keyboardHand(page: Page): Hand {
  return async (mark, cells, width) => {
    await page.$eval('.board-host', (host) => Reflect.get(host, 'board').focus());
    if (mark > 0) await page.keyboard.press(String(mark));
    const key = mark === 0 ? 'x' : 'Space';
    await walk(page, cells, width, {
      step: (name) => page.keyboard.press(`Arrow${name}`),
      down: () => page.keyboard.down(key),
      up: () => page.keyboard.up(key),
    });
  };
}

/** A gamepad that the page believes in: directions go to the cell, A fills, B draws X. */
export async function gamepadHand(page: Page): Promise<Hand> {
  await page.evaluate(plugIn);
  // the states are set within the page, a frame each: a direction held for longer would repeat
  const show = async (button: number, ...states: boolean[]): Promise<void> => {
    await page.evaluate(
      async ({ button, states }) => {
        const [pad] = navigator.getGamepads();
        for (const pressed of states) {
          Object.assign(pad?.buttons[button] ?? {}, { pressed });
          // the board has asked for the same frame before: nothing comes in between
          await new Promise(requestAnimationFrame);
        }
      },
      { button, states },
    );
  };
  const DIRECTIONS: Record<string, number> = { Up: 12, Down: 13, Left: 14, Right: 15 };
  return async (mark, cells, width) => {
    if (mark > 0) await takeTool(page, mark);
    await page.$eval('.board-host', (host) => Reflect.get(host, 'board').focus());
    const button = mark === 0 ? 1 : 0;
    await walk(page, cells, width, {
      step: (name) => show(DIRECTIONS[name] ?? 0, true, false),
      down: () => show(button, true),
      up: () => show(button, false),
    });
  };
}

/** How a device without a pointer moves and draws. */
interface Steps {
  readonly step: (name: 'Up' | 'Down' | 'Left' | 'Right') => Promise<void>;
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
}

async function walk(page: Page, cells: number[], width: number, steps: Steps): Promise<void> {
  for (const { from, to } of planStrokes(cells, width)) {
    await go(page, from, steps);
    await steps.down();
    await go(page, to, steps);
    await steps.up();
    if (await isOver(page)) return;
  }
}

async function go(page: Page, to: Cell, { step }: Steps): Promise<void> {
  const at = await readCursor(page);
  const down = to.row - at.row;
  const right = to.column - at.column;
  for (let k = 0; k < Math.abs(down); k++) await step(down > 0 ? 'Down' : 'Up');
  for (let k = 0; k < Math.abs(right); k++) await step(right > 0 ? 'Right' : 'Left');
}

/** Cells as straight strokes: along rows, or along columns where they lie in one. */
function planStrokes(cells: number[], width: number): StraightStroke[] {
  const places = cells.map((cell) => ({ row: Math.floor(cell / width), column: cell % width }));
  const isColumn = places.every(({ column }) => column === places[0]?.column);
  const step = isColumn ? width : 1;
  const strokes: { from: Cell; to: Cell; last: number }[] = [];
  for (const cell of [...cells].sort((a, b) => a - b)) {
    const place = { row: Math.floor(cell / width), column: cell % width };
    const before = strokes.at(-1);
    const isNext = before?.last === cell - step && (isColumn || before.to.row === place.row);
    if (before !== undefined && isNext) Object.assign(before, { to: place, last: cell });
    else strokes.push({ from: place, to: place, last: cell });
  }
  return strokes;
}

/** Takes an ink or X by its button. */
async function takeTool(page: Page, mark: number): Promise<void> {
  const swatch = page.locator('.swatch').nth(mark);
  if ((await swatch.getAttribute('aria-pressed')) !== 'true') await swatch.click();
}

/** Waits until a sheet has gone and the board has its new room. */
async function settled(page: Page): Promise<void> {
  await page.locator('.sheet').waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    for (let k = 0; k < 3; k++) await new Promise(requestAnimationFrame);
  });
}

async function reveal(page: Page, { row, column }: Cell): Promise<void> {
  await page.$eval(
    '.board-host',
    (host, [row, column]) => Reflect.get(host, 'board').reveal(row, column),
    [row, column],
  );
}

function findPlace(page: Page, { row, column }: Cell): Promise<{ x: number; y: number }> {
  return cellAt(page, row, column);
}

/** In the page: a gamepad of the standard mapping is connected. */
function plugIn(): void {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const pad = { connected: true, index: 0, id: 'Pad', mapping: 'standard', buttons };
  const pads = [{ ...pad, axes: [0, 0, 0, 0], timestamp: 0 }];
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => pads });
  dispatchEvent(new Event('gamepadconnected'));
}
