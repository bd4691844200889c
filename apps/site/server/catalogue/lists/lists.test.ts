/** Favourites and lists: who may read and change them, as nobody, owner, other, banned; on both. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { List, ListDetail, Lists, MyLists } from '../../../contract/lists.js';
import { onBothDatabases } from '../../testing/both-databases.js';
import { addPuzzle } from '../../testing/community-facts.js';
import { fillPuzzles } from '../../testing/fill-puzzles.js';
import { type TestPerson, type TestSite, testSite } from '../../testing/test-site.js';

function suite(url: () => string): void {
  let test: TestSite;
  let owner: TestPerson;
  let other: TestPerson;
  beforeAll(async () => {
    test = await testSite({ database: url() });
    owner = await test.person('owner');
    other = await test.person('other');
  });
  afterAll(() => test.close());

  const ask = (method: string, path: string, as?: TestPerson, body?: unknown) =>
    test.ask(method, `/api/v1${path}`, { as, body });
  async function read<T>(path: string, as?: TestPerson): Promise<T> {
    const answer = await ask('GET', path, as);
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as T;
  }
  async function refusal(method: string, path: string, as?: TestPerson, body?: unknown) {
    const answer = await ask(method, path, as, body);
    return `${answer.status} ${((await answer.json()) as { code: string }).code}`;
  }
  async function begin(as: TestPerson, body: object): Promise<List> {
    const answer = await ask('POST', '/lists', as, body);
    expect(answer.status).toBe(201);
    return (await answer.json()) as List;
  }
  const keep = (list: string, puzzle: string, as: TestPerson) =>
    ask('PUT', `/lists/${list}/puzzles/${puzzle}`, as);
  const idsIn = ({ puzzles }: ListDetail) => puzzles.map(({ id }) => id);

  it('favourites begin with their first puzzle, and are for members', async () => {
    const puzzle = await addPuzzle(test.site);
    const path = `/lists/favourites/puzzles/${puzzle}`;
    expect(await refusal('PUT', path)).toBe('401 not-signed-in');
    expect(await refusal('GET', '/me/lists')).toBe('401 not-signed-in');
    expect(await refusal('GET', '/lists/favourites')).toBe('404 not-found');
    expect(await refusal('GET', '/lists/favourites', owner)).toBe('404 not-found');
    const before = await read<MyLists>(`/me/lists?puzzle=${puzzle}`, owner);
    expect(before.lists).toMatchObject([
      { id: 'favourites', kind: 'favourites', count: 0, has: false, isPublic: false },
    ]);
    expect((await keep('favourites', puzzle, owner)).status).toBe(204);
    // the same again changes nothing
    expect((await keep('favourites', puzzle, owner)).status).toBe(204);
    const after = await read<MyLists>(`/me/lists?puzzle=${puzzle}`, owner);
    expect(after.lists).toMatchObject([{ kind: 'favourites', count: 1, has: true }]);
    expect(idsIn(await read<ListDetail>('/lists/favourites', owner))).toEqual([puzzle]);
    // another person's favourites are their own
    expect((await read<MyLists>('/me/lists', other)).lists).toMatchObject([{ count: 0 }]);
    expect((await ask('DELETE', path, owner)).status).toBe(204);
    expect((await read<MyLists>(`/me/lists?puzzle=${puzzle}`, owner)).lists).toMatchObject([
      { kind: 'favourites', count: 0, has: false },
    ]);
    expect(await refusal('PATCH', '/lists/favourites', owner, { title: 'Mine' })).toBe(
      '409 favourites-fixed',
    );
  });

  it('a private list is there for nobody else, a public one for all, changed by none', async () => {
    const puzzle = await addPuzzle(test.site);
    const { id } = await begin(owner, { title: '  For the\u202e  train ' });
    expect((await keep(id, puzzle, owner)).status).toBe(204);
    const mine = await read<ListDetail>(`/lists/${id}`, owner);
    expect(mine).toMatchObject({ title: 'For the train', isPublic: false, isMine: true, count: 1 });
    expect(await refusal('GET', `/lists/${id}`)).toBe('404 not-found');
    expect(await refusal('GET', `/lists/${id}`, other)).toBe('404 not-found');
    expect((await read<Lists>('/people/owner/lists', other)).lists).toEqual([]);
    const changes = [
      ['PATCH', `/lists/${id}`, { isPublic: true }],
      ['DELETE', `/lists/${id}`, undefined],
      ['PUT', `/lists/${id}/puzzles/${puzzle}`, undefined],
      ['DELETE', `/lists/${id}/puzzles/${puzzle}`, undefined],
    ] as const;
    for (const [method, path, body] of changes) {
      expect(await refusal(method, path, undefined, body)).toBe('401 not-signed-in');
      expect(await refusal(method, path, other, body)).toBe('404 not-found');
    }
    expect((await ask('PATCH', `/lists/${id}`, owner, { isPublic: true })).status).toBe(200);
    for (const reader of [undefined, other]) {
      const shown = await read<ListDetail>(`/lists/${id}`, reader);
      expect(shown).toMatchObject({ owner: 'owner', isMine: false, isPublic: true });
      expect(idsIn(shown)).toEqual([puzzle]);
      expect((await read<Lists>('/people/OWNER/lists', reader)).lists).toMatchObject([{ id }]);
    }
    for (const [method, path, body] of changes) {
      expect(await refusal(method, path, other, body)).toBe('404 not-found');
    }
    expect((await ask('DELETE', `/lists/${id}`, owner)).status).toBe(204);
    expect(await refusal('GET', `/lists/${id}`, owner)).toBe('404 not-found');
  });

  it('a ban takes public lists away from others, and forbids changes', async () => {
    const banned = await test.person('banned');
    const { id } = await begin(banned, { title: 'Seen before', isPublic: true });
    await keep(id, await addPuzzle(test.site), banned);
    expect((await read<Lists>('/people/banned/lists')).lists).toHaveLength(1);
    await test.site.db
      .updateTable('person')
      .set({ banned_until: test.clock.now + 1000 })
      .where('id', '=', banned.id)
      .execute();
    expect(await refusal('GET', `/lists/${id}`)).toBe('404 not-found');
    expect((await read<Lists>('/people/banned/lists')).lists).toEqual([]);
    expect(await read<ListDetail>(`/lists/${id}`, banned)).toMatchObject({ isMine: true });
    expect(await refusal('POST', '/lists', banned, { title: 'More' })).toBe('403 banned');
    expect(await refusal('PATCH', `/lists/${id}`, banned, { title: 'More' })).toBe('403 banned');
  });

  it('shows pages, the newest first, and no puzzle that is hidden', async () => {
    const { id } = await begin(owner, { title: 'Five' });
    const times: (readonly [puzzle: string, time: number])[] = [];
    for (let k = 0; k < 5; k++) {
      const puzzle = await addPuzzle(test.site);
      // two of them at the same moment
      if (k !== 3) test.clock.now += 1000;
      await keep(id, puzzle, owner);
      times.push([puzzle, test.clock.now]);
    }
    // of the same moment in the order of their identifiers
    const puzzles = times
      .sort(([one, at], [other, then]) => then - at || (one < other ? -1 : 1))
      .map(([puzzle]) => puzzle);
    const found: string[] = [];
    let after = '';
    for (let page = 0; page < 3; page++) {
      const list = await read<ListDetail>(`/lists/${id}?limit=2${after}`, owner);
      found.push(...idsIn(list));
      after = `&after=${list.next}`;
      expect(list.next === null).toBe(page === 2);
    }
    expect(found).toEqual(puzzles);
    const hidden = puzzles[4] ?? '';
    const { db } = test.site;
    await db.updateTable('puzzle').set({ state: 'hidden' }).where('id', '=', hidden).execute();
    const list = await read<ListDetail>(`/lists/${id}`, owner);
    expect([list.count, idsIn(list).includes(hidden)]).toEqual([4, false]);
    expect(await refusal('PUT', `/lists/${id}/puzzles/${hidden}`, owner)).toBe('404 not-found');
    expect(await refusal('GET', `/lists/${id}?after=nonsense`, owner)).toBe('400 invalid-cursor');
  });

  it('are bounded, and titles can be seen', async () => {
    const keen = await test.person('keen');
    for (const title of ['', ' ', '\u202e', 'a'.repeat(81), 7]) {
      expect(await refusal('POST', '/lists', keen, { title })).toBe('400 invalid-request');
    }
    for (let k = 0; k < 50; k++) await begin(keen, { title: `List ${k}` });
    expect(await refusal('POST', '/lists', keen, { title: 'One more' })).toBe('409 too-many-lists');
    const list_id = (await read<MyLists>('/me/lists', keen)).lists[1]?.id ?? '';
    await fillPuzzles(test.site.db, 100, 2200);
    const rows = await test.site.db
      .selectFrom('puzzle')
      .select('id as puzzle_id')
      .where('number', '>=', 100)
      .where('state', '=', 'public')
      .orderBy('number')
      .execute();
    const kept = rows.slice(0, 2000).map((row) => ({ ...row, list_id, added_at: 1 }));
    const half = kept.length / 2;
    for (const some of [kept.slice(0, half), kept.slice(half)]) {
      await test.site.db.insertInto('list_puzzle').values(some).execute();
    }
    const last = rows.at(-1)?.puzzle_id ?? '';
    expect(await refusal('PUT', `/lists/${list_id}/puzzles/${last}`, keen)).toBe('409 list-full');
    expect((await keep(list_id, kept[0]?.puzzle_id ?? '', keen)).status).toBe(204);
  });
}

onBothDatabases('lists', suite);
