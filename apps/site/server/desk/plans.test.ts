/** Drafts with a day: checked when they are planned and on the day, for their owner alone. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MOST_PLANNED } from '../../contract/draft-bounds.js';
import type { DraftsJson, PlanJson } from '../../contract/drafts.js';
import type { Notices } from '../../contract/notices.js';
import { changeOwnerSettings } from '../site/index.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { inlineEngine } from '../testing/inline-engine.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import { publishDue } from './due-plans.js';

const DAY = 86_400_000;

/** Noon of 1 December. */
const NOON = Date.UTC(2026, 11, 1, 12);

/** Pictures with one solution, and one with two. */
const OWL = '###\n#.#\n##.\n';
const CAT = '##.\n.##\n###\n';
const BOAT = '###\n..#\n.##\n';
const TWO_WAYS = '#.\n.#\n';

function suite(url: () => string): void {
  let test: TestSite;
  let owner: TestPerson;
  let other: TestPerson;
  beforeAll(async () => {
    test = await testSite({ database: url(), engine: inlineEngine() });
    owner = await test.person('owner');
    other = await test.person('other');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.now = NOON;
    for (const table of ['planned_puzzle', 'draft', 'follow'] as const) {
      await test.site.db.deleteFrom(table).execute();
    }
    await test.site.db.updateTable('puzzle').set({ state: 'hidden', key: '' }).execute();
    await test.site.db.updateTable('person').set({ has_notices: 0, banned_until: null }).execute();
  });

  const ask = (method: string, path: string, as?: TestPerson, body?: unknown) =>
    test.ask(method, `/api/v1${path}`, { as, body });
  async function told(method: string, path: string, as?: TestPerson, body?: unknown) {
    const answer = await ask(method, path, as, body);
    const { code } = answer.status < 300 ? { code: '' } : ((await answer.json()) as Coded);
    return `${answer.status} ${code}`.trim();
  }
  const keep = (id: string, as = owner) =>
    ask('PUT', `/drafts/${id}`, as, { title: 'Owl', data: 'AAAA', revision: 0 });
  const puzzleOf = (file: string) => ({ file, titles: { en: 'Owl' }, tags: ['night'] });
  const plan = (day: string, file = OWL, more: object = {}) => ({
    day,
    timeZone: 'Europe/Berlin',
    puzzle: { ...puzzleOf(file), acceptWarnings: true, ...more },
  });
  const planOf = async (id = 'owl', as = owner): Promise<PlanJson | null | undefined> =>
    ((await (await ask('GET', '/drafts', as)).json()) as DraftsJson).drafts.find(
      (draft) => draft.id === id,
    )?.plan;
  const published = () =>
    test.site.db
      .selectFrom('puzzle')
      .select(['state', 'author_id', 'created_at'])
      .where('state', '!=', 'hidden')
      .execute();

  it('publishes a draft when its day begins where its author is', async () => {
    await keep('owl');
    await test.site.db
      .insertInto('follow')
      .values({ person_id: other.id, followed_id: owner.id, created_at: NOON })
      .execute();
    const made = await ask('PUT', '/drafts/owl/plan', owner, plan('2026-12-03'));
    expect(await made.json()).toEqual({
      day: '2026-12-03',
      plannedAt: '2026-12-01T12:00:00.000Z',
      refusal: null,
    });
    expect(await planOf()).toMatchObject({ day: '2026-12-03' });
    // in Berlin the day begins at 23 o'clock of UTC
    test.clock.now = Date.UTC(2026, 11, 2, 23) - 1;
    await publishDue(test.site);
    expect(await published()).toEqual([]);
    test.clock.now += 1;
    await Promise.all([publishDue(test.site), publishDue(test.site)]);
    await publishDue(test.site);
    const at = test.clock.now;
    expect(await published()).toEqual([{ state: 'public', author_id: owner.id, created_at: at }]);
    expect(await planOf()).toBeNull();
    const { notices } = (await (await ask('GET', '/me/notices', other)).json()) as Notices;
    expect(notices).toMatchObject([{ kind: 'puzzle', person: 'owner', isNew: true }]);
  });

  it('changes and forgets days, and publishes at once', async () => {
    await keep('owl');
    expect(await told('PUT', '/drafts/owl/plan', owner, { day: '2026-12-03' })).toBe(
      '404 not-found',
    );
    await ask('PUT', '/drafts/owl/plan', owner, plan('2026-12-03'));
    const later = await ask('PUT', '/drafts/owl/plan', owner, { day: '2026-12-09' });
    expect(await later.json()).toMatchObject({ day: '2026-12-09', refusal: null });
    test.clock.now += 3 * DAY;
    await publishDue(test.site);
    expect(await published()).toEqual([]);
    expect(await told('DELETE', '/drafts/owl/plan', owner)).toBe('204');
    expect(await told('DELETE', '/drafts/owl/plan', owner)).toBe('404 not-found');
    expect(await told('POST', '/drafts/owl/publish', owner)).toBe('404 not-found');
    test.clock.now += 10 * DAY;
    await publishDue(test.site);
    expect(await published()).toEqual([]);
    await ask('PUT', '/drafts/owl/plan', owner, plan('2026-12-20'));
    expect(await told('POST', '/drafts/owl/publish', owner)).toBe('201');
    expect(await published()).toMatchObject([{ state: 'public' }]);
    expect(await planOf()).toBeNull();
    // a deleted draft has no day
    await ask('PUT', '/drafts/owl/plan', owner, plan('2026-12-20', CAT));
    await ask('DELETE', '/drafts/owl', owner);
    test.clock.now += 10 * DAY;
    await publishDue(test.site);
    expect(await published()).toHaveLength(1);
  });

  it('is for the owner alone', async () => {
    await keep('owl');
    await ask('PUT', '/drafts/owl/plan', owner, plan('2026-12-03'));
    expect(await told('PUT', '/drafts/owl/plan', other, plan('2026-12-03'))).toBe('404 not-found');
    expect(await told('PUT', '/drafts/owl/plan', other, { day: '2026-12-05' })).toBe(
      '404 not-found',
    );
    expect(await told('POST', '/drafts/owl/publish', other)).toBe('404 not-found');
    expect(await told('DELETE', '/drafts/owl/plan', other)).toBe('404 not-found');
    expect(await planOf()).toMatchObject({ day: '2026-12-03' });
    for (const [method, path] of [
      ['PUT', '/drafts/owl/plan'],
      ['DELETE', '/drafts/owl/plan'],
      ['POST', '/drafts/owl/publish'],
    ] as const) {
      const body = method === 'PUT' ? { day: '2026-12-05' } : undefined;
      expect(await told(method, path, undefined, body)).toBe('401 not-signed-in');
    }
    expect(await published()).toEqual([]);
  });

  it('refuses puzzles that are not fit, and days that are not ahead', async () => {
    await keep('owl');
    const put = (body: object) => told('PUT', '/drafts/owl/plan', owner, body);
    expect(await put(plan('2026-12-03', TWO_WAYS))).toBe('422 not-publishable');
    expect(await put(plan('2026-12-03', OWL, { titles: {}, acceptWarnings: false }))).toBe(
      '422 has-warnings',
    );
    for (const day of ['2026-12-01', '2026-11-30', '2027-12-09', '9999-12-31', '0001-01-01']) {
      expect([day, await put(plan(day))]).toEqual([day, '422 day-not-ahead']);
    }
    expect(await put(plan('2026-02-30'))).toBe('400 invalid-request');
    expect(await put({ ...plan('2026-12-03'), timeZone: 'Mars/Base' })).toBe('400 invalid-request');
    expect(await planOf()).toBeNull();
    expect(await told('PUT', '/drafts/none/plan', owner, plan('2026-12-03'))).toBe('404 not-found');
    const row = { day: '2026-12-09', due_at: NOON + DAY, planned_at: NOON, person_id: owner.id };
    for (let k = 0; k < MOST_PLANNED; k++) {
      await keep(`d${k}`);
      await test.site.db
        .insertInto('planned_puzzle')
        .values({ ...row, draft_id: `d${k}`, puzzle: '{}', warnings: '[]' })
        .execute();
    }
    expect(await put(plan('2026-12-03'))).toBe('409 too-many-planned');
  });

  it('tells its author why it was not published, and the draft stays', async () => {
    await keep('owl');
    await ask('PUT', '/drafts/owl/plan', owner, plan('2026-12-03', BOAT));
    // the same picture came meanwhile: that warning was not accepted
    await ask('POST', '/puzzles', other, { ...puzzleOf(BOAT), acceptWarnings: true });
    test.clock.now = NOON + 2 * DAY;
    await publishDue(test.site);
    await publishDue(test.site);
    expect(await published()).toHaveLength(1);
    expect(await planOf()).toMatchObject({ refusal: 'has-warnings' });
    const person = await test.site.db
      .selectFrom('person')
      .select('has_notices')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow();
    expect(person.has_notices).toBe(1);
    const { notices } = (await (await ask('GET', '/me/notices', owner)).json()) as Notices;
    expect(notices).toMatchObject([
      { kind: 'plan', draft: { id: 'owl', title: 'Owl', refusal: 'has-warnings' } },
    ]);
    // another day: it is tried again
    await ask('PUT', '/drafts/owl/plan', owner, { day: '2026-12-06' });
    expect(await planOf()).toMatchObject({ day: '2026-12-06', refusal: null });
    await test.site.db.updateTable('puzzle').set({ state: 'hidden', key: '' }).execute();
    test.clock.now = NOON + 5 * DAY;
    await publishDue(test.site);
    expect(await published()).toHaveLength(1);
  });

  it('publishes nothing of who is banned on that day', async () => {
    await keep('owl');
    await ask('PUT', '/drafts/owl/plan', owner, plan('2026-12-03', CAT));
    await test.site.db
      .updateTable('person')
      .set({ banned_until: NOON + 4 * DAY })
      .where('id', '=', owner.id)
      .execute();
    expect(await told('PUT', '/drafts/owl/plan', owner, { day: '2026-12-04' })).toBe('403 banned');
    expect(await told('POST', '/drafts/owl/publish', owner)).toBe('403 banned');
    test.clock.now = NOON + 2 * DAY;
    await publishDue(test.site);
    expect(await published()).toEqual([]);
    expect(await planOf()).toMatchObject({ refusal: 'banned' });
  });
}

it('goes through the doors of that day: few puzzles of new members, the first look', async () => {
  const config = { limits: 1 };
  const test = await testSite({ engine: inlineEngine(), config });
  const ann = await test.person('Ann');
  test.clock.now = NOON;
  const ask = (method: string, path: string, body: object) =>
    test.ask(method, `/api/v1${path}`, { as: ann, body });
  const files = [OWL, CAT, BOAT, '####\n#..#\n#.##\n'];
  for (const [k, file] of files.entries()) {
    await ask('PUT', `/drafts/d${k}`, { title: `${k}`, data: 'AAAA', revision: 0 });
    const puzzle = { file, titles: { en: `${k}` }, acceptWarnings: true };
    const answer = await ask('PUT', `/drafts/d${k}/plan`, { day: '2026-12-02', puzzle });
    expect(answer.status).toBe(200);
  }
  await changeOwnerSettings(test.site, { firstLook: true });
  test.clock.now = NOON + DAY;
  await publishDue(test.site);
  const puzzles = await test.site.db.selectFrom('puzzle').select('state').execute();
  expect(puzzles.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  const left = await test.site.db.selectFrom('planned_puzzle').select('refusal').execute();
  expect(left).toEqual([{ refusal: 'too-many-new' }]);
  await test.close();
});

interface Coded {
  readonly code: string;
}

onBothDatabases('days of drafts', suite);
