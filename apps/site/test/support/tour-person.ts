/**
 * A person with a device of their own, who uses the site by what they see: links, buttons and
 * fields are found by the words of the language that they read.
 */

import { orThrow, safeReadPuzzles, solve } from 'nonokit';
import type { BrowserContext, Page } from 'playwright-core';
import { wordsIn } from '../../web/words/all.js';
import { DESKTOP, watch } from './browser.js';
import type { BrowserShare } from './chromium.js';
import { mouseHand } from './hands.js';
import { findButton, ready } from './player.js';

/** The words of the pages that a tour goes through, by language. */
export const TOUR_WORDS = { en: tourWords('en'), ru: tourWords('ru') } as const;

function tourWords(language: string) {
  const words = wordsIn(language);
  const make = {
    ...words.make,
    ...words['make-later'],
    ...words['make-outcome'],
    ...words['make-publish'],
  };
  return { ...words, make, signIn: words['sign-in'] };
}

/** A language that a tour is made in. */
export type TourLanguage = keyof typeof TOUR_WORDS;

/** What a tour asks the person at the device to do; each ends when the page shows it. */
export interface TourPerson {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the pages since the last call. */
  readonly errors: () => string[];
  /** Goes to a page by its address, "" for the first one, in the person's language. */
  visit(path: string): Promise<void>;
  /** Makes an account with the form that is shown; ends where the form leads. */
  join(name: string, password: string): Promise<void>;
  /** Solves the puzzle that is shown with the mouse, as slowly as a person. */
  solve(): Promise<void>;
  /** Opens an entry of the person's menu. */
  openMenu(entry: string): Promise<void>;
}

/** Gives a person a device whose browser speaks their language. */
export async function tourPerson(
  browser: BrowserShare,
  address: string,
  language: TourLanguage,
): Promise<TourPerson> {
  const words = TOUR_WORDS[language];
  const locale = { en: 'en-GB', ru: 'ru-RU' }[language];
  const context = await browser.newContext({ ...DESKTOP, locale });
  const page = await context.newPage();
  const errors: string[] = [];
  watch(page, errors);
  return {
    page,
    context,
    errors: () => errors.splice(0),
    visit: async (path) => {
      await page.goto(`${address}${language === 'ru' ? 'ru/' : ''}${path}`);
    },
    join: async (name, password) => {
      await page.getByLabel(words.signIn.name, { exact: true }).fill(name);
      await page.getByLabel(words.signIn.password, { exact: true }).fill(password);
      await findButton(page, words.signIn.create).click();
      await page.locator('.recovery-code').waitFor();
      await findButton(page, words.signIn.kept).click();
      await page.locator('.person-menu').waitFor();
    },
    solve: () => solveByHand(page),
    openMenu: async (entry) => {
      await page.locator('.person-menu summary').click();
      await page.locator('.person-menu').getByRole('link', { name: entry, exact: true }).click();
    },
  };
}

/** Solves the puzzle of the page, from its clues alone, with the mouse. */
async function solveByHand(page: Page): Promise<void> {
  const [, id = ''] = /puzzles\/([0-9A-Za-z]+)$/.exec(new URL(page.url()).pathname) ?? [];
  const file = await fetch(new URL(`/api/v1/puzzles/${id}.json`, page.url()));
  const [read] = orThrow(safeReadPuzzles(new Uint8Array(await file.arrayBuffer()))).puzzles;
  if (read?.ok !== true) throw new Error(`the clues of ${id} cannot be read`);
  const result = solve(read.value);
  if (result.status !== 'unique') throw new Error(`${id} is not unique`);
  const { width, cells } = result.solution;
  await ready(page);
  const hand = mouseHand(page);
  for (const [k, stroke] of planStrokes(cells, width).entries()) {
    // nobody draws like a metronome, and the server does not believe who does
    await page.waitForTimeout(90 + 60 * (k % 4));
    await hand(cells[stroke[0] ?? 0] ?? 0, stroke, width);
  }
}

/** Cells of one ink side by side in a row. */
function planStrokes(cells: Uint16Array, width: number): number[][] {
  const strokes: number[][] = [];
  for (const [cell, ink] of cells.entries()) {
    if (ink === 0) continue;
    const last = strokes.at(-1);
    const isNext = last?.at(-1) === cell - 1 && cell % width > 0 && cells[cell - 1] === ink;
    if (isNext) last?.push(cell);
    else strokes.push([cell]);
  }
  return strokes;
}
