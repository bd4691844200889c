/**
 * Lists against their definition: all pages together are the public puzzles that pass the filters,
 * in order; whatever path the query takes.
 */
import type { Selectable } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type PuzzleCard,
  type PuzzleList,
  PuzzleQuery,
  SORTS,
  type Sort,
} from '../../../contract/catalogue.js';
import { expectedMinutes } from '../../../contract/next-puzzle.js';
import type { PuzzleTable } from '../../storage/tables/catalogue.js';
import { onBothDatabases } from '../../testing/both-databases.js';
import { fillPuzzles } from '../../testing/fill-puzzles.js';
import { type TestPerson, type TestSite, testSite } from '../../testing/test-site.js';
import { puzzleList } from './puzzle-list.js';

type Row = Selectable<PuzzleTable>;

const PUZZLES = 300;

/** Filters with what they mean. */
const FILTERS: readonly (readonly [query: string, passes: (row: Row) => boolean])[] = [
  ['', () => true],
  ['size=15', (row) => row.size_class === 15],
  ['size=5,20&difficulty=1-2', (row) => [5, 20].includes(row.size_class) && row.difficulty <= 2],
  ['size=60&difficulty=5&lines=0&colors=bw', isRare],
  ['lines=1', (row) => row.is_line_solvable === 1],
  ['colors=coloured&lines=0', (row) => row.is_colored === 1 && row.is_line_solvable === 0],
  ['colors=4', (row) => row.colors === 4],
  ['colors=1&difficulty=3', (row) => row.colors === 1 && row.difficulty === 3],
  ['time=5', (row) => findTime(row) === '5'],
  ['time=10,long', (row) => ['10', 'long'].includes(findTime(row))],
  ['time=30&size=25&colors=bw', isLongAndPlain],
  ['stars=4', (row) => row.stars >= 4],
  ['stars=2&size=10', (row) => row.stars >= 2 && row.size_class === 10],
  ['author=Ann', (row) => row.author_name === 'Ann'],
  ['author=Ann&difficulty=3', (row) => row.author_name === 'Ann' && row.difficulty === 3],
  ['author=Bob&size=15', (row) => row.author_name === 'Bob' && row.size_class === 15],
  ['author=Nobody', () => false],
  ['language=ru&difficulty=2', (row) => row.languages === 'en ru' && row.difficulty === 2],
  ['technique=mercury', (row) => row.technique === 'mercury'],
  ['since=2023-11-15&until=2023-11-15T04:00:00.000Z', isOfDay],
  ['since=2030-01-01', () => false],
];

function findTime(row: Row): string {
  const minutes = expectedMinutes(row);
  if (minutes < 12.5) return minutes < 5.5 ? '5' : '10';
  return minutes < 32.5 ? '30' : 'long';
}

function isLongAndPlain(row: Row): boolean {
  return findTime(row) === '30' && row.size_class === 25 && row.is_colored === 0;
}

function isRare(row: Row): boolean {
  const { size_class, difficulty, is_line_solvable, is_colored } = row;
  return size_class === 60 && difficulty === 5 && is_line_solvable === 0 && is_colored === 0;
}

function isOfDay({ created_at }: Row): boolean {
  return created_at >= Date.UTC(2023, 10, 15) && created_at < Date.UTC(2023, 10, 15, 4);
}

const VALUES: Readonly<Record<Sort, (row: Row) => number>> = {
  new: (row) => -row.number,
  popular: (row) => -row.solves,
  stars: (row) => -row.stars,
  easy: (row) => row.score,
  hard: (row) => -row.score,
  rating: (row) => -row.rating,
};

/** The numbers of the puzzles that a list should have. */
function expected(rows: readonly Row[], sort: Sort, passes: (row: Row) => boolean): number[] {
  const tie = sort === 'easy' ? 1 : -1;
  const value = VALUES[sort];
  return rows
    .filter((row) => row.state === 'public' && passes(row))
    .sort((a, b) => value(a) - value(b) || tie * (a.number - b.number))
    .map(({ number }) => number);
}

onBothDatabases('lists', (url) => {
  let test: TestSite;
  let ann: TestPerson;
  let rows: readonly Row[];
  beforeAll(async () => {
    test = await testSite({ database: url() });
    await fillPuzzles(test.site.db, 1, PUZZLES);
    ann = await test.person('Nina');
    rows = await test.site.db.selectFrom('puzzle').selectAll().execute();
  });
  afterAll(() => test.close());

  function page(query: string, as?: TestPerson): Promise<PuzzleList> {
    const asked = PuzzleQuery.parse(Object.fromEntries(new URLSearchParams(query)));
    return puzzleList(test.site, asked, { member: as, language: 'en' });
  }

  async function all(query: string, as?: TestPerson): Promise<PuzzleCard[]> {
    const cards: PuzzleCard[] = [];
    let next: string | null = '';
    while (next !== null) {
      const after: string = next === '' ? '' : `&after=${next}`;
      const found: PuzzleList = await page(`${query}&limit=41${after}`, as);
      cards.push(...found.puzzles);
      next = found.next;
    }
    return cards;
  }

  it.each(SORTS)('are what the filters ask for, sorted by %s', async (sort) => {
    for (const [query, passes] of FILTERS) {
      const cards = await all(`${query}&sort=${sort}`);
      expect(
        cards.map(({ number }) => number),
        query,
      ).toEqual(expected(rows, sort, passes));
    }
  });

  it('give correct totals, or none', async () => {
    let known = 0;
    for (const [query, passes] of FILTERS) {
      const { total } = await page(query);
      if (total === null) continue;
      expect(total, query).toBe(expected(rows, 'new', passes).length);
      known++;
    }
    expect(known).toBeGreaterThan(5);
  });

  it('continue behind their cursor while puzzles are added', async () => {
    const first = await page('limit=5');
    const count = rows.length;
    await fillPuzzles(test.site.db, count + 1, count + 3);
    const second = await page(`limit=5&after=${first.next}`);
    const numbers = [...first.puzzles, ...second.puzzles].map(({ number }) => number);
    expect(numbers).toEqual(expected(rows, 'new', () => true).slice(0, 10));
    await test.site.db.deleteFrom('puzzle').where('number', '>', count).execute();
    await fillPuzzles(test.site.db, 100_000, 100_000);
    await test.site.db.deleteFrom('puzzle').where('number', '=', 100_000).execute();
  });

  it('mark what the member has solved or begun, and give tags only of solved puzzles', async () => {
    const open = rows.filter(({ state }) => state === 'public');
    const solved = open.slice(0, 30);
    const begun = open.slice(20, 50);
    await solve(solved);
    await begin(begun);
    const tags = [...solved.slice(0, 5), ...begun.slice(25)].map(({ id }) => id);
    const { db } = test.site;
    await db
      .insertInto('secret_tag')
      .values(tags.map((id) => ({ tag: 'bird', puzzle_id: id })))
      .execute();
    const numbers = async (query: string, as?: TestPerson) =>
      (await all(query, as)).map(({ number }) => number);
    const isIn = (set: readonly Row[]) => (row: Row) => set.includes(row);
    const told = (set: readonly Row[]) => expected(rows, 'new', isIn(set));
    expect(await numbers('solved=yes', ann)).toEqual(told(solved));
    expect(await numbers('solved=started', ann)).toEqual(told(begun));
    expect(await numbers('solved=no', ann)).toEqual(
      expected(rows, 'new', (row) => !solved.includes(row)),
    );
    expect(await numbers('tag=bird', ann)).toEqual(told(solved.slice(0, 5)));
    expect(await numbers('tag=bird&solved=no', ann)).toEqual([]);
    const [first, second] = solved;
    await db
      .updateTable('secret')
      .set({ titles: JSON.stringify({ en: 'Hedgehog', ru: 'Ёжик' }) })
      .where(
        'puzzle_id',
        'in',
        [first, begun[25]].map((row) => row?.id ?? ''),
      )
      .execute();
    for (const query of ['title=hedge', 'title=%D0%B5%D0%96%D0%B8']) {
      expect(await numbers(query, ann)).toEqual([first?.number]);
      expect(await numbers(`${query}&tag=bird`, ann)).toEqual([first?.number]);
      expect(await numbers(`${query}&solved=started`, ann)).toEqual([]);
      expect(await numbers(`${query}&solved=no`, ann)).toEqual([]);
    }
    expect(await numbers(`title=secret ${second?.number}`, ann)).toContain(second?.number);
    expect(await numbers('title=%25', ann)).toEqual([]);
    for (const query of ['tag=bird', 'title=hedge', 'solved=yes', 'solved=started']) {
      expect(await numbers(query)).toEqual([]);
    }
    const cards = await all('', ann);
    expect(cards.find(({ id }) => id === second?.id)?.mine).toMatchObject({
      state: 'solved',
      title: `Secret ${second?.number}`,
      elapsed: 5000,
    });
    expect(cards.filter(({ mine }) => mine?.state === 'started')).toHaveLength(20);
    expect(JSON.stringify(await all(''))).not.toContain('Secret');
  });

  it('refuse invalid cursors and filters', async () => {
    for (const query of [
      ...['after=x', 'after=WzEsMiwzXQ', 'size=16', 'difficulty=6', 'limit=0', 'limit=101'],
      ...['sort=name', 'colors=many', 'since=yesterday', "technique=x'--", 'lines=2'],
    ]) {
      expect((await test.ask('GET', `/api/v1/puzzles?${query}`)).status, query).toBe(400);
    }
    const { next } = await page('sort=stars');
    expect((await test.ask('GET', `/api/v1/puzzles?after=${next}`)).status).toBe(400);
  });

  it('find a random puzzle that passes the filters, even if only a few do', async () => {
    const seen = new Set<number>();
    for (let k = 0; k < 12; k++) {
      const answer = await test.ask('GET', '/api/v1/puzzles/random?size=15');
      const card = (await answer.json()) as PuzzleCard;
      expect(card.width).toBe(15);
      seen.add(card.number);
    }
    expect(seen.size).toBeGreaterThan(3);
    const path = '/api/v1/puzzles/random?technique=mercury';
    expect((await test.ask('GET', path)).status).toBe(200);
    const none = '/api/v1/puzzles/random?author=Nobody';
    expect((await test.ask('GET', none)).status).toBe(404);
  });

  async function solve(puzzles: readonly Row[]): Promise<void> {
    const values = puzzles.map(({ id }) => ({
      id: `s${id}`,
      puzzle_id: id,
      person_id: ann.id,
      version: 1,
      kind: 'person' as const,
      active_ms: 5000,
      server_ms: 6000,
      moves: 9,
      record: new Uint8Array(1),
      is_first: 1 as const,
      record_hash: id,
      solved_at: 5,
    }));
    await test.site.db.insertInto('solve').values(values).execute();
  }

  async function begin(puzzles: readonly Row[]): Promise<void> {
    const values = puzzles.map(({ id }) => ({
      id: `g${id}`,
      puzzle_id: id,
      person_id: ann.id,
      version: 1,
      given_at: 1,
      changed_at: 2,
    }));
    await test.site.db.insertInto('game').values(values).execute();
  }
});

it('lists contain all puzzles of an author of thousands, in each order', async () => {
  const { site, close } = await testSite();
  await fillPuzzles(site.db, 1, 4400);
  const rows = await site.db.selectFrom('puzzle').selectAll().execute();
  const isBobs = (row: Row): boolean => row.author_name === 'Bob';
  expect(rows.filter(isBobs).length).toBeGreaterThan(4000);
  for (const sort of ['new', 'popular', 'hard'] as const) {
    const numbers: number[] = [];
    for (let after: string | undefined | null; after !== null; ) {
      const query = PuzzleQuery.parse({ author: 'Bob', sort, limit: 100, after });
      const found = await puzzleList(site, query, { member: undefined, language: 'en' });
      numbers.push(...found.puzzles.map(({ number }) => number));
      after = found.next;
    }
    expect(numbers, sort).toEqual(expected(rows, sort, isBobs));
  }
  await close();
});

it('lists are counted immediately for members, and for strangers when the cache expires', async () => {
  const query = PuzzleQuery.parse({ size: '5,10,15,20,25,30,40,60,200' });
  const counts = async (shownAgainMs: number) => {
    const { site, person, close } = await testSite({ config: { shownAgainMs } });
    const member = await person('Nina');
    const total = async (asker?: TestPerson) =>
      (await puzzleList(site, query, { member: asker, language: 'en' })).total;
    await fillPuzzles(site.db, 1, 20);
    const before = await total();
    await fillPuzzles(site.db, 21, 60);
    if (shownAgainMs < 1000) await new Promise((done) => setTimeout(done, 20));
    const after = { member: await total(member), stranger: await total() };
    const rows = await site.db.selectFrom('puzzle').select('state').execute();
    await close();
    return { before, ...after, all: rows.filter(({ state }) => state === 'public').length };
  };
  const kept = await counts(60_000);
  expect([kept.member, kept.stranger]).toEqual([kept.all, kept.before]);
  expect(kept.before).toBeLessThan(kept.all);
  const fresh = await counts(1);
  expect([fresh.member, fresh.stranger]).toEqual([fresh.all, fresh.all]);
});
