/** What the judge says of a record. */

/** What speaks against a record. */
export type Finding =
  /** Faster than a hand can read and draw. */
  | 'below-the-floor'
  /** Faster than all but one in a thousand real solves of this puzzle. */
  | 'faster-than-all'
  /** Fast, from a person who has not been that fast before, as far as is known. */
  | 'unproved-speed'
  /** Several times as fast as this person usually is. */
  | 'unlike-before'
  /** Strokes faster than a hand can move. */
  | 'hand'
  /** Several times as fast from some place on. */
  | 'break'
  /** Drawn before it could be known. */
  | 'foresight'
  /** Pauses that do not go with what they are for. */
  | 'rhythm'
  /** Pauses that are spread as they never were in this person's earlier solves. */
  | 'foreign-rhythm';

/** Ranked as a person's; kept but not ranked until it is looked at; a machine's. */
export type Verdict = 'person' | 'doubtful' | 'machine';

/** A verdict, with what it rests on. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** The numbers, for moderators and trials. */
  readonly measures: Measures;
  /** How the pauses are spread, see `beats.ts`; empty with too few strokes. */
  readonly beats: readonly number[];
  /** Of a doubtful record, for moderators: its pauses, neighbours joined to at most 96. */
  readonly pauses: readonly Pause[];
}

/** The pause before a stroke, and whether the stroke drew what could not be known. */
export interface Pause {
  readonly ms: number;
  readonly isEarly: boolean;
}

/** What was measured. */
export interface Measures {
  /** Active time, as a multiple of the floor. */
  readonly pace: number;
  /** Strokes that drew something before it could be known. */
  readonly foreseen: number;
  /** The share of cells that were drawn before they could be known, and in the worst stretch. */
  readonly foresight: number;
  readonly worstForesight: number;
  /** The share of strokes with such cells in the first half, when little is known. */
  readonly earlyForesight: number;
  /** The share of strokes that are faster than a hand. */
  readonly hasty: number;
  /** How well pauses go with their reasons, from -1 to 1. */
  readonly rhythm: number;
  /** How many times as fast the hand becomes at some place: a logarithm. */
  readonly break: number;
  /** The number of strokes and of cells that this rests on. */
  readonly strokes: number;
  readonly cells: number;
}

/** Ranked solves after which an account is no longer new. */
export const CLEAN_SOLVES = 20;
