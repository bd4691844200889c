/**
 * What a member is sent. In a race nobody gets the moves of another hand, and nobody who still
 * plays gets anything of the picture; how far others are is told apart from the events.
 */
import type { KeptEvent } from './events.js';
import type { RoomState } from './room.js';

/** Whether a member gets an event; `before` is the room before it. */
export function isVisible({ event }: KeptEvent, hand: number, before: RoomState): boolean {
  return event.type !== 'move' || event.hand === hand || before.choice?.kind === 'together';
}
