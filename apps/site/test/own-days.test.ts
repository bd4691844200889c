/**
 * The days of a person in the pages: the hour at which they begin and the mending of missed ones in
 * the settings, and what the page of the day says of them. On a desktop and a phone, with axe.
 */
import { describe, expect, it } from 'vitest';
import { dayAfter, toDay } from '../contract/days.js';
import { readOwnDays } from '../contract/own-days.js';
import { addSolve } from '../server/testing/community-facts.js';
import { allFindings } from './support/axe.js';
import { hasChromium, PHONE } from './support/browser.js';
import { peopleStage } from './support/people-stage.js';

describe.skipIf(!hasChromium)('the days of a person', () => {
  const { backend, open, errors } = peopleStage();

  it('begin when they want, and missed ones are mended if they want', async () => {
    const { db, now } = backend().site;
    // at noon: no day ends while this test runs
    backend().clock.ahead = Date.parse(`${toDay(Date.now())}T12:00:00Z`) - Date.now();
    const marta = await backend().person('marta');
    const daysOf = async () => {
      const { days } = await db
        .selectFrom('person')
        .select('days')
        .where('id', '=', marta.id)
        .executeTakeFirstOrThrow();
      return readOwnDays(days);
    };
    const guest = await open('daily');
    await guest.getByText('Days begin at midnight UTC.').waitFor();

    const page = await open('settings/#days', marta);
    await page.getByLabel('My day begins at').selectOption('4:00');
    await expect.poll(async () => (await daysOf()).rules.at(-1)?.beginsAt).toBe(4);
    await page.getByRole('switch', { name: 'Mend missed days' }).click();
    await expect.poll(async () => (await daysOf()).isMending).toBe(true);
    expect(await allFindings(page)).toEqual([]);
    await page.goto(`${backend().address}daily`);
    await page.getByText('The day is yours: it ends at 4:00.').waitFor();

    // solved the day before yesterday, missed yesterday
    const { id } = await db.selectFrom('puzzle').select('id').executeTakeFirstOrThrow();
    const phone = await open('ru/settings/', marta, PHONE);
    await phone.getByLabel('Мой день начинается в').selectOption('0:00');
    await expect.poll(async () => (await daysOf()).rules.at(-1)?.beginsAt).toBe(0);
    await addSolve(backend().site, id, marta, { day: dayAfter(toDay(now()), -2) });
    await phone.goto(`${backend().address}ru/daily`);
    await phone.getByText('День ваш: он кончается в вашу полночь.').waitFor();
    await phone.getByText(/^Пропущено .* закроет пропуск\.$/).waitFor();
    expect(await allFindings(phone)).toEqual([]);
    for (const one of [guest, page, phone]) await one.context().close();
    expect(errors).toEqual([]);
  });
});
