/**
 * Opening puzzles in a browser: pasted, dropped, chosen, from an address, and by `nonokit play`.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idOf } from '@nonokit/board';
import { orThrow, type Puzzle, safeReadPuzzles, writePuzzle } from 'nonokit';
import { safeReadPuzzleFile } from 'nonokit/node';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasChromium } from './support/browser.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { chooseCases } from './support/full.js';
import { keptIds } from './support/kept.js';
import { dialogIsGone } from './support/page-time.js';
import { playProgram } from './support/play-program.js';
import { type SiteServer, serveSite } from './support/site-server.js';

const PUZZLES = fileURLToPath(new URL('../../../puzzles/', import.meta.url));

/** A file of a puzzle of ours, and what is in it. */
async function readSample(name: string) {
  const path = join(PUZZLES, name);
  const [result] = orThrow(await safeReadPuzzleFile(path)).puzzles;
  if (result === undefined) throw new Error(`${name}: no puzzle`);
  const puzzle: Puzzle = orThrow(result);
  return { name, puzzle, id: idOf(puzzle), bytes: [...readFileSync(path)] };
}

/** Drops files anywhere on a page. */
function drop(page: Page, files: readonly { name: string; bytes: readonly number[] }[]) {
  return page.evaluate((given) => {
    const dataTransfer = new DataTransfer();
    for (const { name, bytes } of given) {
      dataTransfer.items.add(new File([Uint8Array.from(bytes)], name));
    }
    const fire = (type: string) =>
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
      );
    return [fire('dragover'), fire('drop')];
  }, files);
}

/** Holds the words that a page needs before it is awake. Returns how to let them go. */
async function holdWords(page: Page): Promise<() => void> {
  const words = await page.evaluate(() => document.documentElement.dataset['words'] ?? '');
  const { en }: { en: { first: string } } = JSON.parse(words);
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/${en.first}`, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}

/** Pastes a text as Ctrl+V does. */
function paste(page: Page, selector: string, text: string) {
  return page.evaluate(
    ([where = '', content = '']) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', content);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true });
      document.querySelector(where)?.dispatchEvent(event);
    },
    [selector, text],
  );
}

const NON = 'width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n1\n';

/** The puzzle of a text. */
function puzzleIn(text: string): Puzzle {
  const [result] = orThrow(safeReadPuzzles(new TextEncoder().encode(text))).puzzles;
  if (result === undefined) throw new Error('no puzzle');
  return orThrow(result);
}

describe.skipIf(!hasChromium)('opening a file', () => {
  let browser: BrowserShare;
  let server: SiteServer;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([serveSite(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });
  beforeEach(async () => {
    context = await browser.newContext({ locale: 'en-GB' });
    page = await context.newPage();
  });
  afterEach(() => context.close());

  it.each(chooseCases(['play/', 'ru/'], ['', 'open/']))(
    'accepts a dropped file on page %j',
    async (path) => {
      const owl = await readSample('owl.json');
      await page.goto(server.address + path);
      await page.waitForLoadState('load');
      // both events are taken from the browser, which would show the file instead of the page
      expect(await drop(page, [owl])).toEqual([false, false]);
      await page.waitForURL(`**/play/#p=${owl.id}`);
      expect(page.url().includes('/ru/')).toBe(path === 'ru/');
    },
  );

  it('shows the drop area, which disappears when the file is dragged away', async () => {
    await page.goto(server.address);
    const drag = (type: string) =>
      page.evaluate((name) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['x'], 'x'));
        document.body.dispatchEvent(
          new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }),
        );
      }, type);
    await drag('dragover');
    await page.locator('.drop-veil').waitFor();
    await drag('dragleave');
    await page.locator('.drop-veil').waitFor({ state: 'detached' });
  });

  it('lists the puzzles of several files, and opens each', async () => {
    const files = await Promise.all(['teapot.non', 'fox.png', 'giraffe.xml'].map(readSample));
    await page.goto(server.address);
    await drop(page, files);
    await page.waitForURL('**/open/');
    const cards = page.locator('.opened-cards a');
    await cards.nth(2).waitFor();
    const links = await cards.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).hash));
    expect(links).toEqual(files.map(({ id }) => `#p=${id}`));
    await page.reload();
    await cards.nth(1).click();
    await page.waitForURL(`**/play/#p=${files[1]?.id}`);
  });

  it('accepts a pasted text, but not one pasted into a field', async () => {
    await page.goto(`${server.address}open/`);
    await page.evaluate(() => document.body.append(document.createElement('textarea')));
    // pastes are taken one after the other: the first would have its puzzle open or kept
    await paste(page, 'textarea', NON.replace('columns\n2\n1', 'columns\n1\n2'));
    await paste(page, 'body', NON);
    await page.waitForURL('**/play/#p=*');
    const [, id] = new URL(page.url()).hash.split('=');
    expect(id).toBe(idOf(puzzleIn(NON)));
    await expect.poll(() => keptIds(page, 'puzzles')).toEqual([id]);
  });

  it('keeps the blank cells at the start of a pasted picture', async () => {
    await page.goto(`${server.address}open/`);
    await paste(page, 'body', '  ##\n ###\n####\n');
    await page.waitForURL('**/play/#p=*');
    const [, id] = new URL(page.url()).hash.split('=');
    expect(id).toBe(idOf(puzzleIn('..##\n.###\n####\n')));
  });

  it('says that nothing tells rows from columns, before the puzzle is played', async () => {
    await page.goto(`${server.address}open/`);
    await paste(page, 'body', '[[3],[1,1,1],[5],[1,2]]\n[[3],[1,2],[3],[2],[3]]\n');
    const dialog = page.getByRole('dialog', { name: 'Opened; please check' });
    await dialog.getByText('nothing says which of the two lists are the rows').waitFor();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/play/#p=*');
  });

  it('has a paste button, which reports an empty clipboard', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${server.address}open/`);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name: 'Paste' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.innerText()).toContain('The clipboard holds no text');
    await dialog.getByRole('button').click();
    await page.evaluate((text) => navigator.clipboard.writeText(text), NON);
    await page.getByRole('button', { name: 'Paste' }).click();
    await page.waitForURL('**/play/#p=*');
  });

  it.each([
    ['', 'This could not be opened', 'No puzzle was found'],
    ['ru/', 'Открыть не удалось', 'Кроссворд не найден'],
  ])('refuses other files in one sentence, on page %j', async (path, title, sentence) => {
    await page.goto(server.address + path);
    await drop(page, [{ name: 'secret-name.txt', bytes: [...Buffer.from('no puzzle at all')] }]);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(sentence).waitFor();
    const text = await dialog.innerText();
    expect(text).toContain(title);
    expect(text).not.toContain('secret-name');
    await page.keyboard.press('Escape');
    await dialogIsGone(page);
  });

  it('reports the fault of a damaged file in the language of the page', async () => {
    const damaged = { name: 'x.non', bytes: [...Buffer.from(NON.replace('rows\n2', 'rows\n3'))] };
    for (const [path, pattern] of [
      ['', /needs 3 cells/],
      ['ru/', /[а-яё]{4}/],
    ] as const) {
      await page.goto(server.address + path);
      await drop(page, [damaged]);
      const text = page.getByRole('dialog').locator('p').first();
      await expect.poll(() => text.innerText()).toMatch(pattern);
    }
  });

  it('handles a file and a click that came before the page was ready', async () => {
    await page.goto(server.address);
    const theme = page.getByRole('button', { name: /^Theme/ });
    await theme.click();
    await page.getByRole('button', { name: 'Theme: light' }).waitFor();
    const letGo = await holdWords(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    const [, isLeftToBrowser] = await drop(page, [
      { name: 'x.non', bytes: [...Buffer.from(NON.replace('rows\n2', 'rows\n3'))] },
    ]);
    expect(isLeftToBrowser).toBe(false);
    await theme.click();
    await theme.click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    letGo();
    await page.getByRole('dialog').getByText('needs 3 cells').waitFor();
    await page.waitForSelector('html[data-theme="dark"]');
    // once awake, a click is done at once, and once
    await page.keyboard.press('Escape');
    await dialogIsGone(page);
    await theme.click();
    await page.waitForSelector('html[data-theme="contrast"]');
    expect(await page.locator('[data-clicked]').count()).toBe(0);
  });

  it('explains what is wrong even if its scripts load only at the second attempt', async () => {
    await page.goto(server.address);
    const refused = new Set<string>();
    // what the worker imports is left out: a worker that does not start is told as a failure
    await page.route(
      /\/(open-files|opening-view|problem-text|asked-words|words-)[^/]*\.js/,
      (route) => {
        const url = route.request().url();
        if (refused.has(url)) return route.continue();
        refused.add(url);
        return route.abort();
      },
    );
    await drop(page, [
      { name: 'x.non', bytes: [...Buffer.from(NON.replace('rows\n2', 'rows\n3'))] },
    ]);
    await page.getByRole('dialog').getByText('needs 3 cells').waitFor();
    expect(refused.size).toBeGreaterThan(2);
  });

  it('plays the puzzle of a shared link, also when it is opened again', async () => {
    const { puzzle, id } = await readSample('cactus.non');
    const { goal: _, ...clues } = puzzle;
    const bytes = writePuzzle({ ...clues, meta: {} }, 'share');
    const text = new TextDecoder().decode(bytes).trim();
    await page.goto(`${server.address}play/#${text}`);
    await expect.poll(() => keptIds(page, 'puzzles')).toEqual([id]);
    await page.goto('about:blank');
    await page.goto(`${server.address}play/#p=${id}`);
    await page.waitForLoadState('networkidle');
    expect(await keptIds(page, 'puzzles')).toEqual([id]);
  });
});

describe.skipIf(!hasChromium)('nonokit play in the browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-test-'));
  const programs: ChildProcess[] = [];
  let browser: BrowserShare;

  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(async () => {
    for (const program of programs) program.kill();
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  async function play(...files: readonly string[]): Promise<string> {
    const names = files.map((file) => join(PUZZLES, file));
    const { address, child } = await playProgram(folder, names);
    programs.push(child);
    return address;
  }

  it('keeps progress for another port and another browser', async () => {
    const owl = await readSample('owl.json');
    const first = await browser.newContext();
    const page = await first.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(await play('owl.json'));
    await expect.poll(() => keptIds(page, 'puzzles')).toEqual([owl.id]);
    await expect
      .poll(() => page.evaluate(async () => (await fetch('/local/progress')).text()))
      .toContain(owl.id);
    // the policy of the server stops nothing that the pages need
    expect(messages.filter((text) => /Content Security Policy|Refused/.test(text))).toEqual([]);
    await first.close();
    const second = await browser.newContext();
    const other = await second.newPage();
    await other.goto(await play());
    await expect.poll(() => keptIds(other, 'puzzles')).toEqual([owl.id]);
    await second.close();
  });

  it('lists all puzzles of the command line, and needs no service worker', async () => {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    const address = await play('teapot.non', 'cactus.non');
    await page.goto(new URL('/open/', address).href);
    await page.locator('.opened-cards a').nth(1).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe(
      'From the command line',
    );
    const workers = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    );
    expect(workers).toBe(0);
    await context.close();
  });
});
