/** Rooms that are open in other processes, for members whose connections are here. */
import type { Closing, FromMember } from '../../../rooms/index.js';
import type { Entered } from '../entered.js';
import type { Member } from '../member.js';
import type { Letter } from './letters.js';

/** How long a process may take to let a member in. */
export const OPENING_MS = 3000;

/** A member here, and the process that has its room. */
interface Link {
  readonly peer: string;
  readonly member: Member;
  readonly openedAt: number;
  /** Ends the wait for an answer; undefined once it has come. */
  answer: ((entered: Entered | Closing) => void) | undefined;
}

/** What comes from a process that has a room. */
export type FromRoom = Extract<Letter, { readonly type: 'opened' | 'tell' | 'close' }>;

/** The rooms of other processes. */
export class FarRooms {
  readonly #send: (to: string, letter: Letter) => void;
  readonly #links = new Map<number, Link>();
  #count = 0;

  constructor(send: (to: string, letter: Letter) => void) {
    this.#send = send;
  }

  /** The processes that have them. */
  get peers(): readonly string[] {
    return [...this.#links.values()].map(({ peer }) => peer);
  }

  /** Brings a member into a room of a process. Returns the room, or why it cannot come in. */
  enter(peer: string, room: string, member: Member, now: number): Promise<Entered | Closing> {
    this.#count++;
    const link = this.#count;
    const { language } = member;
    this.#send(peer, { type: 'open', link, language, room });
    return new Promise((answer) => {
      this.#links.set(link, { peer, member, openedAt: now, answer });
    });
  }

  /** Takes what a process tells. */
  hear(from: string, letter: FromRoom): void {
    const link = this.#links.get(letter.link);
    if (link?.peer !== from) return;
    if (letter.type === 'opened') {
      link.answer?.(this.#entered(letter.link, link));
      link.answer = undefined;
    } else if (letter.type === 'tell') link.member.pass(letter.text);
    else this.#close(letter.link, letter.why);
  }

  /** A process is gone: its rooms will open elsewhere. */
  lose(peer: string): void {
    for (const [number, link] of [...this.#links]) {
      if (link.peer === peer) this.#close(number, 'again');
    }
  }

  /** Gives up members that have waited too long. */
  expire(now: number): void {
    for (const [number, { peer, openedAt, answer }] of [...this.#links]) {
      if (answer === undefined || now - openedAt <= OPENING_MS) continue;
      this.#send(peer, { type: 'leave', link: number });
      this.#close(number, 'again');
    }
  }

  /** Sends all members away, so that they come again at another process. */
  close(): void {
    for (const [number, { peer }] of [...this.#links]) {
      this.#send(peer, { type: 'leave', link: number });
      this.#close(number, 'again');
    }
  }

  #close(number: number, why: Closing): void {
    const link = this.#links.get(number);
    this.#links.delete(number);
    if (link?.answer !== undefined) link.answer(why);
    else link?.member.close(why);
  }

  #entered(number: number, { peer }: Link): Entered {
    return {
      receive: (_: Member, message: FromMember) => {
        const text = JSON.stringify(message);
        if (this.#links.has(number)) this.#send(peer, { type: 'say', link: number, text });
        return Promise.resolve();
      },
      exit: () => {
        if (this.#links.delete(number)) this.#send(peer, { type: 'leave', link: number });
      },
    };
  }
}
