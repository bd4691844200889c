/**
 * Room for large bodies. Each is bounded alone, but many at once, sent slowly, would still fill the
 * memory. So bodies in progress share a room; one that does not fit is refused with 503 before it
 * is read. An address gets only a part of the room, so that it cannot block the others.
 */
import { addressKey } from './client-address.js';
import type { SiteContext } from './env.js';
import { HttpProblem } from './problem.js';

/** Maximum bytes of large bodies in progress, in total and from one address. */
const ALL_BYTES = 64 * 1024 * 1024;
const ADDRESS_BYTES = 24 * 1024 * 1024;

/** Seconds after which it is worth to try again. */
const RETRY_AFTER_S = 5;

/** Counts the bytes in progress in this process. */
export class BodyRoom {
  readonly #byAddress = new Map<string, number>();
  #all = 0;

  /** Runs work with room for a body of `bytes`. @throws {HttpProblem} 503 without room. */
  async with<T>(c: SiteContext, bytes: number, work: () => Promise<T>): Promise<T> {
    const key = addressKey(c.get('address'));
    const own = this.#byAddress.get(key) ?? 0;
    if (this.#all + bytes > ALL_BYTES || own + bytes > ADDRESS_BYTES) throw noRoom();
    this.#add(key, bytes);
    try {
      return await work();
    } finally {
      this.#add(key, -bytes);
    }
  }

  #add(key: string, bytes: number): void {
    this.#all += bytes;
    const own = (this.#byAddress.get(key) ?? 0) + bytes;
    if (own > 0) this.#byAddress.set(key, own);
    else this.#byAddress.delete(key);
  }
}

function noRoom(): HttpProblem {
  const message = `Too many large files are being sent. Try again in ${RETRY_AFTER_S} seconds.`;
  const headers = { 'Retry-After': `${RETRY_AFTER_S}` };
  return new HttpProblem(503, 'no-room', message, { retryAfter: RETRY_AFTER_S }, headers);
}
