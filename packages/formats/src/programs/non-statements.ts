/**
 * Shared code of the NON dialects: lines that start with a key, sizes, two blocks of clue lines, a
 * goal. Statements are returned as written; each dialect interprets colours and clues.
 */
import { bad, good, type Limits, type Place, type Result } from '@nonokit/core';
import { wrongSizes } from '../lexing/checked-puzzle.js';
import { cut, endsEarly, parseNumber, splitWords, type Word } from '../lexing/cursor.js';
import { decodeReferences } from '../lexing/html-references.js';
import { closingMark, columnsKeyword, rowsKeyword } from '../words/en/program-things.js';
import {
  nonAfterSize,
  nonCluesTwice,
  nonNoKey,
  nonNoSize,
  nonNoSizeYet,
  nonSizeTwice,
  nonTooFewLines,
  nonTooManyColors,
} from '../words/en/programs-non.js';
import { aClueOfLines, aHeight, aWidth, theHeight, theWidth } from '../words/en/things.js';

/** The statements of one puzzle. */
export interface NonStatements {
  readonly width: number;
  readonly height: number;
  readonly sizePlace: Place;
  /** `height` lines with the clues of the rows. */
  readonly rowLines: readonly Word[];
  /** `width` lines with the clues of the columns. */
  readonly columnLines: readonly Word[];
  /** The words after each `color`: [["r", "#c8141e"]]. */
  readonly colors: readonly (readonly Word[])[];
  /** The cells of the goal without white space: "0110…". */
  readonly goal: Word | undefined;
  /**
   * The first of each property in `PROPERTIES`, without quotes and references: "title" -> "Tulip".
   */
  readonly properties: ReadonlyMap<string, string>;
}

/** The meaning of a blank line among the clues: an empty clue, or nothing. */
export type BlankLines = 'are clues' | 'are nothing';

/** Reads the statements of the puzzle on `lines`. */
export function readStatements(
  lines: readonly Word[],
  blankLines: BlankLines,
  limits: Limits,
): Result<NonStatements> {
  return new StatementReader(lines, blankLines, limits).read();
}

class StatementReader {
  readonly #lines: readonly Word[];
  readonly #blankLines: BlankLines;
  readonly #limits: Limits;
  /** Index of the next line. */
  #at = 0;
  #width: { number: number; place: Place } | undefined;
  #height: { number: number; place: Place } | undefined;
  #rowLines: readonly Word[] | undefined;
  #columnLines: readonly Word[] | undefined;
  #goal: Word | undefined;
  readonly #colors: (readonly Word[])[] = [];
  readonly #properties = new Map<string, string>();

  constructor(lines: readonly Word[], blankLines: BlankLines, limits: Limits) {
    this.#lines = lines;
    this.#blankLines = blankLines;
    this.#limits = limits;
  }

  read(): Result<NonStatements> {
    while (this.#at < this.#lines.length) {
      const wrong = this.#readStatement(this.#lines[this.#at++] as Word);
      if (wrong !== undefined) return wrong;
    }
    const isForeign = this.#width === undefined && this.#height === undefined;
    const sizes = this.#sizes(isForeign ? this.#start : this.#end);
    if (!sizes.ok) return sizes;
    if (this.#rowLines === undefined) return endsEarly(this.#end, rowsKeyword);
    if (this.#columnLines === undefined) return endsEarly(this.#end, columnsKeyword);
    return good({
      ...sizes.value,
      rowLines: this.#rowLines,
      columnLines: this.#columnLines,
      colors: this.#colors,
      goal: this.#goal,
      properties: this.#properties,
    });
  }

  #readStatement(line: Word): Result<never> | undefined {
    const comma = SIZES.test(line.text) ? line.text.indexOf(',') : -1;
    if (comma < 0) return this.#readOne(line);
    const { line: number, column } = line.place;
    const rest = {
      text: line.text.slice(comma + 1),
      place: { line: number, column: column + comma + 1 },
    };
    return (
      this.#readOne({ ...line, text: line.text.slice(0, comma), place: line.place }) ??
      this.#readOne(rest)
    );
  }

  #readOne(line: Word): Result<never> | undefined {
    const [first, second, third, fourth] = splitWords(line);
    if (first === undefined) return undefined;
    const key = first.text.toLowerCase();
    if (key === 'width' || (key === 'columns' && second !== undefined)) {
      return this.#readSize('width', first, second, third);
    }
    if (key === 'height' || (key === 'rows' && second !== undefined)) {
      return this.#readSize('height', first, second, third);
    }
    if (key === 'rows' || key === 'columns') return this.#readClueLines(first, key);
    if (key === 'goal' || key === 'saved') return this.#readCells(line, first, key);
    if (key === 'color' || key === 'colour') {
      if (this.#colors.length >= this.#limits.maxColors) {
        return bad(nonTooManyColors, { most: this.#limits.maxColors }, first.place);
      }
      this.#colors.push([second, third, fourth].filter((word) => word !== undefined));
      return undefined;
    }
    if (/^[0-9]/.test(key)) {
      // without any size this is hardly a NON file, so do not report progress
      const isForeign = this.#width === undefined && this.#height === undefined;
      const place = isForeign ? this.#start : first.place;
      return bad(nonNoKey, { found: cut(line.text.trim()) }, place);
    }
    if (PROPERTIES.has(key) && !this.#properties.has(key)) {
      this.#properties.set(key, valueAfter(line, first));
    }
    return undefined;
  }

  #readSize(
    size: 'width' | 'height',
    key: Word,
    value?: Word,
    surplus?: Word,
  ): Result<never> | undefined {
    const known = size === 'width' ? this.#width : this.#height;
    const { place } = key;
    const what = size === 'width' ? theWidth : theHeight;
    if (known !== undefined) return bad(nonSizeTwice, { what }, place);
    if (value === undefined) return bad(nonNoSize, { what }, place);
    if (surplus !== undefined) {
      return bad(nonAfterSize, { found: cut(surplus.text), what }, surplus.place);
    }
    const number = parseNumber(value, size === 'width' ? aWidth : aHeight);
    if (!number.ok) return number;
    const sized = { number: number.value, place: value.place };
    if (size === 'width') this.#width = sized;
    else this.#height = sized;
    return undefined;
  }

  #sizes(place: Place): Result<Pick<NonStatements, 'width' | 'height' | 'sizePlace'>> {
    const wide = this.#width;
    const tall = this.#height;
    if (wide === undefined || tall === undefined) {
      const what = wide === undefined ? theWidth : theHeight;
      return bad(nonNoSizeYet, { what }, place);
    }
    const width = wide.number;
    const height = tall.number;
    const sizePlace = wide.place;
    return wrongSizes(width, height, this.#limits, sizePlace) ?? good({ width, height, sizePlace });
  }

  #readClueLines(key: Word, kind: 'rows' | 'columns'): Result<never> | undefined {
    const known = kind === 'rows' ? this.#rowLines : this.#columnLines;
    if (known !== undefined) {
      return bad(nonCluesTwice, { kind: kind === 'rows' ? 'row' : 'column' }, key.place);
    }
    const sizes = this.#sizes(key.place);
    if (!sizes.ok) return sizes;
    const lines = this.#takeLines(kind === 'rows' ? sizes.value.height : sizes.value.width, kind);
    if (!lines.ok) return lines;
    if (kind === 'rows') this.#rowLines = lines.value;
    else this.#columnLines = lines.value;
    return undefined;
  }

  #takeLines(count: number, kind: 'rows' | 'columns'): Result<Word[]> {
    const taken: Word[] = [];
    while (taken.length < count) {
      const line = this.#lines[this.#at];
      const what = aClueOfLines({
        number: taken.length + 1,
        count,
        kind: kind === 'rows' ? 'row' : 'column',
      });
      if (line === undefined) {
        const lastIsBlank = this.#blankLines === 'are clues' && taken.length === count - 1;
        if (!lastIsBlank || count === 1) return endsEarly(this.#end, what);
        taken.push({ text: '', place: this.#end });
        continue;
      }
      if (KEYWORD.test(line.text)) {
        return bad(
          nonTooFewLines,
          { found: cut(line.text.trim()), what },
          { line: line.place.line, column: line.text.search(/\S/) + 1 },
        );
      }
      this.#at++;
      if (this.#blankLines === 'are clues' || line.text.trim() !== '') taken.push(line);
    }
    return good(taken);
  }

  /**
   * Reads cells in quotes, perhaps over several lines; without quotes, lines of 0 and 1 continue
   * them.
   */
  #readCells(line: Word, key: Word, kind: 'goal' | 'saved'): Result<never> | undefined {
    const from = line.text.indexOf(key.text) + key.text.length;
    let cells = line.text.slice(from).trim();
    const place = { line: line.place.line, column: line.text.indexOf(cells, from) + 1 };
    const mark = cells[0];
    if (mark === '"' || mark === "'") {
      const parts = [cells.slice(1)];
      while (parts.at(-1)?.includes(mark) === false) {
        const next = this.#lines[this.#at++];
        if (next === undefined) return endsEarly(this.#end, closingMark({ mark, key: kind }));
        parts.push(next.text);
      }
      const joined = parts.join('');
      cells = joined.slice(0, joined.indexOf(mark));
    } else {
      const parts = [cells];
      while (/^\s*[01][01\s]*$/.test(this.#lines[this.#at]?.text ?? '')) {
        parts.push(this.#lines[this.#at++]?.text ?? '');
      }
      cells = parts.join('');
    }
    if (kind === 'goal') this.#goal = { text: cells.replace(/\s/g, ''), place };
    return undefined;
  }

  get #start(): Place {
    return this.#lines[0]?.place ?? { line: 1, column: 1 };
  }

  /** The place after the last line. */
  get #end(): Place {
    return { line: (this.#lines.at(-1)?.place.line ?? 0) + 1, column: 1 };
  }
}

/** Both sizes on one line: "width 47,height 40". */
const SIZES = /^\s*(?:width|height)\s+\d{1,9}\s*,\s*(?:width|height)\s/i;

/** The properties that are kept; all others are ignored. */
const PROPERTIES: ReadonlySet<string> = new Set([
  'catalogue',
  'id',
  'title',
  'by',
  'author',
  'copyright',
  'license',
  'description',
  'source',
]);

/** Lines that cannot be clues, so that clues must be missing before them. */
const KEYWORD =
  /^\s*(rows|columns|width|height|goal|saved|title|by|catalogue|copyright|license|colou?r[ \t])/i;

/** The value after a key, without its quotes. */
function valueAfter(line: Word, key: Word): string {
  const value = line.text.slice(line.text.indexOf(key.text) + key.text.length).trim();
  const mark = value[0];
  if (value.length < 2 || (mark !== '"' && mark !== "'")) return decodeReferences(value);
  const end = value.lastIndexOf(mark);
  return decodeReferences(end > 0 ? value.slice(1, end) : value.slice(1));
}
