/** The desk: who may see it, its numbers, and the map from 50 recorded games; on both databases. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Desk, PuzzleDesk, PuzzleNumbers } from '../../contract/desk.js';
import { playedRecord, randomPicture } from '../games/testing/played.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { addSolve } from '../testing/community-facts.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import { gamesWith, OBSTACLES, overlaps } from './testing/obstacles.js';
import { addRecorded, addSolvedByMany } from './testing/solved-by-many.js';

const picture = randomPicture('obstacles', 20);

function suite(url: () => string): void {
  let test: TestSite;
  let author: TestPerson;
  let puzzle: string;
  beforeAll(async () => {
    test = await testSite({ database: url() });
    author = await test.person('author');
    const games = gamesWith(picture, OBSTACLES);
    puzzle = await addSolvedByMany(test.site, picture, games, { authorId: author.id });
  });
  afterAll(() => test.close());

  const ask = (path: string, as?: TestPerson) => test.ask('GET', `/api/v1${path}`, { as });
  async function read<T>(path: string, as: TestPerson): Promise<T> {
    const answer = await ask(path, as);
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as T;
  }
  async function refusal(path: string, as?: TestPerson): Promise<string> {
    const answer = await ask(path, as);
    return `${answer.status} ${((await answer.json()) as { code: string }).code}`;
  }
  const deskOf = (id: string) => `/puzzles/${id}/desk`;

  it('finds three obstacles planted in 50 games, for the author', async () => {
    const { stuck } = await read<PuzzleDesk>(deskOf(puzzle), author);
    expect(stuck?.people).toBe(50);
    const places = stuck?.stood.places ?? [];
    expect(places).toHaveLength(3);
    for (const [k, obstacle] of OBSTACLES.entries()) {
      const place = places[k];
      expect(place !== undefined && overlaps(place, obstacle), `obstacle ${k}`).toBe(true);
    }
    expect(stuck?.stood.percents).toHaveLength(400);
  });

  it('is for its author, and for moderators who have had the puzzle revealed', async () => {
    const other = await test.person('other');
    const moderator = await test.person('moderator', 'moderator');
    expect(await refusal(deskOf(puzzle))).toBe('401 not-signed-in');
    expect(await refusal('/me/desk')).toBe('401 not-signed-in');
    expect(await refusal(deskOf(puzzle), other)).toBe('403 not-the-author');
    expect(await refusal(deskOf(puzzle), moderator)).toBe('403 not-the-author');
    expect(await refusal(deskOf('none'), author)).toBe('404 not-found');
    const subject = { kind: 'puzzle', id: puzzle };
    const reveal = { action: 'reveal', subject, reason: 'other' };
    const done = await test.ask('POST', '/api/v1/moderation/actions', {
      as: moderator,
      body: reveal,
    });
    expect(done.status).toBe(201);
    expect((await read<PuzzleDesk>(deskOf(puzzle), moderator)).stuck?.people).toBe(50);
    expect(await read<Desk>('/me/desk', other)).toMatchObject({ count: 0, puzzles: [], solves: 0 });
  });

  it('names nobody', async () => {
    const text = await (await ask(deskOf(puzzle), author)).text();
    const people = await test.site.db.selectFrom('person').select(['id', 'name']).execute();
    for (const { id, name } of people) {
      if (id === author.id) continue;
      expect(text.includes(`"${id}"`) || text.includes(name), name).toBe(false);
    }
  });

  it('counts', async () => {
    const { db } = test.site;
    const fan = await test.person('fan');
    await test.ask('PUT', '/api/v1/people/author/follow', { as: fan });
    await test.ask('PUT', `/api/v1/lists/favourites/puzzles/${puzzle}`, { as: fan });
    await test.ask('POST', '/api/v1/games', { as: fan, body: { puzzle } });
    const comment = { text: 'Where does one begin?', isOpen: true };
    await test.ask('POST', `/api/v1/puzzles/${puzzle}/comments`, { as: fan, body: comment });
    const desk = await read<PuzzleDesk>(deskOf(puzzle), author);
    expect(desk).toMatchObject({ solves: 50, favorites: 1, plays: 1, followersSince: 1 });
    expect(desk.withoutHelp).toBe(38 / 50);
    expect(desk.times.reduce((sum, { people }) => sum + people, 0)).toBe(50);
    const all = await read<Desk>('/me/desk', author);
    expect(all).toMatchObject({ count: 1, solves: 50, followers: 1, newFollowers: 1 });
    // an hour apart: today's is one more than a full day
    expect(all.week).toEqual([0, 0, 0, 0, 2, 24, 24]);
    const { medianMs } = all.puzzles[0] ?? {};
    const times = await db
      .selectFrom('solve')
      .select('active_ms')
      .where('kind', '=', 'person')
      .orderBy('active_ms')
      .execute();
    expect(medianMs).toBe(times[19]?.active_ms);
  });

  it('draws no map for fewer than ten people, and a new one for each solve', async () => {
    const nine = Array.from({ length: 9 }, (_, k) => playedRecord(picture, { seed: `nine ${k}` }));
    const small = await addSolvedByMany(test.site, picture, nine, { authorId: author.id });
    const before = await read<PuzzleDesk>(deskOf(small), author);
    expect(before.stuck).toBe(null);
    expect(before.times.length).toBeGreaterThan(0);
    await addRecorded(test.site, { puzzle: small, picture }, playedRecord(picture), 9);
    expect((await read<PuzzleDesk>(deskOf(small), author)).stuck?.people).toBe(10);
    await addRecorded(
      test.site,
      { puzzle: small, picture },
      playedRecord(picture, { pace: 99 }),
      10,
    );
    expect((await read<PuzzleDesk>(deskOf(small), author)).stuck?.people).toBe(11);
  });

  it('pages through puzzles, the newest first', async () => {
    const first = await read<Desk>('/me/desk?limit=1', author);
    expect(first.puzzles).toHaveLength(1);
    const second = await read<Desk>(`/me/desk?limit=1&after=${first.next}`, author);
    expect(second.puzzles.map(({ id }) => id)).toEqual([puzzle]);
    expect(second.next).toBe(null);
    expect(await refusal('/me/desk?after=x', author)).toBe('400 invalid-cursor');
  });

  it('tells who has solved the puzzle how others did, and nobody else', async () => {
    const path = `/puzzles/${puzzle}/numbers`;
    const solver = await test.person('solver');
    expect(await refusal(path)).toBe('401 not-signed-in');
    expect(await refusal(path, solver)).toBe('403 not-solved-yet');
    await addSolve(test.site, puzzle, solver, { activeMs: 1000 });
    const numbers = await read<PuzzleNumbers>(path, solver);
    expect(numbers.people).toBe(51);
    expect(numbers.withoutHelp).toBeCloseTo(39 / 51, 5);
    expect(numbers.times.reduce((sum, { people }) => sum + people, 0)).toBe(51);
    expect(numbers.stuck?.stood.places).toHaveLength(3);
    expect(await read<PuzzleNumbers>(path, author)).toEqual(numbers);
  });

  it('shows its author where people got stuck before all others', async () => {
    const records = Array.from({ length: 24 }, (_, k) => playedRecord(picture, { seed: `${k}` }));
    const early = await addSolvedByMany(test.site, picture, records, { authorId: author.id });
    const path = `/puzzles/${early}/numbers`;
    expect((await read<PuzzleDesk>(deskOf(early), author)).stuck?.people).toBe(24);
    expect((await read<PuzzleNumbers>(path, author)).stuck).toBe(null);
    const record = playedRecord(picture, { seed: 'one more' });
    await addRecorded(test.site, { puzzle: early, picture }, record, 24);
    expect((await read<PuzzleNumbers>(path, author)).stuck?.people).toBe(25);
  });
}

onBothDatabases('the desk of an author', suite);
