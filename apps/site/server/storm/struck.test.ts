/**
 * Runs of Storm that moderators take out of the rankings: the boards follow, the log and the person
 * are told, the person objects, and a moderator takes it back. On both databases.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DecisionsJson, ModerationLogJson } from '../../contract/community.js';
import type { BoardRankingJson } from '../../contract/rankings.js';
import type { StormBegunJson } from '../../contract/storm.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import { playRun } from './testing/play-run.js';

/** A Wednesday. */
const NOON = Date.parse('2026-11-25T12:00:00Z');
const DAY_MS = 86_400_000;

onBothDatabases('struck runs of Storm', (url) => {
  let test: TestSite;
  let ann: TestPerson;
  let bob: TestPerson;
  let moderator: TestPerson;
  beforeAll(async () => {
    test = await testSite({ database: url() });
  });
  beforeEach(async () => {
    await test.site.db.deleteFrom('moderation').execute();
    await test.site.db.deleteFrom('person').execute();
    test.clock.now = NOON;
    ann = await test.person('ann');
    bob = await test.person('bob');
    moderator = await test.person('mod', 'moderator');
  });
  afterAll(() => test.close());

  /** Plays a run with this number of right answers; returns its identifier. */
  async function played(as: TestPerson, right: number): Promise<string> {
    const begun = await test.ask('POST', '/api/v1/storm/runs', { as });
    const { id, seed } = (await begun.json()) as StormBegunJson;
    test.clock.now += 181_000;
    const body = { answers: playRun(seed, right) };
    expect((await test.ask('POST', `/api/v1/storm/runs/${id}`, { as, body })).status).toBe(200);
    return id;
  }
  async function board(name: string, as?: TestPerson) {
    const answer = await test.ask('GET', `/api/v1/rankings/storm-${name}`, { as });
    return (await answer.json()) as BoardRankingJson;
  }
  async function values(name: string) {
    return (await board(name)).entries.map(({ person, value }) => [person?.name, value]);
  }
  async function said(method: string, path: string, as?: TestPerson, body?: object) {
    const answer = await test.ask(method, `/api/v1${path}`, { as, body });
    if (answer.status < 400) return `${answer.status}`;
    return `${answer.status} ${((await answer.json()) as { code: string }).code}`;
  }
  function act(as: TestPerson | undefined, action: string, kind: string, id: string) {
    test.clock.now += 1000;
    const body = { action, subject: { kind, id }, reason: 'cheating', message: 'Too even.' };
    return said('POST', '/moderation/actions', as, body);
  }
  const decisions = async (as: TestPerson) => {
    const answer = await test.ask('GET', '/api/v1/me/decisions', { as });
    return ((await answer.json()) as DecisionsJson).decisions;
  };

  describe('a single one', () => {
    it('leaves the next best run of its day, its week and all time', async () => {
      await played(ann, 6);
      test.clock.now += DAY_MS;
      await played(ann, 4);
      const best = await played(ann, 9);
      await played(bob, 8);
      expect(await act(moderator, 'strike', 'storm', best)).toBe('201');
      expect(await values('day')).toEqual([
        ['bob', 8],
        ['ann', 4],
      ]);
      for (const name of ['week', 'ever']) {
        expect(await values(name), name).toEqual([
          ['bob', 8],
          ['ann', 6],
        ]);
      }
      expect(await act(moderator, 'strike', 'storm', best)).toBe('409 already-so');
      // a run after it counts as any other, and does not bring it back
      await played(ann, 5);
      expect(await values('day')).toContainEqual(['ann', 5]);
      expect(await act(moderator, 'rank', 'storm', best)).toBe('201');
      for (const name of ['day', 'week', 'ever']) {
        expect((await values(name))[0], name).toEqual(['ann', 9]);
      }
      expect(await act(moderator, 'rank', 'storm', best)).toBe('409 already-so');
    });

    it('takes the person off the boards if there is no other run', async () => {
      const only = await played(ann, 3);
      expect(await act(moderator, 'strike', 'storm', only)).toBe('201');
      for (const name of ['day', 'week', 'ever']) expect(await values(name), name).toEqual([]);
      expect((await board('day', ann)).mine).toBeNull();
    });

    it('is struck by moderators alone, and only of people below their role', async () => {
      const run = await played(ann, 3);
      const other = await test.person('other mod', 'moderator');
      const theirs = await played(other, 4);
      const banned = await test.person('zed');
      await test.site.db
        .updateTable('person')
        .set({ banned_until: NOON + DAY_MS })
        .where('id', '=', banned.id)
        .execute();
      expect(await act(undefined, 'strike', 'storm', run)).toBe('401 not-signed-in');
      for (const as of [ann, bob]) {
        expect(await act(as, 'strike', 'storm', run)).toBe('403 not-a-moderator');
      }
      expect(await act(banned, 'strike', 'storm', run)).toMatch(/^403 /);
      expect(await act(moderator, 'strike', 'storm', theirs)).toBe('403 role-too-high');
      expect(await act(other, 'strike', 'storm', theirs)).toBe('403 role-too-high');
      expect(await act(moderator, 'strike', 'storm', 'none')).toBe('404 not-found');
      expect(await act(moderator, 'hide', 'storm', run)).toBe('422 action-does-not-fit');
      expect(await values('day')).toEqual([
        ['other mod', 4],
        ['ann', 3],
      ]);
    });

    it('is named to moderators alone', async () => {
      const run = await played(ann, 3);
      for (const as of [undefined, ann, bob]) {
        expect((await board('day', as)).entries.map((entry) => entry.run)).toEqual([null]);
      }
      const named = (await board('day', moderator)).entries.map((entry) => entry.run);
      expect(named).toEqual([run]);
    });
  });

  it('are told to the person and in the public log, and objected to', async () => {
    const run = await played(ann, 3);
    expect(await act(moderator, 'strike', 'storm', run)).toBe('201');
    const [decision] = await decisions(ann);
    expect(decision).toMatchObject({
      action: 'strike',
      subject: { kind: 'storm', puzzle: null, text: new Date(NOON + 181_000).toISOString() },
      reason: 'cheating',
      message: 'Too even.',
      mayObject: true,
    });
    expect(await decisions(bob)).toEqual([]);
    const log = await test.ask('GET', '/api/v1/moderation/log');
    const [entry] = ((await log.json()) as ModerationLogJson).entries;
    expect(entry).toMatchObject({
      action: 'strike',
      subjectKind: 'storm',
      reason: 'cheating',
      subjectId: null,
      moderator: null,
    });
    const objection = `/me/decisions/${decision?.id}/objection`;
    const body = { text: 'I am that fast.' };
    expect(await said('POST', objection, bob, body)).toBe('404 not-found');
    expect(await said('POST', objection, ann, body)).toBe('204');
    expect(await act(moderator, 'rank', 'storm', run)).toBe('201');
    const [back, before] = await decisions(ann);
    expect(back).toMatchObject({ action: 'rank', subject: { kind: 'storm' } });
    expect(before).toMatchObject({ objection: { state: 'undone' }, mayObject: false });
    expect(await values('day')).toEqual([['ann', 3]]);
  });

  it('of one person go and come back together with their solves', async () => {
    await played(ann, 3);
    await played(ann, 5);
    await played(bob, 4);
    expect(await act(moderator, 'strike', 'person', 'ann')).toBe('201');
    expect(await values('ever')).toEqual([['bob', 4]]);
    expect(await act(moderator, 'strike', 'person', 'ann')).toBe('409 already-so');
    expect(await act(moderator, 'rank', 'person', 'ann')).toBe('201');
    expect(await values('ever')).toEqual([
      ['ann', 5],
      ['bob', 4],
    ]);
  });
});
