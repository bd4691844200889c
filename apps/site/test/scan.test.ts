/**
 * Printed puzzles in a browser: a picture becomes numbers, unsure ones are mended by a press or by
 * keys, and the puzzle is played, saved or printed. What is none is refused with a sentence, and
 * nothing is sent.
 */
import { readFileSync } from 'node:fs';
import { idOf } from '@nonokit/board';
import { decodePng, type RgbaImage } from '@nonokit/image';
import { orThrow, readPuzzle } from 'nonokit';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './support/axe.js';
import { hasChromium, PHONE, stage } from './support/browser.js';
import { chooseCases } from './support/full.js';
import { createImage, type MadeFile, pngFile } from './support/made-images.js';

const FOLDER = new URL('../../../packages/scan/src/testing/', import.meta.url);

/** A picture of the tests of scanning. */
function pictureFile(name: string): MadeFile {
  const buffer = readFileSync(new URL(`${name}.png`, FOLDER));
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}

function pixelsIn(name: string): RgbaImage {
  return orThrow(decodePng(pictureFile(name).buffer, { maxCells: 4_000_000 })).image;
}

/** The picture in perspective with the lower half of row 8's 9 rubbed out: it may be a 0. */
function rubbedFile(): MadeFile {
  const { width, height, rgba } = pixelsIn('perspective');
  const rubbed = createImage(width, height, (x, y) => {
    if (x >= 146 && x < 159 && y >= 410 && y < 419) return [235, 235, 235, 255];
    const at = 4 * (y * width + x);
    const [r = 0, g = 0, b = 0, a = 0] = rgba.subarray(at, at + 4);
    return [r, g, b, a];
  });
  return pngFile('rubbed.png', rubbed);
}

/** The clues of the picture in perspective. */
const KEY = {
  rows: [[7], [1, 1, 1], [1, 1, 1], [1, 2], [1, 1], [5], [1], [9]],
  columns: [
    ...[[2], [4, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]],
    ...[[1, 1, 1], [1, 1, 1], [5, 1], [1, 1, 1], [2]],
  ],
};
const ID = idOf(readPuzzle(JSON.stringify(KEY)));

/** Gives the page a file through its chooser. */
async function choose(page: Page, file: MadeFile, button = 'Choose a picture'): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  await chooser.setFiles(file);
}

/** The puzzle of the page that is played or printed. */
async function openedId(page: Page, path: string): Promise<string | undefined> {
  await page.waitForURL(`**/${path}#p=*`);
  return new URL(page.url()).hash.split('=')[1];
}

describe.skipIf(!hasChromium)('the page Scan', () => {
  const { open, errors, site } = stage();

  it.each(chooseCases([''], ['ru/']))(
    'reads a picture, and plays and prints it, on page %j',
    async (language) => {
      const page = await open(`${language}open/`);
      const isEnglish = language === '';
      const link = isEnglish ? 'Scan a printed puzzle' : 'Прочесть с бумаги';
      await page.getByRole('link', { name: link }).click();
      await page.waitForURL('**/scan/');
      const others: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET' || !request.url().startsWith(site().address))
          others.push(`${request.method()} ${request.url()}`);
      });
      const button = isEnglish ? 'Choose a picture' : 'Выбрать снимок';
      await choose(page, pictureFile('perspective'), button);
      const said = isEnglish ? /and there is one solution/ : /решение одно/;
      await page.getByText(said).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: isEnglish ? 'Print' : 'Печать' }).click();
      expect(await openedId(page, 'print/')).toBe(ID);
      await page.goBack();
      await choose(page, pictureFile('perspective'), button);
      await page.getByRole('button', { name: isEnglish ? 'Solve it' : 'Решать' }).click();
      expect(await openedId(page, 'play/')).toBe(ID);
      expect(others.filter((one) => !/^\w+ (blob|data):/.test(one))).toEqual([]);
      expect(errors()).toEqual([]);
    },
  );

  it('asks about any number that is pressed, takes what is typed, and takes it back', async () => {
    const page = await open('scan/');
    await choose(page, pictureFile('perspective'));
    const status = page.locator('.scan-end .note');
    await page.getByText(/and there is one solution/).waitFor();
    const summary = page.locator('.scan-summary');
    expect(await summary.innerText()).toBe('38 numbers read, all of them sure.');
    // the first number of the board is the 7 of row 1
    await page.locator('.number-board .slot').first().click();
    await page.getByRole('heading', { name: 'Row 1, number 1' }).waitFor();
    const field = page.getByLabel('or type it');
    await field.fill('seven');
    await field.press('Enter');
    await page.getByText('Type whole numbers from 1 to 10').waitFor();
    await field.fill('8');
    await field.press('Enter');
    await expect.poll(() => status.innerText()).toBe('Rows add up to 34, columns to 33.');
    expect(await page.locator('.number-board .mended').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Print' }).isEnabled()).toBe(false);
    // two numbers in place of one, too long for the line
    await page.locator('.number-board .slot').first().click();
    await field.fill('8 8');
    await field.press('Enter');
    await expect.poll(() => status.innerText()).toBe('Row 1: the numbers are too long for it.');
    await page.locator('h1').click();
    await page.keyboard.press('u');
    await page.keyboard.press('u');
    await page.getByText(/and there is one solution/).waitFor();
    expect(await page.getByRole('button', { name: 'Take back' }).isEnabled()).toBe(false);
    expect(errors()).toEqual([]);
  });

  it('says what is wrong with a number although Enter follows its last letter at once', async () => {
    const page = await open('scan/');
    await choose(page, pictureFile('perspective'));
    await page.getByText(/and there is one solution/).waitFor();
    await page.locator('.number-board .slot').first().click();
    await page.getByLabel('or type it').evaluate(async (field: HTMLInputElement) => {
      field.value = 'seven';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // the page draws what was typed before anything else can run
      await Promise.resolve();
      await Promise.resolve();
      field.form?.requestSubmit();
    });
    await page.getByText('Type whole numbers from 1 to 10').waitFor();
    expect(errors()).toEqual([]);
  });

  it.each(['keys', 'touch'])(
    'asks about an unsure number first, and mends it by %s',
    async (by) => {
      const page = await open('scan/', by === 'touch' ? PHONE : {});
      await choose(page, rubbedFile());
      await page.getByText('38 numbers read, 1 of them unsure.').waitFor();
      await page.getByRole('heading', { name: 'Row 8, number 1' }).waitFor();
      await page.getByText('1 of 1 unsure').waitFor();
      const likely = page.locator('.number-offers .number-offer.likely');
      expect(await likely.innerText()).toBe('9');
      if (by === 'touch') await likely.tap();
      else await page.keyboard.press('1');
      await page.getByText('38 numbers read, all of them sure.').waitFor();
      await page.getByText(/and there is one solution/).waitFor();
      // the other offer, and back
      if (by === 'touch') await page.getByRole('button', { name: 'It is 0' }).tap();
      else await page.keyboard.press('2');
      await page.getByText('Rows add up to 24, columns to 33.').waitFor();
      if (by === 'touch') await page.getByRole('button', { name: 'Take back' }).tap();
      else await page.keyboard.press('u');
      await page.getByText(/and there is one solution/).waitFor();
      await page.getByRole('button', { name: 'Solve it' }).click();
      expect(await openedId(page, 'play/')).toBe(ID);
      expect(errors()).toEqual([]);
    },
  );

  it('finds the wrong number of sums that differ, and goes on with it mended', async () => {
    const page = await open('scan/');
    await choose(page, pictureFile('perspective'));
    await page.getByText(/and there is one solution/).waitFor();
    await page.locator('.number-board .slot').first().click();
    const field = page.getByLabel('or type it');
    await field.fill('6');
    await field.press('Enter');
    await page.getByRole('button', { name: 'Find the wrong number' }).click();
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
    await page.getByRole('button', { name: 'Edit with this change' }).click();
    await page.getByText(/and there is one solution/).waitFor();
    await page.getByRole('button', { name: 'Solve it' }).click();
    expect(await openedId(page, 'play/')).toBe(ID);
    expect(errors()).toEqual([]);
  });

  it('saves the clues as a file', async () => {
    const page = await open('scan/');
    await choose(page, pictureFile('perspective'));
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('scanned-puzzle.json');
    const text = readFileSync(await file.path(), 'utf8');
    expect(idOf(readPuzzle(text))).toBe(ID);
    expect(errors()).toEqual([]);
  });

  it('refuses what is no puzzle with a sentence, and reads another picture', async () => {
    const page = await open('scan/');
    await choose(page, pictureFile('sudoku'));
    await page.getByRole('heading', { name: 'This looks like a sudoku or a crossword' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const plain = pngFile(
      'plain.png',
      createImage(300, 200, () => [250, 250, 250, 255]),
    );
    await choose(page, plain, 'Another picture');
    await page.getByRole('heading', { name: 'No squares were found' }).waitFor();
    const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
    await choose(page, text, 'Another picture');
    await page.getByRole('alert').getByText('a.txt').waitFor();
    await choose(page, pictureFile('perspective'), 'Another picture');
    await page.getByText(/and there is one solution/).waitFor();
    expect(errors()).toEqual([]);
  });

  it('takes a picture that is dropped or pasted', async () => {
    const page = await open('scan/');
    for (const kind of ['drop', 'paste'] as const) {
      await page.reload();
      await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
      await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
      const base64 = pictureFile('perspective').buffer.toString('base64');
      await page.evaluate(
        ({ kind, base64 }) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const data = new DataTransfer();
          data.items.add(new File([bytes], 'page.png', { type: 'image/png' }));
          const how = { bubbles: true, cancelable: true };
          const event =
            kind === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, ...how })
              : new ClipboardEvent('paste', { clipboardData: data, ...how });
          document.body.dispatchEvent(event);
        },
        { kind, base64 },
      );
      await page.getByText(/and there is one solution/).waitFor();
    }
    expect(errors()).toEqual([]);
  });

  it('reads a page that lies on its side once its corners are set, by keys alone', async () => {
    const page = await open('scan/');
    const flat = pixelsIn('perspective');
    const { width, height } = flat;
    // a quarter turn to the left
    const turned = createImage(height, width, (x, y) => {
      const at = 4 * (x * width + (width - 1 - y));
      const [r = 0, g = 0, b = 0, a = 0] = flat.rgba.subarray(at, at + 4);
      return [r, g, b, a];
    });
    await choose(page, pngFile('turned.png', turned));
    await page.getByRole('button', { name: 'Set the corners myself' }).click();
    await page.getByRole('button', { name: 'Turn right' }).click();
    const corners = page.locator('.corner-handle');
    const at = () =>
      corners.evaluateAll((all) => all.map((one) => one.getAttribute('style') ?? ''));
    const before = await at();
    const first = page.getByRole('button', { name: 'Upper left corner' });
    for (let k = 0; k < 4; k++) {
      await first.press('Shift+ArrowLeft');
      await first.press('Shift+ArrowUp');
    }
    const after = await at();
    expect(after[0]).not.toBe(before[0]);
    expect(after.slice(1)).toEqual(before.slice(1));
    for (const [name, keys] of [
      ['Upper right corner', ['Shift+ArrowRight', 'Shift+ArrowUp']],
      ['Lower right corner', ['Shift+ArrowRight', 'Shift+ArrowDown']],
      ['Lower left corner', ['Shift+ArrowLeft', 'Shift+ArrowDown']],
    ] as const) {
      const corner = page.getByRole('button', { name });
      for (const key of keys) for (let k = 0; k < 4; k++) await corner.press(key);
    }
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Lower left corner' }).press('Enter');
    await page.getByText(/and there is one solution/).waitFor();
    await page.getByRole('button', { name: 'Solve it' }).click();
    expect(await openedId(page, 'play/')).toBe(ID);
    expect(errors()).toEqual([]);
  });

  it('does not read corners that are in each other’s places', async () => {
    const page = await open('scan/', PHONE);
    await choose(page, pictureFile('sudoku'));
    await page.getByRole('button', { name: 'Set the corners myself' }).click();
    const read = page.getByRole('button', { name: 'Read the numbers' });
    expect(await read.isEnabled()).toBe(true);
    const from = await page.getByRole('button', { name: 'Upper left corner' }).boundingBox();
    const to = await page.getByRole('button', { name: 'Lower right corner' }).boundingBox();
    if (from === null || to === null) throw new Error('there are no corners');
    await page.mouse.move(from.x + 24, from.y + 24);
    await page.mouse.down();
    await page.mouse.move(to.x - 10, to.y + 10, { steps: 4 });
    await page.locator('.magnifier').waitFor();
    await page.mouse.up();
    await page.getByText('The corners are in each other').waitFor();
    expect(await page.locator('.magnifier').count()).toBe(0);
    expect(await read.isEnabled()).toBe(false);
    expect(errors()).toEqual([]);
  });
});
