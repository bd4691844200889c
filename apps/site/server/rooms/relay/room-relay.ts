/**
 * With PostgreSQL any process of a site serves any room. A member whose room is open in another
 * process keeps its connection here, and what it says and is told goes between the two processes.
 */
import type { Closing } from '../../../rooms/index.js';
import type { Site } from '../../site/index.js';
import type { Entered } from '../entered.js';
import type { Member } from '../member.js';
import { FarRooms } from './far-rooms.js';
import { type EnterHere, Guests } from './guests.js';
import { type Letter, readLetter, writeLetter } from './letters.js';
import { BEAT_MS, RoomPost } from './room-post.js';

/** What a process has to do with the rooms of others. */
export class RoomRelay {
  readonly #site: Site;
  readonly #post: RoomPost;
  readonly #far: FarRooms;
  readonly #guests: Guests;
  #beating: NodeJS.Timeout | undefined;

  /** `own` is the name of the process, by which it holds rooms. */
  constructor(site: Site, own: string, enterHere: EnterHere) {
    const send = (to: string, letter: Letter): void => this.#post.send(to, writeLetter(letter));
    this.#site = site;
    this.#far = new FarRooms(send);
    this.#guests = new Guests(site, send, enterHere);
    this.#post = new RoomPost(site, own, {
      heard: (from, text) => this.#hear(from, text),
      lost: (name) => {
        this.#far.lose(name);
        this.#guests.lose(name);
      },
      peers: () => this.#peers,
    });
  }

  /** Listens to other processes, from the first call on. @throws if the database is gone */
  async open(): Promise<void> {
    this.#beating ??= setInterval(() => this.beat(), BEAT_MS).unref();
    await this.#post.open();
  }

  /** Brings a member into a room of another process. Returns the room, or why it cannot come in. */
  async enter(holder: string, room: string, member: Member): Promise<Entered | Closing> {
    await this.open();
    if (!this.#peers.has(holder)) this.#post.expect(holder);
    return await this.#far.enter(holder, room, member, this.#site.now());
  }

  /** Gives a sign of life; gives up members who wait too long, and processes that are silent. */
  beat(): void {
    this.#far.expire(this.#site.now());
    this.#post.beat();
  }

  /** Sends all members away and ends. The rooms that are open here have to be closed before. */
  async close(): Promise<void> {
    clearInterval(this.#beating);
    this.#far.close();
    await this.#post.close();
  }

  get #peers(): ReadonlySet<string> {
    return new Set([...this.#far.peers, ...this.#guests.peers]);
  }

  #hear(from: string, text: string): void {
    const letter = readLetter(text);
    switch (letter?.type) {
      case 'open':
      case 'say':
      case 'leave':
        this.#guests.hear(from, letter);
        break;
      case 'opened':
      case 'tell':
      case 'close':
        this.#far.hear(from, letter);
        break;
      default:
        this.#site.log.warn({ from }, 'another process sent a letter that is none');
    }
  }
}
