/** A member's stay in a room. Messages wait until the room is open, and come one at a time. */
import type { Closing, FromMember } from '../../rooms/index.js';
import type { Site } from '../site/index.js';
import type { Entered } from './entered.js';
import type { Member } from './member.js';

/** A stay in a room, from the opening of a connection to its end. */
export class Visit {
  readonly #site: Site;
  readonly #id: string;
  readonly #member: Member;
  /** Never rejects. */
  #room: Promise<Entered | undefined>;

  constructor(site: Site, id: string, member: Member, entering: Promise<Entered | Closing>) {
    this.#site = site;
    this.#id = id;
    this.#member = member;
    this.#room = this.#enter(entering);
  }

  /** Hands a message to the room, after those that came before it. */
  receive(message: FromMember): void {
    this.#room = this.#room.then(async (room) => {
      try {
        // a choice may take a query
        await room?.receive(this.#member, message);
      } catch (error) {
        this.#site.log.error({ error, room: this.#id }, 'a message of a room failed');
        this.#member.close('again');
      }
      return room;
    });
  }

  /** The connection has closed. */
  end(): void {
    void this.#room.then((room) => room?.exit(this.#member));
  }

  async #enter(entering: Promise<Entered | Closing>): Promise<Entered | undefined> {
    try {
      const entered = await entering;
      if (typeof entered !== 'string') return entered;
      this.#member.close(entered);
    } catch (error) {
      this.#site.log.error({ error, room: this.#id }, 'a room could not be opened');
      this.#member.close('again');
    }
    return undefined;
  }
}
