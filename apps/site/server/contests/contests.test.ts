/**
 * Contests on both databases: what anybody may know before, during and after, who may do what, and
 * who is first.
 */
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContestDetail, Contests } from '../../contract/contests.js';
import { addPuzzle } from '../games/testing/puzzle.js';
import type { Role } from '../storage/tables/people.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import { pictures, solveIn, type Way } from './testing/solve-in.js';

const NOON = Date.parse('2026-11-28T12:00:00Z');
const MINUTE = 60_000;
const BEGIN = NOON + 60 * MINUTE;
const END = BEGIN + 120 * MINUTE;

function suite(url: () => string): void {
  let test: TestSite;
  let organiser: TestPerson;
  let ann: TestPerson;
  let bob: TestPerson;
  /** Two unlisted ones of the organiser, and a public one. */
  let puzzles: string[];
  beforeAll(async () => {
    test = await testSite({ database: url() });
  });
  beforeEach(async () => {
    for (const table of ['contest', 'puzzle', 'person'] as const) {
      await test.site.db.deleteFrom(table).execute();
    }
    test.clock.now = NOON;
    organiser = await test.person('Organiser');
    ann = await test.person('ann');
    bob = await test.person('bob');
    const own = { authorId: organiser.id, isUnlisted: true };
    puzzles = [
      await addPuzzle(test.site, pictures[0], own),
      await addPuzzle(test.site, pictures[1], own),
      await addPuzzle(test.site, pictures[2]),
    ];
  });
  afterAll(() => test.close());

  async function ask(method: string, path: string, as?: TestPerson, body?: unknown) {
    const answer = await test.ask(method, `/api/v1${path}`, { as, body });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return { status: answer.status, text, json: isJson ? JSON.parse(text) : undefined };
  }
  const said = async (method: string, path: string, as?: TestPerson, body?: unknown) => {
    const { status, json } = await ask(method, path, as, body);
    return json?.code === undefined ? `${status}` : `${status} ${json.code}`;
  };
  const wish = (parts: object = {}) => ({
    title: 'Autumn round',
    beginsAt: new Date(BEGIN).toISOString(),
    minutes: 120,
    puzzles,
    ...parts,
  });
  async function organised(parts: object = {}): Promise<string> {
    const { status, json } = await ask('POST', '/contests', organiser, wish(parts));
    expect(status, JSON.stringify(json)).toBe(201);
    return (json as ContestDetail).id;
  }
  const read = async (id: string, as?: TestPerson): Promise<ContestDetail> =>
    (await ask('GET', `/contests/${id}`, as)).json as ContestDetail;
  const join = (id: string, as: TestPerson) => said('PUT', `/contests/${id}/entry`, as);
  const solve = (as: TestPerson, k: number, way: Way) =>
    solveIn(test, as, { puzzle: puzzles[k] ?? '', picture: pictures[k] ?? pictures[0] }, way);
  const person = (name: string, role?: Role) => test.person(name, role);

  /** All that strangers and members can read of puzzles, as text. */
  async function everything(as?: TestPerson): Promise<string> {
    const paths = [
      '/contests',
      '/puzzles?limit=100',
      '/puzzles?author=Organiser',
      '/puzzles?sort=new',
      '/people/Organiser',
      '/daily',
      '/rankings',
    ];
    const texts: string[] = [];
    for (const path of paths) texts.push((await ask('GET', path, as)).text);
    for (const path of ['/sitemap.xml', '/sitemap/1.xml', '/feeds/new.atom']) {
      texts.push(await (await test.ask('GET', path, { as })).text());
    }
    const changes = '/api/v1/puzzles.ndjson.gz?since=2026-11-01';
    const dump = await test.ask('GET', changes, { as });
    expect(dump.status).toBe(200);
    texts.push(gunzipSync(Buffer.from(await dump.arrayBuffer())).toString());
    return texts.join('\n');
  }

  /** The ways to a single puzzle, all of them. */
  const ways = (id: string) => [
    `/api/v1/puzzles/${id}`,
    `/api/v1/puzzles/${id}.json`,
    `/api/v1/puzzles/${id}.non`,
    `/api/v1/puzzles/${id}.pdf`,
    `/api/v1/puzzles/${id}/ranking`,
    `/api/v1/puzzles/${id}/comments`,
    `/api/v1/puzzles/${id}/vote`,
    `/api/v1/puzzles/${id}/twins`,
    `/preview/${id}.png`,
    `/oembed?url=${encodeURIComponent(`${test.site.config.baseUrl}/puzzles/${id}`)}`,
    `/puzzles/${id}.md`,
  ];

  describe('before it begins', () => {
    it('tells title, time and the number of puzzles, and nothing else', async () => {
      const id = await organised();
      await join(id, ann);
      const banned = await person('zed');
      await test.site.db
        .updateTable('person')
        .set({ banned_until: END + MINUTE })
        .where('id', '=', banned.id)
        .execute();
      const moderator = await person('mod', 'moderator');
      test.clock.now = BEGIN - 1;
      for (const as of [undefined, ann, bob, moderator, banned]) {
        const contest = await read(id, as);
        expect(contest).toMatchObject({
          title: 'Autumn round',
          organiser: 'Organiser',
          puzzles: 3,
          people: 1,
          cards: null,
          standings: null,
        });
        const text = JSON.stringify(contest) + (await everything(as));
        const [one = '', two = '', open = ''] = puzzles;
        for (const secret of [one, two]) expect(text.includes(secret), as?.name).toBe(false);
        // the public one is in the catalogue, but not in the contest
        expect(JSON.stringify(contest).includes(open)).toBe(false);
        for (const way of ways(one)) {
          const { status } = await test.ask('GET', way, { as });
          const mayLook = as === moderator && /(ranking|comments|vote)$/.test(way);
          if (!mayLook) expect([401, 403, 404], `${as?.name} ${way}`).toContain(status);
        }
        if (as === undefined || as === banned) continue;
        expect(await said('POST', '/games', as, { puzzle: one })).toBe('404 not-found');
        const body = { subject: { kind: 'puzzle', id: one }, reason: 'spam' };
        if (as !== moderator)
          expect(await said('POST', '/reports', as, body)).toBe('404 not-found');
      }
      expect((await read(id, organiser)).cards).toHaveLength(3);
    });

    it('opens at its second, for all', async () => {
      const id = await organised();
      const [one = ''] = puzzles;
      const tag = { 'If-None-Match': '"x"' };
      const status = async () =>
        (await test.ask('GET', ways(one)[0] ?? '', { headers: tag })).status;
      test.clock.now = BEGIN - 1;
      expect(await status()).toBe(404);
      test.clock.now = BEGIN;
      expect(await status()).toBe(200);
      const contest = await read(id);
      expect(contest.cards?.map(({ position }) => position)).toEqual([1, 2, 3]);
      expect(contest.cards?.map(({ puzzle }) => puzzle.id)).toEqual(puzzles);
      expect((await everything()).includes(one)).toBe(false);
    });

    it('can be taken back by its organiser, which opens the puzzles', async () => {
      const id = await organised();
      expect(await said('DELETE', `/contests/${id}`)).toBe('401 not-signed-in');
      expect(await said('DELETE', `/contests/${id}`, ann)).toBe('403 not-the-author');
      expect(await said('DELETE', `/contests/${id}`, organiser)).toBe('204');
      expect(await said('GET', `/contests/${id}`)).toBe('404 not-found');
      expect(await said('GET', `/puzzles/${puzzles[0]}`)).toBe('200');
    });

    it('keeps its puzzles as they are until it is over', async () => {
      await organised();
      const path = `/puzzles/${puzzles[0]}`;
      expect(await said('PUT', path, organiser, { isUnlisted: false })).toBe('409 in-contest');
      expect(await said('DELETE', path, organiser)).toBe('409 in-contest');
      test.clock.now = END + 1;
      expect(await said('PUT', path, organiser, { isUnlisted: false })).toBe('200');
      expect((await everything()).includes(puzzles[0] ?? '')).toBe(true);
    });
  });

  describe('while it runs', () => {
    it('orders by puzzles solved, then by the time of the server', async () => {
      const id = await organised();
      for (const one of [ann, bob]) expect(await join(id, one)).toBe('204');
      test.clock.now = BEGIN + MINUTE;
      expect(await solve(ann, 0, { serverMs: 90_000 })).toBe('person');
      expect(await solve(bob, 0, { serverMs: 60_000 })).toBe('person');
      expect(await solve(bob, 1, { serverMs: 50_000 })).toBe('person');
      expect(await solve(ann, 2, { serverMs: 70_000, checks: 2 })).toBe('helped');
      const { standings, people } = await read(id, ann);
      expect(people).toBe(2);
      const lines = standings?.entries.map(({ place, person: who, isMe, times, timeMs }) => ({
        line: [place, who?.name, ...times, timeMs],
        isMe,
      }));
      expect(lines).toEqual([
        { line: [1, 'bob', 60_000, 50_000, null, 110_000], isMe: false },
        { line: [2, 'ann', 90_000, null, 190_000, 280_000], isMe: true },
      ]);
      expect(standings?.mine).toMatchObject({ place: 2, solved: 2 });
    });

    it('counts no solve with a hint, of before, of a machine, or of who has not joined', async () => {
      const id = await organised();
      await join(id, ann);
      await solve(ann, 2, { serverMs: 60_000 });
      test.clock.now = BEGIN;
      await solve(ann, 0, { serverMs: 60_000, hints: 1 });
      const key = { kind: 'machine' } as const;
      await solve(ann, 1, { serverMs: 60_000 });
      const { db } = test.site;
      await db
        .updateTable('solve')
        .set(key)
        .where('puzzle_id', '=', puzzles[1] ?? '')
        .execute();
      await solve(bob, 0, { serverMs: 60_000 });
      const entries = async () => (await read(id)).standings?.entries ?? [];
      expect(await entries()).toMatchObject([{ solved: 0, times: [null, null, null] }]);
      // joining late counts what was solved within the time
      await join(id, bob);
      test.clock.now += 5000;
      expect(await entries()).toMatchObject([
        { solved: 1, person: { name: 'bob' } },
        { solved: 0 },
      ]);
    });

    it('says which solves are looked at, and leaves out banned people', async () => {
      const id = await organised();
      await join(id, ann);
      await join(id, bob);
      test.clock.now = BEGIN;
      await solve(ann, 0, { serverMs: 60_000 });
      await solve(bob, 0, { serverMs: 70_000 });
      const { db } = test.site;
      await db
        .updateTable('solve')
        .set({ kind: 'doubtful' })
        .where('person_id', '=', ann.id)
        .execute();
      const shown = async () =>
        (await read(id)).standings?.entries.map((one) => [one.person?.name, one.isLookedAt]);
      expect(await shown()).toEqual([
        ['ann', true],
        ['bob', false],
      ]);
      const until = { banned_until: END + 5 * MINUTE };
      await db.updateTable('person').set(until).where('id', '=', ann.id).execute();
      test.clock.now += 5000;
      expect(await shown()).toEqual([['bob', false]]);
    });

    it('is no longer taken back by its organiser, and never by others', async () => {
      const path = `/contests/${await organised()}`;
      test.clock.now = BEGIN;
      expect(await said('DELETE', path, organiser)).toBe('409 contest-begun');
      const moderator = await person('mod', 'moderator');
      expect(await said('DELETE', path, moderator)).toBe('403 not-the-author');
    });

    it('is reported by members, and hidden by a moderator: the log and its organiser say why', async () => {
      const id = await organised();
      test.clock.now = BEGIN;
      const moderator = await person('mod', 'moderator');
      const banned = await person('eve');
      const until = { banned_until: END };
      await test.site.db.updateTable('person').set(until).where('id', '=', banned.id).execute();
      const subject = { kind: 'contest', id };
      const report = (as?: TestPerson) => said('POST', '/reports', as, { subject, reason: 'rude' });
      expect(await report()).toMatch(/^401/);
      expect(await report(banned)).toMatch(/^403/);
      expect(await report(bob)).toBe('201');
      const reports = async () => (await ask('GET', '/moderation/reports', moderator)).json.reports;
      expect(await reports()).toMatchObject([
        { reporter: 'bob', subject: { ...subject, state: 'shown', author: 'Organiser' } },
      ]);
      const act = (action: string, as: TestPerson) =>
        said('POST', '/moderation/actions', as, {
          action,
          subject,
          reason: 'rude',
          message: 'No.',
        });
      expect(await act('hide', bob)).toMatch(/^403/);
      expect(await act('lock', moderator)).toBe('422 action-does-not-fit');
      expect(await act('hide', moderator)).toBe('201');
      expect(await act('hide', moderator)).toBe('409 already-so');
      expect(await reports()).toEqual([]);
      const path = `/contests/${id}`;
      for (const as of [undefined, ann, banned]) {
        expect(await said('GET', path, as)).toBe('404 not-found');
        expect((await ask('GET', '/contests', as)).json.contests).toEqual([]);
      }
      expect(await join(id, bob)).toBe('404 not-found');
      expect(await report(ann)).toBe('404 not-found');
      for (const as of [organiser, moderator]) expect(await said('GET', path, as)).toBe('200');
      const { entries } = (await ask('GET', '/moderation/log')).json;
      const entry = { action: 'hide', subjectKind: 'contest', subjectId: null, reason: 'rude' };
      expect(entries[0]).toMatchObject({ ...entry, moderator: null });
      const { decisions } = (await ask('GET', '/me/decisions', organiser)).json;
      const told = { kind: 'contest', text: 'Autumn round' };
      expect(decisions).toMatchObject([
        { action: 'hide', subject: told, message: 'No.', mayObject: true },
      ]);
      test.clock.now += 1;
      expect(await act('show', moderator)).toBe('201');
      expect(await said('GET', path, ann)).toBe('200');
      expect(await act('hide', moderator)).toBe('201');
      expect(await said('GET', path)).toBe('404 not-found');
    });
  });

  describe('when it is over', () => {
    it('gives the table, in which no name is a formula', async () => {
      const id = await organised();
      await join(id, ann);
      await join(id, bob);
      test.clock.now = BEGIN;
      await solve(bob, 1, { serverMs: 61_500 });
      const table = `/contests/${id}/standings.csv`;
      expect(await said('GET', table)).toBe('409 contest-not-over');
      expect((await read(id)).standings?.entries[0]?.solves).toBe(null);
      expect(await said('GET', `/contests/${id}/paths/none`)).toBe('409 contest-not-over');
      const { db } = test.site;
      await db.updateTable('person').set({ name: '=1+"1"' }).where('id', '=', ann.id).execute();
      test.clock.now = END + 1;
      expect((await ask('GET', table)).text.split('\r\n')).toEqual([
        'place,name,solved,puzzle 1,puzzle 2,puzzle 3,total',
        '1,"bob",1,,61.500,,61.500',
        `2,"'=1+""1""",0,,,,0.000`,
        '',
      ]);
      const { standings } = await read(id);
      const counted = standings?.entries[0]?.solves?.[1] ?? '';
      const { json } = await ask('GET', `/contests/${id}/paths/${counted}`);
      expect(json).toMatchObject({ puzzle: puzzles[1], version: 1 });
      expect(await said('GET', `/contests/${id}/paths/none`)).toBe('404 not-found');
      expect(await join(id, ann)).toBe('409 contest-over');
      expect(await said('DELETE', `/contests/${id}/entry`, ann)).toBe('409 contest-over');
    });
  });

  describe('organising and taking part', () => {
    it('is for members who may change something', async () => {
      const id = await organised();
      const banned = await person('zed');
      const until = { banned_until: END };
      await test.site.db.updateTable('person').set(until).where('id', '=', banned.id).execute();
      expect(await said('POST', '/contests', undefined, wish())).toBe('401 not-signed-in');
      expect(await said('POST', '/contests', banned, wish())).toMatch(/^403/);
      expect(await said('PUT', `/contests/${id}/entry`)).toBe('401 not-signed-in');
      expect(await said('PUT', `/contests/${id}/entry`, banned)).toMatch(/^403/);
      expect(await join(id, organiser)).toBe('403 own-contest');
      expect(await join('none', ann)).toBe('404 not-found');
      expect(await join(id, ann)).toBe('204');
      expect(await join(id, ann)).toBe('204');
      expect((await read(id, ann)).hasJoined).toBe(true);
      expect(await said('DELETE', `/contests/${id}/entry`, ann)).toBe('204');
      expect((await read(id, ann)).hasJoined).toBe(false);
    });

    it('hides contests of banned people', async () => {
      const id = await organised();
      const until = { banned_until: END };
      await test.site.db.updateTable('person').set(until).where('id', '=', organiser.id).execute();
      expect(await said('GET', `/contests/${id}`, ann)).toBe('404 not-found');
      expect(((await ask('GET', '/contests')).json as Contests).contests).toEqual([]);
    });

    it('refuses times and puzzles that do not fit', async () => {
      const refused = (parts: object, as = organiser) => said('POST', '/contests', as, wish(parts));
      expect(await refused({ title: ' ' })).toBe('400 invalid-request');
      expect(await refused({ beginsAt: new Date(NOON).toISOString() })).toBe('422 contest-time');
      const late = new Date(NOON + 400 * 24 * 60 * MINUTE).toISOString();
      expect(await refused({ beginsAt: late })).toBe('422 contest-time');
      expect(await refused({ minutes: 4 })).toBe('400 invalid-request');
      expect(await refused({ puzzles: [] })).toBe('400 invalid-request');
      expect(await refused({ puzzles: ['none'] })).toBe('422 contest-puzzles');
      // unlisted ones of another
      expect(await refused({}, ann)).toBe('422 contest-puzzles');
      const { number } = await test.site.db
        .selectFrom('puzzle')
        .select('number')
        .where('id', '=', puzzles[2] ?? '')
        .executeTakeFirstOrThrow();
      expect(await refused({ puzzles: [puzzles[2], `${number}`] })).toBe('422 contest-puzzles');
      const id = await organised({ puzzles: [`${number}`] });
      expect((await read(id, organiser)).cards?.[0]?.puzzle.id).toBe(puzzles[2]);
      await organised();
      // its unlisted ones are taken now
      expect(await refused({})).toBe('422 contest-puzzles');
      for (let k = 0; k < 3; k++) await organised({ puzzles: [puzzles[2]] });
      expect(await refused({ puzzles: [puzzles[2]] })).toBe('409 too-many-contests');
    });

    it('lists contests page by page, those that begin last first', async () => {
      const days = [3, 1, 2];
      for (const day of days) {
        const beginsAt = new Date(NOON + day * 24 * 60 * MINUTE).toISOString();
        await organised({ title: `Day ${day}`, beginsAt, puzzles: [puzzles[2]] });
      }
      const first = (await ask('GET', '/contests?limit=2')).json as Contests;
      const second = (await ask('GET', `/contests?limit=2&after=${first.next}`)).json as Contests;
      const titles = [...first.contests, ...second.contests].map(({ title }) => title);
      expect(titles).toEqual(['Day 3', 'Day 2', 'Day 1']);
      expect(second.next).toBe(null);
    });
  });
}

onBothDatabases('contests', suite);
