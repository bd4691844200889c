/** The moderators' stream: what waits, in which order, what leaves it, and what is revealed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../testing/both-databases.js';
import { addPuzzle, addSolve } from '../testing/community-facts.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import { listStream } from './stream.js';

const SECOND = 1000;
const DAY = 86_400_000;

onBothDatabases('the stream of moderators', (url) => {
  let test: TestSite;
  let anna: TestPerson;
  let boris: TestPerson;
  let vera: TestPerson;
  let puzzle: string;
  let comment: string;
  beforeAll(async () => {
    test = await testSite({ database: url() });
    // too old to be new
    await addPuzzle(test.site, { author: await test.person('Zoe') });
    test.clock.now += 40 * DAY;
    anna = await test.person('Anna');
    boris = await test.person('Boris');
    vera = await test.person('Vera', 'moderator');
    // of the start catalogue
    await addPuzzle(test.site);
    puzzle = await addPuzzle(test.site, { author: anna, tags: ['owl', 'night'] });
    await addSolve(test.site, puzzle, boris);
    test.clock.now += SECOND;
    const body = { text: 'An owl!' };
    const answer = await test.ask('POST', `/api/v1/puzzles/${puzzle}/comments`, {
      as: boris,
      body,
    });
    ({ id: comment } = (await answer.json()) as { id: string });
    test.clock.now += SECOND;
    const reported = { subject: { kind: 'person', id: 'Boris' }, reason: 'rude' };
    for (const as of [anna, vera]) {
      expect((await test.ask('POST', '/api/v1/reports', { as, body: reported })).status).toBe(201);
      test.clock.now += SECOND;
    }
  });
  afterAll(() => test.close());

  const stream = () => listStream(test.site, vera, 10);
  const act = async (action: string, kind: string, id: string): Promise<number> => {
    const body = { action, subject: { kind, id }, reason: 'other' };
    const path = '/api/v1/moderation/actions';
    return (await test.ask('POST', path, { as: vera, body })).status;
  };

  it('has new things and reports, the newest first, with who made them', async () => {
    const items = await stream();
    expect(items.map(({ kind, id }) => [kind, id])).toEqual([
      ['report', 'Boris'],
      ['comment', comment],
      ['puzzle', puzzle],
    ]);
    const [report, written, made] = items;
    expect(report?.reports.map(({ reporter }) => reporter)).toEqual(['Anna', 'Vera']);
    expect(written).toMatchObject({ text: 'An owl!', person: { name: 'Boris', doubtful: 0 } });
    expect(made).toMatchObject({ person: { name: 'Anna' }, reveal: null });
    expect(JSON.stringify(made)).not.toMatch(/owl|Owl|Сова/);
  });

  it('reveals a puzzle to this moderator, who leaves its ranking', async () => {
    const kinds = () =>
      test.site.db.selectFrom('solve').select(['person_id', 'kind']).orderBy('kind').execute();
    const ask = async (as: TestPerson) =>
      (await (await test.ask('GET', `/api/v1/puzzles/${puzzle}`, { as })).json()) as {
        reveal?: unknown;
      };
    await addSolve(test.site, puzzle, vera);
    const peer = await test.person('Peer', 'moderator');
    const solver = await test.person('Solver', 'moderator');
    expect((await ask(peer)).reveal).toBeUndefined();
    expect(await act('reveal', 'puzzle', puzzle)).toBe(201);
    expect(await act('reveal', 'puzzle', puzzle)).toBe(409);
    const [made] = (await stream()).filter(({ kind }) => kind === 'puzzle');
    expect(made?.reveal).toMatchObject({ titles: { en: 'Owl' }, tags: ['night', 'owl'] });
    expect(made?.revealedAt).toBe(new Date(test.clock.now).toISOString());
    // another one who has solved it knows it without having asked
    await addSolve(test.site, puzzle, solver);
    const [solved] = (await listStream(test.site, solver, 10)).filter(({ id }) => id === puzzle);
    expect([solved?.reveal?.tags, solved?.revealedAt]).toEqual([['night', 'owl'], null]);
    await test.site.db.deleteFrom('solve').where('person_id', '=', solver.id).execute();
    // another moderator has not asked
    expect((await ask(peer)).reveal).toBeUndefined();
    expect(await kinds()).toEqual([
      { person_id: boris.id, kind: 'person' },
      { person_id: vera.id, kind: 'struck' },
    ]);
  });

  it('loses what was approved, hidden or answered', async () => {
    expect(await act('approve', 'puzzle', puzzle)).toBe(201);
    expect((await stream()).map(({ kind }) => kind)).toEqual(['report', 'comment']);
    expect(await act('approve', 'person', 'Boris')).toBe(201);
    expect((await stream()).map(({ kind }) => kind)).toEqual(['comment']);
    expect(await act('hide', 'comment', comment)).toBe(201);
    expect(await stream()).toEqual([]);
    // shown again, it has been looked at
    expect(await act('show', 'comment', comment)).toBe(201);
    expect(await stream()).toEqual([]);
  });

  it('shows a comment again that was changed since', async () => {
    test.clock.now += SECOND;
    const path = `/api/v1/comments/${comment}`;
    const body = { text: 'Buy my owls!' };
    expect((await test.ask('PATCH', path, { as: boris, body })).status).toBe(200);
    expect((await stream()).map(({ id }) => id)).toEqual([comment]);
  });
});

describe('a stream with more than a page', () => {
  it('has the newest of each kind', async () => {
    const test = await testSite();
    const vera = await test.person('Vera', 'moderator');
    const { db } = test.site;
    const times: string[] = [];
    for (let k = 0; k < 5; k++) {
      test.clock.now += SECOND;
      times.push(new Date(test.clock.now).toISOString());
      const as = await test.person(`Person ${k}`);
      await addSolve(test.site, await addPuzzle(test.site), as);
      const subject = { kind: 'person', id: `Person ${(k + 4) % 5}` };
      const report = {
        subject: k === 0 ? { kind: 'person', id: 'Vera' } : subject,
        reason: 'rude',
      };
      await test.ask('POST', '/api/v1/reports', { as, body: report });
    }
    const solves = await db
      .updateTable('solve')
      .set({ kind: 'doubtful' })
      .returning('id')
      .execute();
    const facts = { kind: 'person', decider: 'judge', changed_at: 0 } as const;
    const rows = solves.map(({ id }) => ({ solve_id: id, ...facts }));
    await db.insertInto('judgement').values(rows).execute();
    const decisions = times.map((time, k) => ({
      id: `d${k}`,
      action: 'warn',
      subject_kind: 'person',
      subject_id: vera.id,
      moderator_name: 'Vera',
      person_id: vera.id,
      created_at: 0,
      objection: 'Why?',
      objected_at: Date.parse(time),
    }));
    await db.insertInto('moderation').values(decisions).execute();
    const items = await listStream(test.site, vera, 2);
    for (const kind of ['solve', 'report', 'objection']) {
      const own = items.filter((item) => item.kind === kind).map(({ at }) => at);
      expect([kind, own]).toEqual([kind, times.slice(-2).toReversed()]);
    }
    await test.close();
  });
});

describe('approving', () => {
  it('does not apply to solves and reports', async () => {
    const test = await testSite();
    const vera = await test.person('Vera', 'moderator');
    const anna = await test.person('Anna');
    const puzzle = await addPuzzle(test.site);
    await addSolve(test.site, puzzle, anna);
    const { id } = await test.site.db.selectFrom('solve').select('id').executeTakeFirstOrThrow();
    const body = { action: 'approve', subject: { kind: 'solve', id }, reason: 'other' };
    const answer = await test.ask('POST', '/api/v1/moderation/actions', { as: vera, body });
    expect(answer.status).toBe(422);
    await test.close();
  });
});
