/** Members of rooms that are open here, whose connections are at other processes. */
import type { Closing } from '../../../rooms/index.js';
import type { Site } from '../../site/index.js';
import type { Entered } from '../entered.js';
import { Member } from '../member.js';
import { readMessage } from '../messages.js';
import { Visit } from '../visit.js';
import type { Letter } from './letters.js';

/** Guests at once. */
const MOST_GUESTS = 2000;

/** What comes from a process that has connections. */
export type FromGuest = Extract<Letter, { readonly type: 'open' | 'say' | 'leave' }>;

/** Brings a member into a room that is open here. */
export type EnterHere = (room: string, member: Member) => Promise<Entered | Closing>;

/** A guest. */
interface Guest {
  readonly peer: string;
  readonly member: Member;
  readonly visit: Visit;
}

/** The guests of a process. */
export class Guests {
  readonly #site: Site;
  readonly #send: (to: string, letter: Letter) => void;
  readonly #enter: EnterHere;
  /** By the process and the number of the link. */
  readonly #guests = new Map<string, Guest>();

  constructor(site: Site, send: (to: string, letter: Letter) => void, enter: EnterHere) {
    this.#site = site;
    this.#send = send;
    this.#enter = enter;
  }

  /** The processes that have their connections. */
  get peers(): readonly string[] {
    return [...this.#guests.values()].map(({ peer }) => peer);
  }

  /** Takes what a process says. It has counted its members' messages. */
  hear(from: string, letter: FromGuest): void {
    if (letter.type === 'open') this.#open(from, letter);
    else if (letter.type === 'leave') this.#end(keyOf(from, letter.link));
    else this.#say(this.#guests.get(keyOf(from, letter.link)), letter.text);
  }

  /** A process is gone, and its connections with it. */
  lose(peer: string): void {
    for (const [key, guest] of [...this.#guests]) if (guest.peer === peer) this.#end(key);
  }

  #open(peer: string, { link, language, room }: Extract<FromGuest, { type: 'open' }>): void {
    const key = keyOf(peer, link);
    if (this.#guests.size >= MOST_GUESTS || this.#guests.has(key)) {
      this.#send(peer, { type: 'close', link, why: 'again' });
      return;
    }
    const wire = {
      send: (text: string) => {
        if (this.#guests.has(key)) this.#send(peer, { type: 'tell', link, text });
      },
      close: (why: Closing) => {
        if (this.#guests.has(key)) this.#send(peer, { type: 'close', link, why });
        this.#end(key);
      },
    };
    const member = new Member(wire, language, this.#site.now);
    const entering = this.#enter(room, member).then((entered) => {
      if (typeof entered !== 'string') this.#send(peer, { type: 'opened', link });
      return entered;
    });
    this.#guests.set(key, { peer, member, visit: new Visit(this.#site, room, member, entering) });
  }

  #say(guest: Guest | undefined, text: string): void {
    const message = readMessage(text);
    if (message === undefined) guest?.member.close('refused');
    else guest?.visit.receive(message);
  }

  #end(key: string): void {
    const guest = this.#guests.get(key);
    this.#guests.delete(key);
    guest?.visit.end();
  }
}

function keyOf(peer: string, link: number): string {
  return `${peer} ${link}`;
}
