/**
 * People: a puzzle goes into favourites and a new list, the list is shown to others, and a guest
 * reads how to have one; a person is followed and hears of it. Axe looks at each page and dialog.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { allFindings } from './support/axe.js';
import { hasChromium, PHONE } from './support/browser.js';
import { peopleStage } from './support/people-stage.js';

describe.skipIf(!hasChromium)('people', () => {
  const { backend, open, errors } = peopleStage();
  let puzzle: string;
  beforeAll(async () => {
    const { id } = await backend()
      .site.db.selectFrom('puzzle')
      .select('id')
      .orderBy('number')
      .executeTakeFirstOrThrow();
    puzzle = id;
  });

  it('keep puzzles in lists, and show them to others', async () => {
    const marta = await backend().person('marta');
    const page = await open(`puzzles/${puzzle}`, marta);
    await page.getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('button', { name: 'Keep in a list' }).click();
    await page.getByRole('switch', { name: 'Favourites' }).click();
    await page.getByRole('switch', { name: 'Favourites', checked: true }).waitFor();
    await page.getByLabel('Title of the new list').fill('For the train');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('switch', { name: 'For the train', checked: true }).waitFor();
    expect(await allFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();

    await page.goto(`${backend().address}album/#lists`);
    await page.getByText('For the train').waitFor();
    expect(await allFindings(page)).toEqual([]);
    await page.getByText('For the train').click();
    const isPublic = page.getByRole('switch', { name: 'Everybody can see this list' });
    await isPublic.waitFor();
    const address = page.url().slice(backend().address.length);
    const closed = await open(address);
    expect(await closed.locator('.list').count()).toBe(0);
    errors.length = 0; // the page that is not there says so
    await isPublic.click();
    await page.getByRole('switch', { checked: true }).waitFor();
    expect(await allFindings(page)).toEqual([]);

    const guest = await open(`ru/${address}`, undefined, PHONE);
    await guest.getByText('список ведёт marta').waitFor();
    expect(await guest.locator('.list .cards > li').count()).toBe(1);
    expect(await guest.getByRole('switch').count()).toBe(0);
    expect(await allFindings(guest)).toEqual([]);
    await guest.goto(`${backend().address}people/marta`);
    await guest.getByRole('link', { name: 'For the train' }).waitFor();

    await page.getByRole('button', { name: /out of the list/ }).click();
    await page.getByText('Nothing here yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('.list .cards > li').count()).toBe(1);
    await guest.context().close();
    await page.context().close();
    expect(errors).toEqual([]);
  });

  it('follow a person, and hear of what that person does', async () => {
    const paula = await backend().person('paula');
    const boris = await backend().person('boris');
    const page = await open('people/boris', paula);
    await page.getByRole('button', { name: 'Follow' }).click();
    await page.getByRole('button', { name: 'You follow them', pressed: true }).waitFor();
    expect(await allFindings(page)).toEqual([]);

    const desk = await open('puzzles', boris);
    // what scripts draw over it has it, too
    await desk.locator('html[data-awake]').waitFor();
    await desk.getByRole('link', { name: 'New notices' }).waitFor();
    const phone = await open('ru/people/boris', boris, PHONE);
    await phone.locator('html[data-awake]').waitFor();
    expect(await phone.locator('.new-notices').count()).toBe(1);
    expect(await phone.locator('html[data-notices]').count()).toBe(1);
    await phone.getByRole('link', { name: 'Уведомления' }).click();
    await phone.getByRole('link', { name: 'Новый подписчик: paula' }).waitFor();
    await phone.getByRole('heading', { name: 'Сегодня' }).waitFor();
    const isRead = phone.waitForResponse(/me\/notices\/read/);
    expect(await allFindings(phone)).toEqual([]);
    expect((await isRead).status()).toBe(204);
    await phone.reload();
    await phone.getByRole('link', { name: 'Новый подписчик: paula' }).waitFor();
    expect(await phone.locator('.new-notices').count()).toBe(0);
    expect(await phone.locator('html[data-notices]').count()).toBe(0);
    await desk.reload();
    await desk.getByRole('link', { name: 'Notices', exact: true }).click();
    await desk.getByRole('link', { name: 'paula follows you' }).waitFor();

    await page.goto(`${backend().address}notices`);
    await page.getByRole('button', { name: 'Make an address' }).click();
    const address = page.getByLabel('Address of your feed');
    await address.waitFor();
    const feed = await fetch(await address.inputValue());
    expect([feed.status, await feed.text()]).toEqual([200, expect.stringContaining('<feed')]);
    await page.getByRole('link', { name: 'boris' }).waitFor();
    expect(await allFindings(page)).toEqual([]);
    const guest = await open('notices');
    await guest.getByText('Sign in to see your notices.').waitFor();
    expect(await allFindings(guest)).toEqual([]);
    for (const one of [guest, page, desk, phone]) await one.context().close();
    expect(errors).toEqual([]);
  });

  it('a guest reads how to keep them', async () => {
    const page = await open(`ru/puzzles/${puzzle}`, undefined, PHONE);
    await page.getByRole('button', { name: 'Ещё' }).first().click();
    await page.getByRole('button', { name: 'Добавить в список' }).click();
    await page.getByText('хранятся в учётной записи').waitFor();
    expect(await allFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Войти' }).click();
    await page.waitForURL(/sign-in\?next=puzzles/);
    await page.context().close();
    expect(errors).toEqual([]);
  });

  it('see series as pages of the album', async () => {
    const { site } = backend();
    const query = site.db.selectFrom('puzzle').select(['id', 'number']).orderBy('number').limit(2);
    const [first, second] = await query.execute();
    const rita = await backend().person('rita');
    const series = { state: 'public', description: '', translations: '{}' } as const;
    const at = { created_at: 1, changed_at: 1, author_id: null };
    await site.db
      .insertInto('series')
      .values(['Harbour', 'Meadow'].map((title) => ({ id: title, title, ...series, ...at })))
      .execute();
    const rows = [
      ['Harbour', 1, first?.id],
      ['Harbour', 2, second?.id],
      ['Meadow', 1, second?.id],
    ] as const;
    await site.db
      .insertInto('series_puzzle')
      .values(
        rows.map(([series_id, position, id]) => ({ series_id, position, puzzle_id: id ?? '' })),
      )
      .execute();
    await site.db
      .insertInto('solve')
      .values({
        id: 'of-rita',
        puzzle_id: first?.id ?? '',
        person_id: rita.id,
        version: 1,
        kind: 'person',
        active_ms: 5,
        server_ms: 6,
        moves: 9,
        record: new Uint8Array(1),
        is_first: 1,
        record_hash: 'x',
        solved_at: 5,
      })
      .execute();
    const page = await open('album/#series', rita);
    await page.getByRole('heading', { name: 'Harbour' }).waitFor();
    await page.getByText('1 of 2').waitFor();
    expect(await page.locator('.series-sheet .snap').count()).toBe(1);
    await page.getByRole('link', { name: `Next: № ${second?.number}` }).waitFor();
    expect(await page.getByText('Meadow').count()).toBe(0);
    await page.getByRole('button', { name: 'Other series' }).click();
    await page.getByRole('link', { name: /Meadow/ }).waitFor();
    expect(await allFindings(page)).toEqual([]);

    const dark = { ...PHONE, colorScheme: 'dark' } as const;
    const guest = await open('ru/album/#series', undefined, dark);
    await guest.getByText('Страница серии появится здесь').waitFor();
    await guest.getByRole('link', { name: /Harbour/ }).waitFor();
    expect(await allFindings(guest)).toEqual([]);
    const wide = await guest.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    for (const one of [page, guest]) await one.context().close();
    expect(errors).toEqual([]);
  });

  it('choose which notices reach them', async () => {
    const nora = await backend().person('nora');
    const page = await open('settings/#notices', nora);
    const followers = page.getByRole('switch', { name: 'New followers, Here' });
    await followers.click();
    await page.getByRole('switch', { name: 'New followers, Here', checked: false }).waitFor();
    expect(await allFindings(page)).toEqual([]);
    await page.reload();
    await page.getByRole('switch', { name: 'New followers, Here', checked: false }).waitFor();
    // decisions of moderators always appear
    const decisions = page.getByRole('switch', { name: 'What moderators decide about me, Here' });
    expect(await decisions.isDisabled()).toBe(true);
    await page.context().close();
    expect(errors).toEqual([]);
  });
});
