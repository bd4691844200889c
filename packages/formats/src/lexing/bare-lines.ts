/**
 * The lines of a file of bare numbers without what people write around them: comments, and an
 * explanation behind the last number. The lines that stay keep their places.
 */
import { type Problem, problem } from '@nonokit/core';
import { lexingRestIgnored } from '../words/en/lexing.js';
import { isBlank } from './clue-lines.js';
import { cut, linesOf, type Word } from './cursor.js';

/** The lines of a text of numbers. */
export interface BareLines {
  readonly lines: readonly Word[];
  /** True if comments behind the sizes have columns first: "# columns" before "# rows". */
  readonly areColumnsFirst: boolean;
  /** A warning if text behind the numbers is ignored. */
  readonly warnings: readonly Problem[];
}

/** A line with a mark of a comment and at least one letter. */
const COMMENT = /^\s*(?:[#*%;]|\/\/).*\p{L}/u;

/** A line that begins with a letter. */
const PROSE = /^\s*\p{L}/u;

/** The lines without comments, blank lines beside them, and prose at the end. */
export function bareLines(text: string): BareLines {
  const all = linesOf(text);
  if (!/\p{L}/u.test(text)) return { lines: all, areColumnsFirst: false, warnings: [] };
  const prose = proseAtEnd(all);
  const numbers = prose < 0 ? all : all.slice(0, prose);
  const isComment = ({ text: line }: Word): boolean => COMMENT.test(line);
  const start = numbers.findIndex((line) => !isBlank(line) && !isComment(line));
  const comments = numbers
    .slice(start)
    .filter(isComment)
    .map((line) => line.text);
  const lines = numbers.filter((line, i) => {
    const beside = [numbers[i - 1], numbers[i + 1]];
    const isGap = isBlank(line) && beside.some((other) => other !== undefined && isComment(other));
    return !isGap && !isComment(line);
  });
  const columns = comments.findIndex((comment) => /\bcol|vert|столб/i.test(comment));
  const rows = comments.findIndex((comment) => /\brow|hori|строк/i.test(comment));
  const first = all[prose];
  return {
    lines,
    areColumnsFirst: columns >= 0 && columns < rows,
    warnings:
      first === undefined
        ? []
        : [problem(lexingRestIgnored, { found: cut(first.text.trim()) }, first.place)],
  };
}

/** The text without comments and prose, of which detection looks at nothing but numbers. */
export function bareText(text: string): string {
  if (!/\p{L}/u.test(text.slice(0, HEAD))) return text;
  return bareLines(text)
    .lines.map((line) => `${line.text}\n`)
    .join('');
}

/** Where the letters of a file with comments are looked for, so that others cost nothing. */
const HEAD = 100_000;

/** Index of the first of the lines of prose that end the text, -1 without any. */
function proseAtEnd(lines: readonly Word[]): number {
  const first = lines.findIndex(({ text }) => PROSE.test(text));
  if (first < LEAST_NUMBERS) return -1;
  const rest = lines.slice(first);
  return rest.some(({ text }) => /^[\d\s,]*\d[\d\s,]*$/.test(text)) ? -1 : first;
}

/** Minimum lines before an explanation: two sizes, and a clue for each of two lines. */
const LEAST_NUMBERS = 4;
