/**
 * Solves that are judged before they are ranked, on both databases: which are, what a verdict
 * changes, and what moderators and bans do with them. All counts are counted again at each step.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DoubtfulSolvesJson } from '../../contract/community.js';
import type { GameJson, SolvedJson } from '../../contract/games.js';
import type { PuzzleRankingJson } from '../../contract/rankings.js';
import { endBans } from '../community/strike.js';
import type { Judgement } from '../judge/index.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { inlineEngine } from '../testing/inline-engine.js';
import { NO_JOBS, type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import { wrongCounts } from '../testing/wrong-counts.js';
import { CluesReader } from './clues-of.js';
import { base64 } from './game-json.js';
import { judgeSolve, needsJudge } from './judging.js';
import { bytesOfRecord, cluesOf, playedRecord, randomPicture } from './testing/played.js';
import { addPuzzle } from './testing/puzzle.js';

const HOUR = 3_600_000;

function suite(url: () => string): void {
  let test: TestSite;
  let moderator: TestPerson;
  const added: string[] = [];
  /** What the judge says next. */
  let verdict: Judgement['verdict'] | 'really' = 'person';
  let count = 0;
  beforeAll(async () => {
    const inline = inlineEngine();
    const engine: typeof inline = {
      ...inline,
      run: async (verb, request, options) => {
        const answer = await inline.run(verb, request, options);
        if (verb !== 'judge' || verdict === 'really') return answer;
        const { judgement } = answer as { judgement: Judgement };
        const findings = verdict === 'person' ? [] : ['unproved-speed'];
        return { ...answer, judgement: { ...judgement, verdict, findings } } as typeof answer;
      },
    };
    const jobs = {
      ...NO_JOBS,
      add: async (name: string, data: object) => {
        added.push(`${name} ${Object.values(data).join()}`);
      },
    };
    const config = { isJudging: true };
    test = await testSite({ database: url(), engine, jobs, config });
    moderator = await test.person('Mod', 'moderator');
  });
  afterAll(() => test.close());

  const ask = async <T>(method: string, path: string, as: TestPerson, body?: unknown) => {
    const answer = await test.ask(method, `/api/v1${path}`, { as, body });
    const text = await answer.text();
    expect(answer.status, text).toBeLessThan(300);
    return JSON.parse(text) as T;
  };
  const person = () => test.person(`Player ${count++}`);

  /** A new puzzle, and a way to solve it. */
  async function fresh() {
    const picture = randomPicture(`judged ${count++}`, 10);
    const clues = cluesOf(picture);
    const id = await addPuzzle(test.site, picture);
    const solve = async (as: TestPerson, pace = 1500): Promise<SolvedJson> => {
      const game = await ask<GameJson>('POST', '/games', as, { puzzle: id });
      test.clock.now += HOUR;
      const seed = `${as.name} ${pace}`;
      const record = base64(bytesOfRecord(clues, playedRecord(picture, { seed, pace })));
      return ask<SolvedJson>('POST', `/games/${game.id}/solve`, as, { record });
    };
    const ranking = (kind = 'person') =>
      ask<PuzzleRankingJson>('GET', `/puzzles/${id}/ranking?kind=${kind}`, moderator);
    return { id, solve, ranking };
  }

  /** Does the job of a solve, as the judge is told to decide. */
  async function decide(id: string, how: typeof verdict): Promise<void> {
    verdict = how;
    await judgeSolve(test.site, new CluesReader(), id);
    expect(await wrongCounts(test.site.db)).toEqual([]);
  }
  const moderate = async (action: string, kind: string, id: string, more = {}) => {
    const body = { action, subject: { kind, id }, reason: 'cheating', ...more };
    await ask('POST', '/moderation/actions', moderator, body);
    expect(await wrongCounts(test.site.db)).toEqual([]);
  };
  const facts = async (as: TestPerson) => {
    const row = test.site.db.selectFrom('person').select(['solved', 'points']);
    return await row.where('id', '=', as.id).executeTakeFirstOrThrow();
  };

  it('ranks and rates a first solve once it is judged', async () => {
    const ann = await person();
    const { solve, ranking } = await fresh();
    const { solve: own, place } = await solve(ann);
    expect([own.kind, place]).toEqual(['waiting', null]);
    expect(own.points).toBeGreaterThan(0);
    expect((await ranking()).entries).toEqual([]);
    expect(added.splice(0)).toEqual([`judge ${own.id}`]);
    expect(await facts(ann)).toEqual({ solved: 1, points: own.points });
    await decide(own.id, 'person');
    expect((await ranking()).entries).toMatchObject([{ solve: null, place: 1 }]);
    expect(added.splice(0)).toEqual([`rate ${own.id}`]);
    // again: nothing is done twice
    await decide(own.id, 'machine');
    expect((await ranking()).of).toBe(1);
  });

  it('leaves out a doubtful solve, and a machine’s solve from its owner', async () => {
    const ann = await person();
    const bob = await person();
    const { solve, ranking } = await fresh();
    const doubtful = await solve(ann);
    const machine = await solve(bob, 1000);
    await decide(doubtful.solve.id, 'doubtful');
    await decide(machine.solve.id, 'machine');
    expect((await ranking()).of).toBe(0);
    expect((await ranking('machine')).of).toBe(1);
    expect((await facts(ann)).solved).toBe(1);
    expect(await facts(bob)).toEqual({ solved: 0, points: 0 });
    const list = await ask<DoubtfulSolvesJson>('GET', '/moderation/solves', moderator);
    expect(list.solves.find(({ id }) => id === doubtful.solve.id)).toMatchObject({
      person: ann.name,
      findings: ['unproved-speed'],
      measures: { strokes: expect.any(Number) },
    });
    expect((await test.ask('GET', '/api/v1/moderation/solves', { as: ann })).status).toBe(403);
    expect((await test.ask('GET', '/api/v1/moderation/solves')).status).toBe(401);
  });

  it('detects a picture that is copied in any order', async () => {
    const ann = await person();
    const { solve } = await fresh();
    const { solve: own } = await solve(ann, 120);
    await decide(own.id, 'really');
    const row = await test.site.db
      .selectFrom('solve')
      .innerJoin('judgement', 'judgement.solve_id', 'solve.id')
      .select(['solve.kind', 'findings'])
      .where('solve.id', '=', own.id)
      .executeTakeFirstOrThrow();
    expect(row.kind).not.toBe('person');
    expect(JSON.parse(row.findings)).not.toEqual([]);
  });

  it('follows the moderators’ decision about a solve, or about all solves of a person', async () => {
    const ann = await person();
    const one = await fresh();
    const two = await fresh();
    const solves = [await one.solve(ann), await two.solve(ann)];
    for (const { solve } of solves) await decide(solve.id, 'person');
    const id = solves[0]?.solve.id ?? '';
    await moderate('strike', 'solve', id);
    expect([(await one.ranking()).of, (await two.ranking()).of]).toEqual([0, 1]);
    expect((await facts(ann)).solved).toBe(1);
    await moderate('strike', 'person', ann.name);
    expect(await facts(ann)).toEqual({ solved: 0, points: 0 });
    await moderate('rank', 'solve', id);
    expect([(await one.ranking()).of, (await two.ranking()).of]).toEqual([1, 0]);
    await moderate('rank', 'person', ann.name);
    expect((await facts(ann)).solved).toBe(2);
    const again = { action: 'rank', subject: { kind: 'person', id: ann.name }, reason: 'other' };
    const answer = await test.ask('POST', '/api/v1/moderation/actions', {
      as: moderator,
      body: again,
    });
    expect(answer.status).toBe(409);
  });

  it('does not let people decide about their own solves, or those of a higher role', async () => {
    const { solve } = await fresh();
    const { solve: own } = await solve(moderator);
    const body = { action: 'strike', subject: { kind: 'solve', id: own.id }, reason: 'cheating' };
    for (const as of [moderator, await test.person(`Peer ${count++}`, 'moderator')]) {
      const answer = await test.ask('POST', '/api/v1/moderation/actions', { as, body });
      expect(answer.status).toBe(403);
    }
  });

  it('removes solves of banned people from the rankings while the ban lasts', async () => {
    const ann = await person();
    const { solve, ranking } = await fresh();
    const { solve: own } = await solve(ann);
    await decide(own.id, 'person');
    await moderate('ban', 'person', ann.name);
    expect((await ranking()).of).toBe(0);
    await moderate('unban', 'person', ann.name);
    expect((await ranking()).of).toBe(1);
    const until = new Date(test.clock.now + HOUR).toISOString();
    await moderate('ban', 'person', ann.name, { until });
    await endBans(test.site.db, test.site.now());
    expect((await ranking()).of).toBe(0);
    test.clock.now += 2 * HOUR;
    await endBans(test.site.db, test.site.now());
    expect((await ranking()).of).toBe(1);
  });

  it('trusts people with twenty solves except for first places, and judges fast solves again', async () => {
    const ann = await person();
    const fast = await fresh();
    const { solve: doubtful } = await fast.solve(ann);
    await decide(doubtful.id, 'doubtful');
    added.length = 0;
    for (let k = 0; k < 20; k++) {
      const { solve } = await fresh();
      await decide((await solve(ann)).solve.id, 'person');
    }
    expect(added).toContain(`judge ${doubtful.id}`);
    // not proved yet: a later solve may do it
    await decide(doubtful.id, 'doubtful');
    added.length = 0;
    await decide((await (await fresh()).solve(ann)).solve.id, 'person');
    expect(added).toContain(`judge ${doubtful.id}`);
    await decide(doubtful.id, 'person');
    expect((await fast.ranking()).of).toBe(1);
    // ten others are faster, on the puzzle and on the board
    const { id, solve } = await fresh();
    for (let k = 0; k < 10; k++)
      await decide((await solve(await person(), 700)).solve.id, 'person');
    expect((await solve(ann, 4000)).solve.kind).toBe('person');
    expect((await (await fresh()).solve(ann, 700)).solve.kind).toBe('waiting');
    // while a contest has the puzzle, no solve of it is trusted
    const slow = {
      puzzle: { id, size_class: 10 },
      solve: { kind: 'person', activeMs: HOUR },
    } as const;
    const { now } = test.clock;
    const isJudged = (at: number) => needsJudge(test.site.db, ann, { ...slow, now: at });
    expect(await isJudged(now + HOUR)).toBe(false);
    const times = { created_at: now, begins_at: now + HOUR, ends_at: now + 2 * HOUR };
    const contest = { id: 'contest', person_id: moderator.id, title: 'Round', ...times };
    await test.site.db.insertInto('contest').values(contest).execute();
    await test.site.db
      .insertInto('contest_puzzle')
      .values({ contest_id: 'contest', position: 1, puzzle_id: id })
      .execute();
    const found = [now, now + HOUR, now + 2 * HOUR, now + 2 * HOUR + 1].map(isJudged);
    expect(await Promise.all(found)).toEqual([false, true, true, false]);
  });
}

describe('judged solves', () => {
  onBothDatabases('the site', suite);
});
