/**
 * Clues in colours as people type them: a size and a colour in one word, "2red 1blue", "2r 1b",
 * "1#ff0000"; and a line that says what letters mean, "colors: r red, b #00f".
 */
import type { AnyBlock } from './clue-list.js';
import { rgbOfText } from './color-text.js';

/** A size and a colour: a name that is known, a value, or a letter. */
const WORD = /^(\d{1,6})(?:(\p{L}{1,20}|#[\da-f]{3}(?:[\da-f]{3})?))?$/iu;

/** Most blocks of a clue. */
const MOST = 5000;

/** The clue of a text with at least one colour; undefined for any other text. */
export function coloredClue(text: string): AnyBlock[] | undefined {
  if (!/\d[\p{L}#]/u.test(text)) return undefined;
  const words = text.trim().split(/[\s,.]+/, MOST + 1);
  const clue: AnyBlock[] = [];
  for (const word of words) {
    const [, digits, ink] = WORD.exec(word) ?? [];
    const size = Number(digits);
    if (digits === undefined || size === 0 || clue.length === MOST) return undefined;
    if (ink === undefined) clue.push(size);
    else if (ink.length === 1 || rgbOfText(ink) !== undefined) clue.push({ size, ink });
    else return undefined;
  }
  return clue;
}

/** A line that gives colours to letters. */
const COLORS =
  /^[ \t]{0,9}(?:#[ \t]{0,3})?(?:colou?rs?|palette|inks|farben|couleurs|цвета)[ \t]{0,9}[:=][ \t]{0,9}(.{1,400})$/imu;

/** The text with the colours of such a line in place of its letters; the line becomes blank. */
export function withNamedColors(text: string): string {
  const [line, list] = COLORS.exec(text) ?? [];
  if (line === undefined || list === undefined) return text;
  const names = new Map<string, string>();
  for (const entry of list.split(/[,;]/)) {
    const [, id, color] = /^\s*(\p{L}{1,10})\s*[=:\s]\s*(#?[\p{L}\d]{2,20})\s*$/u.exec(entry) ?? [];
    if (id === undefined || color === undefined || rgbOfText(color) === undefined) return text;
    names.set(id, color);
  }
  const named = text.replace(/(?<=\d)\p{L}{1,10}(?![\p{L}\p{N}])/gu, (id) => names.get(id) ?? id);
  return named.replace(COLORS, '');
}
