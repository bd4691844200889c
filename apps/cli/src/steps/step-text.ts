/** One step of an explanation, as text for a terminal. */
import type { Puzzle } from '@nonokit/core';
import { describeStep, type Spoken, type Step } from '@nonokit/explain';
import type { Drawing } from './drawing.js';

/** Longest line of text in a terminal: longer ones would be hard to read. */
const LONGEST = 100;

/**
 * "3. Row 7, overlap: …", indented, with its line below it: the clue, the
 * cells before and after. A single step needs no number. In a terminal, lines
 * are broken between words; elsewhere they stay whole, so that `grep` finds a step.
 */
export function stepText(
  step: Step,
  number: number | undefined,
  puzzle: Puzzle,
  language: Spoken,
  drawing: Drawing,
): string {
  const { lines } = describeStep(step, puzzle, language);
  const [sentence = '', ...rest] = lines;
  const head = number === undefined ? sentence : `${`${number}.`.padStart(5)} ${sentence}`;
  const text = sentenceText([head, ...rest], drawing.columns);
  return `${text}${drawing.lineOf(step)}${drawing.painted ? '\n' : ''}`;
}

/** A sentence and the list below it, broken between words where the terminal has an end. */
export function sentenceText([head = '', ...list]: readonly string[], columns: number): string {
  const width = Number.isFinite(columns) ? Math.min(columns, LONGEST) : columns;
  return [head, ...list.map((line) => `      ${line}`)].map((line) => broken(line, width)).join('');
}

/**
 * Breaks the text between words into lines of at most this width; later lines are indented to the
 * first word.
 */
function broken(text: string, width: number): string {
  const margin = /^[\s\d.]*/.exec(text)?.[0] ?? '';
  const [first = '', ...words] = text.slice(margin.length).split(' ');
  const lines: string[] = [];
  let line = margin + first;
  for (const word of words) {
    if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = ' '.repeat(margin.length) + word;
    }
  }
  return `${[...lines, line].join('\n')}\n`;
}
