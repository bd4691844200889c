/** A connection of a member: what it may send, and how fast. */
import type { Language } from '@nonokit/core';
import type { Closing, FromMember, ToMember } from '../../rooms/index.js';
import { readMessage } from './messages.js';

/** Messages at once, and in a second from then on: hands draw a few strokes a second. */
const BURST = 200;
const PER_SECOND = 30;

/** The socket below it, here or at another process. */
export interface Wire {
  send(text: string): void;
  close(why: Closing): void;
}

/** A connection. */
export class Member {
  readonly language: Language;
  readonly #wire: Wire;
  readonly #now: () => number;
  #left = BURST;
  #countedAt: number;
  /** Its number in the room, once it has said hello. */
  hand: number | undefined;
  /** The last round of which it was told the moves of all, and is told those to come. */
  watched = 0;

  constructor(wire: Wire, language: Language, now: () => number) {
    this.#wire = wire;
    this.language = language;
    this.#now = now;
    this.#countedAt = now();
  }

  tell(message: ToMember): void {
    this.pass(JSON.stringify(message));
  }

  /** Passes on a message as text. */
  pass(text: string): void {
    this.#wire.send(text);
  }

  close(why: Closing): void {
    this.#wire.close(why);
  }

  /** Reads what came; undefined if it is nothing to act on. Closes for nonsense and floods. */
  read(data: unknown): FromMember | undefined {
    const message = readMessage(data);
    const isCounted = this.#count();
    if (message === undefined || (!isCounted && message.type !== 'cursor')) {
      this.tell({ type: 'refused', why: message === undefined ? 'unreadable' : 'too-fast' });
      this.close('refused');
      return undefined;
    }
    return isCounted ? message : undefined;
  }

  /** Counts a message. Returns false if there are too many. */
  #count(): boolean {
    const now = this.#now();
    const more = ((now - this.#countedAt) / 1000) * PER_SECOND;
    this.#left = Math.min(BURST, this.#left + Math.max(0, more));
    this.#countedAt = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
