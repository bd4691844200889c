/**
 * What a member is sent. In a race nobody gets the moves of another hand, and nobody who still
 * plays gets anything of the picture; how far others are is told apart from the events.
 */
import type { KeptEvent, RoomKind } from './events.js';

/** Whether a member gets an event that happened while this was played. */
export function isVisible({ event }: KeptEvent, hand: number, kind: RoomKind | undefined): boolean {
  return event.type !== 'move' || event.hand === hand || kind === 'together';
}
