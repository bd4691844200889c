/**
 * Collections of davidje13's Nonogram: CSV with a header that names the fields; every puzzle is a
 * share string. Texts are in single or double quotes, "\" escapes the next character, and "#"
 * outside quotes begins a comment.
 */
import { bad, good, type Place, type Puzzle, type PuzzleMeta, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { toMeta } from '../lexing/checked-puzzle.js';
import type { Word } from '../lexing/cursor.js';
import {
  davidjeAfterQuote,
  davidjeNoHeader,
  davidjeNoString,
  davidjeOpenQuote,
} from '../words/en/programs-davidje.js';
import { puzzleOfString, writeRules } from './davidje-strings.js';

/** The fields with texts of a puzzle, and their names in the file. */
const TEXT_FIELDS = [
  ['title', 'name'],
  ['source', 'source'],
  ['author', 'author'],
  ['license', 'license'],
] as const;

/** Collections, one puzzle per line. */
export const davidjeCsv: Format = {
  id: 'davidje-csv',
  name: 'davidje13 collection',
  extensions: ['.csv'],
  media: 'text',
  holds: {
    colors: 'none',
    background: false,
    clues: true,
    goal: false,
    meta: TEXT_FIELDS.map(([key]) => key),
    several: true,
    maxSide: 1000,
  },
  detect: ({ text }) => isHeader(firstLine(text)),
  read: readCollection,
  write: writeCollection,
};

/** The first line that is neither blank nor a comment, cut to the length of a header. */
function firstLine(text: string): string {
  for (let from = 0; from < text.length; ) {
    const newLine = text.indexOf('\n', from);
    const to = newLine < 0 ? text.length : newLine;
    const line = text.slice(from, Math.min(to, from + MAX_HEADER)).trim();
    if (line !== '' && !line.startsWith('#')) return line;
    from = to + 1;
  }
  return '';
}

/** Number of characters of a header that are examined. */
const MAX_HEADER = 400;

function isHeader(line: string): boolean {
  const names = line.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
  const lower = names.map((name) => name.toLowerCase());
  // with semicolons it is a line of the archive format whose first text is "name,rules"
  return (
    !line.includes(';') &&
    lower.includes('name') &&
    (lower.includes('rules') || lower.includes('image'))
  );
}

function readCollection({ text, limits }: Source): readonly Result<Puzzle>[] {
  const results: Result<Puzzle>[] = [];
  let fields: readonly string[] | undefined;
  for (const record of readRecords(text)) {
    if (!record.ok) return [...results, record];
    if (fields === undefined) {
      fields = record.value.map((cell) => cell.text.toLowerCase());
      continue;
    }
    results.push(readRecord(record.value, fields, limits));
    if (results.length > limits.maxPuzzles) break;
  }
  if (fields === undefined || !isHeader(fields.join(','))) {
    return [bad(davidjeNoHeader, {}, { line: 1, column: 1 })];
  }
  return results;
}

function readRecord(
  cells: readonly Word[],
  fields: readonly string[],
  limits: Source['limits'],
): Result<Puzzle> {
  const cellOf = (field: string): Word | undefined => {
    const cell = cells[fields.indexOf(field)];
    return cell === undefined || cell.text === '' ? undefined : cell;
  };
  const string = cellOf('rules') ?? cellOf('image');
  if (string === undefined) {
    const place = cells[0]?.place ?? { line: 1, column: 1 };
    return bad(davidjeNoString, {}, place);
  }
  const texts = TEXT_FIELDS.map(([key, field]) => [key, cellOf(field)?.text] as const);
  return puzzleOfString(string, limits, toMeta(Object.fromEntries(texts)));
}

/** Reads records cell by cell; a quoted cell may span several lines. */
class RecordReader {
  readonly #text: string;
  #at = 0;
  #line = 1;
  #lineStart = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The cells of the next record, or undefined at the end. Skips blank lines and comments. */
  next(): Result<Word[]> | undefined {
    const cells: Word[] = [];
    for (;;) {
      const cell = this.#cell();
      if (!cell.ok) return cell;
      const isLast = this.#text[this.#at] !== ',';
      if (!isLast || cells.length > 0 || cell.value.text !== '') cells.push(cell.value);
      const more = this.#at < this.#text.length;
      this.#step();
      if (isLast && cells.length > 0) return good(cells);
      if (isLast && !more) return undefined;
    }
  }

  get #place(): Place {
    return { line: this.#line, column: this.#at - this.#lineStart + 1 };
  }

  #step(): void {
    if (this.#text[this.#at] === '\n') {
      this.#line++;
      this.#lineStart = this.#at + 1;
    }
    this.#at++;
  }

  /** Reads a cell up to the comma or line end after it. */
  #cell(): Result<Word> {
    while (this.#text[this.#at] === ' ' || this.#text[this.#at] === '\t') this.#at++;
    const place = this.#place;
    const quoteMark = this.#text[this.#at];
    const isQuoted = quoteMark === '"' || quoteMark === "'";
    if (isQuoted) this.#step();
    const from = this.#at;
    const end = isQuoted ? `${quoteMark}` : ',#\n';
    let escapes = false;
    for (; this.#at < this.#text.length; this.#step()) {
      const char = this.#text[this.#at] ?? '';
      if (end.includes(char)) break;
      if (char !== '\\') continue;
      escapes = true;
      this.#step();
    }
    const raw = this.#text.slice(from, this.#at);
    if (isQuoted && this.#at >= this.#text.length) {
      return bad(davidjeOpenQuote, {}, place);
    }
    const text = escapes ? raw.replace(/\\(.)/gs, '$1') : raw;
    if (isQuoted) this.#step();
    const rest = this.#skipRest();
    return rest ?? good({ text: isQuoted ? text : text.trimEnd(), place });
  }

  /** Skips blanks and a comment after a cell. */
  #skipRest(): Result<never> | undefined {
    while (this.#text[this.#at] === ' ' || this.#text[this.#at] === '\t') this.#at++;
    const char = this.#text[this.#at];
    if (char === '#') {
      const end = this.#text.indexOf('\n', this.#at);
      this.#at = end < 0 ? this.#text.length : end;
      return undefined;
    }
    if (char === undefined || char === ',' || char === '\n') return undefined;
    return bad(davidjeAfterQuote, {}, this.#place);
  }
}

function* readRecords(text: string): Generator<Result<Word[]>> {
  const reader = new RecordReader(text);
  for (let next = reader.next(); next !== undefined; next = reader.next()) {
    yield next;
    if (!next.ok) return;
  }
}

function writeCollection(puzzles: readonly Puzzle[]): Result<string> {
  const texts = TEXT_FIELDS.slice(1).filter(([key]) => puzzles.some(({ meta }) => meta[key]));
  const lines = [['name', 'rules', ...texts.map(([, field]) => field)].join(',')];
  for (const { meta, ...puzzle } of puzzles) {
    const rules = writeRules({ ...puzzle, meta });
    if (!rules.ok) return rules;
    const others = texts.map(([key]) => cellText(meta, key));
    lines.push([quoted(meta.title ?? ''), rules.value, ...others].join(','));
  }
  return good(`${lines.join('\n')}\n`);
}

/** A text of a puzzle, in quotes if needed. */
function cellText(meta: PuzzleMeta, key: keyof PuzzleMeta): string {
  const text = meta[key] ?? '';
  return /^[\p{L}0-9](?:[\p{L}0-9 ./:_-]*[\p{L}0-9./:_-])?$/u.test(text) || text === ''
    ? text
    : quoted(text);
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
