/** Steps in words: a heading, the sentences, and a numbered list for chains. */
import { type ColorWord, chooseColorWords, type Line, type Puzzle } from '@nonokit/core';
import type { LineFacts } from '../facts.js';
import type { Step } from '../step.js';
import { chainLines } from './chain-lines.js';
import type { Language, Speech } from './language.js';

/** A step in words. */
export interface StepText {
  /** "Row 7". */
  readonly line: string;
  /** "overlap". */
  readonly technique: string;
  /** Everything in one paragraph: "Row 7, overlap: the 6 has to fit in …". */
  readonly text: string;
  /**
   * The same as lines: the head, numbered consequences, the conclusion. One line for steps without
   * a chain.
   */
  readonly lines: readonly string[];
}

/** Words of palettes, cached because all steps of a puzzle share one palette. */
const kept = new WeakMap<Puzzle, readonly ColorWord[]>();

/** The sentences of a step on one line. */
function writeReason({ facts, conclusions, parts }: Step, words: Language, speech: Speech): string {
  return parts === undefined
    ? words.reason(facts as LineFacts, conclusions, speech)
    : words.reasons(parts, speech);
}

/** Puts a step of a puzzle into the phrases of one language. */
export function describeStepIn(words: Language, step: Step, puzzle: Puzzle): StepText {
  const colors = kept.get(puzzle) ?? chooseColorWords(puzzle.palette);
  kept.set(puzzle, colors);
  const line: Line = step.lines[0] ?? { kind: 'row', index: 0 };
  const speech: Speech = { puzzle, colors, line };
  const name = words.line(line);
  const technique = words.technique(step);
  const lines =
    step.chain === undefined
      ? [writeReason(step, words, speech)]
      : chainLines(step, step.chain, words, speech);
  const [head = '', ...rest] = lines;
  const { colon = ': ', gap = ' ' } = words;
  const all = [words.heading(name, technique) + colon + head, ...rest];
  return { line: name, technique, text: all.map((text) => text.trim()).join(gap), lines: all };
}
