/** Runs of Storm on both databases: who may play, which runs count, which are refused and why. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BoardRankingJson } from '../../contract/rankings.js';
import type { FinishStormJson, StormBegunJson, StormResultJson } from '../../contract/storm.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import { playRun as play } from './testing/play-run.js';

const NOON = Date.parse('2026-11-25T12:00:00Z');
const DAY_MS = 86_400_000;

type Answers = FinishStormJson['answers'];

function suite(url: () => string): void {
  let test: TestSite;
  let ann: TestPerson;
  let bob: TestPerson;

  beforeAll(async () => {
    test = await testSite({ database: url() });
  });

  beforeEach(async () => {
    await test.site.db.deleteFrom('person').execute();
    test.clock.now = NOON;
    ann = await test.person('ann');
    bob = await test.person('bob');
  });

  afterAll(() => test.close());

  const post = (path: string, as?: TestPerson, body?: object): Promise<Response> =>
    test.ask('POST', `/api/v1/storm/runs${path}`, { as, body });

  async function begin(as: TestPerson): Promise<StormBegunJson> {
    const response = await post('', as);
    expect(response.status).toBe(200);
    return (await response.json()) as StormBegunJson;
  }

  /** Sends answers three minutes after the run began, as a page does; gives status and answer. */
  async function send(as: TestPerson, id: string, answers: Answers, afterMs = 181_000) {
    test.clock.now += afterMs;
    const response = await post(`/${id}`, as, { answers });
    const body = (await response.json()) as StormResultJson & { code?: string; detail?: string };
    return { status: response.status, body };
  }

  async function refused(change: (answers: Answers, seed: string) => Answers, afterMs?: number) {
    const { id, seed } = await begin(ann);
    const { status, body } = await send(ann, id, change(play(seed, 20), seed), afterMs);
    return `${status} ${body.code}`;
  }

  async function board(name: string, as?: TestPerson) {
    const response = await test.ask('GET', `/api/v1/rankings/${name}`, { as });
    const { entries } = (await response.json()) as BoardRankingJson;
    return entries.map(({ place, person, value }) => [place, person?.name, value]);
  }

  it('counts right answers and mistakes, and ranks the best run of each person', async () => {
    const first = await begin(ann);
    expect(first).toMatchObject({ durationMs: 180_000 });
    const answers = play(first.seed, 20, [3, 7]);
    expect(await send(ann, first.id, answers)).toEqual({
      status: 200,
      body: { right: 18, wrong: 2, place: 1, of: 1 },
    });
    const other = await begin(bob);
    const better = await send(bob, other.id, play(other.seed, 25));
    expect(better.body).toEqual({ right: 25, wrong: 0, place: 1, of: 2 });
    const second = await begin(ann);
    expect(second.seed).not.toBe(first.seed);
    const worse = await send(ann, second.id, play(second.seed, 5));
    expect(worse.body).toEqual({ right: 5, wrong: 0, place: 2, of: 2 });
    const both = [
      [1, 'bob', 25],
      [2, 'ann', 18],
    ];
    for (const name of ['storm-day', 'storm-week', 'storm-ever']) {
      expect(await board(name), name).toEqual(both);
    }
  });

  it('keeps days and weeks apart, from Monday', async () => {
    const run = async (as: TestPerson, count: number) => {
      const { id, seed } = await begin(as);
      expect((await send(as, id, play(seed, count))).status).toBe(200);
    };
    // a Wednesday, the Sunday after it, the Monday
    await run(ann, 20);
    test.clock.now = NOON + 4 * DAY_MS;
    await run(ann, 15);
    expect(await board('storm-day')).toEqual([[1, 'ann', 15]]);
    expect(await board('storm-week')).toEqual([[1, 'ann', 20]]);
    test.clock.now = NOON + 5 * DAY_MS;
    expect(await board('storm-week')).toEqual([]);
    await run(bob, 10);
    expect(await board('storm-week')).toEqual([[1, 'bob', 10]]);
    expect(await board('storm-ever')).toEqual([
      [1, 'ann', 20],
      [2, 'bob', 10],
    ]);
  });

  it('is for members: nobody else begins, ends or sees a run', async () => {
    expect((await post('')).status).toBe(401);
    const { id, seed } = await begin(ann);
    test.clock.now += 181_000;
    const answers = play(seed, 10);
    expect((await post(`/${id}`, undefined, { answers })).status).toBe(401);
    expect((await post(`/${id}`, bob, { answers })).status).toBe(404);
    expect((await post('/none', ann, { answers })).status).toBe(404);
    expect((await post(`/${id}`, ann, { answers })).status).toBe(200);
  });

  it('lets banned people neither play nor stay on a board', async () => {
    const { id, seed } = await begin(ann);
    await send(ann, id, play(seed, 10));
    const next = await begin(ann);
    const ban = (until: number | null) =>
      test.site.db
        .updateTable('person')
        .set({ banned_until: until })
        .where('id', '=', ann.id)
        .execute();
    await ban(test.clock.now + DAY_MS);
    expect((await post('', ann)).status).toBe(403);
    expect((await send(ann, next.id, play(next.seed, 10), 1000)).status).toBe(403);
    expect(await board('storm-day')).toEqual([]);
    await ban(null);
    expect(await board('storm-day')).toEqual([[1, 'ann', 10]]);
  });

  describe('a forged or edited run is refused', () => {
    it('with a time that is later than the clock of the site', async () => {
      expect(await refused((answers) => answers, 20_000)).toBe('422 storm-early');
    });

    it('after more than two minutes', async () => {
      expect(await refused((answers) => answers, 180_000 + 121_000)).toBe('422 storm-late');
    });

    it('with answers of another seed', async () => {
      expect(await refused(() => play('another seed', 30))).toBe('422 storm-cell');
    });

    it('with answers out of order', async () => {
      const swapped = ([one, other, ...rest]: Answers): Answers =>
        [other, one, ...rest].filter((answer) => answer !== undefined);
      expect(await refused(swapped)).toMatch(/^422 storm-(times|cell)$/);
    });

    it('with an answer while a mistake is shown', async () => {
      const hasty = (_: Answers, seed: string): Answers =>
        play(seed, 20, [4]).map((answer, k, all) =>
          k === 5 ? { ...answer, at: (all[4]?.at ?? 0) + 500 } : answer,
        );
      expect(await refused(hasty)).toBe('422 storm-times');
    });

    it('faster than a hand, once or all the time', async () => {
      const once = (answers: Answers): Answers =>
        answers.map((answer, k) => {
          const before = answers[k - 1]?.at ?? 0;
          return k === 9 ? { ...answer, at: before + 200 } : answer;
        });
      expect(await refused(once)).toBe('422 storm-fast');
      const throughout = (answers: Answers): Answers =>
        answers.map((answer, k) => ({ ...answer, at: 400 + k * (490 + (k % 3) * 60) }));
      expect(await refused(throughout)).toBe('422 storm-fast');
    });

    it('with the rhythm of a program', async () => {
      const even = (answers: Answers): Answers =>
        answers.map((answer, k) => ({ ...answer, at: (k + 1) * 1500 }));
      expect(await refused(even)).toBe('422 storm-even');
    });

    it('sent again, as it was or better', async () => {
      const { id, seed } = await begin(ann);
      expect((await send(ann, id, play(seed, 10))).status).toBe(200);
      const again = await send(ann, id, play(seed, 10), 1000);
      expect([again.status, again.body.code]).toEqual([409, 'storm-sent']);
      const other = await begin(ann);
      const even = play(other.seed, 20).map((answer, k) => ({ ...answer, at: (k + 1) * 1500 }));
      expect((await send(ann, other.id, even)).status).toBe(422);
      const edited = await send(ann, other.id, play(other.seed, 20), 1000);
      expect([edited.status, edited.body.code]).toEqual([409, 'storm-sent']);
      expect(await board('storm-day')).toEqual([[1, 'ann', 10]]);
    });

    it('in another form than answers', async () => {
      const { id } = await begin(ann);
      const wrong: object[] = [
        {},
        { answers: [{ place: 1, color: 2, at: 5 }] },
        { answers: [{ place: -1, color: 1, at: 5 }] },
        { answers: [{ place: 1, color: 1, at: 180_001 }] },
        { answers: Array.from({ length: 401 }, () => ({ place: 1, color: 1, at: 5 })) },
      ];
      for (const body of wrong) expect((await post(`/${id}`, ann, body)).status).toBe(400);
    });
  });

  it('forgets a run that was not sent when another one begins', async () => {
    const first = await begin(ann);
    await begin(ann);
    expect((await send(ann, first.id, play(first.seed, 5))).status).toBe(404);
  });
}

onBothDatabases('storm', suite);
