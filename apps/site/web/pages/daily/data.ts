/** What the server writes into the page of a day. */
import type { Clues } from '@nonokit/board';
import type { CardView } from '../../widgets/card-view.js';
import type { DayKind, DayPuzzle, RankingKind, RankRows } from '../rankings/data.js';

export interface DailyData {
  /** `2026-11-22`: of the reader's own days, or of UTC. */
  readonly day: string;
  readonly isToday: boolean;
  readonly previous: string | null;
  readonly next: string | null;
  readonly puzzles: readonly DayPuzzle[];
  readonly streak: {
    readonly current: number;
    readonly longest: number;
    readonly isTodayDone: boolean;
    /** A missed day that a second puzzle of a day can still mend, and until when. */
    readonly mendable: { readonly day: string; readonly until: string } | null;
  } | null;
  /** The hour at which the reader's day begins; null for guests, whose days are those of UTC. */
  readonly dayBegins: number | null;
  readonly calendar: Calendar;
  /** The puzzle at the top, with its clues; null where the day has none. */
  readonly hero: {
    readonly kind: DayKind;
    readonly clues: Clues;
    /** In how much time half of the people solved it, in milliseconds; null if few did. */
    readonly median: number | null;
  } | null;
  /** When the reader solved puzzles in the last seven days: milliseconds since 1970. */
  readonly solvedAt: readonly number[];
  /** The time of the answer. */
  readonly now: number;
  /** The giant of the week, on today's page. */
  readonly giant: CardView | null;
  /** The ranking of one of the puzzles. */
  readonly shown: DayKind | undefined;
  readonly kind: RankingKind;
  readonly ranking: RankRows;
}

/** A month: the days that have begun. */
export interface Calendar {
  /** `2026-11` */
  readonly month: string;
  /** A day of the month before and after, if there is one with puzzles. */
  readonly previous: string | null;
  readonly next: string | null;
  readonly days: readonly CalendarDay[];
}

export interface CalendarDay {
  readonly day: string;
  readonly kinds: readonly DayKind[];
  /** Those that the reader solved on the day. */
  readonly solved: readonly DayKind[];
}
