/**
 * Decides which characters of a text picture are blank, black or another colour. These are the
 * rules of number-loom, which reads any grid of characters; exceptions are noted below.
 */
import { type Color, colorsOfIds, type PaletteColor, rgbOf } from '@nonokit/core';

/**
 * Background characters: the last one that occurs in the picture is the background. The first seven
 * are ours: number-loom has those from the blank on.
 */
const BACKGROUNDS = [
  ...['-', '░', '○', '◻', '□', '白', '\u3000'],
  ...[' ', '.', '_', 'w', 'W', '·', '☐', '0', '⬜'],
];

/** Black characters: the first one that occurs and is not the background is black. */
const BLACKS = ['#', 'B', 'b', '.', '■', '█', '1', '⬛'];

/** The colours of the coloured squares. */
const SQUARES: ReadonlyMap<string, string> = new Map([
  ['🟥', rgbOf(221, 46, 68)],
  ['🟩', rgbOf(120, 177, 89)],
  ['🟦', rgbOf(85, 172, 238)],
  ['🟨', rgbOf(253, 203, 88)],
  ['🟧', rgbOf(244, 144, 12)],
  ['🟪', rgbOf(170, 142, 214)],
  ['🟫', rgbOf(193, 105, 79)],
]);

/** Letters that are always inks. */
const LETTERS = ['r', 'g', 'b', 'y', 'c', 'm', 'B'];

/** Inks that are neither letters nor digits; they occur only in pictures. */
export const PLAIN_INKS: readonly string[] = ['#', ...SQUARES.keys(), '■', '█', '⬛'];

/** Inks even if no cell is blank. "1" is an ink only if the caller knows that it is not a digit. */
export const USUAL_INKS: readonly string[] = [...PLAIN_INKS, ...LETTERS, '1'];

/** More inks that are neither letters nor digits. They are read, and never written. */
const READ_INKS = ['▓', '●', '▩', '◼', '黑'];

/** Characters that are inks in a picture of two characters, whatever the other one is. */
const LIKELY_INKS: ReadonlySet<string> = new Set([...'xX×ｘＸ*@+tT']);

/** Coloured squares; a picture of two of them usually has one as background. */
const SQUARE_INKS: ReadonlySet<string> = new Set([...SQUARES.keys(), '⬛']);

const KNOWN_INKS: ReadonlySet<string> = new Set([...USUAL_INKS, ...READ_INKS]);
const KNOWN_BACKGROUNDS: ReadonlySet<string> = new Set(BACKGROUNDS);

/** Maximum number of different characters in a picture; a text with more is probably prose. */
export const MAX_SYMBOLS = 32;

/** The meaning of the characters of a picture. */
export interface Alphabet {
  /** The blank character; undefined if every cell is filled. */
  readonly background: string | undefined;
  /** The colour of each character. */
  readonly colors: ReadonlyMap<string, Color>;
  /** The palette, white first. */
  readonly palette: readonly PaletteColor[];
}

/**
 * The meaning of characters, given in order of first occurrence. If no usual background is among
 * them, the first character that is not a usual ink is blank. number-loom takes the very first
 * instead, and so reads a completely filled picture as blank. Of two coloured squares without white
 * the first is blank.
 */
export function chooseAlphabet(symbols: readonly string[]): Alphabet {
  const background =
    BACKGROUNDS.findLast((symbol) => symbols.includes(symbol)) ?? unusualBackground(symbols);
  const separates = background !== ' ';
  const inks = symbols.filter(
    (symbol) => symbol !== background && !(separates && isSeparator(symbol)),
  );
  const black = BLACKS.find((symbol) => inks.includes(symbol));
  const colors = new Map(inks.map((symbol, i) => [symbol, i + 1] as const));
  if (background !== undefined) colors.set(background, 0);
  return { background, colors, palette: [{ rgb: '#ffffff' }, ...listEntries(inks, black)] };
}

/** The background of a picture in which no usual background occurs. */
function unusualBackground(symbols: readonly string[]): string | undefined {
  const isSquares = symbols.length === 2 && symbols.every(isSquare);
  if (isSquares) return symbols[0];
  const unknown = symbols.filter((symbol) => !KNOWN_INKS.has(symbol));
  return unknown.find((symbol) => !LIKELY_INKS.has(symbol)) ?? unknown[0];
}

/** True for a coloured or black square, which may also be a background. */
export function isSquare(symbol: string): boolean {
  return SQUARE_INKS.has(symbol);
}

/** False for a background that was chosen only because no usual one occurs. */
export function isUsualBackground(symbol: string): boolean {
  return KNOWN_BACKGROUNDS.has(symbol);
}

/**
 * True if lines of different lengths may be a picture of these characters: an editor cuts blanks
 * off, and some programs other blank cells.
 */
export function mayBeRagged(symbols: ReadonlySet<string>): boolean {
  const all = [...symbols];
  if (all.length < 2 || all.some(isDigit)) return false;
  return all.some((one) => KNOWN_BACKGROUNDS.has(one)) && (all.length === 2 || !all.some(isLetter));
}

/** True for a character that separates cells, unless it is the background. */
export function isSeparator(symbol: string): boolean {
  return symbol === ' ' || symbol === '\t';
}

/** The palette entries of inks. A single black ink gets no symbol, because black is the default. */
function listEntries(inks: readonly string[], black: string | undefined): PaletteColor[] {
  if (inks.length === 0 || (inks.length === 1 && inks[0] === black)) return [{ rgb: '#000000' }];
  const known = inks.flatMap((ink) => SQUARES.get(ink) ?? (ink === black ? '#000000' : []));
  const others = inks.filter((ink) => ink !== black && !SQUARES.has(ink));
  const invented = colorsOfIds(others, ['#ffffff', ...known]);
  return inks.map((ink): PaletteColor => {
    if (ink === black) return { rgb: '#000000', symbol: ink };
    const square = SQUARES.get(ink);
    if (square !== undefined) return { rgb: square, symbol: ink };
    return invented[others.indexOf(ink)] ?? { rgb: '#808080', symbol: ink };
  });
}

/** False if some of these characters cannot occur in one picture together. */
export function mayBePicture(symbols: ReadonlySet<string>): boolean {
  if (symbols.size > MAX_SYMBOLS) return false;
  const all = [...symbols];
  return symbols.size <= 2 ? all.every(mayBeCell) : areUsual(all);
}

/** Minimum lines of a picture of two characters that are not known to stand for cells. */
const PAIR_LINES = 3;

/**
 * True if these characters almost certainly form a picture. Letters count as inks in several lines,
 * beside a usual background that is not a letter, or if all of them are usual inks. Any two
 * characters are a picture if the lines are more.
 */
export function isPicture(symbols: ReadonlySet<string>, lines: number): boolean {
  if (!mayBePicture(symbols)) return false;
  const all = [...symbols];
  // a ruled line
  if (symbols.size === 1 && symbols.has('-')) return false;
  if (lines >= PAIR_LINES && isPair(all)) return true;
  if (!areUsual(all)) return false;
  const letters = all.filter(isLetter);
  if (letters.length === 0) return true;
  const isUsual = (one: string): boolean => KNOWN_INKS.has(one) || KNOWN_BACKGROUNDS.has(one);
  const hasPaper = all.some((one) => KNOWN_BACKGROUNDS.has(one) && !isLetter(one));
  return lines > 1 && (hasPaper || letters.every(isUsual));
}

/**
 * True for two characters of which at most one is white space, and a digit only 1 beside blanks.
 */
function isPair(symbols: readonly string[]): boolean {
  if (symbols.length !== 2 || symbols.every(isSpace)) return false;
  return !symbols.some(isDigit) || (symbols.includes('1') && symbols.includes(' '));
}

/** True if all are characters by which cells are usually drawn. */
function areUsual(symbols: readonly string[]): boolean {
  if (symbols.some(isDigit)) return symbols.every((symbol) => symbol === '0' || symbol === '1');
  if (symbols.includes(' ') && symbols.some(isLetter)) return false;
  return symbols.every((one) => KNOWN_INKS.has(one) || KNOWN_BACKGROUNDS.has(one) || isLetter(one));
}

/** False for digits above 1, which are numbers, for "?", which is undecided, and for controls. */
function mayBeCell(symbol: string): boolean {
  return !/[2-9?]|\p{C}/u.test(symbol);
}

function isSpace(symbol: string): boolean {
  return /\s/.test(symbol);
}

function isDigit(symbol: string): boolean {
  return /^[0-9]$/.test(symbol);
}

/** True for letters of any alphabet. */
export function isLetter(symbol: string): boolean {
  return /^\p{L}$/u.test(symbol);
}
