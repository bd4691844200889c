/**
 * A contest of 200 people from the announcement to the table, by the routes of the site: each
 * joins, looks, opens and solves some of five puzzles at their own pace, all within the same time.
 */
import { randomOf } from '@nonokit/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContestDetail } from '../../contract/contests.js';
import { randomPicture } from '../games/testing/played.js';
import { addPuzzle } from '../games/testing/puzzle.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import { solveIn } from './testing/solve-in.js';

const PEOPLE = 200;
const MINUTE = 60_000;
const PICTURES = Array.from({ length: 5 }, (_, k) => randomPicture(`many ${k}`, 8));

/** What a person does: a puzzle, and when they begin and end with it. */
interface Plan {
  readonly person: TestPerson;
  readonly puzzle: number;
  readonly from: number;
  readonly serverMs: number;
}

function suite(url: () => string): void {
  let test: TestSite;
  beforeAll(async () => {
    test = await testSite({ database: url() });
  });
  afterAll(() => test.close());

  it('counts what each has solved, and ranks them so', async () => {
    const begin = test.clock.now + 30 * MINUTE;
    const organiser = await test.person('Organiser');
    const own = { authorId: organiser.id, isUnlisted: true };
    const puzzles: string[] = [];
    for (const picture of PICTURES) puzzles.push(await addPuzzle(test.site, picture, own));
    const made = await test.ask('POST', '/api/v1/contests', {
      as: organiser,
      body: {
        title: 'Two hundred',
        beginsAt: new Date(begin).toISOString(),
        minutes: 120,
        puzzles,
      },
    });
    const { id } = (await made.json()) as ContestDetail;
    const read = async (as?: TestPerson) =>
      (await (await test.ask('GET', `/api/v1/contests/${id}`, { as })).json()) as ContestDetail;

    const random = randomOf('two hundred');
    const plans: Plan[] = [];
    for (let k = 0; k < PEOPLE; k++) {
      const person = await test.person(`player ${k}`);
      const entry = `/api/v1/contests/${id}/entry`;
      expect((await test.ask('PUT', entry, { as: person })).status).toBe(204);
      expect((await read(person)).cards).toBe(null);
      let from = begin;
      const count = Math.floor(random.next() * (PICTURES.length + 1));
      for (let puzzle = 0; puzzle < count; puzzle++) {
        const serverMs = Math.round(MINUTE * (1 + 4 * random.next()));
        plans.push({ person, puzzle, from, serverMs });
        from += serverMs + Math.round(30_000 * random.next());
      }
    }
    // the clock of the site goes back for each: what counts is from when to when
    const expected = new Map<string, { solved: number; timeMs: number }>();
    for (const { person, puzzle, from, serverMs } of plans) {
      test.clock.now = from;
      const picture = PICTURES[puzzle];
      if (picture === undefined) throw new Error('a plan for a puzzle that is not there');
      const kind = await solveIn(
        test,
        person,
        { puzzle: puzzles[puzzle] ?? '', picture },
        { serverMs },
      );
      expect(kind).toBe('person');
      const { solved, timeMs } = expected.get(person.name) ?? { solved: 0, timeMs: 0 };
      expected.set(person.name, { solved: solved + 1, timeMs: timeMs + serverMs });
    }
    test.clock.now = begin + 121 * MINUTE;

    const table = await (await test.ask('GET', `/api/v1/contests/${id}/standings.csv`)).text();
    const lines = table.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(PEOPLE);
    const order = [...expected.values()].toSorted(
      (one, other) => other.solved - one.solved || one.timeMs - other.timeMs,
    );
    for (const [k, line] of lines.entries()) {
      const cells = line.split(',');
      const name = (cells[1] ?? '').slice(1, -1);
      const { solved, timeMs } = expected.get(name) ?? { solved: 0, timeMs: 0 };
      expect([name, cells[2], cells.at(-1)]).toEqual([
        name,
        `${solved}`,
        (timeMs / 1000).toFixed(3),
      ]);
      if (k < order.length) expect({ solved, timeMs }).toEqual(order[k]);
    }
    const { standings, people } = await read();
    expect(people).toBe(PEOPLE);
    expect(standings?.entries).toHaveLength(100);
  });
}

onBothDatabases('a contest of 200 people', suite);
