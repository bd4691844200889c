/** A room in memory and its events on the disk, whenever they come. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestSite, testSite } from '../testing/test-site.js';
import { LiveRoom } from './live-room.js';
import { makeRoom, readEvents } from './room-rows.js';

const PUZZLE = {
  id: 'p',
  version: 1,
  number: 1,
  width: 5,
  height: 5,
  inks: ['#000000'],
  difficulty: 1,
};

let test: TestSite;
beforeAll(async () => {
  test = await testSite();
});
afterAll(() => test.close());

// the promises of a message may settle at any moment around the end of a write
it.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'writes what happens %d turns after another event was written',
  async (turns) => {
    const choice = { kind: 'race', puzzle: PUZZLE, limitMs: 60_000 } as const;
    const id = await makeRoom(test.site, { type: 'choose', choice });
    let late: Promise<unknown> | undefined;
    const room = await LiveRoom.open(test.site, id, {
      written: () => {
        late ??= afterTurns(turns, () => join(1));
      },
      lost: (error) => {
        throw error;
      },
    });
    const join = (hand: number) =>
      room.happen(hand, { type: 'join', hand, name: `Guest ${hand}`, avatar: '' }, `key ${hand}`);
    expect(join(0)).toBeUndefined();
    await room.settled();
    expect(await late).toBeUndefined();
    await room.settled();
    expect(room.writtenLog.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(await readEvents(test.site, id)).toHaveLength(3);
  },
);

async function afterTurns(turns: number, act: () => unknown): Promise<unknown> {
  for (let k = 0; k < turns; k++) await undefined;
  return act();
}
