/**
 * Travel in time: three weeks of daily puzzles in five time zones, also through both changes of the
 * clocks; at the edges of the days, without a network over midnight, on two devices. No streak may
 * be lost, and none given to what came late or cannot have been. On both databases.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAfter, toDay } from '../../contract/days.js';
import type { GameJson, SolvedJson } from '../../contract/games.js';
import { readOwnDays } from '../../contract/own-days.js';
import type { DailyJson } from '../../contract/rankings.js';
import { givenToken } from '../catalogue/clue-token.js';
import { siteSecret } from '../site/site-secret.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import { base64 } from './game-json.js';
import { bytesOfRecord, cluesOf, playedRecord, randomPicture } from './testing/played.js';
import { addPuzzle } from './testing/puzzle.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const API = '/api/v1';

/** Zones, and the first of three weeks. The third and the fourth change their clocks in them. */
const TRAVELS: readonly (readonly [zone: string, first: string])[] = [
  ['Pacific/Pago_Pago', '2026-02-01'],
  ['Pacific/Kiritimati', '2026-02-01'],
  ['America/New_York', '2026-03-01'],
  ['Europe/Berlin', '2026-10-12'],
  ['Asia/Kathmandu', '2026-06-01'],
];

const FORMATS = new Map(
  ['UTC', ...TRAVELS.map(([zone]) => zone)].map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

/** How far the clocks of a zone are ahead of UTC. */
function offsetAt(zone: string, time: number): number {
  const wall = FORMATS.get(zone)?.format(time).replace(' ', 'T') ?? '';
  return Date.parse(`${wall}Z`) - Math.floor(time / 1000) * 1000;
}

function suite(url: () => string): void {
  let test: TestSite;
  let people = 0;
  let puzzles = 0;
  beforeAll(async () => {
    test = await testSite({ database: url() });
  });
  afterAll(() => test.close());

  /** A puzzle of a day, small enough to be solved in seconds. */
  async function dailyOn(day: string, kind: 'small' | 'medium' = 'small') {
    const picture = randomPicture(`day ${puzzles++}`, 5);
    const id = await addPuzzle(test.site, picture);
    await test.site.db.insertInto('daily').values({ day, kind, puzzle_id: id }).execute();
    const record = (seed: string) => {
      const played = playedRecord(picture, { seed, pace: 300 });
      const lastAt = played.at(-1)?.at ?? 0;
      return { text: base64(bytesOfRecord(cluesOf(picture), played)), lastAt };
    };
    return { id, record };
  }

  type DayPuzzle = Awaited<ReturnType<typeof dailyOn>>;

  async function newPerson(zone: string, beginsAt = 0): Promise<TestPerson> {
    const person = await test.person(`p${people++}`);
    const body = { timeZone: zone, dayBegins: beginsAt };
    const { status } = await test.ask('PATCH', `${API}/me`, { as: person, body });
    expect(status).toBe(200);
    return person;
  }

  async function ok<T>(response: Response): Promise<T> {
    const text = await response.text();
    expect(response.status, text).toBe(200);
    return JSON.parse(text) as T;
  }

  /** The token that goes with clues which go out now. */
  async function give({ id }: DayPuzzle, at = test.clock.now): Promise<string> {
    return givenToken(await siteSecret(test.site), { puzzleId: id, version: 1, at });
  }

  interface Sending {
    readonly given: string;
    readonly agoMs?: number;
    readonly timeZone?: string;
    readonly seed?: string;
  }

  /** Sends a finished game; returns the day that it counts for. */
  async function send(as: TestPerson, puzzle: DayPuzzle, sending: Sending) {
    const { given, seed = as.name, ...more } = sending;
    const begin = { puzzle: puzzle.id, given };
    const game = await ok<GameJson>(await test.ask('POST', `${API}/games`, { as, body: begin }));
    return finish(as, game.id, { record: puzzle.record(seed).text, ...more });
  }

  async function finish(as: TestPerson, game: string, body: object): Promise<string | null> {
    const path = `${API}/games/${game}/solve`;
    return (await ok<SolvedJson>(await test.ask('POST', path, { as, body }))).solve.day;
  }

  async function streakOf(as: TestPerson) {
    return (await ok<DailyJson>(await test.ask('GET', `${API}/daily`, { as }))).streak;
  }

  /** When a day begins in a zone: by its offset at that moment, not by the code under test. */
  function startOf(zone: string, day: string, beginsAt = 0): number {
    const wall = Date.parse(day) + beginsAt * HOUR;
    const first = wall - offsetAt(zone, wall);
    return wall - offsetAt(zone, first);
  }

  describe.each(TRAVELS)('three weeks in %s from %s', (zone, first) => {
    it.each([0, 4])('days from %i o’clock: none lost', async (beginsAt) => {
      await test.site.db.deleteFrom('daily').execute();
      test.clock.now = startOf(zone, first, beginsAt) - HOUR;
      const person = await newPerson(zone, beginsAt);
      /** What is sent later: without a network, or from the other device. */
      const waiting: { due: number; solvedAt: number; puzzle: DayPuzzle; given: string }[] = [];
      const flush = async (until: number): Promise<void> => {
        for (const one of waiting.splice(0)) {
          if (one.due > until) {
            waiting.push(one);
            continue;
          }
          test.clock.now = one.due;
          const agoMs = one.due - one.solvedAt;
          await send(person, one.puzzle, { given: one.given, agoMs, timeZone: zone });
        }
      };
      for (let k = 0; k < 21; k++) {
        const day = dayAfter(first, k);
        const [start, end] = [0, 1].map((n) => startOf(zone, dayAfter(day, n), beginsAt));
        const puzzle = await dailyOn(day);
        const { lastAt } = puzzle.record(person.name);
        await flush(start ?? 0);
        // at its beginning, in the middle, in its last minutes; at once, or up to five days later
        const givenAt =
          [start ?? 0, (start ?? 0) + 9 * HOUR, (end ?? 0) - lastAt - MINUTE][k % 3] ?? 0;
        test.clock.now = givenAt;
        const given = await give(puzzle);
        const solvedAt = givenAt + lastAt + 1000;
        const wait = k % 2 === 0 ? 0 : (k % 5) * 24 * HOUR + 10 * MINUTE;
        waiting.push({ due: solvedAt + wait, solvedAt, puzzle, given });
        await flush(end ?? 0);
      }
      const last = startOf(zone, dayAfter(first, 20), beginsAt) + 23 * HOUR - MINUTE;
      await flush(last + 30 * 24 * HOUR);
      test.clock.now = Math.max(test.clock.now, last);
      expect(await streakOf(person)).toMatchObject({ longest: 21 });
      const rows = await test.site.db
        .selectFrom('solve')
        .select('day')
        .where('person_id', '=', person.id)
        .orderBy('day')
        .execute();
      expect(rows.map(({ day }) => day)).toEqual(rows.map((_, k) => dayAfter(first, k)));
    });
  });

  it('a day ends where the player is: one minute later it is missed', async () => {
    const zone = 'Pacific/Pago_Pago';
    const end = startOf(zone, '2026-05-02');
    const puzzle = await dailyOn('2026-05-01');
    test.clock.now = end - HOUR;
    const early = await newPerson(zone);
    const late = await newPerson(zone);
    const given = await give(puzzle);
    test.clock.now = end - 1;
    expect(await send(early, puzzle, { given })).toBe('2026-05-01');
    test.clock.now = end;
    expect(await send(late, puzzle, { given })).toBe(null);
  });

  it('the first zone of a person also holds for what they solved before', async () => {
    const puzzle = await dailyOn('2026-05-03');
    // 3 May in Kiritimati, 2 May in UTC
    test.clock.now = startOf('Pacific/Kiritimati', '2026-05-03') + HOUR;
    const person = await test.person('first zone');
    const given = await give(puzzle);
    test.clock.now += HOUR;
    const timeZone = 'Pacific/Kiritimati';
    expect(await send(person, puzzle, { given, timeZone, agoMs: 1000 })).toBe('2026-05-03');
    const { days } = await test.site.db
      .selectFrom('person')
      .select('days')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(readOwnDays(days).rules.map(({ zone }) => zone)).toEqual([timeZone]);
  });

  describe('what came late or cannot have been', () => {
    const day = '2026-07-10';
    const noon = Date.parse(`${day}T12:00:00Z`);
    let puzzle: DayPuzzle;
    beforeAll(async () => {
      puzzle = await dailyOn(day);
    });

    it.each([
      ['seven days later', noon, 7 * 24 * HOUR, 7 * 24 * HOUR - HOUR, day],
      ['eight days later', noon, 8 * 24 * HOUR, 8 * 24 * HOUR - HOUR, null],
      ['the next day, without saying when', noon, 24 * HOUR, 0, null],
      ['before the clues went out', noon, 24 * HOUR, 25 * HOUR, null],
      ['at the moment the clues went out', noon, 24 * HOUR, 24 * HOUR, null],
      ['clues of the day before', noon - 24 * HOUR, 48 * HOUR, 23 * HOUR, null],
      ['clues of the day after', noon + 24 * HOUR, HOUR, 24 * HOUR, null],
    ])('%s', async (_, givenAt, sentAfter, agoMs, expected) => {
      test.clock.now = givenAt;
      const person = await newPerson('UTC');
      const given = await give(puzzle);
      test.clock.now = givenAt + sentAfter;
      expect(await send(person, puzzle, { given, agoMs })).toBe(expected);
    });

    it('a bad claim is refused before it is believed', async () => {
      test.clock.now = noon;
      const person = await newPerson('UTC');
      const game = await ok<GameJson>(
        await test.ask('POST', `${API}/games`, { as: person, body: { puzzle: puzzle.id } }),
      );
      const record = puzzle.record('x').text;
      for (const wrong of [{ agoMs: -1 }, { agoMs: 0.5 }, { agoMs: '1' }, { timeZone: 'Mars' }]) {
        const path = `${API}/games/${game.id}/solve`;
        const answer = await test.ask('POST', path, { as: person, body: { record, ...wrong } });
        expect(answer.status).toBe(400);
      }
    });
  });

  it('two devices: one solved it on the day without a network, the other later', async () => {
    const day = '2026-07-20';
    test.clock.now = startOf('Europe/Berlin', day) + 20 * HOUR;
    const person = await newPerson('Europe/Berlin');
    const puzzle = await dailyOn(day);
    const body = { puzzle: puzzle.id, given: await give(puzzle) };
    const game = await ok<GameJson>(await test.ask('POST', `${API}/games`, { as: person, body }));
    const first = puzzle.record('first device');
    const second = puzzle.record('second device');
    test.clock.now += 24 * HOUR;
    expect(await finish(person, game.id, { record: second.text })).toBe(null);
    // the same record with a claim gets nothing
    const claim = { agoMs: 23 * HOUR };
    expect(await finish(person, game.id, { record: second.text, ...claim })).toBe(null);
    test.clock.now += HOUR;
    expect(await finish(person, game.id, { record: first.text, agoMs: 24 * HOUR })).toBe(day);
  });

  it('a day can be seen from its beginning where the reader is, and not before', async () => {
    const day = '2026-08-01';
    await dailyOn(day);
    test.clock.now = Date.parse(day) - 24 * HOUR;
    const east = await newPerson('Pacific/Kiritimati');
    const west = await newPerson('Pacific/Pago_Pago');
    const status = async (as?: TestPerson) =>
      (await test.ask('GET', `${API}/daily/${day}`, { as })).status;
    const all = async () => [await status(east), await status(), await status(west)];
    test.clock.now = startOf('Pacific/Kiritimati', day) - 1;
    expect(await all()).toEqual([404, 404, 404]);
    test.clock.now += 1;
    expect(await all()).toEqual([200, 404, 404]);
    test.clock.now = Date.parse(day);
    expect(await all()).toEqual([200, 200, 404]);
    test.clock.now = startOf('Pacific/Pago_Pago', day);
    expect(await all()).toEqual([200, 200, 200]);
    expect((await ok<DailyJson>(await test.ask('GET', `${API}/daily`, { as: west }))).day).toBe(
      day,
    );
    expect(toDay(test.clock.now)).toBe(day);
  });

  it('a second daily puzzle mends a missed day for those who want it', async () => {
    test.clock.now = Date.parse('2026-09-01');
    const person = await newPerson('UTC');
    const play = async (day: string, kind: 'small' | 'medium' = 'small') => {
      const puzzle = await dailyOn(day, kind);
      test.clock.now = Date.parse(day);
      const given = await give(puzzle);
      test.clock.now += HOUR;
      expect(await send(person, puzzle, { given })).toBe(day);
    };
    await play('2026-09-01');
    await play('2026-09-03');
    const body = { mendsDays: true };
    await ok(await test.ask('PATCH', `${API}/me`, { as: person, body }));
    const mendable = { day: '2026-09-02', until: '2026-09-05' };
    expect(await streakOf(person)).toMatchObject({ current: 1, mendable });
    await play('2026-09-03', 'medium');
    expect(await streakOf(person)).toMatchObject({ current: 3, mendable: null });
  });
}

onBothDatabases('days of players', suite);
