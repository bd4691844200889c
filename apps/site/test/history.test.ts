/** Criterion 6, history: everything can be taken back, and looked at again. */
import { UNKNOWN } from '@nonokit/core';
import type { Move } from 'nonokit/board';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appears } from './support/appears.js';
import { hasChromium, type OpenOptions, PHONE, stage } from './support/browser.js';
import {
  cellsWith,
  click,
  drag,
  drawn,
  findButton,
  makePath,
  marksOf,
  moveCount,
  play,
  ready,
  stripes,
} from './support/player.js';

const STRIPES = stripes(20, 20);
const WIDTH = 20;

/** More moves than anybody's patience, each of one cell. */
const MOVES: Move[] = Array.from({ length: 300 }, (_, cell) => ({
  type: 'paint',
  cells: [cell],
  mark: cell % 3 === 0 ? 0 : 1,
}));

describe.skipIf(!hasChromium)('history', () => {
  const { open, errors } = stage();

  async function opened(options?: OpenOptions, puzzle = STRIPES): Promise<Page> {
    const page = await open(makePath(puzzle), options);
    await ready(page);
    return page;
  }

  it('undoes 300 moves and redoes them', async () => {
    const page = await opened();
    await play(page, ...MOVES);
    const after = await marksOf(page);
    const { keyboard } = page;
    await keyboard.down('Control');
    for (let k = 0; k < 300; k++) await keyboard.press('z');
    expect(new Set(await marksOf(page))).toEqual(new Set([UNKNOWN]));
    await expect.poll(() => findButton(page, 'Undo').isDisabled()).toBe(true);
    await keyboard.down('Shift');
    for (let k = 0; k < 300; k++) await keyboard.press('z');
    for (const key of ['Shift', 'Control']) await keyboard.up(key);
    expect(await marksOf(page)).toEqual(after);
    await expect.poll(() => findButton(page, 'Redo').isDisabled()).toBe(true);
    expect(errors()).toEqual([]);
  });

  it('undoes and redoes them after a reload, too', async () => {
    const page = await opened();
    await play(page, ...MOVES.slice(0, 40));
    await findButton(page, 'Undo').click();
    const before = await marksOf(page);
    await page.reload();
    await ready(page);
    expect(await marksOf(page)).toEqual(before);
    await findButton(page, 'Redo').click();
    expect((await marksOf(page))[39]).toBe(0);
    for (let k = 0; k < 40; k++) await findButton(page, 'Undo').click();
    expect(new Set(await marksOf(page))).toEqual(new Set([UNKNOWN]));
    expect(errors()).toEqual([]);
  });

  it('keeps or discards a what-if layer as a whole', async () => {
    for (const verb of ['Keep', 'Discard']) {
      const page = await opened();
      await click(page, 0, 0);
      await findButton(page, 'What if').click();
      await page.getByRole('heading', { name: 'What if A' }).waitFor();
      await drag(page, [2, 0], [2, 9]);
      await drag(page, [4, 0], [4, 4], { button: 'right' });
      await findButton(page, verb).click();
      await expect.poll(() => page.getByRole('heading', { name: 'What if A' }).count()).toBe(0);
      expect(await cellsWith(page, 1)).toHaveLength(verb === 'Keep' ? 11 : 1);
      expect(await cellsWith(page, 0)).toHaveLength(verb === 'Keep' ? 5 : 0);
      // and that can be undone too: the supposition is back, with all its marks
      await page.keyboard.press('Control+z');
      expect(await cellsWith(page, 1)).toHaveLength(11);
      expect(await cellsWith(page, 0)).toHaveLength(5);
      await page.getByRole('heading', { name: 'What if A' }).waitFor();
    }
    expect(errors()).toEqual([]);
  });

  it('nests what-if layers', async () => {
    const page = await opened();
    await findButton(page, 'What if').click();
    await click(page, 0, 0);
    await findButton(page, 'What if').click();
    await page.getByRole('heading', { name: 'What if B' }).waitFor();
    await click(page, 0, 1);
    await findButton(page, 'Discard').click();
    await page.getByRole('heading', { name: 'What if A' }).waitFor();
    expect(await cellsWith(page, 1)).toEqual([0]);
    await findButton(page, 'Discard').click();
    expect(await cellsWith(page, 1)).toEqual([]);
  });

  it('goes back to the time before the mistake', async () => {
    const page = await opened();
    // the stripes are rows 1, 3, 5, …: row 1 is right, row 2 is not, row 3 is again
    await drag(page, [1, 0], [1, 19]);
    await drag(page, [2, 0], [2, 3]);
    await drag(page, [3, 0], [3, 19]);
    await findButton(page, 'Hint').click();
    await findButton(page, 'Back to before the mistake').click();
    await expect
      .poll(() => cellsWith(page, 1))
      .toEqual(Array.from({ length: WIDTH }, (_, k) => WIDTH + k));
    await findButton(page, 'Redo').click();
    expect(await cellsWith(page, 1)).toHaveLength(24);
    expect(errors()).toEqual([]);
  });

  it('asks before it starts over, and can undo that', async () => {
    for (const way of ['toast', 'rail']) {
      const page = await opened();
      await drag(page, [1, 0], [1, 9]);
      await findButton(page, 'More').click();
      await findButton(page, 'Start over').click();
      const question = page.getByRole('dialog', { name: 'Start over?' });
      await question.getByText('All 1 move will be cleared').waitFor();
      await question.getByRole('button', { name: 'Cancel' }).click();
      expect(await cellsWith(page, 1)).toHaveLength(10);
      await findButton(page, 'More').click();
      await findButton(page, 'Start over').click();
      await question.getByRole('button', { name: 'Start over' }).click();
      await expect.poll(() => cellsWith(page, 1)).toEqual([]);
      if (way === 'toast') await page.locator('.toast').getByText('Undo').click();
      else await findButton(page, 'Undo').first().click();
      await expect.poll(() => cellsWith(page, 1)).toHaveLength(10);
    }
    expect(errors()).toEqual([]);
  });

  it('continues from now if a move is made while the past is shown', async () => {
    const page = await opened();
    await play(page, ...MOVES.slice(0, 10));
    await page.getByRole('slider', { name: 'History' }).fill('4');
    await expect.poll(() => marked(page)).toBe(4);
    await findButton(page, 'Undo').click();
    await expect.poll(() => marked(page)).toBe(9);
    expect(await moveCount(page)).toBe(11);
    expect(errors()).toEqual([]);
  });

  it('shows the past with its slider, and changes nothing', async () => {
    const page = await opened();
    await play(page, ...MOVES.slice(0, 10));
    const now = await marksOf(page);
    const slider = page.getByRole('slider', { name: 'History' });
    await slider.fill('4');
    await expect.poll(() => marked(page)).toBe(4);
    await findButton(page, 'Back to now').waitFor();
    // the past is only looked at
    await drag(page, [19, 0], [19, 9]);
    expect(await marked(page)).toBe(4);
    await slider.fill('0');
    await expect.poll(() => marked(page)).toBe(0);
    await findButton(page, 'Back to now').click();
    await expect.poll(() => marksOf(page)).toEqual(now);
    expect(await moveCount(page)).toBe(10);
    expect(errors()).toEqual([]);
  });

  it('loses nothing if the page is closed while the past is shown', async () => {
    const page = await opened();
    await play(page, ...MOVES.slice(0, 10));
    const now = await marksOf(page);
    await page.getByRole('slider', { name: 'History' }).fill('4');
    await expect.poll(() => marked(page)).toBe(4);
    await page.reload();
    await ready(page);
    expect(await marksOf(page)).toEqual(now);
    expect(await moveCount(page)).toBe(10);
  });

  it('continues from a moment of the past, and undo restores the rest', async () => {
    const page = await opened();
    await play(page, ...MOVES.slice(0, 10));
    const now = await marksOf(page);
    await page.getByRole('slider', { name: 'History' }).fill('4');
    await findButton(page, 'Continue from here').click();
    await expect.poll(() => marked(page)).toBe(4);
    await click(page, 10, 10);
    expect(await marked(page)).toBe(5);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await marksOf(page)).toEqual(now);
    expect(errors()).toEqual([]);
  });

  it('replays the game up to the present', async () => {
    const page = await opened();
    await play(page, ...MOVES.slice(0, 6));
    // it may be over before anybody looks
    const begun = appears(page, '.history-end .row:not(.away)');
    await findButton(page, 'Replay').click();
    await begun;
    await expect.poll(() => findButton(page, 'Back to now').count()).toBe(0);
    expect(await marked(page)).toBe(6);
  });

  it('is shown on a phone, and for another game after the first is solved', async () => {
    const page = await opened(PHONE, drawn('##', '#.'));
    await click(page, 0, 0);
    await findButton(page, 'Undo').click();
    expect(await cellsWith(page, 1)).toEqual([]);
    await findButton(page, 'Redo').click();
    await click(page, 0, 1);
    await click(page, 1, 0);
    await findButton(page, 'Play again').click();
    await ready(page);
    expect(await cellsWith(page, 1)).toEqual([]);
    await findButton(page, 'Undo').click();
    await findButton(page, 'Play again').waitFor();
    expect(errors()).toEqual([]);
  });

  /** How many cells have any mark. */
  async function marked(page: Page): Promise<number> {
    return (await marksOf(page)).filter((mark) => mark !== UNKNOWN).length;
  }
});
