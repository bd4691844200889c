/**
 * Rooms whose servers are killed again and again while all hands paint. The hands of a room are
 * spread over all servers. Afterwards all boards are the same, and every acknowledged stroke is in
 * the database, once, as it was sent. And the same rooms without kills, to measure how soon a
 * stroke is seen by the others.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type Random, randomOf } from '@nonokit/core';
import type { RoomEvent } from '../../../rooms/index.js';
import { Party } from '../../rooms/testing/party.js';
import { openStorage, type Storage } from '../../storage/open.js';
import { freePort, OWN_CLOCK, SiteProcess } from './site-process.js';

/** Where the rooms are, and how they are played in. */
export interface RoomRun {
  readonly database: string;
  /** For the files of the servers. */
  readonly folder: string;
  /** The built server. */
  readonly program: string;
  readonly processes: number;
  readonly rooms: number;
  readonly hands: number;
  /** The usual pause between two strokes of a hand. */
  readonly everyMs: number;
  readonly seed: string;
}

/** What came of kills. */
export interface RoomsSurvived {
  /** Nothing, if all is well. */
  readonly wrong: readonly string[];
  readonly killed: number;
  readonly acknowledged: number;
  readonly sentAgain: number;
}

/** What was measured without kills. */
export interface RoomsMeasured {
  readonly wrong: readonly string[];
  readonly strokes: number;
  /** Milliseconds from sending a stroke until another hand has it. */
  readonly seenMs: readonly number[];
}

/** Hands of this many rooms come from one address: a site takes 64 connections of one. */
const ROOMS_OF_ADDRESS = 8;

/** Most milliseconds of painting before a kill. */
const MOMENT_MS = 1500;

/** How often all processes are killed at once. */
const ALL = 0.25;

/** How long the hands of all rooms may take to agree: a room may stay with a dead process 15 s. */
const PATIENCE_MS = 90_000;

/** Kills servers while rooms are played in, and tells what is wrong afterwards. */
export async function surviveRooms(
  run: RoomRun,
  kills: number,
  progress: (text: string) => void = () => undefined,
): Promise<RoomsSurvived> {
  const evening = await Evening.begin(run);
  try {
    for (let kill = 1; kill <= kills && evening.wrong.length === 0; kill++) {
      await evening.killWhilePainting();
      progress(`${kill}: ${evening.acknowledged} acknowledged`);
    }
    const { wrong, killed, acknowledged, sentAgain } = evening;
    return { wrong, killed, acknowledged, sentAgain };
  } finally {
    await evening.end();
  }
}

/** Plays in rooms for some seconds, after a few to warm up. */
export async function measureRooms(run: RoomRun, seconds: number): Promise<RoomsMeasured> {
  const evening = await Evening.begin(run);
  try {
    return await evening.measure(seconds);
  } finally {
    await evening.end();
  }
}

/** Servers with rooms in which all hands paint. */
class Evening {
  readonly wrong: string[] = [];
  killed = 0;
  readonly #run: RoomRun;
  readonly #random: Random;
  readonly #servers: readonly SiteProcess[];
  readonly #storage: Storage;
  #parties: readonly Party[] = [];

  private constructor(run: RoomRun, servers: readonly SiteProcess[], storage: Storage) {
    this.#run = run;
    this.#servers = servers;
    this.#storage = storage;
    this.#random = randomOf(`rooms ${run.seed}`);
  }

  static async begin(run: RoomRun): Promise<Evening> {
    const servers: SiteProcess[] = [];
    for (let k = 0; k < run.processes; k++) {
      servers.push(new SiteProcess({ ...run, clock: OWN_CLOCK, port: await freePort() }));
    }
    for (const server of servers) {
      server.start();
      await server.ready();
    }
    const evening = new Evening(run, servers, await openStorage(run.database));
    try {
      await evening.#open();
    } catch (error) {
      await evening.end();
      throw error;
    }
    return evening;
  }

  get acknowledged(): number {
    return this.#parties.reduce((sum, { kept }) => sum + kept.size, 0);
  }

  get sentAgain(): number {
    return this.#parties.reduce((sum, party) => sum + party.sentAgain, 0);
  }

  /** All paint, a server dies, all go on; then everything is compared. */
  async killWhilePainting(): Promise<void> {
    let isOver = false;
    const painting = this.#paint(() => isOver);
    await delay(200 + this.#random.below(MOMENT_MS));
    const isAll = this.#random.next() < ALL;
    const victim = this.#random.below(this.#servers.length);
    const victims = this.#servers.filter((_, k) => isAll || k === victim);
    await Promise.all(victims.map((server) => server.kill()));
    this.killed += victims.length;
    for (const server of victims) server.start();
    await Promise.all(victims.map((server) => server.ready()));
    await delay(this.#random.below(MOMENT_MS));
    isOver = true;
    await painting;
    await this.#compare();
  }

  async measure(seconds: number): Promise<RoomsMeasured> {
    let isOver = false;
    const painting = this.#paint(() => isOver);
    await delay(Math.min(5000, 200 * seconds));
    for (const party of this.#parties) party.forget();
    const before = this.acknowledged;
    await delay(1000 * seconds);
    const strokes = this.acknowledged - before;
    const seenMs = this.#parties.flatMap((party) => party.seenMs);
    isOver = true;
    await painting;
    await this.#compare();
    return { wrong: this.wrong, strokes, seenMs };
  }

  async end(): Promise<void> {
    for (const party of this.#parties) party.end();
    await Promise.all(this.#servers.map((server) => server.stop()));
    await this.#storage.close();
  }

  /** Makes the rooms, all with the largest puzzle of the catalogue. */
  async #open(): Promise<void> {
    const { rooms, hands, seed } = this.#run;
    const { id: puzzle } = await this.#storage.db
      .selectFrom('puzzle')
      .select('id')
      .orderBy('size_class', 'desc')
      .orderBy('number')
      .executeTakeFirstOrThrow();
    const parties: Party[] = [];
    for (let k = 0; k < rooms; k++) {
      const from = `127.0.0.${2 + Math.floor(k / ROOMS_OF_ADDRESS)}`;
      const room = await this.#makeRoom(puzzle);
      parties.push(new Party({ doors: () => this.#doors(k), room, hands, seed, from }));
    }
    this.#parties = parties;
    await Promise.all(parties.map((party) => party.begin()));
  }

  async #makeRoom(puzzle: string): Promise<string> {
    const [server] = this.#servers;
    const headers = { Origin: server?.base ?? '', 'Content-Type': 'application/json' };
    const body = JSON.stringify({ kind: 'together', puzzle });
    const answer = await fetch(`${server?.base}/api/v1/rooms`, { method: 'POST', headers, body });
    if (answer.status !== 201) throw new Error(`no room: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  }

  /** The processes, beginning with another one for each room: its first hand opens it there. */
  #doors(room: number): readonly string[] {
    const first = room % this.#servers.length;
    return [...this.#servers.slice(first), ...this.#servers.slice(0, first)].map(
      ({ base }) => base,
    );
  }

  #paint(isOver: () => boolean): Promise<unknown> {
    const { everyMs } = this.#run;
    return Promise.all(this.#parties.map((party) => party.paint(everyMs, isOver)));
  }

  async #compare(): Promise<void> {
    const resting = Promise.all(this.#parties.map((party) => party.rest()));
    const late = delay(PATIENCE_MS, false, { ref: false });
    const isResting = await Promise.race([resting.then(() => true), late]);
    if (!isResting) this.wrong.push('the hands of a room do not come to rest');
    for (const party of this.#parties) {
      const [first, ...others] = party.boards;
      if (others.some((board) => board !== first)) this.wrong.push(`${party.room}: other boards`);
      this.wrong.push(...party.refusals.map((why) => `${party.room}: refused, ${why}`));
      this.wrong.push(...(await this.#lost(party)));
    }
    for (const { errors } of this.#servers) this.wrong.push(...errors);
  }

  /** Acknowledged strokes that the database does not have, or has otherwise. */
  async #lost({ room, kept }: Party): Promise<readonly string[]> {
    const rows = await this.#storage.db
      .selectFrom('room_event')
      .select(['number', 'event'])
      .where('room_id', '=', room)
      .orderBy('number')
      .execute();
    const wrong = rows.flatMap(({ number }, k) => (number === k + 1 ? [] : [`${room}: a gap`]));
    const found = new Map<string, string>();
    for (const row of rows) {
      const event = JSON.parse(row.event) as RoomEvent;
      if (event.type !== 'move') continue;
      const key = `${event.hand} ${event.count}`;
      if (found.has(key)) wrong.push(`${room}: ${key} is there twice`);
      found.set(key, JSON.stringify(event.code));
    }
    for (const [key, code] of kept) {
      if (found.get(key) !== code) wrong.push(`${room}: ${key} is lost`);
    }
    return wrong;
  }
}
