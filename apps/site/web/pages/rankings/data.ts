/** What the server writes into the page of the rankings. */
import type { Board } from '../../../contract/rankings.js';

/** Who is ranked. */
export type RankingKind = 'person' | 'helped' | 'machine';

/** A puzzle of the day. */
export type DayKind = 'small' | 'medium' | 'coloured';

/** A line of any ranking. */
export interface RankRow {
  readonly place: number;
  /** null if the person hides their name. */
  readonly name: string | null;
  readonly isMe: boolean;
  /** Milliseconds, or a number. */
  readonly value: number;
  readonly streak: number | null;
  readonly published: number | null;
  readonly puzzle: { readonly id: string; readonly number: number } | null;
  /** For moderators: the run of Storm. */
  readonly run: string | null;
}

/** A page of a ranking. */
export interface RankRows {
  readonly rows: readonly RankRow[];
  /** One's own, if it is not among them. */
  readonly mine: RankRow | null;
  /** Where the next page begins. */
  readonly next: string | null;
  /** Whether this is a further page. */
  readonly isFurther: boolean;
}

/** A puzzle of the day as rankings show it. */
export interface DayPuzzle {
  readonly kind: DayKind;
  readonly id: string;
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly inks: readonly string[];
  readonly paper: string;
  readonly rails: string;
  readonly difficulty: number;
  /** People who solved it on the day. */
  readonly solves: number;
  /** The time of the person who is signed in, if they have solved it. */
  readonly elapsed: number | undefined;
  readonly isSolvedOnDay: boolean;
}

/** The day of the ranking of the day. */
export interface RankedDay {
  /** `2026-11-22` */
  readonly day: string;
  readonly puzzles: readonly DayPuzzle[];
  readonly shown: DayKind | undefined;
}

export interface RankingsData {
  /** null: the ranking of the day. */
  readonly board: Board | null;
  readonly kind: RankingKind;
  readonly day: RankedDay | null;
  readonly ranking: RankRows;
}
