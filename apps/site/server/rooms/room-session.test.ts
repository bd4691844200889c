/** The beginning of a round: everybody gets the puzzle, whenever the timer comes. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { randomPicture } from '../games/testing/played.js';
import { addPuzzle } from '../games/testing/puzzle.js';
import { inlineEngine } from '../testing/inline-engine.js';
import { type TestSite, testSite } from '../testing/test-site.js';
import { Member } from './member.js';
import { findRoomPuzzle } from './room-puzzle.js';
import { makeRoom } from './room-rows.js';
import { RoomSession } from './room-session.js';

let test: TestSite;
beforeEach(async () => {
  test = await testSite({ engine: inlineEngine() });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

/** A race of two that begins soon, and what each has heard. */
async function begins() {
  const puzzle = await findRoomPuzzle(
    test.site,
    await addPuzzle(test.site, randomPicture('begins', 5)),
  );
  const choice = { kind: 'race', puzzle, limitMs: 60_000 } as const;
  const id = await makeRoom(test.site, { type: 'choose', choice });
  const session = await RoomSession.open(test.site, id, (error) => {
    throw error;
  });
  const heard: string[][] = [[], []];
  const members = heard.map(
    (texts) =>
      new Member({ send: (text) => texts.push(text), close: () => undefined }, 'en', () => 0),
  );
  for (const [k, member] of members.entries()) {
    session.enter(member);
    const key = `the secret of guest ${k}`;
    await session.receive(member, { type: 'hello', key, name: `G${k}`, avatar: '', seen: 0 });
  }
  for (const member of members) await session.receive(member, { type: 'ready', isReady: true });
  await until(() => session.room.state.phase === 'playing');
  await session.room.settled();
  const hasPuzzle = (k: number): boolean =>
    heard[k]?.some((text) => text.includes('"type":"puzzle"')) === true;
  return { session, members, hasPuzzle, beginsAt: session.room.state.beginsAt };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise<void>((done) => setImmediate(done));
}

it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'comes to all if the clock strikes after it was read %d times',
  async (early) => {
    const { hasPuzzle, beginsAt } = await begins();
    const left = beginsAt - test.clock.now;
    let reads = 0;
    Object.defineProperty(test.clock, 'now', {
      get: () => (reads++ < early ? beginsAt - 1 : beginsAt),
    });
    vi.advanceTimersByTime(left);
    vi.advanceTimersByTime(10);
    await until(() => hasPuzzle(0) && hasPuzzle(1));
  },
);

it('comes to all if something happens between the beginning and its timer', async () => {
  const { session, members, hasPuzzle, beginsAt } = await begins();
  const left = beginsAt - test.clock.now;
  test.clock.now = beginsAt;
  const [first, second] = members as [Member, Member];
  session.exit(second);
  vi.advanceTimersByTime(left);
  await until(() => hasPuzzle(0));
  expect(first.hand).toBe(0);
});
