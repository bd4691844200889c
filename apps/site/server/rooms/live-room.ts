/**
 * A room that is open in this process. What happens is checked against its state, numbered, folded,
 * written down, and told to the members once it is on the disk: what a member has been told is
 * there after the process was killed. Events that come while others are written share the next
 * write.
 */
import { type GameRecord, moveOfCode } from '@nonokit/board';
import {
  EMPTY_ROOM,
  foldRoom,
  type KeptEvent,
  newBoards,
  playBoards,
  type Refusal,
  type RoomEvent,
  type RoomKind,
  type RoomState,
  type RoundBoards,
  refuse,
} from '../../rooms/index.js';
import type { Site } from '../site/index.js';
import { eventWriter } from './event-writer.js';
import { findRoomClues } from './room-puzzle.js';
import { readEvents, type StoredEvent } from './room-rows.js';

/** Characters of all events of a room together. */
const MOST_CHARS = 4_000_000;

/** What happens around a room. */
export interface RoomHost {
  /** Events are on the disk. */
  written(events: readonly KeptEvent[]): void;
  /** They could not be written: the room in memory is wrong, and has to be read again. */
  lost(error: unknown): void;
}

/** A room in memory. */
export class LiveRoom {
  readonly id: string;
  readonly #site: Site;
  readonly #host: RoomHost;
  #state: RoomState = EMPTY_ROOM;
  #boards: RoundBoards | undefined;
  readonly #log: KeptEvent[] = [];
  /** What was played when each event happened, by the event's number. */
  readonly #kinds: (RoomKind | undefined)[] = [undefined];
  readonly #keys = new Map<string, number>();
  #chars = 0;
  #waiting: StoredEvent[] = [];
  #unwritten = 0;
  #writing: Promise<void> | undefined;
  #isLost = false;

  private constructor(site: Site, id: string, host: RoomHost) {
    this.#site = site;
    this.id = id;
    this.#host = host;
  }

  /** Reads a room from the database. */
  static async open(site: Site, id: string, host: RoomHost): Promise<LiveRoom> {
    const room = new LiveRoom(site, id, host);
    for (const stored of await readEvents(site, id)) {
      if (stored.event.type === 'start') await room.prepare();
      room.#take(stored, room.#after(stored.event));
    }
    return room;
  }

  get state(): RoomState {
    return this.#state;
  }

  /** The boards of the round; undefined before the first one. */
  get boards(): RoundBoards | undefined {
    return this.#boards;
  }

  /** All events, in order. */
  get log(): readonly KeptEvent[] {
    return this.#log;
  }

  /** Those of them that are on the disk: what members may be told. */
  get writtenLog(): readonly KeptEvent[] {
    return this.#log.slice(0, this.#log.length - this.#unwritten);
  }

  /** Reads the clues of the puzzle that is chosen: needed before a round starts. */
  async prepare(): Promise<void> {
    const { choice } = this.#state;
    if (choice === undefined) return;
    const clues = await findRoomClues(this.#site, choice.puzzle);
    this.#boards = newBoards(clues, choice.kind);
  }

  /** What was played when an event happened. */
  kindAt(number: number): RoomKind | undefined {
    return this.#kinds[number];
  }

  /** The hand with a secret, if it was here before. */
  handOf(keyHash: string): number | undefined {
    return this.#keys.get(keyHash);
  }

  /** The time of the last move of a hand in this round; 0 for none. */
  lastMoveAt(hand: number): number {
    const from = this.#state.roundFrom;
    const last = this.#log.findLast(
      ({ number, event }) => number < from || (event.type === 'move' && event.hand === hand),
    );
    return last?.event.type === 'move' && last.number > from ? last.event.at : 0;
  }

  /** The moves of a hand in this round, with their times. */
  recordOf(hand: number): GameRecord {
    const clues = this.#boards?.clues;
    if (clues === undefined) return [];
    return this.#log.slice(this.#state.roundFrom).flatMap(({ event }) => {
      if (event.type !== 'move' || event.hand !== hand) return [];
      const move = moveOfCode(event.code, clues);
      return move === undefined ? [] : [{ at: event.at, move }];
    });
  }

  /**
   * Makes something happen that a hand asks for. Returns why it may not, if so; otherwise it is
   * written down and told.
   */
  happen(by: number, event: RoomEvent, keyHash?: string): Refusal | undefined {
    if (this.#isLost) return 'trouble';
    const time = this.#site.now();
    const refusal = refuse(this.#state, by, event, time);
    if (refusal !== undefined) return refusal;
    const boards = this.#after(event);
    if (event.type === 'move' && boards === undefined) return 'bad-move';
    const stored = { number: this.#state.number + 1, time, event, keyHash };
    if (this.#chars + charsOf(event) > MOST_CHARS && event.type !== 'end') return 'worn-out';
    this.#take(stored, boards);
    this.#waiting.push(stored);
    this.#unwritten++;
    this.#write();
    return undefined;
  }

  /** Resolves when all that has happened is written. */
  async settled(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing;
  }

  /** The boards after a move; undefined if the event is none, or one that they do not take. */
  #after(event: RoomEvent): RoundBoards | undefined {
    if (event.type !== 'move' || this.#boards === undefined) return undefined;
    return playBoards(this.#boards, event);
  }

  /** Folds an event into the state, and its boards into the room. */
  #take({ keyHash, ...kept }: StoredEvent, boards: RoundBoards | undefined): void {
    const { event } = kept;
    this.#boards = boards ?? this.#boards;
    if (event.type === 'join' && keyHash !== undefined) this.#keys.set(keyHash, event.hand);
    this.#kinds.push(this.#state.choice?.kind);
    this.#state = foldRoom(this.#state, kept);
    this.#chars += charsOf(event);
    this.#log.push(kept);
  }

  #write(): void {
    this.#writing ??= this.#writeAll();
  }

  async #writeAll(): Promise<void> {
    // in one turn of the server's loop several members may have painted
    await Promise.resolve();
    while (this.#waiting.length > 0 && !this.#isLost) await this.#writeWaiting();
    // at once, not in a later callback: what happens in between would wait for the next event
    this.#writing = undefined;
  }

  async #writeWaiting(): Promise<void> {
    const events = this.#waiting;
    this.#waiting = [];
    try {
      await eventWriter(this.#site).write(this.id, events);
    } catch (error) {
      this.#isLost = true;
      this.#host.lost(error);
      return;
    }
    this.#unwritten -= events.length;
    this.#host.written(events.map(({ keyHash: _, ...kept }) => kept));
  }
}

function charsOf(event: RoomEvent): number {
  return JSON.stringify(event).length;
}
