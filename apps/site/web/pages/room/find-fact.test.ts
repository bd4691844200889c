/** The line of fact below the picture of a race. */
import { expect, it } from 'vitest';
import {
  EMPTY_ROOM,
  foldRoom,
  type RoomChoice,
  type RoomEvent,
  type RoomState,
} from '../../../rooms/index.js';
import { findFact } from './find-fact.js';

const RACE: RoomChoice = {
  kind: 'race',
  puzzle: { id: 'p', version: 1, number: 7, width: 5, height: 5, inks: ['#000000'], difficulty: 2 },
  limitMs: 600_000,
  delays: { 1: 30_000 },
};
const join = (hand: number): RoomEvent => ({ type: 'join', hand, name: `p${hand}`, avatar: '' });
const finish = (hand: number, ms: number): RoomEvent => ({ type: 'finish', hand, ms });
const END: RoomEvent = { type: 'end', why: 'done', ms: 90_000 };

function roomAfter(people: number, ...events: readonly RoomEvent[]): RoomState {
  const joins = Array.from({ length: people }, (_, hand) => join(hand));
  const all: RoomEvent[] = [
    { type: 'choose', choice: RACE },
    ...joins,
    { type: 'start', beginsAt: 0 },
    ...events,
  ];
  return all.reduce(
    (state, event, k) => foldRoom(state, { number: k + 1, time: k, event }),
    EMPTY_ROOM,
  );
}

it('names the first, the distance of the second, and a later start', () => {
  const state = roomAfter(
    3,
    finish(1, 40_000),
    finish(0, 46_500),
    { type: 'giveUp', hand: 2 },
    END,
  );
  expect(findFact(state)).toEqual({ hand: 1, aheadMs: 6500, lateMs: 30_000 });
});

it('knows the only one who has finished', () => {
  const state = roomAfter(2, finish(0, 40_000), { type: 'giveUp', hand: 1 }, END);
  expect(findFact(state)).toEqual({ hand: 0, aheadMs: undefined, lateMs: 0 });
});

it('says nothing while others race, where nobody has finished, and of a race alone', () => {
  expect(findFact(roomAfter(2, finish(0, 1000)))).toBe(undefined);
  const allGaveUp = [0, 1].map((hand): RoomEvent => ({ type: 'giveUp', hand }));
  expect(findFact(roomAfter(2, ...allGaveUp, END))).toBe(undefined);
  expect(findFact(roomAfter(1, finish(0, 1000), END))).toBe(undefined);
});
