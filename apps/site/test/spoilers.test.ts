/**
 * No spoilers: before a puzzle is solved, neither title nor author, name of the file, nor picture
 * is in anything that a page receives, shows, says or keeps.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idOf } from '@nonokit/board';
import { readCatalogue } from '@nonokit/catalogue';
import { BLANK, orThrow, type Puzzle, solve } from 'nonokit';
import { safeReadPuzzleFile } from 'nonokit/node';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium } from './support/browser.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { chooseCases } from './support/full.js';
import { type Found, readContent, recordResponses } from './support/page-content.js';
import { playProgram } from './support/play-program.js';
import { type SiteServer, serveSite, shelfCards } from './support/site-server.js';

const PUZZLES = fileURLToPath(new URL('../../../puzzles/', import.meta.url));
const CATALOGUE = fileURLToPath(new URL('../../../catalogue/medium.ndjson.gz', import.meta.url));

/** A puzzle, and everything that would give it away. */
interface Secret {
  readonly id: string;
  readonly file: string;
  readonly spoilers: readonly RegExp[];
}

/** Reads a puzzle of ours and collects what nobody may see. */
async function readSecret(file: string): Promise<Secret> {
  const [result] = orThrow(await safeReadPuzzleFile(join(PUZZLES, file))).puzzles;
  if (result === undefined) throw new Error(`${file}: no puzzle`);
  const puzzle = orThrow(result);
  const { title = '' } = puzzle.meta;
  const [name = ''] = file.split('.');
  const words = [title, name, file].filter((word) => word !== '');
  return {
    id: idOf(puzzle),
    file,
    spoilers: [
      ...words.map((word) => new RegExp(`(?<![a-z])${word}(?![a-z])`, 'i')),
      ...listPatterns(puzzle),
    ],
  };
}

/** What nobody may see of some puzzles of the shelf, whose titles occur in no other text. */
function shelfSecrets(): Secret[] {
  const shelf = new Set(shelfCards().map(({ id }) => id));
  return readCatalogue(readFileSync(CATALOGUE))
    .filter(({ puzzle, facts }) => shelf.has(idOf(puzzle)) && /\w \w/.test(facts.titles.en))
    .filter(({ puzzle }) => findTellingRows(puzzle) !== undefined)
    .map(({ puzzle, facts: { titles, source } }) => {
      const icon = 'icon' in source ? [source.icon] : [];
      const words = [titles.en, titles.ru, ...icon];
      return {
        id: idOf(puzzle),
        file: titles.en,
        spoilers: [...words.map((word) => new RegExp(word, 'i')), ...listPatterns(puzzle)],
      };
    });
}

/**
 * Two neighbouring rows of the picture that tell something, blanks among them: a row of inks alone
 * is, as filled or not, the ones that many lists hold. Undefined if there are none.
 */
function findTellingRows(puzzle: Puzzle): number[] | undefined {
  const solved = solve(puzzle);
  if (solved.status !== 'unique') throw new Error('a puzzle of the shelf has one solution');
  const { width, height, cells } = solved.solution;
  const rows = Array.from({ length: height }, (_, y) => [
    ...cells.subarray(y * width, (y + 1) * width),
  ]);
  const isTelling = (row: readonly number[]): boolean =>
    row.includes(BLANK) && new Set(row).size > 1;
  for (let y = 1; y < height; y++) {
    const pair = rows.slice(y - 1, y + 1);
    if (pair.every(isTelling)) return pair.flat();
  }
  return undefined;
}

/** Two telling rows of the picture, in the ways in which pictures are written. */
function listPatterns(puzzle: Puzzle): RegExp[] {
  const cells = findTellingRows(puzzle);
  if (cells === undefined) throw new Error('the picture has no two rows that tell anything');
  const written = (mark: (cell: number) => string, between: string): string =>
    cells.map(mark).join(between);
  const texts = [
    written(String, ','),
    written(String, ''),
    written(String, ' '),
    written((cell) => (cell > 0 ? '1' : '0'), ','),
    written((cell) => (cell > 0 ? '1' : '0'), ''),
    written((cell) => (cell > 0 ? '#' : '.'), ''),
  ];
  return texts.map((text) => new RegExp(text.replaceAll('.', '\\.')));
}

/**
 * The spoilers in what was found. Scripts are the same for all puzzles; only pictures count there.
 */
function leaksIn(found: readonly Found[], { spoilers }: Secret): string[] {
  return found.flatMap(({ where, text }) =>
    spoilers
      .filter((spoiler) => spoiler.test(text) && !isCommonWord(where, spoiler))
      .map((spoiler) => `${where}: ${spoiler}`),
  );
}

function isCommonWord(where: string, { source }: RegExp): boolean {
  return /\/assets\/[^/]*$/.test(where) && /^\(\?<!\[a-z\]\)\w+\(/.test(source);
}

describe.skipIf(!hasChromium)('before the puzzle is solved', () => {
  let server: SiteServer;
  let browser: BrowserShare;
  let context: BrowserContext;
  let responses: () => Promise<readonly Found[]>;
  let program: ChildProcess | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-test-'));

  beforeAll(async () => {
    [server, browser] = await Promise.all([serveSite(), startBrowser()]);
    context = await browser.newContext({ serviceWorkers: 'allow' });
    responses = recordResponses(context);
  });

  afterAll(async () => {
    program?.kill();
    await browser?.close();
    server?.close();
    rmSync(folder, { recursive: true });
  });

  /** Waits until the page has its puzzle: it is in the store then. */
  async function hasPuzzle(page: Page, id: string): Promise<void> {
    const isThere = async (): Promise<boolean> =>
      (await readContent(page)).some(
        ({ where, text }) => where === 'database' && text.includes(id),
      );
    await expect.poll(isThere, { message: `${page.url()} has its puzzle` }).toBe(true);
  }

  it.each(chooseCases([0], [1, 2]))(
    'the catalogue reveals nothing of its puzzles: %i',
    async (k) => {
      const secret = shelfSecrets()[k];
      if (secret === undefined) throw new Error('the shelf has too few puzzles');
      const page = await context.newPage();
      for (const path of ['', 'ru/', `play/#p=${secret.id}`, `ru/play/#p=${secret.id}`]) {
        await page.goto('about:blank');
        await page.goto(server.address + path);
        if (path.includes('#')) await hasPuzzle(page, secret.id);
        expect(leaksIn(await readContent(page), secret)).toEqual([]);
      }
      expect(leaksIn(await responses(), secret)).toEqual([]);
      await page.close();
    },
  );

  it('a dropped file reveals nothing', async () => {
    const secret = await readSecret('owl.json');
    const page = await context.newPage();
    await page.goto(server.address);
    await page.waitForLoadState('load');
    const content = readFileSync(join(PUZZLES, 'owl.json'), 'utf8');
    await page.evaluate(
      ({ name, text }) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], name));
        for (const type of ['dragover', 'drop']) {
          document.body.dispatchEvent(
            new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
          );
        }
      },
      { name: secret.file, text: content },
    );
    await page.waitForURL(`**/play/#p=${secret.id}`);
    await hasPuzzle(page, secret.id);
    expect(leaksIn(await readContent(page), secret)).toEqual([]);
    await page.goto(`${server.address}open/`);
    await page.locator(`a[href$="${secret.id}"]`).waitFor();
    expect(leaksIn(await readContent(page), secret)).toEqual([]);
    expect(leaksIn(await responses(), secret)).toEqual([]);
    await page.close();
  });

  it('nonokit play reveals nothing of its file', async () => {
    const secret = await readSecret('owl.json');
    const { address, child } = await playProgram(folder, [join(PUZZLES, secret.file)]);
    program = child;
    const page = await context.newPage();
    await page.goto(address);
    await hasPuzzle(page, secret.id);
    expect(leaksIn(await readContent(page), secret)).toEqual([]);
    await page.goto(new URL('/open/', address).href);
    await page.locator(`a[href$="${secret.id}"]`).first().waitFor();
    expect(leaksIn(await readContent(page), secret)).toEqual([]);
    // the copy of the progress, too
    await expect
      .poll(() => page.evaluate(async () => (await fetch('/local/progress')).text()))
      .toContain(secret.id);
    expect(leaksIn(await responses(), secret)).toEqual([]);
  });

  it('a leak would be noticed', async () => {
    const secret = await readSecret('owl.json');
    const there = readFileSync(join(PUZZLES, 'owl.json'), 'utf8');
    expect(leaksIn([{ where: 'database', text: there }], secret)).not.toEqual([]);
    const { goal } = JSON.parse(there);
    expect(goal).toBeDefined();
  });
});
