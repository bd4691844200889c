/**
 * The maker's editor of clues in a browser: people who have numbers and no picture type or paste
 * them, find the wrong one, and get the picture as a draft that one press takes back.
 */
import type { EditorBoardHandle } from 'nonokit/editor';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './support/axe.js';
import { DESKTOP, hasChromium, PHONE, stage } from './support/browser.js';
import { dialogIsGone } from './support/page-time.js';

interface Host extends Element {
  readonly board: EditorBoardHandle;
}

/** A heart: its rows, then its columns. */
const HEART = ['1 1', '5', '5', '3', '1', '2', '4', '4', '4', '2'];
const PICTURE = ['.1.1.', '11111', '11111', '.111.', '..1..'];

/** The same with a wrong number in the third column. */
const WRONG = 'rows\n1 1\n5\n5\n3\n1\ncolumns\n2\n4\n3\n4\n2\n';

describe.skipIf(!hasChromium)('the editor of clues in the maker', () => {
  const { open, errors } = stage();

  async function opened(options = {}): Promise<Page> {
    const page = await open('make/', { ...DESKTOP, settings: { language: 'en' }, ...options });
    await page.locator('.board-host canvas').first().waitFor();
    return page;
  }

  it('makes a picture of numbers that are typed, by keys alone, and takes it back', async () => {
    const page = await opened();
    await page.locator('.make-top').getByRole('button', { name: 'New sheet' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Type the clues of a puzzle' }).press('Enter');
    await dialog.getByRole('heading', { name: 'Picture from clues' }).waitFor();
    await dialog.getByLabel('Columns').fill('5');
    await dialog.getByLabel('Rows').fill('5');
    await dialog.getByRole('heading', { name: 'Row 1, no number' }).waitFor();
    const draw = dialog.getByRole('button', { name: 'Draw the picture' });
    expect(await draw.isEnabled()).toBe(false);
    await dialog.getByLabel('Numbers').focus();
    for (const [k, clue] of HEART.entries()) {
      await page.keyboard.type(clue);
      await page.keyboard.press('Enter');
      // numbers are still to come, so sums that differ are no fault yet
      if (k === 6) {
        const note = dialog.locator('.clue-end .note');
        await expect.poll(() => note.innerText()).toBe('Rows add up to 16, columns to 6.');
        expect(await note.getAttribute('class')).toBe('note');
      }
    }
    await dialog.getByText('Rows and columns agree (16 = 16), and there is one').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await draw.press('Enter');
    await dialogIsGone(page);
    const toast = page.locator('.toast', { hasText: 'The picture of the clues is open' });
    await toast.waitFor();
    await expect.poll(() => rows(page)).toEqual(PICTURE);
    await toast.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(async () => (await rows(page)).length).toBe(15);
    await page.getByRole('button', { name: 'Drafts', exact: true }).press('Enter');
    await page.getByText('No drafts yet.').waitFor();
    expect(errors()).toEqual([]);
  });

  it('keeps what is typed although it is closed, and corrects it on a phone', async () => {
    const page = await opened(PHONE);
    const enter = page.getByRole('button', { name: 'Type the clues of a puzzle' });
    await enter.tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Columns').fill('5');
    await dialog.getByLabel('Rows').fill('5');
    const field = dialog.getByLabel('Numbers');
    for (const clue of HEART.with(7, '3')) {
      await field.fill(clue.replaceAll(' ', '.'));
      await field.press('Enter');
    }
    await dialog.getByText('Rows add up to 16, columns to 15.').waitFor();
    await page.keyboard.press('Escape');
    await dialogIsGone(page);
    await enter.tap();
    await dialog.getByText('Rows add up to 16, columns to 15.').waitFor();
    // a page that is loaded anew has them, too
    await page.reload();
    await enter.tap();
    await dialog.getByText('Rows add up to 16, columns to 15.').waitFor();
    // the third column's number, which is the eighth of all but for the second of row 1
    await dialog.locator('.number-board .slot').nth(8).tap();
    await dialog.getByRole('heading', { name: 'Column 3, number 1' }).waitFor();
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await field.fill('4');
    await field.press('Enter');
    await dialog.getByText('Rows and columns agree (16 = 16)').waitFor();
    await dialog.getByRole('button', { name: 'Take back' }).tap();
    await dialog.getByText('Rows add up to 16, columns to 15.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Find the wrong number' }).tap();
    await page.getByRole('radio').first().waitFor();
    await page.getByRole('button', { name: 'Edit with this change' }).tap();
    await dialog.getByText('Rows and columns agree (16 = 16)').waitFor();
    expect(await dialog.locator('.number-board .mended').count()).toBe(1);
    await dialog.getByRole('button', { name: 'Draw the picture' }).tap();
    await expect.poll(() => rows(page)).toEqual(PICTURE);
    expect(await page.evaluate(() => localStorage.getItem('nonokit.clues'))).toBeNull();
    expect(errors()).toEqual([]);
  });

  it('has colours with letters, and recolours a number', async () => {
    const page = await opened();
    await page.locator('.make-top').getByRole('button', { name: 'New sheet' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Type the clues of a puzzle' }).click();
    await dialog.getByLabel('Columns').fill('2');
    await dialog.getByLabel('Rows').fill('2');
    await dialog.getByLabel('Add a colour').fill('#c8141e');
    const field = dialog.getByLabel('Numbers');
    for (const clue of ['1a 1b', '1a', '2a', '1a']) {
      await field.fill(clue);
      await field.press('Enter');
    }
    await dialog.getByText('In black, rows add up to 2, columns to 3.').waitFor();
    const inks = dialog.getByRole('group', { name: 'Colours' });
    expect(await seriousFindings(page)).toEqual([]);
    await inks.getByRole('button', { name: 'b, red' }).click();
    await dialog.getByText('Rows and columns agree (3 = 3), and there is one').waitFor();
    // an ink that is not there
    await field.fill('1c');
    await field.press('Enter');
    await dialog.getByText('Type whole numbers from 1 to 2').waitFor();
    await dialog.getByRole('button', { name: 'Draw the picture' }).click();
    await expect.poll(() => rows(page)).toEqual(['12', '1.']);
    expect(errors()).toEqual([]);
  });

  it('opens with clues that contradict each other, and takes others that are pasted', async () => {
    const page = await opened();
    await paste(page, 'body', WRONG);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Rows add up to 16, columns to 15.').waitFor();
    expect(await dialog.getByLabel('Columns').inputValue()).toBe('5');
    // several lines are a list, also in the field of one
    await paste(page, '#typed-number', 'rows: 2, 1, 1\ncolumns: 1, 2, 1\n');
    await dialog.getByText('but there are several solutions').waitFor();
    expect(await dialog.getByLabel('Rows').inputValue()).toBe('3');
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await dialog.getByText('Rows add up to 16, columns to 15.').waitFor();
    await paste(page, '#typed-number', 'rows: 2, 1, 1\ncolumns: 1, 2, 1\n');
    await dialog.getByRole('button', { name: 'Draw one of the pictures' }).click();
    await expect.poll(async () => (await rows(page)).length).toBe(3);
    expect(errors()).toEqual([]);
  });

  it('says what may be misread in a file, beside the way back', async () => {
    const page = await opened();
    await paste(page, 'body', '[[3],[1,1,1],[5],[1,2]]\n[[3],[1,2],[3],[2],[3]]\n');
    const toast = page.locator('.toast', { hasText: 'nothing says which of the two' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await rows(page)).length).toBe(15);
    expect(errors()).toEqual([]);
  });
});

/** The rows of the picture under edit. */
function rows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { board } = document.querySelector('.board-host') as Host;
    const { width, height, cells } = board.editor.grid;
    return Array.from({ length: height }, (_, row) =>
      Array.from(cells.slice(row * width, (row + 1) * width), (ink) => ink || '.').join(''),
    );
  });
}

/** Pastes a text as Ctrl+V does. */
async function paste(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).evaluate((target, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    const how = { clipboardData, bubbles: true, cancelable: true };
    target.dispatchEvent(new ClipboardEvent('paste', how));
  }, text);
}
