/**
 * The open game of a page and the server: moves go there a moment after they were made, at once
 * when the page is hidden, and later where there is no network. For guests nothing is sent, but the
 * row is kept with which the game moves to an account.
 */
import { type Signal, signal } from '@preact/signals';
import type { Solved } from '../../contract/remote-types.js';
import { type Exchange, type Exchanged, type ExchangeOptions, exchange } from './exchange.js';
import { isDone, type RemoteRow, type RemoteRows } from './row.js';

/** Milliseconds of quiet after a move before it is sent; and of play without quiet. */
const QUIET_MS = 1500;
const LONGEST_MS = 10_000;

/** Milliseconds before what failed is tried again, at first and at most. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/** The state of the exchange with the server. */
export type SyncState =
  /** A guest's: everything stays in this browser. */
  | { readonly kind: 'here' }
  /** There is something to send, or all is sent. */
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  /** Kept here and sent later. */
  | { readonly kind: 'later'; readonly code: string }
  /** Two versions wait for a choice. */
  | { readonly kind: 'apart' }
  | { readonly kind: 'solved'; readonly solved: Solved }
  | { readonly kind: 'refused'; readonly code: string };

/** What a game needs to be kept by the server. */
export interface SyncOptions {
  /** The puzzle as its page has it. */
  readonly puzzle: Pick<RemoteRow, 'id' | 'version' | 'given'>;
  readonly rows: RemoteRows;
  /** How to exchange games; undefined for guests. */
  readonly exchange: Exchange | undefined;
  /** The clock of this device: milliseconds since 1970. */
  readonly now: () => number;
  /** Calls after some milliseconds. Returns "do not". */
  readonly after: (milliseconds: number, call: () => void) => () => void;
}

/** Keeps one game on the server. */
export class GameSync {
  readonly state: Signal<SyncState>;
  readonly #options: SyncOptions;
  #isMade = false;
  #wait = FIRST_WAIT_MS;
  #cancel: (() => void) | undefined;
  #cancelLongest: (() => void) | undefined;
  #working: Promise<void> = Promise.resolve();

  constructor(options: SyncOptions) {
    this.#options = options;
    this.state = signal({ kind: options.exchange === undefined ? 'here' : 'sent' });
  }

  /** Reads the state of the game. With `isElsewhere`, fetches the moves of other devices. */
  async open(isElsewhere: boolean): Promise<void> {
    const { exchange } = this.#options;
    const row = await this.#current();
    this.#isMade = row !== undefined;
    if (row?.solved !== undefined) this.state.value = { kind: 'solved', solved: row.solved };
    else if (row?.refused !== undefined) this.state.value = { kind: 'refused', code: row.refused };
    // time counts from the first look, so the token of the first look is the one to keep
    await this.#make();
    if (exchange === undefined || (row !== undefined && isDone(row))) return;
    await this.flush({ looks: isElsewhere || row?.game !== undefined });
  }

  /** A move was made. */
  moved(): void {
    if (!this.#isMade) void this.#make();
    const { exchange, after } = this.#options;
    const { kind } = this.state.value;
    if (exchange === undefined || kind === 'solved' || kind === 'refused') return;
    if (kind === 'sent') this.state.value = { kind: 'sending' };
    this.#cancel?.();
    this.#cancel = after(QUIET_MS, () => void this.flush());
    this.#cancelLongest ??= after(LONGEST_MS, () => void this.flush());
  }

  /** Moves of the solve: the first solve counts. */
  async won(wonMoves: number): Promise<void> {
    const { rows, puzzle, now } = this.#options;
    const wonAt = now();
    await this.#make();
    const row = await rows.get(puzzle.id);
    if (row !== undefined && (isDone(row) || row.wonMoves !== undefined)) return;
    await rows.note(puzzle.id, { wonMoves, wonAt });
    await this.flush();
  }

  /** Sends now what waits. */
  flush(options: ExchangeOptions = {}): Promise<void> {
    this.#stopTimers();
    const work = this.#working.then(() => this.#exchange(options));
    this.#working = work;
    return work;
  }

  /** The player has chosen a version, which goes on and is sent. */
  async chosen(): Promise<void> {
    const sent = { sent: 0, sentElapsed: 0 };
    await this.#options.rows.note(this.#options.puzzle.id, { apart: undefined, ...sent });
    await this.flush();
  }

  /** Stops sending; what waits is sent by the next page. */
  end(): void {
    this.#stopTimers();
  }

  /** The row, begun anew if the author has changed the puzzle since. */
  async #current(): Promise<RemoteRow | undefined> {
    const { rows, puzzle } = this.#options;
    const row = await rows.get(puzzle.id);
    if (row === undefined || row.version === puzzle.version || isDone(row)) return row;
    await rows.remove(puzzle.id);
    return undefined;
  }

  async #make(): Promise<void> {
    const { rows, puzzle, exchange } = this.#options;
    const { id, version, given } = puzzle;
    this.#isMade = true;
    if ((await rows.get(id)) !== undefined) return;
    await rows.note(id, { version, given, person: exchange?.person });
  }

  async #exchange(options: ExchangeOptions): Promise<void> {
    const { exchange: with_, puzzle } = this.#options;
    if (with_ === undefined) return;
    const before = this.state.value.kind;
    if (before === 'solved' || before === 'refused') return;
    this.#show(await exchange(with_, puzzle.id, options));
  }

  #show(exchanged: Exchanged): void {
    if (exchanged.kind !== 'later') {
      this.#wait = FIRST_WAIT_MS;
      this.state.value = exchanged.kind === 'even' ? { kind: 'sent' } : exchanged;
      return;
    }
    const { code, retryAfter } = exchanged.problem;
    this.state.value = { kind: 'later', code };
    this.#cancel?.();
    // for guests there is nothing to retry until the page is opened again
    if (code === 'not-signed-in') return;
    this.#cancel = this.#options.after(retryAfter ?? this.#wait, () => void this.flush());
    this.#wait = Math.min(LONGEST_WAIT_MS, 2 * this.#wait);
  }

  #stopTimers(): void {
    this.#cancel?.();
    this.#cancelLongest?.();
    this.#cancel = undefined;
    this.#cancelLongest = undefined;
  }
}
