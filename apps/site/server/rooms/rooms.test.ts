/** Rooms over their connections: what members are told, and what they are not. */

import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoomKind } from '../../rooms/index.js';
import { planStrokes, randomPicture } from '../games/testing/played.js';
import { addPuzzle } from '../games/testing/puzzle.js';
import { createApp } from '../operation/app.js';
import { SiteMemory } from '../site/site-memory.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { inlineEngine } from '../testing/inline-engine.js';
import { type TestSite, testSite } from '../testing/test-site.js';
import { roomHub } from './hub.js';
import { MOST_MESSAGE_BYTES } from './messages.js';
import { RoomClient } from './testing/room-client.js';
import { serveRooms } from './testing/serve-rooms.js';

const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb'];

onBothDatabases('rooms', (url) => {
  let test: TestSite;
  let server: Server;
  let base: string;
  let count = 0;

  beforeAll(async () => {
    // the address is known when it listens; pages of this machine may have several names
    test = await testSite({
      database: url(),
      engine: inlineEngine(),
      config: { baseUrl: 'http://localhost' },
    });
    // a countdown has to pass
    Object.defineProperty(test.clock, 'now', { get: () => Date.now() });
    ({ server, base } = await serveRooms(test.app.fetch));
  });
  afterAll(async () => {
    await roomHub(test.site).close();
    server.close();
    await test.close();
  });

  async function makeRoom(kind: RoomKind, size = 6) {
    const picture = randomPicture(`room ${count++}`, size);
    const puzzle = await addPuzzle(test.site, picture);
    const answer = await test.ask('POST', '/api/v1/rooms', { body: { kind, puzzle } });
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    return { id, picture, puzzle };
  }

  const enter = (room: string, name: string, key?: string): Promise<RoomClient> =>
    new RoomClient({ base, room, name, ...(key !== undefined && { key }) }).join();

  /** Four members, in a round that has begun. */
  async function playing(kind: RoomKind) {
    const room = await makeRoom(kind);
    const members: RoomClient[] = [];
    for (const name of NAMES) members.push(await enter(room.id, name));
    for (const member of members) member.send({ type: 'ready', isReady: true });
    await Promise.all(members.map((member) => member.until(() => member.boards !== undefined)));
    return { ...room, members };
  }

  const solve = (member: RoomClient, strokes: readonly number[][]): void => {
    for (const cells of strokes) member.move({ type: 'paint', mark: 1, cells });
  };

  it('gives four hands one board, and each its own undo', async () => {
    const { members } = await playing('together');
    members.forEach((member, k) => {
      for (let cell = 0; cell < 9; cell++) {
        member.move({ type: 'paint', mark: cell % 2, cells: [(cell * 7 + k * 5) % 36] });
      }
      member.move({ type: 'undo' });
    });
    const isAll = ({ state }: RoomClient) => state.hands.every(({ moves }) => moves === 10);
    await Promise.all(members.map((member) => member.until(() => isAll(member))));
    const [first] = members;
    for (const member of members) {
      expect(member.marks).toEqual(first?.marks);
      expect(member.state).toEqual(first?.state);
      expect(member.refusals).toEqual([]);
    }
  });

  it('gives back what a member has missed, and takes no move twice', async () => {
    const { id, members } = await playing('together');
    const [anna, boris] = members as [RoomClient, RoomClient];
    anna.move({ type: 'paint', mark: 1, cells: [0] });
    await boris.until(() => boris.marks[0] === 1);
    boris.drop();
    await anna.until(() => !anna.present.includes(boris.hand));
    anna.move({ type: 'paint', mark: 1, cells: [1, 2] });
    await anna.until(() => anna.marks[2] === 1);
    const before = boris.heard.length;
    await boris.join();
    await boris.until(() => boris.marks[2] === 1);
    const events = boris.heard.slice(before).filter((text) => text.includes('"code"'));
    expect(events).toHaveLength(1);
    expect(events[0]).not.toContain('[0,1,1]');
    boris.send({ type: 'move', count: 1, at: 0, code: ['p', 1, [5, 1, 1]] });
    boris.send({ type: 'move', count: 1, at: 0, code: ['p', 1, [6, 1, 1]] });
    boris.send({ type: 'move', count: 2, at: 0, code: ['p', 1, [7, 1, 1]] });
    await boris.until(() => boris.marks[7] === 1);
    expect([boris.marks[5], boris.marks[6]]).toEqual([1, -1]);
    const late = await enter(id, 'Dasha');
    await late.until(() => late.marks[7] === 1);
    expect(late.marks).toEqual(boris.marks);
  });

  it('tells others where a cursor is', async () => {
    const { members } = await playing('together');
    const [anna, boris] = members as [RoomClient, RoomClient];
    anna.send({ type: 'cursor', cell: 7, stroke: [6, 1] });
    await boris.until(() => boris.cursors.length > 0);
    anna.send({ type: 'cursor', cell: 9, points: true });
    await boris.until(() => boris.cursors.length > 1);
    expect(boris.cursors).toEqual([
      { type: 'cursor', hand: anna.hand, cell: 7, stroke: [6, 1] },
      { type: 'cursor', hand: anna.hand, cell: 9, points: true },
    ]);
    expect(anna.cursors).toEqual([]);
  });

  it('ends for all when the board that they share is solved', async () => {
    const { members, picture } = await playing('together');
    planStrokes(picture).forEach((cells, k) => {
      members[k % members.length]?.move({ type: 'paint', mark: 1, cells });
    });
    for (const member of members) await member.until(() => member.state.phase === 'over');
    expect(members[0]?.state.end).toMatchObject({ why: 'solved' });
  });

  it('races: each sees its own cells and how many lines others have, and no more', async () => {
    const { members, picture } = await playing('race');
    const [anna, boris] = members as [RoomClient, RoomClient];
    const strokes = planStrokes(picture);
    solve(anna, strokes);
    await boris.until(() => boris.state.hands[anna.hand]?.result !== undefined);
    await boris.until(() => boris.lines.get(anna.hand) === '1'.repeat(12));
    for (const text of boris.heard) {
      expect(text).not.toContain('"code"');
      expect(text).not.toContain('"titles"');
    }
    expect(boris.state.hands[anna.hand]?.result).toMatchObject({ type: 'finished' });
    for (const member of members.slice(1)) member.send({ type: 'giveUp' });
    for (const member of members) await member.until(() => member.state.phase === 'over');
    // far too fast for a hand
    await boris.until(() => !JSON.stringify(boris.state).includes('"checking"'));
    expect(boris.state.hands[anna.hand]?.result).toMatchObject({ finding: 'doubtful' });
  });

  it('shows the boards of a race to who has finished, and to all when it is over', async () => {
    const { members, picture } = await playing('race');
    const [anna, boris, vera] = members as [RoomClient, RoomClient, RoomClient];
    boris.send({ type: 'replay' });
    solve(anna, planStrokes(picture));
    await anna.until(() => anna.state.hands[anna.hand]?.result !== undefined);
    anna.send({ type: 'replay' });
    anna.send({ type: 'replay' });
    await anna.until(() => anna.replays.length > 0);
    boris.move({ type: 'paint', mark: 1, cells: [3] });
    await anna.until(() => anna.state.hands[boris.hand]?.moves === 1);
    // who still plays sees neither
    await boris.until(() => boris.state.hands[boris.hand]?.moves === 1);
    for (const member of [boris, vera]) expect(member.replays).toEqual([]);
    expect(vera.heard.some((text) => text.includes('"code"'))).toBe(false);
    for (const member of members.slice(1)) member.send({ type: 'giveUp' });
    for (const member of members) await member.until(() => member.state.phase === 'over');
    vera.send({ type: 'replay' });
    await vera.until(() => vera.replays.length > 0);
    const of = (hand: number) => vera.replays[0]?.filter((move) => move.hand === hand).length;
    expect([of(anna.hand), of(boris.hand), of(vera.hand)]).toEqual([
      planStrokes(picture).length,
      1,
      0,
    ]);
    expect(anna.replays).toHaveLength(1);
  });

  it('shows spectators of a race what its players let them see, and all in the end', async () => {
    const { id, picture } = await makeRoom('race');
    const anna = await enter(id, 'Anna');
    const boris = await enter(id, 'Boris');
    const vera = await enter(id, 'Vera');
    vera.send({ type: 'spectate', isSpectator: true });
    vera.send({ type: 'ready', isReady: true });
    anna.send({ type: 'open', isOpen: true });
    await vera.until(() => vera.state.hands[anna.hand]?.isOpen === true);
    // a spectator is not waited for
    for (const member of [anna, boris]) member.send({ type: 'ready', isReady: true });
    await Promise.all([anna, boris, vera].map((one) => one.until(() => one.clues !== undefined)));
    expect(vera.refusals).toEqual(['not-now']);
    const [first = [], ...rest] = planStrokes(picture);
    solve(boris, [first]);
    solve(anna, [first]);
    await vera.until(() => vera.state.number >= 8 && vera.lines.size > 0);
    // players ask in vain, and a spectator cannot paint
    boris.send({ type: 'replay' });
    vera.send({ type: 'replay' });
    vera.move({ type: 'paint', mark: 1, cells: [0] });
    await vera.until(() => vera.replays.length === 1 && vera.refusals.length === 2);
    const handsIn = (k: number) => new Set(vera.replays[k]?.map(({ hand }) => hand));
    expect([...handsIn(0)]).toEqual([anna.hand]);
    solve(anna, rest);
    const isDone = ({ state }: RoomClient) => state.hands[anna.hand]?.result !== undefined;
    await Promise.all([boris, vera].map((one) => one.until(() => isDone(one))));
    const heard = (one: RoomClient, hand: number) =>
      one.heard.filter((text) => text.includes('"code"') && text.includes(`"hand":${hand}`)).length;
    expect(heard(vera, anna.hand)).toBeGreaterThan(1);
    expect(heard(vera, boris.hand)).toBe(0);
    expect([boris.replays.length, heard(boris, anna.hand)]).toEqual([0, 0]);
    // now he lets them, and cannot take it back while he plays
    boris.send({ type: 'open', isOpen: true });
    boris.send({ type: 'open', isOpen: false });
    await vera.until(() => vera.replays.length === 2);
    expect([...handsIn(1)].toSorted()).toEqual([anna.hand, boris.hand]);
    expect(boris.refusals).toEqual(['not-now']);
    boris.send({ type: 'giveUp' });
    await vera.until(() => vera.state.phase === 'over' && vera.replays.length === 3);
    expect(vera.state.hands.map(({ isOpen }) => isOpen)).toEqual([false, false, false]);
    expect(vera.state.hands[vera.hand]).toMatchObject({ isPlaying: false, result: undefined });
  });

  it('gives a head start: who begins later gets the clues and a board later', async () => {
    const { id } = await makeRoom('race');
    const anna = await enter(id, 'Anna');
    const boris = await enter(id, 'Boris');
    boris.send({ type: 'choose', delay: { hand: boris.hand, ms: 0 } });
    anna.send({ type: 'choose', delay: { hand: boris.hand, ms: 1000 } });
    await boris.until(() => boris.state.choice?.delays?.[boris.hand] === 1000);
    expect(boris.refusals).toEqual(['not-host']);
    for (const member of [anna, boris]) member.send({ type: 'ready', isReady: true });
    await anna.until(() => anna.clues !== undefined);
    expect(boris.clues).toBe(undefined);
    boris.send({ type: 'move', count: 1, at: 0, code: ['p', 1, [0, 1, 1]] });
    await boris.until(() => boris.refusals.length === 2);
    expect(boris.refusals[1]).toBe('not-now');
    await boris.until(() => boris.clues !== undefined);
    boris.move({ type: 'paint', mark: 1, cells: [0] });
    await boris.until(() => boris.state.hands[boris.hand]?.moves === 1);
  });

  it('plays again, another puzzle, when two want it', async () => {
    const { members, puzzle } = await playing('race');
    await makeRoom('race');
    for (const member of members) member.send({ type: 'giveUp' });
    for (const member of members) await member.until(() => member.state.phase === 'over');
    for (const member of members.slice(0, 2)) member.send({ type: 'ready', isReady: true });
    for (const member of members) await member.until(() => member.state.round === 2);
    expect(members[3]?.state.choice?.puzzle.id).not.toBe(puzzle);
    for (const member of members) await member.until(() => member.boards !== undefined);
  });

  describe('the door', () => {
    it('is open to eight with the link, from a page of the site', async () => {
      const { id } = await makeRoom('race');
      for (let k = 0; k < 8; k++) expect((await enter(id, `Guest ${k}`)).hand).toBe(k);
      const ninth = await enter(id, 'Ninth');
      expect(ninth.refusals).toEqual(['full']);
      expect(ninth.closed).toBe(4403);
      const foreign = new RoomClient({ base, room: id, name: 'Eve', origin: 'http://evil.test' });
      expect((await foreign.join()).status).toBe(403);
      expect((await enter('nosuchroom', 'Anna')).closed).toBe(4404);
    });

    it('gives nobody the name of another, and nobody no name', async () => {
      const { id } = await makeRoom('race');
      await enter(id, 'Anna');
      const other = await enter(id, 'anna', 'another secret of another one');
      await other.until(() => other.state.hands.length === 2);
      expect(other.state.hands.map(({ name }) => name)).toEqual(['Anna', 'anna 2']);
      const nameless = await enter(id, '<b>', 'the secret of a nameless one');
      expect(nameless.refusals).toEqual(['bad-name']);
    });

    it('closes for nonsense and for floods', async () => {
      const { id } = await makeRoom('race');
      for (const text of ['', '[]', '{"type":"move"}', '{"type":"ready","isReady":1,"x":2}']) {
        const member = await enter(id, 'Anna');
        member.sendText(text);
        await member.until(() => member.closed !== undefined);
        expect(member.closed, text).toBe(4429);
      }
      const flood = await enter(id, 'Anna');
      for (let k = 0; k < 400; k++) flood.send({ type: 'ready', isReady: k % 2 === 0 });
      await flood.until(() => flood.closed !== undefined);
      expect(flood.refusals).toContain('too-fast');
      const large = await enter(id, 'Anna');
      large.sendText('x'.repeat(MOST_MESSAGE_BYTES + 1));
      await large.until(() => large.closed !== undefined);
    });

    it('refuses what only the host does, and what has no sense now', async () => {
      const { id } = await makeRoom('race');
      const anna = await enter(id, 'Anna');
      const boris = await enter(id, 'Boris');
      boris.send({ type: 'start' });
      boris.send({ type: 'choose', kind: 'together' });
      boris.send({ type: 'move', count: 1, at: 0, code: ['p', 1, [0, 1, 1]] });
      boris.send({ type: 'giveUp' });
      await boris.until(() => boris.refusals.length === 4);
      expect(boris.refusals).toEqual(['not-host', 'not-host', 'not-now', 'not-now']);
      anna.send({ type: 'choose', kind: 'together', puzzle: 'nosuchpuzzle' });
      await anna.until(() => anna.refusals.length === 1);
      expect(anna.refusals).toEqual(['no-such-puzzle']);
      anna.send({ type: 'choose', kind: 'together' });
      await boris.until(() => boris.state.choice?.kind === 'together');
    });
  });

  it('keeps what was told when the process goes', async () => {
    const { id, members } = await playing('together');
    const [anna] = members as [RoomClient];
    anna.move({ type: 'paint', mark: 1, cells: [0, 1, 2] });
    await anna.until(() => anna.marks[2] === 1);
    await roomHub(test.site).close();
    for (const member of members) await member.until(() => member.closed !== undefined);
    expect(anna.closed).toBe(4503);
    const site = { ...test.site, memory: new SiteMemory() };
    const next = await serveRooms(createApp(site).fetch);
    const again = await new RoomClient({ base: next.base, room: id, name: 'Anna' }).join();
    await again.until(() => again.boards !== undefined);
    expect(again.hand).toBe(anna.hand);
    expect(again.marks.slice(0, 4)).toEqual([1, 1, 1, -1]);
    again.move({ type: 'paint', mark: 1, cells: [3] });
    await again.until(() => again.marks[3] === 1);
    await roomHub(site).close();
    next.server.close();
  });
});
