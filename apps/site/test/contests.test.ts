/**
 * Contests in the browser: organised, joined, opened by itself, solved in the player, its table; on
 * a desktop and a phone, in both languages and themes, with axe; and what guests see of it.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Place, pictures, solveIn } from '../server/contests/testing/solve-in.js';
import { addPuzzle } from '../server/games/testing/puzzle.js';
import type { TestPerson } from '../server/testing/test-site.js';
import { allFindings } from './support/axe.js';
import { hasChromium, PHONE } from './support/browser.js';
import { peopleStage } from './support/people-stage.js';
import { drag, findButton, ready } from './support/player.js';

const MINUTE = 60_000;

describe.skipIf(!hasChromium)('a contest', () => {
  const { backend, open, errors } = peopleStage();
  let organiser: TestPerson;
  let ann: TestPerson;
  let bob: TestPerson;
  let puzzles: string[];
  let address: string;
  beforeAll(async () => {
    const { site } = backend();
    organiser = await backend().person('Puzzle Club');
    ann = await backend().person('ann');
    bob = await backend().person('bob');
    const own = { authorId: organiser.id, isUnlisted: true };
    puzzles = [
      await addPuzzle(site, pictures[0], own),
      await addPuzzle(site, pictures[1], own),
      await addPuzzle(site, pictures[2], own),
    ];
  });

  /** The site as programs ask it, with its clock. */
  const place = (): Place => {
    const { address: root, clock } = backend();
    return {
      clock: {
        get now() {
          return Date.now() + clock.ahead;
        },
        set now(time) {
          clock.ahead = time - Date.now();
        },
      },
      ask: (method, path, { as, body } = {}) =>
        fetch(root + path.slice(1), {
          method,
          headers: {
            Origin: new URL(root).origin,
            'Content-Type': 'application/json',
            ...(as === undefined ? {} : { Cookie: as.cookie }),
          },
          body: body === undefined ? null : JSON.stringify(body),
        }),
    };
  };
  const solve = async (as: TestPerson, k: number, serverMs: number): Promise<void> => {
    const known = { puzzle: puzzles[k] ?? '', picture: pictures[k] ?? pictures[0] };
    expect(await solveIn(place(), as, known, { serverMs })).toBe('person');
  };
  const isTooWide = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

  it('has puzzles that are published for those who have the address', async () => {
    const page = await open('make/', ann);
    await ready(page);
    // a bar across the sheet
    await drag(page, [3, 0], [3, 14], { steps: 20 });
    await page.locator('.outcome-status').getByText('Solvable line by line').waitFor();
    await page.getByLabel('Title', { exact: true }).fill('A bar');
    await findButton(page, 'Publish').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Only for who has the address').click();
    expect(await allFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    // the warning, that most of the sheet is empty, is a line of the browser's console
    errors.splice(0);
    await dialog.getByText('Send its address to those who may solve it.').waitFor();
    const rows = await backend()
      .site.db.selectFrom('puzzle')
      .select('state')
      .where('author_id', '=', ann.id)
      .execute();
    expect(rows).toEqual([{ state: 'unlisted' }]);
    await page.context().close();
    expect(errors).toEqual([]);
  });

  it('is organised by a member, in a form that keeps what is wrong', async () => {
    const page = await open('contests', organiser);
    await page.getByText('There is no contest yet').waitFor();
    expect(await allFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Organise a contest' }).click();
    await page.getByLabel('Title').fill('Autumn round');
    await page.getByLabel('Puzzles').fill('99999');
    await page.getByRole('button', { name: 'Announce it' }).click();
    await page.getByText('The puzzle "99999" is not there', { exact: false }).waitFor();
    expect(await allFindings(page)).toEqual([]);
    // the refusal is a line of the browser's console
    errors.splice(0);
    const links = puzzles.map((id) => `https://nonograms.example/puzzles/${id}`);
    await page.getByLabel('Puzzles').fill(links.join(' '));
    await page.getByRole('button', { name: 'Announce it' }).click();
    await page.getByRole('heading', { name: 'Autumn round' }).waitFor();
    address = new URL(page.url()).pathname.slice(1);
    await page.getByText('You see the puzzles, because you have chosen them.').waitFor();
    expect(await page.locator('.contest-puzzles li').count()).toBe(3);
    expect(await allFindings(page)).toEqual([]);
    await page.context().close();
    expect(errors).toEqual([]);
  });

  it('holds nothing of its puzzles before it begins, and is joined', async () => {
    for (const who of [undefined, ann]) {
      const page = await open(address, who);
      const source = await (await page.request.get(page.url())).text();
      for (const id of puzzles) expect(source.includes(id)).toBe(false);
      expect(await page.locator('.envelopes li').count()).toBe(3);
      if (who === undefined) await page.getByText('Sign in to take part').waitFor();
      else {
        await page.getByRole('button', { name: 'Take part' }).click();
        await page.getByText('registered').waitFor();
        await page.getByText('1 person takes part').waitFor();
      }
      expect(await allFindings(page)).toEqual([]);
      await page.context().close();
    }
    const answer = await fetch(`${backend().address}puzzles/${puzzles[0]}`);
    expect(answer.status).toBe(404);
    expect(errors).toEqual([]);
  });

  it('is reported by another member, and found by a moderator', async () => {
    const own = await open(address, organiser);
    await own.getByRole('heading', { level: 1 }).waitFor();
    expect(await own.getByRole('button', { name: 'Report' }).count()).toBe(0);
    const page = await open(address, bob);
    await page.getByRole('button', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'What is wrong with this contest?' });
    expect(await dialog.getByLabel('Gives the picture away').count()).toBe(0);
    await dialog.getByLabel('Advertising').check();
    expect(await allFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Report' }).click();
    await page.getByText('Thank you. A moderator will look at it.').waitFor();
    await page.context().close();

    const moderator = await open('moderation', await backend().person('mod', 'moderator'));
    await moderator.getByText('Reported by bob').waitFor();
    await moderator.getByRole('link', { name: 'Contest', exact: true }).click();
    await moderator.waitForURL(`**/${address}`);
    expect(errors).toEqual([]);
  });

  it('opens by itself, and its puzzles in the player', async () => {
    const { begins_at } = await backend()
      .site.db.selectFrom('contest')
      .select('begins_at')
      .executeTakeFirstOrThrow();
    place().clock.now = begins_at - 2000;
    const page = await open(address, ann);
    await page.getByRole('link', { name: 'Open: Puzzle 1' }).waitFor();
    expect(place().clock.now).toBeGreaterThanOrEqual(begins_at);
    expect(await allFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Open: Puzzle 2' }).click();
    await page.waitForSelector('.board-host canvas');
    await page.context().close();
    expect(errors).toEqual([]);
  });

  it('shows while it runs who has solved how many', async () => {
    const entry = `/api/v1/${address}/entry`;
    expect((await place().ask('PUT', entry, { as: bob })).status).toBe(204);
    await solve(ann, 0, MINUTE);
    await solve(bob, 0, 2 * MINUTE);
    await solve(bob, 2, MINUTE);
    const page = await open(address, ann);
    await page.locator('.contest-standings tr.me').waitFor();
    const lines = page.locator('.contest-standings tbody tr');
    expect(await lines.count()).toBe(2);
    expect(await lines.first().innerText()).toContain('bob');
    expect(await page.getByText('1:00', { exact: false }).count()).toBeGreaterThan(0);
    await page.getByText('Time left').waitFor();
    expect(await allFindings(page)).toEqual([]);
    const dark = { ...PHONE, colorScheme: 'dark' } as const;
    const phone = await open(`ru/${address}`, bob, dark);
    await phone.getByText('Осталось').waitFor();
    expect(await allFindings(phone)).toEqual([]);
    expect(await isTooWide(phone)).toBe(false);
    for (const one of [page, phone]) await one.context().close();
    expect(errors).toEqual([]);
  });

  it('keeps its puzzles out of the catalogue until its organiser puts them there', async () => {
    const countListed = async (): Promise<number> => {
      const answer = await place().ask('GET', '/api/v1/puzzles?author=Puzzle%20Club');
      return ((await answer.json()) as { puzzles: unknown[] }).puzzles.length;
    };
    const page = await open(`puzzles/${puzzles[0]}`, organiser);
    await ready(page);
    await findButton(page, 'Your puzzle: texts, notes').click();
    await findButton(page, 'Put it into the catalogue').click();
    await page.getByText('belongs to a contest that is not over', { exact: false }).waitFor();
    expect(await allFindings(page)).toEqual([]);
    expect(await countListed()).toBe(0);
    // the refusal is a line of the browser's console
    errors.splice(0);
    place().clock.now += 2 * 60 * MINUTE;
    await findButton(page, 'Put it into the catalogue').click();
    await expect.poll(countListed).toBe(1);
    await ready(page);
    await findButton(page, 'Your puzzle: texts, notes').click();
    await findButton(page, 'Save').waitFor();
    expect(await findButton(page, 'Put it into the catalogue').count()).toBe(0);
    await page.context().close();
    expect(errors).toEqual([]);
  });

  it('shows the table when it is over', async () => {
    const page = await open(address);
    const rows = page.locator('.contest-table tbody tr');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(2);
    expect(await rows.first().innerText()).toMatch(/bob[\s\S]*2:00[\s\S]*1:00[\s\S]*3:00/);
    expect(await page.locator('.is-best').count()).toBe(2);
    expect(await allFindings(page)).toEqual([]);
    expect(await page.getByRole('checkbox').count()).toBe(2);
    await page.getByRole('img', { name: 'The board of bob' }).waitFor();
    await page.getByRole('img', { name: 'The board of ann' }).waitFor();
    await page.getByRole('heading', { name: 'Where it was decided' }).waitFor();
    expect(await page.locator('.contest-decided li').last().innerText()).toMatch(
      /is done, .* sooner/,
    );
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    const phone = await open(`ru/${address}`, ann, PHONE);
    await phone.locator('.contest-table .me').waitFor();
    await phone.getByRole('button', { name: 'Время по кроссвордам: bob' }).click();
    expect(await phone.locator('.puzzle-times').innerText()).toMatch(/2:00[\s\S]*1:00/);
    expect(await isTooWide(phone)).toBe(false);
    expect(await allFindings(phone)).toEqual([]);
    for (const one of [page, phone]) await one.context().close();
    expect(errors).toEqual([]);
  });
});
