/** Series: by their author alone, of the author's own puzzles, in order, with progress. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PuzzleDetail } from '../../../contract/catalogue.js';
import type { SeriesDetail, SeriesList, SeriesPictures } from '../../../contract/series.js';
import { inlineEngine } from '../../testing/inline-engine.js';
import { type TestPerson, type TestSite, testSite } from '../../testing/test-site.js';
import { firstLooks } from './series.js';

let test: TestSite;
let ann: TestPerson;
let bob: TestPerson;
let ids: readonly string[];

beforeAll(async () => {
  test = await testSite({ engine: inlineEngine() });
  [ann, bob] = [await test.person('Nina'), await test.person('Viktor')];
  ids = [await publish('#.\n##\n'), await publish('##.\n.##\n###\n'), await publish('###\n..#\n')];
});
afterAll(() => test.close());

async function publish(file: string): Promise<string> {
  const body = { file, titles: { en: 'Unspoken' }, acceptWarnings: true };
  const answer = await test.ask('POST', '/api/v1/puzzles', { as: ann, body });
  return ((await answer.json()) as PuzzleDetail).id;
}

async function ask<T>(method: string, path: string, as?: TestPerson, body?: unknown) {
  const answer = await test.ask(method, `/api/v1/series${path}`, { as, body });
  const json = answer.status === 204 ? undefined : await answer.json();
  return { status: answer.status, json: json as T, location: answer.headers.get('location') };
}

it('series are created, changed and removed by their author', async () => {
  const wish = { title: 'My  first book', puzzles: [ids[2], ids[0]] };
  expect((await ask('POST', '', undefined, wish)).status).toBe(401);
  expect((await ask('POST', '', bob, wish)).status).toBe(422);
  const made = await ask<SeriesDetail>('POST', '', ann, wish);
  expect(made.status).toBe(201);
  const { id } = made.json;
  expect(made.location).toBe(`/api/v1/series/${id}`);
  expect(made.json).toMatchObject({ title: 'My first book', count: 2, solved: 0 });
  // the same request again, and another one
  expect((await ask<SeriesDetail>('POST', '', ann, wish)).json.id).toBe(id);
  const again = { ...wish, puzzles: [ids[0], ids[2]] };
  const other = (await ask<SeriesDetail>('POST', '', ann, again)).json.id;
  expect(other).not.toBe(id);
  expect((await ask('DELETE', `/${other}`, ann)).status).toBe(204);
  expect(made.json.puzzles.map((puzzle) => puzzle.id)).toEqual([ids[2], ids[0]]);

  expect((await ask('PUT', `/${id}`, bob, { title: 'Mine' })).status).toBe(403);
  expect((await ask('PUT', `/${id}`, ann, { puzzles: [ids[0], ids[0]] })).status).toBe(400);
  expect((await ask('PUT', `/${id}`, ann, { puzzles: ['nothing'] })).status).toBe(422);
  expect((await ask('PUT', `/${id}`, ann, { title: '' })).status).toBe(400);
  const changed = await ask<SeriesDetail>('PUT', `/${id}`, ann, { puzzles: [...ids] });
  expect(changed.json.puzzles.map((puzzle) => puzzle.id)).toEqual(ids);

  await test.site.db
    .insertInto('solve')
    .values({
      id: 's',
      puzzle_id: ids[0] ?? '',
      person_id: bob.id,
      version: 1,
      kind: 'person',
      active_ms: 5,
      server_ms: 6,
      moves: 9,
      record: new Uint8Array(1),
      is_first: 1,
      record_hash: 'x',
      solved_at: 5,
    })
    .execute();
  const seen = await ask<SeriesDetail>('GET', `/${id}`, bob);
  expect(seen.json).toMatchObject({ count: 3, solved: 1, author: { name: 'Nina' } });
  expect(JSON.stringify((await ask('GET', `/${id}`)).json)).not.toContain('Unspoken');

  // as pages of an album: pictures for those who have solved them alone
  const pictures = (as?: TestPerson) => ask<SeriesPictures>('GET', `/${id}/pictures`, as);
  const [first, ...others] = (await pictures(bob)).json.puzzles;
  expect(first).toMatchObject({ id: ids[0], solved: { title: 'Unspoken', cells: '1011' } });
  expect(others.map(({ solved }) => solved)).toEqual([undefined, undefined]);
  expect(JSON.stringify((await pictures()).json)).not.toContain('solved');
  expect((await ask('GET', '/nothing/pictures', bob)).status).toBe(404);
  const listed = async (query: string, as?: TestPerson) =>
    (await ask<SeriesList>('GET', `?${query}`, as)).json.series.map((one) => one.id);
  const without = await ask<SeriesDetail>('POST', '', ann, { title: 'b', puzzles: [ids[1]] });
  expect(await listed('solved=some', bob)).toEqual([id]);
  expect(await listed('solved=some', ann)).toEqual([]);
  expect(await listed('solved=some')).toEqual([]);
  expect(await listed(`holds=${ids[0]},nothing`)).toEqual([id]);
  expect((await listed(`holds=${ids[1]}`)).toSorted()).toEqual([id, without.json.id].toSorted());
  expect((await ask('GET', `?holds=${Array(101).fill('a').join(',')}`)).status).toBe(400);
  expect((await ask('DELETE', `/${without.json.id}`, ann)).status).toBe(204);

  expect((await ask('DELETE', `/${id}`, bob)).status).toBe(403);
  expect((await ask('DELETE', `/${id}`, ann)).status).toBe(204);
  expect((await ask('GET', `/${id}`, ann)).status).toBe(404);
});

it('series are listed page by page, the newest first', async () => {
  const titles = ['a', 'b', 'c', 'd', 'e'];
  for (const [k, title] of titles.entries()) {
    test.clock.now += k % 2;
    await ask('POST', '', ann, { title });
  }
  const found: string[] = [];
  let after = '';
  do {
    const { json } = await ask<SeriesList>('GET', `?limit=2&author=nina${after}`);
    found.push(...json.series.map(({ title }) => title));
    after = json.next === null ? '' : `&after=${json.next}`;
  } while (after !== '');
  expect(found.toSorted()).toEqual(titles);
  expect(found[0]).toMatch(/[de]/);
  expect((await ask<SeriesList>('GET', '?author=Viktor')).json.series).toEqual([]);
  expect((await ask('GET', '?after=x')).status).toBe(400);
});

it('series are drawn in lists by their first puzzles that are public', async () => {
  const files = ['####\n#..#\n', '#####\n#.#.#\n'];
  const all = [...ids, ...(await Promise.all(files.map(publish)))];
  const made = await ask<SeriesDetail>('POST', '', ann, { title: 'Drawn', puzzles: all });
  const widths = async () =>
    (await firstLooks(test.site, [made.json.id])).get(made.json.id)?.map(({ width }) => width);
  expect(await widths()).toEqual([2, 3, 3]);
  const hide = test.site.db.updateTable('puzzle').set({ state: 'hidden' });
  await hide.where('id', '=', all[1] ?? '').execute();
  expect(await widths()).toEqual([2, 3, 4]);
  await test.site.db.updateTable('puzzle').set({ state: 'public' }).execute();
  expect(await firstLooks(test.site, [])).toEqual(new Map());
});

it('series are printed as booklets without titles', async () => {
  const { json } = await ask<SeriesDetail>('POST', '', ann, { title: 'Book', puzzles: [...ids] });
  const answer = await test.ask('GET', `/api/v1/series/${json.id}.pdf?perPage=2`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await test.ask('GET', `/api/v1/series/${json.id}.pdf?perPage=3`)).status).toBe(400);
  const empty = await ask<SeriesDetail>('POST', '', ann, { title: 'Empty' });
  expect((await test.ask('GET', `/api/v1/series/${empty.json.id}.pdf`)).status).toBe(422);
});
