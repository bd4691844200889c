/** What members ask for, as events of their room. */
import {
  BOUNDS,
  type FromMember,
  type HandLook,
  isSolved,
  type Refusal,
  type RoomEvent,
  type RoomPuzzle,
} from '../../rooms/index.js';
import { HttpProblem } from '../http/index.js';
import type { Site } from '../site/index.js';
import type { LiveRoom } from './live-room.js';
import type { Member } from './member.js';
import { fitName } from './room-names.js';
import { drawRoomPuzzle, findRoomPuzzle } from './room-puzzle.js';

/** A message of a kind. */
export type Sent<Type extends FromMember['type']> = Extract<FromMember, { readonly type: Type }>;

/** Where things happen. */
export interface Stage {
  readonly site: Site;
  readonly room: LiveRoom;
  /** Makes an event happen, and what follows from it; returns why it may not. */
  happen(hand: number, event: RoomEvent, keyHash?: string): Refusal | undefined;
}

/** A member with its number in the room. */
export type Seated = Pick<Member, 'language'> & { readonly hand: number };

/** Does what a member asks for. Returns why it came to nothing, if it did. */
export function act(
  stage: Stage,
  member: Seated,
  message: Exclude<FromMember, Sent<'hello' | 'cursor' | 'replay'>>,
): Refusal | undefined | Promise<Refusal | undefined> {
  const { hand } = member;
  switch (message.type) {
    case 'name':
      return join(stage, hand, message);
    case 'choose':
      return choose(stage, member, message);
    case 'ready':
      return stage.happen(hand, { type: 'ready', hand, isReady: message.isReady });
    case 'spectate':
    case 'open':
      return stage.happen(hand, { ...message, hand });
    case 'start':
      return start(stage, hand);
    case 'move':
      return move(stage, hand, message);
    case 'giveUp':
      return stage.happen(hand, { type: 'giveUp', hand });
    case 'leave':
      return stage.happen(hand, { type: 'leave', hand });
  }
}

/** Lets a hand in, or gives it another name. */
export function join(
  { room, happen }: Stage,
  hand: number,
  { name: wish, avatar, color }: HandLook,
  keyHash?: string,
): Refusal | undefined {
  const name = fitName(room.state, hand, wish);
  if (name === undefined) return 'bad-name';
  return happen(hand, { type: 'join', hand, name, avatar, color }, keyHash);
}

/** Begins the countdown of a round; the clues are read before. */
export async function start(
  { site, room, happen }: Stage,
  hand: number,
): Promise<Refusal | undefined> {
  await room.prepare();
  const beginsAt = site.now() + BOUNDS.countdownMs;
  return happen(hand, { type: 'start', beginsAt });
}

async function choose(
  stage: Stage,
  member: Seated,
  { kind, puzzle: wish, limitMs, delay }: Sent<'choose'>,
): Promise<Refusal | undefined> {
  const { choice } = stage.room.state;
  if (choice === undefined) return 'not-now';
  const puzzle = wish === undefined ? choice.puzzle : await findPuzzle(stage, member, wish);
  if (puzzle === undefined) return 'no-such-puzzle';
  const own = {
    kind: kind ?? choice.kind,
    puzzle,
    limitMs: limitMs ?? choice.limitMs,
    delays: delay === undefined ? choice.delays : { ...choice.delays, [delay.hand]: delay.ms },
  };
  return stage.happen(member.hand, { type: 'choose', choice: own });
}

/** A puzzle by its identifier, or another of the kind of the last; undefined if there is none. */
export async function findPuzzle(
  { site, room }: Stage,
  { language }: Pick<Member, 'language'>,
  id: string | null,
): Promise<RoomPuzzle | undefined> {
  try {
    if (id !== null) return await findRoomPuzzle(site, id);
    const played = room.log.flatMap(({ event }) =>
      event.type === 'choose' ? [event.choice.puzzle.id] : [],
    );
    return await drawRoomPuzzle(site, language, played.at(-1), new Set(played));
  } catch (error) {
    if (error instanceof HttpProblem) return undefined;
    throw error;
  }
}

/** A stroke, which may be the last of the board. Times never fall and are not of the future. */
function move(
  { site, room, happen }: Stage,
  hand: number,
  { count, at, code }: Sent<'move'>,
): Refusal | undefined {
  const passed = site.now() - room.state.beginsAt;
  const before = room.lastMoveAt(hand);
  const time = Math.max(before, Math.min(at, passed));
  const refusal = happen(hand, { type: 'move', hand, count, at: time, code });
  if (refusal !== undefined || room.boards === undefined) return refusal;
  if (!isSolved(room.boards, hand)) return undefined;
  if (room.boards.shared === undefined) return happen(hand, { type: 'finish', hand, ms: passed });
  return happen(hand, { type: 'end', why: 'solved', ms: passed });
}
