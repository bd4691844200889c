/**
 * nonogrid's TOML files: `[clues]` with the texts `rows` and `columns`, one clue per line, and
 * colours as a list of texts. The reader supports only the part of TOML that such files use:
 * tables, texts of all four kinds, lists of texts.
 */
import { bad, good, type Place, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { puzzleOfSections, sectionLines } from '../lexing/clue-sections.js';
import { cut, type Word } from '../lexing/cursor.js';
import { placeFinder } from '../lexing/json-scan.js';
import { jsonValue } from '../words/en/json-things.js';
import { lexingFileEnds } from '../words/en/lexing.js';
import { listEndsEarly } from '../words/en/lexing-lists.js';
import { listText, textOrTexts } from '../words/en/solver-things.js';
import { tomlFound, tomlLineEnds } from '../words/en/solvers.js';
import { literally, type Thing } from '../words/thing.js';

/** Input of nonogrid. */
export const toml: Format = {
  id: 'toml',
  name: 'nonogrid TOML',
  extensions: ['.toml'],
  media: 'text',
  holds: {
    colors: 'rgb',
    background: false,
    clues: true,
    goal: false,
    meta: [],
    several: false,
    maxInks: 702,
  },
  detect: ({ text }) =>
    /^[ \t]*\[clues\][ \t]*(?:#.*)?$/im.test(text) &&
    /^[ \t]*(?:rows|columns)[ \t]*=[ \t]*(?:'''|"""|\[|"[^"\n]*"[ \t]*$)/m.test(text),
  read: (source) => [readToml(source)],
  write: ([puzzle]) => (puzzle === undefined ? good('') : writeToml(puzzle)),
};

function readToml({ text, limits }: Source): Result<Puzzle> {
  const values = new TomlValues(text).read();
  if (!values.ok) return values;
  const clueLines = (key: string) => values.value.get(`clues.${key}`)?.lines.map(withoutComment);
  return puzzleOfSections(
    {
      colors: values.value.get('colors.defs')?.lines ?? [],
      rows: clueLines('rows'),
      columns: clueLines('columns'),
      place: (values.value.get('clues.rows') ?? values.value.get('clues.columns'))?.place ?? {
        line: 1,
        column: 1,
      },
      quotesAreClue: false,
    },
    limits,
  );
}

/** Removes a comment of nonogrid, not of TOML, from a line of clues. */
function withoutComment({ text, place }: Word): Word {
  return { text: text.replace(/[#;].*$/, ''), place };
}

/** A value: the lines of a text, or the texts of a list. */
interface Value {
  readonly lines: readonly Word[];
  readonly place: Place;
}

/** A text in quotes, a bare word, a line feed or another character. */
interface Token {
  readonly kind: 'text' | 'bare' | 'feed' | 'sign';
  /** The unchanged text from the file. */
  readonly raw: string;
  readonly at: number;
}

const BLANK = /[ \t]+|#[^\n]*/y;
const BARE = /[A-Za-z0-9_.+:-]+/y;

/** Reads a TOML text: the texts and lists of texts by their keys, "clues.rows". */
class TomlValues {
  readonly #text: string;
  readonly #placeOf: (at: number) => Place;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#placeOf = placeFinder(text);
  }

  read(): Result<ReadonlyMap<string, Value>> {
    const values = new Map<string, Value>();
    let table = '';
    for (let token = this.#next(); token !== undefined; token = this.#next()) {
      if (token.kind === 'feed') continue;
      if (token.raw === '[') {
        table = `${this.#restOfLine().replace(/[[\]"'\s]/g, '')}.`;
        continue;
      }
      const equals = this.#next();
      if (token.kind === 'sign' || equals?.raw !== '=')
        return this.#wrong(token, literally('"key = value"'));
      const value = this.#value();
      if (!value.ok) return value;
      const key = `${table}${unquoted(token)}`.toLowerCase();
      if (value.value !== undefined) values.set(key, value.value);
    }
    return good(values);
  }

  /** The next token other than blanks and comments; undefined at the end. */
  #next(): Token | undefined {
    for (let skipped = this.#match(BLANK); skipped > 0; skipped = this.#match(BLANK)) {
      this.#at += skipped;
    }
    const at = this.#at;
    const char = this.#text[at];
    if (char === undefined) return undefined;
    const bare = this.#match(BARE);
    const quoted = char === '"' || char === "'" ? textLength(this.#text, at) : 0;
    this.#at += Math.max(bare, quoted, 1);
    const kind = quoted > 0 ? 'text' : bare > 0 ? 'bare' : char === '\n' ? 'feed' : 'sign';
    return { kind, raw: this.#text.slice(at, this.#at), at };
  }

  /** The number of characters that a pattern matches here. */
  #match(pattern: RegExp): number {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0].length ?? 0;
  }

  /** The rest of the line up to a comment. */
  #restOfLine(): string {
    const feed = this.#text.indexOf('\n', this.#at);
    const line = this.#text.slice(this.#at, feed < 0 ? this.#text.length : feed);
    this.#at += line.length;
    return line.replace(/#.*$/, '');
  }

  /** The value that follows; undefined for numbers and other things, whose line is skipped. */
  #value(): Result<Value | undefined> {
    const token = this.#next();
    const place = this.#placeOf(token?.at ?? this.#text.length);
    if (token === undefined) return bad(lexingFileEnds, { what: jsonValue }, place);
    if (token.kind === 'text') return good({ lines: linesOfText(token, place), place });
    if (token.raw === '[') return this.#list(place);
    if (token.kind !== 'bare') return this.#wrong(token, textOrTexts);
    this.#restOfLine();
    return good(undefined);
  }

  #list(place: Place): Result<Value> {
    const lines: Word[] = [];
    for (let token = this.#next(); token?.raw !== ']'; token = this.#next()) {
      if (token === undefined) return bad(listEndsEarly, {}, place);
      if (token.kind === 'feed' || token.raw === ',') continue;
      if (token.kind !== 'text') return this.#wrong(token, listText);
      for (const line of linesOfText(token, this.#placeOf(token.at))) lines.push(line);
    }
    return good({ lines, place });
  }

  #wrong({ kind, raw, at }: Token, what: Thing): Result<never> {
    const place = this.#placeOf(at);
    if (kind === 'feed') return bad(tomlLineEnds, { what }, place);
    return bad(tomlFound, { found: cut(raw), what }, place);
  }
}

/**
 * The length of the text in quotes that begins at `from`, quotes included; 0 if it is not closed.
 */
function textLength(text: string, from: number): number {
  const char = text.charAt(from);
  const quotes = text.startsWith(char.repeat(3), from) ? char.repeat(3) : char;
  let to = text.indexOf(quotes, from + quotes.length);
  while (to >= 0 && char === '"' && isEscaped(text, to)) to = text.indexOf(quotes, to + 1);
  if (to < 0) return 0;
  if (quotes.length === 1 && text.slice(from, to).includes('\n')) return 0;
  return to + quotes.length - from;
}

/** True after an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text[before - 1] === '\\') before--;
  return (at - before) % 2 === 1;
}

/**
 * A bare word as it is; a text without its quotes, and with the escapes of double ones resolved.
 */
function unquoted({ kind, raw }: Token): string {
  if (kind !== 'text') return raw;
  const inside = raw.replace(/^(?:'''|"""|'|")\n?|(?:'''|"""|'|")$/g, '');
  if (raw.startsWith("'")) return inside;
  return inside.replace(/\\(.)/gs, (_, char: string) => ESCAPES.get(char) ?? char);
}

/** The meaning of each character after a backslash, unless it stands for itself. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['\n', ' '],
]);

function linesOfText(token: Token, place: Place): Word[] {
  const quotes = /^(?:'''|"""|.)/.exec(token.raw)?.[0].length ?? 0;
  const atFeed = token.raw[quotes] === '\n' ? 1 : 0;
  return unquoted(token)
    .split('\n')
    .map((text, i) => {
      const isFirst = i + atFeed === 0;
      const column = isFirst ? place.column + quotes : 1;
      return { text, place: { line: place.line + i + atFeed, column } };
    });
}

function writeToml(puzzle: Puzzle): Result<string> {
  const sections = sectionLines(puzzle, '0');
  if (!sections.ok) return sections;
  const { colors, rows, columns } = sections.value;
  const defs = colors.map((color) => `  "${color}",\n`).join('');
  const declared = colors.length === 0 ? '' : `[colors]\ndefs = [\n${defs}]\n\n`;
  const text = (lines: readonly string[]) => `'''\n${lines.join('\n')}\n'''\n`;
  return good(`${declared}[clues]\nrows = ${text(rows)}columns = ${text(columns)}`);
}
