/**
 * The tour: the whole site in one go, as people use it. A guest plays the day's puzzle, makes an
 * account, and what was played moves along; she solves, votes, comments, makes a puzzle and
 * publishes it. Another finds it in the catalogue and solves it, and the ranking shows both. A
 * moderator hides her comment; she takes her data with her and deletes the account.
 *
 * There are two languages and two databases. A tour takes about half a minute, so a usual run makes
 * one and a full run two, in which each language and each database comes once; NONOKIT_TOURS=all
 * makes all four.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from '@nonokit/queue/testing';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDay } from '../contract/days.js';
import { chooseDaily } from '../server/rankings/daily-choice.js';
import { hasPostgres, openSiteDatabase } from '../server/testing/both-databases.js';
import { hasChromium } from './support/browser.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { chooseCases } from './support/full.js';
import { keptIds } from './support/kept.js';
import { click, drag, findButton, ready } from './support/player.js';
import { type Backend, makeCookie, startBackend } from './support/site-backend.js';
import { eachAfterTheOther } from './support/steps.js';
import {
  TOUR_WORDS,
  type TourLanguage,
  type TourPerson,
  tourPerson,
} from './support/tour-person.js';

const PUZZLES = fileURLToPath(new URL('../../../puzzles/', import.meta.url));

/** The catalogue: the small and the medium puzzle of the day, and one more. */
const FILES = ['heart.json', 'umbrella.g', 'coffee.non'];

/** People and texts by language. */
const SAID = {
  en: { guest: 'Marta', other: 'Oleg', comment: 'The second row opens it.', made: 'A small cup' },
  ru: { guest: 'Марта', other: 'Олег', comment: 'Вторая строка решает всё.', made: 'Чашка' },
} as const;

const PASSWORD = 'seven grey owls at noon';

const tours: readonly (readonly [TourLanguage, 'SQLite' | 'PostgreSQL'])[] =
  process.env['NONOKIT_TOURS'] === 'all'
    ? [
        ['en', 'SQLite'],
        ['ru', 'SQLite'],
        ['en', 'PostgreSQL'],
        ['ru', 'PostgreSQL'],
      ]
    : chooseCases<readonly [TourLanguage, 'SQLite' | 'PostgreSQL']>(
        [['en', 'SQLite']],
        [['ru', 'PostgreSQL']],
      );

describe.skipIf(!hasChromium).each(tours)('the tour in %s', (language, kind) => {
  describe.skipIf(kind === 'PostgreSQL' && !hasPostgres)(`on ${kind}`, () => {
    const words = TOUR_WORDS[language];
    const said = SAID[language];
    let [backend, browser] = [] as unknown as [Backend, BrowserShare];
    let postgres: TestDatabase | undefined;
    let [guest, other, moderator] = [] as unknown as [TourPerson, TourPerson, TourPerson];
    /** The path of the day's small puzzle, and of the one that is made. */
    const paths = { daily: '', made: '' };

    beforeAll(async () => {
      [browser, postgres] = await Promise.all([
        startBrowser(),
        kind === 'PostgreSQL' ? openSiteDatabase() : undefined,
      ]);
      const folder = mkdtempSync(join(tmpdir(), 'nonokit-tour-'));
      for (const file of FILES) cpSync(join(PUZZLES, file), join(folder, file));
      const database = postgres?.url;
      backend = await startBackend({
        catalogue: folder,
        ...(database === undefined ? {} : { database }),
      });
      rmSync(folder, { recursive: true });
      await chooseDaily(backend.site.db, toDay(backend.site.now()));
      backend.site.jobs.start();
      [guest, other, moderator] = (await Promise.all(
        [1, 2, 3].map(() => tourPerson(browser, backend.address, language)),
      )) as [TourPerson, TourPerson, TourPerson];
    });
    eachAfterTheOther();
    afterAll(async () => {
      await browser?.close();
      await backend?.close();
      await postgres?.drop();
    });

    it('a guest plays the daily puzzle and begins another', async () => {
      const { page } = guest;
      await guest.visit('');
      await menu(guest, words.shell.daily);
      await dayCard(guest, 'small').getByRole('link').click();
      await page.waitForURL(/\/puzzles\/\w+$/);
      paths.daily = makePath(guest);
      await guest.solve();
      await page.getByRole('heading', { name: title('Heart', 'Сердце') }).waitFor();
      await page.getByText(words.finished.withAccount).waitFor();
      await guest.visit('daily');
      await dayCard(guest, 'medium').getByRole('link').click();
      await ready(page);
      await drag(page, [0, 0], [0, 3]);
      const id = makePath(guest).split('/').at(-1);
      await expect.poll(() => keptIds(page, 'remote')).toContain(id);
      await guest.visit(paths.daily);
    });

    it('a guest creates an account, to which earlier games move', async () => {
      const { page } = guest;
      await page.getByRole('link', { name: words.finished.makeAccount }).click();
      await guest.join(said.guest, PASSWORD);
      expect(makePath(guest)).toBe(paths.daily);
      const two = words.sent.movedIn[new Intl.PluralRules(language).select(2)];
      await page.getByText(`2 ${two}`).waitFor();
      await page.reload();
      await page.locator('.ranking .me', { hasText: said.guest }).waitFor();
      await guest.visit('daily');
      await (await rankingOfSmall(guest)).filter({ hasText: said.guest }).waitFor();
    });

    it('a member votes and comments', async () => {
      const { page } = guest;
      await guest.visit(paths.daily);
      await findButton(page, words.finished.stars(4)).click();
      await page.getByText(words.finished.felt.right).click();
      await page.getByLabel(words.solved.writeLabel).fill(said.comment);
      await page.getByText(words.solved.givesAway).click();
      await findButton(page, words.solved.post).click();
      await page.locator('.comment-text', { hasText: said.comment }).waitFor();
      await expect
        .poll(() => backend.site.db.selectFrom('vote').select(['stars', 'felt']).execute())
        .toEqual([{ stars: 4, felt: expect.any(Number) }]);
    });

    it('a member makes a puzzle and publishes it', async () => {
      const { page } = guest;
      await menu(guest, words.shell.make);
      await ready(page);
      await page.getByRole('button', { name: words.make.newSheet }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: '5 × 5' }).click();
      // on the sheet before it, the first stroke would be lost
      await page.locator('[role=grid][aria-colcount="5"]:focus').waitFor();
      await drag(page, [1, 0], [1, 3]);
      await drag(page, [2, 0], [2, 4]);
      await drag(page, [3, 0], [3, 3]);
      await drag(page, [4, 1], [4, 2]);
      await click(page, 1, 4);
      await page.locator('.outcome-status').getByText(words.make.byLines).waitFor();
      await page.getByLabel(words.make.puzzleTitle, { exact: true }).fill(said.made);
      await findButton(page, words.make.publish).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.make.tags).fill('mug');
      await dialog.getByRole('button', { name: words.make.publish, exact: true }).click();
      await dialog.locator('[role=alert]:focus').waitFor();
      await dialog.getByRole('button', { name: words.make.publishAnyway }).click();
      await dialog.locator('[role=status]:focus').waitFor();
      await dialog.getByRole('link', { name: words.make.toPuzzle }).click();
      await page.waitForURL(/\/puzzles\/\w+$/);
      await ready(page);
      paths.made = makePath(guest);
    });

    it('another person finds it in the catalogue and solves it', async () => {
      const { page } = other;
      await other.visit('');
      await page.getByRole('link', { name: words.shell.signIn }).click();
      await page.getByRole('link', { name: words.signIn.create }).click();
      await other.join(said.other, PASSWORD);
      await menu(other, words.shell.puzzles);
      await page.getByLabel(words.catalogue.sizeUpTo(1, 5)).check();
      const card = page.locator('.puzzle-card', { hasText: words.cards.by(said.guest) });
      await card.waitFor();
      expect(await page.content()).not.toContain(said.made);
      await card.click();
      await page.waitForURL(`**/${paths.made}`);
      await other.solve();
      await page.getByRole('heading', { name: said.made }).waitFor();
      await page.locator('.ranking .me', { hasText: said.other }).waitFor();
    });

    it('the ranking shows both players, and each can watch the replay of the other', async () => {
      const { page } = other;
      await other.visit(paths.daily);
      await other.solve();
      const rows = page.locator('.ranking tbody tr');
      await expect.poll(() => rows.count()).toBe(2);
      expect((await rows.allInnerTexts()).join()).toContain(said.guest);
      await findButton(page, words.solved.watch(said.guest)).click();
      await page.getByRole('dialog').getByText(words.finished.replayAt(6, 6)).waitFor();
      await findButton(page, words.solved.close).click();
      await menu(other, words.shell.ranking);
      const ranks = await rankingOfSmall(other);
      for (const name of [said.guest, said.other]) {
        await ranks.filter({ hasText: name }).waitFor();
      }
    });

    it('a member reads the comment and reports it, and a moderator hides it', async () => {
      await other.visit(paths.daily);
      const comment = other.page.locator('.comment', { hasText: said.comment });
      await comment.getByRole('button', { name: words.report.report }).click();
      const dialog = other.page.getByRole('dialog');
      await dialog.getByLabel(words.report.reasons.rude).check();
      await dialog.getByRole('button', { name: words.report.send }).click();
      await other.page.getByText(words.report.thanks).waitFor();

      const { page, context } = moderator;
      await context.addCookies([makeCookie(backend, await backend.person('warden', 'moderator'))]);
      await moderator.visit('');
      await moderator.openMenu(words.shell.moderation);
      await page.locator('.stream-row.report').click();
      const report = page.locator('.report', { hasText: words.moderation.mayGiveAway });
      await report.getByText(words.moderation.mayGiveAway).click();
      await report.getByText(said.comment).waitFor();
      await report.getByRole('button', { name: words.moderation.actions.hide }).click();
      await page.getByText(words.moderation.kept).waitFor();

      await other.page.reload();
      await other.page.getByText(words.solved.noComments).waitFor();
      expect(await other.page.content()).not.toContain(said.comment);
      await guest.visit(paths.daily);
      await guest.page.getByText(words.solved.hidden).waitFor();
    });

    it('the first member exports the data and deletes the account', async () => {
      const { page } = guest;
      await guest.openMenu(words.shell.settings);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: words.account.exportAll }).click(),
      ]);
      const data = readFileSync(await file.path(), 'utf8');
      for (const text of [said.guest, said.comment, said.made, 'mug']) {
        expect(data).toContain(text);
      }
      await findButton(page, words.account.leave).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.account.password, { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: words.account.leaveYes }).click();
      await page.getByRole('link', { name: words.shell.signIn }).waitFor();

      // the name is gone everywhere; the puzzle stays for those who play it
      await other.visit(paths.daily);
      await other.page.locator('.ranking .me').waitFor();
      for (const path of [paths.daily, paths.made, 'rankings', 'rankings/authors', 'puzzles']) {
        await other.visit(path);
        await other.page.locator('h1').first().waitFor();
        expect(await other.page.content(), path).not.toContain(said.guest);
      }
      const left = await fetch(`${backend.address}people/${encodeURIComponent(said.guest)}`);
      expect(left.status).toBe(404);
      const found = await fetch(`${backend.address}api/v1/${paths.made}`);
      expect(await found.json()).toMatchObject({ author: null, solves: 1 });
    });

    it('no page has logged an error', () => {
      const all = [guest, other, moderator].flatMap((person) => person.errors());
      // the warning before the small cup is published
      expect(all).toEqual([expect.stringMatching(/^422 .*\/api\/v1\/puzzles\?lang=/)]);
    });

    function title(en: string, ru: string): string {
      return language === 'ru' ? ru : en;
    }

    /** Follows an entry of the main menu. */
    async function menu({ page }: TourPerson, name: string): Promise<void> {
      const links = page.getByRole('navigation', { name: words.shell.mainMenu });
      await links.getByRole('link', { name, exact: true }).first().click();
      await page.waitForLoadState();
    }

    /** The card of a kind on the page of the day. */
    function dayCard({ page }: TourPerson, kind: 'small' | 'medium') {
      return page.locator(`.day-puzzle[data-kind="${kind}"]`);
    }

    /** The ranking of the day's small puzzle, on the page of the day or of the rankings. */
    async function rankingOfSmall({ page }: TourPerson): Promise<Locator> {
      const ways = page.getByRole('navigation', { name: words.rankings.puzzlesMenu });
      await ways.getByRole('link', { name: words.rankings.puzzles.small }).click();
      return page.locator('.ranks');
    }

    /** The path of the page, without the folder of its language. */
    function makePath({ page }: TourPerson): string {
      return new URL(page.url()).pathname.replace(/^\/(ru\/)?/, '');
    }
  });
});
