/**
 * The phrases of a language: one per technique, with the facts as parameters. There is one file per
 * language; the rest of the package contains no words.
 */
import type { ColorWord, Line, Puzzle } from '@nonokit/core';
import type { Assumption, ConflictFacts, LinkReason } from '../chain.js';
import type { Conclusion, LineFacts } from '../facts.js';
import type { Step, StepPart } from '../step.js';

/** What phrases need in addition to the facts. */
export interface Speech {
  readonly puzzle: Puzzle;
  readonly colors: readonly ColorWord[];
  /** The line along which places in the facts count. */
  readonly line: Line;
}

/** The phrases of one language. */
export interface Language {
  /**
   * The technique's name as a heading: "overlap". Some techniques have two names, depending on the
   * facts.
   */
  technique(step: Pick<Step, 'technique' | 'facts'>): string;
  /** "Row 7". */
  line(line: Line): string;
  /** What stands between a heading and its sentence, where that is not ': '. */
  readonly colon?: string;
  /** What ends a sentence, where that is not '.'. */
  readonly stop?: string;
  /** What stands between two sentences that become one, where that is not '; '. */
  readonly semicolon?: string;
  /** What stands between sentences, where that is not a space. */
  readonly gap?: string;
  /** A sentence as it is written after a colon, where that changes it. */
  readonly afterColon?: (sentence: string) => string;
  /** "Row 7, overlap": the start of a step, from the names of its line and its technique. */
  heading(line: string, technique: string): string;
  /** "Rows 7 and 9": lines that are all rows or all columns. */
  lines(lines: readonly Line[]): string;
  /** The reason and the conclusion, at most two sentences, without the line's name. */
  reason(facts: LineFacts, conclusions: readonly Conclusion[], speech: Speech): string;
  /**
   * Two sentences for the parts of one look: the first as `reason` says it, then the others, which
   * are like the first or say that the line is finished.
   */
  reasons(parts: readonly StepPart[], speech: Speech): string;
  /** "cells 4–6 are filled", for conclusions on one line. */
  conclusion(conclusions: readonly Conclusion[], speech: Speech): string;
  /** "in row 3, cell 5 is blank", for conclusions anywhere. */
  conclusionAnywhere(conclusions: readonly Conclusion[], speech: Speech): string;
  /** "suppose row 3, column 5 were filled". */
  suppose(assumption: Assumption, speech: Speech): string;
  /** "in both cases …": the head of two-way logic. */
  bothCases(assumption: Assumption, otherwise: Assumption, speech: Speech): string;
  /** "If it is filled:", "If it is not:". */
  caseHead(assumption: Assumption, speech: Speech): string;
  /** A link with its reason: "the 4 has only columns 3–7, so column 5 is filled." */
  linkReason(reason: LinkReason, speech: Speech): string;
  /** The end of a contradiction: "no gap has room for the 5." */
  conflict(facts: ConflictFacts, speech: Speech): string;
  /** In place of some links of a long list: "(4 more steps, left out here)". */
  leftOut(count: number): string;
  /** In place of all links of a chain within a chain: "… the 4 steps that show it are …". */
  innerLeftOut(conclusions: readonly Conclusion[], count: number, speech: Speech): string;
  /** A consequence without a reason: "then cells 4–6 are filled". */
  follows(conclusions: readonly Conclusion[], speech: Speech): string;
  /** A line without an arrangement: "then 3 1 fits nowhere". */
  fitsNowhere(speech: Speech): string;
  /** "in row 3, column 5 is blank, because otherwise:", the head of a chain within a chain. */
  innerRefuted(conclusions: readonly Conclusion[], speech: Speech): string;
  /** "So row 3, column 5 is blank." */
  so(conclusions: readonly Conclusion[], speech: Speech): string;
  /** "Either way, row 3, column 5 is blank.": the conclusion that both cases share. */
  either(conclusions: readonly Conclusion[], speech: Speech): string;
}
