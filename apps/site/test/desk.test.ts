/**
 * The desk of an author: numbers, the table, the map with its places; on a desktop and a phone, in
 * both languages and themes, with axe; and what others see of it.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { gamesWith, OBSTACLES } from '../server/desk/testing/obstacles.js';
import { addSolvedByMany } from '../server/desk/testing/solved-by-many.js';
import { playedRecord, randomPicture } from '../server/games/testing/played.js';
import type { TestPerson } from '../server/testing/test-site.js';
import { allFindings } from './support/axe.js';
import { hasChromium, PHONE } from './support/browser.js';
import { peopleStage } from './support/people-stage.js';

const picture = randomPicture('obstacles', 20);

describe.skipIf(!hasChromium)('the desk of an author', () => {
  const { backend, open, errors } = peopleStage();
  let author: TestPerson;
  beforeAll(async () => {
    const { site } = backend();
    author = await backend().person('author');
    const few = Array.from({ length: 4 }, (_, k) => playedRecord(picture, { seed: `few ${k}` }));
    await addSolvedByMany(site, picture, few, { authorId: author.id, title: 'Later' });
    const games = gamesWith(picture, OBSTACLES);
    await addSolvedByMany(site, picture, games, { authorId: author.id, title: 'Reef' });
  });

  it('shows the worst places, and another puzzle on a press', async () => {
    const page = await open('desk', author);
    await page.getByRole('heading', { name: 'Reef' }).waitFor();
    expect(await page.locator('.desk-places li').count()).toBe(3);
    await page.getByRole('img', { name: /people stood still/ }).waitFor();
    expect(await page.locator('.number-facts li').first().innerText()).toContain('54');
    expect(await allFindings(page)).toEqual([]);
    await page.getByLabel('Mistakes').check();
    await page.getByRole('img', { name: /filled wrongly/ }).waitFor();
    await page.getByText('Nowhere did one in ten people fill a wrong square.').waitFor();
    await page.getByRole('link', { name: 'Later' }).click();
    await page.getByText('Where people get stuck is shown from 10 solves on.').waitFor();
    await page.context().close();
    expect(errors).toEqual([]);
  });

  it('fits a phone, in Russian and in the dark', async () => {
    const dark = { ...PHONE, colorScheme: 'dark' } as const;
    const page = await open('ru/desk', author, dark);
    await page.getByRole('heading', { name: 'Мастерская' }).waitFor();
    expect(await page.locator('.desk-places li').count()).toBe(3);
    expect(await allFindings(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.context().close();
    expect(errors).toEqual([]);
  });

  it('is empty for who has made nothing, and asks guests to sign in', async () => {
    const other = await open('desk', await backend().person('other'));
    await other.getByText('You have not published a puzzle yet.').waitFor();
    expect(await allFindings(other)).toEqual([]);
    const guest = await open('desk');
    await guest.getByText('Sign in to see your puzzles.').waitFor();
    expect(await allFindings(guest)).toEqual([]);
    for (const page of [other, guest]) await page.context().close();
    expect(errors).toEqual([]);
  });
});
