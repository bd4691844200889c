/** One's own place below the first ten, with those beside it. */
import { expect, it } from 'vitest';
import type { Standing } from '../../../contract/contests.js';
import { findNeighbors } from './standings.js';

const entry = (place: number, isMe = false): Standing => ({
  place,
  person: { name: `p${place}` },
  isMe,
  solved: 1,
  timeMs: place,
  times: [],
  solves: null,
  isLookedAt: false,
});
const standingsOf = (people: number, own: number) => ({
  entries: Array.from({ length: people }, (_, k) => entry(k + 1, k + 1 === own)),
  mine: own === 0 ? null : entry(own, true),
});
const places = (people: number, own: number) =>
  findNeighbors(standingsOf(people, own)).map(({ place }) => place);

it.each([
  ['nobody for guests', 30, 0, []],
  ['nobody for one of the first', 30, 10, []],
  ['the eleventh and the next: the tenth is shown already', 30, 11, [11, 12]],
  ['one before and one after', 30, 17, [16, 17, 18]],
  ['the last one has nobody behind', 30, 30, [29, 30]],
  ['only oneself beyond the entries that a page gets', 100, 140, [140]],
])('%s', (_, people, own, expected) => {
  expect(places(people, own)).toEqual(expected);
});

it('is nobody before there are standings', () => {
  expect(findNeighbors(null)).toEqual([]);
});
