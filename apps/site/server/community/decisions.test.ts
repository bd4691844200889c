/** Decisions of moderators: what the person reads, objections, warnings, and finding people. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DecisionsJson, FoundPeopleJson } from '../../contract/community.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { addPuzzle, addSolve } from '../testing/community-facts.js';
import { NO_JOBS, type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import { listStream } from './stream.js';

onBothDatabases('decisions of moderators', (url) => {
  let test: TestSite;
  let anna: TestPerson;
  let boris: TestPerson;
  let vera: TestPerson;
  let puzzle: string;
  let solve: string;
  let comment: string;
  beforeAll(async () => {
    test = await testSite({ database: url() });
    anna = await test.person('Anna');
    boris = await test.person('Boris');
    vera = await test.person('Vera', 'moderator');
    await test.person('Olga', 'administrator');
    puzzle = await addPuzzle(test.site, { author: anna });
    solve = await addSolve(test.site, puzzle, boris);
    const answer = await test.ask('POST', `/api/v1/puzzles/${puzzle}/comments`, {
      as: boris,
      body: { text: 'Buy my boat.' },
    });
    ({ id: comment } = (await answer.json()) as { id: string });
  });
  afterAll(() => test.close());

  const status = async (...asked: Parameters<TestSite['ask']>): Promise<string> => {
    const answer = await test.ask(...asked);
    if (answer.status < 400) return `${answer.status}`;
    return `${answer.status} ${((await answer.json()) as { code: string }).code}`;
  };
  const act = async (action: string, subject: object, more: object = {}, as = vera) => {
    test.clock.now += 1000;
    const body = { action, subject, reason: 'spam', ...more };
    return status('POST', '/api/v1/moderation/actions', { as, body });
  };
  const decisions = async (as: TestPerson) => {
    const answer = await test.ask('GET', '/api/v1/me/decisions', { as });
    return ((await answer.json()) as DecisionsJson).decisions;
  };
  const object = (as: TestPerson | undefined, id: string, text = 'It is a picture of a boat.') =>
    status('POST', `/api/v1/me/decisions/${id}/objection`, { as, body: { text } });
  const last = async (as: TestPerson): Promise<string> => (await decisions(as))[0]?.id ?? '';
  const newsOf = async (as: TestPerson): Promise<boolean> => {
    const page = await (await test.ask('GET', '/about', { as })).text();
    return page.includes('class="new-decision"');
  };

  it('are read by those whom they concern, with the reason and the words to them', async () => {
    expect(await status('GET', '/api/v1/me/decisions')).toBe('401 not-signed-in');
    expect(await newsOf(boris)).toBe(false);
    const words = { message: 'Write about the\u202e puzzle.', note: 'twice today' };
    expect(await act('hide', { kind: 'comment', id: comment }, words)).toBe('201');
    expect(await decisions(boris)).toMatchObject([
      {
        action: 'hide',
        subject: { kind: 'comment', puzzle: { id: puzzle, number: 1 }, text: 'Buy my boat.' },
        reason: 'spam',
        message: 'Write about the puzzle.',
        mayObject: true,
        objection: null,
      },
    ]);
    expect(JSON.stringify(await decisions(boris))).not.toMatch(/Vera|twice today/);
    expect(await decisions(anna)).toEqual([]);
    expect([await newsOf(boris), await newsOf(anna)]).toEqual([true, false]);
    expect(await status('PUT', '/api/v1/me/decisions/read', { as: boris })).toBe('204');
    expect(await newsOf(boris)).toBe(false);
  });

  it('can be objected to once, by nobody else', async () => {
    const id = await last(boris);
    expect(await object(undefined, id)).toBe('401 not-signed-in');
    expect(await object(anna, id)).toBe('404 not-found');
    expect(await object(vera, id)).toBe('404 not-found');
    expect(await object(boris, id, ' \u200b ')).toBe('422 objection-empty');
    expect(await object(boris, id)).toBe('204');
    expect(await object(boris, id)).toBe('204');
    expect(await object(boris, id, 'And again.')).toBe('409 already-objected');
    const [item] = (await listStream(test.site, vera, 9)).filter(
      ({ kind }) => kind === 'objection',
    );
    expect(item).toMatchObject({
      id,
      person: { name: 'Boris' },
      text: 'It is a picture of a boat.',
      objection: { action: 'hide', reason: 'spam', undo: `show comment ${comment}` },
    });
  });

  it('are taken back after an objection, or kept', async () => {
    expect(await act('show', { kind: 'comment', id: comment })).toBe('201');
    expect(
      (await decisions(boris)).map(({ action, objection }) => [action, objection?.state]),
    ).toEqual([
      ['show', undefined],
      ['hide', 'undone'],
    ]);
    expect(await object(boris, await last(boris))).toBe('404 not-found');
    expect(await act('strike', { kind: 'solve', id: solve })).toBe('201');
    const struck = await last(boris);
    expect(await act('keep', { kind: 'decision', id: struck })).toBe('409 already-so');
    expect(await object(boris, struck)).toBe('204');
    const kept = { message: 'The moves are those of the picture.' };
    expect(await act('keep', { kind: 'decision', id: struck }, kept, boris)).toBe(
      '403 not-a-moderator',
    );
    expect(await act('keep', { kind: 'decision', id: struck }, kept)).toBe('201');
    expect(await act('keep', { kind: 'puzzle', id: puzzle })).toBe('422 action-does-not-fit');
    const [answer, decision] = await decisions(boris);
    expect(answer).toMatchObject({
      action: 'keep',
      subject: { kind: 'solve' },
      mayObject: false,
      ...kept,
    });
    expect(decision).toMatchObject({ action: 'strike', objection: { state: 'kept' } });
    const waiting = await listStream(test.site, vera, 9);
    expect(waiting.filter(({ kind }) => kind === 'objection')).toEqual([]);
  });

  it('cannot be objected to once they are taken back', async () => {
    expect(await act('hide', { kind: 'puzzle', id: puzzle })).toBe('201');
    const hidden = await last(anna);
    expect(await act('show', { kind: 'puzzle', id: puzzle })).toBe('201');
    expect((await decisions(anna)).find(({ id }) => id === hidden)?.mayObject).toBe(false);
    expect(await object(anna, hidden)).toBe('409 decision-taken-back');
  });

  it('warn a person, who may object like one who is banned', async () => {
    expect(await act('warn', { kind: 'person', id: 'Boris' }, { message: 'Once more.' })).toBe(
      '201',
    );
    expect(await act('warn', { kind: 'person', id: 'Olga' })).toBe('403 role-too-high');
    expect(await act('warn', { kind: 'comment', id: comment })).toBe('422 action-does-not-fit');
    expect(await object(boris, await last(boris), 'Once was enough.')).toBe('204');
    expect(await act('ban', { kind: 'person', id: 'Boris' })).toBe('201');
    const path = `/api/v1/puzzles/${puzzle}/comments`;
    expect(await status('POST', path, { as: boris, body: { text: 'Hello.' } })).toBe('403 banned');
    expect(await object(boris, await last(boris), 'I was asleep.')).toBe('204');
    const [item] = (await listStream(test.site, vera, 9)).filter(
      ({ kind }) => kind === 'objection',
    );
    expect(item?.objection).toMatchObject({ action: 'ban', undo: 'unban person Boris' });
  });

  it('are found by moderators with the people, by a part of their names', async () => {
    const find = async (name: string, as: TestPerson | undefined = vera) => {
      const path = `/api/v1/moderation/people?name=${encodeURIComponent(name)}`;
      const answer = await test.ask('GET', path, { as });
      if (answer.status !== 200) return answer.status;
      return ((await answer.json()) as FoundPeopleJson).people;
    };
    expect(await find('anna', undefined)).not.toEqual([]);
    expect(await status('GET', '/api/v1/moderation/people?name=a')).toBe('401 not-signed-in');
    for (const as of [anna, boris]) expect(await find('a', as)).toBe(403);
    expect(await find('ORI')).toMatchObject([
      { name: 'Boris', role: 'person', warned: 1, bannedUntil: '9999-01-01T00:00:00.000Z' },
    ]);
    expect(await find('a')).toMatchObject([{ name: 'Anna' }, { name: 'Olga' }, { name: 'Vera' }]);
    for (const none of ['%', '_', '\\', 'zz%']) expect(await find(none), none).toEqual([]);
    expect(await find('')).toEqual([]);
  });
});

it('a decision is told by mail to those who want that, at an address that they have confirmed', async () => {
  const mails: { readonly to: string; readonly subject: string }[] = [];
  const test = await testSite({
    jobs: { ...NO_JOBS, add: async (_, data) => void mails.push(data as (typeof mails)[number]) },
    config: { smtp: 'smtp://127.0.0.1:1', mailFrom: 'site@club.example' },
  });
  const vera = await test.person('Vera', 'moderator');
  let count = 0;
  const told = async (facts: object, isWanted: boolean): Promise<readonly string[]> => {
    const anna = await test.person(`Anna ${count++}`);
    const { db } = test.site;
    await db.updateTable('person').set(facts).where('id', '=', anna.id).execute();
    const wish = { decisionMails: isWanted };
    const changed = await test.ask('PATCH', '/api/v1/me', { as: anna, body: wish });
    expect((await changed.json()).person.decisionMails).toBe(isWanted);
    mails.length = 0;
    const body = { action: 'warn', subject: { kind: 'person', id: anna.name }, reason: 'rude' };
    const done = await test.ask('POST', '/api/v1/moderation/actions', { as: vera, body });
    expect(done.status).toBe(201);
    return mails.map(({ to, subject }) => `${to}: ${subject}`);
  };
  const confirmed = { email: 'anna@mail.example', email_confirmed_at: 1 };
  const sentence = 'A moderator has decided something about you or what you made.';
  expect(await told(confirmed, true)).toEqual([`anna@mail.example: ${sentence}`]);
  expect(await told(confirmed, false)).toEqual([]);
  expect(await told({ email: 'anna@mail.example' }, true)).toEqual([]);
  await test.close();
});
