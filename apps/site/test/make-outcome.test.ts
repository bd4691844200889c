/**
 * What a picture is worth on the maker's page: its status while it is painted, both of two
 * solutions, repair with changes taken back and locked, test play, saving, sharing, a booklet, and
 * publishing, which explains itself.
 */
import { readFileSync } from 'node:fs';
import { safeReadPuzzles, solve } from 'nonokit';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Workshop } from '../web/pages/make/workshop.js';
import { seriousFindings } from './support/axe.js';
import { hasChromium, type OpenOptions, PHONE, stage } from './support/browser.js';
import { chooseCases } from './support/full.js';
import { click, drag, findButton, ready } from './support/player.js';

/** Two cells on a diagonal have a second solution: the other diagonal. */
const DIAGONAL = [
  [1, 1],
  [2, 2],
] as const;

describe.skipIf(!hasChromium)('the outcome of the maker', () => {
  const { open, errors } = stage();

  async function opened(options?: OpenOptions): Promise<Page> {
    const page = await open('make/', options);
    await ready(page);
    // the panel is loaded after the board
    await page.waitForFunction(() => 'workshop' in (document.querySelector('.outcome') ?? {}));
    return page;
  }

  it('shows two solutions, repairs the puzzle, and undoes changes', async () => {
    const page = await opened();
    const status = page.locator('.outcome-status');
    await status.getByText('The sheet is empty').waitFor();
    for (const [row, column] of DIAGONAL) await click(page, row, column);
    await status.getByText('Two solutions').waitFor();
    const undecided = [16, 17, 31, 32];
    await expect.poll(() => readShown(page)).toMatchObject({ undecided, instead: undefined });
    await status.getByText('B: the other').click();
    await expect.poll(async () => (await readShown(page)).instead).toEqual([17, 31]);
    await status.getByText('Where solutions differ').click();
    await expect.poll(async () => (await readShown(page)).undecided).toEqual([]);

    await findButton(page, 'Repair').click();
    await page.locator('.outcome-changes').waitFor();
    await status.getByText('Solvable line by line', { exact: true }).waitFor();
    await expect.poll(() => readShown(page)).toMatchObject({ instead: undefined });
    const text = '4 cells were undecided. These changes settle them.';
    await page.getByText(text).waitFor();
    const first = await readChanges(page);
    expect(first.length).toBeGreaterThan(0);

    // one is taken back and locked: the next repair finds another way
    const [cell = ''] = first;
    await findButton(page, `Undo ${cell}`).click();
    await status.getByText('Two solutions').waitFor();
    await findButton(page, `Lock ${cell}`).click();
    const painted = await readFilled(page);
    await findButton(page, 'Repair again').click();
    await status.getByText('Solvable line by line', { exact: true }).waitFor();
    const again = await readChanges(page);
    expect(again).toContain(cell);
    await findButton(page, `Unlock ${cell}`).waitFor();
    expect(again.filter((one) => one !== cell)).not.toEqual([]);
    await findButton(page, 'Undo').first().click();
    expect(await readFilled(page)).toEqual(painted);
    expect(errors()).toEqual([]);
  });

  it('tells which locked cells prevent a repair', async () => {
    const page = await opened();
    await page.$eval('.outcome', (panel) => {
      const { workshop } = panel as Panel;
      const grid = { width: 2, height: 2, cells: Uint16Array.of(1, 0, 0, 1) };
      workshop.apply({ type: 'take', picture: { ...workshop.picture.value, grid } });
    });
    // whatever a repair changes is taken back and locked, until nothing is left to change
    const blocked = page.getByText('No repair is possible with these locks');
    for (let round = 0; round < 4; round++) {
      await page.locator('.outcome-wish .button').click();
      const [cell = ''] = await readMade(page);
      await findButton(page, `Undo ${cell}`).click();
      await findButton(page, `Lock ${cell}`).click();
    }
    await findButton(page, 'Repair again').click();
    await blocked.waitFor();
    await findButton(page, 'Unlock r1 c1').click();
    await findButton(page, 'Repair again').click();
    await blocked.waitFor({ state: 'hidden' });
    expect(await readMade(page)).toEqual(['r1 c1']);
    expect(errors()).toEqual([]);
  });

  it('shares a link that holds only the clues, and can be solved there', async () => {
    const page = await opened();
    await bar(page);
    await page.getByLabel('Title', { exact: true }).fill('A secret');
    await findButton(page, 'Save').click();
    await findButton(page, 'Share as a link').click();
    const address = await page.locator('#share-address').inputValue();
    await expect.poll(() => page.locator('#share-address').inputValue()).toContain('#NK');
    const shared = await page.locator('#share-address').inputValue();
    expect(`${address}${shared}`).not.toMatch(/secret/i);
    const [puzzle] = puzzlesOf(Buffer.from(decodeURIComponent(shared.split('#')[1] ?? '')));
    expect(puzzle).toMatchObject({ width: 15, height: 15, meta: {} });
    expect(puzzle?.goal).toBeUndefined();
    expect(puzzle && solve(puzzle).lineSolvable).toBe(true);
    const player = await page.context().newPage();
    await player.goto(shared);
    await ready(player);
    expect(player.url()).toContain('#p=');
    await player.close();
    expect(errors()).toEqual([]);
  });

  it('saves files, drawings and a booklet', async () => {
    const page = await opened();
    await bar(page);
    await page.getByLabel('Title', { exact: true }).fill('Bar: a/b');
    const row = async (name: string): Promise<void> => {
      await findButton(page, 'Save').click();
      await findButton(page, name).click();
    };
    await row('Save as a file');
    const json = await awaitDownload(page, () => findButton(page, 'Download').click());
    expect(json.name).toBe('Bar-a-b.json');
    expect(puzzlesOf(json.bytes)[0]?.meta.title).toBe('Bar: a/b');
    await row('Save as a file');
    await page.getByRole('switch', { name: 'With title and picture' }).click();
    await page.getByLabel('Format').selectOption('non');
    const non = await awaitDownload(page, () => findButton(page, 'Download').click());
    expect(non.name).toBe('nonogram-15x15.non');
    expect(non.bytes.toString()).not.toMatch(/goal|Bar/);
    expect(puzzlesOf(non.bytes)[0]).toMatchObject({ width: 15 });
    await row('Save as a picture');
    const svg = await awaitDownload(page, () => findButton(page, 'SVG').click());
    expect(svg.bytes.toString()).toContain('<svg');
    await page.keyboard.press('Escape');
    await row('Booklet of several puzzles');
    await page.getByLabel('Title of the booklet').fill('Two bars');
    const book = await awaitDownload(page, () => findButton(page, 'Make the booklet').click());
    expect([book.name, book.bytes.subarray(0, 5).toString()]).toEqual(['Two-bars.pdf', '%PDF-']);
    expect(errors()).toEqual([]);
  });

  it('can be test-played, and is not changed by that', async () => {
    const page = await opened();
    await bar(page);
    const painted = await readFilled(page);
    await findButton(page, 'Test play').click();
    const test = page.getByRole('dialog', { name: 'Test play' });
    const host = test.locator('.board-host');
    await host.waitFor();
    await findButton(page, 'Hint').click();
    await test.getByText(/^Look at/).waitFor();
    await host.evaluate((element, cells) => {
      const { board } = element as HTMLElement & { board: { apply: (move: object) => void } };
      board.apply({ type: 'paint', mark: 1, cells });
    }, painted);
    await test.getByText(/^Solved in .* The clues work\.$/).waitFor();
    await findButton(page, 'Back to editing').last().click();
    await test.waitFor({ state: 'detached' });
    expect(await readFilled(page)).toEqual(painted);
    expect(errors()).toEqual([]);
  });

  it('cannot be published with two solutions, and explains why nothing can be published here', async () => {
    const page = await opened();
    await click(page, 1, 1);
    await click(page, 2, 2);
    await findButton(page, 'Publish').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Two solutions: publishing needs one. See the hatched cells.').waitFor();
    await dialog.getByText('This copy of the site has no server').waitFor();
    await page.keyboard.press('Escape');
    await findButton(page, 'Trim').click();
    await click(page, 0, 1);
    await findButton(page, 'Publish').click();
    await dialog.getByText('The puzzle is ready: it has one solution.').waitFor();
    await dialog.getByText('It has no title.').waitFor();
    await findButton(page, 'Save and share').click();
    await findButton(page, 'Share as a link').waitFor();
    expect(errors()).toEqual([]);
  });

  for (const theme of chooseCases<'light' | 'dark' | 'contrast'>(['light'], ['dark', 'contrast'])) {
    it(`axe finds nothing serious: ${theme}`, async () => {
      const isPhone = theme === 'dark';
      const page = await opened({
        ...(isPhone ? { ...PHONE, viewport: { width: 320, height: 640 } } : {}),
        settings: { theme, language: isPhone ? 'ru' : 'en' },
      });
      const check = async (moment: string): Promise<void> => {
        expect(await seriousFindings(page), `${moment}, ${theme}`).toEqual([]);
      };
      await paint(page, [16, 32]);
      await page
        .getByText(/^(Two solutions|Два решения)$/)
        .first()
        .waitFor();
      await check('two solutions');
      await expect.poll(() => measureOverflow(page)).toBe(0);
      await findButton(page, /^(Repair|Исправить)$/).click();
      await page.locator('.outcome-changes').waitFor();
      await check('repaired');
      const dialog = page.locator('dialog[open]');
      await findButton(page, /^(Publish|Опубликовать)$/).click();
      await dialog.waitFor();
      await check('publish');
      await page.keyboard.press('Escape');
      for (const row of [/link|ссылкой/, /as a file|как файл/, /Booklet|Сборник/]) {
        await findButton(page, /^(Save|Сохранить)$/).click();
        await findButton(page, row).click();
        await dialog.waitFor();
        await check(String(row));
        await page.keyboard.press('Escape');
      }
      await findButton(page, /^(Test play|Пробная игра)$/).click();
      await page.locator('.test-play .board-host canvas').first().waitFor();
      await check('test');
      expect(errors()).toEqual([]);
    });
  }
});

/** A picture that lines solve: a bar across the sheet, and one cell below its end. */
async function bar(page: Page): Promise<void> {
  await drag(page, [3, 0], [3, 14], { steps: 20 });
  await click(page, 4, 14);
  await page.getByText('Solvable line by line', { exact: true }).first().waitFor();
}

/** The panel, which carries the workshop. */
type Panel = (HTMLElement | SVGElement) & { readonly workshop: Workshop };

/** What the board shows besides the picture; of another solution its filled cells. */
function readShown(page: Page) {
  return page.$eval('.outcome', (panel) => {
    const { undecided, repaired, instead } = (panel as Panel).workshop.shown.value;
    const cells = instead && [...instead.grid.cells];
    return {
      undecided: [...(undecided ?? [])],
      repaired: [...(repaired ?? [])],
      instead: cells?.flatMap((color, cell) => (color === 0 ? [] : [cell])),
    };
  });
}

/** The filled cells of the picture. */
function readFilled(page: Page): Promise<number[]> {
  return page.$eval('.outcome', (panel) =>
    [...(panel as Panel).workshop.picture.value.grid.cells].flatMap((color, cell) =>
      color === 0 ? [] : [cell],
    ),
  );
}

function paint(page: Page, cells: number[]): Promise<void> {
  return page
    .locator('.outcome')
    .evaluate(
      (panel, cells) => (panel as Panel).workshop.apply({ type: 'paint', cells, color: 1 }),
      cells,
    );
}

/** The cells in the list of changes: "r2 c3". */
function readChanges(page: Page): Promise<string[]> {
  return page.locator('.outcome-changes li > .small').allTextContents();
}

/** Those of them that are not taken back; there has to be one. */
async function readMade(page: Page): Promise<string[]> {
  const made = page.locator('.outcome-changes li:not(.back) > .small');
  await made.first().waitFor();
  return made.allTextContents();
}

async function awaitDownload(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readBytes(download) };
}

async function readBytes(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

function puzzlesOf(bytes: Uint8Array) {
  const file = safeReadPuzzles(new Uint8Array(bytes));
  if (!file.ok) throw new Error(file.problem.message);
  return file.value.puzzles.flatMap((puzzle) => (puzzle.ok ? [puzzle.value] : []));
}

/** Pixels by which the page is wider than the window. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
