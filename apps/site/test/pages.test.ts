/**
 * All pages besides the player and the lessons: their HTML in both languages, axe in three themes,
 * narrow windows and large texts, settings that stay and hold at once.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../player-store/settings.js';
import { seriousFindings } from './support/axe.js';
import { hasChromium, stage } from './support/browser.js';
import { chooseCases } from './support/full.js';
import { type Card, coloredPuzzle, shelfCards } from './support/site-server.js';

/** A small coloured puzzle of the shelf. */
const PUZZLE = coloredPuzzle();

const PAGES = [
  '',
  'settings/',
  'make/',
  'scan/',
  'kinds/',
  'kinds/make/',
  'learn/hidden-numbers/',
  'learn/two-lines/',
  'learn/triangles/',
  'storm/',
  'streak/',
  'help/',
  // one frame around six texts
  ...chooseCases(['keyboard'], ['gamepad', 'screen-reader', 'touch', 'files', 'making']).map(
    (topic) => `help/${topic}/`,
  ),
  ...['print/', 'explain/'].flatMap((path) => [path, path + PUZZLE]),
];

const LANGUAGES = chooseCases(['en', 'ru', 'de'], ['fr', 'es', 'ja', 'pl', 'uk']);
const THEMES = chooseCases<Settings['theme']>(['light'], ['dark', 'contrast']);

/** The path of a page in a language. */
const pathIn = (language: string, path: string): string =>
  language === 'en' ? path : `${language}/${path}`;

/** Languages whose letters tell whether a text is in them. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  ru: /[а-яё]/i,
  uk: /[а-яґєії]/i,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};

/** Texts that are not in the language of the page on purpose. */
const FOREIGN = '[lang]:not(html), kbd, code';

describe.skipIf(!hasChromium)('pages', () => {
  const { open, errors, site } = stage();

  /** Opens a window with settings; pages change them afterwards. */
  function windowWith(settings: Partial<Settings>, path = 'icon.svg'): Promise<Page> {
    return open(path, { settings });
  }

  /** Goes to a page, and waits until what it shows stands still. */
  async function visit(page: Page, path: string): Promise<void> {
    // without a step between, another fragment would not load the page again
    await page.goto('about:blank');
    await page.goto(site().address + path);
    await isShown(page);
  }

  /** Waits until what a page shows stands still. */
  async function isShown(page: Page): Promise<void> {
    await page.locator('h1').waitFor();
    await page.evaluate(() => document.fonts.ready);
  }

  async function shown(path: string, settings: Partial<Settings>): Promise<Page> {
    const page = await windowWith(settings, path);
    await isShown(page);
    return page;
  }

  describe.each(LANGUAGES)('in %s', (language) => {
    const paths = PAGES.filter((path) => !path.includes('#'));
    // a word that was left in English is the likely mistake
    it.each(
      language === 'ru'
        ? paths
        : language === 'en' || language in LETTERS
          ? chooseCases(['', 'settings/'], paths.slice(2))
          : [],
    )('"%s" is HTML in its own language', async (path) => {
      const page = await open(pathIn(language, path), { javaScriptEnabled: false });
      const texts = await readTexts(page);
      expect(texts.length).toBeGreaterThan(3);
      const letters = LETTERS[language];
      const isForeign = (text: string): boolean =>
        letters === undefined
          ? /[а-яё]/i.test(text)
          : /[a-z]{3}/i.test(text) && !letters.test(text);
      expect(texts.filter(isForeign)).toEqual([]);
      await page.context().close();
    });

    // colours are the same in all languages
    it.each(language === 'en' ? THEMES : chooseCases<Settings['theme']>([], ['light']))(
      'axe finds nothing serious: %s',
      async (theme) => {
        const page = await windowWith({ theme, language });
        for (const path of PAGES) {
          await visit(page, pathIn(language, path));
          expect(await seriousFindings(page), `${path} in ${theme}`).toEqual([]);
          expect(errors(), path).toEqual([]);
        }
        await page.context().close();
      },
    );

    const small = { textSize: 100, widths: [320, 390, 768, 1280] };
    const large = { textSize: 200, widths: [320, 390, 1280] };
    // German words are longest
    it.each(language === 'de' ? chooseCases([small, large], []) : chooseCases([], [small, large]))(
      'nothing scrolls sideways with texts of $textSize %',
      async ({ textSize, widths }) => {
        const page = await windowWith({ language, textSize });
        for (const path of PAGES) {
          // a page is opened in the narrowest window, which then grows
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 });
            if (width === widths[0]) await visit(page, pathIn(language, path));
            const size = () =>
              page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
            await expect.poll(size).toBe(`${(16 * textSize) / 100}px`);
            await expect.poll(() => readWidth(page), { message: path }).toBe(width);
          }
        }
        await page.context().close();
      },
    );
  });

  it('settings apply immediately and after a reload', async () => {
    const page = await shown('settings/', { language: 'en', theme: 'light' });
    await choose(page.getByRole('radio', { name: 'Dark' }));
    await choose(page.getByRole('radio', { name: 'Always' }));
    await page.locator('select[name=language]').selectOption('ru');
    const state = async () => ({
      theme: await page.locator('html').getAttribute('data-theme'),
      heading: await page.locator('h1').textContent(),
      path: new URL(page.url()).pathname,
      symbols: await page.getByRole('radio', { name: 'Всегда' }).isChecked(),
    });
    const expected = {
      theme: 'dark',
      heading: 'Настройки',
      path: '/ru/settings/',
      symbols: true,
    };
    await expect.poll(state).toEqual(expected);
    await page.reload();
    await expect.poll(state).toEqual(expected);
    await page.context().close();
  });

  it('a key can be changed, and a question comes before it is reassigned', async () => {
    const page = await shown('settings/', { language: 'en' });
    const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) }).first();
    await page.locator('summary', { hasText: 'Keyboard' }).click();
    await row('Hint').getByRole('button').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('q');
    await expect.poll(() => row('Hint').locator('kbd').allTextContents()).toEqual(['Q']);
    await row('Undo').getByRole('button').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('q');
    await page
      .getByRole('dialog', { name: 'Q is used for “Hint”' })
      .getByRole('button', { name: 'Reassign' })
      .click();
    await expect.poll(() => row('Undo').locator('kbd').allTextContents()).toEqual(['Q']);
    await expect.poll(() => row('Hint').locator('kbd').count()).toBe(0);
    await page.goto(page.url().replace('settings/', 'help/keyboard/'));
    await expect.poll(() => row('Undo').locator('kbd').allTextContents()).toEqual(['Q']);
    await page.context().close();
  });

  it('filters of the catalogue apply immediately and by address', async () => {
    const page = await shown('', { language: 'en' });
    const cards = page.locator('.shelf .puzzle-card');
    const status = page.locator('.shelf-head [role=status]');
    const all = shelfCards();
    const has = (count: number) =>
      expect.poll(() => status.innerText()).toContain(`${count.toLocaleString('en-US')} puzzle`);
    await has(all.length);
    await expect.poll(() => cards.count()).toBe(24);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => cards.count()).toBe(72);
    await choose(page.getByRole('checkbox', { name: /6 to 10 cells/ }));
    await has(all.filter((card) => computeSide(card) > 5 && computeSide(card) <= 10).length);
    await choose(page.getByRole('checkbox', { name: 'Easy' }));
    await choose(page.getByRole('checkbox', { name: 'Black and white' }));
    await expect.poll(() => new URL(page.url()).search).toBe('?size=10&difficulty=easy&colors=1');
    await page.goto(`${page.url().split('?')[0]}?difficulty=expert`);
    await has(all.filter(({ difficulty }) => difficulty === 'expert').length);
    // nothing is solved so far
    await choose(page.getByRole('radio', { name: 'Solved', exact: true }));
    await page.getByRole('heading', { name: 'No solved puzzles yet' }).waitFor();
    await page.getByRole('button', { name: 'Show all puzzles' }).last().click();
    await has(all.length);
    await page.getByRole('button', { name: 'Play any of these' }).click();
    await page.waitForURL(/play\/#p=\w{11}$/);
    await page.context().close();
  });

  it('a series has its puzzles in order, also by address', async () => {
    const page = await shown('', { language: 'en' });
    const row = page.locator('.series-cards');
    await page.getByRole('button', { name: /All \d+ series/ }).click();
    expect(await row.locator('li').count()).toBeGreaterThan(12);
    const [link] = await row.locator('a[href*="series="]').all();
    const count = Number.parseInt((await link?.locator('.progress').innerText()) ?? '', 10);
    const title = await link?.locator('b').innerText();
    await link?.click();
    await page.getByRole('heading', { level: 2, name: title ?? '' }).waitFor();
    await expect.poll(() => page.locator('.shelf .puzzle-card').count()).toBe(Math.min(count, 24));
    const names = await page.locator('.shelf .puzzle-card .name').allInnerTexts();
    await page.reload();
    await expect
      .poll(() => page.locator('.shelf .puzzle-card .name').allInnerTexts())
      .toEqual(names);
    await page.getByRole('button', { name: 'All puzzles' }).click();
    expect(new URL(page.url()).search).toBe('');
    await page.context().close();
  });

  it('the solution is printed only after a question', async () => {
    const page = await shown(`print/${PUZZLE}`, { language: 'en' });
    const sheets = page.locator('svg.sheet');
    await expect.poll(() => sheets.count()).toBe(1);
    await page.getByRole('switch', { name: /Solution/ }).click();
    const show = page.getByRole('button', { name: 'Show the solution' });
    await show.waitFor();
    expect(await sheets.count()).toBe(1);
    await show.click();
    await expect.poll(() => sheets.count()).toBe(2);
    await page.context().close();
  });

  it('an explanation is given on request, counts as help and can be used with keys', async () => {
    const page = await shown(`explain/${PUZZLE}`, { language: 'en' });
    expect(await page.locator('canvas').count()).toBe(0);
    await page.getByRole('button', { name: 'Show the steps' }).click();
    // its steps come bit by bit; files are made of all of them
    const keep = page.getByRole('button', { name: 'Save as text' });
    await expect.poll(() => keep.isEnabled()).toBe(true);
    const last = await page.getByRole('slider').getAttribute('max');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('.caption').textContent()).toContain(`Step 2 of ${last}`);
    await page.keyboard.press('End');
    await expect
      .poll(() => page.locator('.caption').textContent())
      .toContain('Every cell is settled.');
    // the code of a move of help: "h", and 2 for cells
    await expect.poll(async () => JSON.stringify(await readMoves(page))).toMatch(/"h",2\]/);
    await page.context().close();
  });
});

/** Chooses as people do: by the label, which lies over the control itself. */
async function choose(control: Locator): Promise<void> {
  await control.locator('xpath=ancestor::label').click();
  await expect.poll(() => control.isChecked()).toBe(true);
}

function computeSide({ width, height }: Card): number {
  return Math.max(width, height);
}

/** How wide the page is, what one would have to scroll to included. */
function readWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Every text that a page shows or says, by its element, but for those that are foreign. */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate((foreign) => {
    const texts: string[] = [document.title];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest(`${foreign}, script, svg, header.top .end`) !== null) continue;
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const spoken = ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name));
      const text = own.map(({ textContent }) => textContent).join(' ');
      texts.push(...[text, ...spoken].flatMap((each) => (each?.trim() ? [each.trim()] : [])));
    }
    return texts.filter((text) => text !== 'Nonokit');
  }, FOREIGN);
}

/** The moves of all games of this browser, as the database has them. */
function readMoves(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('nonokit');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('moves').objectStore('moves').getAll();
          all.onsuccess = () => resolve(all.result);
          all.onerror = () => reject(all.error);
        };
      }),
  );
}
