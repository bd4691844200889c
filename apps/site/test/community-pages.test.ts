/**
 * Rankings, days, moderation and what the site is: read without script in both languages, axe in
 * three themes, narrow windows, and a moderator's form.
 */
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAfter } from '../contract/days.js';
import { sendReport } from '../server/community/reports.js';
import { countRankings } from '../server/rankings/count.js';
import { chooseDaily } from '../server/rankings/daily-choice.js';
import { addPuzzle, addSolve } from '../server/testing/community-facts.js';
import { type TestPerson, type TestSite, testSite } from '../server/testing/test-site.js';
import { allFindings } from './support/axe.js';
import { DESKTOP, hasChromium } from './support/browser.js';
import { type BrowserShare, startBrowser } from './support/chromium.js';
import { chooseCases } from './support/full.js';
import { SITE } from './support/site-server.js';

const TODAY = '2026-11-22';
const NAMES = ['oksana v', 'pixelwright', 'дед_мазай', 'hanjie', 'tereza', 'k_o_l_y_a', 'grid-fan'];

/** Pages that anybody reads; the moderator sees more on the last one. */
const PAGES = [
  'rankings',
  ...['rankings/fastest-10', 'rankings/authors'],
  ...['daily', 'daily/2026-11-20', 'about', 'about/numbers', 'moderation'],
];

describe.skipIf(!hasChromium)('the pages of the community', () => {
  let test: TestSite;
  let server: ServerType;
  let browser: BrowserShare;
  let address: string;
  let [marta, moderator] = [] as unknown as [TestPerson, TestPerson];

  beforeAll(async () => {
    test = await testSite({ config: { pages: SITE } });
    await new Promise<void>((resolve) => {
      const options = { fetch: test.app.fetch, port: 0, hostname: '127.0.0.1' };
      server = serve(options, () => resolve());
    });
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    browser = await startBrowser();
    marta = await test.person('marta');
    moderator = await test.person('watchful', 'administrator');
    await fill(test, marta);
  });

  afterAll(async () => {
    await browser?.close();
    await new Promise((resolve) => server.close(resolve));
    await test.close();
  });

  async function windowFor(
    person: TestPerson | undefined,
    options: BrowserContextOptions = DESKTOP,
    settings: object = {},
  ): Promise<BrowserContext> {
    const context = await browser.newContext(options);
    if (person !== undefined) {
      const [name = '', value = ''] = person.cookie.split('=');
      await context.addCookies([{ name, value, url: address }]);
    }
    const kept = JSON.stringify(settings);
    await context.addInitScript((text) => localStorage.setItem('nonokit.settings', text), kept);
    return context;
  }

  async function visit(page: Page, path: string): Promise<void> {
    const response = await page.goto(address + path);
    expect(response?.status(), path).toBe(200);
    await page.evaluate(() => document.fonts.ready);
  }

  it.each(chooseCases<'en' | 'ru'>(['ru'], ['en']))(
    '%s can be read without scripts',
    async (language) => {
      const context = await windowFor(undefined, { ...DESKTOP, javaScriptEnabled: false });
      const page = await context.newPage();
      for (const path of PAGES) {
        await visit(page, (language === 'ru' ? 'ru/' : '') + path);
        expect(await page.locator('h1').count(), path).toBe(1);
        const text = await page.locator('#app').innerText();
        expect(text, path).not.toMatch(/\bundefined\b|\bNaN\b|\[object|\bowl\b|сова/i);
        expect(text.length, path).toBeGreaterThan(100);
      }
      await context.close();
    },
  );

  it.each(
    chooseCases<['light' | 'dark' | 'contrast', 'en' | 'ru']>(
      [['light', 'en']],
      [
        ['dark', 'ru'],
        ['contrast', 'en'],
      ],
    ),
  )('%s, %s: axe finds nothing, and no page logs an error', async (theme, language) => {
    const context = await windowFor(moderator, DESKTOP, { theme, language });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    for (const path of PAGES) {
      await visit(page, (language === 'ru' ? 'ru/' : '') + path);
      expect(await allFindings(page), `${path} in ${theme}`).toEqual([]);
      expect(errors, path).toEqual([]);
    }
    await context.close();
  });

  it.each(chooseCases([320], [1280]))('nothing scrolls sideways at %d pixels', async (width) => {
    const size = { viewport: { width, height: 800 } };
    const context = await windowFor(moderator, size, { language: 'ru', textSize: 200 });
    const page = await context.newPage();
    for (const path of PAGES) {
      await visit(page, `ru/${path}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, path).toBe(width);
    }
    await context.close();
  });

  it('moderators can undo their latest actions from the log', async () => {
    const context = await windowFor(moderator, { ...DESKTOP, javaScriptEnabled: false });
    const page = await context.newPage();
    await visit(page, 'ru/moderation');
    const comment = test.site.db.selectFrom('comment').select('state').where('id', '=', 'c1');
    const state = async () => (await comment.execute()).map((row) => row.state);
    await page.locator('.stream-row[href$="entry=report-comment-c1"]').click();
    await page.locator('.report button[value="hide comment c1"]').click();
    const undo = page.locator('.log button[value="show comment c1"]');
    await undo.waitFor();
    expect(await state()).toEqual(['hidden']);
    await undo.click();
    await undo.waitFor({ state: 'detached' });
    expect(await state()).toEqual(['shown']);
    await context.close();
    const reader = await windowFor(marta, { ...DESKTOP, javaScriptEnabled: false });
    const page2 = await reader.newPage();
    await visit(page2, 'moderation');
    expect(await page2.locator('.log button').count()).toBe(0);
    await reader.close();
  });

  it('moderators go through the stream by keys', async () => {
    const { db } = test.site;
    const [puzzle] = await db.selectFrom('puzzle').select('id').limit(1).execute();
    const times = { created_at: test.clock.now, changed_at: test.clock.now };
    const own = { id: 'c2', person_id: marta.id, text: 'Buy parrots!', ...times };
    await db
      .insertInto('comment')
      .values({ ...own, puzzle_id: puzzle?.id ?? '' })
      .execute();
    const state = async () =>
      (await db.selectFrom('comment').select('state').where('id', '=', 'c2').execute())[0]?.state;
    const context = await windowFor(moderator, DESKTOP);
    const page = await context.newPage();
    await visit(page, 'moderation');
    await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
    const count = await page.locator('.stream-row').count();
    const chosen = page.locator('.report button[value="hide comment c2"]');
    for (let k = 0; k < count && (await chosen.count()) === 0; k++) await page.keyboard.press('j');
    expect(await page.locator('.stream-row[aria-current]').count()).toBe(1);
    await page.keyboard.press('h');
    // taken back, the act can be done again by the same key
    const undo = (act: string) =>
      page.locator(`.outcome [data-key="u"][value="${act} comment c2"]`);
    await undo('show').waitFor();
    expect(await state()).toBe('hidden');
    await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
    await page.keyboard.press('u');
    await undo('hide').waitFor();
    expect(await state()).toBe('shown');
    await context.close();
  });

  it('a person reads a decision, objects, and a moderator takes it back', async () => {
    const { db } = test.site;
    const context = await windowFor(marta, DESKTOP);
    const page = await context.newPage();
    await visit(page, 'about');
    await page.getByText('A moderator has decided something').waitFor();
    await page.getByRole('link', { name: 'Read it' }).click();
    const decision = page.locator('.decision', { hasText: 'Your account: a warning' });
    await decision.getByText('It is rude or hurts other people.').waitFor();
    await decision.getByText('Please be kind.').waitFor();
    const hidden = page.locator('.decision', { hasText: 'Your comment on puzzle' });
    await hidden.getByRole('button', { name: 'Object' }).click();
    await page.getByLabel('Why the decision is wrong').fill('It is a joke between us.');
    await page.getByRole('button', { name: 'Send the objection' }).click();
    await hidden.getByText('A moderator will look at it.').waitFor();
    await visit(page, 'about');
    expect(await page.getByText('A moderator has decided something').count()).toBe(0);
    await context.close();
    const watch = await windowFor(moderator, { ...DESKTOP, javaScriptEnabled: false });
    const stream = await watch.newPage();
    await visit(stream, 'moderation');
    await stream.locator('.stream-row.objection').click();
    const entry = stream.locator('.report', { hasText: 'It is a joke between us.' });
    await entry.getByRole('button', { name: 'Take the decision back' }).click();
    await entry.waitFor({ state: 'detached' });
    const comment = await db
      .selectFrom('comment')
      .select('state')
      .where('id', '=', 'c3')
      .executeTakeFirst();
    expect(comment).toEqual({ state: 'shown' });
    await watch.close();
  });

  it('moderators find a person and warn them, without scripts', async () => {
    const context = await windowFor(moderator, { ...DESKTOP, javaScriptEnabled: false });
    const page = await context.newPage();
    await visit(page, 'moderation');
    await page.getByLabel('Name, or a part of it').fill('TERE');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    const found = page.locator('#people .report');
    expect(await found.count()).toBe(1);
    await found.getByText('warnings: 0').waitFor();
    await found.getByLabel('The reason that they read').selectOption('spam');
    await found.getByRole('button', { name: 'Warn', exact: true }).click();
    await page.locator('.log').getByText('Person tereza: warned').waitFor();
    await visit(page, 'moderation?person=nobody');
    await page.getByText('Nobody has “nobody” in the name.').waitFor();
    await context.close();
  });

  it('a moderator sees the pauses of a doubtful solve', async () => {
    const context = await windowFor(moderator, DESKTOP);
    const page = await context.newPage();
    await visit(page, 'moderation');
    await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
    await page.locator('.stream-row.solve').click();
    const entry = page.locator('.report', { hasText: 'drawn before it could be known' });
    await entry.getByRole('img', { name: '40 pauses; before 10 strokes' }).waitFor();
    // the moves show the picture: they come with the puzzle
    expect(await entry.getByRole('button', { name: 'Replay' }).count()).toBe(0);
    await entry.getByText('Revealing is noted in the log').waitFor();
    await entry.getByRole('button', { name: 'Reveal title and picture' }).click();
    await entry.getByText(/^Seen by you: .*You are out of the ranking/).waitFor();
    await entry.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('dialog').waitFor();
    await context.close();
  });

  it.each([false, true])('on phones an entry is a page of its own, script: %s', async (isOn) => {
    const size = { viewport: { width: 390, height: 780 }, javaScriptEnabled: isOn };
    const context = await windowFor(moderator, size);
    const page = await context.newPage();
    await visit(page, 'moderation');
    const row = page.locator('.stream-row').first();
    const entry = page.locator('.stream-entry');
    await row.waitFor();
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(68);
    expect(await entry.isVisible()).toBe(false);
    await row.click();
    await page.waitForURL(/entry=/);
    await entry.waitFor();
    expect(await row.isVisible()).toBe(false);
    // the acts are in sight, however long the entry is
    expect(await page.locator('.report .acts').isVisible()).toBe(true);
    const place = await page.locator('.report .acts .button').first().boundingBox();
    expect(place?.y).toBeLessThan(780);
    if (isOn) expect(await allFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await row.waitFor();
    await context.close();
  });

  it('a moderator’s form works without scripts, once', async () => {
    const context = await windowFor(moderator, { ...DESKTOP, javaScriptEnabled: false });
    const page = await context.newPage();
    await visit(page, 'ru/moderation');
    const reports = page.locator('.stream-row');
    const before = await reports.count();
    await page.locator('.report').getByRole('button', { name: 'Закрыть жалобу' }).click();
    await page.getByText('Сделано и записано в журнал.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/ru/moderation');
    await expect.poll(() => reports.count()).toBe(before - 1);
    await page.reload();
    expect(await reports.count()).toBe(before - 1);
    const rows = await test.site.db.selectFrom('moderation').selectAll().execute();
    expect(rows.filter(({ action }) => action === 'close')).toHaveLength(1);
    await context.close();
  });
});

/** A week of days with solvers, a few reports and something done. */
async function fill({ site, clock, person }: TestSite, marta: TestPerson): Promise<void> {
  for (let k = 0; k < 8; k++) {
    await addPuzzle(site, { sizeClass: 10 });
    await addPuzzle(site, { sizeClass: 15, difficulty: 3 });
    await addPuzzle(site, { sizeClass: 20, isColored: true, difficulty: 4 });
  }
  const people = [...(await Promise.all(NAMES.map((name) => person(name))))];
  for (const past of [4, 3, 2, 1, 0]) {
    const day = dayAfter(TODAY, -past);
    await chooseDaily(site.db, day);
    const rows = await site.db.selectFrom('daily').selectAll().where('day', '=', day).execute();
    for (const { kind, puzzle_id } of rows) {
      const solvers = kind === 'coloured' && past === 0 ? people : [...people, marta];
      for (const [k, solver] of solvers.entries()) {
        const activeMs = 152_000 + k * 17_300 + past * 1000;
        await addSolve(site, puzzle_id, solver, { day, activeMs, points: 12 + k });
      }
    }
  }
  await countRankings(site);
  const likes = { likes: 24, published: 7 };
  await site.db.updateTable('person').set(likes).where('name', '=', 'tereza').execute();
  const [first] = await site.db.selectFrom('puzzle').select('id').limit(1).execute();
  const id = first?.id ?? '';
  await site.db
    .insertInto('comment')
    .values({
      id: 'c1',
      puzzle_id: id,
      person_id: people[3]?.id ?? null,
      text: 'Rude words.',
      is_open: 1,
      created_at: clock.now,
      changed_at: clock.now,
    })
    .execute();
  for (const subject of [
    { kind: 'comment', id: 'c1' },
    { kind: 'puzzle', id },
    { kind: 'person', id: 'pixelwright' },
  ] as const) {
    const member = {
      ...marta,
      role: 'person',
      scopes: undefined,
      sessionId: '',
      provedAt: 0,
    } as const;
    const report = { subject, reason: 'rude', note: 'Please look at this one.' } as const;
    await sendReport(site, { ...member, bannedUntil: undefined }, report);
    clock.now += 60_000;
  }
  await fillDecisions(site, { marta, puzzle: id, now: clock.now });
  for (const [k, action] of ['hide', 'lock', 'ban'].entries()) {
    const kind = ['comment', 'puzzle', 'person'][k] ?? 'puzzle';
    await site.db
      .insertInto('moderation')
      .values({
        id: `m${k}`,
        moderator_id: null,
        moderator_name: 'watchful',
        action,
        note: 'agreed',
        subject_kind: kind,
        subject_id: id,
        reason: 'rude',
        created_at: clock.now - k,
      })
      .execute();
  }
}

/** Decisions about Marta, and a doubtful solve. */
async function fillDecisions(
  { db }: TestSite['site'],
  {
    marta,
    puzzle,
    now,
  }: { readonly marta: TestPerson; readonly puzzle: string; readonly now: number },
): Promise<void> {
  const text = 'Nonsense, as ever.';
  const times = { created_at: now - 9, changed_at: now - 9 };
  await db
    .insertInto('comment')
    .values({ id: 'c3', puzzle_id: puzzle, person_id: marta.id, text, state: 'hidden', ...times })
    .execute();
  const by = {
    moderator_id: null,
    moderator_name: 'watchful',
    reason: 'rude',
    person_id: marta.id,
  };
  await db
    .insertInto('moderation')
    .values([
      {
        ...by,
        id: 'd0',
        message: '',
        action: 'hide',
        subject_kind: 'comment',
        subject_id: 'c3',
        created_at: now - 8,
      },
      {
        ...by,
        id: 'd1',
        action: 'warn',
        subject_kind: 'person',
        subject_id: marta.id,
        message: 'Please be kind.',
        created_at: now - 7,
      },
    ])
    .execute();
  await db.updateTable('person').set({ has_news: 1 }).where('id', '=', marta.id).execute();
  const solve = await db.selectFrom('solve').select('id').limit(1).executeTakeFirstOrThrow();
  await db.updateTable('solve').set({ kind: 'doubtful' }).where('id', '=', solve.id).execute();
  const pauses = Array.from({ length: 40 }, (_, k) => ({
    ms: 200 + ((k * 379) % 1900),
    isEarly: k % 4 === 2,
  }));
  await db
    .insertInto('judgement')
    .values({
      solve_id: solve.id,
      kind: 'person',
      findings: '["foresight"]',
      measures: '{"pace":2.1,"foresight":0.38,"rhythm":0.04}',
      pauses: JSON.stringify(pauses),
      changed_at: now,
    })
    .execute();
}
