/**
 * The maker's page in a browser: painting from nothing, inks, sizes, drafts that outlive their tab,
 * by mouse, finger and keyboard alone, without a network, readable in every theme.
 */
import type { EditorBoardHandle } from 'nonokit/editor';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './support/axe.js';
import { DESKTOP, hasChromium, PHONE, stage } from './support/browser.js';
import { chooseCases } from './support/full.js';
import { isKept } from './support/kept-site.js';
import { dialogIsGone, stands } from './support/page-time.js';
import { chooseLanguage } from './support/player.js';
import { coloredPuzzle } from './support/site-server.js';

type CellPlace = readonly [row: number, column: number];

/** A small coloured puzzle of the shelf. */
const PUZZLE = coloredPuzzle();

describe.skipIf(!hasChromium)('the maker', () => {
  const { open, tab, errors, site } = stage();

  /** Opens the page, with its board. */
  async function opened(options = {}, path = 'make/'): Promise<Page> {
    const page = await open(path, { ...DESKTOP, settings: { language: 'en' }, ...options });
    await page.locator('.board-host canvas').first().waitFor();
    return page;
  }

  it('restores the focus after a dialog, and sets it on a new sheet', async () => {
    const page = await opened();
    const opener = page.locator('.make-top').getByRole('button', { name: 'New sheet' });
    const dialog = page.getByRole('dialog');
    for (const way of ['Cancel', '5 × 5']) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: way }).focus();
      await page.keyboard.press('Enter');
      await dialogIsGone(page);
      const there = way === 'Cancel' ? '.make-top button:focus' : '[role=grid]:focus';
      await page.locator(there).waitFor();
    }
    expect(errors()).toEqual([]);
  });

  it('paints with every tool, mirrors, undoes, and picks colours', async () => {
    const page = await opened();
    const tool = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await drag(page, [0, 0], [0, 3]);
    expect(await rows(page, 1)).toEqual(['1111...........']);
    await tool('Mirror: off');
    await tool('Line');
    await drag(page, [1, 0], [2, 1]);
    expect((await rows(page, 3)).slice(1)).toEqual(['1.............1', '.1...........1.']);
    await tool('Mirror: left and right');
    await tool('Mirror: top and bottom');
    await tool('Mirror: both ways');
    await tool('Rectangle');
    await drag(page, [4, 4], [6, 6]);
    await tool('Add an ink');
    await tool('Ink 2, red');
    await tool('Fill an area');
    await click(page, 5, 5);
    expect((await rows(page, 7)).slice(4)).toEqual([
      '....111........',
      '....121........',
      '....111........',
    ]);
    await tool('Replace a colour');
    await click(page, 4, 4);
    expect((await rows(page, 1))[0]).toBe('2222...........');
    await tool('Undo');
    await tool('Pick a colour');
    await click(page, 5, 5);
    await expect.poll(() => inHand(page)).toBe('Ink 2, red');
    await tool('Eraser');
    await drag(page, [0, 0], [0, 1]);
    expect((await rows(page, 1))[0]).toBe('..11...........');
    await page.keyboard.press('Control+z');
    expect((await rows(page, 1))[0]).toBe('1111...........');
    await expect.poll(() => page.getByText('Draft saved').isVisible()).toBe(true);
    expect(errors()).toEqual([]);
  });

  it('selects, moves, copies, turns and crops', async () => {
    const page = await opened();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await drag(page, [0, 0], [0, 2]);
    await press('Select');
    await drag(page, [0, 0], [1, 2]);
    await press('Turn right');
    await page.getByRole('button', { name: 'Crop to the selection' }).click();
    await expect.poll(() => rows(page)).toEqual(['.1', '.1', '.1']);
    await press('Undo');
    await press('Undo');
    expect((await rows(page, 1))[0]).toBe('111............');
  });

  it('adds, changes, reorders and merges inks, and warns about them', async () => {
    const page = await opened();
    await drag(page, [0, 0], [0, 2]);
    await page.getByRole('button', { name: 'Add an ink' }).click();
    await page.getByRole('button', { name: 'Ink 2, blue' }).click();
    await drag(page, [1, 0], [1, 2]);
    await page.getByRole('button', { name: 'Change this colour' }).click();
    const color = page.getByLabel('Colour: Ink 2, blue');
    await color.evaluate((input: HTMLInputElement) => {
      input.value = '#020202';
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.getByText('Ink 2 and ink 1 are hard to tell apart.').waitFor();
    await page.getByLabel('Name').fill('night');
    await page.getByLabel('Name').press('Enter');
    await page.getByRole('button', { name: 'Ink 2, night' }).waitFor();
    await page.getByRole('button', { name: 'Move forward' }).click();
    expect(await rows(page, 2)).toEqual(['222............', '111............']);
    await page.getByRole('button', { name: 'Ink 1, night' }).focus();
    await page.keyboard.press('Alt+ArrowRight');
    expect(await rows(page, 2)).toEqual(['111............', '222............']);
    await page.getByRole('combobox', { name: 'Merge with another ink' }).selectOption('1');
    expect(await rows(page, 2)).toEqual(['111............', '111............']);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    expect(await rows(page, 2)).toEqual(['111............', '222............']);
    const warnings = page.getByRole('listitem').filter({ hasText: 'hard to tell' });
    await expect.poll(() => warnings.count()).toBe(1);
  });

  it('changes the size with an anchor, trims, and creates sheets of any size', async () => {
    const page = await opened();
    await drag(page, [0, 0], [0, 2]);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Change the size' }).click();
    await page.getByRole('spinbutton', { name: 'Columns' }).fill('2');
    await page.getByRole('spinbutton', { name: 'Rows' }).fill('3');
    await page.getByRole('radio', { name: 'top left' }).check();
    await page.getByText('1 painted cell will be cut off.').waitFor();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect.poll(() => rows(page)).toEqual(['11', '..', '..']);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: /^Remove empty lines/ }).click();
    await expect.poll(() => rows(page)).toEqual(['11']);
    await page.getByRole('button', { name: 'New sheet' }).click();
    await page.getByRole('spinbutton', { name: 'Columns' }).fill('201');
    const begin = page.getByRole('button', { name: 'Begin' });
    await expect.poll(() => begin.isDisabled()).toBe(true);
    await page.getByRole('spinbutton', { name: 'Columns' }).fill('200');
    await page.getByRole('spinbutton', { name: 'Rows' }).fill('1');
    await begin.click();
    await expect.poll(() => rows(page)).toEqual(['.'.repeat(200)]);
  });

  it('continues after the tab was closed, with history and stroke', async () => {
    const page = await opened();
    const context = page.context();
    await drag(page, [0, 0], [0, 2]);
    await drag(page, [1, 0], [1, 2]);
    await page.getByLabel('Title').fill('Half a tree');
    await press(page, [3, 0], [3, 4], 6);
    // no unload handler runs: the tab is killed as it is
    await page.close({ runBeforeUnload: false });
    const again = await tab(context, 'make/');
    await again.locator('.board-host canvas').first().waitFor();
    await expect.poll(() => again.getByLabel('Title').inputValue()).toBe('Half a tree');
    expect((await rows(again, 4)).map((row) => row.slice(0, 5))).toEqual([
      '111..',
      '111..',
      '.....',
      '11111',
    ]);
    await again.getByRole('button', { name: 'Undo' }).click();
    await again.getByRole('button', { name: 'Undo' }).click();
    expect((await rows(again, 4)).map((row) => row.slice(0, 5))).toEqual([
      '111..',
      '.....',
      '.....',
      '.....',
    ]);
  });

  it('lists drafts, which can be opened, renamed, duplicated, deleted and restored', async () => {
    const page = await opened();
    await drag(page, [0, 0], [0, 2]);
    await page.getByRole('button', { name: 'New sheet' }).click();
    await page.getByRole('button', { name: '5 × 5', exact: true }).click();
    await expect.poll(() => rows(page)).toEqual(Array(5).fill('.....'));
    await drag(page, [4, 0], [4, 4]);
    await page.getByRole('button', { name: 'Drafts' }).click();
    const items = page.getByRole('dialog').getByRole('listitem');
    await expect.poll(() => items.count()).toBe(2);
    await items.nth(1).getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Title' }).last().fill('First');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Duplicate First' }).click();
    await page.getByRole('button', { name: /^First \(copy\) ?\d/ }).waitFor();
    await page.getByRole('button', { name: 'Delete First', exact: true }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('First deleted.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByRole('button', { name: 'Drafts' }).click();
    await page.getByRole('button', { name: /^First ?\d/ }).click();
    await expect.poll(async () => (await rows(page)).length).toBe(15);
    expect(page.url()).toMatch(/make\/#d=/);
    await page.goBack();
    await expect.poll(async () => (await rows(page)).length).toBe(5);
  });

  it('shows in one tab what another one changes', async () => {
    const page = await opened();
    await drag(page, [0, 0], [0, 2]);
    await expect.poll(() => page.url()).toContain('#d=');
    const other = await tab(page.context(), `make/${new URL(page.url()).hash}`);
    await other.getByText('This draft is also open in another tab.').waitFor();
    // the sentence takes room from the board
    await stands(other, '.board-host');
    await drag(other, [2, 0], [2, 2]);
    await expect.poll(async () => (await rows(page, 3))[2]).toBe('111............');
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await rows(other, 3))[2]).toBe('.'.repeat(15));
  });

  it('opens a puzzle of the player only on request, and opens puzzle files', async () => {
    const page = await open(`make/${PUZZLE}`, { settings: { language: 'en' } });
    await page.getByRole('dialog', { name: 'Show the picture of this puzzle?' }).waitFor();
    expect((await rows(page)).join('')).not.toMatch(/[1-9]/);
    await page.getByRole('button', { name: 'Show and edit' }).click();
    await expect.poll(async () => (await rows(page)).join('')).toMatch(/[1-9]/);
    await expect.poll(() => page.getByLabel('Title').inputValue()).not.toBe('');
    await drop(page, 'x.non', 'width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n1\n');
    await expect.poll(() => rows(page)).toEqual(['11', '1.']);
    await drop(page, 'x.non', 'width 2\nheight 2\nrows\n1\n1\ncolumns\n1\n1\n');
    await page.getByRole('dialog').getByText('but there are several solutions').waitFor();
  });

  it('can be used with the keyboard alone', async () => {
    const page = await opened();
    await page.locator('.board-host [role=grid]').focus();
    for (const key of ['Space', 'Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowDown']) {
      await page.keyboard.press(key);
    }
    expect((await rows(page, 1))[0]).toBe('111............');
    await page.keyboard.press('Tab');
    // anywhere else on the page, tools and undo have their keys, too
    await page.getByRole('button', { name: 'Drafts' }).focus();
    await page.keyboard.press('r');
    await page.keyboard.press('o');
    await page.getByRole('button', { name: 'Rectangle, filled', pressed: true }).waitFor();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect((await rows(page, 1))[0]).not.toContain('11');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Drafts' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('can be used on a phone: the dock stays visible, buttons are large, a cursor helps', async () => {
    const page = await opened(PHONE);
    // all of a new sheet is above the tabs in the first screen
    const sheet = await page.locator('.board-host').boundingBox();
    const tabs = await page.locator('.tabs').boundingBox();
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
    const host = page.locator('.board-host');
    await host.scrollIntoViewIfNeeded();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const small = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.make button, .make a, .make summary')].flatMap((each) => {
            const { width: across, height: down } = each.getBoundingClientRect();
            return across > 0 && (across < 43.5 || down < 43.5)
              ? [each.outerHTML.slice(0, 90)]
              : [];
          }),
        );
      const across = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(across).toBe(width);
      await expect.poll(small).toEqual([]);
    }
    // the board fits itself into its room again a moment after the window has changed
    const tapped = async (): Promise<string | undefined> => {
      const { x, y } = await cellAt(page, 5, 5);
      await page.touchscreen.tap(x, y);
      return (await rows(page, 6))[5];
    };
    await expect.poll(tapped).toContain('1');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('switch', { name: 'Dragging moves a cursor' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    const before = (await rows(page)).join('');
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    await expect.poll(async () => (await rows(page)).join('')).not.toBe(before);
  });

  it('switches the language immediately, and keeps the picture', async () => {
    const page = await opened();
    await drag(page, [0, 0], [0, 2]);
    await chooseLanguage(page, 'ru');
    await page.getByRole('button', { name: 'Карандаш' }).waitFor();
    expect((await rows(page, 1))[0]).toBe('111............');
  });

  it.each(chooseCases<'light' | 'dark' | 'contrast'>(['light'], ['dark', 'contrast']))(
    'axe finds nothing serious: %s',
    async (theme) => {
      const page = await opened({ settings: { theme, language: 'en' } });
      await drag(page, [0, 0], [0, 2]);
      await page.getByRole('button', { name: 'Add an ink' }).click();
      await page.getByRole('button', { name: 'Ink 2, red' }).click();
      await page.getByRole('button', { name: 'Change this colour' }).click();
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      expect(await seriousFindings(page)).toEqual([]);
      for (const dialog of ['Drafts', 'New sheet', 'More']) {
        await page.getByRole('button', { name: dialog, exact: true }).click();
        await page.getByRole('dialog').waitFor();
        expect(await seriousFindings(page), dialog).toEqual([]);
        await page.keyboard.press('Escape');
        await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      }
      expect(errors()).toEqual([]);
    },
  );

  it('works without a network', async () => {
    const page = await opened({ serviceWorkers: 'allow' });
    await drag(page, [0, 0], [0, 2]);
    await isKept(page);
    site().unplug();
    await page.reload();
    await page.locator('.board-host canvas').first().waitFor();
    expect((await rows(page, 1))[0]).toBe('111............');
    await drag(page, [1, 0], [1, 2]);
    await expect.poll(() => page.getByText('Draft saved').isVisible()).toBe(true);
    errors();
  });
});

type Host = HTMLElement & { readonly board: EditorBoardHandle };

/** The picture: a text a row, "." for paper; only the first rows if there is a number. */
function rows(page: Page, first?: number): Promise<string[]> {
  return page.evaluate((count) => {
    const { board } = document.querySelector('.board-host') as Host;
    const { width, height, cells } = board.editor.grid;
    return Array.from({ length: count ?? height }, (_, row) =>
      Array.from(cells.slice(row * width, (row + 1) * width), (ink) => ink || '.').join(''),
    );
  }, first);
}

/**
 * Scrolls the board to the middle of the window and returns the centres of cells. All are measured
 * at once: the page grows while its columns load, so a second scroll would move the board.
 */
function cellsAt(
  page: Page,
  ...places: readonly CellPlace[]
): Promise<{ readonly x: number; readonly y: number }[]> {
  return page.evaluate((places) => {
    const host = document.querySelector('.board-host') as Host;
    host.scrollIntoView({ block: 'center' });
    const { left, top } = host.getBoundingClientRect();
    const { view } = host.board;
    return places.map(([row, column]) => ({
      x: left + view.left + (column + 0.5) * view.cell - view.scrollX,
      y: top + view.top + (row + 0.5) * view.cell - view.scrollY,
    }));
  }, places);
}

async function cellAt(page: Page, ...place: CellPlace): Promise<{ x: number; y: number }> {
  const [at] = await cellsAt(page, place);
  if (at === undefined) throw new Error('no cell');
  return at;
}

async function click(page: Page, row: number, column: number): Promise<void> {
  const { x, y } = await cellAt(page, row, column);
  await page.mouse.click(x, y);
}

async function drag(page: Page, start: CellPlace, end: CellPlace): Promise<void> {
  await page.locator('.board-host canvas').first().waitFor();
  await press(page, start, end, 5);
  await page.mouse.up();
}

/** Draws from a cell to another, and holds the button down. */
async function press(page: Page, start: CellPlace, end: CellPlace, steps: number): Promise<void> {
  const [from, to] = await cellsAt(page, start, end);
  if (from === undefined || to === undefined) throw new Error('no cells');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps });
}

/** The name of the colour in hand. */
function inHand(page: Page): Promise<string | null> {
  return page.locator('.make-swatches [aria-pressed=true]').getAttribute('aria-label');
}

/** Drops a file onto the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([filename = '', content = '']) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], filename));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    },
    [name, text],
  );
}
