/** What the members of a room are told, each as much as it may know. */
import {
  beginOf,
  finishedLines,
  isVisible,
  isWatching,
  type KeptEvent,
  mayKnow,
  maySee,
  racersOf,
  type ToMember,
} from '../../rooms/index.js';
import type { Site } from '../site/index.js';
import type { LiveRoom } from './live-room.js';
import type { Member } from './member.js';
import type { Sent } from './room-acts.js';
import { findBlind } from './room-puzzle.js';

/** Tells the members of one room. */
export class RoomTelling {
  readonly #site: Site;
  readonly #room: LiveRoom;
  readonly #members: ReadonlySet<Member>;

  constructor(site: Site, room: LiveRoom, members: ReadonlySet<Member>) {
    this.#site = site;
    this.#room = room;
    this.#members = members;
  }

  /** The hands that have a connection. */
  hands(): ReadonlySet<number> {
    return new Set([...this.#members].flatMap(({ hand }) => (hand === undefined ? [] : [hand])));
  }

  /** Tells a member those events after `seen` that it may know. */
  events(member: Member, events: readonly KeptEvent[], seen: number): void {
    const { hand } = member;
    if (hand === undefined) return;
    const visible = events.filter(
      (event) =>
        event.number > seen &&
        (this.#isWatched(member, event) || isVisible(event, hand, this.#room.kindAt(event.number))),
    );
    if (visible.length === 0) return;
    member.tell({ type: 'events', events: visible, time: this.#site.now() });
  }

  /** Whether an event belongs to the round that a member watches, and to a hand that it may see. */
  #isWatched({ watched, hand }: Member, { number, event }: KeptEvent): boolean {
    const { state } = this.#room;
    if (watched !== state.round || number <= state.roundFrom) return false;
    return event.type !== 'move' || maySee(state, hand ?? -1, event.hand);
  }

  /** Tells all who is there. */
  present(): void {
    this.#tellAll({ type: 'present', hands: [...this.hands()] });
  }

  /** Tells a member the puzzle, once the round has begun. */
  async puzzle(member: Member): Promise<void> {
    const { state } = this.#room;
    const { choice, phase, round } = state;
    if (choice === undefined || phase === 'lobby' || round === 0) return;
    if (member.hand === undefined || this.#site.now() < beginOf(state, member.hand)) return;
    try {
      const blind = await findBlind(this.#site, choice.puzzle, member.language);
      member.tell({ type: 'puzzle', round, blind });
    } catch (error) {
      this.#site.log.error({ error, room: this.#room.id }, 'a room has no puzzle');
      member.close('again');
    }
  }

  /** Tells all others how far a racing hand is. */
  lines(hand: number): void {
    const { boards } = this.#room;
    if (boards === undefined || boards.shared !== undefined) return;
    const message: ToMember = { type: 'lines', hand, lines: finishedLines(boards, hand) };
    for (const member of this.#members) if (member.hand !== hand) tellSeated(member, message);
  }

  /** Tells a member how far all others are. */
  allLines(member: Member): void {
    const { boards, state } = this.#room;
    if (boards === undefined || boards.shared !== undefined || state.phase === 'lobby') return;
    for (const { number } of racersOf(state)) {
      if (number === member.hand) continue;
      tellSeated(member, { type: 'lines', hand: number, lines: finishedLines(boards, number) });
    }
  }

  /**
   * Tells a member who has nothing to play the moves of the round that it may see, once: they may
   * be many. In a race that goes on it is told those to come, too.
   */
  replay(member: Member): void {
    const { state } = this.#room;
    const { hand } = member;
    if (hand === undefined || member.watched === state.round) return;
    if (!mayKnow(state, hand) && !isWatching(state, hand)) return;
    member.watched = state.round;
    this.#moves(member, hand);
  }

  /** Tells spectators the moves anew: a hand lets them see its board, or the race is over. */
  spectators(): void {
    const { phase, round, hands } = this.#room.state;
    if (phase === 'lobby') return;
    for (const member of this.#members) {
      const { hand } = member;
      if (hand === undefined || member.watched !== round) continue;
      if (hands[hand]?.isPlaying === false) this.#moves(member, hand);
    }
  }

  #moves(member: Member, viewer: number): void {
    const { state, writtenLog } = this.#room;
    const moves = writtenLog.flatMap(({ number, event }) =>
      number > state.roundFrom && event.type === 'move' && maySee(state, viewer, event.hand)
        ? [event]
        : [],
    );
    member.tell({ type: 'replay', round: state.round, moves });
  }

  /** Tells all others where a cursor is, if they share a board. */
  cursor(hand: number, { cell, stroke, points }: Sent<'cursor'>): void {
    const { boards, state } = this.#room;
    if (boards?.shared === undefined || state.phase !== 'playing') return;
    const total = boards.clues.width * boards.clues.height;
    if (cell >= total || (stroke?.[0] ?? 0) >= total) return;
    const message: ToMember = { type: 'cursor', hand, cell, stroke, points };
    for (const member of this.#members) if (member.hand !== hand) tellSeated(member, message);
  }

  #tellAll(message: ToMember): void {
    for (const member of this.#members) tellSeated(member, message);
  }
}

/** Members who have not said hello are told nothing. */
function tellSeated(member: Member, message: ToMember): void {
  if (member.hand !== undefined) member.tell(message);
}
