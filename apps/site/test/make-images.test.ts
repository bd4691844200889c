/**
 * Images on the maker's page: every kind comes to a puzzle that lines solve, or to one sentence;
 * cropped, straightened, by sliders, pasted and dropped; and no image leaves the page.
 */
import { type Grid, type Palette, puzzleOf, solve } from 'nonokit';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appears } from './support/appears.js';
import { seriousFindings } from './support/axe.js';
import { hasChromium, PHONE, stage } from './support/browser.js';
import { chooseCases } from './support/full.js';
import {
  createImage,
  goodFiles,
  hostileSvg,
  type MadeFile,
  movingGif,
  pngFile,
  turnedJpeg,
  vastPng,
} from './support/made-images.js';

/** A picture as a card shows it. */
interface Shown {
  readonly grid: Grid;
  readonly palette: Palette;
}

/** Gives the page a file through its chooser. */
async function choose(page: Page, file: MadeFile): Promise<void> {
  const button = page.getByRole('button', { name: /^Choose an(other)? image$/ });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(file);
}

/** Waits until the chosen card is finished, and reads its picture. */
async function chosen(page: Page): Promise<Shown> {
  const card = page.locator('.offer.ready:has(:checked)');
  await card.waitFor();
  return pictureOf(card.locator('.picture'));
}

/** The picture of a card, read from its drawing. */
async function pictureOf(drawing: ReturnType<Page['locator']>): Promise<Shown> {
  const { width, height, inks, layers } = await drawing.evaluate((svg) => {
    const [, , width = 0, height = 0] = svg.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
    const cells = Array.from({ length: width * height }, (_, k) => k);
    return {
      width,
      height,
      inks: [...svg.querySelectorAll('rect, path:not([fill=none])')].map(
        (one) => one.getAttribute('fill') ?? '',
      ),
      // without the outlines of inks that are like the paper
      layers: [...svg.querySelectorAll<SVGPathElement>('path:not([fill=none])')].map((path) =>
        cells.filter((k) => {
          const middle = new DOMPoint((k % width) + 0.5, Math.floor(k / width) + 0.5);
          return path.isPointInFill(middle);
        }),
      ),
    };
  });
  const cells = new Uint16Array(width * height);
  for (const [k, layer] of layers.entries()) for (const cell of layer) cells[cell] = k + 1;
  return { grid: { width, height, cells }, palette: inks.map((rgb) => ({ rgb })) };
}

/** The puzzle has one solution, its picture, and lines find it. */
function expectGood({ grid, palette }: Shown, name: string): void {
  expect(
    grid.cells.some((cell) => cell > 0),
    name,
  ).toBe(true);
  const result = solve(puzzleOf(grid, palette));
  expect(result.status, name).toBe('unique');
  expect(result.lineSolvable, name).toBe(true);
}

describe.skipIf(!hasChromium)('the maker’s page with images', () => {
  const { open, site, errors } = stage();

  /** The maker's page; every address that it asks for is recorded. */
  async function opened(options = {}): Promise<{ page: Page; asked: string[] }> {
    const page = await open('make/', options);
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(request.url()));
    await page.locator('.image-drop').waitFor();
    return { page, asked };
  }

  it('makes puzzles from images of every kind, and sends nothing', async () => {
    const { page, asked } = await opened();
    const [photo, icon, drawing, transparent, ...others] = goodFiles();
    for (const file of chooseCases([photo, transparent], [icon, drawing, ...others])) {
      if (file === undefined) throw new Error('a file is missing');
      await choose(page, file);
      await page.getByRole('img', { name: `The image ${file.name}` }).waitFor();
      expectGood(await chosen(page), file.name);
    }
    const svg = hostileSvg(site().address);
    await choose(page, svg);
    await page.getByRole('img', { name: /hostile/ }).waitFor();
    expectGood(await chosen(page), svg.name);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'leaked'))).toBeUndefined();
    expect(asked.filter((address) => address.includes('leak'))).toEqual([]);
    const own = (address: string): boolean => address.startsWith(site().address);
    expect(asked.filter((address) => !own(address) && !address.startsWith('blob:'))).toEqual([]);
    expect(errors()).toEqual([]);
  });

  it('explains in one sentence what is wrong with a file', async () => {
    const { page } = await opened();
    const [photo] = goodFiles();
    if (photo === undefined) throw new Error('there is a photo');
    const white = createImage(50, 50, () => [255, 255, 255, 255]);
    const broken = { ...photo, name: 'broken.png', buffer: photo.buffer.subarray(0, 60) };
    const text = { name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
    const tiff = { name: 'a.tif', mimeType: 'image/tiff', buffer: Buffer.from('II*\0…………') };
    const table: readonly (readonly [MadeFile, RegExp])[] = [
      [text, /“text.png” is not an image/],
      [broken, /“broken.png” is damaged/],
      [vastPng(), /“vast.png” has too many pixels: the limit is 100 megapixels/],
      [tiff, /cannot read TIFF images: save it as PNG or JPEG/],
      [
        pngFile(
          'one.png',
          createImage(1, 1, () => [9, 9, 9, 255]),
        ),
        /only 1 × 1 pixels/,
      ],
      [pngFile('white.png', white), /a single colour/],
    ];
    for (const [file, sentence] of table) {
      await choose(page, file);
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    }
    // dropped in the page, because fifty megabytes would take long to bring there
    await drop(page, { name: 'large.png', bytes: 50_000_001 });
    await page
      .getByRole('alert')
      .filter({ hasText: /“large.png” is too large/ })
      .waitFor();
    // a good image after bad ones
    await choose(page, photo);
    expectGood(await chosen(page), photo.name);
    expect(await page.getByRole('alert').textContent()).toBe('');
    expect(errors()).toEqual([]);
  });

  it('rotates a photograph as the camera was held, and pastes it from the clipboard', async () => {
    const { page } = await opened();
    const jpeg = Buffer.from(await page.evaluate(jpegInPage), 'base64');
    await paste(page, turnedJpeg(jpeg), 'image/jpeg');
    const { grid } = await chosen(page);
    expect(grid.height).toBeGreaterThan(grid.width);
    await page.getByRole('img', { name: 'The image Pasted image' }).waitFor();
    // an image in the clipboard is no text: the page does not open it as a puzzle
    expect(page.url()).toContain('/make/');
    expect(errors()).toEqual([]);
  });

  it('shows the frames of an animation', async () => {
    const { page } = await opened();
    const buffer = movingGif();
    await choose(page, { name: 'moving.gif', mimeType: 'image/gif', buffer });
    const first = await chosen(page);
    const gone = appears(page, ':root:not(:has(.offer :checked))');
    await page.getByRole('slider', { name: /^Frame/ }).fill('3');
    await gone;
    const third = await chosen(page);
    expectGood(third, 'cross');
    expect(third.grid).not.toEqual(first.grid);
    expect(errors()).toEqual([]);
  });

  it('crops by keys and by pointer, rotates and mirrors', async () => {
    const { page } = await opened();
    // four quarters in four greys, the darkest on the upper left
    const quarters = createImage(200, 100, (x, y) => {
      const shade = (x < 100 ? 0 : 90) + (y < 50 ? 0 : 60);
      return [shade, shade, shade, 255];
    });
    await choose(page, pngFile('quarters.png', quarters));
    await page.getByRole('button', { name: 'Crop and straighten' }).click();
    const dialog = page.getByRole('dialog');
    const size = dialog.getByRole('status');
    const corner = dialog.getByRole('button', { name: 'Bottom right corner' });
    for (let k = 0; k < 3; k++) await corner.press('Shift+ArrowLeft');
    await corner.press('ArrowUp');
    expect(await size.textContent()).toBe('140 × 99 pixels');
    await dialog.getByRole('button', { name: 'Turn right' }).click();
    expect(await size.textContent()).toBe('99 × 140 pixels');
    const box = await dialog.getByRole('button', { name: 'Top left corner' }).boundingBox();
    const sheet = await dialog.locator('.crop-sheet').boundingBox();
    if (box === null || sheet === null) throw new Error('there is a frame');
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + sheet.height * 0.25, { steps: 4 });
    await page.mouse.up();
    expect(await size.textContent()).toBe('99 × 90 pixels');
    await dialog.getByRole('slider', { name: /^Straighten/ }).fill('10');
    await dialog.getByRole('button', { name: 'Mirror' }).click();
    expect(await dialog.getByRole('slider').inputValue()).toBe('-10');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    expectGood(await chosen(page), 'cropped');
    const drawing = page.getByRole('img', { name: /^The image/ });
    await expect.poll(() => drawing.getAttribute('width')).toBe('99');
    expect(errors()).toEqual([]);
  });

  it('follows the sliders with a preview, and makes the puzzle when they stop', async () => {
    const { page } = await opened();
    const [photo] = goodFiles();
    if (photo === undefined) throw new Error('there is a photo');
    await choose(page, photo);
    await chosen(page);
    await page.getByRole('slider', { name: /^Size/ }).fill('24');
    const own = page.locator('.offer').first();
    await expect
      .poll(() => own.getByRole('radio').getAttribute('aria-label'))
      .toMatch(/Your settings/);
    const large = await chosen(page);
    expect(large.grid.width).toBe(24);
    expectGood(large, 'size 24');
    await settled(page, () => page.getByRole('slider', { name: /^Colours/ }).fill('1'));
    const threshold = page.getByRole('slider', { name: /^Threshold/ });
    const dark = await settled(page, () => threshold.fill('45'));
    const light = await settled(page, () => threshold.fill('70'));
    expect(filled(light)).toBeGreaterThan(filled(dark));
    expectGood(light, 'threshold');
    const smaller = page.getByRole('button', { name: 'Smaller' });
    expect((await settled(page, () => smaller.click())).grid.width).toBe(19);
    const outlines = page.getByRole('switch', { name: 'Outlines only' });
    expectGood(await settled(page, () => outlines.click()), 'outlines');
    // every step was an edit: all of it can be taken back
    await page.getByRole('button', { name: 'Undo' }).first().click();
    expect(errors()).toEqual([]);
  });

  it('chooses with arrow keys, undoes a choice, and shows the image after a reload', async () => {
    const { page } = await opened();
    const photo = goodFiles()[0];
    if (photo === undefined) throw new Error('there is a photo');
    await choose(page, photo);
    await chosen(page);
    // when all are there, the one most like the image is taken
    await expect.poll(() => page.locator('.offer:not(.ready)').count()).toBe(0);
    const likeness = await page.locator('.offer.ready').allInnerTexts();
    const shares = likeness.map((text) => Number(/(\d+) %/.exec(text)?.[1] ?? Number.NaN));
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    await page.locator('.offer:first-of-type :checked').waitFor();
    const first = await chosen(page);
    await expect.poll(() => onBoard(page)).toEqual([...first.grid.cells]);
    await page.locator('.offer').first().getByRole('radio').press('ArrowRight');
    const other = await chosen(page);
    expect([...other.grid.cells]).not.toEqual([...first.grid.cells]);
    expect(await onBoard(page)).toEqual([...other.grid.cells]);
    // a hand paints; the next choice replaces that, and says so
    await page.$eval('.board-host', (host) => {
      Reflect.get(host, 'board').apply({ type: 'paint', cells: [0, 1, 2], color: 1 });
    });
    const painted = await onBoard(page);
    await page.locator('.offer').first().getByRole('radio').click();
    await expect.poll(() => onBoard(page)).toEqual([...first.grid.cells]);
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => onBoard(page)).toEqual(painted);
    await page.getByText('Draft saved').waitFor();
    await page.reload();
    await page.getByRole('img', { name: 'The image photo.png' }).waitFor();
    await expect.poll(() => onBoard(page)).toEqual(painted);
    await page.getByRole('button', { name: 'Show pictures from the image' }).click();
    await page.locator('.offer.ready').first().waitFor();
    expect(await onBoard(page)).toEqual(painted);
    expect(errors()).toEqual([]);
  });

  it('keeps inks, accepts a background, and aims at a difficulty', async () => {
    const { page } = await opened();
    const icon = goodFiles()[1];
    if (icon === undefined) throw new Error('there is an icon');
    await choose(page, icon);
    const before = await chosen(page);
    await page.getByRole('switch', { name: 'Keep these inks' }).click();
    const kept = await settled(page, () => page.getByRole('slider', { name: /^Size/ }).fill('18'));
    expect(kept.palette).toEqual(before.palette);
    const background = page.getByLabel('Background');
    const red = await settled(page, () => background.selectOption({ label: 'red' }));
    expect(red.palette[0]?.rgb).not.toBe(before.palette[0]?.rgb);
    const drawing = goodFiles()[2];
    if (drawing !== undefined) await choose(page, drawing);
    await page.getByRole('img', { name: /drawing/ }).waitFor();
    await chosen(page);
    await settled(page, () => page.getByRole('radio', { name: 'Medium', exact: true }).check());
    await page.locator('.offer :checked[aria-label*="medium" i]').waitFor();
    expect(errors()).toEqual([]);
  });

  it('leaves the first screen of a phone to the sheet, with the sliders behind a button', async () => {
    const { page } = await opened(PHONE);
    const [photo] = goodFiles();
    if (photo === undefined) throw new Error('there is a photo');
    await choose(page, photo);
    await chosen(page);
    const size = page.getByRole('slider', { name: 'Size' });
    expect(await size.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 0));
    const room = await page.locator('.make-room').boundingBox();
    expect(room?.y).toBeLessThan(844 / 2 + 40);
    await page.getByRole('button', { name: 'Size, colours, difficulty' }).click();
    await size.fill('20');
    await page.locator('.offer.ready:has(:checked):has-text("20 ×")').waitFor();
    expect(errors()).toEqual([]);
  });

  it('has no finding of axe, in both languages, on a phone and in the dark', async () => {
    for (const [language, theme, choice] of chooseCases<['en' | 'ru', 'light' | 'dark', RegExp]>(
      [['ru', 'dark', /^Выбрать изображение$/]],
      [['en', 'light', /^Choose an image$/]],
    )) {
      const { page } = await opened({
        ...(theme === 'dark' ? { ...PHONE, viewport: { width: 320, height: 640 } } : {}),
        settings: { language, theme },
      });
      expect(await seriousFindings(page)).toEqual([]);
      const button = page.getByRole('button', { name: choice });
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
      await chooser.setFiles(goodFiles()[3] ?? []);
      await chosen(page);
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: /^(Crop and|Обрезать и)/ }).click();
      await page.getByRole('dialog').waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(theme === 'dark' ? 320 : 1280);
    }
    expect(errors()).toEqual([]);
  });
});

/** Does something that the offer of the sliders follows; reads it when it has been worked on. */
async function settled(page: Page, act: () => Promise<unknown>): Promise<Shown> {
  const begun = appears(page, '.offer:has(:checked)[aria-busy="true"]');
  await act();
  await begun;
  return chosen(page);
}

/** The cells of the picture under edit. */
function onBoard(page: Page): Promise<number[]> {
  return page.$eval('.board-host', (host) => [...Reflect.get(host, 'board').editor.grid.cells]);
}

function filled({ grid }: Shown): number {
  return grid.cells.reduce((count, cell) => count + (cell > 0 ? 1 : 0), 0);
}

/** Drops a file of zeros. */
function drop(page: Page, file: { name: string; bytes: number }) {
  return page.evaluate(({ name, bytes }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    }
  }, file);
}

/** Pastes an image as Ctrl+V does. */
function paste(page: Page, file: Buffer, type: string) {
  return page.evaluate(
    ([bytes, type]) => {
      const clipboardData = new DataTransfer();
      const part = Uint8Array.from(bytes);
      clipboardData.items.add(new File([part], 'image.jpg', { type }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [[...file], type] as const,
  );
}

/** In the page: a JPEG that lies on its side, as base64. */
function jpegInPage(): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 240, height: 120 });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 240, 120);
  context.fillStyle = '#204080';
  context.fillRect(30, 20, 150, 80);
  context.fillStyle = '#d04020';
  context.fillRect(180, 40, 30, 40);
  return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
}
