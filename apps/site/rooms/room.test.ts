/** Rooms: who may do what when, what follows by itself, and what nobody is sent. */
import { cluesOnly, codeOfMove } from '@nonokit/board';
import { BLACK_ON_WHITE, puzzleOf, randomOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BOUNDS,
  EMPTY_ROOM,
  finishedLines,
  foldRoom,
  followUp,
  hostOf,
  isSolved,
  isVisible,
  type KeptEvent,
  mayKnow,
  maySee,
  newBoards,
  playBoards,
  type RoomChoice,
  type RoomEvent,
  type RoomKind,
  type RoomState,
  rankedHands,
  refuse,
  wantsRematch,
} from './index.js';

const TREE = cluesOnly(
  puzzleOf(drawnGrid('..#..', '.###.', '#####', '..#..', '.###.'), BLACK_ON_WHITE),
);
const CELLS = [2, 6, 7, 8, 10, 11, 12, 13, 14, 17, 21, 22, 23];

const choiceOf = (kind: RoomKind): RoomChoice => ({
  kind,
  puzzle: {
    id: 'tree',
    version: 1,
    number: 7,
    width: 5,
    height: 5,
    inks: ['#000000'],
    difficulty: 2,
  },
  limitMs: BOUNDS.leastLimit,
});

const join = (hand: number): RoomEvent => ({ type: 'join', hand, name: `H${hand}`, avatar: 'a' });
const ready = (hand: number): RoomEvent => ({ type: 'ready', hand, isReady: true });
const move = (hand: number, count: number, ...cells: number[]): RoomEvent => ({
  type: 'move',
  hand,
  count,
  at: 0,
  code: codeOfMove({ type: 'paint', mark: 1, cells }),
});

const fold = (state: RoomState, ...events: RoomEvent[]): RoomState =>
  events.reduce((before, event) => foldRoom(before, kept(before, event)), state);
const kept = (state: RoomState, event: RoomEvent): KeptEvent => ({
  number: state.number + 1,
  time: 0,
  event,
});

/** A room of three in which the round has begun at 1000. */
const playing = (kind: RoomKind): RoomState =>
  fold(EMPTY_ROOM, { type: 'choose', choice: choiceOf(kind) }, ...[0, 1, 2].map(join), {
    type: 'start',
    beginsAt: 1000,
  });

describe('a room', () => {
  it('begins by itself when all who are there are ready', () => {
    const lobby = fold(EMPTY_ROOM, { type: 'choose', choice: choiceOf('race') }, join(0), join(1));
    const all = new Set([0, 1]);
    expect(followUp(fold(lobby, ready(0)), all, 500)).toBeUndefined();
    // the other has gone out for a moment
    expect(followUp(fold(lobby, ready(0)), new Set([0]), 500)?.type).toBe('start');
    const start = followUp(fold(lobby, ready(0), ready(1)), all, 500);
    expect(start).toEqual({ type: 'start', beginsAt: 500 + BOUNDS.countdownMs });
  });

  it('obeys its host alone, and the next one when the host leaves', () => {
    const lobby = fold(EMPTY_ROOM, { type: 'choose', choice: choiceOf('race') }, join(0), join(1));
    const start: RoomEvent = { type: 'start', beginsAt: 0 };
    expect(refuse(lobby, 1, start, 0)).toBe('not-host');
    expect(refuse(lobby, 0, start, 0)).toBeUndefined();
    const left = fold(lobby, { type: 'leave', hand: 0 });
    expect(hostOf(left)?.number).toBe(1);
    expect(refuse(left, 1, start, 0)).toBeUndefined();
    expect(refuse(left, 0, start, 0)).toBe('not-in');
  });

  it('takes eight people, and one that comes back', () => {
    const full = fold(EMPTY_ROOM, ...[0, 1, 2, 3, 4, 5, 6, 7].map(join));
    expect(refuse(full, 8, join(8), 0)).toBe('full');
    expect(refuse(full, 7, join(7), 0)).toBeUndefined();
    expect(refuse(fold(full, { type: 'leave', hand: 3 }), 8, join(8), 0)).toBeUndefined();
  });

  it('gives each hand a colour of its own, the one it wishes for if that is free', () => {
    const wishing = (hand: number, color: number): RoomEvent => {
      return { type: 'join', hand, name: `H${hand}`, avatar: 'a', color };
    };
    const colors = (state: RoomState) => state.hands.map(({ color }) => color);
    const three = fold(EMPTY_ROOM, join(0), wishing(1, 6), join(2));
    expect(colors(three)).toEqual([0, 6, 1]);
    // taken by another, and then free
    expect(colors(fold(three, wishing(2, 7), wishing(2, 6)))).toEqual([0, 6, 7]);
    expect(colors(fold(three, wishing(2, 7), join(2)))).toEqual([0, 6, 7]);
    const without = fold(three, { type: 'leave', hand: 1 });
    expect(colors(fold(without, wishing(2, 6)))).toEqual([0, 6, 6]);
    // who comes back finds it taken
    expect(colors(fold(without, wishing(2, 6), join(1)))).toEqual([0, 1, 6]);
    const full = fold(EMPTY_ROOM, ...[0, 1, 2, 3, 4, 5, 6, 7].map((hand) => wishing(hand, 3)));
    expect(colors(full).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('takes moves between the countdown and the end, each once', () => {
    const race = playing('race');
    expect(refuse(race, 1, move(1, 1, 2), 999)).toBe('not-now');
    expect(refuse(race, 1, move(1, 1, 2), 1000)).toBeUndefined();
    expect(refuse(fold(race, move(1, 1, 2)), 1, move(1, 1, 2), 1001)).toBe('known');
    expect(refuse(race, 1, move(1, 1, 2), 1001 + BOUNDS.leastLimit)).toBe('not-now');
    const gone = fold(race, { type: 'giveUp', hand: 1 });
    expect(refuse(gone, 1, move(1, 1, 2), 1000)).toBe('not-now');
  });

  it('lets spectators watch a race, those boards alone that are open to them', () => {
    const spectate = (hand: number, isSpectator = true): RoomEvent => ({
      type: 'spectate',
      hand,
      isSpectator,
    });
    const open = (hand: number, isOpen = true): RoomEvent => ({ type: 'open', hand, isOpen });
    const start: RoomEvent = { type: 'start', beginsAt: 1000 };
    const choice = { type: 'choose', choice: choiceOf('race') } as const;
    const lobby = fold(EMPTY_ROOM, choice, ...[0, 1, 2].map(join), spectate(2), open(0));
    expect(refuse(lobby, 2, ready(2), 0)).toBe('not-now');
    expect(followUp(fold(lobby, ready(0), ready(1)), new Set([0, 1, 2]), 0)?.type).toBe('start');
    expect(refuse(fold(lobby, spectate(0), spectate(1)), 0, start, 0)).toBe('not-now');
    const race = fold(lobby, start);
    const seen = (state: RoomState) =>
      [0, 1, 2].map((hand) => [0, 1].map((of) => maySee(state, hand, of)));
    expect(seen(race)).toEqual([
      [false, false],
      [false, false],
      [true, false],
    ]);
    expect(refuse(race, 2, move(2, 1, 3), 1000)).toBe('not-now');
    expect(refuse(race, 2, spectate(2, false), 1000)).toBe('not-now');
    expect(refuse(race, 0, open(0, false), 1000)).toBe('not-now');
    expect(refuse(race, 0, open(0), 1000)).toBe('not-now');
    expect(refuse(race, 1, open(1), 1000)).toBeUndefined();
    // another name brings nobody back into the race
    expect(fold(race, join(2)).hands[2]?.isPlaying).toBe(false);
    // a hand stops to watch; who has given up sees all
    expect(refuse(race, 1, spectate(1), 1000)).toBeUndefined();
    expect(seen(fold(race, spectate(1)))[1]).toEqual([true, false]);
    const done = fold(race, { type: 'giveUp', hand: 1 });
    expect(seen(done)[1]).toEqual([true, true]);
    expect(refuse(done, 1, spectate(1), 1000)).toBe('not-now');
    const over = fold(done, { type: 'end', why: 'done', ms: 1 });
    expect(over.hands.map(({ isOpen, isSpectator }) => [isOpen, isSpectator])).toEqual([
      [false, false],
      [false, false],
      [false, true],
    ]);
    expect(wantsRematch(fold(over, ready(0), ready(1)), new Set([0, 1, 2]))).toBe(true);
    const together = { type: 'choose', choice: choiceOf('together') } as const;
    expect(fold(over, together, start).hands[2]?.isPlaying).toBe(true);
  });

  it('ends a race when all who are left are done, or when its time is up', () => {
    const all = new Set([0, 1, 2]);
    const finish = (hand: number, ms: number): RoomEvent => ({ type: 'finish', hand, ms });
    const two = fold(playing('race'), finish(2, 700), finish(0, 900));
    expect(followUp(two, all, 2000)).toBeUndefined();
    expect(rankedHands(two).map(({ number }) => number)).toEqual([2, 0]);
    const done = { type: 'end', why: 'done', ms: 1000 };
    expect(followUp(fold(two, { type: 'giveUp', hand: 1 }), all, 2000)).toEqual(done);
    expect(followUp(fold(two, { type: 'leave', hand: 1 }), all, 2000)).toEqual(done);
    const late = 1001 + BOUNDS.leastLimit;
    expect(followUp(two, all, late)).toMatchObject({ type: 'end', why: 'time' });
    expect(followUp(playing('together'), all, late)).toBeUndefined();
  });

  it('lets a race without a limit go on until all are done', () => {
    const choice = { ...choiceOf('race'), limitMs: 0 };
    const start: RoomEvent = { type: 'start', beginsAt: 1000 };
    const state = fold(EMPTY_ROOM, { type: 'choose', choice }, join(0), start);
    const late = 1000 + 48 * 3_600_000;
    expect(followUp(state, new Set([0]), late)).toBeUndefined();
    expect(refuse(state, 0, move(0, 1, 7), late)).toBeUndefined();
    const done = fold(state, { type: 'finish', hand: 0, ms: late });
    expect(followUp(done, new Set([0]), late)).toMatchObject({ type: 'end', why: 'done' });
  });

  it('plays again when two want it', () => {
    const over = fold(playing('race'), { type: 'end', why: 'time', ms: 5 });
    const all = new Set([0, 1, 2]);
    expect(wantsRematch(fold(over, ready(0)), all)).toBe(false);
    expect(wantsRematch(fold(over, ready(0), ready(2)), all)).toBe(true);
    expect(wantsRematch(fold(over, ready(0)), new Set([0]))).toBe(true);
  });

  it('wears out instead of growing for ever', () => {
    const old = { ...playing('race'), number: BOUNDS.events };
    expect(refuse(old, 0, move(0, 1, 2), 1000)).toBe('worn-out');
  });
});

describe('a race', () => {
  /** Strokes of three hands in any order. */
  const strokes = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 60 })).map(([seed, count]) => {
    const random = randomOf(seed);
    const counts = [0, 0, 0];
    return Array.from({ length: count }, () => {
      const hand = random.below(3);
      counts[hand] = (counts[hand] ?? 0) + 1;
      return move(hand, counts[hand] ?? 0, random.below(25));
    });
  });

  it('sends a hand no move of another, and all else', () => {
    fc.assert(
      fc.property(strokes, fc.nat({ max: 2 }), (moves, hand) => {
        let server = playing('race');
        let member = server;
        for (const event of moves) {
          const one = kept(server, event);
          if (isVisible(one, hand, server.choice?.kind)) {
            expect(event).toMatchObject({ type: 'move', hand });
            member = foldRoom(member, one);
          }
          server = foldRoom(server, one);
        }
        expect(member.hands[hand]).toEqual(server.hands[hand]);
        expect(isVisible(kept(server, { type: 'giveUp', hand: 1 }), 0, 'race')).toBe(true);
      }),
    );
  });

  it('tells lines that are finished, and nothing that says which cells', () => {
    let boards = newBoards(TREE, 'race');
    for (const cell of CELLS) {
      boards = playBoards(boards, { hand: 1, code: ['p', 1, [cell, 1, 1]] }) ?? boards;
    }
    expect(finishedLines(boards, 1)).toBe('1'.repeat(10));
    expect(isSolved(boards, 1)).toBe(true);
    expect(finishedLines(boards, 0)).toBe('0'.repeat(10));
    // the same lines by other cells look the same
    const left = playBoards(newBoards(TREE, 'race'), { hand: 0, code: ['p', 1, [1, 1, 1]] });
    const right = playBoards(newBoards(TREE, 'race'), { hand: 0, code: ['p', 1, [3, 1, 1]] });
    expect(left && finishedLines(left, 0)).toBe(right && finishedLines(right, 0));
  });

  it('lets those know the picture who have nothing to play any more', () => {
    const race = playing('race');
    expect(mayKnow(race, 0)).toBe(false);
    expect(mayKnow(fold(race, { type: 'giveUp', hand: 0 }), 0)).toBe(true);
    expect(mayKnow(fold(race, { type: 'giveUp', hand: 0 }), 1)).toBe(false);
    expect(mayKnow(fold(race, { type: 'end', why: 'time', ms: 5 }), 1)).toBe(true);
  });

  it('refuses what cannot be read, and what would fill the memory', () => {
    const boards = newBoards(TREE, 'race');
    for (const code of [[], ['p'], ['p', 9, [0, 1, 1]], ['p', 1, [0, 99, 1]], [{}]]) {
      expect(playBoards(boards, { hand: 0, code })).toBeUndefined();
    }
    let most: typeof boards | undefined = boards;
    let count = 0;
    for (; most !== undefined; count++) {
      most = playBoards(most, { hand: 0, code: ['p', count % 2, [0, 25, 1]] });
    }
    expect(count).toBeLessThan(1000);
  });
});

describe('together', () => {
  it('takes strokes, undo and redo, and nothing that one does for all', () => {
    const boards = newBoards(TREE, 'together');
    expect(playBoards(boards, { hand: 0, code: ['p', 1, [0, 3, 1]] })).toBeDefined();
    expect(playBoards(boards, { hand: 0, code: ['u'] })).toBeDefined();
    for (const code of [['n'], ['s', 'A'], ['k'], ['d'], ['h', 0], ['c', 0, 0, 0, 1]]) {
      expect(playBoards(boards, { hand: 0, code })).toBeUndefined();
    }
  });
});
