/**
 * Shared code of nonogrid's TOML and pynogram's INI: colours as `r = (c8141e) *` and clues as lines
 * of blocks, `1r 2y`. `toml` and `ini` split a file into sections and values.
 */
import {
  BLACK_ON_WHITE,
  type Block,
  bad,
  type Clue,
  good,
  inkCount,
  type Limits,
  type Palette,
  type PaletteColor,
  type Place,
  type Puzzle,
  parseRgb,
  type Result,
  rgbOf,
  rgbOfName,
} from '@nonokit/core';
import {
  sectionBadLook,
  sectionMissing,
  sectionNoColor,
  sectionTooFewNames,
  sectionUnknownColor,
} from '../words/en/lexing-lists.js';
import { lexingMoreColors } from '../words/en/lexing-shared.js';
import { aBlock } from '../words/en/things.js';
import { checkedPuzzle, wrongSizes } from './checked-puzzle.js';
import { clueOfWords } from './clue-words.js';
import { cut, parseNumber, splitWords, type Word } from './cursor.js';
import { findIds, Inks, isPlainBlack, LOWER_CASE } from './ink-ids.js';

/** The values of a file, each split into its lines or list items. */
export interface Sections {
  /** One `id = (colour) symbol` each. */
  readonly colors: readonly Word[];
  /** Lines of row clues, with their commas; undefined if the key is missing. */
  readonly rows: readonly Word[] | undefined;
  readonly columns: readonly Word[] | undefined;
  /** The place where the clues begin. */
  readonly place: Place;
  /** True if two quotes mean an empty clue; false if they mean nothing. */
  readonly quotesAreClue: boolean;
}

/** The colours of a file, looked up by the ids in blocks. */
interface Colors {
  readonly inks: Inks;
  /** The ink of numbers without an id, once such a number was read. */
  black?: number;
}

/** The puzzle that the sections of a file claim. */
export function puzzleOfSections(sections: Sections, limits: Limits): Result<Puzzle> {
  const { colors, rows, columns, place } = sections;
  if (rows === undefined || columns === undefined) {
    const name = rows === undefined ? 'rows' : 'columns';
    return bad(sectionMissing, { name }, place);
  }
  const inks = readInks(colors, limits);
  if (!inks.ok) return inks;
  const rowLines = cutPieces(rows, sections.quotesAreClue);
  const columnLines = cutPieces(columns, sections.quotesAreClue);
  const width = columnLines.length;
  const height = rowLines.length;
  const wrong = wrongSizes(width, height, limits, place);
  if (wrong !== undefined) return wrong;
  const rowClues = readClues(rowLines, width, inks.value);
  if (!rowClues.ok) return rowClues;
  const columnClues = readClues(columnLines, height, inks.value);
  if (!columnClues.ok) return columnClues;
  const { palette } = inks.value.inks;
  return checkedPuzzle(
    {
      width,
      height,
      palette: palette.length === 1 ? BLACK_ON_WHITE : palette,
      rows: rowClues.value,
      columns: columnClues.value,
      sizePlace: place,
      rowPlaces: rowLines.map((line) => line.place),
      columnPlaces: columnLines.map((line) => line.place),
    },
    limits,
  );
}

/** The clues on lines, split at commas and without quotes; blank pieces are dropped. */
function cutPieces(lines: readonly Word[], quotesAreClue: boolean): Word[] {
  return lines.flatMap(({ text, place }) =>
    Array.from(text.matchAll(/[^,]+/g), ({ 0: piece, index }) => {
      const isQuoted = quotesAreClue && /^\s*(?:''|"")\s*$/.test(piece);
      const blanked = isQuoted ? piece.replace(/''|""/, '0 ') : piece.replace(/['"]/g, ' ');
      const blanks = /^\s*/.exec(blanked)?.[0].length ?? 0;
      return {
        text: blanked.slice(blanks),
        place: { line: place.line, column: place.column + index + blanks },
      };
    }).filter((piece) => piece.text !== ''),
  );
}

function readInks(lines: readonly Word[], { maxColors }: Limits): Result<Colors> {
  const inks = new Inks();
  for (const { text, place } of lines) {
    const [, id, inBrackets, bare = '', symbol] = COLOR.exec(text) ?? [];
    const look = (inBrackets ?? bare).trim();
    if (id === undefined) {
      return bad(sectionNoColor, { found: cut(text.trim()) }, place);
    }
    const rgb = rgbOfLook(look);
    if (rgb === undefined) {
      return bad(sectionBadLook, { id: cut(id), look: cut(look) }, place);
    }
    if (inks.palette.length === maxColors) {
      return bad(lexingMoreColors, { most: maxColors }, place);
    }
    inks.add(id, { rgb, name: id, ...(symbol ? { symbol } : {}) });
  }
  return good({ inks });
}

/** An id, its colour in brackets or without blanks, and perhaps a symbol. */
const COLOR = /^\s*([^\s=]{1,100})\s*=\s*(?:\(([^()]{0,100})\)|([^\s()]{1,100}))\s*(\S?)\s*$/u;

/** A name, three or six hexadecimal digits, or three numbers. */
function rgbOfLook(look: string): string | undefined {
  const channels = /^(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})$/.exec(look)?.slice(1).map(Number);
  if (channels === undefined) return rgbOfName(look) ?? parseRgb(look);
  const [red = 0, green = 0, blue = 0] = channels;
  return Math.max(red, green, blue) > 255 ? undefined : rgbOf(red, green, blue);
}

function readClues(lines: readonly Word[], length: number, colors: Colors): Result<Clue[]> {
  const clues: Clue[] = [];
  for (const line of lines) {
    const clue = clueOfWords(splitWords(line), length, (word) => readBlock(word, colors));
    if (!clue.ok) return clue;
    clues.push(clue.value);
  }
  return good(clues);
}

function readBlock({ text, place }: Word, colors: Colors): Result<Block> {
  const digits = /^[0-9]*/.exec(text)?.[0] ?? '';
  const id = text.slice(digits.length);
  const number = digits === '' ? text : digits;
  const size = parseNumber({ text: number, place }, aBlock);
  if (!size.ok) return size;
  if (size.value === 0) return good({ size: 0, color: 0 });
  const { inks } = colors;
  const color = inks.of(id) ?? predefined(id, colors) ?? inks.of(id.toLowerCase());
  if (color !== undefined) return good({ size: size.value, color });
  return bad(sectionUnknownColor, { block: cut(text), id: cut(id) }, place);
}

/** White and black need no declaration; black joins the palette when it is used. */
function predefined(id: string, colors: Colors): number | undefined {
  if (id === 'W') return 0;
  if (id !== '' && id !== 'B') return undefined;
  if (colors.black === undefined) {
    const { palette } = colors.inks;
    const declared = palette.findIndex(({ rgb }, i) => i > 0 && rgb === '#000000');
    colors.black = declared > 0 ? declared : colors.inks.add('B', { rgb: '#000000' });
  }
  return colors.black;
}

/** A puzzle as lines, without colour lines if black is the only ink. */
export function sectionLines(puzzle: Puzzle, emptyClue: string) {
  const { palette, rows, columns } = puzzle;
  const ids = isPlainBlack(palette) ? [] : findIds(palette.map(withShortName), isShort, spareIds());
  if (ids === undefined) {
    return bad(sectionTooFewNames, { colors: inkCount(puzzle) });
  }
  const text = (clue: Clue): string =>
    clue.map(({ size, color }) => `${size}${ids[color] ?? ''}`).join(' ');
  const symbols = collectSymbols(palette);
  const colors = ids.map((id, i) => `${id} = (${palette[i]?.rgb.slice(1)}) ${symbols[i]}`).slice(1);
  const lines = (clues: readonly Clue[]) => clues.map((clue) => text(clue) || emptyClue);
  return good({ colors, rows: lines(rows), columns: lines(columns) });
}

/** The colour with a candidate for its id: its name if that is short, else one letter. */
function withShortName({ rgb, name = '', symbol = name.slice(0, 1) }: PaletteColor): PaletteColor {
  return { rgb, name: isShort(name) ? name : symbol.toLowerCase() };
}

/** Lower-case letters only, because INI ignores case. */
function isShort(id: string): boolean {
  return /^[a-z]{1,2}$/.test(id);
}

/** "a" to "z", then "aa" to "zz". */
function* spareIds(): Generator<string> {
  yield* LOWER_CASE;
  for (const one of LOWER_CASE) for (const two of LOWER_CASE) yield one + two;
}

/** Characters without a meaning in either format. */
const SPARE_SYMBOLS = '*+ox%@&$~^!?vnsz';

/** One character for each colour: its own symbol, unless that has another meaning. */
function collectSymbols(palette: Palette): string[] {
  const used = new Set<string>();
  return palette.map(({ symbol = '' }, i) => {
    if (i === 0) return '';
    const free = [...SPARE_SYMBOLS].find((one) => !used.has(one)) ?? LOWER_CASE[i % 26] ?? '*';
    const chosen = /^[^\s#;,'"\\[\]()=]$/u.test(symbol) ? symbol : free;
    used.add(chosen);
    return chosen;
  });
}
