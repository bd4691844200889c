/**
 * The player in Firefox: strokes by mouse, finger and keyboard, a hint, a reload, and everything is
 * there again.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Firefox, hasFirefox, type Spot } from './support/firefox.js';
import { readShelf } from './support/player.js';
import { type SiteServer, serveSite } from './support/site-server.js';

const HOST = "document.querySelector('.board-host')";
const ARROW_DOWN = '\uE015';
const IS_READY = `'board' in (${HOST} ?? {})`;

describe.skipIf(!hasFirefox)('the player in Firefox', () => {
  let site: SiteServer;
  let firefox: Firefox;
  beforeAll(async () => {
    site = await serveSite();
    firefox = await Firefox.start();
  });
  afterAll(async () => {
    await firefox?.end();
    site?.close();
  });

  /** The middle of a cell in the window. */
  const findSpot = (row: number, column: number): Promise<Spot> =>
    firefox.run(`
      const host = ${HOST};
      const { left, top, scrollX, scrollY, cell } = host.board.view;
      const box = host.getBoundingClientRect();
      return {
        x: box.x + left - scrollX + (${column} + 0.5) * cell,
        y: box.y + top - scrollY + (${row} + 0.5) * cell,
      };`);
  const filled = (): Promise<number[]> =>
    firefox.run(`
      return [...${HOST}.board.state.marks].flatMap((mark, cell) => (mark > 0 ? [cell] : []));`);

  it('draws, gives a hint, and keeps the game after a reload', async () => {
    const [card] = (await readShelf(site.address)).filter(({ width }) => width >= 20);
    if (card === undefined) throw new Error('the shelf has no puzzle of 20 columns');
    await firefox.open(`${site.address}play/#p=${card.id}`);
    await firefox.until(IS_READY);

    await firefox.drag(await findSpot(3, 2), await findSpot(3, 16));
    const stroke = Array.from({ length: 15 }, (_, k) => 3 * card.width + 2 + k);
    await expect.poll(filled).toEqual(stroke);

    await firefox.press('h');
    await firefox.until("document.querySelector('.told')?.textContent.length > 20");

    await firefox.reload();
    await firefox.until(IS_READY);
    expect(await filled()).toEqual(stroke);

    await firefox.drag(await findSpot(5, 2), await findSpot(5, 6), 'touch');
    const finger = Array.from({ length: 5 }, (_, k) => 5 * card.width + 2 + k);
    await firefox.until(`${HOST}.board.state.marks[${finger.at(-1)}] > 0`);
    expect(await filled()).toEqual([...stroke, ...finger]);

    // the cursor is where the finger left it; down, and two cells by keys
    await firefox.run(`document.querySelector('[role=grid]').focus();`);
    for (const key of [ARROW_DOWN, ' ', ARROW_DOWN, ' ']) await firefox.press(key);
    const allKeyed = async () => (await filled()).filter((cell) => cell > (finger.at(-1) ?? 0));
    await expect.poll(allKeyed).toHaveLength(2);
    const keyed = await allKeyed();
    expect((keyed[1] ?? 0) - (keyed[0] ?? 0)).toBe(card.width);
  });
});
