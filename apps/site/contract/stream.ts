/** What the moderators' page shows: what a moderator has to look at. */
import type { Reveal } from './catalogue.js';

/** Facts about a person whose doings are looked at. */
export interface StreamPerson {
  readonly name: string;
  /** ISO time of the account. */
  readonly since: string;
  readonly solved: number;
  readonly published: number;
  /** How many of the solves are doubtful. */
  readonly doubtful: number;
  /** How often a moderator has warned them. */
  readonly warned: number;
}

/** A puzzle, a comment, something reported, a doubtful solve, or an objection. */
export interface StreamItem {
  readonly kind: 'puzzle' | 'comment' | 'report' | 'solve' | 'objection';
  /** Of the puzzle, comment, solve, of what is reported, or of the decision objected to. */
  readonly id: string;
  /** What is reported; left out for all else. */
  readonly about?: 'comment' | 'puzzle' | 'person' | 'series' | 'contest';
  /** ISO time. */
  readonly at: string;
  /** Who made it; null if the account is gone. */
  readonly person: StreamPerson | null;
  readonly puzzle: {
    readonly id: string;
    readonly number: number;
    /** "15 × 20"; null where it does not matter. */
    readonly size: string | null;
  } | null;
  /** 'shown', 'hidden', 'waiting', 'gone', 'doubtful' … */
  readonly state: string;
  /** What a comment says, or the title of a series or contest. It may give a picture away. */
  readonly text: string | null;
  /** The oldest first. */
  readonly reports: readonly {
    readonly id: string;
    readonly reason: string;
    readonly note: string;
    readonly reporter: string | null;
  }[];
  readonly solve: {
    readonly activeMs: number;
    readonly findings: readonly string[];
    readonly measures: Readonly<Record<string, number>>;
    readonly pauses: readonly { readonly ms: number; readonly isEarly: boolean }[];
  } | null;
  /** The decision that a person objects to; its text is what the person says. */
  readonly objection: {
    readonly action: string;
    readonly reason: string;
    readonly message: string;
    /** What takes the decision back: 'show comment 3FHTBKNHdr9'. */
    readonly undo: string | null;
  } | null;
  /** Texts and picture of the puzzle, if this moderator may know them. */
  readonly reveal: Reveal | null;
  /** ISO time at which this moderator had them revealed; null if they knew them, or do not. */
  readonly revealedAt: string | null;
}
