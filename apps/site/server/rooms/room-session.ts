/**
 * An open room with its members: what they send becomes events, and what is written goes to all
 * whom it concerns. What follows by itself (the start, the end, a rematch) is found out here, after
 * each event and when its time has come.
 */
import {
  beginOf,
  type FromMember,
  followUp,
  handsIn,
  hasRoom,
  type KeptEvent,
  limitOf,
  type Refusal,
  type RoomEvent,
  wantsRematch,
} from '../../rooms/index.js';
import type { Site } from '../site/index.js';
import { tokenHash } from '../storage/index.js';
import type { Entered } from './entered.js';
import { findFinding } from './find-finding.js';
import { LiveRoom } from './live-room.js';
import type { Member } from './member.js';
import { act, findPuzzle, join, type Sent, type Stage, start } from './room-acts.js';
import { RoomTelling } from './room-telling.js';
import { Timers } from './timers.js';

/** How often the finished lines of a racing hand are told, at most. */
const LINES_MS = 1000;
/** After so long without a connection a hand has left: in the lobby, and while it plays. */
const GONE_MS = 2 * 60_000;
const GONE_AT_PLAY_MS = 15 * 60_000;

/** An open room. */
export class RoomSession implements Stage, Entered {
  readonly site: Site;
  readonly room: LiveRoom;
  readonly #members = new Set<Member>();
  readonly #telling: RoomTelling;
  readonly #timers = new Timers();
  /** A start or a rematch is being prepared. */
  #isBusy = false;

  private constructor(site: Site, room: LiveRoom) {
    this.site = site;
    this.room = room;
    this.#telling = new RoomTelling(site, room, this.#members);
  }

  /** Opens a room; `lost` is called if its events can no longer be written. */
  static async open(site: Site, id: string, lost: (error: unknown) => void): Promise<RoomSession> {
    const sessions: RoomSession[] = [];
    const room = await LiveRoom.open(site, id, {
      written: (events) => {
        for (const each of sessions) each.#written(events);
      },
      lost,
    });
    const session = new RoomSession(site, room);
    sessions.push(session);
    for (const { number, result } of room.state.hands) {
      if (result?.type === 'finished' && result.finding === 'checking') void session.#judge(number);
    }
    session.#follow();
    return session;
  }

  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  /** A connection opens; its member has still to say hello. */
  enter(member: Member): void {
    this.#members.add(member);
  }

  /** A connection has closed. */
  exit(member: Member): void {
    this.#members.delete(member);
    const { hand } = member;
    if (hand === undefined) return;
    this.#telling.present();
    this.#forgetLater(hand);
    this.#follow();
  }

  /** Closes all connections: their members come again, here or at another process. */
  async close(): Promise<void> {
    this.#timers.stop();
    await this.room.settled();
    for (const member of this.#members) member.close('again');
    this.#members.clear();
  }

  /** Does what a member asks for. */
  async receive(member: Member, message: FromMember): Promise<void> {
    if (message.type === 'hello') return this.#hello(member, message);
    const { hand, language } = member;
    if (hand === undefined) return member.close('refused');
    if (message.type === 'cursor') return this.#telling.cursor(hand, message);
    if (message.type === 'replay') return this.#telling.replay(member);
    const refusal = await act(this, { hand, language }, message);
    if (refusal !== undefined && refusal !== 'known') {
      const count = message.type === 'move' ? { count: message.count } : {};
      member.tell({ type: 'refused', why: refusal, ...count });
    }
    if (message.type === 'leave') member.close('left');
  }

  readonly happen = (hand: number, event: RoomEvent, keyHash?: string): Refusal | undefined => {
    const refusal = this.room.happen(hand, event, keyHash);
    if (refusal !== undefined) return refusal;
    if (event.type === 'finish') void this.#judge(hand);
    this.#follow();
    return undefined;
  };

  #hello(member: Member, { key, name, avatar, color, seen }: Sent<'hello'>): void {
    if (member.hand !== undefined) return;
    const keyHash = tokenHash(key);
    const { state } = this.room;
    const hand = this.room.handOf(keyHash) ?? state.hands.length;
    if (state.hands[hand]?.isIn !== true) {
      const look = { name, avatar, color };
      const refusal = hasRoom(state) ? join(this, hand, look, keyHash) : 'full';
      if (refusal !== undefined) {
        member.tell({ type: 'refused', why: refusal });
        member.close(refusal === 'full' ? 'full' : 'refused');
        return;
      }
    }
    member.hand = hand;
    this.#timers.drop(`gone ${hand}`);
    member.tell({ type: 'welcome', hand, time: this.site.now() });
    this.#telling.events(member, this.room.writtenLog, seen);
    void this.#telling.puzzle(member);
    this.#telling.allLines(member);
    this.#telling.present();
  }

  /** Events are on the disk: their members hear of them, and clients know that they are kept. */
  #written(events: readonly KeptEvent[]): void {
    for (const member of this.#members) this.#telling.events(member, events, 0);
    for (const { event } of events) {
      if (event.type !== 'move' || this.room.boards?.shared !== undefined) continue;
      const { hand } = event;
      this.#timers.set(`lines ${hand}`, LINES_MS, () => this.#telling.lines(hand), true);
    }
    const more = this.room.state.phase === 'playing' ? 'open' : 'end';
    if (events.some(({ event }) => event.type === more)) this.#telling.spectators();
  }

  /** What follows from the state of the room by itself, now or at its time. */
  #follow(): void {
    const { state } = this.room;
    const present = this.#telling.hands();
    const host = handsIn(state).find(({ number }) => present.has(number)) ?? handsIn(state)[0];
    if (host === undefined) return;
    const event = followUp(state, present, this.site.now());
    if (event?.type === 'start') {
      this.#alone(() => start(this, host.number));
      return;
    }
    if (event !== undefined) {
      this.happen(host.number, event);
      return;
    }
    if (wantsRematch(state, present)) this.#alone(() => this.#rematch(host.number));
    else this.#plan();
  }

  /** Looks again when the round begins, and when its time is up. */
  #plan(): void {
    const { state } = this.room;
    if (state.phase !== 'playing') {
      this.#timers.drop('begin');
      this.#timers.drop('round');
      return;
    }
    const now = this.site.now();
    if (state.hands.some(({ number }) => now < beginOf(state, number))) this.#begin();
    const limit = limitOf(state);
    if (limit < Infinity) this.#timers.set('round', limit - now + 1, () => this.#follow());
  }

  /** Tells hands the puzzle when they begin; a timer may come a moment too early. */
  #begin(): void {
    const { state } = this.room;
    const now = this.site.now();
    const lefts = state.hands.map(({ number }) => beginOf(state, number) - now);
    const next = Math.min(...lefts.filter((left) => left > 0));
    if (next < Infinity) {
      this.#timers.set('begin', next, () => {
        this.#begin();
        void this.#tellPuzzle(now);
      });
    }
  }

  /** Tells the puzzle to those who have begun since then. */
  async #tellPuzzle(since: number): Promise<void> {
    // members hear of the start first, which clears their boards
    await this.room.settled();
    const { state } = this.room;
    for (const member of this.#members) {
      const hasWaited = member.hand !== undefined && beginOf(state, member.hand) > since;
      if (hasWaited) void this.#telling.puzzle(member);
    }
  }

  async #rematch(hand: number): Promise<void> {
    const { choice } = this.room.state;
    const language = [...this.#members][0]?.language ?? 'en';
    const puzzle = await findPuzzle(this, { language }, null);
    if (choice === undefined || puzzle === undefined) return;
    this.happen(hand, { type: 'choose', choice: { ...choice, puzzle } });
    await start(this, hand);
  }

  /** Does something that takes a while, once at a time. */
  #alone(work: () => Promise<unknown>): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    work()
      .catch((error: unknown) => this.site.log.error({ error, room: this.room.id }, 'room failed'))
      .finally(() => {
        this.#isBusy = false;
      });
  }

  async #judge(hand: number): Promise<void> {
    const { room, site } = this;
    const { choice, beginsAt, hands, round } = room.state;
    const result = hands[hand]?.result;
    const clues = room.boards?.clues;
    if (choice === undefined || clues === undefined || result?.type !== 'finished') return;
    const raced = {
      roomId: room.id,
      hand,
      puzzle: choice.puzzle,
      clues,
      record: room.recordOf(hand),
      beganAt: beginsAt,
      finishedAt: beginsAt + result.ms,
    };
    try {
      const finding = await findFinding(site, raced);
      if (room.state.round === round) this.happen(hand, { type: 'judge', hand, finding });
    } catch (error) {
      site.log.error({ error, room: room.id }, 'a race was not judged');
    }
  }

  /** A hand that does not come back has left. */
  #forgetLater(hand: number): void {
    if (this.#telling.hands().has(hand)) return;
    const isAtPlay = this.room.state.phase === 'playing';
    this.#timers.set(`gone ${hand}`, isAtPlay ? GONE_AT_PLAY_MS : GONE_MS, () => {
      this.happen(hand, { type: 'leave', hand });
    });
  }
}
