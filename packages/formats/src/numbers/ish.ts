/**
 * ISH: comments, a line of numbers for each row, a blank line, a line for each column; commas
 * between numbers. The comments of webpbn's exports name title, author and copyright, and say which
 * clues follow.
 */
import {
  bad,
  type Clue,
  clueText,
  good,
  type Puzzle,
  type PuzzleMeta,
  problem,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { toMeta } from '../lexing/checked-puzzle.js';
import { HOLDS_NUMBERS, isBlank, placeAfter, puzzleOfClueLines } from '../lexing/clue-lines.js';
import { cut, endsEarly, linesOf, type Word } from '../lexing/cursor.js';
import { oneLine } from '../lexing/one-line.js';
import { lexingRestIgnored } from '../words/en/lexing.js';
import { blankLineAndColumns } from '../words/en/number-things.js';
import { numbersCluesGoOn } from '../words/en/numbers.js';
import { theRowClues } from '../words/en/things.js';

/** The input of the Perl module Games::Nonogram, as webpbn exports it. */
export const ish: Format = {
  id: 'ish',
  name: 'ISH',
  extensions: ['.ish', '.txt'],
  media: 'text',
  holds: { ...HOLDS_NUMBERS, meta: ['title', 'author', 'copyright'] },
  detect: ({ text }) => ROW_CLUES.test(text) && COLUMN_CLUES.test(text),
  read: (source) => [readIsh(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeIsh(puzzle)),
};

const ROW_CLUES = /^#[ \t]*rows?[ \t]+clues/im;
const COLUMN_CLUES = /^#[ \t]*col(?:umn)?s?[ \t]+clues/im;

/** A section that says nothing that the clues do not. */
const ANSWER = /^#[ \t]*(?:answer|solution|goal)/i;

function readIsh({ text, limits }: Source): Result<Puzzle> {
  const lines = linesOf(text);
  const from = lines.findIndex((line) => !isBlank(line) && !isComment(line));
  const first = lines[from];
  if (first === undefined) return endsEarly(placeAfter(lines), theRowClues);
  const [rows, afterRows] = stretch(lines.slice(from));
  const [columns, afterColumns] = stretch(afterRows, isComment);
  if (columns.length === 0) {
    return endsEarly(placeAfter(lines), blankLineAndColumns);
  }
  const surplus = afterColumns.find((line) => !isBlank(line));
  if (surplus !== undefined && !isComment(surplus)) {
    return bad(numbersCluesGoOn, {}, surplus.place);
  }
  const ignored =
    surplus !== undefined &&
    !ANSWER.test(surplus.text) &&
    afterColumns.some((line) => !isBlank(line) && !isComment(line));
  const meta = metaOfComments(lines.slice(0, from).filter(isComment).map(commentText));
  const warnings = ignored
    ? [problem(lexingRestIgnored, { found: cut(surplus.text.trim()) }, surplus.place)]
    : [];
  return puzzleOfClueLines({ rows, columns, sizePlace: first.place, meta, warnings }, limits);
}

/**
 * The clues up to a blank line or a comment that ends them, and the lines after them. That of the
 * rows announces the columns; any comment ends the columns, for some files go on with an answer.
 */
function stretch(
  lines: readonly Word[],
  isEnd = ({ text }: Word): boolean => COLUMN_CLUES.test(text),
): readonly [clues: Word[], rest: readonly Word[]] {
  const clues: Word[] = [];
  for (const [i, line] of lines.entries()) {
    const divides = isBlank(line) || isEnd(line);
    if (divides && clues.length > 0) return [clues, lines.slice(i)];
    if (!divides && !isComment(line)) clues.push(line);
  }
  return [clues, []];
}

function isComment({ text }: Word): boolean {
  return text.startsWith('#');
}

function commentText({ text }: Word): string {
  return oneLine(text.slice(1));
}

/** Title, author and copyright by their order; copyright also by the word itself. */
function metaOfComments(comments: readonly string[]): PuzzleMeta {
  const texts = comments.at(-1)?.toLowerCase() === 'row clues' ? comments.slice(0, -1) : comments;
  const at = texts.findLastIndex((text, i) => i > 0 && /^copyright:/i.test(text));
  const copyright = texts[at]?.slice('Copyright:'.length).trim();
  return toMeta({ title: texts[0], author: at === 1 ? undefined : texts[1], copyright });
}

function writeIsh({ rows, columns, meta }: Puzzle): string {
  const comments = [...collectComments(meta), 'row clues'].map((text) => `# ${text}`.trim());
  return `${comments.join('\n')}\n${lines(rows)}\n# column clues\n${lines(columns)}`;
}

function collectComments({ title = '', author = '', copyright }: PuzzleMeta): string[] {
  const texts = [title, author].map(oneLine);
  const right = oneLine(copyright ?? '');
  // an author called "Copyright: ..." must not be read as the copyright
  if (right !== '' || /^copyright:/i.test(texts[1] ?? '')) texts.push(`Copyright: ${right}`);
  while (texts.at(-1) === '') texts.pop();
  return texts;
}

function lines(clues: readonly Clue[]): string {
  return clues.map((clue) => `${clueText(clue).replaceAll(' ', ',')}\n`).join('');
}
