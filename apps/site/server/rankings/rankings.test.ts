/** Rankings of puzzles, boards, the puzzles of the day; on both databases. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayAfter } from '../../contract/days.js';
import type {
  BoardRankingJson,
  CalendarJson,
  DailyJson,
  DayRankingJson,
  PuzzleRankingJson,
} from '../../contract/rankings.js';
import { communityJobs } from '../community/jobs.js';
import type { SolveKind } from '../storage/tables/games.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { addPuzzle, addSolve } from '../testing/community-facts.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import { addToRankings } from './count.js';
import { chooseDaily } from './daily-choice.js';
import { fillDays } from './fill-days.js';

const TODAY = '2026-11-22';

/** Tables that a test may leave full. */
const TABLES = ['ranking', 'site_state', 'daily', 'solve', 'puzzle', 'person'] as const;

function suite(url: () => string): void {
  let test: TestSite;

  beforeAll(async () => {
    test = await testSite({ database: url() });
  });

  beforeEach(async () => {
    for (const table of TABLES) await test.site.db.deleteFrom(table).execute();
    test.clock.now = Date.parse(`${TODAY}T12:00:00Z`);
  });

  afterAll(() => test.close());

  async function get<T>(path: string, as?: TestPerson): Promise<T> {
    const response = await test.ask('GET', `/api/v1${path}`, { as });
    expect(response.status, `${path}: ${await response.clone().text()}`).toBe(200);
    return (await response.json()) as T;
  }

  const people = async (...names: string[]): Promise<TestPerson[]> => {
    const all: TestPerson[] = [];
    for (const name of names) all.push(await test.person(name));
    return all;
  };

  describe('the ranking of a puzzle', () => {
    it('orders first solves by time, and separates people from machines', async () => {
      const puzzle = await addPuzzle(test.site);
      const [ann, bob, cid, robot] = (await people('ann', 'bob', 'cid', 'robot')) as [
        TestPerson,
        TestPerson,
        TestPerson,
        TestPerson,
      ];
      await addSolve(test.site, puzzle, ann, { activeMs: 3000 });
      await addSolve(test.site, puzzle, ann, { activeMs: 10, isFirst: false });
      await addSolve(test.site, puzzle, bob, { activeMs: 2000 });
      await addSolve(test.site, puzzle, cid, { activeMs: 1000, kind: 'helped' });
      await addSolve(test.site, puzzle, robot, { activeMs: 1, kind: 'machine' });
      const names = async (kind: SolveKind, as?: TestPerson): Promise<unknown> => {
        const path = `/puzzles/${puzzle}/ranking?kind=${kind}`;
        const { entries } = await get<PuzzleRankingJson>(path, as);
        return entries.map(({ place, person, activeMs }) => [place, person?.name, activeMs]);
      };
      expect(await names('person')).toEqual([
        [1, 'bob', 2000],
        [2, 'ann', 3000],
      ]);
      expect(await names('helped')).toEqual([[1, 'cid', 1000]]);
      expect(await names('machine')).toEqual([[1, 'robot', 1]]);
      const mine = await get<PuzzleRankingJson>(`/puzzles/${puzzle}/ranking`, ann);
      expect(mine).toMatchObject({ of: 2, mine: { place: 2, isMe: true } });
      expect(mine.entries[0]?.solve).toEqual(expect.any(String));
      const [stranger] = await people('stranger');
      const blind = await get<PuzzleRankingJson>(`/puzzles/${puzzle}/ranking`, stranger);
      expect(blind.entries.map(({ solve }) => solve)).toEqual([null, null]);
      expect(blind.mine).toBe(null);
      const status = async (path: string) => (await test.ask('GET', `/api/v1${path}`)).status;
      expect(await status('/puzzles/zzz/ranking')).toBe(404);
      expect(await status(`/puzzles/${puzzle}/ranking?kind=dog`)).toBe(400);
    });

    it('says of the first ten whether they were verified by replay', async () => {
      const puzzle = await addPuzzle(test.site);
      const deciders = [
        'judge',
        'moderator',
        'nobody',
        'ban',
        undefined,
        ...Array(7).fill('judge'),
      ];
      for (const [k, decider] of deciders.entries()) {
        const [person] = await people(`p${k}`);
        if (person === undefined) continue;
        const solve_id = await addSolve(test.site, puzzle, person, { activeMs: 1000 + k });
        if (decider === undefined) continue;
        await test.site.db
          .insertInto('judgement')
          .values({ solve_id, kind: 'person', decider, changed_at: 1 })
          .execute();
      }
      const { entries } = await get<PuzzleRankingJson>(`/puzzles/${puzzle}/ranking`);
      const verified = entries.map(({ isVerified }) => isVerified);
      const among = [true, true, false, false, false, true, true, true, true, true];
      expect(verified).toEqual([...among, false, false]);
    });

    it('gives equal times equal places, and continues from page to page', async () => {
      const puzzle = await addPuzzle(test.site);
      const times = [5, 3, 5, 5, 1, 3, 9];
      for (const [k, activeMs] of times.entries()) {
        const [person] = await people(`p${k}`);
        if (person !== undefined) await addSolve(test.site, puzzle, person, { activeMs });
      }
      const places: number[] = [];
      const seen = new Set<string | undefined>();
      let after = '';
      for (let page = 0; page < 9; page++) {
        const path = `/puzzles/${puzzle}/ranking?limit=2${after}`;
        const { entries, next } = await get<PuzzleRankingJson>(path);
        places.push(...entries.map(({ place }) => place));
        for (const { person } of entries) seen.add(person?.name);
        if (next === null) break;
        after = `&after=${next}`;
      }
      expect(places).toEqual([1, 2, 2, 4, 4, 4, 7]);
      expect(seen.size).toBe(7);
    });

    it('hides the names of people who hide their solves or are banned', async () => {
      const puzzle = await addPuzzle(test.site);
      const [shy, bad] = (await people('shy', 'bad')) as [TestPerson, TestPerson];
      for (const person of [shy, bad]) await addSolve(test.site, puzzle, person);
      const set = (id: string, change: object) =>
        test.site.db.updateTable('person').set(change).where('id', '=', id).execute();
      await set(shy.id, { shows: JSON.stringify({ solves: false }) });
      await set(bad.id, { banned_until: test.clock.now + 1 });
      const path = `/puzzles/${puzzle}/ranking`;
      const { entries } = await get<PuzzleRankingJson>(path);
      expect(entries.map(({ person }) => person)).toEqual([null, null]);
      expect((await get<PuzzleRankingJson>(path, shy)).mine?.person).toEqual({ name: 'shy' });
    });
  });

  describe('rankings of players', () => {
    it('are the same whether counted solve by solve or all at once', async () => {
      const [ann, bob] = (await people('ann', 'bob')) as [TestPerson, TestPerson];
      const kinds = ['person', 'helped', 'machine'] as const;
      for (let k = 0; k < 24; k++) {
        const sizeClass = [5, 10, 15][k % 3] ?? 5;
        const puzzleId = await addPuzzle(test.site, { sizeClass });
        const person = k % 4 === 0 ? bob : ann;
        const kind = kinds[k % 5] ?? 'person';
        const activeMs = 1000 + ((k * 37) % 11);
        const points = k % 6;
        await addSolve(test.site, puzzleId, person, { kind, activeMs, points });
        const personId = person.id;
        await addToRankings(test.site.db, {
          personId,
          puzzleId,
          kind,
          sizeClass,
          activeMs,
          points,
        });
        // again, slower: does not count
        await addSolve(test.site, puzzleId, person, { kind, activeMs: 1, isFirst: false });
        test.clock.now += 1;
      }
      const rows = () =>
        test.site.db
          .selectFrom('ranking')
          .selectAll()
          .orderBy('board')
          .orderBy('kind')
          .orderBy('person_id')
          .execute();
      const added = await rows();
      expect(added.length).toBeGreaterThan(12);
      await test.site.db.deleteFrom('ranking').execute();
      await communityJobs(test.site).rankings();
      expect(await rows()).toEqual(added);
      // again, with nothing new
      await communityJobs(test.site).rankings();
      expect(await rows()).toEqual(added);
    });

    it('count the solves since the last time', async () => {
      const [ann] = (await people('ann')) as [TestPerson];
      await addSolve(test.site, await addPuzzle(test.site), ann, { points: 5 });
      await communityJobs(test.site).rankings();
      test.clock.now += 3_600_000;
      await addSolve(test.site, await addPuzzle(test.site), ann, { points: 7 });
      await communityJobs(test.site).rankings();
      const { entries, mine } = await get<BoardRankingJson>('/rankings/points', ann);
      expect(entries).toEqual([
        {
          place: 1,
          person: { name: 'ann' },
          isMe: true,
          value: 12,
          puzzle: null,
          run: null,
          published: null,
        },
      ]);
      expect(mine).toEqual(entries[0]);
    });

    it('are ordered by what they count', async () => {
      const all = await people('ann', 'bob', 'cid', 'dot');
      const puzzles: string[] = [];
      for (let k = 0; k < 4; k++) puzzles.push(await addPuzzle(test.site));
      for (const [k, person] of all.entries()) {
        for (const puzzle of puzzles.slice(0, k === 3 ? 2 : k + 1)) {
          await addSolve(test.site, puzzle, person, { activeMs: 1000 * (k + 1) });
        }
      }
      await communityJobs(test.site).rankings();
      const list = async (board: string): Promise<unknown> => {
        const found: unknown[] = [];
        let after = '';
        for (let page = 0; page < 9; page++) {
          const path = `/rankings/${board}?limit=1${after}`;
          const { entries, next } = await get<BoardRankingJson>(path);
          found.push(...entries.map(({ place, person, value }) => [place, person?.name, value]));
          if (next === null) break;
          after = `&after=${next}`;
        }
        return found;
      };
      const solved = (await list('solved')) as unknown[];
      expect(solved[0]).toEqual([1, 'cid', 3]);
      expect(solved.slice(1, 3)).toEqual(
        expect.arrayContaining([
          [2, 'bob', 2],
          [2, 'dot', 2],
        ]),
      );
      expect(solved[3]).toEqual([4, 'ann', 1]);
      expect(await list('fastest-10')).toEqual([
        [1, 'ann', 1000],
        [2, 'bob', 2000],
        [3, 'cid', 3000],
        [4, 'dot', 4000],
      ]);
      expect(await list('fastest-15')).toEqual([]);
      const { mine } = await get<BoardRankingJson>('/rankings/fastest-10?limit=1', all[2]);
      expect(mine).toMatchObject({ place: 3, puzzle: { number: expect.any(Number) } });
      for (const [name, likes] of [
        ['bob', 4],
        ['cid', 9],
        ['dot', 4],
      ] as const) {
        const { db } = test.site;
        await db.updateTable('person').set({ likes }).where('name', '=', name).execute();
      }
      const authors = (await list('authors')) as unknown[];
      expect(authors[0]).toEqual([1, 'cid', 9]);
      expect(authors).toHaveLength(3);
      const response = await test.ask('GET', '/api/v1/rankings/nothing');
      expect(response.status).toBe(400);
      expect(await get('/rankings')).toMatchObject({ boards: expect.arrayContaining(['solved']) });
    });
  });

  describe('the daily puzzle', () => {
    async function fill(count: number): Promise<void> {
      for (let k = 0; k < count; k++) {
        await addPuzzle(test.site, { sizeClass: 10 });
        await addPuzzle(test.site, { sizeClass: k % 2 === 0 ? 15 : 20 });
        await addPuzzle(test.site, { sizeClass: 20, isColored: true, difficulty: 3 });
      }
    }

    const findChosen = (day: string) =>
      test.site.db
        .selectFrom('daily')
        .select(['kind', 'puzzle_id as puzzleId'])
        .where('day', '=', day)
        .execute();

    it('comes in small, medium and coloured, chosen at the first request', async () => {
      await fill(3);
      const { puzzles, ...day } = await get<DailyJson>('/daily');
      expect(day).toEqual({
        day: TODAY,
        isToday: true,
        previous: null,
        next: null,
        streak: null,
      });
      expect(puzzles.map(({ kind, puzzle }) => [kind, puzzle.width, puzzle.colors])).toEqual([
        ['small', 10, 1],
        ['medium', expect.any(Number), 1],
        ['coloured', 20, 2],
      ]);
      expect(await get(`/daily/${TODAY}`)).toEqual({ puzzles, ...day });
      expect(JSON.stringify(puzzles)).not.toMatch(/\bowl\b|сова|\bbird\b|picture/i);
    });

    it('is the same in every process, and repeats only if no other puzzle is left', async () => {
      await fill(8);
      const choose = async (): Promise<string[]> => {
        await test.site.db.deleteFrom('daily').execute();
        for (let k = 0; k < 8; k++) await chooseDaily(test.site.db, dayAfter(TODAY, k));
        const rows = await test.site.db
          .selectFrom('daily')
          .selectAll()
          .orderBy('day')
          .orderBy('kind')
          .execute();
        return rows.map(({ day, kind, puzzle_id }) => `${day} ${kind} ${puzzle_id}`);
      };
      const first = await choose();
      expect(await choose()).toEqual(first);
      const ids = first.map((row) => row.split(' ')[2]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(24);
    });

    it('repeats the least recently used puzzle if all were used, and prefers a new one', async () => {
      const counts = { small: 7, medium: 3, coloured: 1 };
      for (let k = 0; k < counts.small; k++) await addPuzzle(test.site, { sizeClass: 10 });
      for (let k = 0; k < counts.medium; k++) await addPuzzle(test.site, { sizeClass: 15 });
      await addPuzzle(test.site, { sizeClass: 25, isColored: true });
      // two processes, each with the two days of its clock, as the jobs come
      const isShared = test.site.storage.dialect === 'postgres';
      const second = isShared ? await testSite({ database: url() }) : test;
      const used: Record<string, string[]> = { small: [], medium: [], coloured: [] };
      let late = '';
      for (let k = 0; k < 40; k++) {
        const day = dayAfter(TODAY, k);
        if (k === 20) late = await addPuzzle(test.site, { sizeClass: 10 });
        const days = [day, day, dayAfter(day, 1), dayAfter(day, 1)];
        const sites = [test, second, test, second];
        await Promise.all(days.map((each, n) => chooseDaily((sites[n] ?? test).site.db, each)));
        for (const { kind, puzzleId } of await findChosen(day)) used[kind]?.push(puzzleId);
      }
      if (second !== test) await second.close();
      for (const [kind, count] of Object.entries(counts)) {
        const all = used[kind] ?? [];
        expect(all).toHaveLength(40);
        for (let k = count; k < 20; k++) expect(all[k]).toBe(all[k - count]);
      }
      // tomorrow was chosen, so the new one comes the day after, and then has its place in the row
      expect(used['small']?.indexOf(late)).toBe(21);
      for (let k = 22; k < 40; k++) expect(used['small']?.[k]).toBe(used['small']?.[k - 8] ?? late);
    });

    it('cannot be told ahead: another secret of the site chooses other puzzles', async () => {
      await fill(9);
      const choose = async (): Promise<string> => {
        await test.site.db.deleteFrom('daily').execute();
        await test.site.db.deleteFrom('site_state').execute();
        for (let k = 0; k < 3; k++) await chooseDaily(test.site.db, dayAfter(TODAY, k));
        const rows = await test.site.db.selectFrom('daily').select('puzzle_id').execute();
        return rows.map(({ puzzle_id }) => puzzle_id).join();
      };
      // nine puzzles of one kind for three days: two secrets agree once in 500 times
      const chosen = new Set<string>();
      for (let k = 0; k < 4; k++) chosen.add(await choose());
      expect(chosen.size).toBeGreaterThan(1);
    });

    it('draws from the planned ones of the weekday, and leaves them when few are new', async () => {
      const ids: string[] = [];
      for (let k = 0; k < 12; k++) ids.push(await addPuzzle(test.site, { sizeClass: 10 }));
      const other = await addPuzzle(test.site, { sizeClass: 10 });
      const weeks = ids.map((id) => Array.from({ length: 7 }, () => id));
      const value = JSON.stringify({ start: '2026-01-05', kinds: { small: weeks } });
      await test.site.db.insertInto('site_state').values({ name: 'daily-plan', value }).execute();
      const used: (string | undefined)[] = [];
      for (let k = 0; k < 13; k++) {
        await chooseDaily(test.site.db, dayAfter(TODAY, k));
        used.push((await findChosen(dayAfter(TODAY, k)))[0]?.puzzleId);
      }
      expect(used.slice(0, 4)).not.toContain(other);
      expect(new Set(used)).toEqual(new Set([...ids, other]));
      expect(used).not.toEqual([...ids, other]);
    });

    it('is different for two days that are chosen at once', async () => {
      await fill(2);
      await Promise.all([0, 1].map((k) => chooseDaily(test.site.db, dayAfter(TODAY, k))));
      const today = await findChosen(TODAY);
      const tomorrow = await findChosen(dayAfter(TODAY, 1));
      expect(today).toHaveLength(3);
      const ids = [...today, ...tomorrow].map(({ puzzleId }) => puzzleId);
      expect(new Set(ids).size).toBe(6);
    });

    it('gains a kind that it lacked, and otherwise does not change', async () => {
      await addPuzzle(test.site, { sizeClass: 10 });
      expect((await get<DailyJson>('/daily')).puzzles.map(({ kind }) => kind)).toEqual(['small']);
      const colored = await addPuzzle(test.site, { sizeClass: 5, isColored: true });
      await fillDays(test.site, ['small']);
      expect((await get<DailyJson>('/daily')).puzzles).toHaveLength(1);
      await fillDays(test.site, ['coloured']);
      const { puzzles } = await get<DailyJson>('/daily');
      expect(puzzles.map(({ kind }) => kind)).toEqual(['small', 'coloured']);
      expect(puzzles[1]?.puzzle.id).toBe(colored);
      // tomorrow is not chosen yet: it is left to its job
      expect(await findChosen(dayAfter(TODAY, 1))).toEqual([]);
    });

    it('is chosen once if many ask at once', async () => {
      await fill(4);
      const asked = await Promise.all([1, 2, 3, 4].map(() => get<DailyJson>('/daily')));
      const ids = asked.map(({ puzzles }) => puzzles.map(({ puzzle }) => puzzle.id).join());
      expect(new Set(ids).size).toBe(1);
    });

    it('can be seen from the start of its day, and does not exist before the first day', async () => {
      await fill(2);
      const status = async (day: string) => (await test.ask('GET', `/api/v1/daily/${day}`)).status;
      await chooseDaily(test.site.db, dayAfter(TODAY, 1));
      await chooseDaily(test.site.db, dayAfter(TODAY, -3));
      expect(await status(TODAY)).toBe(200);
      expect(await status('2026-11-23')).toBe(404);
      expect(await status('2026-11-19')).toBe(200);
      expect(await status('2026-11-18')).toBe(404);
      expect(await status('2026-02-30')).toBe(400);
      // a day that was missed while the server slept
      expect(await status('2026-11-20')).toBe(200);
      test.clock.now += 86_400_000;
      expect(await status('2026-11-23')).toBe(200);
    });

    it('is never a hidden puzzle', async () => {
      await fill(2);
      await get('/daily');
      await test.site.db.updateTable('puzzle').set({ state: 'hidden' }).execute();
      expect((await get<DailyJson>('/daily')).puzzles).toEqual([]);
    });

    it('has a ranking, streaks and a calendar', async () => {
      await fill(4);
      const [ann, bob] = (await people('ann', 'bob')) as [TestPerson, TestPerson];
      for (const past of [2, 1, 0]) {
        const day = dayAfter(TODAY, -past);
        await chooseDaily(test.site.db, day);
        const { puzzles } = await get<DailyJson>(`/daily/${day}`);
        const small = puzzles[0]?.puzzle.id ?? '';
        // yesterday's was one that she had solved before: it counts as a day, not as a first solve
        await addSolve(test.site, small, ann, { day, activeMs: 5000, isFirst: past !== 1 });
        if (past === 0) {
          await addSolve(test.site, small, bob, { day, activeMs: 4000 });
          // solved, but not on its day
          await addSolve(test.site, small, { id: (await people('late'))[0]?.id ?? '' });
        }
      }
      const { streak, puzzles } = await get<DailyJson>('/daily', ann);
      expect(streak).toEqual({ current: 3, longest: 3, isTodayDone: true, mendable: null });
      expect(puzzles[0]).toMatchObject({ solves: 2, isSolvedOnDay: true });
      const ranking = await get<DayRankingJson>(`/daily/${TODAY}/ranking/small`, ann);
      expect(ranking.entries.map(({ person, streak: days }) => [person?.name, days])).toEqual([
        ['bob', 1],
        ['ann', 3],
      ]);
      expect(ranking).toMatchObject({ of: 2, mine: { place: 2, streak: 3 } });
      const month = await get<CalendarJson>('/daily/months/2026-11', ann);
      expect(month).toMatchObject({ previous: null, next: null });
      expect(month.days.map(({ day, solved }) => [day, solved])).toEqual([
        ['2026-11-20', ['small']],
        ['2026-11-21', ['small']],
        ['2026-11-22', ['small']],
      ]);
      const nobody = await get<CalendarJson>('/daily/months/2026-11');
      expect(nobody.days.every(({ solved }) => solved.length === 0)).toBe(true);
      for (const path of ['months/2026-12', 'months/2026-10', `${TODAY}/ranking/large`]) {
        const response = await test.ask('GET', `/api/v1/daily/${path}`);
        expect([400, 404]).toContain(response.status);
      }
    });
  });
}

onBothDatabases('rankings', suite);
