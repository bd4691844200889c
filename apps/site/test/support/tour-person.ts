/**
 * A person with a device of their own, who uses the site by what they see: links, buttons and
 * fields are found by the words of the language that they read.
 */
import { orThrow, readPuzzles, solve } from 'nonokit';
import type { BrowserContext, Page } from 'playwright-core';
import { ACCOUNT_EN } from '../../web/words/en/account.js';
import { CARDS_EN } from '../../web/words/en/cards.js';
import { CATALOGUE_EN } from '../../web/words/en/catalogue.js';
import { DAILY_EN } from '../../web/words/en/daily.js';
import { MAKE_EN } from '../../web/words/en/make.js';
import { MAKE_LATER_EN } from '../../web/words/en/make-later.js';
import { MAKE_OUTCOME_EN } from '../../web/words/en/make-outcome.js';
import { MAKE_PUBLISH_EN } from '../../web/words/en/make-publish.js';
import { MODERATION_EN } from '../../web/words/en/moderation.js';
import { PLAY_EN } from '../../web/words/en/play.js';
import { RANKINGS_EN } from '../../web/words/en/rankings.js';
import { SENT_EN } from '../../web/words/en/sent.js';
import { SHELL_EN } from '../../web/words/en/shell.js';
import { SIGN_IN_EN } from '../../web/words/en/sign-in.js';
import { SOLVED_EN } from '../../web/words/en/solved.js';
import { ACCOUNT_RU } from '../../web/words/ru/account.js';
import { CARDS_RU } from '../../web/words/ru/cards.js';
import { CATALOGUE_RU } from '../../web/words/ru/catalogue.js';
import { DAILY_RU } from '../../web/words/ru/daily.js';
import { MAKE_RU } from '../../web/words/ru/make.js';
import { MAKE_LATER_RU } from '../../web/words/ru/make-later.js';
import { MAKE_OUTCOME_RU } from '../../web/words/ru/make-outcome.js';
import { MAKE_PUBLISH_RU } from '../../web/words/ru/make-publish.js';
import { MODERATION_RU } from '../../web/words/ru/moderation.js';
import { PLAY_RU } from '../../web/words/ru/play.js';
import { RANKINGS_RU } from '../../web/words/ru/rankings.js';
import { SENT_RU } from '../../web/words/ru/sent.js';
import { SHELL_RU } from '../../web/words/ru/shell.js';
import { SIGN_IN_RU } from '../../web/words/ru/sign-in.js';
import { SOLVED_RU } from '../../web/words/ru/solved.js';
import { DESKTOP, watch } from './browser.js';
import type { BrowserShare } from './chromium.js';
import { mouseHand } from './hands.js';
import { buttonOf, ready } from './player.js';
import { patience } from './slow.js';

/** The words of the pages that a tour goes through, by language. */
export const TOUR_WORDS = {
  en: {
    ...{
      account: ACCOUNT_EN,
      cards: CARDS_EN,
      catalogue: CATALOGUE_EN,
      daily: DAILY_EN,
      signIn: SIGN_IN_EN,
    },
    make: { ...MAKE_EN, ...MAKE_LATER_EN, ...MAKE_OUTCOME_EN, ...MAKE_PUBLISH_EN },
    ...{ moderation: MODERATION_EN, play: PLAY_EN, rankings: RANKINGS_EN, sent: SENT_EN },
    ...{ shell: SHELL_EN, solved: SOLVED_EN },
  },
  ru: {
    ...{
      account: ACCOUNT_RU,
      cards: CARDS_RU,
      catalogue: CATALOGUE_RU,
      daily: DAILY_RU,
      signIn: SIGN_IN_RU,
    },
    make: { ...MAKE_RU, ...MAKE_LATER_RU, ...MAKE_OUTCOME_RU, ...MAKE_PUBLISH_RU },
    ...{ moderation: MODERATION_RU, play: PLAY_RU, rankings: RANKINGS_RU, sent: SENT_RU },
    ...{ shell: SHELL_RU, solved: SOLVED_RU },
  },
} as const;

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

/** Gives somebody a device whose browser speaks their language. */
export async function tourPerson(
  browser: BrowserShare,
  address: string,
  language: TourLanguage,
): Promise<TourPerson> {
  const words = TOUR_WORDS[language];
  const locale = { en: 'en-GB', ru: 'ru-RU' }[language];
  const context = await browser.newContext({ ...DESKTOP, locale, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(patience(20_000));
  const errors: string[] = [];
  watch(page, errors);
  return {
    ...{ page, context },
    errors: () => errors.splice(0),
    visit: async (path) => {
      await page.goto(`${address}${language === 'ru' ? 'ru/' : ''}${path}`);
    },
    join: async (name, password) => {
      await page.getByLabel(words.signIn.name, { exact: true }).fill(name);
      await page.getByLabel(words.signIn.password, { exact: true }).fill(password);
      await buttonOf(page, words.signIn.create).click();
      await page.locator('.recovery-code').waitFor();
      await buttonOf(page, words.signIn.kept).click();
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
  const [read] = orThrow(readPuzzles(new Uint8Array(await file.arrayBuffer()))).puzzles;
  if (read?.ok !== true) throw new Error(`the clues of ${id} cannot be read`);
  const result = solve(read.value);
  if (result.status !== 'unique') throw new Error(`${id} is not unique`);
  const { width, cells } = result.solution;
  await ready(page);
  const hand = mouseHand(page);
  for (const [k, stroke] of strokesOf(cells, width).entries()) {
    // nobody draws like a metronome, and the server does not believe who does
    await page.waitForTimeout(90 + 60 * (k % 4));
    await hand(cells[stroke[0] ?? 0] ?? 0, stroke, width);
  }
}

/** Cells of one ink side by side in a row. */
function strokesOf(cells: Uint16Array, width: number): number[][] {
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
