/** Reports and moderation: who may do what, what it changes, and what the log says to whom. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommentJson, ModerationLogJson, ReportsJson } from '../../contract/community.js';
import { addPuzzle, addSolve } from '../testing/community-facts.js';
import { type AskOptions, type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import { communityJobs } from './jobs.js';

let test: TestSite;
let puzzle: string;
let comment: string;
const people: Record<string, TestPerson> = {};

const as = (name: string): TestPerson => {
  const person = people[name];
  if (person === undefined) throw new Error(`there is no ${name}`);
  return person;
};

beforeAll(async () => {
  test = await testSite();
  for (const name of ['author', 'solver', 'other', 'banned']) {
    people[name] = await test.person(name);
  }
  for (const name of ['mod', 'peer']) people[name] = await test.person(name, 'moderator');
  for (const name of ['boss', 'chief']) people[name] = await test.person(name, 'administrator');
});

afterAll(() => test.close());

beforeEach(async () => {
  test.clock.now += 2 * 86_400_000;
  const { db } = test.site;
  await db.deleteFrom('report').execute();
  await db.deleteFrom('moderation').execute();
  await db
    .updateTable('person')
    .set({ banned_until: test.clock.now + 1000 })
    .where('name', '=', 'banned')
    .execute();
  puzzle = await addPuzzle(test.site, { author: as('author') });
  await addSolve(test.site, puzzle, as('solver'));
  const body = { text: 'Rude words.' };
  const options = { as: as('solver'), body };
  comment = (await done<CommentJson>('POST', `/puzzles/${puzzle}/comments`, options)).id;
});

async function done<T>(method: string, path: string, options?: AskOptions): Promise<T> {
  const response = await test.ask(method, `/api/v1${path}`, options);
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  return (await response.json()) as T;
}

async function refusal(method: string, path: string, options?: AskOptions): Promise<string> {
  const response = await test.ask(method, `/api/v1${path}`, options);
  const { code } = (await response.json()) as { code?: string };
  return `${response.status} ${code}`;
}

const report = (name: string, subject: object, note = 'Look at this.') =>
  done<{ id: string }>('POST', '/reports', {
    as: as(name),
    body: { subject, reason: 'rude', note },
  });

const act = (name: string, action: string, subject: object, more: object = {}) => ({
  as: as(name),
  body: { action, subject, reason: 'rude', note: 'as discussed', ...more },
});

const moderate = (...wish: Parameters<typeof act>) =>
  done('POST', '/moderation/actions', act(...wish));
const refused = (...wish: Parameters<typeof act>) =>
  refusal('POST', '/moderation/actions', act(...wish));

const reports = (name: string, state = 'open'): Promise<ReportsJson> =>
  done('GET', `/moderation/reports?state=${state}`, { as: as(name) });

describe('reports', () => {
  it('come from people who are signed in, about things they may see', async () => {
    const body = { subject: { kind: 'comment', id: comment }, reason: 'rude' };
    expect(await refusal('POST', '/reports', { body })).toBe('401 not-signed-in');
    expect(await refusal('POST', '/reports', { as: as('banned'), body })).toBe('403 banned');
    // who has not solved the puzzle cannot have read the comment
    expect(await refusal('POST', '/reports', { as: as('other'), body })).toBe('404 not-found');
    const { id } = await report('author', body.subject);
    expect(await report('author', body.subject)).toEqual({ id, state: 'open' });
    for (const [kind, gone] of [
      ['puzzle', 'zzz'],
      ['series', 'zzz'],
      ['person', 'nobody at all'],
    ]) {
      const options = { as: as('other'), body: { ...body, subject: { kind, id: gone } } };
      expect(await refusal('POST', '/reports', options)).toBe('404 not-found');
    }
    for (const bad of [{ kind: 'site', id: 'x' }, { kind: 'puzzle', id: 'a b' }, {}]) {
      const options = { as: as('other'), body: { ...body, subject: bad } };
      expect(await refusal('POST', '/reports', options)).toBe('400 invalid-request');
    }
  });

  it('are read by moderators, with the reported content', async () => {
    await report('author', { kind: 'comment', id: comment });
    test.clock.now += 1;
    await report('other', { kind: 'puzzle', id: puzzle });
    test.clock.now += 1;
    await report('other', { kind: 'person', id: 'solver' });
    expect(await refusal('GET', '/moderation/reports')).toBe('401 not-signed-in');
    expect(await refusal('GET', '/moderation/reports', { as: as('solver') })).toBe(
      '403 not-a-moderator',
    );
    const { reports: list } = await reports('mod');
    expect(list).toMatchObject([
      {
        subject: { kind: 'comment', text: 'Rude words.', author: 'solver', state: 'shown' },
        reason: 'rude',
        note: 'Look at this.',
        reporter: 'author',
        state: 'open',
      },
      { subject: { kind: 'puzzle', text: null, puzzle: { id: puzzle } } },
      { subject: { kind: 'person', id: 'solver', state: 'shown' } },
    ]);
    // whole words: an id may hold the letters of one
    expect(JSON.stringify(list)).not.toMatch(/\bowl\b|сова|\bbird\b/i);
  });

  it('are limited per day', async () => {
    const rows = Array.from({ length: 30 }, (_, k) => ({
      id: `r${k}`,
      subject_kind: 'puzzle' as const,
      subject_id: `${k}`,
      reason: 'spam',
      person_id: as('other').id,
      created_at: test.clock.now,
    }));
    await test.site.db.insertInto('report').values(rows).execute();
    const body = { subject: { kind: 'puzzle', id: puzzle }, reason: 'spam' };
    expect(await refusal('POST', '/reports', { as: as('other'), body })).toBe(
      '429 too-many-reports',
    );
  });

  it('are closed one by one, or by the action taken', async () => {
    const { id } = await report('other', { kind: 'puzzle', id: puzzle });
    await moderate('mod', 'close', { kind: 'report', id });
    expect(await refused('mod', 'close', { kind: 'report', id })).toBe('409 already-so');
    expect(await refused('mod', 'close', { kind: 'report', id: 'zzz' })).toBe('404 not-found');
    await report('other', { kind: 'puzzle', id: puzzle });
    await report('author', { kind: 'comment', id: comment });
    await moderate('mod', 'hide', { kind: 'comment', id: comment });
    expect((await reports('mod')).reports).toMatchObject([{ subject: { kind: 'puzzle' } }]);
    expect((await reports('mod', 'closed')).reports).toHaveLength(2);
  });

  it('lose their senders after a year', async () => {
    const { id } = await report('other', { kind: 'puzzle', id: puzzle });
    await moderate('mod', 'close', { kind: 'report', id });
    test.clock.now += 366 * 86_400_000;
    await communityJobs(test.site).tidy();
    // sessions have ended meanwhile
    const row = await test.site.db
      .selectFrom('report')
      .select('person_id')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ person_id: null });
    test.clock.now -= 366 * 86_400_000;
  });
});

describe('moderating', () => {
  it('is for moderators, in a session, not with a key', async () => {
    const wish = { action: 'hide', subject: { kind: 'puzzle', id: puzzle }, reason: 'spam' };
    const path = '/moderation/actions';
    expect(await refusal('POST', path, { body: wish })).toBe('401 not-signed-in');
    for (const name of ['author', 'solver', 'other']) {
      const options = { as: as(name), body: wish };
      expect(await refusal('POST', path, options), name).toBe('403 not-a-moderator');
    }
  });

  it('hides and shows comments', async () => {
    const read = async () =>
      (
        await done<{ comments: unknown[] }>('GET', `/puzzles/${puzzle}/comments`, {
          as: as('author'),
        })
      ).comments.length;
    const subject = { kind: 'comment', id: comment };
    await moderate('mod', 'hide', subject);
    expect(await read()).toBe(0);
    expect(await refused('mod', 'hide', subject)).toBe('409 already-so');
    await moderate('peer', 'show', subject);
    expect(await read()).toBe(1);
  });

  it('hides and shows puzzles, and updates their count', async () => {
    const { db } = test.site;
    const count = async (): Promise<number> =>
      (
        await db
          .selectFrom('puzzle_count')
          .select('puzzles')
          .where('size_class', '=', 10)
          .where('difficulty', '=', 2)
          .executeTakeFirst()
      )?.puzzles ?? 0;
    const before = await count();
    const subject = { kind: 'puzzle', id: puzzle };
    await moderate('mod', 'hide', subject);
    expect(await count()).toBe(before - 1);
    expect(await refusal('GET', `/puzzles/${puzzle}/ranking`)).toBe('404 not-found');
    await moderate('mod', 'show', subject);
    expect(await count()).toBe(before);
    await done('GET', `/puzzles/${puzzle}/ranking`);
  });

  it('closes and opens comments', async () => {
    const options = { as: as('solver'), body: { text: 'More.' } };
    await moderate('mod', 'lock', { kind: 'puzzle', id: puzzle });
    expect(await refusal('POST', `/puzzles/${puzzle}/comments`, options)).toBe('403 talk-locked');
    await moderate('mod', 'unlock', { kind: 'puzzle', id: puzzle });
    await done('POST', `/puzzles/${puzzle}/comments`, options);
    expect(await refused('mod', 'lock', { kind: 'comment', id: comment })).toBe(
      '422 action-does-not-fit',
    );
    expect(await refused('mod', 'hide', { kind: 'person', id: 'other' })).toBe(
      '422 action-does-not-fit',
    );
  });

  it('bans people of lower roles, for a time or without end', async () => {
    const subject = { kind: 'person', id: 'other' };
    const past = new Date(test.clock.now - 1).toISOString();
    expect(await refused('mod', 'ban', subject, { until: past })).toBe('422 ban-in-the-past');
    const until = new Date(test.clock.now + 1000).toISOString();
    await moderate('mod', 'ban', subject, { until });
    const body = { subject: { kind: 'puzzle', id: puzzle }, reason: 'spam' };
    expect(await refusal('POST', '/reports', { as: as('other'), body })).toBe('403 banned');
    await moderate('mod', 'unban', subject);
    await done('POST', '/reports', { as: as('other'), body });
    expect(await refused('mod', 'unban', subject)).toBe('409 already-so');
    for (const id of ['mod', 'peer', 'boss']) {
      expect(await refused('mod', 'ban', { kind: 'person', id }), id).toBe('403 role-too-high');
    }
    expect(await refused('boss', 'ban', { kind: 'person', id: 'chief' })).toBe('403 role-too-high');
    await moderate('boss', 'ban', { kind: 'person', id: 'peer' });
    await moderate('boss', 'unban', { kind: 'person', id: 'peer' });
    // and hides what they made, if it says so
    const mine = await addPuzzle(test.site, { author: as('other') });
    await addSolve(test.site, puzzle, as('other'));
    const advert = { text: 'Buy this.' };
    await done('POST', `/puzzles/${puzzle}/comments`, { as: as('other'), body: advert });
    const everything = { kind: 'person', id: 'other' };
    const entry = await moderate('mod', 'ban', everything, { hidesAll: true });
    expect(entry).toMatchObject({ note: expect.stringContaining('everything hidden') });
    const state = await test.site.db
      .selectFrom('puzzle')
      .select('state')
      .where('id', '=', mine)
      .executeTakeFirstOrThrow();
    expect(state).toEqual({ state: 'hidden' });
    const { comments } = await done<{ comments: { text: string; state: string }[] }>(
      'GET',
      `/puzzles/${puzzle}/comments`,
      { as: as('solver') },
    );
    expect(comments.filter(({ state: shown }) => shown === 'shown')).toMatchObject([
      { text: 'Rude words.' },
    ]);
    await moderate('mod', 'unban', everything);
  });

  it('lets administrators give roles, but not to themselves', async () => {
    const subject = { kind: 'person', id: 'other' };
    const wish = { role: 'moderator' };
    expect(await refused('mod', 'role', subject, wish)).toBe('403 not-an-administrator');
    expect(await refused('boss', 'role', subject)).toBe('422 role-missing');
    expect(await refused('boss', 'role', { kind: 'person', id: 'boss' }, { role: 'person' })).toBe(
      '403 role-too-high',
    );
    await moderate('boss', 'role', subject, wish);
    await reports('other');
    await moderate('boss', 'role', subject, { role: 'person' });
    expect(await refusal('GET', '/moderation/reports', { as: as('other') })).toBe(
      '403 not-a-moderator',
    );
    await moderate('boss', 'role', { kind: 'person', id: 'chief' }, { role: 'moderator' });
    await moderate('boss', 'role', { kind: 'person', id: 'chief' }, { role: 'administrator' });
  });
});

describe('the log', () => {
  it('shows everything to moderators, and no names to others', async () => {
    await moderate('mod', 'hide', { kind: 'comment', id: comment });
    test.clock.now += 1;
    await moderate('mod', 'lock', { kind: 'puzzle', id: puzzle });
    test.clock.now += 1;
    await moderate('boss', 'ban', { kind: 'person', id: 'other' });
    await moderate('boss', 'unban', { kind: 'person', id: 'other' });
    const log = (name?: string) =>
      done<ModerationLogJson>('GET', '/moderation/log', name === undefined ? {} : { as: as(name) });
    const { entries } = await log('mod');
    expect(entries.slice(-2)).toMatchObject([
      { action: 'lock', subjectKind: 'puzzle', subjectId: puzzle, moderator: 'mod' },
      { action: 'hide', subjectKind: 'comment', subjectId: comment, note: 'as discussed' },
    ]);
    expect(entries.map(({ note }) => note)).toContain('without end: as discussed');
    for (const name of [undefined, 'solver', 'other']) {
      const open = await log(name);
      expect(open.entries).toHaveLength(4);
      for (const { moderator, note } of open.entries)
        expect([moderator, note]).toEqual([null, null]);
      const ids = open.entries.map(({ subjectId }) => subjectId);
      expect(ids).toEqual([null, null, puzzle, null]);
      expect(JSON.stringify(open)).not.toMatch(/mod"|boss|other|discussed/);
    }
  });

  it('is read page by page', async () => {
    // two things at the same times
    for (const [first, second, subject] of [
      ['hide', 'show', { kind: 'comment', id: comment }],
      ['lock', 'unlock', { kind: 'puzzle', id: puzzle }],
    ] as const) {
      for (const action of [first, second, first, second]) await moderate('mod', action, subject);
    }
    const ids: string[] = [];
    let after = '';
    for (let page = 0; page < 9; page++) {
      const path = `/moderation/log?limit=3${after}`;
      const { entries, next } = await done<ModerationLogJson>('GET', path);
      ids.push(...entries.map(({ id }) => id));
      if (next === null) break;
      after = `&after=${next}`;
    }
    const { entries } = await done<ModerationLogJson>('GET', '/moderation/log');
    expect(ids).toEqual(entries.map(({ id }) => id));
    expect(new Set(ids).size).toBe(8);
    expect(new Set(entries.map(({ createdAt }) => createdAt)).size).toBe(4);
  });

  it('keeps the order of actions on a subject, even if the clock does not', async () => {
    const actions = ['hide', 'show', 'hide', 'show', 'hide', 'show', 'hide'];
    for (const action of actions) await moderate('mod', action, { kind: 'comment', id: comment });
    test.clock.now -= 5000;
    await moderate('peer', 'show', { kind: 'comment', id: comment });
    const { entries } = await done<ModerationLogJson>('GET', '/moderation/log');
    expect(entries.map(({ action }) => action).reverse()).toEqual([...actions, 'show']);
  });

  it('has no entry for a refused action', async () => {
    await refused('mod', 'role', { kind: 'person', id: 'other' }, { role: 'moderator' });
    await refused('mod', 'show', { kind: 'comment', id: comment });
    const rows = await test.site.db.selectFrom('moderation').selectAll().execute();
    expect(rows).toEqual([]);
  });
});
