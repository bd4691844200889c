/**
 * The colours of an Olšák file, and clues that use them: "4r" is four cells of the colour declared
 * as `r`, a bare "4" the default colour, declared as `1`.
 */
import {
  type Block,
  bad,
  type Clue,
  good,
  type PaletteColor,
  parseRgb,
  type Result,
  rgbOfName,
} from '@nonokit/core';
import { clueOfWords } from '../lexing/clue-words.js';
import { cut, parseNumber, splitWords, type Word } from '../lexing/cursor.js';
import { Inks } from '../lexing/ink-ids.js';
import {
  olsakColorTwice,
  olsakNoColor,
  olsakNoDefault,
  olsakNoNumber,
  olsakTooManyColors,
  olsakTriangle,
  olsakUndeclared,
  olsakUnknownLook,
} from '../words/en/solvers.js';
import { aBlock } from '../words/en/things.js';

/** The declared colours, by the character that clues use. */
export type OlsakColors = Inks;

/** The colours of a file that declares none: bare numbers are black. */
export function blackOnly(): OlsakColors {
  const inks = new Inks();
  inks.add('1', { rgb: '#000000' });
  return inks;
}

/** Maximum colours of the original program; we use the same bound. */
const MAX_DECLARED = 100;

/** Reads the lines between `#d` and the first colon. */
export function readColors(lines: readonly Word[]): Result<OlsakColors> {
  let background: PaletteColor = { rgb: '#ffffff' };
  const declared = new Map<string, PaletteColor>();
  for (const line of lines) {
    const declaration = readDeclaration(line);
    if (!declaration.ok) return declaration;
    if (declaration.value === undefined) continue;
    const { id, color } = declaration.value;
    if (declared.has(id)) {
      return bad(olsakColorTwice, { id: cut(id) }, line.place);
    }
    if (id === '0') background = color;
    else declared.set(id, color);
    if (declared.size > MAX_DECLARED) {
      return bad(olsakTooManyColors, { most: MAX_DECLARED }, line.place);
    }
  }
  const inks = new Inks(background);
  for (const [id, color] of declared) inks.add(id, color);
  return good(inks);
}

/**
 * Reads a colour line; undefined if it declares nothing: a blank line, the outside of a triddler.
 */
function readDeclaration(line: Word): Result<{ id: string; color: PaletteColor } | undefined> {
  if (line.text.trim() === '') return good(undefined);
  const column = line.text.search(/\S/) + 1;
  const place = { line: line.place.line, column };
  const parts = /^\s*([^\s,2-57-9]):(\S*)\s+(\S+)\s*(.*)$/u.exec(line.text);
  if (parts === null) {
    return bad(olsakNoColor, { found: cut(line.text.trim()) }, place);
  }
  const [, id = '', , value = '', remark = ''] = parts;
  if (id === '6') return good(undefined);
  const valuePlace = { line: place.line, column: line.text.indexOf(value, column + 1) + 1 };
  if (/[/\\]/.test(value)) {
    return bad(olsakTriangle, { found: cut(value) }, valuePlace);
  }
  const rgb = (value.startsWith('#') ? parseRgb(value) : undefined) ?? x11Rgb(value);
  if (rgb === undefined) {
    return bad(olsakUnknownLook, { found: cut(value) }, valuePlace);
  }
  const name = remark.trim();
  const symbol = id === '0' || id === '1' ? {} : { symbol: id };
  return good({ id, color: { rgb, ...(name === '' ? {} : { name }), ...symbol } });
}

/** Names whose X11 value differs from CSS. */
const X11: ReadonlyMap<string, string> = new Map([
  ['green', '#00ff00'],
  ['gray', '#bebebe'],
  ['grey', '#bebebe'],
  ['maroon', '#b03060'],
  ['purple', '#a020f0'],
]);

function x11Rgb(name: string): string | undefined {
  return X11.get(name.toLowerCase()) ?? (name.length > 1 ? rgbOfName(name) : undefined);
}

/** The clue of one line. */
export function readClue(line: Word, length: number, colors: OlsakColors): Result<Clue> {
  return clueOfWords(splitWords(line), length, (word) => readBlock(word, colors));
}

function readBlock(word: Word, colors: OlsakColors): Result<Block> {
  const [, digits = '', id = ''] = /^([0-9]*)([^0-9,]?)$/u.exec(word.text) ?? [];
  if (digits === '') {
    return bad(olsakNoNumber, { found: cut(word.text) }, word.place);
  }
  const size = parseNumber({ text: digits, place: word.place }, aBlock);
  if (!size.ok) return size;
  if (size.value === 0) return good({ size: 0, color: 0 });
  const color = colors.of(id === '' ? '1' : id);
  if (color !== undefined) return good({ size: size.value, color });
  const found = cut(word.text);
  if (id === '') return bad(olsakNoDefault, { found }, word.place);
  return bad(olsakUndeclared, { found, id: cut(id) }, word.place);
}
