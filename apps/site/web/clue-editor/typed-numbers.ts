/** Numbers as a person types them: "7", "1 2", "2a 3b". */

/** A number that was typed. */
export interface TypedNumber {
  readonly value: number;
  /** An index into the palette; undefined leaves the colour as it is. */
  readonly color?: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Most inks, because each has a letter. */
export const MOST_INKS = LETTERS.length;

/** The letter of an ink, which is an index into the palette from 1 on: "a" for 1. */
export function letterOf(ink: number): string {
  return LETTERS.charAt(ink - 1);
}

/**
 * The numbers of a text, with the letters of `inks` inks or without: "7", "1 2", "1.2", "2a 3b",
 * "0" for none; undefined if it is anything else, or a number is larger than `most`.
 */
export function parseNumbers(text: string, most: number, inks: number): TypedNumber[] | undefined {
  const parts = text.replace(/^[\s,.]+|(?<![\s,.])[\s,.]+$/g, '').split(/[\s,.]+/);
  const numbers = parts.map((part) => parseNumber(part, inks));
  if (!numbers.every((number) => number !== undefined && number.value <= most)) return undefined;
  return numbers.filter((number) => number !== undefined && number.value > 0) as TypedNumber[];
}

function parseNumber(text: string, inks: number): TypedNumber | undefined {
  const [, digits, letter = ''] = /^(\d{1,3})([a-z]?)$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  if (letter === '') return { value: Number(digits) };
  const color = LETTERS.indexOf(letter.toLowerCase()) + 1;
  return color <= inks ? { value: Number(digits), color } : undefined;
}
