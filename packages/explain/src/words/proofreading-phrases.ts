/** The phrases of a language for slips in clues, one per kind. There is one file per language. */
import type { Line } from '@nonokit/core';
import type { ChangeKind } from '@nonokit/solver/proofread';

/** A change in words: numbers are texts, with their colours where a puzzle has several inks. */
export interface ChangeTexts {
  readonly line: Line;
  /** The place of the first number in its clue, from 1. */
  readonly number: number;
  /** "1 2" */
  readonly before: string;
  readonly after: string;
  /** How much the first number grows; negative if it shrinks. */
  readonly growth: number;
}

/** One sentence for each kind of slip. */
export type ProofreadingPhrases = Readonly<Record<ChangeKind, (change: ChangeTexts) => string>>;
