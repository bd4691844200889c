/** A moderator takes a run of Storm out of the rankings, and its person reads that and objects. */
import { describe, expect, it } from 'vitest';
import { periodAt } from '../server/rankings/storm-periods.js';
import { allFindings } from './support/axe.js';
import { hasChromium, PHONE } from './support/browser.js';
import { peopleStage } from './support/people-stage.js';

describe.skipIf(!hasChromium)('a run of Storm', () => {
  const { backend, open, errors } = peopleStage();

  it('is struck from the board, told to its person, and objected to', async () => {
    const { db } = backend().site;
    const ann = await backend().person('ann');
    const moderator = await backend().person('mod', 'moderator');
    const ended_at = Date.now();
    const run = { id: 'run', person_id: ann.id, seed: 'seed', started_at: ended_at - 180_000 };
    const counts = { ended_at, right_count: 31, wrong_count: 2 };
    await db
      .insertInto('storm_run')
      .values({ ...run, ...counts })
      .execute();
    const period = periodAt('ever', ended_at);
    const best = { period, person_id: ann.id, value: 31, reached_at: ended_at };
    await db.insertInto('storm_best').values(best).execute();

    const own = await open('rankings/storm-ever', ann);
    await own.getByText('31', { exact: true }).waitFor();
    expect(await own.getByRole('link', { name: 'Remove…' }).count()).toBe(0);
    await own.context().close();

    const page = await open('rankings/storm-ever', moderator, PHONE);
    const link = page.getByRole('link', { name: 'Remove…' });
    await link.waitFor();
    expect(await allFindings(page)).toEqual([]);
    await link.click();
    const form = page.locator('#other form');
    await form.waitFor();
    expect(await form.locator('select[name=kind]').inputValue()).toBe('storm');
    expect(await form.locator('input[name=id]').inputValue()).toBe('run');
    expect(await form.locator('select[name=action]').inputValue()).toBe('strike');
    expect(await form.locator('select[name=reason]').inputValue()).toBe('cheating');
    expect(await allFindings(page)).toEqual([]);
    await form.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Done and recorded in the log.').waitFor();
    await page.getByText('Storm: removed from the rankings').waitFor();
    await page.context().close();

    const settings = await open('settings/', ann);
    await settings.getByText(/^Your Storm \(.+\): out of the rankings$/).waitFor();
    await settings.getByRole('button', { name: /^Object/ }).click();
    await settings.getByLabel('Why the decision is wrong').fill('I am that fast.');
    await settings.getByRole('button', { name: 'Send the objection' }).click();
    await settings.getByText('A moderator will look at it.').waitFor();
    await settings.context().close();
    expect(await db.selectFrom('storm_best').selectAll().execute()).toEqual([]);
    expect(errors).toEqual([]);
  });
});
