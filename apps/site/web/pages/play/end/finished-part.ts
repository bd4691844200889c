/** What the parts of the finished screen show: a session, and what a server adds to it. */
import type { ComponentChildren } from 'preact';
import type { CardPuzzle } from '../../../widgets/cards.js';
import type { PlaySession } from '../session.js';

/** What a server adds to the finished screen. */
export interface FinishedMore {
  /** The title in the language that is shown; undefined for the sealed one. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Whether the description says whose the picture is and what was changed: for the foot. */
  readonly isCredits?: boolean;
  /** The author, perhaps as a link. */
  readonly author?: ComponentChildren;
  /** The place among all who have solved it: a number and what it is of. */
  readonly place?: readonly [value: string, name: string] | undefined;
  /** In what time half of the people solved it, and how many they are. */
  readonly median?: { readonly ms: number; readonly of: number } | undefined;
  /** Puzzles to play next, the best first; undefined while unknown. */
  readonly offers?: readonly CardPuzzle[] | undefined;
  /** What stands in the column below the ways on, and below everything. */
  readonly column?: ComponentChildren;
  readonly below?: ComponentChildren;
  /** The licence, for the foot. */
  readonly license?: string | undefined;
}

/** What each part of the screen shows. */
export interface FinishedPart {
  readonly session: PlaySession;
  /** Undefined for puzzles without a server. */
  readonly more?: FinishedMore | undefined;
}
