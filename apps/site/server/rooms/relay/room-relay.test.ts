/** Rooms whose members are at two processes of a site. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RoomKind } from '../../../rooms/index.js';
import { planStrokes, randomPicture } from '../../games/testing/played.js';
import { addPuzzle } from '../../games/testing/puzzle.js';
import { onPostgres } from '../../testing/both-databases.js';
import { findHolder, HELD_MS } from '../room-rows.js';
import { GHOST, openGhost } from '../testing/ghost.js';
import type { RoomClient } from '../testing/room-client.js';
import { type RoomProcess, startRoomProcess } from '../testing/room-process.js';
import { OPENING_MS } from './far-rooms.js';
import { channelOf } from './pieces.js';
import { SILENT_MS } from './room-post.js';

onPostgres('a room of two processes', (url) => {
  let here: RoomProcess;
  let there: RoomProcess;
  let count = 0;

  beforeEach(async () => {
    here = await startRoomProcess(url());
    there = await startRoomProcess(url());
  });
  afterEach(async () => {
    await Promise.all([here.close(), there.close()]);
  });

  async function makeRoom(kind: RoomKind = 'together', size = 6) {
    const picture = randomPicture(`relay ${count++}`, size);
    const puzzle = await addPuzzle(here.site, picture);
    const answer = await here.ask('POST', '/api/v1/rooms', { body: { kind, puzzle } });
    const { id } = (await answer.json()) as { id: string };
    return { id, picture };
  }

  /** Anna has the room at her process; Boris is at the other one. */
  async function bothIn(kind?: RoomKind, size?: number) {
    const room = await makeRoom(kind, size);
    const anna = await here.enter(room.id, 'Anna');
    const boris = await there.enter(room.id, 'Boris');
    const holder = (await findHolder(here.site, room.id)) ?? '';
    return { ...room, anna, boris, holder };
  }

  /** Four hands, two at each process, in a round that has begun. */
  async function playing(kind: RoomKind, size?: number) {
    const room = await bothIn(kind, size);
    const vera = await here.enter(room.id, 'Vera');
    const gleb = await there.enter(room.id, 'Gleb');
    const members = [room.anna, room.boris, vera, gleb];
    for (const member of members) member.send({ type: 'ready', isReady: true });
    await Promise.all(members.map((member) => member.until(() => member.boards !== undefined)));
    return { ...room, members };
  }

  it('has one board for all, with cursors and undo', async () => {
    const { anna, boris, members } = await playing('together');
    members.forEach((member, k) => {
      for (let cell = 0; cell < 9; cell++) {
        member.move({ type: 'paint', mark: cell % 2, cells: [(cell * 7 + k * 5) % 36] });
      }
      member.move({ type: 'undo' });
    });
    const isAll = ({ state }: RoomClient) => state.hands.every(({ moves }) => moves === 10);
    await Promise.all(members.map((member) => member.until(() => isAll(member))));
    for (const member of members) {
      expect(member.marks).toEqual(anna.marks);
      expect(member.state).toEqual(anna.state);
      expect(member.refusals).toEqual([]);
    }
    boris.send({ type: 'cursor', cell: 7 });
    await anna.until(() => anna.cursors.length > 0);
    expect(anna.cursors).toEqual([{ type: 'cursor', hand: boris.hand, cell: 7 }]);
  });

  it('holds a race, in which nobody sees the cells of others', async () => {
    const { anna, boris, members, picture } = await playing('race');
    for (const cells of planStrokes(picture)) boris.move({ type: 'paint', mark: 1, cells });
    await anna.until(() => anna.lines.get(boris.hand) === '1'.repeat(12));
    for (const text of anna.heard) expect(text).not.toContain('"code"');
    for (const member of members) if (member !== boris) member.send({ type: 'giveUp' });
    for (const member of members) await member.until(() => member.state.phase === 'over');
    expect(anna.state.hands[boris.hand]?.result).toMatchObject({ type: 'finished' });
  });

  it('takes and tells messages of more than 8,000 bytes', async () => {
    const { id, anna, boris } = await playing('together');
    for (let k = 0; k < 150; k++) anna.move({ type: 'paint', mark: k % 2, cells: [k % 36] });
    await boris.until(() => boris.state.hands[anna.hand]?.moves === 150);
    const late = await there.enter(id, 'Late');
    await late.until(() => late.state.hands[anna.hand]?.moves === 150 && late.clues !== undefined);
    expect(late.marks).toEqual(anna.marks);
    expect(Math.max(...late.heard.map((text) => Buffer.byteLength(text)))).toBeGreaterThan(8000);
    const code = ['p', 'я'.repeat(7900)];
    boris.send({ type: 'move', count: 1, at: 0, code });
    await boris.until(() => boris.refusals.length > 0);
    expect(boris.refusals).toEqual(['bad-move']);
    boris.move({ type: 'paint', mark: 1, cells: [5] });
    await anna.until(() => anna.state.hands[boris.hand]?.moves === 1);
  });

  it('refuses nonsense and floods where they come in', async () => {
    const { id, anna, boris } = await bothIn();
    boris.sendText('[]');
    await boris.until(() => boris.closed !== undefined);
    expect(boris.closed).toBe(4429);
    await anna.until(() => anna.present.length === 1);
    const flood = await there.enter(id, 'Flood');
    await anna.until(() => anna.state.hands.length === 3);
    const before = anna.state.number;
    // the first message was hello
    for (let k = 0; k < 199; k++) flood.send({ type: 'ready', isReady: k % 2 === 0 });
    await anna.until(() => anna.state.number === before + 199);
    expect([flood.closed, flood.refusals]).toEqual([undefined, []]);
    for (let k = 0; k < 400; k++) flood.send({ type: 'ready', isReady: k % 2 === 0 });
    await flood.until(() => flood.closed !== undefined);
    expect(flood.refusals).toEqual(['too-fast']);
  });

  it('hears of those who leave, and of those whose line breaks', async () => {
    const { anna, boris } = await bothIn();
    boris.drop();
    await anna.until(() => anna.present.length === 1);
    await there.enterAgain(boris);
    await anna.until(() => anna.present.length === 2);
    boris.send({ type: 'leave' });
    await boris.until(() => boris.closed !== undefined);
    expect(boris.closed).toBe(4000);
    await anna.until(() => anna.present.length === 1);
    await anna.until(() => anna.state.hands[boris.hand]?.isIn === false);
    const lost = await there.enter('nosuchroom', 'Lost');
    expect(lost.closed).toBe(4404);
  });

  it('opens at the other process when its own one stops', async () => {
    const { id, anna, boris, holder } = await playing('together');
    anna.move({ type: 'paint', mark: 1, cells: [0] });
    await boris.until(() => boris.marks[0] === 1);
    await here.hub.close();
    await Promise.all([anna, boris].map((one) => one.until(() => one.closed !== undefined)));
    expect([anna.closed, boris.closed]).toEqual([4503, 4503]);
    await there.enterAgain(boris);
    await there.enterAgain(anna);
    expect(await findHolder(there.site, id)).not.toBe(holder);
    expect(anna.marks).toEqual(boris.marks);
    boris.move({ type: 'paint', mark: 1, cells: [1] });
    await anna.until(() => anna.marks[1] === 1);
  });

  it('sends its members away if the process that has their lines stops', async () => {
    const { anna, boris } = await bothIn();
    await there.hub.close();
    await boris.until(() => boris.closed !== undefined);
    expect(boris.closed).toBe(4503);
    await anna.until(() => anna.present.length === 1);
    await here.enterAgain(boris);
    await anna.until(() => anna.present.length === 2);
  });

  it('goes on when the connection to the database was broken', async () => {
    const { anna, boris, holder } = await bothIn();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = ${channelOf(holder)}`.execute(there.site.db);
    await anna.until(() => anna.present.length === 1);
    await here.relay.open();
    // its sign of life cannot be understood any more
    there.relay.beat();
    await boris.until(() => boris.closed !== undefined);
    expect(boris.closed).toBe(4503);
    await there.enterAgain(boris);
    await anna.until(() => anna.present.length === 2);
    expect(anna.closed).toBe(undefined);
  });

  describe('and a process that vanishes', () => {
    /** A room that the ghost holds. */
    async function haunted() {
      const { id } = await makeRoom();
      await here.site.db
        .updateTable('room')
        .set({ held_by: GHOST, held_until: Date.now() + HELD_MS })
        .where('id', '=', id)
        .execute();
      return id;
    }

    it('is free after a while: before it has let someone in', async () => {
      const id = await haunted();
      const ghost = await openGhost(here.site.storage);
      const entering = there.enter(id, 'Boris');
      await ghost.until(() => ghost.letters.length > 0);
      expect(ghost.letters[0]).toMatchObject({ type: 'open', room: id, language: 'en' });
      await ghost.vanish();
      there.wait(OPENING_MS + 1);
      const boris = await entering;
      expect(boris.closed).toBe(4503);
      there.wait(HELD_MS);
      expect((await there.enterAgain(boris)).hand).toBe(0);
      expect(await findHolder(here.site, id)).not.toBe(GHOST);
    });

    it('is free after a while: with someone in it', async () => {
      const id = await haunted();
      const ghost = await openGhost(here.site.storage);
      const entering = there.enter(id, 'Boris');
      await ghost.until(() => ghost.letters.length > 0);
      const own = await nameOf(there);
      ghost.send(own, { type: 'opened', link: 1 });
      const welcome = JSON.stringify({ type: 'welcome', hand: 0, time: 0 });
      ghost.send(own, { type: 'tell', link: 1, text: welcome });
      const boris = await entering;
      expect(boris.hand).toBe(0);
      await ghost.vanish();
      there.wait(SILENT_MS + 1);
      await boris.until(() => boris.closed !== undefined);
      expect(boris.closed).toBe(4503);
      there.wait(HELD_MS);
      await there.enterAgain(boris);
      expect(await findHolder(here.site, id)).not.toBe(GHOST);
    });

    it('takes its members with it, and no nonsense is taken from it', async () => {
      const { id, anna, holder } = await bothIn();
      const ghost = await openGhost(here.site.storage);
      for (const text of ['', 'nonsense', `${GHOST} 0 last leave 1 `]) ghost.shout(holder, text);
      ghost.send(holder, { type: 'open', link: 7, language: 'ja', room: 'nosuchroom' });
      ghost.send(holder, { type: 'open', link: 8, language: 'ja', room: id });
      ghost.send(holder, { type: 'say', link: 8, text: '{}' });
      ghost.send(holder, { type: 'say', link: 9, text: '{"type":"start"}' });
      ghost.send(holder, { type: 'open', link: 10, language: 'ja', room: id });
      const key = 'a secret that nobody knows';
      const hello = JSON.stringify({ type: 'hello', key, name: 'Vera', avatar: '', seen: 0 });
      ghost.send(holder, { type: 'say', link: 10, text: hello });
      await anna.until(() => anna.present.length === 3);
      // a hand is told of as soon as it is there, and its event when that is on the disk
      await anna.until(() => anna.state.hands.length === 3);
      const closings = () => ghost.letters.filter(({ type }) => type === 'close');
      await ghost.until(() => closings().length === 2);
      expect(closings().sort((a, b) => a.link - b.link)).toEqual([
        { type: 'close', link: 7, why: 'again' },
        { type: 'close', link: 8, why: 'refused' },
      ]);
      await ghost.vanish();
      here.wait(SILENT_MS + 1);
      await anna.until(() => !anna.present.includes(2));
      expect(anna.state.hands.map(({ isIn }) => isIn)).toEqual([true, true, true]);
    });
  });

  /** The name by which a process holds rooms. */
  async function nameOf(process: RoomProcess): Promise<string> {
    const { id } = await makeRoom();
    await process.enter(id, 'Olga');
    return (await findHolder(process.site, id)) ?? '';
  }
});
