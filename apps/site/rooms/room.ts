/**
 * The state of a room: its events, folded. Server and members fold the same events to the same
 * state; what is on the boards is beside it (`round-boards.ts`), since that needs the clues.
 */
import { BOUNDS, type Finding, type KeptEvent, type RoomChoice, type RoomEvent } from './events.js';

/** A person who is in the room, or was. */
export interface RoomHand {
  readonly number: number;
  readonly name: string;
  readonly avatar: string;
  /** Its colour, from 0: on all screens the same, and its own among those who are in. */
  readonly color: number;
  readonly isIn: boolean;
  /** In the lobby: may begin. After a round: wants another one. */
  readonly isReady: boolean;
  /** Only watches races. */
  readonly isSpectator: boolean;
  /** Lets spectators see its board before the race is over; for one race. */
  readonly isOpen: boolean;
  /** The number of the last move that was written down. */
  readonly moves: number;
  /** Whether the hand takes part in the round. */
  readonly isPlaying: boolean;
  readonly result: HandResult | undefined;
}

/** How a race ended for a hand. */
export type HandResult =
  | { readonly type: 'finished'; readonly ms: number; readonly finding: Finding }
  | { readonly type: 'gaveUp' };

/** Where a room is: people gather, a round is played (or counted down), or a round is over. */
export type RoomPhase = 'lobby' | 'playing' | 'over';

/** A room at one moment. */
export interface RoomState {
  /** The number of its last event; 0 for none. */
  readonly number: number;
  readonly phase: RoomPhase;
  readonly choice: RoomChoice | undefined;
  /** By their numbers, from 0, in the order of arrival. */
  readonly hands: readonly RoomHand[];
  /** How many rounds have begun. */
  readonly round: number;
  /** The number of the event that began the round. */
  readonly roundFrom: number;
  /** When the round began or begins, on the server's clock. */
  readonly beginsAt: number;
  /** How the round ended. */
  readonly end: Extract<RoomEvent, { type: 'end' }> | undefined;
}

/** A room in which nothing has happened. */
export const EMPTY_ROOM: RoomState = {
  number: 0,
  phase: 'lobby',
  choice: undefined,
  hands: [],
  round: 0,
  roundFrom: 0,
  beginsAt: 0,
  end: undefined,
};

/** The room after an event. */
export function foldRoom(state: RoomState, { number, event }: KeptEvent): RoomState {
  return { ...after(state, event, number), number };
}

function after(state: RoomState, event: RoomEvent, number: number): RoomState {
  switch (event.type) {
    case 'choose':
      return withHands({ ...state, choice: event.choice, phase: 'lobby' }, notReady);
    case 'join':
      return joined(state, event);
    case 'leave':
      return withHand(state, event.hand, { isIn: false, isReady: false });
    case 'ready':
      return withHand(state, event.hand, { isReady: event.isReady });
    case 'start':
      return started(state, event.beginsAt, number);
    case 'move':
      return withHand(state, event.hand, { moves: event.count });
    case 'finish': {
      const result = { type: 'finished', ms: event.ms, finding: 'checking' } as const;
      return withHand(state, event.hand, { result });
    }
    case 'judge':
      return judged(state, event.hand, event.finding);
    case 'giveUp':
      return withHand(state, event.hand, { result: { type: 'gaveUp' } });
    case 'spectate':
      return spectating(state, event.hand, event.isSpectator);
    case 'open':
      return withHand(state, event.hand, { isOpen: event.isOpen });
    case 'end':
      return withHands({ ...state, phase: 'over', end: event }, (hand) => ({
        ...notReady(hand),
        isOpen: false,
      }));
  }
}

/** A hand comes in: for the first time, again, or under another name. */
function joined(
  state: RoomState,
  { hand, name, avatar, color: wish }: Extract<RoomEvent, { type: 'join' }>,
): RoomState {
  const isAtPlay = state.phase === 'playing';
  const known = state.hands[hand];
  const color = findColor(state, hand, [wish, known?.color]);
  if (known !== undefined) {
    const isPlaying = isAtPlay && takesPart(state, known);
    return withHand(state, hand, { name, avatar, color, isIn: true, isPlaying });
  }
  const fresh: RoomHand = {
    number: hand,
    name,
    avatar,
    color,
    isIn: true,
    isReady: false,
    isSpectator: false,
    isOpen: false,
    moves: 0,
    isPlaying: isAtPlay,
    result: undefined,
  };
  return { ...state, hands: [...state.hands, fresh] };
}

/** The colour that a hand gets: of its wishes, or else of all, the first that no other hand has. */
function findColor(state: RoomState, hand: number, wishes: readonly (number | undefined)[]) {
  const taken = new Set(
    handsIn(state).flatMap(({ number, color }) => (number === hand ? [] : [color])),
  );
  const all = Array.from({ length: BOUNDS.colors }, (_, color) => color);
  return [...wishes, ...all].find((color) => color !== undefined && !taken.has(color)) ?? 0;
}

/** A hand that still plays stops for good; a round that is over stays as it was. */
function spectating(state: RoomState, number: number, isSpectator: boolean): RoomState {
  const stops = state.phase === 'playing' ? { isPlaying: false } : {};
  return withHand(state, number, { isSpectator, isReady: false, ...stops });
}

function started(state: RoomState, beginsAt: number, number: number): RoomState {
  const next = { ...state, phase: 'playing' as const, beginsAt, end: undefined };
  return withHands({ ...next, round: state.round + 1, roundFrom: number }, (hand) => ({
    ...hand,
    isReady: false,
    isPlaying: hand.isIn && takesPart(state, hand),
    result: undefined,
  }));
}

function judged(state: RoomState, hand: number, finding: Finding): RoomState {
  const result = state.hands[hand]?.result;
  if (result?.type !== 'finished') return state;
  return withHand(state, hand, { result: { ...result, finding } });
}

function notReady(hand: RoomHand): RoomHand {
  return { ...hand, isReady: false };
}

function withHands(state: RoomState, change: (hand: RoomHand) => RoomHand): RoomState {
  return { ...state, hands: state.hands.map(change) };
}

function withHand(state: RoomState, number: number, change: Partial<RoomHand>): RoomState {
  return withHands(state, (hand) => (hand.number === number ? { ...hand, ...change } : hand));
}

/** Those who are in. */
export function handsIn(state: RoomState): readonly RoomHand[] {
  return state.hands.filter(({ isIn }) => isIn);
}

/** Who may choose and start: of those who are in, the one who came first. */
export function hostOf(state: RoomState): RoomHand | undefined {
  return state.hands.find(({ isIn }) => isIn);
}

/** Whether a hand plays what the room plays: spectators watch races only. */
export function takesPart({ choice }: RoomState, { isSpectator }: RoomHand): boolean {
  return !isSpectator || choice?.kind !== 'race';
}

/** Those who take part in the round, with or without a result, and have not left. */
export function racersOf(state: RoomState): readonly RoomHand[] {
  return state.hands.filter(({ isPlaying, isIn, result }) => isPlaying && (isIn || result));
}

/** Those who have finished the race, the fastest first. */
export function rankedHands(state: RoomState): readonly RoomHand[] {
  const msOf = ({ result }: RoomHand) => (result?.type === 'finished' ? result.ms : Infinity);
  return racersOf(state)
    .filter((hand) => msOf(hand) < Infinity)
    .toSorted((one, other) => msOf(one) - msOf(other));
}

/** When a round begins for a hand: in a race some may begin later, by the same clock. */
export function beginOf({ choice, beginsAt }: RoomState, hand: number): number {
  return choice?.kind === 'race' ? beginsAt + (choice.delays?.[hand] ?? 0) : beginsAt;
}

/** When the time of a race is up. */
export function limitOf({ choice, beginsAt }: RoomState): number {
  return choice?.kind === 'race' && choice.limitMs > 0 ? beginsAt + choice.limitMs : Infinity;
}

/** Whether a hand may know what the picture is: it has nothing to play any more. */
export function mayKnow(state: RoomState, hand: number): boolean {
  if (state.phase === 'over') return true;
  return state.phase === 'playing' && state.hands[hand]?.result !== undefined;
}

/** Whether a hand watches a race that goes on, without having taken part in it. */
export function isWatching({ phase, choice, hands }: RoomState, number: number): boolean {
  const hand = hands[number];
  const isRace = phase === 'playing' && choice?.kind === 'race';
  return isRace && hand?.isIn === true && hand.isSpectator && !hand.isPlaying;
}

/** Whether a hand may see what another does in a race: when it may know, or the other lets it. */
export function maySee(state: RoomState, viewer: number, hand: number): boolean {
  if (mayKnow(state, viewer)) return true;
  return isWatching(state, viewer) && state.hands[hand]?.isOpen === true;
}

/** Whether a room has room for one more. */
export function hasRoom(state: RoomState): boolean {
  return handsIn(state).length < BOUNDS.hands && state.hands.length < BOUNDS.everIn;
}
