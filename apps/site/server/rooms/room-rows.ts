/**
 * Rooms in the database. A room is its events; the process that has it open says so in its row, and
 * no other process writes to it. Were two to write, the second would find the number of its event
 * taken, and let the room go.
 */
import type { KeptEvent, RoomEvent } from '../../rooms/index.js';
import type { Site } from '../site/index.js';
import { randomId } from '../storage/index.js';

/** An event with the hash of the secret of the hand that joined with it. */
export interface StoredEvent extends KeptEvent {
  readonly keyHash?: string | undefined;
}

/** How long a room is this process's after it last said so. */
export const HELD_MS = 15_000;

/** Signs of a room's identifier: it is the key to the room, and stands in its link. */
const ID_LENGTH = 11;

/** Makes a room with its first event. */
export async function makeRoom({ db, now }: Site, event: RoomEvent): Promise<string> {
  const id = randomId(ID_LENGTH);
  const time = now();
  await db.transaction().execute(async (sql) => {
    await sql.insertInto('room').values({ id, created_at: time, touched_at: time }).execute();
    await sql
      .insertInto('room_event')
      .values({ room_id: id, number: 1, time, event: JSON.stringify(event), key_hash: null })
      .execute();
  });
  return id;
}

/** Whether there is such a room. */
export async function hasRoomRow({ db }: Site, id: string): Promise<boolean> {
  const row = await db.selectFrom('room').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The process that has a room open; '' for none, and undefined if there is no such room. */
export async function findHolder({ db }: Site, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('room').select('held_by').where('id', '=', id).executeTakeFirst();
  return row?.held_by;
}

/**
 * Takes a room for a process, or keeps it. Returns false if another process has it. A site on
 * SQLite has one process: a room that an earlier one held is free.
 */
export async function holdRoom(
  { db, now, storage }: Site,
  id: string,
  holder: string,
): Promise<boolean> {
  const time = now();
  const isAlone = storage.dialect === 'sqlite';
  const held = await db
    .updateTable('room')
    .set({ held_by: holder, held_until: time + HELD_MS })
    .where('id', '=', id)
    .$if(!isAlone, (query) =>
      query.where((where) =>
        where.or([where('held_by', 'in', ['', holder]), where('held_until', '<', time)]),
      ),
    )
    .executeTakeFirst();
  return held.numUpdatedRows > 0n;
}

/** Lets a room go, so that any process may take it. */
export async function releaseRoom({ db }: Site, id: string, holder: string): Promise<void> {
  await db
    .updateTable('room')
    .set({ held_by: '', held_until: 0 })
    .where('id', '=', id)
    .where('held_by', '=', holder)
    .execute();
}

/** All events of a room, in order. */
export async function readEvents({ db }: Site, id: string): Promise<readonly StoredEvent[]> {
  const rows = await db
    .selectFrom('room_event')
    .select(['number', 'time', 'event', 'key_hash'])
    .where('room_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map(({ number, time, event, key_hash }) => ({
    number,
    time: Number(time),
    event: JSON.parse(event) as RoomEvent,
    ...(key_hash !== null && { keyHash: key_hash }),
  }));
}

/** Events of a room that are written together. */
export interface RoomEvents {
  readonly id: string;
  readonly events: readonly StoredEvent[];
}

/**
 * Writes events of different rooms to the disk. Returns the rooms of which nothing was written, as
 * numbers of their events are taken. @throws if the database fails
 */
export async function writeEvents(
  { db, now, storage }: Site,
  rooms: readonly RoomEvents[],
): Promise<ReadonlySet<string>> {
  const refused = await db.transaction().execute(async (sql) => {
    const written = await sql
      .insertInto('room_event')
      .values(rooms.flatMap(rowsOf))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['room_id', 'number'])
      .execute();
    const numbersOf = (id: string): number[] =>
      written.flatMap(({ room_id, number }) => (room_id === id ? [number] : []));
    const partly = rooms.filter(({ id, events }) => numbersOf(id).length < events.length);
    for (const { id } of partly) {
      const numbers = numbersOf(id);
      const ours = sql.deleteFrom('room_event').where('room_id', '=', id);
      if (numbers.length > 0) await ours.where('number', 'in', numbers).execute();
    }
    const ids = rooms.filter((room) => !partly.includes(room)).map(({ id }) => id);
    const touched = sql.updateTable('room').set({ touched_at: now() });
    if (ids.length > 0) await touched.where('id', 'in', ids).execute();
    return new Set(partly.map(({ id }) => id));
  });
  await storage.logOnDisk?.sync();
  return refused;
}

function rowsOf({ id, events }: RoomEvents) {
  return events.map(({ number, time, event, keyHash = null }) => ({
    room_id: id,
    number,
    time,
    event: JSON.stringify(event),
    key_hash: keyHash,
  }));
}

/** How long a room is kept after its last event. */
const KEPT_MS = 86_400_000;

/** Deletes rooms in which nothing has happened for a day. */
export async function forgetRooms({ db, now }: Site): Promise<void> {
  const before = now() - KEPT_MS;
  await db
    .deleteFrom('room_event')
    .where(({ eb, selectFrom }) =>
      eb('room_id', 'in', selectFrom('room').select('id').where('touched_at', '<', before)),
    )
    .execute();
  await db.deleteFrom('room').where('touched_at', '<', before).execute();
}
