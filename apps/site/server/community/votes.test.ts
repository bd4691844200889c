/** Votes: who may, that sums follow every change, and that no vote is lost in a race; on both. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VotesJson } from '../../contract/community.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { addPuzzle, addSolve } from '../testing/community-facts.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';

function suite(url: () => string): void {
  let test: TestSite;
  let author: TestPerson;
  let puzzle: string;
  let path: string;

  beforeAll(async () => {
    test = await testSite({ database: url() });
    author = await test.person('author');
    puzzle = await addPuzzle(test.site, { author });
    path = `/api/v1/puzzles/${puzzle}/vote`;
  });

  afterAll(() => test.close());

  async function solver(name: string): Promise<TestPerson> {
    const person = await test.person(name);
    await addSolve(test.site, puzzle, person);
    return person;
  }

  async function vote(as: TestPerson, body: object): Promise<VotesJson> {
    const response = await test.ask('PUT', path, { as, body });
    expect(response.status).toBe(200);
    return (await response.json()) as VotesJson;
  }

  async function refusal(as: TestPerson | undefined, body: unknown = { stars: 5 }) {
    const response = await test.ask('PUT', path, { as, body });
    return `${response.status} ${((await response.json()) as { code: string }).code}`;
  }

  const likes = async (): Promise<number | undefined> =>
    (
      await test.site.db
        .selectFrom('person')
        .select('likes')
        .where('id', '=', author.id)
        .executeTakeFirst()
    )?.likes;

  it('are for those who solved the puzzle, not for its author', async () => {
    const other = await test.person('other');
    const moderator = await test.person('mod', 'administrator');
    expect(await refusal(undefined)).toBe('401 not-signed-in');
    expect(await refusal(other)).toBe('403 not-solved-yet');
    expect(await refusal(moderator)).toBe('403 not-solved-yet');
    expect(await refusal(author)).toBe('403 own-puzzle');
    await addSolve(test.site, puzzle, author);
    expect(await refusal(author)).toBe('403 own-puzzle');
    const banned = await solver('banned');
    const until = test.clock.now + 1000;
    await test.site.db
      .updateTable('person')
      .set({ banned_until: until })
      .where('id', '=', banned.id)
      .execute();
    expect(await refusal(banned)).toBe('403 banned');
    for (const body of [{ stars: 0 }, { stars: 6 }, { felt: 1.5 }, { stars: '5' }, null]) {
      expect(await refusal(other, body)).toBe('400 invalid-request');
    }
    expect(await (await test.ask('GET', path)).json()).toMatchObject({
      mine: null,
      mayVote: false,
      stars: 0,
      starsCount: 0,
      felt: [0, 0, 0, 0, 0],
    });
  });

  it('count once each, and follow every change', async () => {
    const one = await solver('one');
    const two = await solver('two');
    await vote(one, { stars: 5, felt: 2 });
    expect(await vote(two, { stars: 2 })).toMatchObject({
      mine: { stars: 2, felt: null },
      stars: 3.5,
      starsCount: 2,
      felt: [0, 1, 0, 0, 0],
    });
    expect(await likes()).toBe(1);
    expect(await vote(one, { stars: 3 })).toMatchObject({
      mine: { stars: 3, felt: 2 },
      stars: 2.5,
      starsCount: 2,
      felt: [0, 1, 0, 0, 0],
    });
    expect(await likes()).toBe(0);
    expect(await vote(one, { stars: null, felt: 4 })).toMatchObject({
      stars: 2,
      starsCount: 1,
      felt: [0, 0, 0, 1, 0],
    });
    expect(await vote(one, { felt: null })).toMatchObject({ mine: null, felt: [0, 0, 0, 0, 0] });
    expect(await vote(two, { stars: null })).toMatchObject({ stars: 0, starsCount: 0 });
  });

  it('are not lost when many arrive at once', async () => {
    const people: TestPerson[] = [];
    for (let k = 0; k < 8; k++) people.push(await solver(`racer${k}`));
    // each changes their mind three times, all at the same moment
    const wishes = people.flatMap((as, k) =>
      [0, 1, 2].map((round) => vote(as, { stars: 1 + ((k + round) % 5), felt: 1 + (round % 5) })),
    );
    await Promise.all(wishes);
    const { db } = test.site;
    const votes = await db
      .selectFrom('vote')
      .select(['stars', 'felt'])
      .where('puzzle_id', '=', puzzle)
      .execute();
    const given = votes.flatMap(({ stars }) => stars ?? []);
    const sum = given.reduce((all, stars) => all + stars, 0);
    expect(given).toHaveLength(8);
    const felt = [1, 2, 3, 4, 5].map((label) => votes.filter((one) => one.felt === label).length);
    const row = await db
      .selectFrom('puzzle')
      .select(['stars_sum', 'stars_count', 'stars', 'felt_counts'])
      .where('id', '=', puzzle)
      .executeTakeFirst();
    expect(row).toEqual({
      stars_sum: sum,
      stars_count: 8,
      stars: sum / 8,
      felt_counts: JSON.stringify(felt),
    });
    expect(await likes()).toBe(given.filter((stars) => stars >= 4).length);
  });
}

onBothDatabases('votes', suite);
