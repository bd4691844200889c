/** Zoom and scroll come back as they were left, whenever the page is loaded anew. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium, stage } from './support/browser.js';
import { timePasses } from './support/page-time.js';
import {
  findButton,
  makePath,
  type PlainView,
  readView,
  ready,
  stripes,
} from './support/player.js';

/** Longer than the clock needs to tick, and to keep how the board is looked at. */
const TICKS_MS = 600;

describe.skipIf(!hasChromium)('the zoom of the board', () => {
  const { open, errors } = stage();

  /** A game that is zoomed in. */
  async function zoomed(): Promise<Page> {
    const page = await open(makePath(stripes(20, 20)));
    await ready(page);
    await page.$eval('.board-host', (host) => Reflect.get(host, 'board').zoomBy(1.6));
    return page;
  }

  it('survives a clock that ticks before the board exists, as on a busy machine', async () => {
    const page = await zoomed();
    const view = await readView(page);
    await page.addInitScript(tickAtOnce);
    await again(page);
    expectLook(await readView(page), view);
    expect(errors()).toEqual([]);
  });

  it('survives a second reload, with nothing done since the first', async () => {
    const page = await zoomed();
    const view = await readView(page);
    await again(page);
    await timePasses(page, TICKS_MS);
    await again(page);
    expectLook(await readView(page), view);
    expect(errors()).toEqual([]);
  });

  it('can be reset after a reload', async () => {
    const page = await zoomed();
    await again(page);
    const { cell } = await readView(page);
    await findButton(page, 'Show all').click();
    expect((await readView(page)).cell).toBeLessThan(cell);
    await expect.poll(() => findButton(page, 'Show all').isDisabled()).toBe(true);
    await timePasses(page, TICKS_MS);
    await again(page);
    expect((await readView(page)).cell).toBeLessThan(cell);
    expect(errors()).toEqual([]);
  });
});

async function again(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
}

function expectLook(view: PlainView, wanted: PlainView): void {
  for (const name of ['cell', 'scrollX', 'scrollY'] as const) {
    expect(view[name]).toBeCloseTo(wanted[name], 3);
  }
}

/** Runs within the page: what is done again and again is done at once, before anything is shown. */
function tickAtOnce(): void {
  const { setInterval } = window;
  const ticking = (tick: () => void, milliseconds: number): number => {
    queueMicrotask(tick);
    return setInterval(tick, milliseconds);
  };
  Object.assign(window, { setInterval: ticking });
}
