/** Authors take turns: over random lists and page sizes, and in lists of the database. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PuzzleCard, PuzzleQuery, SORTS } from '../../../contract/catalogue.js';
import { onBothDatabases } from '../../testing/both-databases.js';
import { fillPuzzles } from '../../testing/fill-puzzles.js';
import { type TestSite, testSite } from '../../testing/test-site.js';
import { type ListReader, pageInTurns, type TurnRow } from './in-turns.js';
import { cursorIn, cursorText, ORDERS, type Place } from './order.js';
import { puzzleList } from './puzzle-list.js';

/** The longest row of puzzles by one author. */
function longestRow(authors: readonly (string | null)[]): number {
  let most = 0;
  let run = 0;
  for (const [k, author] of authors.entries()) {
    run = author !== null && author === authors[k - 1] ? run + 1 : 1;
    most = Math.max(most, author === null ? 0 : run);
  }
  return most;
}

/** Reads rows of memory as the database reads them, `window` of them at most at a time. */
function memoryReader(all: readonly TurnRow[], limit: number, window: number): ListReader<TurnRow> {
  const isAfter = (row: TurnRow, { number }: { number: number }) => row.number < number;
  const read: ListReader<TurnRow>['read'] = async (place) => {
    const start = place?.ofAuthor ?? place;
    const seen = all.filter((row) => start === undefined || isAfter(row, start)).slice(0, window);
    const rows = seen.filter(
      (row) => place === undefined || row.author_id === place.author || isAfter(row, place),
    );
    const last = seen.length === window ? seen.at(-1) : undefined;
    return { rows: rows.slice(0, limit + 1), end: rows.length > limit ? rows.at(limit) : last };
  };
  return {
    read,
    readOthers: async (author, after) =>
      all
        .filter((row) => isAfter(row, after))
        .slice(0, window)
        .filter(({ author_id }) => author_id !== author)
        .slice(0, limit + 1),
  };
}

async function allPages(all: readonly TurnRow[], limits: readonly number[], window: number) {
  const shown: TurnRow[] = [];
  let place: Place | undefined;
  for (let k = 0; k < 1000; k++) {
    const limit = limits[k % limits.length] ?? 1;
    const reader = memoryReader(all, limit, window);
    const page = await pageInTurns(reader, { order: ORDERS.new, place, limit });
    expect(page.rows.length).toBeLessThanOrEqual(limit);
    shown.push(...page.rows);
    if (page.next === undefined) return shown;
    // as a client keeps it
    place = cursorIn('new', cursorText('new', page.next));
  }
  throw new Error('the pages have no end');
}

const authorLists = fc
  .array(fc.tuple(fc.constantFrom('a', 'a', 'a', 'b', 'c', null), fc.integer({ min: 1, max: 9 })), {
    maxLength: 14,
  })
  .map((runs) => runs.flatMap(([author, length]) => Array<string | null>(length).fill(author)))
  .map((authors) =>
    authors.map((author_id, k) => {
      const number = authors.length - k;
      return { author_id, value: number, number };
    }),
  );
const pageSizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 });

it('no puzzle is lost or shown twice, whatever the pages', async () => {
  const windows = fc.constantFrom(13, 20, 1000);
  await fc.assert(
    fc.asyncProperty(authorLists, pageSizes, windows, async (all, limits, window) => {
      const shown = await allPages(all, limits, window);
      expect(shown.map(({ number }) => number).toSorted((a, b) => b - a)).toEqual(
        all.map(({ number }) => number),
      );
      for (const author of ['a', 'b', 'c', null]) {
        const own = shown.filter(({ author_id }) => author_id === author);
        expect(own, 'those of one author keep their order').toEqual(
          own.toSorted((a, b) => b.number - a.number),
        );
      }
    }),
  );
});

it('nobody has three in a row while there is a puzzle by someone else', async () => {
  await fc.assert(
    fc.asyncProperty(authorLists, pageSizes, async (all, limits) => {
      const shown = await allPages(all, limits, 1000);
      // the definition: the first that is allowed, else the first
      const left = [...all];
      const wanted: TurnRow[] = [];
      while (left.length > 0) {
        const [one, two] = wanted.slice(-2);
        const isOver = two !== undefined && two.author_id !== null && isSame(one, two);
        const next = isOver ? left.findIndex((row) => !isSame(row, two)) : 0;
        wanted.push(...left.splice(Math.max(0, next), 1));
      }
      expect(shown).toEqual(wanted);
    }),
  );
});

function isSame(a: TurnRow | undefined, b: TurnRow): boolean {
  return a !== undefined && a.author_id !== null && a.author_id === b.author_id;
}

onBothDatabases('lists of the database', (url) => {
  let test: TestSite;
  beforeAll(async () => {
    test = await testSite({ database: url() });
    const { db } = test.site;
    await fillPuzzles(db, 1, 200);
    const people = [await test.person('Spammer'), await test.person('Vera')];
    for (const [k, { id }] of people.entries()) {
      const ofVera = k === 1;
      await db
        .updateTable('puzzle')
        .set({ author_id: id })
        .where('number', '>', ofVera ? 80 : 120)
        .where('number', '<=', ofVera ? 100 : 200)
        .execute();
    }
  });
  afterAll(() => test.close());

  async function all(query: string, limit: number): Promise<PuzzleCard[]> {
    const cards: PuzzleCard[] = [];
    for (let after: string | undefined | null; after !== null; ) {
      const params = Object.fromEntries(new URLSearchParams(query));
      const asked = PuzzleQuery.parse({ ...params, limit, after });
      const found = await puzzleList(test.site, asked, { member: undefined, language: 'en' });
      cards.push(...found.puzzles);
      after = found.next;
    }
    return cards;
  }

  it.each(SORTS)('alternate authors, and have every puzzle once, sorted by %s', async (sort) => {
    for (const filter of ['', 'size=10,15,20', 'technique=overlap', 'since=2023-11-14']) {
      const query = `${filter}&sort=${sort}`;
      const one = await all(query, 100);
      for (const limit of [7, 23]) expect(await all(query, limit), query).toEqual(one);
      const numbers = one.map(({ number }) => number);
      expect(new Set(numbers).size).toBe(numbers.length);
      const rows = await test.site.db.selectFrom('puzzle').select('number').execute();
      if (filter === '') expect(numbers.length).toBeGreaterThan(0.9 * rows.length);
      const names = one.map(({ author }) => (author?.hasAccount ? author.name : null));
      const lastOther = names.findLastIndex((name) => name !== 'Spammer');
      expect(longestRow(names.slice(0, lastOther + 1)), query).toBeLessThanOrEqual(2);
    }
  });

  it('leave the list of an author as it is', async () => {
    const numbers = (await all('author=Spammer', 9)).map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(70);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  });
});
