/**
 * The routes of games, on both databases: begun, kept on several devices, solved once; and every
 * route as a guest, as another person, as a moderator, and with keys.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameJson, GameListJson, SolvedJson, SolveRecordJson } from '../../contract/games.js';
import { givenToken } from '../catalogue/clue-token.js';
import { rateSolves } from '../rankings/ratings/rate.js';
import { siteSecret } from '../site/site-secret.js';
import { randomToken, tokenHash } from '../storage/ids.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import { base64 } from './game-json.js';
import { computePoints } from './points.js';
import {
  bytesOfRecord,
  cluesOf,
  type Manner,
  playedRecord,
  randomPicture,
  retimed,
} from './testing/played.js';
import { addPuzzle } from './testing/puzzle.js';

const HOUR = 3_600_000;
const API = '/api/v1';

function suite(url: () => string): void {
  let test: TestSite;
  let ann: TestPerson;
  let bob: TestPerson;
  let count = 0;
  beforeAll(async () => {
    test = await testSite({ database: url() });
    ann = await test.person('Ann');
    bob = await test.person('Bob');
  });
  afterAll(() => test.close());

  /** A puzzle that nobody has played, with records of it. */
  async function fresh(size = 12, authorId?: string) {
    const picture = randomPicture(`fresh ${count++}`, size);
    const clues = cluesOf(picture);
    const id = await addPuzzle(test.site, picture, authorId === undefined ? {} : { authorId });
    const record = (manner?: Manner) => base64(bytesOfRecord(clues, playedRecord(picture, manner)));
    return { id, picture, clues, record };
  }

  async function ok<T>(response: Response): Promise<T> {
    const text = await response.text();
    expect(response.status, text).toBe(200);
    return JSON.parse(text) as T;
  }

  async function refused(response: Response): Promise<string> {
    const { status, code } = { ...((await response.json()) as object) } as Record<string, unknown>;
    return `${status} ${code ?? ''}`.trim();
  }

  const post = (path: string, body: unknown, as?: TestPerson) =>
    test.ask('POST', `${API}${path}`, { as, body });
  const begin = async (puzzle: string, as: TestPerson, given?: string) =>
    ok<GameJson>(await post('/games', { puzzle, given }, as));
  const solve = (game: GameJson, record: string, as: TestPerson) =>
    post(`/games/${game.id}/solve`, { record }, as);
  const keep = (id: string, progress: object, as: TestPerson) =>
    test.ask('PUT', `${API}/games/${id}`, { as, body: { elapsed: 0, moves: 0, ...progress } });

  /** Begins a game and lets the time pass that it takes. */
  async function begun(puzzle: string, as: TestPerson): Promise<GameJson> {
    const game = await begin(puzzle, as);
    test.clock.now += HOUR;
    return game;
  }

  it('begins one game of a puzzle, even for repeated requests', async () => {
    const { id } = await fresh();
    const games = await Promise.all([begin(id, ann), begin(id, ann), begin(id, ann)]);
    expect(new Set(games.map((game) => game.id)).size).toBe(1);
    const theirs = await begin(id, bob);
    expect(theirs.id).not.toBe(games[0]?.id);
    expect(await refused(await post('/games', { puzzle: 'nothing' }, ann))).toBe('404 not-found');
  });

  it('trusts only its own tokens for the time when the clues were sent', async () => {
    const { id } = await fresh();
    const secret = await siteSecret(test.site);
    const at = test.clock.now - 2 * HOUR;
    const given = givenToken(secret, { puzzleId: id, version: 1, at });
    const later = await begin(id, ann);
    expect(Date.parse(later.givenAt)).toBe(test.clock.now);
    expect(Date.parse((await begin(id, ann, given)).givenAt)).toBe(at);
    expect(Date.parse((await begin(id, ann)).givenAt)).toBe(at);
    const other = givenToken(secret, { puzzleId: 'other', version: 1, at });
    for (const wrong of [other, `${given}x`, 'given']) {
      const response = await post('/games', { puzzle: id, given: wrong }, ann);
      expect(response.status, wrong).toBe(422);
    }
  });

  it('continues games with older clues beside those of a newer version', async () => {
    const { id, clues, picture, record } = await fresh();
    const secret = await siteSecret(test.site);
    const given = givenToken(secret, { puzzleId: id, version: 1, at: test.clock.now });
    const { db } = test.site;
    const old = await db.selectFrom('puzzle').select('clues').where('id', '=', id).execute();
    const newer = randomPicture('a newer version', 12);
    const other = await addPuzzle(test.site, newer);
    const next = await db.selectFrom('puzzle').select('clues').where('id', '=', other).execute();
    const version = { puzzle_id: id, version: 1, clues: old[0]?.clues ?? '', picture: '' };
    await db
      .insertInto('puzzle_version')
      .values({ ...version, created_at: 0 })
      .execute();
    const changed = { version: 2, clues: next[0]?.clues ?? '' };
    await db.updateTable('puzzle').set(changed).where('id', '=', id).execute();
    const games = [await begin(id, bob, given), await begin(id, bob)];
    expect(games.map((game) => game.version)).toEqual([1, 2]);
    test.clock.now += HOUR;
    const [first, second] = games as [GameJson, GameJson];
    const progress = { record: base64(bytesOfRecord(clues, playedRecord(picture).slice(0, 3))) };
    await ok(await keep(first.id, { ...progress, revision: 0, device: 'desk' }, bob));
    expect(await refused(await solve(second, record(), bob))).toBe('422 not-solved');
    const moves = base64(bytesOfRecord(cluesOf(newer), playedRecord(newer)));
    const both = await Promise.all([solve(first, record(), bob), solve(second, moves, bob)]);
    const solves = await Promise.all(both.map((each) => ok<SolvedJson>(each)));
    expect(solves.map((each) => each.solve.isFirst).sort()).toEqual([false, true]);
  });

  it('keeps progress, and both versions if two devices diverge', async () => {
    const { id, clues, picture } = await fresh();
    const game = await begin(id, ann);
    const whole = playedRecord(picture);
    const part = (end: number, seed?: string) =>
      base64(
        bytesOfRecord(clues, playedRecord(picture, { ...(seed ? { seed } : {}) }).slice(0, end)),
      );
    const path = game.id;
    const first = await ok<GameJson>(
      await keep(path, { record: part(4), revision: 0, device: 'phone' }, ann),
    );
    expect(first).toMatchObject({ revision: 1, moves: 4, record: part(4), elapsed: whole[3]?.at });
    // the desk knew revision 0 only, but has all that the phone kept
    const second = await ok<GameJson>(
      await keep(path, { record: part(6), revision: 0, device: 'desk' }, ann),
    );
    expect(second).toMatchObject({ revision: 2, moves: 6, apart: [] });
    // the phone went another way meanwhile
    const apart = { record: part(5, 'other'), revision: 1, device: 'phone' };
    const conflict = await keep(path, apart, ann);
    expect(conflict.status).toBe(409);
    const problem = (await conflict.json()) as { theirs: GameJson };
    expect(problem).toMatchObject({
      theirs: { revision: 2, record: part(6), apart: [{ device: 'phone', record: apart.record }] },
    });
    // the player takes the phone's; the desk's stays beside it
    const chosen = await ok<GameJson>(await keep(path, { ...apart, revision: 2 }, ann));
    expect(chosen).toMatchObject({
      revision: 3,
      record: apart.record,
      apart: [{ device: 'desk', record: part(6) }],
    });
    const read = await test.ask('GET', `${API}/games/${path}`, { as: ann });
    expect(await ok<GameJson>(read)).toEqual(chosen);
  });

  it('keeps every one of many versions that arrive at once', async () => {
    const { id, clues, picture } = await fresh();
    const game = await begin(id, ann);
    const devices = ['a', 'b', 'c', 'd'];
    const records = devices.map((seed) =>
      base64(bytesOfRecord(clues, playedRecord(picture, { seed }).slice(0, 5))),
    );
    const answers = await Promise.all(
      devices.map((device, k) => keep(game.id, { record: records[k], revision: 0, device }, ann)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const kept = await ok<GameJson>(await test.ask('GET', `${API}/games/${game.id}`, { as: ann }));
    expect([kept.record, ...kept.apart.map(({ record }) => record)].sort()).toEqual(records.sort());
  });

  it('lists games, and deletes abandoned ones', async () => {
    const cleo = await test.person('Cleo');
    const ids: string[] = [];
    for (let k = 0; k < 26; k++) {
      const { id } = await fresh(5);
      test.clock.now += k % 3;
      ids.push((await begin(id, cleo)).id);
    }
    const page = async (query: string) =>
      ok<GameListJson>(await test.ask('GET', `${API}/games?${query}`, { as: cleo }));
    const first = await page('state=open');
    const second = await page(`state=open&after=${first.next}`);
    const listed = [...first.games, ...second.games].map(({ id }) => id);
    expect(first.games).toHaveLength(24);
    expect(second.next).toBeNull();
    expect(listed.toSorted()).toEqual(ids.toSorted());
    const leave = () => test.ask('DELETE', `${API}/games/${ids[0]}`, { as: cleo });
    expect([(await leave()).status, (await leave()).status]).toEqual([204, 404]);
    expect((await page(`state=open&after=${first.next}`)).games).toHaveLength(1);
  });

  it('counts a solve: numbers, points, rankings, the daily puzzle, and what it reveals', async () => {
    const { id, record } = await fresh();
    const day = new Date(test.clock.now + HOUR).toISOString().slice(0, 10);
    await test.site.db.insertInto('daily').values({ day, kind: 'small', puzzle_id: id }).execute();
    const { db } = test.site;
    const person = () =>
      db.selectFrom('person').selectAll().where('id', '=', ann.id).executeTakeFirstOrThrow();
    const before = await person();
    const game = await begun(id, ann);
    const solved = await ok<SolvedJson>(await solve(game, record(), ann));
    const points = computePoints({ width: 12, height: 12, difficulty: 2 }, 'person');
    expect(solved).toMatchObject({
      solve: { kind: 'person', points, day, isFirst: true },
      place: { place: 1, of: 1 },
      reveal: { titles: { en: 'Owl' } },
    });
    const after = await person();
    expect(after.solved - before.solved).toBe(1);
    expect(after.points - before.points).toBe(points);
    const puzzle = await db.selectFrom('puzzle').select('solves').where('id', '=', id).execute();
    expect(puzzle).toEqual([{ solves: 1 }]);
    const best = await db
      .selectFrom('ranking')
      .select(['value', 'puzzle_id'])
      .where('person_id', '=', ann.id)
      .where('board', '=', 'fastest-15')
      .execute();
    expect(best).toEqual([{ value: solved.solve.activeMs, puzzle_id: id }]);
    // another one, faster, takes the first place
    const other = await begun(id, bob);
    const faster = await solve(other, record({ seed: 'bob', pace: 700 }), bob);
    expect(await ok<SolvedJson>(faster)).toMatchObject({ place: { place: 1, of: 2 } });
  });

  it('counts a solve once if it is sent twice or repeatedly', async () => {
    const { id, record } = await fresh();
    const game = await begun(id, ann);
    const text = record();
    const answers = await Promise.all(Array.from({ length: 4 }, () => solve(game, text, ann)));
    const solves = await Promise.all(answers.map((each) => ok<SolvedJson>(each)));
    const again = await ok<SolvedJson>(await solve(game, text, ann));
    expect(new Set([...solves, again].map((each) => each.solve.id)).size).toBe(1);
    const { db } = test.site;
    const rows = await db.selectFrom('solve').select('id').where('puzzle_id', '=', id).execute();
    expect(rows).toHaveLength(1);
    const puzzle = await db.selectFrom('puzzle').select('solves').where('id', '=', id).execute();
    expect(puzzle).toEqual([{ solves: 1 }]);
  });

  it('keeps later solves of the same person without counting them', async () => {
    const { id, record } = await fresh();
    await ok(await solve(await begun(id, ann), record(), ann));
    const second = await solve(await begun(id, ann), record({ seed: 'again', pace: 800 }), ann);
    expect(await ok<SolvedJson>(second)).toMatchObject({
      solve: { isFirst: false, points: 0 },
      place: null,
    });
    const { db } = test.site;
    const puzzle = await db.selectFrom('puzzle').select('solves').where('id', '=', id).execute();
    expect(puzzle).toEqual([{ solves: 1 }]);
  });

  it('refuses records of others and one’s own, unchanged or at other times', async () => {
    const { id, clues, picture, record } = await fresh(15);
    await ok(await solve(await begun(id, ann), record(), ann));
    const moves = playedRecord(picture);
    const copies = [
      moves,
      retimed(moves, (_, at) => at + 500),
      retimed(moves, (index, at) => Math.round(at * 0.9) + (index % 3) * 20),
    ];
    for (const person of [bob, ann]) {
      const game = await begun(id, person);
      for (const copy of copies) {
        const response = await solve(game, base64(bytesOfRecord(clues, copy)), person);
        expect(await refused(response)).toBe('422 record-known');
      }
      const still = await ok<GameJson>(
        await test.ask('GET', `${API}/games/${game.id}`, { as: person }),
      );
      expect(still.state).toBe('open');
    }
  });

  it('refuses impossible records, each with its reason', async () => {
    const { id, record } = await fresh();
    const other = await fresh();
    const game = await begin(id, bob);
    const send = async (text: string) => refused(await solve(game, text, bob));
    expect(await send(record())).toBe('422 clock');
    test.clock.now += HOUR;
    expect(await send(other.record())).toBe('422 not-solved');
    expect(await send('!')).toBe('422 record-unreadable');
    expect(await send(base64(new TextEncoder().encode('{}')))).toBe('422 record-unreadable');
    expect(await send('A'.repeat(400_000))).toBe('422 record-too-large');
    test.clock.now -= 2 * HOUR;
    expect(await send(record())).toBe('422 clock');
    test.clock.now += 2 * HOUR;
  });

  it('counts an author’s own puzzle as helped, for no points', async () => {
    const { id, record } = await fresh(12, ann.id);
    const solved = await ok<SolvedJson>(await solve(await begun(id, ann), record(), ann));
    expect(solved.solve).toMatchObject({ kind: 'helped', points: 0 });
  });

  it('rates a solve once', async () => {
    const { id, record } = await fresh();
    const dora = await test.person('Dora');
    const solved = await ok<SolvedJson>(await solve(await begun(id, dora), record(), dora));
    const { db } = test.site;
    const ratings = async () => [
      await db
        .selectFrom('person')
        .select(['skill', 'skill_deviation'])
        .where('id', '=', dora.id)
        .executeTakeFirstOrThrow(),
      await db
        .selectFrom('puzzle')
        .select(['rating', 'rating_deviation', 'rated_solves'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    ];
    const before = await ratings();
    await Promise.all([
      rateSolves(test.site, [solved.solve.id]),
      rateSolves(test.site, [solved.solve.id]),
    ]);
    const after = await ratings();
    expect(after[0]).not.toEqual(before[0]);
    expect(after[1]).toMatchObject({ rated_solves: 1 });
    await rateSolves(test.site, [solved.solve.id]);
    expect(await ratings()).toEqual(after);
    await rateSolves(test.site, ['gone']);
  });

  it('suggests puzzles of similar difficulty that are neither solved nor begun', async () => {
    const { id, record } = await fresh();
    const begunOne = await fresh();
    const eve = await test.person('Eve');
    await ok(await solve(await begun(id, eve), record(), eve));
    await begin(begunOne.id, eve);
    type Card = { readonly id: string; readonly colors: number };
    const next = async (as?: TestPerson, after = '') =>
      ok<Card[]>(await test.ask('GET', `${API}/games/next${after && `?after=${after}`}`, { as }));
    for (const ids of [await next(eve), await next(eve, id)].map((all) =>
      all.map((one) => one.id),
    )) {
      expect(ids).toHaveLength(12);
      expect(ids).not.toContain(id);
      expect(ids).not.toContain(begunOne.id);
    }
    const guest = await next(undefined, id);
    // a guest's browser leaves out what it has solved
    expect(guest.length).toBeGreaterThan(12);
    expect(guest.map((one) => one.id)).not.toContain(id);
    expect(await next(undefined, 'gone')).toEqual(await next());
    // an identifier may hold these letters by chance
    expect(JSON.stringify(guest.map((card) => ({ ...card, id: '' })))).not.toContain('Owl');
  });

  describe('access:', () => {
    let puzzle: Awaited<ReturnType<typeof fresh>>;
    let game: GameJson;
    let solveId: string;
    beforeAll(async () => {
      puzzle = await fresh();
      game = await begun(puzzle.id, ann);
      const other = await begun(puzzle.id, bob);
      const record = puzzle.record({ seed: 'bob' });
      solveId = (await ok<SolvedJson>(await solve(other, record, bob))).solve.id;
    });

    /** All routes that need a signed-in person, with their requests. */
    const calls = (): readonly (readonly [string, string, object?])[] => [
      ['GET', '/games'],
      ['POST', '/games', { puzzle: puzzle.id }],
      ['GET', `/games/${game.id}`],
      ['PUT', `/games/${game.id}`, keepBody()],
      ['POST', `/games/${game.id}/solve`, { record: puzzle.record() }],
      ['DELETE', `/games/${game.id}`],
      ['GET', `/solves/${solveId}/record`],
    ];
    const keepBody = () => ({
      record: puzzle.record(),
      revision: 0,
      moves: 1,
      elapsed: 1,
      device: 'desk',
    });
    const statuses = async (as?: TestPerson, headers?: Record<string, string>) => {
      const found: number[] = [];
      for (const [method, path, body] of calls()) {
        const options = { as, body, ...(headers === undefined ? {} : { headers }) };
        found.push((await test.ask(method, API + path, options)).status);
      }
      return found;
    };

    it('strangers get 401 everywhere', async () => {
      expect(await statuses()).toEqual([401, 401, 401, 401, 401, 401, 401]);
    });

    it('others and moderators find no games of others, and no records before solving', async () => {
      const other = await test.person('Fay');
      const moderator = await test.person('Max', 'moderator');
      for (const each of [other, moderator]) {
        expect(await statuses(each)).toEqual([200, 200, 404, 404, 404, 404, 404]);
      }
    });

    it('a key works only with its scope, and its solves count as a machine’s', async () => {
      const key = async (scopes: string) => {
        const token = randomToken();
        await test.site.db
          .insertInto('api_key')
          .values({
            id: token.slice(0, 8),
            hash: tokenHash(token),
            person_id: ann.id,
            scopes,
            name: 'key',
            created_at: test.clock.now,
          })
          .execute();
        return { Authorization: `Bearer ${token}` };
      };
      expect(await statuses(undefined, await key('read'))).toEqual([
        ...[200, 403, 200, 403, 403, 403, 404],
      ]);
      expect(await statuses(undefined, await key('publish'))).toEqual(Array(7).fill(403));
      const path = `${API}/games/${game.id}/solve`;
      const body = { record: puzzle.record() };
      const headers = await key('play');
      const solved = await ok<SolvedJson>(await test.ask('POST', path, { body, headers }));
      expect(solved.solve.kind).toBe('machine');
      const row = await test.site.db
        .selectFrom('puzzle')
        .select('solves')
        .where('id', '=', puzzle.id)
        .executeTakeFirst();
      expect(row?.solves).toBe(1);
    });

    it('people who have solved the puzzle see the records of others, without hidden names', async () => {
      const path = `${API}/solves/${solveId}/record`;
      const read = async () => ok<SolveRecordJson>(await test.ask('GET', path, { as: ann }));
      expect(await read()).toMatchObject({ person: 'Bob', record: puzzle.record({ seed: 'bob' }) });
      const hide = { shows: JSON.stringify({ solves: false }) };
      await test.site.db.updateTable('person').set(hide).where('id', '=', bob.id).execute();
      expect(await read()).toMatchObject({ person: null });
    });
  });
}

onBothDatabases('the game API', suite);
