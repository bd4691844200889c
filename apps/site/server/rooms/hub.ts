/**
 * The rooms that are open in this process. A room is opened by its first connection, held in the
 * database as long as it is open, and let go soon after its last connection. Connections to rooms
 * of other processes go on to them.
 */
import type { Closing } from '../../rooms/index.js';
import { perSite, type Site } from '../site/index.js';
import { randomId } from '../storage/index.js';
import type { Entered } from './entered.js';
import type { Member } from './member.js';
import { RoomRelay } from './relay/room-relay.js';
import { findHolder, HELD_MS, holdRoom, releaseRoom } from './room-rows.js';
import { RoomSession } from './room-session.js';

/** Rooms that are open at once, connections of all, and those of one address. */
const MOST_ROOMS = 500;
const MOST_CONNECTIONS = 2000;
const MOST_OF_ADDRESS = 64;

/** How often a process says that it has its rooms, and how long it keeps an empty one. */
const HOLD_MS = HELD_MS / 3;
const EMPTY_MS = 30_000;

/** An open room, or one that opens. */
interface Held {
  readonly session: Promise<RoomSession | undefined>;
  emptySince: number | undefined;
}

/** All open rooms of a process. */
export class RoomHub {
  readonly #site: Site;
  /** The name of this process among those that hold rooms. */
  readonly #holder = randomId();
  /** Undefined on SQLite, where a site has one process. */
  readonly relay: RoomRelay | undefined;
  readonly #rooms = new Map<string, Held>();
  readonly #ofAddress = new Map<string, number>();
  #connections = 0;
  #holding: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(site: Site) {
    this.#site = site;
    if (site.storage.dialect === 'postgres') {
      this.relay = new RoomRelay(site, this.#holder, (id, member) => this.#enterHere(id, member));
    }
  }

  /** Counts a connection of an address. Returns false if there are too many. */
  admit(address: string): boolean {
    const own = this.#ofAddress.get(address) ?? 0;
    const isFull = this.#connections >= MOST_CONNECTIONS || own >= MOST_OF_ADDRESS;
    if (this.#isClosed || isFull) return false;
    this.#connections++;
    this.#ofAddress.set(address, own + 1);
    return true;
  }

  /** Forgets a connection that was counted. */
  dismiss(address: string): void {
    this.#connections--;
    const own = (this.#ofAddress.get(address) ?? 1) - 1;
    if (own > 0) this.#ofAddress.set(address, own);
    else this.#ofAddress.delete(address);
  }

  /** Brings a member into a room. Returns the room, or why it cannot come in. */
  async enter(id: string, member: Member): Promise<Entered | Closing> {
    if (!this.#rooms.has(id)) {
      if (this.#isClosed || this.#rooms.size >= MOST_ROOMS) return 'again';
      this.#rooms.set(id, { session: this.#open(id), emptySince: undefined });
    }
    const entered = await this.#enterHere(id, member);
    if (entered !== 'again') return entered;
    const holder = await findHolder(this.#site, id);
    if (holder === undefined) return 'missing';
    const isFar = holder !== '' && holder !== this.#holder && !this.#isClosed;
    return isFar && this.relay !== undefined ? this.relay.enter(holder, id, member) : 'again';
  }

  /** Closes all rooms, so that other processes may open them. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#holding);
    for (const id of [...this.#rooms.keys()]) await this.#close(id);
    await this.relay?.close();
  }

  /** Brings a member into a room if it is open in this process, or opens now. */
  async #enterHere(id: string, member: Member): Promise<RoomSession | 'again'> {
    const held = this.#rooms.get(id);
    if (held === undefined) return 'again';
    const session = await held.session.catch((error: unknown) => {
      this.#forget(id, held);
      throw error;
    });
    if (session === undefined) this.#forget(id, held);
    if (session === undefined || this.#rooms.get(id) !== held) return 'again';
    session.enter(member);
    held.emptySince = undefined;
    return session;
  }

  #forget(id: string, held: Held): void {
    if (this.#rooms.get(id) === held) this.#rooms.delete(id);
  }

  async #open(id: string): Promise<RoomSession | undefined> {
    this.#holding ??= setInterval(() => void this.#holdAll(), HOLD_MS).unref();
    // others find this process by what it holds
    await this.relay?.open();
    if (!(await holdRoom(this.#site, id, this.#holder))) return undefined;
    return await RoomSession.open(this.#site, id, (error) => {
      this.#site.log.error({ error, room: id }, 'a room could not be written');
      void this.#close(id);
    });
  }

  async #close(id: string): Promise<void> {
    const held = this.#rooms.get(id);
    if (held === undefined) return;
    this.#rooms.delete(id);
    const session = await held.session.catch(() => undefined);
    await session?.close();
    await releaseRoom(this.#site, id, this.#holder).catch((error: unknown) =>
      // another process takes it when its time is over
      this.#site.log.error({ error, room: id }, 'a room was not let go'),
    );
  }

  /** Says that the open rooms are still this process's, and lets empty ones go. */
  async #holdAll(): Promise<void> {
    const now = this.#site.now();
    for (const [id, held] of [...this.#rooms]) {
      try {
        const session = await held.session;
        if (session?.isEmpty !== true) held.emptySince = undefined;
        else held.emptySince ??= now;
        const isOld = held.emptySince !== undefined && now - held.emptySince > EMPTY_MS;
        if (isOld || !(await holdRoom(this.#site, id, this.#holder))) await this.#close(id);
      } catch (error) {
        this.#site.log.error({ error, room: id }, 'a room was not held');
        await this.#close(id);
      }
    }
  }
}

/** The rooms of a site's process. */
export const roomHub = perSite((site) => new RoomHub(site));
