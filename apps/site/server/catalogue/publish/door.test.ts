/** The door of the catalogue: what new members may publish, what beginners and visitors see. */
import { readPuzzle } from 'nonokit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareString } from '../../engine/index.js';
import { addPuzzle } from '../../testing/community-facts.js';
import { inlineEngine } from '../../testing/inline-engine.js';
import { type TestPerson, type TestSite, testSite } from '../../testing/test-site.js';
import { beginnerPuzzles } from '../beginners.js';
import { fewInARow } from '../few-in-a-row.js';

const DAY = 86_400_000;

describe('new members', () => {
  let test: TestSite;
  let count = 0;
  beforeAll(async () => {
    test = await testSite({ engine: inlineEngine(), config: { limits: 1 } });
  });
  afterAll(() => test.close());

  /** A picture that nobody has published. */
  const file = (): string => {
    const bits = (count++).toString(2).padStart(8, '0');
    const row = (part: string) => `#${part.replaceAll('0', '.').replaceAll('1', '#')}#`;
    return `######\n${row(bits.slice(0, 4))}\n######\n${row(bits.slice(4))}\n######\n`;
  };
  const publish = async (as: TestPerson) => {
    const body = { file: file(), titles: { en: 'A gate' }, acceptWarnings: true };
    return await test.ask('POST', '/api/v1/puzzles', { as, body });
  };
  const statuses = async (as: TestPerson, times: number) => {
    const all: number[] = [];
    for (let k = 0; k < times; k++) all.push((await publish(as)).status);
    return all;
  };
  const change = (as: TestPerson, facts: object) =>
    test.site.db.updateTable('person').set(facts).where('id', '=', as.id).execute();

  it('publish three puzzles a day, and learn when they may publish again', async () => {
    const ann = await test.person('Ann');
    expect(await statuses(ann, 3)).toEqual([201, 201, 201]);
    test.clock.now += DAY / 4;
    const refused = await publish(ann);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      429,
      `${(3 * 86_400) / 4}`,
    ]);
    expect(await refused.json()).toMatchObject({ code: 'too-many-new', most: 3 });
    test.clock.now += (3 * DAY) / 4;
    expect(await statuses(ann, 1)).toEqual([201]);
  });

  it('publish more with good votes, and without limit after a week and ten solves', async () => {
    const bob = await test.person('Bob');
    await change(bob, { likes: 7 });
    expect(await statuses(bob, 6)).toEqual([201, 201, 201, 201, 201, 429]);
    await change(bob, { solved: 10 });
    expect(await statuses(bob, 1)).toEqual([429]);
    await change(bob, { created_at: test.clock.now - 7 * DAY, solved: 9 });
    expect(await statuses(bob, 1)).toEqual([429]);
    await change(bob, { solved: 10 });
    expect(await statuses(bob, 2)).toEqual([201, 201]);
  });

  it('cannot be moderators', async () => {
    const mod = await test.person('Mod', 'moderator');
    expect(await statuses(mod, 5)).toEqual(Array(5).fill(201));
  });

  it('are warned of an identical picture, even if it is hidden, without its address', async () => {
    const first = await test.person('First');
    const second = await test.person('Second');
    const body = { file: file(), titles: { en: 'A gate' } };
    const made = await test.ask('POST', '/api/v1/puzzles', {
      as: first,
      body: { ...body, acceptWarnings: true },
    });
    const { id } = (await made.json()) as { id: string };
    const again = async () => {
      const answer = await test.ask('POST', '/api/v1/puzzles', { as: second, body });
      return (await answer.json()) as { warnings: string[]; twins: string[] };
    };
    const shown = await again();
    expect(shown.twins).toEqual([id]);
    await test.site.db
      .updateTable('puzzle')
      .set({ state: 'hidden' })
      .where('id', '=', id)
      .execute();
    expect(await again()).toMatchObject({ warnings: shown.warnings, twins: [] });
  });
});

describe('the list "good to begin with"', () => {
  it('has puzzles of the start catalogue or proved by people, and at most two by one author in a row', async () => {
    const test = await testSite();
    const { db } = test.site;
    const ann = await test.person('Ann');
    const start = await addPuzzle(test.site);
    const fresh = await addPuzzle(test.site, { author: ann });
    const proved: string[] = [];
    for (let k = 0; k < 3; k++) proved.push(await addPuzzle(test.site, { author: ann }));
    const thin = await addPuzzle(test.site);
    await db.updateTable('puzzle').set({ height: 3 }).where('id', '=', thin).execute();
    const disliked = await addPuzzle(test.site, { author: ann });
    const set = (ids: string[], stars: number) =>
      db.updateTable('puzzle').set({ solves: 20, stars }).where('id', 'in', ids).execute();
    await set(proved, 3.5);
    await set([disliked], 3.4);
    const wish = { member: undefined, language: 'en' as const };
    const cards = await beginnerPuzzles(test.site, wish, 12);
    expect(cards.map(({ id }) => id)).toEqual([start, ...proved.slice(0, 2)]);
    expect(cards.map(({ id }) => id)).not.toContain(fresh);
    await test.close();
  });

  it.each([
    ['nearly full', ['#####', '#####', '#.###', '#####', '#####']],
    ['nearly empty', ['......', '......', '..#...', '...#..', '......', '......']],
    ['said by each clue alone', ['#.#.#', '#.#.#', '##.##', '#.###', '#####']],
  ])('has none that is %s', async (_, rows) => {
    const test = await testSite();
    const good = await addPuzzle(test.site);
    const dull = await addPuzzle(test.site);
    const { width, height, rows: ofRows, columns, palette } = readPuzzle(`${rows.join('\n')}\n`);
    const clues = shareString({ width, height, palette, rows: ofRows, columns, meta: {} });
    await test.site.db.updateTable('puzzle').set({ clues }).where('id', '=', dull).execute();
    const cards = await beginnerPuzzles(test.site, { member: undefined, language: 'en' }, 12);
    expect(cards.map(({ id }) => id)).toEqual([good]);
    await test.close();
  });
});

it('leaves out a third puzzle by one author in a row, and keeps the order', () => {
  const by = (names: string) =>
    [...names].map((name) => ({ author: name === '-' ? null : { name } }));
  const names = (list: ReturnType<typeof by>) =>
    list.map(({ author }) => author?.name ?? '-').join('');
  expect(names(fewInARow(by('aaaabaaac')))).toBe('aabaac');
  expect(names(fewInARow(by('----')))).toBe('----');
  expect(names(fewInARow(by('aaab'), ({ author }) => author?.name === 'a'))).toBe('aaab');
});
