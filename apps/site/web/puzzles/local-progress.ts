/**
 * Progress under `nonokit play`. The browser keeps every move as on any site, but under the address
 * with its port, and perhaps another browser opens the next time. So the program keeps a copy of
 * everything in a file: the page merges it at its start and sends it back after every change.
 *
 * A page never overwrites what it has not seen: it names the version that it merged (`If-Match`),
 * and where the file has another by now, it merges that one first and sends again.
 */
import { good } from '@nonokit/core';
import type { GameStore } from '../../player-store/index.js';
import { store } from '../frame/store.js';
import { rootAddress } from './addresses.js';
import { LOCAL_PROGRESS } from './local.js';

/** Milliseconds of quiet after a move before the copy is sent. */
const QUIET_MS = 400;

/** Characters of a text that is sent although its page is gone. */
const MOST_KEPT_ALIVE = 20_000;

/** Tries to send before the page waits for the next move. */
const TRIES = 5;

/** The part of the store that is used. */
type Progress = Pick<GameStore, 'exportAll' | 'importAll'>;

/** Merges and sends the progress of one page. */
export class ProgressCopy {
  readonly #store: Progress;
  readonly #address: string;
  /** The version of the file that was merged; undefined before the first time. */
  #version: string | undefined;
  #sent: string | undefined;
  #working: Promise<void> = Promise.resolve();

  constructor(store: Progress, address: string) {
    this.#store = store;
    this.#address = address;
  }

  /** Merges the file into the store. */
  receive(): Promise<void> {
    return this.#inTurn(() => this.#merge());
  }

  /** Sends what the store has, if it is not in the file yet. */
  send(): Promise<void> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        if (this.#version === undefined) await this.#merge();
        const text = await this.#store.exportAll();
        if (withoutTime(text) === this.#sent || (await this.#put(text))) return;
      }
    });
  }

  async #merge(): Promise<void> {
    const response = await fetch(this.#address);
    if (!response.ok) return;
    const version = response.headers.get('ETag') ?? undefined;
    const text = await response.text();
    const merged = text === '' ? good(undefined) : await this.#store.importAll(text);
    // A damaged file may be replaced; the program keeps it aside. But where this browser refuses to
    // store, or is older than the file, sending would replace progress that is not here.
    if (!merged.ok && merged.problem.code !== 'no-export') throw new Error(merged.problem.message);
    this.#version = version;
  }

  /** True if the file has the text; after false the file has to be merged first. */
  async #put(text: string): Promise<boolean> {
    const headers = { 'Content-Type': 'application/json', 'If-Match': this.#version ?? '' };
    // a short text is sent even if the page is closed meanwhile; browsers allow that up to 64 KB
    const keepalive = text.length < MOST_KEPT_ALIVE;
    const response = await fetch(this.#address, { method: 'PUT', body: text, headers, keepalive });
    this.#version = response.ok ? (response.headers.get('ETag') ?? undefined) : undefined;
    if (response.ok) this.#sent = withoutTime(text);
    return response.ok;
  }

  /** One after another; a program that has ended is no trouble, since the browser keeps it all. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#working = this.#working.then(work).catch(() => undefined);
    return this.#working;
  }
}

/** The text without the time at which it was written, which alone is no change. */
function withoutTime(text: string): string {
  return text.replace(/"exportedAt":\d+,?/, '');
}

let arrived: Promise<void> | undefined;

/** Resolves when the program's copy is merged; from then on changes are sent to it. */
export function arrivedProgress(): Promise<void> {
  arrived ??= begin();
  return arrived;
}

async function begin(): Promise<void> {
  const copy = new ProgressCopy(store(), rootAddress() + LOCAL_PROGRESS);
  await copy.receive();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void copy.send(), QUIET_MS);
  };
  // the store tells other tabs of every move, and of each puzzle and result that it keeps; a second
  // channel of this page hears it too
  if (typeof BroadcastChannel !== 'undefined') new BroadcastChannel('nonokit').onmessage = soon;
  document.addEventListener('visibilitychange', () => void copy.send());
  soon();
}
