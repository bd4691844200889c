/** What the server writes into the page of an author's desk. */
import type { Desk, DeskPuzzle, PuzzleDesk } from '../../../contract/desk.js';
import type { PlanRefusal } from '../../../contract/drafts.js';
import type { MarksText } from '../../widgets/card-view.js';

/** A puzzle with its picture unpacked. */
export interface PuzzleView extends Omit<DeskPuzzle, 'titles' | 'picture' | 'createdAt' | 'state'> {
  /** In the language of the page, if there is one; may be empty. */
  readonly title: string;
  readonly state: 'public' | 'unlisted' | 'hidden' | 'waiting';
  readonly width: number;
  readonly height: number;
  readonly marks: MarksText;
  readonly inks: readonly string[];
  readonly paper: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The puzzle in the panel, with all that its author may know. */
export type ShownPuzzle = PuzzleView & Omit<PuzzleDesk, keyof DeskPuzzle>;

/** The day on which a draft is published. */
export interface PlanView {
  /** Where its author is: `2026-12-02`. */
  readonly day: string;
  /** When it was checked: milliseconds since 1970. */
  readonly plannedAt: number;
  /** Why it was not published then; null if it was not refused. */
  readonly refusal: PlanRefusal | null;
}

/** A draft of the account. */
export interface DraftView {
  readonly id: string;
  /** May be empty. */
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  readonly plan?: PlanView | undefined;
}

/** null for guests. */
export type DeskData = {
  readonly desk: Omit<Desk, 'puzzles'>;
  readonly puzzles: readonly PuzzleView[];
  /** Those changed last first. */
  readonly drafts: readonly DraftView[];
  readonly shown: ShownPuzzle | null;
  /** Whether this page begins below the newest puzzle. */
  readonly isFurther: boolean;
  readonly now: number;
} | null;

/** Which of the three maps. */
export type MapKind = 'stood' | 'help' | 'mistakes';

/** The address of the desk with a puzzle in the panel. */
export function deskPath(puzzle: string, after?: string): `desk?${string}` {
  const query = new URLSearchParams({ puzzle, ...(after === undefined ? {} : { after }) });
  return `desk?${query}`;
}
