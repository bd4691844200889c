/** The colours of hands: each has one of its own, which is the same on all screens. */
import type { RoomHand } from '../../../rooms/index.js';

/** The colour of a hand; a colour of the theme. */
export function handColor(hand: Pick<RoomHand, 'color'> | undefined): string {
  return colorOf(hand?.color ?? 0);
}

/** A colour by its number, from 0. */
export function colorOf(color: number): string {
  return `var(--h${color + 1})`;
}
