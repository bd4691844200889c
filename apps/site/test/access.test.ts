/**
 * Criterion 9, access: no serious finding of axe in any state, theme or language; forced colours,
 * large text, less motion; everything by keyboard; what a screen reader hears, word for word.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { idOf } from '@nonokit/board';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './support/axe.js';
import { hasChromium, type OpenOptions, PHONE, stage } from './support/browser.js';
import { chooseCases } from './support/full.js';
import {
  cellAt,
  cellsWith,
  chooseLanguage,
  click,
  drag,
  drawn,
  findButton,
  isOver,
  makePath,
  moveCount,
  play,
  readShelf,
  ready,
  stripes,
} from './support/player.js';
import { Transcript } from './support/transcript.js';

const STRIPES = stripes(20, 20);
const SMALL = drawn('#.#', '###', '.#.');

/** Two inks besides white. */
const COLORED = { ...SMALL, palette: [...SMALL.palette, { rgb: '#d02020' }] };

/** Themes and languages; the dark one is seen on a phone. */
const LOOKS = chooseCases<['light' | 'dark' | 'contrast', 'en' | 'ru']>(
  [['light', 'en']],
  [
    ['light', 'ru'],
    ['dark', 'en'],
    ['dark', 'ru'],
    ['contrast', 'en'],
    ['contrast', 'ru'],
  ],
);

const HEART = drawn('.#.#.', '#####', '#####', '.###.', '..#..');

describe.skipIf(!hasChromium)('accessibility', () => {
  const { open, site, errors } = stage();

  async function opened(options?: OpenOptions, puzzle = STRIPES): Promise<Page> {
    const page = await open(makePath(puzzle), options);
    await ready(page);
    return page;
  }

  it.each(LOOKS)('axe finds nothing serious: %s, %s', async (theme, language) => {
    const isPhone = theme === 'dark';
    const settings = { theme, language };
    const page = await opened({ ...(isPhone ? PHONE : {}), settings });
    const check = async (moment: string): Promise<void> => {
      expect(await seriousFindings(page), `${moment}, ${theme}, ${language}`).toEqual([]);
    };
    await check('fresh');
    await drag(page, [1, 0], [1, 19]);
    await page.keyboard.press('h');
    await page.getByText(/^(Look at|Посмотрите)/).waitFor();
    await check('hint');
    await page.keyboard.press('h');
    await page.locator('.told a').first().waitFor();
    await check('reason');
    await findButton(page, /^(Close|Закрыть)$/).click();
    await play(page, { type: 'suppose', name: 'A' });
    await check('what if');
    await play(page, { type: 'discard' });
    await findButton(page, /^(More|Ещё)$/).click();
    await page.getByRole('dialog').waitFor();
    await check('menu');
    await findButton(page, /^(Start over|Начать сначала)$/).click();
    await page.getByRole('dialog').waitFor();
    await check('question');
    await page.keyboard.press('Escape');
    await findButton(page, /^(Pause|Пауза)$/).click();
    await page.locator('.paused').waitFor();
    await check('paused');
    await page.locator('.paused button').click();
    await play(page, ...solutionOf(STRIPES));
    await page.locator('.finished').waitFor();
    await check('finished');
    expect(errors()).toEqual([]);
  });

  it('the board and its state are visible in forced colours', async () => {
    const page = await opened({ forcedColors: 'active', reducedMotion: 'reduce' });
    const look = await picture(page);
    await drag(page, [1, 0], [1, 9]);
    const marked = await picture(page);
    expect(marked).not.toBe(look);
    // the tool in hand is told by more than a colour that the system takes away
    for (const tool of ['Cross', 'Fill']) {
      await findButton(page, tool).click();
      const styles = await page.locator('.swatch').evaluateAll((all) =>
        all.map((one) => {
          const { outlineStyle, outlineWidth, borderTopWidth, borderTopColor, boxShadow } =
            getComputedStyle(one);
          return [outlineStyle, outlineWidth, borderTopWidth, borderTopColor, boxShadow].join();
        }),
      );
      expect(styles[0]).not.toBe(styles[1]);
    }
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors()).toEqual([]);
  });

  it('nothing is cut off with text of 200 %, set here or in the browser', async () => {
    for (const options of [
      { settings: { textSize: 200 } },
      { viewport: { width: 640, height: 450 } },
      { ...PHONE, settings: { textSize: 200, language: 'ru' } },
    ] satisfies OpenOptions[]) {
      const page = await opened(options);
      expect(await outside(page), JSON.stringify(options.settings)).toEqual([]);
      const host = await page.locator('.board-host').boundingBox();
      expect(Math.min(host?.width ?? 0, host?.height ?? 0)).toBeGreaterThan(150);
      await drag(page, [1, 0], [1, 9]);
      expect(await cellsWith(page, 1)).toHaveLength(10);
    }
    expect(errors()).toEqual([]);
  });

  it('nothing moves for longer than a moment if less motion is wanted', async () => {
    const page = await opened({ reducedMotion: 'reduce' }, SMALL);
    const longest = () =>
      page.evaluate(() =>
        Math.max(
          0,
          ...document.getAnimations().map(({ effect }) => {
            const { activeDuration = 0, delay = 0 } = effect?.getComputedTiming() ?? {};
            return Number(activeDuration) + delay;
          }),
          ...[...document.querySelectorAll('*')].flatMap((one) => {
            const style = getComputedStyle(one);
            return [style.animationDuration, style.transitionDuration]
              .flatMap((text) => text.split(','))
              .map((text) => Number.parseFloat(text) * (text.includes('ms') ? 1 : 1000));
          }),
        ),
      );
    expect(await longest()).toBeLessThanOrEqual(1);
    await findButton(page, 'Hint').click();
    await page.locator('.told').waitFor();
    expect(await longest()).toBeLessThanOrEqual(1);
    await findButton(page, 'Close').click();
    await findButton(page, 'More').click();
    expect(await longest()).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await play(page, ...solutionOf(SMALL));
    await page.locator('.finished').waitFor();
    expect(await longest()).toBeLessThanOrEqual(1);
    expect(errors()).toEqual([]);
  });

  it('the keyboard alone leads from the first page to the finished picture', async () => {
    const card = (await readShelf(site().address)).find(({ number }) => number === 1);
    const page = await open('');
    await tabTo(page, (focus) => focus.href?.endsWith(`#p=${card?.id}`) === true);
    await page.keyboard.press('Enter');
    await ready(page);
    // the board has the focus: hints tell what to mark, and are applied by keys as well
    for (let step = 0; step < 30 && !(await isOver(page)); step++) {
      const before = await moveCount(page);
      await page.keyboard.press('h');
      await page
        .locator('.told')
        .getByText(/^Look at/)
        .waitFor();
      for (let press = 0; press < 2; press++) await page.keyboard.press('h');
      await expect.poll(() => moveCount(page).catch(() => before + 9)).toBeGreaterThan(before + 3);
      // it goes with its hint, or with the board
      await page.locator('.hint-panel').waitFor({ state: 'detached' });
    }
    await page.locator('.finished').waitFor();
    await findButton(page, '5 stars').waitFor();
    await tabTo(page, (focus) => focus.name === '5 stars');
    await page.keyboard.press('Enter');
    // the link to the explanation appears before the one to the next puzzle
    await page.locator('.finished a[href*="play/#p="]').first().waitFor();
    await tabTo(page, (focus) => focus.href?.includes('play/#p=') === true);
    await page.keyboard.press('Enter');
    await ready(page);
    expect(page.url()).not.toContain(`#p=${card?.id}`);
    expect(errors()).toEqual([]);
  });

  it('everything on the board has a key', async () => {
    const page = await opened({}, STRIPES);
    const keys = async (...names: string[]): Promise<void> => {
      for (const name of names) await page.keyboard.press(name);
    };
    await keys('Control+Home', 'Space', 'ArrowRight', 'x');
    expect(await cellsWith(page, 1)).toEqual([0]);
    expect(await cellsWith(page, 0)).toEqual([1]);
    // Ctrl with an arrow goes to the next change of the line
    await keys('Control+ArrowRight', 'Space');
    expect((await cellsWith(page, 1)).length).toBe(2);
    // Shift with arrows draws
    await keys('Control+Home', 'ArrowDown', 'ArrowDown');
    await page.keyboard.down('Shift');
    await keys('ArrowRight', 'ArrowRight', 'ArrowRight');
    await page.keyboard.up('Shift');
    expect((await cellsWith(page, 1)).filter((cell) => cell >= 40)).toEqual([40, 41, 42, 43]);
    const moves = await moveCount(page);
    await keys('Control+z');
    expect((await cellsWith(page, 1)).filter((cell) => cell >= 40)).toEqual([]);
    await keys('Control+y');
    expect(await moveCount(page)).toBe(moves + 2);
    // a held key draws a stroke
    await keys('Control+End');
    await page.keyboard.down('Space');
    await keys('ArrowUp', 'ArrowUp');
    await page.keyboard.up('Space');
    expect((await cellsWith(page, 1)).filter((cell) => cell > 350)).toEqual([359, 379, 399]);
    await keys('Backspace');
    expect(await cellsWith(page, 1)).not.toContain(359);
    await keys('c');
    const isTaken = (tool: string) => findButton(page, tool).getAttribute('aria-pressed');
    await expect.poll(() => isTaken('Cross')).toBe('true');
    await keys('1');
    await expect.poll(() => isTaken('Fill')).toBe('true');
    await keys('+', '+');
    const toFit = page.locator('.badge[aria-label*="Fit"]');
    await toFit.waitFor();
    await keys('0');
    await toFit.waitFor({ state: 'hidden' });
    await keys('p');
    // the way on has the focus
    await page.locator('.paused button:focus').waitFor();
    await keys('Enter');
    await page.locator('.paused').waitFor({ state: 'detached' });
    await keys('Control+Home', 'x');
    expect(await cellsWith(page, 0)).toContain(0);
    expect(errors()).toEqual([]);
  });

  it('number keys choose colours', async () => {
    const page = await opened({}, COLORED);
    await page.keyboard.press('2');
    await page.keyboard.press('Space');
    expect(await cellsWith(page, 2)).toEqual([0]);
    await page.keyboard.press('1');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect(await cellsWith(page, 1)).toEqual([1]);
  });

  it('the language changes without a reload, and no stroke is lost', async () => {
    const page = await opened();
    await drag(page, [1, 0], [1, 9]);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const from = await cellAt(page, 3, 0);
    const to = await cellAt(page, 3, 9);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, to.y);
    await page.locator('.languages a[hreflang=ru]').evaluate((one) => (one as HTMLElement).click());
    await findButton(page, 'Отменить').waitFor();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    expect(await cellsWith(page, 1)).toHaveLength(20);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('ru');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/ru/play/');
    await expect
      .poll(() => page.locator('[role=grid]').getAttribute('aria-label'))
      .toMatch(/Японский кроссворд/);
    await chooseLanguage(page, 'en');
    await findButton(page, 'Undo').click();
    expect(await cellsWith(page, 1)).toHaveLength(10);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/play/');
    await page.reload();
    await ready(page);
    expect(await cellsWith(page, 1)).toHaveLength(10);
    expect(errors()).toEqual([]);
  });

  it('the Russian page has no English left, and the English page no Russian', async () => {
    for (const [language, foreign] of [
      ['ru', /[a-z]{3,}/i],
      ['en', /[а-яё]{3,}/i],
    ] as const) {
      const page = await opened({ settings: { language } });
      await drag(page, [1, 0], [1, 9]);
      await page.keyboard.press('h');
      await page.locator('.told').waitFor();
      const texts = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('body :not([lang])')].flatMap((one) => [
          ...(one.children.length === 0 && one.checkVisibility() ? [one.textContent ?? ''] : []),
          ...['aria-label', 'title', 'aria-valuetext', 'placeholder', 'alt'].map(
            (name) => one.getAttribute(name) ?? '',
          ),
        ]),
      );
      // keys have the names that stand on them
      const known = /Nonokit|English, EN|EN|Русский, РУ|РУ|Ctrl/g;
      const left = texts
        .map((text) => text.replace(known, ''))
        .filter((text) => foreign.test(text));
      expect([...new Set(left)]).toEqual([]);
    }
  });

  for (const language of chooseCases<'en' | 'ru'>(['en'], ['ru'])) {
    it(`a screen reader hears what is needed and no more: ${language}`, async () => {
      const page = await open('settings/', { settings: { language } });
      // the second puzzle of the course, which the site has in a pack
      await page.goto(`${site().address}play/#p=${idOf(HEART)}`);
      await ready(page);
      const transcript = await Transcript.of(page);
      // the board has the focus; a cell is filled, another crossed and that taken back
      for (const key of ['ArrowRight', 'Space', 'ArrowRight', 'x', 'Control+z']) {
        await transcript.press(key);
      }
      // a hint up to its cells, which are taken back; a pause
      for (const key of ['h', 'h', 'h', 'Control+z', 'p', 'Enter']) {
        await transcript.press(key);
      }
      await transcript.press('Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Space');
      for (const row of [
        ['Home', 'ArrowDown', 'Shift+ArrowRight*4'],
        ['Home', 'ArrowDown', 'Shift+ArrowRight*4'],
        ['Home', 'ArrowDown', 'ArrowRight', 'Shift+ArrowRight*2'],
        ['Home', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Space'],
      ]) {
        await transcript.press(...row);
      }
      await page.locator('.finished').waitFor();
      await transcript.rest();
      const file = fileURLToPath(new URL(`golden/transcript.${language}.txt`, import.meta.url));
      const told = transcript.text();
      if (process.env['UPDATE_GOLDEN'] !== undefined) writeFileSync(file, told);
      expect(told).toBe(readFileSync(file, 'utf8'));
      expect(errors()).toEqual([]);
    });
  }

  it('a click without a pointer, as of a screen reader, paints a cell', async () => {
    const page = await opened({}, SMALL);
    // a screen reader presses a cell by a click that has no pointer
    await page
      .locator('[role=gridcell]')
      .nth(1)
      .evaluate((one) => (one as HTMLElement).click());
    expect(await cellsWith(page, 1)).toEqual([1]);
    expect(await page.locator('[role=gridcell]').nth(1).getAttribute('aria-label')).toMatch(
      /^Row 1, column 2, filled\. Row clue: 1, 1\. Column clue: 2\.$/,
    );
    await click(page, 0, 1);
    expect(await cellsWith(page, 1)).toEqual([]);
  });
});

/** What solves a puzzle at once. */
function solutionOf({ goal }: typeof STRIPES) {
  const cells = [...(goal?.cells ?? [])].flatMap((color, cell) => (color === 1 ? [cell] : []));
  return [{ type: 'paint', mark: 1, cells } as const];
}

/** What has the focus. */
interface Focus {
  readonly name: string;
  readonly href: string | undefined;
}

/** Presses Tab until what is wanted has the focus. */
async function tabTo(page: Page, isWanted: (focus: Focus) => boolean): Promise<void> {
  for (let press = 0; press < 150; press++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const one = document.activeElement;
      const href = one instanceof HTMLAnchorElement ? one.href : undefined;
      return { name: one?.getAttribute('aria-label') ?? one?.textContent ?? '', href };
    });
    if (isWanted(focus)) return;
  }
  throw new Error('Tab does not lead there');
}

/** Texts and controls that are cut off, or reach out of the window, where nothing scrolls. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page scrolls: ${scrollWidth}`] : [];
    for (const one of document.querySelectorAll<HTMLElement>('button, a[href], h1, h2, p, label')) {
      if (!one.checkVisibility() || one.matches('.skip, .spoken, .badge')) continue;
      if (one.closest('.spoken, .dock-inks') !== null) continue;
      const { left, right } = one.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1)
        found.push(`${one.textContent}: ${left} to ${right}`);
      const isCut =
        getComputedStyle(one).overflow === 'hidden' && one.scrollWidth > one.clientWidth;
      if (isCut) found.push(`${one.textContent} is cut`);
    }
    return found;
  });
}

/** The board's picture as a text. */
function picture(page: Page): Promise<string> {
  return page.evaluate(async () => {
    for (let k = 0; k < 2; k++) await new Promise(requestAnimationFrame);
    return document.querySelector<HTMLCanvasElement>('.board-host canvas')?.toDataURL() ?? '';
  });
}
