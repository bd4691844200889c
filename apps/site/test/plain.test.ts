/** Playing without a script: forms and links alone, as in the browser of an e-reader. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import { solve } from 'nonokit';
import { safeReadPuzzle } from 'nonokit/formats';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeMarks } from '../server/pages/plain/plain-marks.js';
import { DESKTOP, hasChromium, PHONE, watch } from './support/browser.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { type Backend, startBackend } from './support/play-backend.js';

/** A puzzle of our folder, with its picture row by row. */
function solved(file: string) {
  const path = fileURLToPath(new URL(`../../../puzzles/${file}`, import.meta.url));
  const read = safeReadPuzzle(readFileSync(path), { name: file });
  if (!read.ok) throw new Error(read.problem.message);
  const found = solve(read.value);
  if (found.status !== 'unique') throw new Error(found.status);
  const { width, height } = read.value;
  return { picture: [...found.solution.cells], width, height };
}

const script = readFileSync(new URL('../public/plain-board.js', import.meta.url), 'utf8');

/** Takes away what came after ES5, in the page. */
function forgetNewer(): void {
  const { deleteProperty } = Reflect;
  const { prototype: ofArrays } = Array;
  const { prototype: ofTexts } = String;
  for (const [owner, names] of [
    [globalThis, ['fetch', 'Promise', 'Map', 'Set', 'Symbol', 'Proxy', 'Reflect', 'URL']],
    [ofArrays, ['includes', 'find', 'findIndex', 'fill', 'flat', 'flatMap', 'at']],
    [ofTexts, ['includes', 'startsWith', 'endsWith', 'repeat', 'padStart', 'at']],
    [Object, ['assign', 'entries', 'values', 'fromEntries']],
    [Element.prototype, ['closest', 'matches', 'append', 'remove', 'toggleAttribute']],
  ] as const) {
    for (const name of names) deleteProperty(owner, name);
  }
}

/** F2 presses several cells in one go, before the browser tells of the first. */
function pressAtOnce(cells: readonly number[]): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'F2') return;
    for (const k of cells) {
      document.querySelector<HTMLButtonElement>(`button[name="c"][value="${k}"]`)?.click();
    }
  });
}

describe.skipIf(!hasChromium)('a puzzle without scripts', () => {
  let browser: BrowserShare;
  let backend: Backend;
  const errors: string[] = [];
  beforeAll(async () => {
    browser = await startBrowser();
    // the largest has the first number
    backend = await startBackend(['cactus.non', 'icecream.json', 'village.json']);
  });
  afterAll(async () => {
    await browser?.close();
    await backend?.close();
  });

  async function opened(path: string, options = DESKTOP): Promise<Page> {
    const context = await browser.newContext({ ...options, javaScriptEnabled: false });
    const page = await context.newPage();
    watch(page, errors);
    await page.goto(backend.address + path);
    return page;
  }

  /** The puzzle of a size. */
  async function find(width: number, height: number): Promise<string> {
    const row = await backend.site.db
      .selectFrom('puzzle')
      .select('id')
      .where('width', '=', width)
      .where('height', '=', height)
      .executeTakeFirstOrThrow();
    return row.id;
  }

  it('is found on its page, and solved with a hint and the rest by buttons', async () => {
    const id = await find(10, 13);
    const page = await opened(`puzzles/${id}`);
    await page.getByRole('link', { name: 'Play without a script' }).click();
    await page.waitForURL(`**/plain/${id}`);
    expect((await page.content()).toLowerCase()).not.toContain('cactus');

    await page.getByRole('button', { name: 'Hint' }).click();
    const said = page.locator('.said');
    expect(await said.innerText()).toMatch(/^(Row|Column) \d+, /);
    const { picture } = solved('cactus.non');
    const cells = picture.flatMap((color, cell) => (color > 0 ? [cell] : []));
    // a cross, taken back with the browser
    await page.getByLabel('blank').check();
    await page.locator('button[name="c"][value="0"]').click();
    expect(await page.locator('button[value="0"]').innerText()).toBe('×');
    expect(new URL(page.url()).hash).toBe('#r0');
    await page.goBack();
    expect(await page.locator('button[name="c"][value="0"]').innerText()).toBe('·');
    // a bookmark of a game that is nearly done
    const last = cells.slice(-10);
    const marks = picture.map((color, cell) => (color > 0 && !last.includes(cell) ? color : -1));
    await page.goto(`${backend.address}plain/${id}?s=${encodeMarks(marks, Math.max(...picture))}`);
    for (const cell of last) {
      await page.locator(`input[name="t"][value="${picture[cell]}"]`).check();
      await page.locator(`button[name="c"][value="${cell}"]`).click();
    }
    expect(await said.innerText()).toBe('Solved: Cactus');
    expect(await page.locator('td button').count()).toBe(0);
    expect(await page.locator('th b').count()).toBe(23);
    expect(errors.splice(0)).toEqual([]);
    await page.context().close();
  });

  it('has colours with letters, on a phone and in Russian', async () => {
    const { id = '' } = backend.puzzles.find((_, k) => k === 1) ?? {};
    const page = await opened(`ru/plain/${id}`, PHONE);
    const tools = page.locator('fieldset label');
    expect(await tools.count()).toBeGreaterThan(2);
    await tools.nth(1).click();
    await page.locator('button[name="c"]').nth(3).click();
    expect(await page.locator('button[name="c"]').nth(3).getAttribute('style')).toMatch(
      /^background:#/,
    );
    // the same tool stays
    expect(await tools.nth(1).locator('input').isChecked()).toBe(true);
    expect(await page.getByRole('button', { name: 'Подсказка' }).isVisible()).toBe(true);
    expect(errors.splice(0)).toEqual([]);
    await page.context().close();
  });

  it('has a script of ES5, which marks cells at once in a browser of 2009', async () => {
    expect(() => parse(script, { ecmaVersion: 5, sourceType: 'script' })).not.toThrow();
    for (const file of ['cactus.non', 'icecream.json']) {
      const { picture, width, height } = solved(file);
      const inks = Math.max(...picture);
      const blanks = picture.flatMap((color, k) => (color === 0 ? [k] : [])).slice(0, 2);
      const context = await browser.newContext(DESKTOP);
      await context.addInitScript(forgetNewer);
      await context.addInitScript(pressAtOnce, blanks);
      const page = await context.newPage();
      watch(page, errors);
      const id = await find(width, height);
      const asked: string[] = [];
      // a bookmark of a game that is nearly done
      const filled = picture.flatMap((color, k) => (color > 0 ? [k] : []));
      const [last = 0, ...others] = filled.slice(-12).toReversed();
      const begun = picture.map((color, k) =>
        color > 0 && k !== last && !others.includes(k) ? color : -1,
      );
      await page.goto(`${backend.address}plain/${id}?s=${encodeMarks(begun, inks)}`);
      page.on('request', (request) => asked.push(request.url()));
      const cell = (k: number) => page.locator(`button[name="c"][value="${k}"]`);
      const state = () => page.locator('input[name="s"]').inputValue();
      const press = async (k: number, mark: number): Promise<void> => {
        await page.locator(`input[name="t"][value="${mark}"]`).check();
        const before = page.url();
        await cell(k).click();
        await page.waitForURL((url) => url.href !== before);
      };
      const [blank = 0] = blanks;
      await press(blank, 0);
      expect(await cell(blank).innerText()).toBe('×');
      await page.goBack();
      await expect.poll(() => cell(blank).innerText()).toBe('·');
      // the second press comes before the browser tells of the first
      const texts = () => Promise.all(blanks.map((k) => cell(k).innerText()));
      await page.keyboard.press('F2');
      expect(await texts()).toEqual(['×', '×']);
      await page.keyboard.press('F2');
      expect(await texts()).toEqual(['·', '·']);
      for (const k of others) await press(k, picture[k] ?? 0);
      const marks = picture.map((color, k) => (color > 0 && k !== last ? color : -1));
      expect(await state()).toBe(encodeMarks(marks, inks));
      expect(await page.locator('th b').count()).toBeGreaterThan(5);
      expect(asked).toEqual([]);
      // what a bookmark opens
      await page.reload();
      expect(await state()).toBe(encodeMarks(marks, inks));
      await press(last, picture[last] ?? 0);
      await page.locator('.said').waitFor();
      expect(await page.locator('td button').count()).toBe(0);
      expect(errors.splice(0)).toEqual([]);
      await context.close();
    }
  });

  it('takes any address, and never more than a page that is short', async () => {
    const id = await find(10, 13);
    for (const query of [
      '?s=%D1%8F',
      '?s=____&t=-1&c=5e3',
      '?t=99',
      '?c=130',
      `?s=${'A'.repeat(5000)}`,
    ]) {
      const answer = await fetch(`${backend.address}plain/${id}${query}`, { redirect: 'manual' });
      expect(answer.status, query).toBe(200);
      const text = await answer.text();
      expect(text.length + script.length).toBeLessThan(40_000);
      expect(text.match(/<script/g)).toHaveLength(1);
    }
    const injected = await fetch(`${backend.address}plain/${id}?s="><script>alert(1)</script>`);
    expect((await injected.text()).match(/<script/g)).toHaveLength(1);
    expect((await fetch(`${backend.address}plain/nothing`)).status).toBe(404);
  });
});
