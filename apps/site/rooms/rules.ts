/**
 * What may happen in a room, and what follows by itself: the server asks here before it writes an
 * event down. Pure, so that tests can play whole evenings in a moment.
 */
import { BOUNDS, type RoomEvent } from './events.js';
import {
  beginOf,
  handsIn,
  hasRoom,
  hostOf,
  limitOf,
  type RoomHand,
  type RoomState,
  racersOf,
  takesPart,
} from './room.js';

/** Why something may not happen now. */
export type RoomRefusal = 'full' | 'not-in' | 'not-host' | 'not-now' | 'known' | 'worn-out';

/** Who is there: the hands with an open connection. */
export type Present = ReadonlySet<number>;

/** Why an event that a hand asks for may not happen; undefined if it may. */
export function refuse(
  state: RoomState,
  by: number,
  event: RoomEvent,
  now: number,
): RoomRefusal | undefined {
  if (state.number >= BOUNDS.events) return 'worn-out';
  if (event.type === 'join') {
    return state.hands[by]?.isIn === true || hasRoom(state) ? undefined : 'full';
  }
  // of the server, about a hand that may have left
  if (event.type === 'judge' || event.type === 'end') return undefined;
  const hand = state.hands[by];
  if (hand?.isIn !== true) return 'not-in';
  switch (event.type) {
    case 'choose':
      if (hostOf(state) !== hand) return 'not-host';
      return state.phase === 'playing' ? 'not-now' : undefined;
    case 'start':
      if (hostOf(state) !== hand) return 'not-host';
      return state.phase === 'playing' || playersIn(state).length === 0 ? 'not-now' : undefined;
    case 'ready':
      return state.phase === 'playing' || !takesPart(state, hand) ? 'not-now' : undefined;
    case 'spectate':
      return mayTurn(state, hand, event.isSpectator) ? undefined : 'not-now';
    case 'open':
      // told anew at each: once a race
      return mayTurn(state, hand, event.isOpen && !hand.isOpen) ? undefined : 'not-now';
    case 'move':
      if (event.count <= hand.moves) return 'known';
      return isAtPlay(state, by, now) ? undefined : 'not-now';
    case 'finish':
    case 'giveUp':
      return isAtPlay(state, by, now) && state.choice?.kind === 'race' ? undefined : 'not-now';
    case 'leave':
      return undefined;
  }
}

/** Whether a hand has a board that it may paint on. */
function isAtPlay(state: RoomState, by: number, now: number): boolean {
  const hand = state.hands[by];
  if (state.phase !== 'playing' || now < beginOf(state, by) || now > limitOf(state)) return false;
  return hand?.isPlaying === true && hand.result === undefined;
}

/**
 * Whether a hand may watch, or be watched: before a round as it likes. In a race that it still runs
 * it cannot take that back: it has seen the clues, or was seen.
 */
function mayTurn({ phase, choice }: RoomState, hand: RoomHand, isOn: boolean): boolean {
  if (phase !== 'playing') return true;
  return isOn && choice?.kind === 'race' && hand.isPlaying && hand.result === undefined;
}

/** Those who are in and play what the room plays. */
function playersIn(state: RoomState): readonly RoomHand[] {
  return handsIn(state).filter((hand) => takesPart(state, hand));
}

/** What follows from the state of a room and the time, if anything does. */
export function followUp(state: RoomState, present: Present, now: number): RoomEvent | undefined {
  const here = playersIn(state).filter(({ number }) => present.has(number));
  if (state.phase === 'playing') return findEnd(state, now);
  if (state.phase === 'over' || state.choice === undefined) return undefined;
  const areReady = here.length > 0 && here.every(({ isReady }) => isReady);
  return areReady ? { type: 'start', beginsAt: now + BOUNDS.countdownMs } : undefined;
}

/** Whether those who are there want another round: two of them, or the only one. */
export function wantsRematch(state: RoomState, present: Present): boolean {
  if (state.phase !== 'over') return false;
  const here = playersIn(state).filter(({ number }) => present.has(number));
  const wanting = here.filter(({ isReady }) => isReady).length;
  return wanting >= Math.min(2, Math.max(1, here.length));
}

function findEnd(state: RoomState, now: number): RoomEvent | undefined {
  if (state.choice?.kind !== 'race') return undefined;
  const ms = now - state.beginsAt;
  if (now > limitOf(state)) return { type: 'end', why: 'time', ms: state.choice.limitMs };
  const racers = racersOf(state);
  const areDone = racers.every(({ result }) => result !== undefined);
  return areDone ? { type: 'end', why: 'done', ms: Math.max(0, ms) } : undefined;
}
