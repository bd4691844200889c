/**
 * Archives of nonograms.org puzzles, one line per puzzle, fields joined by ";" (Dorifor's `.nono`):
 * ids, texts, sizes, colours, then clues and their colours, columns first.
 */
import {
  type Block,
  bad,
  type Clue,
  good,
  type PaletteColor,
  type Puzzle,
  type PuzzleMeta,
  parseRgb,
  problem,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { cutPieces } from '../lexing/address.js';
import { checkedPuzzle, toMeta, wrongSizes } from '../lexing/checked-puzzle.js';
import { blackBlock, clueOfWords } from '../lexing/clue-words.js';
import { cut, linesOf, parseNumber, type Word } from '../lexing/cursor.js';
import { lexingTooManyColors } from '../words/en/lexing-shared.js';
import {
  archiveBadColor,
  archiveColorTotal,
  archiveEndsEarly,
  archiveFewColors,
  archiveNoColor,
  archiveOneColor,
  archiveTextChanged,
} from '../words/en/sites-pages.js';
import { aColorCount, aColorNumber, aHeight, aWidth } from '../words/en/things.js';
import type { Thing } from '../words/thing.js';

/** The texts of a line, in order. */
const TEXTS = ['id', 'authorId', 'title', 'author'] as const;

/** Archives, one puzzle per line. */
export const nonoArchive: Format = {
  id: 'nono-archive',
  name: 'nonograms.org archive',
  extensions: ['.nono'],
  media: 'text',
  holds: {
    colors: 'rgb',
    background: false,
    clues: true,
    goal: false,
    meta: TEXTS,
    several: true,
  },
  detect: ({ text }) => LINE.test(text),
  read: readArchive,
  write: writeArchive,
};

/** Four texts, a flag and three numbers; not a comment. */
const LINE = /^(?!#)(?:[^;\n]{0,1000};){4}[^;\n]{0,9};[0-9]{1,9};[0-9]{1,9};[0-9]{1,9};/m;

const HEADER =
  '# id;author id;title;author;adult;cols;rows;ncolors;colors;column clues;column colours;row clues;row colours';

function readArchive({ text, limits }: Source): readonly Result<Puzzle>[] {
  const results: Result<Puzzle>[] = [];
  for (const line of linesOf(text)) {
    if (line.text.trim() === '' || line.text.startsWith('#')) continue;
    results.push(new Fields(line).puzzle(limits));
    if (results.length > limits.maxPuzzles) break;
  }
  return results;
}

/** The fields of one line, taken one after the other. */
class Fields {
  readonly #fields: Iterator<Word>;
  readonly #end: Word;

  constructor(line: Word) {
    this.#fields = cutPieces(line, ';');
    const { line: number, column } = line.place;
    this.#end = { text: '', place: { line: number, column: column + line.text.length } };
  }

  puzzle(limits: Source['limits']): Result<Puzzle> {
    const texts = TEXTS.map((key) => [key, this.#next().text.trim()] as const);
    this.#next(); // whether the puzzle is for adults
    const width = this.#number(aWidth);
    if (!width.ok) return width;
    const height = this.#number(aHeight);
    if (!height.ok) return height;
    const inks = this.#number(aColorCount);
    if (!inks.ok) return inks;
    const sizePlace = width.value.place;
    const wide = width.value.number;
    const tall = height.value.number;
    const count = inks.value.number;
    const wrong = wrongSizes(wide, tall, limits, sizePlace);
    if (wrong !== undefined) return wrong;
    if (count + 1 > limits.maxColors) {
      const counts = { colors: count, most: limits.maxColors };
      return bad(lexingTooManyColors, counts, inks.value.place);
    }
    const palette = this.#palette(count);
    if (!palette.ok) return palette;
    const columns = this.#clues(wide, tall, count);
    if (!columns.ok) return columns;
    const rows = this.#clues(tall, wide, count);
    if (!rows.ok) return rows;
    const claims = { width: wide, height: tall, palette: palette.value, sizePlace };
    const meta = toMeta(Object.fromEntries(texts));
    return checkedPuzzle({ ...claims, columns: columns.value, rows: rows.value, meta }, limits);
  }

  /** The next field; an empty one after the last. */
  #next(): Word {
    const next = this.#fields.next();
    return next.done === true ? this.#end : next.value;
  }

  #number(what: Thing): Result<{ number: number; place: Word['place'] }> {
    const field = this.#next();
    const number = parseNumber(field, what);
    return number.ok ? good({ number: number.value, place: field.place }) : number;
  }

  #palette(inks: number): Result<PaletteColor[]> {
    const field = this.#next();
    const palette: PaletteColor[] = [{ rgb: '#ffffff' }];
    for (const piece of field.text === '' ? [] : cutPieces(field, ',')) {
      const rgb = /^[0-9a-f]{6}$/i.test(piece.text) ? parseRgb(piece.text) : undefined;
      if (rgb === undefined || palette.length > inks) {
        const where = { number: palette.length, count: inks };
        return bad(archiveNoColor, { found: cut(piece.text), ...where }, piece.place);
      }
      palette.push({ rgb });
    }
    if (palette.length === inks + 1) return good(palette);
    return bad(archiveColorTotal, { found: palette.length - 1, expected: inks }, field.place);
  }

  /**
   * Reads `count` clues for lines of `length` cells: first all sizes, then all colours, one field
   * per clue.
   */
  #clues(count: number, length: number, inks: number): Result<Clue[]> {
    const clues: Clue[] = [];
    for (let k = 0; k < count; k++) {
      const field = this.#next();
      if (field === this.#end) {
        return bad(archiveEndsEarly, { found: k, expected: count }, field.place);
      }
      const clue = clueOfWords(field.text === '' ? [] : cutPieces(field, ','), length, blackBlock);
      if (!clue.ok) return clue;
      clues.push(clue.value);
    }
    if (inks !== 1) return this.#colored(clues, inks);
    const field = this.#next();
    if (field.text === '') return good(clues);
    return bad(archiveOneColor, {}, field.place);
  }

  #colored(clues: readonly Clue[], inks: number): Result<Clue[]> {
    const colored: Clue[] = [];
    for (const clue of clues) {
      const field = this.#next();
      const colors: number[] = [];
      for (const piece of field.text === '' ? [] : cutPieces(field, ',')) {
        const color = parseNumber(piece, aColorNumber);
        if (!color.ok) return color;
        if (color.value >= inks || colors.length === clue.length) {
          const where = { block: colors.length + 1, count: clue.length };
          const wrong = { color: color.value, ...where, most: inks - 1 };
          return bad(archiveBadColor, wrong, piece.place);
        }
        colors.push(color.value);
      }
      if (colors.length < clue.length) {
        const counts = { found: colors.length, expected: clue.length };
        return bad(archiveFewColors, counts, field.place);
      }
      colored.push(clue.map(({ size }, i): Block => ({ size, color: (colors[i] ?? 0) + 1 })));
    }
    return good(colored);
  }
}

function writeArchive(puzzles: readonly Puzzle[]): Result<string> {
  const isChanged = puzzles.some(({ meta }) =>
    TEXTS.some((key) => getText(meta, key) !== (meta[key] ?? '')),
  );
  const remark = problem(archiveTextChanged);
  return good(`${HEADER}\n${puzzles.map(writeLine).join('')}`, isChanged ? [remark] : []);
}

function writeLine({ width, height, palette, columns, rows, meta }: Puzzle): string {
  const inks = palette.slice(1).map(({ rgb }) => rgb.slice(1));
  const sizes = (clue: Clue): string => clue.map(({ size }) => size).join(',');
  const colors = (clue: Clue): string => clue.map(({ color }) => color - 1).join(',');
  const clues = (lines: readonly Clue[]): string[] => [
    ...lines.map(sizes),
    ...(inks.length === 1 ? [''] : lines.map(colors)),
  ];
  const fields = [
    ...TEXTS.map((key) => getText(meta, key)),
    ...['', width, height, inks.length, inks.join(',')],
    ...clues(columns),
    ...clues(rows),
  ];
  return `${fields.join(';')};\n`;
}

/**
 * A text for an archive. Characters that would end the field or line, or begin a comment, become
 * "-".
 */
function getText(meta: PuzzleMeta, key: (typeof TEXTS)[number]): string {
  const text = (meta[key] ?? '').replace(/[;\n\r]/g, '-');
  return key === 'id' ? text.replace(/^#/, '-') : text;
}
