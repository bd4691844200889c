/**
 * The colours of an Olšák file, and clues that use them: "4r" is four cells of the colour declared
 * as `r`, a bare "4" the default colour, declared as `1`.
 */
import {
  type Block,
  bad,
  type Clue,
  cutColor,
  good,
  type PaletteColor,
  parseCut,
  parseRgb,
  type Result,
  rgbOfName,
} from '@nonokit/core';
import { clueOfWords } from '../lexing/clue-words.js';
import { cut, parseNumber, splitWords, type Word } from '../lexing/cursor.js';
import {
  olsakColorTwice,
  olsakNoColor,
  olsakNoDefault,
  olsakNoNumber,
  olsakTooManyColors,
  olsakUndeclared,
  olsakUnknownLook,
} from '../words/en/solvers.js';
import { aBlock } from '../words/en/things.js';
import { type Declaration, OlsakInks } from './olsak-inks.js';

/** The colours of a file that declares none: bare numbers are black. */
export function blackOnly(): OlsakInks {
  const inks = new OlsakInks();
  inks.add('1', { rgb: '#000000' });
  return inks;
}

/** Maximum colours of the original program; we use the same bound. */
const MAX_DECLARED = 100;

/** Reads the lines between `#d` and the first colon. */
export function readColors(lines: readonly Word[]): Result<OlsakInks> {
  let background: PaletteColor = { rgb: '#ffffff' };
  const declared: Declaration[] = [];
  for (const line of lines) {
    const declaration = readDeclaration(line);
    if (!declaration.ok) return declaration;
    if (declaration.value === undefined) continue;
    const { id, color } = declaration.value;
    if (declared.some((one) => isSame(one, declaration.value))) {
      return bad(olsakColorTwice, { id: cut(id) }, line.place);
    }
    if (id === '0') background = color;
    else declared.push(declaration.value);
    if (declared.length > MAX_DECLARED) {
      return bad(olsakTooManyColors, { most: MAX_DECLARED }, line.place);
    }
  }
  const inks = new OlsakInks(background);
  for (const one of declared) inks.declare(one);
  return good(inks);
}

/** True if two declarations contradict each other: a triangle may have one for each end. */
function isSame(one: Declaration, other: Declaration | undefined): boolean {
  if (one.id !== other?.id) return false;
  return one.ends === undefined || other.ends === undefined || one.ends === other.ends;
}

/**
 * Reads a colour line; undefined if it declares nothing: a blank line, the outside of a triddler.
 */
function readDeclaration(line: Word): Result<Declaration | undefined> {
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
  const look = readLook(value);
  if (look === undefined) {
    return bad(olsakUnknownLook, { found: cut(value) }, valuePlace);
  }
  const isCut = look.cut !== undefined;
  const [, ends, told = remark] = (isCut && /^([<>]{2})(.*)$/su.exec(remark)) || [];
  const name = told.trim();
  const symbol = id === '0' || id === '1' ? {} : { symbol: id };
  return good({
    id,
    color: { ...look, ...(name === '' ? {} : { name }), ...symbol },
    ...(ends === undefined ? {} : { ends }),
    ...(isCut ? { place: valuePlace } : {}),
  });
}

/** A colour, or the two of a cut cell. */
function readLook(value: string): PaletteColor | undefined {
  const halves = /[/\\]/.test(value) ? parseCut(value, readRgb) : undefined;
  if (halves !== undefined) return cutColor(halves);
  const rgb = readRgb(value);
  return rgb === undefined ? undefined : { rgb };
}

function readRgb(value: string): string | undefined {
  return (value.startsWith('#') ? parseRgb(value) : undefined) ?? x11Rgb(value);
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
export function readClue(line: Word, length: number, colors: OlsakInks): Result<Clue> {
  return clueOfWords(splitWords(line), length, (word) => readBlock(word, colors));
}

function readBlock(word: Word, colors: OlsakInks): Result<Block> {
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
