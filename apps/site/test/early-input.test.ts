/**
 * A control that is pressed before the page's script has arrived does what it does later: the page
 * ends up as one in which the same control was pressed when it was awake. One case for each kind of
 * control that pages have in their HTML.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hasChromium, PHONE } from './support/browser.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { chooseCases } from './support/full.js';
import { type Backend, startBackend } from './support/site-backend.js';

/** A control, and how it is pressed. */
interface Case {
  readonly kind: string;
  readonly path: string;
  readonly window?: BrowserContextOptions;
  readonly press: (page: Page) => Promise<void>;
}

/** Presses the label of a box or radio, whose own square is not drawn. */
const label = (text: string) => async (page: Page) => {
  await page.locator('label').filter({ hasText: text }).first().click();
};

const button = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
};

const slide = (name: string) => async (page: Page) => {
  await page.getByRole('slider', { name }).focus();
  for (let k = 0; k < 2; k++) await page.keyboard.press('ArrowRight');
};

const CASES = chooseCases<Case>(
  [
    { kind: 'a box of a filter', path: 'puzzles', press: label('10 min') },
    {
      kind: 'two boxes and a radio',
      path: 'puzzles',
      press: async (page) => {
        for (const text of ['10 min', '5 min', 'Coloured']) await label(text)(page);
      },
    },
    {
      kind: 'a choice of a list',
      path: 'puzzles',
      press: async (page) => {
        await page.getByLabel('Technique').selectOption('overlap');
      },
    },
    { kind: 'a radio', path: 'settings/', press: label('Dark') },
    { kind: 'a slider', path: 'settings/', press: slide('Text size') },
    { kind: 'a switch', path: 'settings/', press: (page) => page.getByText('Sounds').click() },
    {
      kind: 'a part that unfolds',
      path: 'settings/',
      press: (page) => page.locator('summary').filter({ hasText: 'Keyboard' }).click(),
    },
    {
      kind: 'a cell of a lesson',
      path: 'learn/overlap/',
      press: (page) => page.locator('.cell[data-row="0"][data-at="4"]').click(),
    },
  ],
  [
    { kind: 'a box that is taken back', path: 'puzzles', press: twice(label('10 min')) },
    { kind: 'a slider of a filter', path: 'puzzles', press: slide('Easiest') },
    {
      kind: 'the order of the cards',
      path: 'puzzles',
      press: async (page) => {
        await page.getByLabel('Sort').selectOption({ label: 'Top rated' });
      },
    },
    {
      kind: 'a field',
      path: 'puzzles?author=Nobody',
      press: async (page) => {
        await page.getByLabel('Author').fill('Nonokit');
        await page.keyboard.press('Tab');
      },
    },
    { kind: 'a button with a dialog', path: 'settings/', press: button('Reset to defaults') },
    { kind: 'a tool of a lesson', path: 'learn/overlap/', press: label('X') },
    { kind: 'a picture that slides', path: 'learn/overlap/', press: slide('Slide the 6') },
    {
      kind: 'a cell under a finger',
      path: 'learn/overlap/',
      window: PHONE,
      press: (page) => page.locator('.cell[data-row="0"][data-at="4"]').tap(),
    },
    { kind: 'a password that is shown', path: 'sign-in', press: button('Show the password') },
  ],
);

function twice(press: Case['press']): Case['press'] {
  return async (page) => {
    await press(page);
    await press(page);
  };
}

describe.skipIf(!hasChromium)('what is pressed before the page is awake', () => {
  let backend: Backend;
  let browser: BrowserShare;
  beforeAll(async () => {
    [backend, browser] = await Promise.all([startBackend(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await backend?.close();
  });

  const visit = async ({ window = DESKTOP }: Case): Promise<Page> => {
    const context = await browser.newContext({ ...window, locale: 'en-GB' });
    return context.newPage();
  };

  it.each(CASES)('$kind of $path', async (one) => {
    const address = backend.address + one.path;
    const late = await visit(one);
    await late.goto(address);
    await late.waitForSelector('html[data-awake]');
    const before = await describePage(late);
    await one.press(late);
    await late.waitForLoadState('networkidle');

    const early = await visit(one);
    const letGo = await holdWords(early);
    await early.goto(address, { waitUntil: 'domcontentloaded' });
    await one.press(early);
    expect(await early.locator('html[data-awake]').count()).toBe(0);
    letGo();
    await early.waitForSelector('html[data-awake]');
    await expect.poll(() => describePage(early)).toEqual(await describePage(late));
    // each press shows, but for one that is taken back
    if (!one.kind.includes('taken back')) expect(await describePage(early)).not.toEqual(before);
    expect(await early.locator('[data-clicked], [data-changed]').count()).toBe(0);
    await Promise.all([early.context().close(), late.context().close()]);
  });
});

/** Holds all words: a page is not awake before it has them. Returns how to let them go. */
async function holdWords(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/words-[^/]*\.js$/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}

/** Address, look, texts, and the state of all controls. */
function describePage(page: Page) {
  return page.evaluate(() => ({
    address: location.pathname + location.search,
    theme: document.documentElement.dataset['theme'],
    text: document.body.innerText,
    labels: [...document.querySelectorAll('[aria-label]')].map((it) => it.ariaLabel),
    controls: [
      ...document.querySelectorAll<HTMLInputElement>('input, select, textarea, button, details'),
    ].map((it) => [
      it.localName,
      it.type,
      it.checked,
      it.localName === 'button' ? '' : it.value,
      it.disabled,
      it.getAttribute('aria-checked'),
      it.getAttribute('open'),
    ]),
  }));
}
