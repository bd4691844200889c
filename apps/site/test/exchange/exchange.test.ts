/** Games that go to the server and come from there: nothing is lost, and nothing goes twice. */
import 'fake-indexeddb/auto';
import { type BlindPuzzle, blindOf, type TimedMove } from '@nonokit/board';
import { BLACK_ON_WHITE, puzzleOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standing } from '../../player-store/exchange/compare.js';
import { type Exchange, exchange } from '../../player-store/exchange/exchange.js';
import { GameSync } from '../../player-store/exchange/game-sync.js';
import { sendWaiting } from '../../player-store/exchange/outbox.js';
import { packedRecord, unpackedRecord } from '../../player-store/exchange/record.js';
import { type RemoteRows, rowsOf } from '../../player-store/exchange/row.js';
import type { GameStore } from '../../player-store/game-store.js';
import { World } from '../player-store/testing/world.js';
import { FakeServer } from './fake-server.js';

const ID = 'tree';
const BLIND: BlindPuzzle = {
  ...blindOf(puzzleOf(drawnGrid('..#..', '.###.', '#####', '..#..', '.###.'), BLACK_ON_WHITE), []),
  id: ID,
};
const CLUES = BLIND.clues;
const PICTURE = [2, 6, 7, 8, 10, 11, 12, 13, 14, 17, 21, 22, 23];
const PUZZLE = { id: ID, version: 1, given: 'token' };

const paint = (at: number, ...cells: number[]): TimedMove => ({
  at,
  move: { type: 'paint', mark: 1, cells },
});

/** A device with its own data. */
interface Device {
  readonly store: GameStore;
  readonly rows: RemoteRows;
  readonly with_: Exchange & { readonly rows: RemoteRows };
  play(...moves: TimedMove[]): Promise<void>;
  record(): Promise<readonly TimedMove[]>;
  send(looks?: boolean): ReturnType<typeof exchange>;
}

async function device(
  server: FakeServer,
  { name = 'one', person = 'marta', world = new World() } = {},
): Promise<Device> {
  const { store } = world.tab();
  const rows = rowsOf(store);
  await store.puzzles.put(BLIND);
  const alone = <T>(_: string, work: () => Promise<T>): Promise<T> => work();
  const now = (): number => server.now;
  const timeZone = 'Europe/Berlin';
  const with_ = { ask: server.ask, store, rows, person, device: name, alone, now, timeZone };
  return {
    store,
    rows,
    with_,
    play: async (...moves) => {
      const game = await store.open(ID, CLUES);
      for (const move of moves) game.append(move);
      await game.flush();
      await game.close();
      if ((await rows.get(ID)) === undefined) await rows.note(ID, PUZZLE);
    },
    record: async () => {
      const game = await store.open(ID, CLUES);
      const { record } = game;
      await game.close();
      return record;
    },
    send: (looks = false) => exchange(with_, ID, { looks }),
  };
}

/** The moves that the server has. */
function kept({ games }: FakeServer): readonly TimedMove[] {
  const record = games.at(-1)?.record ?? undefined;
  return record === undefined ? [] : (unpackedRecord(CLUES, record)?.record ?? []);
}

describe('standing', () => {
  const all = [paint(10, 1), paint(20, 2), paint(30, 3)];
  it.each([
    [3, 3, 'same'],
    [3, 2, 'ahead'],
    [0, 1, 'behind'],
  ] as const)('finds for %i moves and %i of the same: %s', (here, there, how) => {
    expect(standing(all.slice(0, here), all.slice(0, there))).toBe(how);
  });

  it('finds a difference if a move or its time differs', () => {
    expect(standing(all, [paint(10, 1), paint(20, 4)])).toBe('apart');
    expect(standing([paint(10, 1)], [paint(11, 1), paint(20, 2)])).toBe('apart');
  });
});

describe('an encoded record', () => {
  it('can be decoded, however long it is', () => {
    const record = Array.from({ length: 4000 }, (_, k) => paint(10 * k, k % 25));
    const packed = packedRecord(CLUES, { record, elapsed: 40_000 });
    expect(unpackedRecord(CLUES, packed)).toEqual({ record, elapsed: 40_000 });
    expect(unpackedRecord(CLUES, 'no base64!')).toBeUndefined();
    expect(unpackedRecord(CLUES, btoa('{}'))).toBeUndefined();
  });
});

describe('the exchange with the server', () => {
  it('begins the game with the token, and sends new moves once', async () => {
    const server = new FakeServer(CLUES);
    const one = await device(server);
    await one.play(paint(10, 2));
    expect(await one.send()).toEqual({ kind: 'even' });
    await one.play(paint(20, 6, 7));
    await one.send();
    await one.send();
    expect(server.asked).toEqual(['POST games', 'PUT games/ID', 'PUT games/ID']);
    expect(server.tokens).toEqual(['token']);
    expect(kept(server)).toEqual([paint(10, 2), paint(20, 6, 7)]);
  });

  it('waits while the server cannot be reached, and after the person has signed out', async () => {
    const server = new FakeServer(CLUES);
    const one = await device(server);
    await one.play(paint(10, 2));
    for (const mood of ['unreachable', 'signed out'] as const) {
      server.mood = mood;
      expect((await one.send()).kind).toBe('later');
    }
    server.mood = 'well';
    expect((await one.send()).kind).toBe('even');
    expect(kept(server)).toHaveLength(1);
  });

  it('receives what another device has made, and continues from there', async () => {
    const server = new FakeServer(CLUES);
    const one = await device(server);
    const two = await device(server, { name: 'two' });
    await one.play(paint(10, 2), paint(20, 6));
    await one.send();
    await two.rows.note(ID, PUZZLE);
    await two.send(true);
    expect(await two.record()).toEqual(kept(server));
    await two.play(paint(30, 7));
    await two.send();
    expect(await one.send(true)).toEqual({ kind: 'even' });
    expect(await one.record()).toEqual([paint(10, 2), paint(20, 6), paint(30, 7)]);
  });

  it('keeps both diverged versions, and sends the chosen one', async () => {
    const server = new FakeServer(CLUES);
    const one = await device(server);
    const two = await device(server, { name: 'two' });
    await one.play(paint(10, 2));
    await one.send();
    await two.rows.note(ID, PUZZLE);
    await two.send(true);
    await two.play(paint(15, 10, 11, 12));
    await two.send();
    await one.play(paint(20, 6));
    expect(await one.send()).toEqual({ kind: 'apart' });
    // until the choice the player goes on with the own version, and nothing is sent
    await one.play(paint(30, 7));
    expect(await one.send()).toEqual({ kind: 'apart' });
    expect(kept(server)).toEqual([paint(10, 2), paint(15, 10, 11, 12)]);
    const row = await one.rows.get(ID);
    expect(row?.apart).toMatchObject({ device: 'two' });
    const versions = await one.store.versions(ID);
    expect(versions.map(({ moves }) => moves)).toEqual([3, 2]);

    await one.store.choose(ID, row?.apart?.theirs ?? '');
    const sync = new GameSync({
      puzzle: PUZZLE,
      rows: one.rows,
      exchange: one.with_,
      now: one.with_.now,
      after: () => () => undefined,
    });
    await sync.chosen();
    expect(sync.state.value.kind).toBe('sent');
    expect(await one.record()).toEqual(kept(server));
    // the other one is still there
    expect((await one.store.versions(ID)).map(({ moves }) => moves)).toEqual([2, 3]);
  });

  it('sends a solve once, even if the answer is lost', async () => {
    const server = new FakeServer(CLUES);
    const one = await device(server);
    await one.play(paint(10, ...PICTURE));
    await one.rows.note(ID, { wonMoves: 1 });
    // after the end the player has begun again; the solve is what counts
    await one.play({ at: 20, move: { type: 'restart' } });
    server.mood = 'loses answers';
    expect((await one.send()).kind).toBe('later');
    server.mood = 'well';
    expect((await one.send()).kind).toBe('solved');
    // who asks again is told the same: the outbox may have been faster than the page of the puzzle
    expect((await one.send()).kind).toBe('solved');
    expect(server.solves).toHaveLength(1);
    const record = unpackedRecord(CLUES, server.solves[0]?.record ?? '')?.record;
    expect(record).toEqual([paint(10, ...PICTURE)]);
  });

  it('explains why a solve is refused, and does not send it again', async () => {
    const server = new FakeServer(CLUES);
    server.refuses = 'too-fast';
    const one = await device(server);
    await one.play(paint(10, ...PICTURE));
    await one.rows.note(ID, { wonMoves: 1 });
    expect(await one.send()).toEqual({ kind: 'refused', code: 'too-fast' });
    const count = server.asked.length;
    expect(await one.send()).toEqual({ kind: 'refused', code: 'too-fast' });
    expect(server.asked).toHaveLength(count);
  });

  it('learns that another device has solved the puzzle', async () => {
    const server = new FakeServer(CLUES);
    const one = await device(server);
    const two = await device(server, { name: 'two' });
    await one.play(paint(10, 2));
    await one.send();
    await two.rows.note(ID, PUZZLE);
    await two.send(true);
    await two.play(paint(20, ...PICTURE));
    await two.rows.note(ID, { wonMoves: 2 });
    await two.send();
    expect(await one.send(true)).toEqual({ kind: 'refused', code: 'game-over' });
    await one.play(paint(30, 6));
    expect(await one.send()).toEqual({ kind: 'refused', code: 'game-over' });
    expect(server.solves).toHaveLength(1);
  });

  it('begins a game again that the server has deleted', async () => {
    const server = new FakeServer(CLUES);
    const one = await device(server);
    await one.play(paint(10, 2));
    await one.send();
    server.games.length = 0;
    await one.play(paint(20, 6));
    expect(await one.send()).toEqual({ kind: 'even' });
    expect(kept(server)).toEqual([paint(10, 2), paint(20, 6)]);
  });

  it('does not touch the games of other people', async () => {
    const server = new FakeServer(CLUES);
    const world = new World();
    const one = await device(server, { world });
    await one.play(paint(10, 2));
    await one.send();
    await one.play(paint(20, 6));
    const other = await device(server, { world, person: 'oleg' });
    const count = server.asked.length;
    expect(await other.send()).toEqual({ kind: 'even' });
    expect((await sendWaiting(other.with_)).movedIn).toBe(0);
    expect(server.asked).toHaveLength(count);
  });

  it('loses nothing, in any order of moves, answers and devices', async () => {
    const step = fc.record({
      device: fc.nat(1),
      act: fc.constantFrom('play', 'send', 'look', 'choose ours', 'choose theirs', 'play'),
      mood: fc.constantFrom('well', 'well', 'well', 'unreachable', 'loses answers'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const server = new FakeServer(CLUES);
        const devices = [await device(server), await device(server, { name: 'two' })];
        for (const { rows } of devices) await rows.note(ID, PUZZLE);
        const made: TimedMove[][] = [[], []];
        let at = 0;
        for (const { device: k, act, mood } of steps) {
          const one = devices[k];
          if (one === undefined) continue;
          server.mood = mood as FakeServer['mood'];
          if (act === 'play') {
            at += 10;
            const move = paint(at, at % 25);
            made[k]?.push(move);
            await one.play(move);
          } else if (act === 'send' || act === 'look') await one.send(act === 'look');
          else await choose(one, act === 'choose theirs');
        }
        server.mood = 'well';
        for (const one of [...devices, ...devices]) {
          await one.send(true);
          await choose(one, false);
          await one.send(true);
        }
        // every move that was made is in a version of its device, or came into the server's game
        for (const [k, one] of devices.entries()) {
          const versions = await readVersions(one);
          for (const move of made[k] ?? []) {
            expect(versions.some((text) => text.includes(JSON.stringify(move)))).toBe(true);
          }
        }
        // and a device that has just exchanged has what the server has
        const last = devices[1];
        if (last !== undefined && server.games.length > 0) {
          expect(await last.record()).toEqual(kept(server));
        }
      }),
      { numRuns: 25 },
    );
  });
});

async function choose(one: Device, isTheirs: boolean): Promise<void> {
  const row = await one.rows.get(ID);
  if (row?.apart === undefined) return;
  if (isTheirs) await one.store.choose(ID, row.apart.theirs);
  await one.rows.note(ID, { apart: undefined, sent: 0, sentElapsed: 0 });
}

/** All versions of a device's game, as texts of their moves. */
async function readVersions(one: Device): Promise<string[]> {
  const texts = [JSON.stringify(await one.record())];
  const [current, ...older] = await one.store.versions(ID);
  for (const { log } of older) {
    await one.store.choose(ID, log);
    texts.push(JSON.stringify(await one.record()));
  }
  if (current !== undefined) await one.store.choose(ID, current.log);
  return texts;
}

describe('the outbox', () => {
  it('moves the games and solves of a guest to the account, each with its token', async () => {
    const server = new FakeServer(CLUES);
    const one = await device(server);
    await one.play(paint(10, ...PICTURE));
    await one.rows.note(ID, { wonMoves: 1 });
    expect(await sendWaiting(one.with_)).toEqual({
      movedIn: 1,
      solved: 0,
      apart: 0,
      isMore: false,
    });
    expect(server.tokens).toEqual(['token']);
    expect(server.solves).toHaveLength(1);
    expect((await sendWaiting(one.with_)).movedIn).toBe(0);
  });

  it('survives a reload, and sends what was finished offline', async () => {
    const server = new FakeServer(CLUES);
    const world = new World();
    const one = await device(server, { world });
    await one.play(paint(10, 2));
    await one.send();
    server.mood = 'unreachable';
    await one.play(paint(20, ...PICTURE));
    await one.rows.note(ID, { wonMoves: 2 });
    expect((await sendWaiting(one.with_)).isMore).toBe(true);
    await one.store.close();
    server.mood = 'well';
    const again = await device(server, { world });
    expect(await sendWaiting(again.with_)).toMatchObject({ movedIn: 0, solved: 1, isMore: false });
    expect(server.solves).toHaveLength(1);
  });
});

describe('the keeper of an open game', () => {
  it('sends a moment after a move, retries later, and sends nothing for guests', async () => {
    const server = new FakeServer(CLUES);
    const one = await device(server);
    const timers: { readonly ms: number; readonly call: () => void }[] = [];
    const after = (ms: number, call: () => void) => {
      const timer = { ms, call };
      timers.push(timer);
      return () => {
        const at = timers.indexOf(timer);
        if (at >= 0) timers.splice(at, 1);
      };
    };
    const options = { puzzle: PUZZLE, rows: one.rows, after, now: one.with_.now };
    const sync = new GameSync({ ...options, exchange: one.with_ });
    await sync.open(false);
    expect(server.asked).toEqual([]);
    await one.play(paint(10, 2));
    sync.moved();
    server.mood = 'unreachable';
    await sync.flush();
    expect(sync.state.value).toEqual({ kind: 'later', code: 'not-reached' });
    expect(timers).toHaveLength(1);
    server.mood = 'well';
    timers[0]?.call();
    await expect.poll(() => sync.state.value.kind).toBe('sent');
    expect(kept(server)).toHaveLength(1);

    const guest = new GameSync({ ...options, exchange: undefined });
    const count = server.asked.length;
    guest.moved();
    await guest.flush();
    expect(guest.state.value.kind).toBe('here');
    expect(server.asked).toHaveLength(count);
  });
});
